"""Hearts and the wishlist (S1-2, S1-6.4): at once, in every tab, without a connection, without scripts."""

import json
import subprocess
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

import screens
from chromium import DESKTOP, PHONE
from screens import ASKED, SEOUL, results, stay

EMPTY = "아직 저장한 숙소가 없어요"
NO_CONNECTION = "연결되지 않아 하트를 되돌렸어요. 연결되면 다시 눌러 주세요."


@pytest.fixture
def found(server):
    """The stays that the results show."""
    return server.ask("/api/v1/stays", place=SEOUL, lang="ko", **ASKED)["stays"]


def heart(page, name):
    """The heart of the card in the list."""
    return page.locator(".grid").get_by_role("button", name=f"{name} 위시리스트에 저장", exact=True)


def own_heart(page):
    return page.locator(".float-bar .heart")


def is_on(locator, pressed=True):
    expect(locator).to_have_attribute("aria-pressed", "true" if pressed else "false")


def settled(page, press):
    """Presses, and returns when the server has answered."""
    with page.expect_response(lambda response: "/api/v1/wishes/" in response.url) as answer:
        press.click()
    assert answer.value.status == 204
    screens.settle(page)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_from_the_result_to_the_wishlist_and_back(visit, found, size):
    """S1-2.1 to S1-2.8."""
    first, second = found[0]["name"], found[1]["name"]
    page = visit(results(place=SEOUL, **ASKED), size=size)
    settled(page, heart(page, first))
    is_on(heart(page, first))
    page.get_by_role("link", name=second, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(second)
    screens.wait_until_running(page)
    is_on(own_heart(page), False)
    settled(page, own_heart(page))
    is_on(own_heart(page))

    page.goto("/")
    page.get_by_role("link", name="위시리스트").click()
    expect(page.get_by_text("저장한 숙소 2곳")).to_be_visible()
    screens.wait_until_running(page)
    assert page.get_by_role("article").get_by_role("heading").all_inner_texts() == [second, first]
    page.get_by_role("link", name=first, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(first)
    screens.wait_until_running(page)
    settled(page, own_heart(page))
    is_on(own_heart(page), False)

    page.goto("/wishlist")
    screens.wait_until_running(page)
    settled(page, heart(page, second))
    expect(page.get_by_role("heading", level=1)).to_have_text(EMPTY)
    page.goto(results(place=SEOUL, **ASKED))
    screens.wait_until_running(page)
    for name in [first, second]:
        is_on(heart(page, name), False)


def test_a_heart_opens_no_card_and_scripts_see_no_cookie(visit, found):
    page = visit(results(place=SEOUL, **ASKED))
    settled(page, heart(page, found[0]["name"]))
    assert "/stays/search" in page.url
    cookie = next(cookie for cookie in page.context.cookies() if cookie["name"] == "visitor")
    assert cookie["httpOnly"] and cookie["sameSite"] == "Lax"
    assert cookie["value"] not in page.evaluate("document.cookie")
    assert "visitor" not in page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")


def test_a_heart_acts_before_the_server_has_answered_and_by_keyboard(visit, found):
    """S1-6.4"""
    page = visit(results(place=SEOUL, **ASKED))
    waiting = []
    page.route("**/api/v1/wishes/**", lambda route: waiting.append(route))
    button = heart(page, found[0]["name"])
    button.focus()
    page.keyboard.press("Enter")
    is_on(button)
    page.keyboard.press("Space")
    is_on(button, False)
    expect(button).to_be_focused()
    page.keyboard.press("Space")
    is_on(button)
    # However often: one question at a time, and none for what came to the same.
    assert [route.request.method for route in waiting] == ["PUT"]
    with page.expect_response(lambda response: response.request.method == "PUT"):
        waiting.pop().continue_()
    page.reload()
    is_on(button)


def test_pressed_on_and_off_before_the_answer_it_is_off_in_the_end(visit, found):
    page = visit(results(place=SEOUL, **ASKED))
    waiting = []

    def hold_the_first(route):
        route.continue_() if route.request.method == "DELETE" else waiting.append(route)

    page.route("**/api/v1/wishes/**", hold_the_first)
    button = heart(page, found[0]["name"])
    button.click()
    button.click()
    is_on(button, False)
    with page.expect_response(lambda response: response.request.method == "DELETE"):
        waiting.pop().continue_()
    screens.settle(page)
    is_on(button, False)
    page.goto("/wishlist")
    expect(page.get_by_role("heading", level=1)).to_have_text(EMPTY)


def test_without_a_connection_it_goes_back_and_says_so(visit, found):
    page = visit(results(place=SEOUL, **ASKED), expects_failures=True)
    button = heart(page, found[0]["name"])
    page.context.set_offline(True)
    button.click()
    expect(page.locator(".toast")).to_contain_text(NO_CONNECTION)
    is_on(button, False)
    page.context.set_offline(False)
    settled(page, button)
    is_on(button)
    expect(page.locator(".toast")).to_have_text("")


def test_an_answer_that_got_lost_is_found_out(visit, found):
    """It was done, and the screen heard nothing of it: the list that is asked for then tells."""
    page = visit(results(place=SEOUL, **ASKED), expects_failures=True)
    button = heart(page, found[0]["name"])

    def lose(route):
        route.fetch()
        route.abort()

    page.route("**/api/v1/wishes/**", lose)
    button.click()
    expect(page.locator(".toast")).to_contain_text(NO_CONNECTION)
    is_on(button)
    button.click()
    is_on(button, False)
    expect(page.locator(".toast")).to_contain_text(NO_CONNECTION)
    page.unroute("**/api/v1/wishes/**")
    page.reload()
    is_on(button, False)


@pytest.mark.parametrize(
    "status, code, said",
    [(409, "wishlist_full", "200곳까지"), (429, "too_many_requests", "잠시 뒤 다시"), (503, "unavailable", "잠시 뒤 다시")],
)
def test_what_the_server_refuses_goes_back_and_says_why(visit, found, status, code, said):
    page = visit(stay(found[0]["id"]), expects_failures=True)
    problem = json.dumps({"status": status, "code": code})
    page.route(
        "**/api/v1/wishes/**",
        lambda route: route.fulfill(status=status, content_type="application/problem+json", body=problem),
    )
    own_heart(page).click()
    expect(page.locator(".toast")).to_contain_text(said)
    is_on(own_heart(page), False)
    page.get_by_role("button", name="닫기").last.click()
    expect(page.locator(".toast")).to_have_text("")


def test_the_last_heart_is_the_same_on_every_tab(visit, found):
    """S1-2: one truth."""
    name = found[0]["name"]
    page = visit(results(place=SEOUL, **ASKED))
    detail, wishlist = page.context.new_page(), page.context.new_page()
    for tab, address in [(detail, stay(found[0]["id"])), (wishlist, "/wishlist")]:
        tab.goto(address)
        screens.wait_until_running(tab)
    settled(page, heart(page, name))
    is_on(own_heart(detail))
    expect(wishlist.get_by_text("저장한 숙소 1곳")).to_be_visible()
    settled(detail, own_heart(detail))
    is_on(heart(page, name), False)
    expect(wishlist.get_by_role("heading", level=1)).to_have_text(EMPTY)
    settled(page, heart(page, name))
    settled(wishlist, heart(wishlist, name))
    is_on(heart(page, name), False)
    is_on(own_heart(detail), False)


def test_who_comes_back_sees_what_happened_elsewhere(visit, found):
    page = visit(results(place=SEOUL, **ASKED))
    settled(page, heart(page, found[0]["name"]))
    # As another device with the same account would: this browser's tabs hear nothing of it.
    headers = {"Nadri-Request": "1"}
    for method, number in [("DELETE", found[0]["id"]), ("PUT", found[1]["id"])]:
        answer = page.context.request.fetch(f"/api/v1/wishes/stay/{number}", method=method, headers=headers)
        assert answer.status == 204
    is_on(heart(page, found[0]["name"]))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    is_on(heart(page, found[0]["name"]), False)
    is_on(heart(page, found[1]["name"]))


def test_back_to_results_shows_the_heart_of_the_stays_page(visit, found):
    page = visit(results(place=SEOUL, **ASKED))
    page.get_by_role("link", name=found[0]["name"], exact=True).click()
    screens.wait_until_running(page)
    settled(page, own_heart(page))
    page.go_back()
    is_on(heart(page, found[0]["name"]))
    page.go_forward()
    is_on(own_heart(page))


def test_cards_that_come_later_have_their_hearts(visit, server):
    """S1-2.3: the second page of results."""
    later = server.ask("/api/v1/stays", place=SEOUL, lang="ko", page=2)["stays"][0]
    page = visit("/wishlist")
    screens.wish_for(page, later["id"])
    page.goto(results(place=SEOUL))
    screens.wait_until_running(page)
    page.locator("#more").click()
    is_on(heart(page, later["name"]))


def test_the_cards_on_the_map_have_hearts(visit):
    """S1-2.3, S1-7.3: the strip's heart opens no card, and the list knows of it."""
    page = visit(results(place=SEOUL, **ASKED, view="map"))
    card = page.locator("#strip li").first
    card.wait_for()
    name = card.get_by_role("heading").inner_text()
    settled(page, card.locator(".heart"))
    is_on(card.locator(".heart"))
    page.locator("#to-cards").click()
    screens.wait_until_running(page)
    is_on(heart(page, name))


def test_taken_off_in_the_wishlist_it_can_be_brought_back_in_its_place(visit, found):
    """S1-2.7"""
    page = visit("/wishlist")
    screens.wish_for(page, *(one["id"] for one in found[:3]))
    cards = page.get_by_role("article").get_by_role("heading")
    before = cards.all_inner_texts()
    settled(page, heart(page, before[1]))
    expect(cards).to_have_text([before[0], before[2]])
    expect(page.get_by_role("status").filter(has_text=f"위시리스트에서 뺐어요: {before[1]}")).to_be_visible()
    undo = page.get_by_role("button", name="되돌리기")
    expect(undo).to_be_focused()
    settled(page, undo)
    expect(cards).to_have_text(before)
    expect(undo).to_have_count(0)
    page.reload()
    expect(cards).to_have_count(3)


def test_the_only_heart_comes_back_too(visit, found):
    page = visit("/wishlist")
    screens.wish_for(page, found[0]["id"])
    settled(page, heart(page, found[0]["name"]))
    expect(page.get_by_role("heading", level=1)).to_have_text(EMPTY)
    settled(page, page.get_by_role("button", name="되돌리기"))
    is_on(heart(page, found[0]["name"]))


def test_a_card_that_could_not_be_had_is_asked_for_again(visit, found):
    page = visit("/wishlist", expects_failures=True)
    page.route("**/api/v1/wishes?cards=1*", lambda route: route.abort())
    other = page.context.new_page()
    other.goto(stay(found[0]["id"]))
    screens.wait_until_running(other)
    settled(other, own_heart(other))
    expect(page.get_by_role("alert")).to_contain_text("불러오지 못했어요")
    page.unroute("**/api/v1/wishes?cards=1*")
    page.get_by_role("button", name="다시 시도").click()
    is_on(heart(page, found[0]["name"]))


@pytest.mark.parametrize("locale, title", [("ko-KR", "위시리스트"), ("en-GB", "Wishlist"), ("ja-JP", "ウィッシュリスト")])
def test_it_speaks_the_readers_language(visit, locale, title):
    page = visit("/wishlist", locale=locale)
    screens.wish_for(page, 1)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator("#tabs a[aria-current]")).to_have_text(title)


def test_signing_in_brings_hearts_along(visit, own_server):
    """Before sign-in they belong to the browser, afterwards to the account, also elsewhere."""
    own_server.command("demo", "--small", "--accounts")
    page = visit("/wishlist", at=own_server)
    screens.wish_for(page, 2, 1)
    page.get_by_role("main").get_by_role("link", name="로그인").click()
    sign_in(page)
    expect(page.get_by_text("저장한 숙소 2곳")).to_be_visible()
    expect(page.get_by_text("로그인하면")).to_have_count(0)
    assert "visitor" not in [cookie["name"] for cookie in page.context.cookies()]
    other = visit("/sign-in?back=/wishlist", at=own_server)
    sign_in(other)
    expect(other.get_by_text("저장한 숙소 2곳")).to_be_visible()


def sign_in(page):
    screens.wait_until_running(page)
    page.locator("#sign-in-handle").fill("guest")
    page.locator("#sign-in-password").fill("nadri-demo-guest")
    page.locator("#sign-in-password").press("Enter")
    page.wait_for_url(lambda address: urlsplit(address).path == "/wishlist")
    screens.wait_until_running(page)


def test_a_heart_pressed_after_the_access_has_run_out_stays_with_the_account(visit, own_server):
    own_server.command("demo", "--small", "--accounts")
    page = visit("/sign-in?back=/wishlist", at=own_server, expects_failures=True)
    sign_in(page)
    page.goto(stay(1))
    screens.wait_until_running(page)
    page.context.clear_cookies(name="access")
    own_heart(page).click()
    is_on(own_heart(page))
    page.wait_for_function("async () => (await (await fetch('/api/v1/wishes')).json()).wishes?.length === 1")
    assert "visitor" not in [cookie["name"] for cookie in page.context.cookies()]


def test_without_scripts_hearts_are_forms(visit, found):
    """S1-2.3, S1-2.5, S1-2.7 and the way back to the same card."""
    page = visit(results(place=SEOUL, **ASKED), java_script_enabled=False)
    name = found[5]["name"]
    heart(page, name).click()
    is_on(heart(page, name))
    assert page.url.endswith(f"#stay-{found[5]['id']}") and "check_in=2027-03-10" in page.url
    expect(page.get_by_role("article").nth(5)).to_be_in_viewport()
    heart(page, name).click()
    is_on(heart(page, name), False)
    heart(page, name).click()
    page.get_by_role("link", name="위시리스트").click()
    expect(page.get_by_text("저장한 숙소 1곳")).to_be_visible()
    heart(page, name).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(EMPTY)


def test_pages_with_hearts_are_kept_for_without_a_connection_and_go_with_the_sign_in(visit, own_server):
    own_server.command("demo", "--small", "--accounts")
    page = visit("/wishlist", at=own_server, expects_failures=True)
    screens.wish_for(page, 2, 1)
    kept = "async () => !!(await caches.match('/wishlist', { ignoreVary: true }))"
    # The worker fetches all files before it takes charge: on a busy machine that takes its time.
    page.wait_for_function("() => !!navigator.serviceWorker.controller", timeout=30_000)
    page.reload()
    page.wait_for_function(kept, timeout=30_000)
    page.context.set_offline(True)
    page.reload()
    screens.wait_until_running(page)
    expect(page.get_by_text("저장한 숙소 2곳")).to_be_visible()
    # A heart that can't be settled comes back, and the kept page with it.
    page.locator(".grid .heart").first.click()
    expect(page.locator(".toast")).to_contain_text(NO_CONNECTION)
    expect(page.get_by_text("저장한 숙소 2곳")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/sign-in?back=/wishlist")
    sign_in(page)
    page.wait_for_function(f"async () => !(await ({kept})())")


def test_a_camera_reads_the_link_from_the_share_menu(visit, tmp_path):
    """S1-8.2: the QR code as it stands on the screen, in the dark too."""
    for scheme in ["light", "dark"]:
        page = visit(stay(1, place=SEOUL, **ASKED), scheme=scheme, device_scale_factor=2)
        screens.open_share_menu(page)
        code = page.get_by_role("img", name="이 주소의 QR 코드")
        page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=code.element_handle())
        picture = tmp_path / f"{scheme}.png"
        page.get_by_role("dialog").screenshot(path=picture)
        read = subprocess.run(
            ["zbarimg", "--quiet", "--raw", picture], capture_output=True, text=True, check=True
        ).stdout
        assert read.strip() == page.locator(".share-link").inner_text()
