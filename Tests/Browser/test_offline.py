"""Without a connection: the pages seen last stand, any other says so, and nothing of anybody is kept."""

import pytest
from playwright.sync_api import expect

import nadri
import screens

OFFLINE = {"ko": "인터넷에 연결되어 있지 않아요", "en": "You are offline", "ja": "オフラインです"}
MOST_PAGES = 30


@pytest.fixture
def open_kept(visit):
    """Opens a page with the worker in charge, and returns when the page is kept."""

    def open_kept(address, at=None, **options):
        page = visit(address, expects_failures=True, **({"at": at} if at else {}), **options)
        until_kept(page, address)
        return page

    return open_kept


def test_a_page_seen_once_is_there_again_whole_and_says_that_it_is_kept(open_kept):
    page = open_kept("/stays/1")
    name = page.get_by_role("heading", level=1).text_content()
    expect(page.locator("#offline-note")).to_be_hidden()
    page.context.set_offline(True)
    expect(page.locator("#offline-note")).to_be_visible()
    page.reload()
    screens.wait_until_running(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    expect(page.locator("#offline-note")).to_have_text(
        "연결이 끊겨 전에 본 내용을 보여드려요. 지금은 달라졌을 수 있어요."
    )
    assert styled(page)
    # Its app runs: the long description opens without the server.
    page.locator("#details-toggle").click()
    expect(page.locator("#details")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("#offline-note")).to_be_hidden()


def test_it_stands_with_the_server_gone_and_its_pictures_too(tmp_path, open_kept):
    with nadri.running(tmp_path) as server:
        page = open_kept("/", at=server)
        page.reload(wait_until="networkidle")
        first = page.locator("img").first.evaluate("image => new URL(image.currentSrc).pathname")
        until(page, IS_KEPT, first)
        empty_the_browsers_own_cache(page)
    page.reload()
    screens.wait_until_running(page)
    assert styled(page)
    assert page.locator("img").first.evaluate("async image => { await image.decode(); return image.naturalWidth > 0; }")


@pytest.mark.parametrize("language, locale", [("ko", "ko-KR"), ("en", "en-GB"), ("ja", "ja-JP")])
def test_a_page_never_seen_says_so_in_the_readers_language_and_finds_back(open_kept, axe, language, locale):
    page = open_kept("/", locale=locale)
    page.context.set_offline(True)
    page.goto("/stays/destination")
    expect(page.get_by_role("heading", name=OFFLINE[language])).to_be_visible()
    assert page.url.endswith("/stays/destination") and styled(page)
    axe(page)
    page.context.set_offline(False)
    # The first way on asks for the same address again.
    page.locator("main .btn-primary").click()
    expect(page.get_by_role("searchbox")).to_be_visible()


def test_with_another_language_no_page_of_the_one_before_is_shown(open_kept):
    page = open_kept("/stays/1")
    page.goto("/language/ja?back=/")
    until_kept(page, "/")
    assert [name.split(".")[1:] for name in kept(page) if name.startswith("pages")] == [["ja", "system"]]
    page.context.set_offline(True)
    page.goto("/stays/1")
    expect(page.get_by_role("heading", name=OFFLINE["ja"])).to_be_visible()


def test_with_another_brightness_too(open_kept):
    page = open_kept("/stays/1")
    page.goto("/theme/dark?back=/")
    until_kept(page, "/")
    page.context.set_offline(True)
    page.goto("/stays/1")
    expect(page.get_by_role("heading", name=OFFLINE["ko"])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_no_page_of_somebody_is_kept(open_kept, server):
    """A cookie that tells who asks makes every page private."""
    page = open_kept("/")
    page.context.add_cookies([{"name": "session", "value": "hana", "url": server.address}])
    for address in ["/stays/2", "/stays/destination", "/offline"]:
        page.goto(address)
    page.context.clear_cookies()
    # What came before has been dealt with when a later page is kept.
    page.goto("/stays/3")
    until_kept(page, "/stays/3")
    assert pages(page) == ["/", "/offline", "/stays/3"]
    page.context.set_offline(True)
    page.goto("/stays/2")
    expect(page.get_by_role("heading", name=OFFLINE["ko"])).to_be_visible()


def test_a_form_that_is_sent_makes_it_forget(open_kept):
    """Somebody may have signed in or out by it."""
    page = open_kept("/stays/1")
    with page.expect_navigation():
        page.evaluate(
            """() => {
                const form = document.body.appendChild(document.createElement('form'));
                form.method = 'post';
                form.action = '/stays/1';
                form.submit();
            }"""
        )
    page.goto("/stays/destination")
    until_kept(page, "/stays/destination")
    assert pages(page) == ["/offline", "/stays/destination"]


def test_a_page_that_comes_late_is_not_kept_after_the_forgetting(open_kept, relay):
    """Another tab's page with somebody's hearts is under way while this one signs in or out."""
    page = open_kept("/wishlist", proxy=relay.for_chromium)
    screens.wish_for(page, 1)
    held = relay.hold("/wishlist")
    tab = page.context.new_page()
    tab.goto("/wishlist", wait_until="commit")
    assert held.began.wait(10)
    page.evaluate("fetch('/stays/1', { method: 'POST' }).then(() => undefined)")
    until(page, f"!({IS_KEPT})", "/wishlist")
    held.release()
    tab.wait_for_load_state()
    # What came before has been dealt with when a later page is kept.
    page.goto("/stays/3")
    until_kept(page, "/stays/3")
    assert pages(page) == ["/offline", "/stays/3"]


def test_pages_with_hearts_go_when_a_page_of_somebody_comes(open_kept, server):
    """Whoever comes back from another service has sent no form here, and a page may have been asked for while the form was read."""
    page = open_kept("/")
    page.goto("/wishlist")
    screens.wish_for(page, 1)
    until(page, f"({IS_KEPT})?.headers.get('Nadri-Keep') === 'browser'", "/wishlist")
    page.context.add_cookies([{"name": "session", "value": "hana", "url": server.address}])
    page.goto("/stays/2")
    until(page, f"!({IS_KEPT})", "/wishlist")
    page.context.clear_cookies()
    page.goto("/stays/3")
    until_kept(page, "/stays/3")
    assert pages(page) == ["/", "/offline", "/stays/3"]


def test_a_page_that_breaks_off_leaves_the_one_kept_before(open_kept, relay):
    page = open_kept("/stays/1", proxy=relay.for_chromium)
    name = page.get_by_role("heading", level=1).text_content()
    held = relay.hold("/stays/1")
    page.goto("/stays/1", wait_until="commit")
    assert held.began.wait(10)
    held.cut()
    page.goto("/stays/3")
    until_kept(page, "/stays/3")
    page.context.set_offline(True)
    page.goto("/stays/1")
    screens.wait_until_running(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_only_so_many_pages_are_kept_the_last_ones(open_kept):
    page = open_kept("/stays/1")
    # A page without an app comes quickly.
    addresses = [f"/components?{number}" for number in range(MOST_PAGES + 2)]
    for address in addresses:
        page.goto(address)
        until_kept(page, address)
    until(page, f"(await ({PAGES})()).length === argument", MOST_PAGES + 1)
    assert pages(page) == sorted(addresses[2:] + ["/offline"])


def test_neither_answers_nor_refusals_are_kept(open_kept):
    page = open_kept("/")
    for address in ["/nowhere", "/stays/999999", "/api/v1/stays", "/?lang=ja", "/healthz"]:
        page.goto(address)
    page.goto("/stays/3")
    until_kept(page, "/stays/3")
    assert pages(page) == ["/", "/offline", "/stays/3"]


def test_after_an_update_everything_is_of_the_new_version(tmp_path, open_kept):
    port = nadri.free_port()
    with nadri.running(tmp_path, port=port) as server:
        page = open_kept("/stays/1", at=server)
        until_kept(page, "/stays/1")
        old = version(page)
    changed = nadri.share_with(tmp_path / "changed", "app.css", "\nbody { border-top: 7px solid rgb(1, 2, 3); }\n")
    with nadri.running(tmp_path, port=port, world=None, NADRI_SHARE=str(changed)) as server:
        # The old worker is in charge yet, and the page is the new one through and through.
        page.goto("/stays/2")
        screens.wait_until_running(page)
        new = version(page)
        assert new != old and top_border(page) == "7px"
        until(page, "(await caches.keys()).every(name => !name.includes(argument))", old)
        until_kept(page, "/stays/2")
        assert all(new in name for name in kept(page))
    page.reload()
    screens.wait_until_running(page)
    assert version(page) == new and top_border(page) == "7px"
    # Seen with the old version only: its files have gone, and it with them.
    page.goto("/stays/1")
    expect(page.get_by_role("heading", name=OFFLINE["ko"])).to_be_visible()
    assert version(page) == new and top_border(page) == "7px"


def test_a_device_without_room_gets_its_pages_all_the_same(visit, server):
    page = visit("/", expects_failures=True)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    session = page.context.new_cdp_session(page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": server.address, "quotaSize": 1})
    assert page.evaluate(KEEP_MORE) == "QuotaExceededError"
    for number in [4, 5]:
        page.goto(f"/stays/{number}")
        screens.wait_until_running(page)
        assert page.evaluate("navigator.serviceWorker.controller !== null") and styled(page)
    assert "/stays/5" not in pages(page)


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


# What the browser has kept: the paths on each shelf.
KEPT = """async () => {
    const shelves = {};
    for (const name of await caches.keys()) {
        const requests = await (await caches.open(name)).keys();
        shelves[name] = requests.map(({url}) => new URL(url).pathname + new URL(url).search).sort();
    }
    return shelves;
}"""

PAGES = f"""async () => {{
    const shelves = await ({KEPT})();
    return Object.keys(shelves).filter(name => name.startsWith('pages')).flatMap(name => shelves[name]);
}}"""

KEEP_MORE = """async () => {
    const shelf = await caches.open('more');
    return shelf.put('/more', new Response('x'.repeat(9999))).then(() => 'kept', error => error.name);
}"""


def kept(page):
    return page.evaluate(KEPT)


def pages(page):
    return page.evaluate(PAGES)


# Looking for an address opens no shelf: to open one that the worker has just dropped would make it anew.
IS_KEPT = "await caches.match(argument, {ignoreVary: true})"


def until(page, condition, argument):
    """Returns as soon as the shelves fulfil it; the page itself looks again with each frame that it draws."""
    page.evaluate(
        f"""async argument => {{
            const deadline = performance.now() + 10_000;
            while (!({condition})) {{
                if (performance.now() > deadline) throw new Error('not in time: ' + await caches.keys());
                await new Promise(requestAnimationFrame);
            }}
        }}""",
        argument,
    )


def until_kept(page, address):
    until(page, IS_KEPT, address)


def styled(page):
    return page.evaluate("getComputedStyle(document.body).backgroundColor") in ("rgb(251, 249, 246)", "rgb(21, 18, 16)")


def version(page):
    return page.locator("link[rel=stylesheet]").get_attribute("href").split("/")[2]


def top_border(page):
    return page.evaluate("getComputedStyle(document.body).borderTopWidth")


def empty_the_browsers_own_cache(page):
    """So that only what the worker keeps is left."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
