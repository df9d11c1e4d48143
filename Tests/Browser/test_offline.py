"""Without a connection: a page that says so, and the way back."""

from playwright.sync_api import expect


def test_without_a_connection_a_page_says_so_and_the_way_back_works(visit):
    page = visit("/", expects_failures=True)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    # The worker that is ready controls the pages that are opened from now on.
    assert page.evaluate("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/stays/destination")
    expect(page.get_by_role("heading", name="인터넷에 연결되어 있지 않아요")).to_be_visible()
    assert page.url.endswith("/stays/destination")
    page.context.set_offline(False)
    page.reload()
    expect(page.get_by_role("searchbox")).to_be_visible()


def test_no_page_of_anybody_is_kept(visit):
    page = visit("/stays/1")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    kept = page.evaluate(
        """async () => {
            const names = await caches.keys();
            const shelves = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
            return shelves.flat().map(request => new URL(request.url).pathname);
        }"""
    )
    assert kept == ["/offline"]


def test_the_site_can_be_put_on_the_home_screen(visit):
    """S3-5.3: the manifest names it and its icons are there."""
    page = visit("/")
    address = page.locator("link[rel=manifest]").evaluate("link => link.href")
    manifest = page.evaluate("address => fetch(address).then(answer => answer.json())", address)
    assert manifest["name"] and manifest["display"] == "standalone" and manifest["start_url"]
    icons = [icon["src"] for icon in manifest["icons"]]
    icons.append(page.locator("link[rel=apple-touch-icon]").get_attribute("href"))
    assert len(icons) >= 3
    for icon in icons:
        loaded = page.evaluate(
            """address => new Promise(done => {
                const picture = new Image();
                picture.onload = () => done(picture.naturalWidth > 0);
                picture.onerror = () => done(false);
                picture.src = address;
            })""",
            page.evaluate("([icon, base]) => new URL(icon, base).href", [icon, address]),
        )
        assert loaded, icon
