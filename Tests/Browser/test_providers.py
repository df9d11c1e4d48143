"""Signing in with other services, as people do it: out to the service, home again, and in the settings. The services are played on
loopback. No script is needed but what Apple's own page runs."""

import re

import pytest
from playwright.sync_api import expect

import members
import nadri
import providers
from chromium import DESKTOP, PHONE
from providers import SERVICES
from test_every_screen import FINGER, SMALL_TARGETS, overhang

HANA, JUN = "Hana Sato", "Jun Park"


@pytest.fixture
def site(tmp_path):
    # Its own for each test: while the clock stands still, no limit of attempts is let up.
    with providers.site(tmp_path) as running:
        yield running


@pytest.fixture
def browse(chromium, site):
    """Opens a browser of its own on the site: `browse("/sign-in")`."""

    def browse(address, **options):
        options = {"ignore_https_errors": True, "service_workers": "block", "java_script_enabled": True} | options
        page = chromium.page(base_url=site.address, expects_failures=True, **options)
        page.goto(address)
        return page

    return browse


def go_out(page, slug, origin):
    """From the sign-in to the service."""
    page.get_by_role("link", name=SERVICES[slug][1]).click()
    page.wait_for_url(origin + "/**")


def choose(page, name):
    """Says at the service who one is; None says no. One is home when another page than the service's stands there."""
    page.get_by_role("button", name=name or "Cancel").click()
    expect(page.locator("#main")).to_be_visible()


def sign_in_by(page, site, slug, name):
    go_out(page, slug, site.origins[slug])
    choose(page, name)


def join(page, handle, name=None):
    """Tells what else an account needs."""
    expect(page).to_have_url(re.compile("/joining$"))
    if name is not None:
        expect(page.get_by_label("이름")).to_have_value(name)
    page.get_by_label("아이디", exact=True).fill(handle)
    for field, answer in members.ANSWERS.items():
        page.locator(f"[name={field}]").fill(answer)
    for consent in ("terms", "privacy"):
        page.locator("#" + consent).check()
    page.get_by_role("button", name="가입", exact=True).click()
    expect(page.get_by_role("status")).to_have_text("가입하고 로그인했어요.")
    expect(page.locator(".codes li")).to_have_count(10)


def join_by_password(page, handle):
    """Somebody with a password, signed in, in the settings."""
    members.join(page, handle)
    members.sign_in(page, handle)


def row(page, slug):
    return page.locator("#providers .row").filter(has_text=SERVICES[slug][1])


def link(page, site, slug, name):
    page.goto("/settings")
    row(page, slug).get_by_role("button", name="연결").click()
    page.wait_for_url(site.origins[slug] + "/**")
    choose(page, name)


@pytest.mark.parametrize("slug", SERVICES)
def test_somebody_new_joins_and_signs_in_again_to_where_they_were(browse, site, slug):
    """S2-9.1, S2-9.2, S2-9.3, S2-9.4, S2-9.6: Jun hides what can be hidden; Kakao tells no mail address."""
    page = browse("/sign-in?back=/stays/destination")
    sign_in_by(page, site, slug, JUN)
    join(page, f"jun_{slug}", name=JUN)
    page.get_by_role("link", name="계속").click()
    expect(page).to_have_url(re.compile("/stays/destination$"))
    again = browse("/sign-in?back=/stays/destination")
    sign_in_by(again, site, slug, JUN)
    expect(again).to_have_url(re.compile("/stays/destination$"))
    again.goto("/settings")
    expect(again.get_by_role("heading", name=JUN)).to_be_visible()
    names = {cookie["name"] for cookie in again.context.cookies()}
    assert not names & {"__Secure-attempt", "__Secure-identity"}


@pytest.mark.parametrize("slug", SERVICES)
def test_a_no_at_the_service_is_told_and_can_be_thought_over(browse, site, slug):
    page = browse("/sign-in?back=/stays/destination")
    sign_in_by(page, site, slug, None)
    notice = page.locator("#notice")
    expect(notice).to_contain_text(f"{SERVICES[slug][1]}에서 취소했어요.")
    notice.get_by_role("link", name="다시 시도").click()
    page.wait_for_url(site.origins[slug] + "/**")
    choose(page, HANA)
    expect(page).to_have_url(re.compile("/joining$"))


@pytest.mark.parametrize("slug", SERVICES)
def test_a_service_is_linked_in_the_settings_signs_in_and_is_unlinked(browse, site, slug):
    """S1-3.1, S2-10.1"""
    page = browse("/sign-in")
    join_by_password(page, f"link_{slug}")
    link(page, site, slug, HANA)
    section = page.locator("#providers")
    expect(section.get_by_role("status")).to_have_text("연결했어요. 이제 이 방법으로도 로그인할 수 있어요.")
    expect(section.get_by_role("status")).to_be_in_viewport()
    expect(row(page, slug)).to_contain_text("2027년 3월 1일부터")

    other = browse("/sign-in?back=/settings")
    sign_in_by(other, site, slug, HANA)
    expect(other.get_by_role("heading", name=f"link_{slug}")).to_be_visible()

    row(page, slug).get_by_role("button", name="연결 끊기").click()
    expect(section.get_by_role("status")).to_have_text("연결을 끊었어요.")
    late = browse("/sign-in")
    sign_in_by(late, site, slug, HANA)
    expect(late).to_have_url(re.compile("/joining$"))


def test_the_attempts_cookie_comes_along_from_elsewhere_for_apple_alone(browse, site):
    for slug, same_site in [("apple", "None"), ("github", "Lax")]:
        page = browse("/sign-in")
        go_out(page, slug, site.origins[slug])
        [cookie] = [cookie for cookie in page.context.cookies() if cookie["name"].endswith("attempt")]
        assert (cookie["sameSite"], cookie["secure"], cookie["httpOnly"]) == (same_site, True, True)


def test_a_cancelled_link_changes_nothing_and_says_so(browse, site):
    page = browse("/sign-in")
    join_by_password(page, "thinks_again")
    link(page, site, "github", None)
    expect(page.locator("#main")).to_contain_text("GitHub에서 취소했어요.")
    page.get_by_role("link", name="프로필과 설정").click()
    expect(row(page, "github").get_by_role("button", name="연결")).to_be_visible()


def test_what_another_member_has_and_the_last_way_in_are_told(browse, site):
    first = browse("/sign-in")
    sign_in_by(first, site, "github", HANA)
    join(first, "hana_first")
    first.goto("/settings")
    row(first, "github").get_by_role("button", name="연결 끊기").click()
    expect(first.locator("#main")).to_contain_text("GitHub 말고는 로그인할 방법이 없어서 끊을 수 없어요.")
    page = browse("/sign-in")
    join_by_password(page, "too_late")
    link(page, site, "github", HANA)
    expect(page.locator("#main")).to_contain_text("이 GitHub 계정은 이미 다른 회원과 연결되어 있어요.")


def test_a_browser_that_has_lost_its_attempt_is_told(browse, site):
    page = browse("/sign-in")
    go_out(page, "village", site.origins["village"])
    page.context.clear_cookies(name="__Secure-attempt")
    choose(page, HANA)
    expect(page.locator("#notice")).to_contain_text("이 브라우저에서 시작한 로그인이 없어요.")


def test_services_that_fail_are_told_each_in_its_own_words(chromium, tmp_path):
    """One isn't there, one doesn't know us, one says that it is another."""
    port = nadri.free_port()
    address = f"http://127.0.0.1:{port}"
    closed = f"http://127.0.0.1:{nadri.free_port()}"
    with providers.stand_ins(tmp_path, address, services=["github", "facebook", "village"]) as services:
        broken = {
            "NADRI_SIGNIN_FACEBOOK": "nadri:another secret",
            "NADRI_SIGNIN_OIDC_VILLAGE": services.settings["NADRI_SIGNIN_OIDC_VILLAGE"].replace("127.0.0.1", "localhost"),
            "NADRI_SIGNIN_OIDC_GONE": f"{closed}|nadri|a secret|Gone",
        }
        with nadri.running(tmp_path, world=(), port=port, **services.settings | broken) as server:
            page = chromium.page(base_url=server.address, expects_failures=True)
            for name, text in [
                ("Gone", "지금 Gone에 닿을 수 없어요."), ("Village", "Village 연결이 잘못 설정되어 있어요."),
            ]:
                page.goto("/sign-in")
                page.get_by_role("link", name=name).click()
                expect(page.locator("#notice")).to_contain_text(text)
            page.goto("/sign-in")
            go_out(page, "facebook", services.origins["facebook"])
            choose(page, JUN)
            expect(page.locator("#notice")).to_contain_text("Facebook 연결이 잘못 설정되어 있어요.")
            page.goto("/sign-in")
            go_out(page, "github", services.origins["github"])
            page.go_back()
            page.goto("/sign-in/github/callback?code=x&state=y")
            expect(page.locator("#notice")).to_contain_text("지금 하던 로그인과 다른 답이 왔어요.")


def test_a_service_that_is_not_configured_any_more_is_named_and_unlinked(chromium, tmp_path):
    port = nadri.free_port()
    address = f"http://127.0.0.1:{port}"
    with providers.stand_ins(tmp_path, address, services=["github", "village"]) as services:
        with nadri.running(tmp_path, world=(), port=port, **services.settings) as server:
            page = chromium.page(base_url=server.address, expects_failures=True)
            page.goto("/sign-in")
            join_by_password(page, "stays_here")
            link(page, services, "village", HANA)
        with nadri.running(tmp_path, world=(), port=port):
            page.goto("/settings")
            gone = page.locator("#providers .row")
            expect(gone).to_contain_text(services.origins["village"].removeprefix("http://"))
            expect(gone).to_contain_text("지금은 이 서비스로 로그인할 수 없어요")
            gone.get_by_role("button", name="연결 끊기").click()
            expect(page.locator("#providers").get_by_role("status")).to_have_text("연결을 끊었어요.")
            expect(gone).to_have_count(0)


def test_a_provider_that_others_wrote_signs_in_too(chromium, tmp_path):
    """oidc-provider-mock: joining, signing in again, a no, linking and unlinking."""
    with providers.foreign() as services:
        # It signs by the clock on the wall.
        with nadri.running(tmp_path, world=(), now="", **services.settings) as server:

            def out(address):
                page = chromium.page(base_url=server.address, expects_failures=True, elsewhere=["cdn.jsdelivr.net"])
                page.goto(address)
                page.get_by_role("link", name="Foreign").click()
                page.wait_for_url(services.origins["foreign"] + "/**")
                return page

            page = out("/sign-in?back=/stays/destination")
            choose(page, "hana")
            join(page, "hana_away", name=HANA)
            page.get_by_role("link", name="계속").click()
            expect(page).to_have_url(re.compile("/stays/destination$"))
            page = out("/sign-in?back=/settings")
            choose(page, "hana")
            expect(page.get_by_role("heading", name=HANA)).to_be_visible()
            page = out("/sign-in")
            choose(page, "Deny")
            expect(page.locator("#notice")).to_contain_text("Foreign에서 취소했어요.")
            join_by_password(page, "links_away")
            page.locator("#providers").get_by_role("button", name="연결").click()
            page.wait_for_url(services.origins["foreign"] + "/**")
            page.get_by_placeholder("sub").fill("jun")
            choose(page, "Authorize")
            expect(page.locator("#providers").get_by_role("status")).to_contain_text("연결했어요.")
            page.locator("#providers").get_by_role("button", name="연결 끊기").click()
            expect(page.locator("#providers").get_by_role("status")).to_have_text("연결을 끊었어요.")


@pytest.mark.parametrize("locale", ["ko-KR", "en-GB", "ja-JP"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_every_page_on_the_way_has_room_and_axe_finds_nothing(browse, site, axe, size, locale):
    page = browse("/sign-in", size={"phone": PHONE, "desktop": DESKTOP}[size], locale=locale)
    look(page, axe, size)
    sign_in_by(page, site, "kakao", None)
    look(page, axe, size)
    page.goto("/sign-in")
    sign_in_by(page, site, "kakao", HANA)
    look(page, axe, size)


def look(page, axe, size):
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        axe(page)
    assert page.evaluate(SMALL_TARGETS, FINGER) == [], page.url
    assert overhang(page) == [], page.url
    page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    assert overhang(page) == [], page.url
    page.evaluate("() => { document.documentElement.style.fontSize = '' }")
    if size == "phone":
        page.set_viewport_size({"width": 320, "height": 568})
        assert overhang(page) == [], page.url
        page.set_viewport_size(PHONE)
