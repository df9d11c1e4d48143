"""Joining, other services and the settings in WebKit, which is what an iPhone runs."""

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import accessibility
import members
import nadri
import providers
import webkit as engine
from members import PASSWORD
from providers import SERVICES
from test_accounts import SIZES
from test_in_webkit import PICTURE, find, press, wait

READY = "return document.documentElement.dataset.ready === 'true'"
PAGES = ["", "/profile", "/password", "/recovery-codes", "/proof?for=passkey", "/devices", "/deletion"]
OVERHANG = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
# The sign-up scrolls by itself, over the page.
FLOW_OVERHANG = "const flow = document.getElementById('sign-up'); return flow.scrollWidth - flow.clientWidth"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with providers.site(tmp_path_factory.mktemp("providers-webkit")) as running:
        yield running


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_joining_and_signing_in(webkit, size, tmp_path):
    """S3-1.2, S3-1.3, S3-2.2, S3-2.6, S3-3.1, S3-3.3, S3-3.5, S3-5.4: phones as wide as this window can be narrow."""
    with nadri.running(tmp_path, world=()) as server:
        engine.resize(webkit, size["width"], size["height"])
        webkit.get(server.address + "/language/ko?back=/sign-in")
        wait(webkit, READY)
        assert webkit.execute_script(OVERHANG) <= 0
        accessibility.check_in_webkit(webkit)
        press(webkit, find(webkit, "#sign-up-link"))
        wait(webkit, "return location.pathname === '/sign-up'")
        webkit.execute_script(PICTURE)
        wait(webkit, "return document.querySelector('#picture img')?.naturalWidth === 1024")
        for field, text in [("handle", "jun_2027"), ("password", PASSWORD), ("repetition", PASSWORD), ("introduction", "기차로 다녀요.")]:
            fill(webkit, "#" + field, text)
        assert webkit.execute_script(FLOW_OVERHANG) <= 0
        accessibility.check_in_webkit(webkit)
        wait(webkit, "return !document.querySelector('.footbar .btn-primary').hasAttribute('aria-disabled')")
        press(webkit, find(webkit, ".footbar .btn-primary"))
        wait(webkit, "return location.pathname === '/sign-up/details'")
        fill(webkit, "#phone", "01012345678")
        webkit.execute_script("document.getElementById('birth').scrollTop = 96 * document.querySelector('#birth li').offsetHeight")
        wait(webkit, "return document.getElementById('birth-date').textContent === '1996년 1월 1일'")
        find(webkit, "#wheel-1-").send_keys(Keys.ARROW_DOWN)
        find(webkit, "#wheel-2-").send_keys(Keys.END)
        wait(webkit, "return document.getElementById('birth-date').textContent === '1996년 2월 29일'")
        for consent in ("terms", "privacy"):
            press(webkit, find(webkit, "#" + consent))
        assert webkit.execute_script(FLOW_OVERHANG) <= 0
        accessibility.check_in_webkit(webkit)
        press(webkit, find(webkit, ".footbar .btn-primary"))
        wait(webkit, "return document.querySelectorAll('.codes li').length === 10")
        assert find(webkit, "#sign-in-handle").get_property("value") == "jun_2027"
        assert webkit.execute_script(OVERHANG) <= 0
        accessibility.check_in_webkit(webkit)
        fill(webkit, "#sign-in-password", PASSWORD)
        press(webkit, find(webkit, "#sign-in button"))
        wait(webkit, "return location.pathname === '/' && document.querySelector('#tabs')?.textContent.includes('프로필')")


def test_the_settings_fit_every_size_and_axe_finds_nothing(webkit, site):
    """S2-10.1, S3-5.4"""
    join_by_password(webkit, site, "looks_here")
    for size in SIZES.values():
        engine.resize(webkit, size["width"], size["height"])
        for page in PAGES:
            webkit.get(site.address + "/settings" + page)
            assert webkit.execute_script(OVERHANG) <= 0, (page, size)
            accessibility.check_in_webkit(webkit)


def test_the_settings_are_changed(webkit, site):
    """S2-10.1, S2-10.2"""
    join_by_password(webkit, site, "changes_here")
    press(webkit, find(webkit, "a[href='/settings/profile']"))
    fill(webkit, "#name", "김 준")
    press(webkit, find(webkit, "#portrait-form [type=submit]"))
    said(webkit, "main", "프로필을 저장했어요.")
    assert "김 준" in find(webkit, ".profile h2").text
    webkit.get(site.address + "/settings/recovery-codes")
    press(webkit, find(webkit, "main form button"))
    wait(webkit, "return document.querySelectorAll('.codes li').length === 10")
    webkit.get(site.address + "/settings/password")
    for field, text in [("proof", PASSWORD), ("password", "새로 정한 긴 비밀번호"), ("repetition", "새로 정한 긴 비밀번호")]:
        fill(webkit, "#" + field, text)
    press(webkit, find(webkit, "main form button"))
    said(webkit, "main", "비밀번호를 바꿨어요.")
    # This WebKit has no passkeys, and says so.
    assert "이 브라우저에서는 패스키를 추가할 수 없어요." in find(webkit, "#passkeys").text
    press(webkit, find(webkit, "[aria-label=뒤로]"))
    wait(webkit, "return location.pathname === '/'")


@pytest.mark.parametrize("slug", SERVICES)
def test_somebody_new_joins_by_a_service_and_signs_in_again(webkit, site, slug):
    """S2-9.1, S2-9.2, S2-9.3, S2-9.4, S2-9.6"""
    start(webkit, site, "/sign-in?back=/stays/destination")
    sign_in_by(webkit, site, slug, "1002")
    wait(webkit, "return location.pathname.endsWith('/joining')")
    accessibility.check_in_webkit(webkit)
    for field, answer in (members.ANSWERS | {"handle": f"jun_{slug}"}).items():
        set_value(webkit, f"[name={field}]", answer)
    for consent in ("terms", "privacy"):
        press(webkit, find(webkit, "#" + consent))
    press(webkit, find(webkit, "#portrait-form [type=submit]"))
    said(webkit, "main", "가입하고 로그인했어요.")
    accessibility.check_in_webkit(webkit)
    press(webkit, find(webkit, "#go-on"))
    wait(webkit, "return location.pathname === '/stays/destination'")
    start(webkit, site, "/sign-in?back=/settings")
    sign_in_by(webkit, site, slug, "1002")
    wait(webkit, "return location.pathname === '/settings'")
    assert find(webkit, ".profile h2").text == "Jun Park"


@pytest.mark.parametrize("slug", SERVICES)
def test_a_no_is_told_and_a_service_is_linked_and_unlinked(webkit, site, slug):
    start(webkit, site, "/sign-in")
    sign_in_by(webkit, site, slug, None)
    said(webkit, "#main", f"{SERVICES[slug][1]}에서 취소했어요.", role="alert")
    join_by_password(webkit, site, f"link_{slug}")
    press(webkit, row(webkit, slug, "연결"))
    choose(webkit, site, slug, "1001")
    said(webkit, "#providers", "연결했어요.")
    accessibility.check_in_webkit(webkit)
    press(webkit, row(webkit, slug, "연결 끊기"))
    said(webkit, "#providers", "연결을 끊었어요.")


def start(driver, site, address):
    """Nobody is signed in."""
    driver.get(site.address + "/language/ko?back=/")
    driver.delete_all_cookies()
    driver.get(site.address + "/language/ko?back=/")
    driver.get(site.address + address)


def sign_in_by(driver, site, slug, person):
    press(driver, find(driver, f".social a[href^='/sign-in/{slug}']"))
    choose(driver, site, slug, person)


def choose(driver, site, slug, person):
    """Says at the service who one is; None says no. One is home when a page of ours stands."""
    wait(driver, "return location.origin === arguments[0] && document.readyState === 'complete'", site.origins[slug])
    find(driver, f"[value='{person}']" if person else "[name=refusal]").click()
    wait(driver, "return location.origin === arguments[0] && document.querySelector('#main') !== null", site.address)


def row(driver, slug, label):
    path = f"//*[@id='providers']//li[contains(., '{SERVICES[slug][1]}')]//button[normalize-space(.)='{label}']"
    return driver.find_element(By.XPATH, path)


def join_by_password(driver, site, handle):
    """Somebody with a password, signed in, in the settings."""
    start(driver, site, "/sign-in?back=/settings")
    members.join_in_webkit(driver, handle)
    fill(driver, "#sign-in-handle", handle)
    fill(driver, "#sign-in-password", PASSWORD)
    press(driver, find(driver, "#sign-in button"))
    wait(driver, "return location.pathname === '/settings'")


def fill(driver, selector, text):
    """Types as people do, in place of what stands there."""
    field = find(driver, selector)
    field.clear()
    field.send_keys(text)


def set_value(driver, selector, text):
    """The same for a field that has a picker of its own."""
    driver.execute_script("arguments[0].value = arguments[1]", find(driver, selector), text)


def said(driver, part, text, role="status"):
    wait(driver, f"return document.querySelector('{part} [role={role}]')?.textContent.includes(arguments[0])", text)
