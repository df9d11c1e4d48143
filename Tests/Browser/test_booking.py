"""From a wish to the booking (S1-8.9 to S1-10.5): in Chromium and in WebKit, by touch, in three languages, and without scripts."""

import re

import pytest
from playwright.sync_api import expect

import members
import nadri
import webkit as webkit_module
import wording
from chromium import DESKTOP, PHONE
from screens import ASKED, SEOUL, reservation, settle, stay, wait_until_running

IN_THE_APP = "return document.documentElement.dataset.ready === 'true' && location.pathname === arguments[0]"
# Two weekday nights.
DATES = {"check_in": "2027-04-06", "check_out": "2027-04-08"}
BOOK = ["예약하기", "Book", "予約する"]

# What the account of the page has booked.
BOOKINGS = """async () => (await (await fetch("/api/v1/bookings", { headers: { "nadri-request": "1" } })).json()).bookings"""


def open_running(page, address):
    page.goto(address)
    wait_until_running(page)


def bookings(page):
    return page.evaluate(BOOKINGS)


def booked(page):
    """Waits until the way has led to the bookings; the number of the new one."""
    page.wait_for_url(re.compile(r"/bookings\?booked=\d+$"))
    return int(page.url.rsplit("=", 1)[1])


def free_stay(server, check_in, check_out):
    """The first stay of Seoul that can be booked then, and what it costs for two."""
    found = server.ask("/api/v1/stays", place=SEOUL, check_in=check_in, check_out=check_out, adults=2)["stays"]
    return found[0]


@pytest.fixture
def own(drive, own_server):
    """A page in either browser of somebody signed in, on a server of their own."""
    engine = drive(own_server, expects_failures=True)
    # As narrow as WebKit's window can be.
    engine.resize(webkit_module.NARROWEST if engine.name == "webkit" else PHONE["width"], PHONE["height"])
    engine.open("/sign-in")
    handle = "booker"
    if engine.name == "chromium":
        members.join(engine.page, handle)
    else:
        members.join_in_webkit(engine.driver, handle)
    engine.open_running("/sign-in")
    fill(engine, "#sign-in-handle", handle)
    fill(engine, "#sign-in-password", members.PASSWORD)
    engine.tap("#sign-in [type=submit]")
    engine.wait("return location.pathname === '/'")
    engine.server = own_server
    return engine


def fill(engine, selector, text):
    engine.do(
        """const field = document.querySelector(arguments[0]); field.focus(); field.value = arguments[1];
        field.dispatchEvent(new Event("input", { bubbles: true }));""",
        selector,
        text,
    )


def tap_on(engine, selector, path):
    """Taps, and waits until the page behind it runs."""
    engine.tap(selector)
    engine.wait(IN_THE_APP, path)


def check_accessibility(engine):
    """Once no colour is on its way to another."""
    engine.wait("return document.getAnimations().every((one) => one.playState !== 'running')")
    engine.check_accessibility()


def choose_day(engine, day):
    engine.do(
        """const day = document.querySelector(`[aria-label^="${arguments[0]}"]`); day.scrollIntoView({ block: "center" });
        day.click();""",
        day,
    )


def test_from_the_stay_over_the_form_to_the_booking(own):
    """S1-8.10, S1-9.1, S1-9.3, S1-9.4, S1-9.5, S1-8.11, S1-10.1 to S1-10.5: the later date first."""
    house = free_stay(own.server, "2027-03-10", "2027-03-12")
    own.open_running(stay(house["id"], place=SEOUL))
    assert own.text("#reserve") == "정보 입력 하기"
    tap_on(own, "#reserve", f"/stays/{house['id']}/booking")
    choose_day(own, "3월 12일 금요일")
    own.wait("return document.querySelector('#step-0 .v').textContent === '3월 12일 –'")
    choose_day(own, "3월 10일 수요일")
    own.wait("return document.querySelector('#step-0 .v').textContent === '3월 10일–12일'")
    assert own.text("#go") == "다음"
    own.tap("#go")
    own.wait("return document.activeElement.id === 'step-1'")
    for count in [1, 2]:
        own.tap("[value='add:0']")
        own.wait("return document.querySelector('.stepper output').textContent === String(arguments[0])", count)
    check_accessibility(own)
    assert own.text("#go") == "예약"
    tap_on(own, "#go", f"/stays/{house['id']}")
    own.wait("return document.activeElement.id === 'confirm-title'")
    check_accessibility(own)
    quote = own.server.ask(f"/api/v1/stays/{house['id']}/quote", **ASKED)["quote"]
    assert own.text("#confirm .sum dd") == wording.money(quote["total"], quote["currency"])
    assert wording.money(quote["average_per_night"], quote["currency"]) in own.text("#confirm .final-stay")
    assert own.do("return document.querySelector('main').inert && document.querySelector('#foot').inert")
    own.tap("#book")
    own.wait("return location.pathname === '/bookings' && location.search.startsWith('?booked=')")


def test_a_double_tap_books_once(own):
    """S1-10.3"""
    house = free_stay(own.server, "2027-04-06", "2027-04-08")
    own.open_running(stay(house["id"], check_in="2027-04-06", check_out="2027-04-08", adults=2, confirm=1))
    x, y = own.middle("#book")
    own.tap_at(x, y)
    own.try_to_do("document.querySelector('#book')?.click()")
    own.wait("return location.pathname === '/bookings'")
    count = own.do(
        """const request = new XMLHttpRequest(); request.open("GET", "/api/v1/bookings", false);
        request.setRequestHeader("nadri-request", "1"); request.send(); return JSON.parse(request.responseText).count;"""
    )
    assert count == 1


def test_going_back_and_reloading_find_the_dialog_as_it_was(own):
    """S1-8.11: it has an address of its own."""
    house = free_stay(own.server, "2027-04-06", "2027-04-08")
    dates = {"check_in": "2027-04-06", "check_out": "2027-04-08", "adults": 2}
    own.open_running(stay(house["id"], **dates))
    own.tap("#reserve")
    own.wait("return location.search.includes('confirm=1') && document.querySelector('#book')")
    own.reload()
    own.wait("return document.documentElement.dataset.ready === 'true' && document.querySelector('#book')")
    own.back()
    own.wait("return !location.search.includes('confirm') && !document.querySelector('#book')")


@pytest.mark.parametrize("locale, column", [("ko-KR", 0), ("en-GB", 1), ("ja-JP", 2)])
def test_the_whole_way_from_home_by_touch(chromium, own_server, locale, column, axe):
    """S1-1.1 to S1-10.3 at 390 × 844, in each language."""
    page = chromium.page(base_url=own_server.address, locale=locale, expects_failures=True)
    page.goto("/")
    members.join(page, "traveller")
    members.sign_in(page, "traveller", back="/", arrived=".hero")
    wait_until_running(page)
    page.locator(".hero .searchpill").tap()
    page.get_by_role("searchbox").press_sequentially(["서울", "seoul", "ソウル"][column])
    page.locator("#match-0").wait_for()
    page.locator("#match-0 a, a#match-0").first.tap()
    page.locator("html[data-ready] #step-1[aria-expanded=true]").wait_for()
    # The later date first.
    for day in [20_889, 20_887]:
        page.locator(f"#day-{day}").tap()
    page.locator("#go").tap()
    page.locator("#foot .link").tap()
    page.locator("[value='add:0']").tap()
    page.locator("[value='add:0']").tap()
    page.locator("#go").tap()
    page.locator("html[data-ready] .grid .card a").first.tap()
    reserve = page.locator("html[data-ready] #reserve")
    expect(reserve).to_have_text(BOOK[column])
    reserve.tap()
    page.locator("html[data-ready] #book").wait_for()
    axe(page)
    expect(page.locator("#book")).to_have_text(BOOK[column])
    page.locator("#book").tap()
    number = booked(page)
    made = bookings(page)
    assert [one["id"] for one in made] == [number]
    assert (made[0]["check_in"], made[0]["check_out"], made[0]["adults"]) == ("2027-03-10", "2027-03-12", 2)


def test_a_lost_answer_leaves_the_button_free_and_books_once(chromium, own_server):
    """S1-10.3: the server has booked, and nobody heard of it; also over a reload."""
    house = free_stay(own_server, **DATES)
    page = member_of(chromium, own_server)
    keys = []

    def lose(route):
        keys.append(route.request.headers["idempotency-key"])
        route.fetch()
        route.abort()

    page.route("**/api/v1/bookings?*", lose)
    open_running(page, stay(house["id"], **DATES, adults=2, confirm=1))
    page.locator("#book").click()
    expect(page.locator("#confirm-said")).to_contain_text("다시 눌러도 한 번만 예약돼요")
    expect(page.locator("#book")).not_to_have_attribute("aria-busy", "true")
    page.locator("#book").click()
    expect(page.locator("#confirm-said")).to_contain_text("다시 눌러도 한 번만 예약돼요")
    expect(page.locator("#book")).to_have_text("예약하기")
    page.reload()
    number = booked(page)
    assert len(keys) == 2 and len(set(keys)) == 1
    assert [one["id"] for one in bookings(page)] == [number]


def test_a_slow_answer_shows_that_it_is_under_way(chromium, own_server):
    house = free_stay(own_server, **DATES)
    page = member_of(chromium, own_server)
    waiting = []
    page.route("**/api/v1/bookings?*", lambda route: waiting.append(route))
    open_running(page, stay(house["id"], **DATES, adults=2, confirm=1))
    page.locator("#book").click()
    expect(page.locator("#book")).to_have_attribute("aria-busy", "true")
    page.locator("#book").click(force=True)
    settle(page)
    assert len(waiting) == 1
    waiting[0].continue_()
    booked(page)


def test_a_changed_price_is_shown_beside_the_former(chromium, own_server):
    """S1-10.5"""
    house = free_stay(own_server, **DATES)
    page = member_of(chromium, own_server)
    open_running(page, stay(house["id"], **DATES, adults=2, confirm=1))
    shown = page.locator("#confirm .sum dd").inner_text()

    def cheaper(route):
        body = route.request.post_data_json
        route.continue_(post_data=body | {"total": body["total"] - 1})

    page.route("**/api/v1/bookings?*", cheaper, times=1)
    page.locator("#book").click()
    expect(page.locator("#confirm .former")).to_have_text("이전 합계 " + shown)
    page.locator("#book").click()
    booked(page)


def test_taken_nights_offer_the_nearest_others(chromium, own_server):
    """S1-10.3"""
    house = free_stay(own_server, **DATES)
    first, second = member_of(chromium, own_server, "first"), member_of(chromium, own_server, "second")
    for page in [first, second]:
        open_running(page, stay(house["id"], **DATES, adults=2, confirm=1))
    first.locator("#book").click()
    booked(first)
    second.locator("#book").click()
    expect(second.locator("#confirm-said")).to_have_text("이미 예약된 날이 있어요.")
    expect(second.locator("#book")).to_have_count(0)
    second.locator("#confirm .alternatives a").first.click()
    second.locator("html[data-ready] #book").click()
    booked(second)
    assert len(bookings(second)) == 1


def test_signing_in_comes_back_to_the_same_dialog(chromium, own_server):
    """S1-10.3"""
    house = free_stay(own_server, **DATES)
    page = chromium.page(base_url=own_server.address, expects_failures=True)
    page.goto("/")
    members.join(page, "newcomer")
    open_running(page, stay(house["id"], place=SEOUL, **DATES, adults=2, infants=1, confirm=1))
    total = page.locator("#confirm .sum dd").inner_text()
    page.locator("#book").click()
    page.locator("#sign-in-handle").fill("newcomer")
    page.locator("#sign-in-password").fill(members.PASSWORD)
    page.locator("#sign-in [type=submit]").click()
    page.locator("html[data-ready] #book").wait_for()
    assert "infants=1" in page.url and "confirm=1" in page.url
    expect(page.locator("#confirm .sum dd")).to_have_text(total)
    page.locator("#book").click()
    booked(page)
    assert bookings(page)[0]["infants"] == 1


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_dialog_closes_to_where_it_was_opened(visit, size):
    """S1-8.11: by its button, by Escape and by the ground around it."""
    page = visit(stay(1, place=SEOUL, **ASKED), size=size)
    reserve = page.locator("#reserve" if size is PHONE else "#reserve-side")
    for close in ["button", "Escape"]:
        reserve.click()
        page.locator("html[data-ready] #book").wait_for()
        if close == "button":
            page.locator("#confirm .dialog-head .icon-btn").click()
        else:
            page.keyboard.press("Escape")
        expect(page.locator("#book")).to_have_count(0)
        page.wait_for_function("!location.search.includes('confirm')")
        wait_until_running(page)
        assert not page.evaluate("document.querySelector('main').inert")


def test_nothing_below_the_dialog_is_reached_by_the_keyboard(visit):
    page = visit(stay(1, place=SEOUL, **ASKED, confirm=1), size=DESKTOP)
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('#confirm')")


@pytest.mark.parametrize("reader", ["Asia/Seoul", "America/Los_Angeles", "Pacific/Kiritimati"])
def test_days_are_those_of_the_stay_whatever_the_readers_zone_is(chromium, tmp_path, reader):
    """S1-9.1: half past midnight on the second in Seoul."""
    with nadri.running(tmp_path, now="2027-03-01T15:30:00Z") as server:
        page = chromium.page(base_url=server.address, timezone=reader)
        open_running(page, reservation(1))
        assert page.locator("form").get_attribute("data-zone") == "Asia/Seoul"
        expect(page.locator("#days [aria-current=date]")).to_have_text("2")
        open_running(page, stay(1, **ASKED, confirm=1))
        expect(page.locator("#confirm .dates dd").first).to_have_text(re.compile(r"^3월 10일 \(수\)"))


def test_a_form_left_open_over_midnight_moves_on(visit):
    """S1-9.1: the clock of the browser goes on, the page stays."""
    page = visit("/offline")
    page.clock.install(time="2027-03-01T14:59:40Z")  # twenty seconds to midnight in Seoul
    open_running(page, reservation(1, check_in="2027-03-01", check_out="2027-03-03", adults=2, step="dates"))
    page.clock.run_for(60_000)
    expect(page.locator("#days [aria-current=date]")).to_have_text("2")
    expect(page.locator("#step-0 .v")).to_have_text("날짜를 골라 주세요")


def test_a_dialog_left_open_over_its_days_says_so(chromium, tmp_path):
    """S1-10.3: the server knows better than a page that was left open."""
    with nadri.running(tmp_path, now="2027-03-01T14:59:00Z") as server:
        house = free_stay(server, "2027-03-01", "2027-03-02")
        page = member_of(chromium, server)
        open_running(page, stay(house["id"], check_in="2027-03-01", check_out="2027-03-02", adults=2, confirm=1))
        past = {"check_in": "2027-02-27", "check_out": "2027-02-28"}
        page.route("**/api/v1/bookings?*", lambda route: route.continue_(post_data=route.request.post_data_json | past))
        page.locator("#book").click()
        expect(page.locator("#confirm-said")).to_have_text("이미 지난 날짜예요.")
        expect(page.locator("#book")).to_have_count(0)


def test_without_javascript_the_whole_way_is_forms_and_links(chromium, own_server):
    """S1-8.9 to S1-10.5"""
    house = free_stay(own_server, **DATES)
    page = chromium.page(base_url=own_server.address, java_script_enabled=False, expects_failures=True)
    page.goto("/")
    members.join(page, "plain")
    page.goto(stay(house["id"], place=SEOUL))
    page.locator("#reserve").click()
    page.locator("#day-20916").click()
    page.locator("#day-20914").click()
    expect(page.locator("#step-0 .v")).to_have_text("4월 6일–8일")
    page.locator("#go").click()
    page.locator("[value='add:0']").click()
    page.locator("#go").click()
    expect(page.locator("#confirm-title")).to_be_visible()
    page.locator("#book").click()
    page.locator("#sign-in-handle").fill("plain")
    page.locator("#sign-in-password").fill(members.PASSWORD)
    page.locator("#sign-in [type=submit]").click()
    page.locator("#book").click()
    booked(page)


def member_of(chromium, server, handle="booker"):
    """A page of somebody who has joined that server and signed in."""
    page = chromium.page(base_url=server.address, expects_failures=True)
    page.goto("/")
    members.join(page, handle)
    members.sign_in(page, handle)
    return page
