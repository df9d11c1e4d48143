"""What somebody has booked, one booking, and its end (S1-11, S1-12). The main story runs in Chromium and in WebKit."""

import datetime
import itertools
import json
import re

import pytest
from playwright.sync_api import expect

import engines
import nadri
import screens
import travellers
from chromium import DESKTOP, PHONE

NO_ANSWER = "답을 받지 못했어요. 다시 눌러도 한 번만 취소돼요."
_handles = itertools.count(1)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with nadri.running(tmp_path_factory.mktemp("bookings")) as running:
        yield running


@pytest.fixture(scope="module")
def jun(site):
    """Whose list isn't what a story is about."""
    return travellers.Traveller(site, "jun_2027")


@pytest.fixture
def somebody(site):
    """Somebody who has booked nothing yet."""
    return travellers.Traveller(site, f"guest_{next(_handles)}")


@pytest.fixture
def open_for(visit, site):
    """Opens a page signed in: `open_for(jun, "/bookings")`."""

    def open_for(traveller, address, **options):
        page = visit("/offline", at=site, **options)
        traveller.sign_in(page)
        page.goto(address)
        screens.wait_until_running(page, has_scripts=options.get("java_script_enabled", True))
        return page

    return open_for


def signed_in(drive, site, traveller):
    """A page of either browser, signed in."""
    engine = drive(site)
    if isinstance(engine, engines.Chromium):
        traveller.sign_in(engine.page)
    else:
        engine.open("/offline")
        engine.wait("return location.pathname === '/offline'")
        traveller.sign_in_webkit(engine.driver)
    return engine


def period(booking):
    """As its card says it in Korean."""
    first, last = (datetime.date.fromisoformat(booking[end]) for end in ["check_in", "check_out"])
    end = f"{last.day}일" if (first.year, first.month) == (last.year, last.month) else f"{last.month}월 {last.day}일"
    return f"{first.month}월 {first.day}일–{end}"


def test_from_the_card_to_the_booking_and_its_end(drive, site, somebody):
    """S1-11.1, S1-11.2, S1-11.3, S1-12.1 to S1-12.5"""
    later = somebody.book(2, "2027-05-10", 3)
    sooner = somebody.book(1, "2027-03-08")
    engine = signed_in(drive, site, somebody)
    engine.resize(460, 844)
    engine.open_running(f"/bookings?booked={sooner['id']}")
    assert engine.text("#booking-note").startswith("예약했어요")
    cards = engine.do("return [...document.querySelectorAll('.trip h3')].map((title) => title.textContent)")
    assert cards == [sooner["stay"]["name"], later["stay"]["name"]]
    days = (datetime.date.fromisoformat(sooner["check_in"]) - datetime.date(2027, 3, 1)).days
    assert engine.text(".trip .badge [aria-hidden]") == f"D-{days}"
    assert engine.text(".trip .card-body .num") == f"{period(sooner)} · {sooner['stay']['area']}"
    engine.check_accessibility()

    engine.tap(f"#booking-{sooner['id']}")
    engine.wait("return document.querySelector('main.booking') && document.documentElement.dataset.ready === 'true'")
    assert engine.text("h1") == sooner["stay"]["name"]
    assert engine.text(".pager .count") == "1 / 8"
    engine.do("const row = document.getElementById('pictures'); row.scrollLeft = row.clientWidth * 2")
    engine.wait("return document.querySelector('.pager .count').textContent === '3 / 8'")
    right, bottom = engine.do(
        """const of = (name) => document.querySelector(name).getBoundingClientRect();
        const [pager, count] = [of(".pager"), of(".pager .count")];
        return [pager.right - count.right, pager.bottom - count.bottom];"""
    )
    assert 0 <= right < 40 and 0 <= bottom < 60
    engine.check_accessibility()

    engine.tap("#cancel")
    engine.wait("return document.activeElement.id === 'cancel-keep'")
    assert engine.path == f"/bookings/{sooner['id']}?cancel=1"
    total = f"{sooner['quote']['total']:,}"
    assert total in engine.text("#cancel-text .refund") and "환불" in engine.text("#cancel-text .refund")
    engine.check_accessibility()
    engine.back()
    engine.wait("return !document.querySelector('#cancel-layer.is-open')")
    assert engine.path == f"/bookings/{sooner['id']}"
    assert somebody.one(sooner["id"])["phase"] == "coming"

    engine.tap("#cancel")
    engine.wait("return document.activeElement.id === 'cancel-keep'")
    engine.tap("#cancel-layer .btn-danger")
    engine.wait("return location.pathname === '/bookings' && document.documentElement.dataset.ready === 'true'")
    assert "예약을 취소했어요. 환불 금액" in engine.text("#booking-note")
    cards = engine.do("return [...document.querySelectorAll('.trip h3')].map((title) => title.textContent)")
    assert cards == [later["stay"]["name"]]
    # At once: the very nights can be had again.
    asked = {name: sooner[name] for name in ["check_in", "check_out", "adults"]}
    assert site.ask("/api/v1/stays/1/quote", **asked).get("refusal") is None
    engine.back()
    engine.wait("return document.querySelector('.banner.gone')?.textContent.includes('취소한 예약이에요')")
    assert engine.do("return !document.getElementById('cancel')")


@pytest.mark.parametrize("way", ["Escape", "keep", "beside"])
def test_the_question_is_closed_in_every_way_and_nothing_is_cancelled(open_for, jun, way):
    booking = jun.book(1, "2027-04-01")
    page = open_for(jun, f"/bookings/{booking['id']}")
    page.locator("#cancel").click()
    expect(page.locator("#cancel-keep")).to_be_focused()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    if way == "Escape":
        page.keyboard.press("Escape")
    elif way == "keep":
        page.get_by_role("button", name="그대로 두기").click()
    else:
        page.mouse.click(20, 20)
    expect(page.get_by_role("alertdialog")).to_be_hidden()
    expect(page.locator("#cancel")).to_be_focused()
    assert page.url.endswith(f"/bookings/{booking['id']}")
    assert jun.one(booking["id"])["phase"] == "coming"


def test_the_question_has_an_address_of_its_own(open_for, jun):
    booking = jun.book(1, "2027-04-01")
    page = open_for(jun, f"/bookings/{booking['id']}?cancel=1")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    # Nothing beneath it is reached by keyboard.
    for _ in range(6):
        page.keyboard.press("Tab")
        assert page.evaluate("!document.activeElement.closest('main, #tabs')")
    page.get_by_role("button", name="그대로 두기").click()
    assert page.url.endswith(f"/bookings/{booking['id']}")


def test_whoever_hears_no_answer_to_a_cancellation_may_ask_again(open_for, jun):
    booking = jun.book(1, "2027-04-01")
    page = open_for(jun, f"/bookings/{booking['id']}", expects_failures=True)
    page.locator("#cancel").click()
    page.context.set_offline(True)
    confirm = page.locator("#cancel-layer .btn-danger")
    confirm.click()
    expect(page.locator("#cancel-said")).to_have_text(NO_ANSWER)
    page.context.set_offline(False)
    assert jun.one(booking["id"])["phase"] == "coming"
    confirm.click()
    page.wait_for_url("**/bookings?cancelled=*")
    assert jun.one(booking["id"])["phase"] == "cancelled"


@pytest.mark.parametrize(
    "status, code, said",
    [(409, "already_begun", "이미 시작된 예약은"), (409, "refund_changed", "그사이 환불 금액이 바뀌어"), (503, "unavailable", NO_ANSWER), (429, "too_many_requests", "잠시 뒤 다시")],
)
def test_what_the_server_refuses_is_said(open_for, jun, status, code, said):
    booking = jun.book(1, "2027-04-01")
    page = open_for(jun, f"/bookings/{booking['id']}", expects_failures=True)
    problem = json.dumps({"status": status, "code": code})
    page.route(
        "**/cancellation*",
        lambda route: route.fulfill(status=status, content_type="application/problem+json", body=problem),
    )
    page.locator("#cancel").click()
    page.locator("#cancel-layer .btn-danger").click()
    expect(page.locator("#cancel-said")).to_contain_text(said)
    expect(page.locator("#cancel-keep")).to_be_focused()


def test_pressed_twice_it_is_asked_once_and_twice_is_harmless(open_for, jun):
    """S1-12.5: two tabs, and a second press before the answer."""
    booking = jun.book(1, "2027-04-01")
    page = open_for(jun, f"/bookings/{booking['id']}?cancel=1")
    other = page.context.new_page()
    other.goto(f"/bookings/{booking['id']}?cancel=1")
    screens.wait_until_running(other)
    waiting = []
    page.route("**/cancellation*", lambda route: waiting.append(route))
    confirm = page.locator("#cancel-layer .btn-danger")
    confirm.click()
    expect(confirm).to_have_attribute("aria-busy", "true")
    confirm.click(force=True)
    screens.settle(page)
    assert len(waiting) == 1
    waiting.pop().continue_()
    page.wait_for_url("**/bookings?cancelled=*")
    other.locator("#cancel-layer .btn-danger").click()
    other.wait_for_url("**/bookings?cancelled=*")
    assert jun.one(booking["id"])["phase"] == "cancelled"


def test_without_scripts(open_for, somebody):
    """S1-11.1, S1-12.5"""
    booking = somebody.book(1, "2027-04-01")
    page = open_for(somebody, "/bookings", java_script_enabled=False)
    page.get_by_role("link", name=booking["stay"]["name"], exact=True).click()
    expect(page.get_by_role("alertdialog")).to_be_hidden()
    page.locator("#cancel").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.locator("#cancel-keep").click()
    expect(page.get_by_role("alertdialog")).to_be_hidden()
    page.locator("#cancel").click()
    page.locator("#cancel-layer").get_by_role("button", name="예약 취소").click()
    expect(page.get_by_role("status").filter(has_text="예약을 취소했어요")).to_be_visible()
    expect(page.get_by_role("heading", name="아직 예약이 없어요")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="숙소 찾기").click()
    assert "/stays/destination" in page.url


def test_the_tab_leads_there_and_strangers_sign_in_first(visit, site, open_for, jun):
    """S1-1.3: 일정 opens at 예약."""
    page = visit("/", at=site)
    page.get_by_role("link", name="일정").click()
    page.wait_for_url("**/sign-in?back=*")
    assert "back=%2Fbookings" in page.url
    page = open_for(jun, "/")
    page.get_by_role("link", name="일정").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("일정")
    expect(page.locator("#tabs a[aria-current]")).to_have_text("일정")


def test_a_note_is_closed_and_a_reload_says_nothing(open_for, jun):
    booking = jun.book(2, "2027-06-01")
    page = open_for(jun, f"/bookings?booked={booking['id']}")
    page.get_by_role("button", name="닫기").click()
    expect(page.locator(".toast")).to_have_text("")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.reload()
    expect(page.locator(".toast")).to_have_text("")


@pytest.mark.parametrize("zone", ["America/Los_Angeles", "Pacific/Kiritimati"])
@pytest.mark.parametrize(
    "locale, days",
    [
        ("ko-KR", "체크인2027년 3월 {first}일{ko}요일 15:00부터체크아웃2027년 3월 {last}일{ko_last}요일 11:00까지"),
        ("en-GB", "check-inMar {first}, 2027{en} from 15:00check-outMar {last}, 2027{en_last} by 11:00"),
        ("ja-JP", "チェックイン2027年3月{first}日{ja}曜日 15:00からチェックアウト2027年3月{last}日{ja_last}曜日 11:00まで"),
    ],
)
def test_days_are_the_stays_own_wherever_they_are_read(open_for, site, jun, zone, locale, days):
    """S1-12.3: a house in Tokyo, seen from the other side of the date line."""
    tokyo = site.ask("/api/v1/stays", place=screens.TOKYO, **screens.ASKED)["stays"][0]["id"]
    booking = next(iter(mine for mine in jun.ask("GET", "/api/v1/bookings")["bookings"] if mine["stay"]["id"] == tokyo), None)
    booking = booking or jun.book(tokyo, "2027-03-10")
    assert booking["stay"]["zone"] == "Asia/Tokyo" and booking["check_in"].startswith("2027-03")
    first, last = (datetime.date.fromisoformat(booking[end]) for end in ["check_in", "check_out"])
    names = {"ko": "월화수목금토일", "en": ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], "ja": "月火水木金土日"}
    said = {name: names[name][first.weekday()] for name in names} | {f"{name}_last": names[name][last.weekday()] for name in names}
    page = open_for(jun, f"/bookings/{booking['id']}", timezone=zone, locale=locale)
    hours = {"15:00": f"{booking['stay']['arrival_hour']:02}:00", "11:00": f"{booking['stay']['departure_hour']:02}:00"}
    wanted = re.sub("15:00|11:00", lambda hour: hours[hour[0]], days).format(first=first.day, last=last.day, **said)
    expect(page.locator(".dates")).to_have_text(wanted)


def test_the_receipt_is_printed_without_what_only_screens_need(open_for, jun):
    booking = jun.book(1, "2027-04-01")
    page = open_for(jun, f"/bookings/{booking['id']}", scheme="dark", size=DESKTOP)
    page.get_by_role("link", name="영수증").click()
    expect(page.get_by_role("button", name="인쇄하기")).to_be_visible()
    page.evaluate("window.print = () => { window.printed = true }")
    page.get_by_role("button", name="인쇄하기").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    for name in ["#tabs", "#top", "#print"]:
        expect(page.locator(name)).to_be_hidden()
    expect(page.get_by_text(f"예약 번호 {booking['id']}")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.receipt .sum dd')).color") == "rgb(0, 0, 0)"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") in ["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"]


def test_the_entry_for_a_calendar_is_handed_out(open_for, jun):
    booking = jun.book(1, "2027-04-01")
    page = open_for(jun, f"/bookings/{booking['id']}")
    with page.expect_download() as handed:
        page.get_by_role("link", name="캘린더에 추가").click()
    assert handed.value.suggested_filename == f"nadri-{booking['id']}.ics"
    assert f"DTSTART;VALUE=DATE:{booking['check_in'].replace('-', '')}" in handed.value.path().read_text()


def test_nothing_of_it_is_kept_for_without_a_connection(open_for, jun):
    booking = jun.book(1, "2027-04-01")
    page = open_for(jun, "/bookings", expects_failures=True)
    page.wait_for_function("() => !!navigator.serviceWorker.controller")
    addresses = ["/bookings", f"/bookings/{booking['id']}", f"/bookings/{booking['id']}/receipt"]
    for address in addresses:
        page.goto(address)
        screens.wait_until_running(page)
    for address in addresses:
        assert page.evaluate("async address => !(await caches.match(address, { ignoreVary: true }))", address)
    page.context.set_offline(True)
    page.goto(addresses[1])
    expect(page.get_by_role("heading", level=1)).to_have_text("인터넷에 연결되어 있지 않아요")


def test_who_comes_back_sees_what_holds_by_then(open_for, somebody):
    booking = somebody.book(1, "2027-04-01")
    page = open_for(somebody, "/bookings")
    expect(page.get_by_role("article")).to_have_count(1)
    page.goto("/stays/1")
    screens.wait_until_running(page)
    somebody.ask("POST", f"/api/v1/bookings/{booking['id']}/cancellation")
    page.go_back()
    expect(page.get_by_role("article")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_target_is_reached_by_keyboard(open_for, jun, size):
    booking = jun.book(1, "2027-04-01")
    page = open_for(jun, f"/bookings/{booking['id']}", size=size)
    page.locator("#cancel").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#cancel-keep")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url("**/bookings?cancelled=*")
