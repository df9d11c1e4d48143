"""The main stories in WebKit, which is what an iPhone runs. Those of the map are in test_map_stories.py."""

from urllib.parse import quote, urlencode

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

import members
import nadri
import wording
from screens import ASKED, BOTH_DRAWINGS, SEOUL, conditions, results, stay

# Chooses a picture in the tray, as a file from the phone's library would come.
PICTURE = """
const canvas = Object.assign(document.createElement("canvas"), { width: 300, height: 200 });
canvas.getContext("2d").fillRect(0, 0, 300, 200);
canvas.toBlob(async (blob) => {
  document.getElementById("picture").click();
  const files = new DataTransfer();
  files.items.add(new File([blob], "photo.jpg", { type: "image/jpeg" }));
  const field = document.querySelector("input[data-picture]");
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  while (document.activeElement.id !== "crop-canvas") await new Promise(requestAnimationFrame);
  document.querySelector("[data-crop=use]").click();
}, "image/jpeg");
"""


@pytest.fixture
def go(webkit, server):
    """Opens an address and waits until the app runs."""

    def go(address):
        webkit.get(server.address + address)
        wait(webkit, "return document.documentElement.dataset.ready === 'true'")

    return go


def test_typing_initial_consonants_finds_seoul(webkit, go, server):
    """S1-1.1, S1-4.2, S1-5.6, S1-5.14, S1-5.15, S1-6.2"""
    go("/language/ko?back=/")
    find(webkit, ".hero .searchpill").click()
    wait(webkit, "return location.pathname === '/stays/destination' && document.documentElement.dataset.ready")
    find(webkit, "#q").send_keys("ㅅㅇ")
    wait(webkit, "return document.querySelector('#match-0 b')?.textContent === '서울'")
    assert find(webkit, "#match-0 mark").text == "서울"
    find(webkit, "#q").send_keys(Keys.ENTER)
    wait(webkit, "return location.pathname === '/stays/conditions' && document.documentElement.dataset.ready")
    assert find(webkit, "#step-0 .v").text == "서울"
    for step in ["step-2", "step-3", "go"]:
        press(webkit, find(webkit, "#foot .link"))
        wait(webkit, "return document.activeElement.id === arguments[0]", step)
    press(webkit, find(webkit, "#go"))
    wait(webkit, "return location.pathname === '/stays/search' && document.documentElement.dataset.ready")
    assert find(webkit, "h1").text == wording.count(server.ask("/api/v1/stays", place=SEOUL)["count"])


def test_the_clear_button_empties_the_field_that_has_the_focus(webkit, go):
    """S1-4.3"""
    go("/stays/destination")
    find(webkit, "#q").send_keys("부산")
    wait(webkit, "return !document.getElementById('matches').hidden")
    find(webkit, "#clear").click()
    wait(webkit, "return document.getElementById('q').value === '' && document.activeElement.id === 'q'")
    wait(webkit, "return document.getElementById('matches').hidden")


@pytest.mark.parametrize("size", [(447, 900), (1280, 800)], ids=["phone", "desktop"])
def test_the_conditions_are_chosen_by_pointer_and_keyboard(webkit, go, server, size):
    """S1-5.3, S1-5.4, S1-5.8, S1-5.9, S1-5.12, S1-5.13, S1-5.15"""
    webkit.set_window_size(*size)
    go("/language/ko?back=/")
    go(conditions(place=SEOUL))
    says = "return document.querySelector(arguments[0]).textContent === arguments[1]"
    press(webkit, gridcell(webkit, "3월 12일 금요일"))
    wait(webkit, says, "#step-1 .v", "3월 12일 –")
    press(webkit, gridcell(webkit, "3월 10일 수요일"))
    wait(webkit, says, "#step-1 .v", "3월 10일–12일")
    assert [cell.text for cell in webkit.find_elements(By.CSS_SELECTOR, "[aria-selected=true]")] == ["10", "11", "12"]
    webkit.execute_script("document.querySelector('#days [tabindex=\"0\"]').focus()")
    for key, name in [(Keys.ARROW_DOWN, "3월 17일"), (Keys.ARROW_RIGHT, "3월 18일"), (Keys.PAGE_DOWN, "4월 18일")]:
        webkit.switch_to.active_element.send_keys(key)
        wait(webkit, "return document.activeElement.ariaLabel?.startsWith(arguments[0])", name)
    for _ in range(2):
        webkit.switch_to.active_element.send_keys(Keys.ENTER)
    wait(webkit, says, ".cal-said", "4월 18일, 당일 이용")
    press(webkit, find(webkit, "#go"))
    wait(webkit, "return document.activeElement.id === 'step-2'")
    find(webkit, "#high").send_keys(Keys.ARROW_LEFT)
    wait(webkit, says, "#step-2 .v", "980,000원 이하")
    press(webkit, find(webkit, "#go"))
    press(webkit, find(webkit, "[aria-label='어린이 한 명 더하기']"))
    wait(webkit, says, "#step-3 .v", "게스트 2명")
    press(webkit, find(webkit, "#go"))
    wait(webkit, "return location.pathname === '/stays/search' && document.documentElement.dataset.ready")
    asked = {"check_in": "2027-04-18", "check_out": "2027-04-18", "adults": 1, "children": 1, "price_max": 980_000}
    assert find(webkit, "h1").text == wording.count(server.ask("/api/v1/stays", place=SEOUL, **asked)["count"])


def test_a_chip_changes_the_guests_without_the_form(webkit, go, server):
    go("/language/ko?back=/")
    go(results(place=SEOUL, **ASKED))
    press(webkit, find(webkit, "#chip-3"))
    wait(webkit, "return document.activeElement.id === 'panel-close'")
    find(webkit, "[aria-label='성인 한 명 더하기']").click()
    count = server.ask("/api/v1/stays", place=SEOUL, **(ASKED | {"adults": 3}))["count"]
    wait(webkit, "return document.querySelector('h1').textContent === arguments[0]", wording.count(count))
    find(webkit, "#panel-done").click()
    wait(webkit, "return document.activeElement.id === 'chip-3' && !document.querySelector('#panel *')")


def test_a_heart_acts_settles_and_comes_back(webkit, go, server):
    """S1-2.3, S1-2.7, S1-6.4; and another tab of the same browser."""
    name = server.ask("/api/v1/stays", place=SEOUL, lang="ko")["stays"][0]["name"]
    go("/language/ko?" + urlencode({"back": results(place=SEOUL)}))
    heart = ".grid .heart"
    assert find(webkit, heart).get_attribute("aria-label") == f"{name} 위시리스트에 저장"
    press(webkit, find(webkit, heart))
    wait(webkit, f"return document.querySelector('{heart}').ariaPressed === 'true'")
    wait(webkit, HEARTS, 1)
    go("/wishlist")
    assert find(webkit, ".card h2").text == name
    # What another tab would tell.
    webkit.execute_script("window.heard = []; new BroadcastChannel('nadri').onmessage = ({ data }) => heard.push(data)")
    press(webkit, find(webkit, heart))
    wait(webkit, "return !document.querySelector('.card') && document.activeElement.id === 'heart-undo'")
    wait(webkit, HEARTS, 0)
    wait(webkit, "return /^heart-heard:1:[0-9]+:0$/.test(heard[0])")
    press(webkit, find(webkit, "#heart-undo"))
    wait(webkit, HEARTS, 1)
    assert find(webkit, ".card h2").text == name


# How many wishes the server knows of.
HEARTS = """
const request = new XMLHttpRequest();
request.open("GET", "/api/v1/wishes", false);
request.send();
return JSON.parse(request.responseText).wishes.length === arguments[0];
"""


def test_cards_sort_filter_and_grow(webkit, go, server):
    """S1-6.2, S1-6.6"""
    go("/language/ko?" + urlencode({"back": results(place=SEOUL)}))
    price = {"sort": "price"}
    for label, asked in [("낮은 가격순", price), ("주방", price | {"amenities": "kitchen"})]:
        press(webkit, button(webkit, label))
        found = server.ask("/api/v1/stays", place=SEOUL, **asked)
        name = found["stays"][0]["name"]
        wait(webkit, "return document.querySelector('article h2').textContent === arguments[0]", name)
        assert find(webkit, "h1").text == wording.count(found["count"])
        assert wording.per_night(found["stays"][0]) in find(webkit, "article").text
    press(webkit, button(webkit, "더 보기"))
    wait(webkit, "return document.querySelectorAll('article').length === arguments[0]", min(40, found["count"]))


def test_a_stay_opens_counts_its_pictures_and_back_returns(webkit, go):
    """S1-8.1, S1-8.4, S1-8.8"""
    go("/language/ko?back=/")
    go(results(place=SEOUL, **ASKED))
    name = find(webkit, "article h2").text
    find(webkit, "article h2 a").click()
    wait(webkit, "return document.querySelector('h1').textContent === arguments[0]", name)
    wait(webkit, "return document.documentElement.dataset.ready === 'true'")
    track = find(webkit, "#pictures")
    webkit.execute_script("arguments[0].scrollTo(arguments[0].firstElementChild.offsetWidth, 0)", track)
    wait(webkit, "return document.querySelector('.pager .count').textContent.startsWith('2 /')")
    assert not find(webkit, "#details").is_displayed()
    press(webkit, find(webkit, "#details-toggle"))
    wait(webkit, "return document.getElementById('details').offsetHeight > 0")
    press(webkit, find(webkit, "[data-back]"))
    wait(webkit, "return location.pathname === '/stays/search'")
    assert find(webkit, "article h2").text == name


def test_the_share_menu_opens_and_closes(webkit, go):
    """S1-8.2"""
    go(stay(1, **ASKED))
    webkit.execute_script("Object.defineProperty(navigator, 'share', {value: undefined})")
    find(webkit, "#share").click()
    wait(webkit, "return document.activeElement.id === 'share-menu-copy'")
    assert webkit.current_url in find(webkit, "#share-menu").text
    find(webkit, "#share-menu .icon-btn").click()
    wait(webkit, "return document.activeElement.id === 'share'")
    assert not find(webkit, "#share-menu .dialog").is_displayed()


def test_the_language_changes_and_is_kept(webkit, go):
    go("/language/ko?back=/")
    press(webkit, find(webkit, "a[hreflang=ja]"))
    wait(webkit, "return document.documentElement.lang === 'ja'")
    webkit.refresh()
    assert find(webkit, "#nearby-title").text == "近くの旅先を見てまわる"


@pytest.mark.parametrize(
    "address", [
        "/", "/stays/destination", conditions(place=SEOUL, **ASKED, step="dates"), conditions(place=SEOUL, step="price"),
        results(place=SEOUL, **ASKED), stay(1, place=SEOUL, **ASKED),
    ]
)
def test_the_app_draws_what_the_server_drew(webkit, go, address):
    go(address)
    script = f"const done = arguments[0]; ({BOTH_DRAWINGS})().then(done, error => done([String(error), '']))"
    served, drawn = webkit.execute_async_script(script)
    assert served.startswith("<") and drawn == served


def test_without_the_server_a_seen_page_stands_and_another_says_that_there_is_no_connection(webkit, tmp_path):
    with nadri.running(tmp_path) as server:
        webkit.get(server.address + "/language/ko?back=/stays/1")
        wait(webkit, "return document.documentElement.dataset.ready === 'true'")
        name = find(webkit, "h1").text
        kept = "caches.match('/stays/1', {ignoreVary: true}).then(found => done(Boolean(found)), () => done(false))"
        waiting = WebDriverWait(webkit, 10, poll_frequency=0.05)
        waiting.until(lambda driver: driver.execute_async_script(f"const done = arguments[0]; {kept}"))
    webkit.refresh()
    wait(webkit, "return document.documentElement.dataset.ready === 'true'")
    assert find(webkit, "h1").text == name
    press(webkit, find(webkit, "#details-toggle"))
    wait(webkit, "return document.getElementById('details').offsetHeight > 0")
    webkit.get(server.address + "/stays/destination")
    assert find(webkit, "h1").text == "인터넷에 연결되어 있지 않아요"


@pytest.mark.parametrize(
    "address", ["/", f"/stays/destination?q={quote('ㅅㅇ')}", conditions(place=SEOUL), results(place=SEOUL, **ASKED), stay(1, **ASKED), "/nowhere"]
)
def test_nothing_is_wider_than_the_window(webkit, server, address):
    """S3-5.4"""
    webkit.set_window_size(447, 900)
    webkit.get(server.address + address)
    overhang = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert webkit.execute_script(overhang) <= 0


def test_signing_up_walks_through_both_steps_and_back(webkit, go):
    """S3-1.2, S3-2.2, S3-2.5, S3-2.6, S3-3.3, S3-3.6, S3-2.4"""
    go("/language/ko?back=/sign-in")
    press(webkit, find(webkit, "#sign-up-link"))
    wait(webkit, "return location.pathname === '/sign-up'")
    webkit.execute_script(PICTURE)
    wait(webkit, "return document.querySelector('#picture img')?.naturalWidth === 1024")
    for field in ("password", "repetition"):
        find(webkit, "#" + field).send_keys("보리차 한 잔 값")
    find(webkit, "#handle").send_keys("jun_2027")
    find(webkit, "#introduction").send_keys("기차로 다녀요.")
    wait(webkit, "return !document.querySelector('.footbar .btn-primary').hasAttribute('aria-disabled')")
    press(webkit, find(webkit, ".footbar .btn-primary"))
    wait(webkit, "return location.pathname === '/sign-up/details'")
    webkit.execute_script("document.getElementById('birth').scrollTop = 98 * 44")
    wait(webkit, "return document.getElementById('birth-date').textContent === '1998년 1월 1일'")
    find(webkit, "#wheel-1-").send_keys(Keys.ARROW_DOWN)
    wait(webkit, "return document.getElementById('birth-date').textContent === '1998년 2월 1일'")
    press(webkit, find(webkit, ".footbar button.btn-line"))
    wait(webkit, "return location.pathname === '/sign-up'")
    assert find(webkit, "#password").get_property("value") == "보리차 한 잔 값"
    press(webkit, find(webkit, ".footbar a.btn-line"))
    wait(webkit, "return location.pathname === '/sign-in' && !document.querySelector('.flow.is-open')")
    assert webkit.execute_script("return sessionStorage.length") == 0


def test_the_picture_is_changed_in_the_settings(webkit, go):
    """S2-10.1: tray, cut and sending as at the sign-up."""
    go("/sign-in?back=/settings/profile")
    members.join_in_webkit(webkit, "webkit_portrait")
    find(webkit, "#sign-in-handle").send_keys("webkit_portrait")
    find(webkit, "#sign-in-password").send_keys(members.PASSWORD + Keys.ENTER)
    wait(webkit, "return location.pathname === '/settings/profile' && document.documentElement.dataset.ready === 'true'")
    webkit.execute_script(PICTURE)
    wait(webkit, "return document.querySelector('#picture img')?.naturalWidth === 1024")
    press(webkit, find(webkit, "#portrait-form [type=submit]"))
    wait(webkit, "return document.querySelector('.face-large img')?.naturalWidth === 480")


def find(driver, selector):
    return driver.find_element(By.CSS_SELECTOR, selector)


def button(driver, label):
    return driver.find_element(By.XPATH, f"//a[@role='button'][contains(., '{label}')]")


def gridcell(driver, name):
    return driver.find_element(By.CSS_SELECTOR, f"[role=gridcell][aria-label^='{name}']")


def press(driver, element):
    """Clicks what may lie below the window's edge: WebKit's driver does not scroll there by itself."""
    driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element)
    element.click()


def wait(driver, script, *arguments):
    """Returns as soon as the script says something true."""
    waiting = WebDriverWait(driver, 10, poll_frequency=0.05)
    waiting.until(lambda driver: driver.execute_script(script, *arguments), script)
