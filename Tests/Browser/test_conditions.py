"""The conditions of a search: the form step by step, calendar, price range, steppers; chips above the results; what to loosen."""

import re

import pytest
from playwright.sync_api import expect

import wording
from chromium import DESKTOP, PHONE
from screens import ASKED, SEOUL, conditions, open_panel, results, settle

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@SIZES
def test_the_whole_way_by_touch_or_mouse(visit, server, size):
    """S1-5.3, S1-5.6 to S1-5.9, S1-5.11 to S1-5.13, S1-5.15: each step is filled, and the results are those of the API."""
    page = visit(conditions(place=SEOUL), size=size)
    tap = (lambda locator: locator.tap()) if size is PHONE else (lambda locator: locator.click())
    expect(value(page, 0)).to_have_text("서울")
    expect(page.locator("#go")).to_have_attribute("aria-disabled", "true")
    tap(day(page, "3월 10일 수요일"))
    expect(value(page, 1)).to_have_text("3월 10일 –")
    tap(day(page, "3월 12일 금요일"))
    expect(value(page, 1)).to_have_text("3월 10일–12일")
    expect(page.locator("[aria-selected=true]")).to_have_text(["10", "11", "12"])
    tap(page.get_by_role("button", name="다음", exact=True))
    expect(page.locator("#step-2")).to_be_focused()
    drag(page, "high", 12)
    expect(value(page, 2)).to_have_text("240,000원 이하")
    tap(page.get_by_role("button", name="다음", exact=True))
    tap(page.get_by_role("button", name="유아 한 명 더하기"))
    expect(value(page, 3)).to_have_text("게스트 1명, 유아 1명")
    go = page.locator("#go")
    expect(go).to_have_text("검색")
    box, window = go.bounding_box(), page.viewport_size
    assert box["x"] + box["width"] / 2 > window["width"] / 2 and box["y"] > window["height"] * 0.8
    tap(go)
    asked = {"check_in": "2027-03-10", "check_out": "2027-03-12", "adults": 1, "infants": 1, "price_max": 240_000}
    expect(page).to_have_url(re.compile("/stays/search"))
    found = server.ask("/api/v1/stays", place=SEOUL, **asked)
    expect(page.get_by_role("heading", level=1)).to_have_text(wording.count(found["count"]))
    expect(page.locator("#asked b")).to_have_text("서울 · 3월 10일–12일")


def test_going_back_and_reloading_find_everything_as_it_was(visit):
    page = visit(conditions(place=SEOUL, **ASKED, step="guests", passed="price"))
    page.get_by_role("button", name="어린이 한 명 더하기").click()
    page.locator("#go").click()
    page.locator("html[data-ready] #asked").wait_for()
    page.go_back()
    expect(value(page, 3)).to_have_text("게스트 3명")
    page.reload()
    expect(value(page, 1)).to_have_text("3월 10일–12일")
    expect(value(page, 3)).to_have_text("게스트 3명")
    expect(page.locator("#step-3")).to_have_attribute("aria-expanded", "true")


def test_half_a_range_survives_a_reload(visit):
    page = visit(conditions(place=SEOUL))
    day(page, "3월 12일").click()
    page.reload()
    expect(value(page, 1)).to_have_text("3월 12일 –")
    day(page, "3월 10일").click()
    expect(value(page, 1)).to_have_text("3월 10일–12일")


def test_a_later_day_first_is_swapped_and_the_same_day_twice_is_day_use(visit):
    """S1-5.4, S1-5.5"""
    page = visit(conditions(place=SEOUL))
    for name in ["3월 12일", "3월 10일"]:
        day(page, name).click()
    expect(value(page, 1)).to_have_text("3월 10일–12일")
    for _ in range(2):
        day(page, "3월 17일").click()
    expect(value(page, 1)).to_have_text("3월 17일")
    expect(page.get_by_role("status").filter(has_text="당일 이용")).to_be_visible()


def test_days_that_have_passed_cant_be_chosen_nor_scrolled_to(visit):
    """S1-5.1, S1-5.2: the demo's clock stands at the first of March, so the month before is not there."""
    page = visit(conditions(place=SEOUL))
    headings = page.locator(".cal h3")
    expect(headings.first).to_have_text("2027년 3월")
    page.locator("#days").evaluate("days => { days.scrollTop = -1000 }")
    expect(headings.first).to_have_text("2027년 3월")
    day(page, "3월 1일").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("PageUp")
    expect(day(page, "3월 1일")).to_be_focused()


def test_later_months_come_as_one_scrolls(visit):
    """S1-5.2"""
    page = visit(conditions(place=SEOUL))
    for wanted in ["2027년 6월", "2027년 9월"]:
        page.locator("#days").evaluate("days => { days.scrollTop = days.scrollHeight }")
        page.get_by_role("heading", name=wanted).wait_for()


def test_the_calendar_begins_with_the_month_that_was_chosen(visit):
    page = visit(conditions(place=SEOUL, check_in="2027-07-10", check_out="2027-07-12", step="dates"))
    expect(page.get_by_role("heading", name="2027년 7월")).to_be_in_viewport()
    page.locator("#step-1").click()
    page.locator("#step-1").click()
    expect(day(page, "7월 10일")).to_be_in_viewport()


def test_the_keyboard_walks_the_calendar(visit):
    """S1-5.3: the grid pattern: Tab leads to one day, arrows walk, Enter and the space bar choose."""
    page = visit(conditions(place=SEOUL))
    assert page.locator("#days [tabindex='0']").count() == 1
    page.locator("#step-1").focus()
    page.keyboard.press("Tab")
    expect(day(page, "3월 1일")).to_be_focused()
    walk = [
        ("ArrowRight", "3월 2일"), ("ArrowDown", "3월 9일"), ("ArrowUp", "3월 2일"), ("ArrowLeft", "3월 1일"),
        ("End", "3월 6일"), ("Home", "3월 1일"), ("PageDown", "4월 1일"), ("ArrowLeft", "3월 31일"),
    ]
    for key, name in walk:
        page.keyboard.press(key)
        expect(day(page, name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(value(page, 1)).to_have_text("3월 31일 –")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(value(page, 1)).to_have_text("3월 31일–4월 1일")
    expect(day(page, "4월 1일")).to_be_focused()
    for _ in range(6):
        page.keyboard.press("PageDown")
    expect(day(page, "10월 1일")).to_be_focused()
    expect(day(page, "10월 1일")).to_be_in_viewport()


def test_what_is_chosen_is_announced(visit):
    page = visit(conditions(place=SEOUL))
    said = page.locator(".cal-said[role=status]")
    expect(said).to_have_text("체크인 날짜를 골라 주세요.")
    day(page, "3월 10일").click()
    expect(said).to_contain_text("체크인 3월 10일.")
    day(page, "3월 12일").click()
    expect(said).to_have_text("3월 10일–12일, 2박")
    tree = page.locator("#days").aria_snapshot()
    assert 'grid "2027년 3월"' in tree and 'gridcell "3월 10일 수요일, 체크인"' in tree


@SIZES
def test_the_price_range_is_dragged_and_keyed(visit, server, size):
    """S1-5.8: over the histogram of the API; 1,000,000원+ at the end; no handle passes the other."""
    page = visit(conditions(place=SEOUL, **ASKED, step="price"), size=size)
    bars = server.ask("/api/v1/stays", place=SEOUL, **ASKED)["histogram"]
    drawn = page.locator(".histo path").evaluate_all("paths => paths.map(path => path.getAttribute('d')).join('')")
    assert drawn.count("M") == sum(bar > 0 for bar in bars)
    low, high = page.get_by_role("slider", name="최저 요금"), page.get_by_role("slider", name="최고 요금")
    expect(high).to_have_attribute("aria-valuetext", "1,000,000원+")
    drag(page, "low", 4)
    drag(page, "high", 10)
    expect(value(page, 2)).to_have_text("8만–20만원")
    expect(page).to_have_url(re.compile("price_min=80000&price_max=200000"))
    drag(page, "low", 30)
    expect(low).to_have_js_property("value", "9")
    low.focus()
    page.keyboard.press("ArrowLeft")
    expect(low).to_have_attribute("aria-valuetext", "160,000원")
    high.focus()
    page.keyboard.press("End")
    expect(high).to_have_attribute("aria-valuetext", "1,000,000원+")
    expect(value(page, 2)).to_have_text("160,000원+")


def test_the_histogram_follows_the_other_conditions(visit, server):
    """S1-5.8"""
    page = visit(conditions(place=SEOUL, **ASKED, step="guests"))
    for _ in range(3):
        page.get_by_role("button", name="성인 한 명 더하기").click()
    with page.expect_response("**/api/v1/stays?*"):
        page.locator("#step-2").click()
    bars = server.ask("/api/v1/stays", place=SEOUL, **(ASKED | {"adults": 5}))["histogram"]
    page.wait_for_function(
        "count => [...document.querySelectorAll('.histo path')].map(path => path.getAttribute('d')).join('').split('M').length - 1 === count",
        arg=sum(bar > 0 for bar in bars),
    )


def test_a_failed_histogram_leaves_the_range_to_be_set(visit):
    page = visit(conditions(place=SEOUL, step="guests"), expects_failures=True)
    page.route("**/api/v1/stays?*", lambda route: route.abort())
    page.locator("#step-2").click()
    expect(page.get_by_role("alert")).to_contain_text("요금 분포를 불러오지 못했어요.")
    drag(page, "high", 10)
    expect(value(page, 2)).to_have_text("200,000원 이하")


def test_steppers_count_to_eight_and_keep_an_adult(visit):
    """S1-5.9, S1-5.10, S1-5.12"""
    page = visit(conditions(place=SEOUL, step="guests"))
    more = page.get_by_role("button", name="어린이 한 명 더하기")
    for _ in range(8):
        more.click()
    expect(page.get_by_role("group", name="어린이").locator("output")).to_have_text("8")
    expect(more).to_have_attribute("aria-disabled", "true")
    more.click(force=True)
    expect(value(page, 3)).to_have_text("게스트 9명")
    less = page.get_by_role("button", name="성인 한 명 빼기")
    expect(less).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text("1명 아래로 줄일 수 없어요")).to_be_visible()
    less.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="성인").locator("output")).to_have_text("1")
    expect(less).to_be_focused()


def test_steps_are_passed_over(visit):
    """S1-5.14, S1-5.15"""
    page = visit(conditions(place=SEOUL))
    for step in ["step-2", "step-3", "go"]:
        page.get_by_role("button", name="건너뛰기").click()
        expect(page.locator(f"#{step}")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/stays/search.place={SEOUL}$"))


@pytest.mark.parametrize(
    "zone, area, first",
    [
        ("Asia/Seoul", "37400000,126700000,37700000,127200000", "3월 2일"),
        ("America/Los_Angeles", "33900000,-118500000,34200000,-118100000", "3월 1일"),
        ("Pacific/Apia", "-13900000,-171900000,-13700000,-171600000", "3월 2일"),
    ],
)
def test_today_is_that_of_the_place_whatever_the_readers_zone_is(chromium, tmp_path, zone, area, first):
    """S1-5.1"""
    import nadri

    with nadri.running(tmp_path, now="2027-03-01T15:30:00Z") as server:
        for reader in ["Asia/Seoul", "America/Los_Angeles", "Pacific/Kiritimati"]:
            page = chromium.page(base_url=server.address, timezone=reader)
            page.goto(conditions(area=area))
            page.locator("html[data-ready]").wait_for()
            assert page.locator("form").get_attribute("data-zone") == zone
            expect(page.locator("#days [aria-current=date]")).to_have_attribute("aria-label", re.compile(first))


def test_a_page_left_open_over_midnight_moves_on(visit):
    """S1-5.1: the clock of the browser goes on, the page stays."""
    page = visit("/offline")
    page.clock.install(time="2027-03-01T14:59:40Z")  # twenty seconds to midnight in Seoul
    page.goto(conditions(place=SEOUL))
    page.locator("html[data-ready]").wait_for()
    day(page, "3월 1일").click()
    day(page, "3월 3일").click()
    page.clock.run_for(60_000)
    expect(page.locator("#days [aria-current=date]")).to_have_text("2")
    expect(value(page, 1)).to_have_text("날짜 미정")
    assert page.get_by_role("gridcell", name="3월 1일").get_attribute("aria-disabled") == "true"


def test_chips_change_one_condition_without_the_form(visit, server):
    """S1-6.1, S1-6.2: the list, its number and the address follow."""
    page = visit(results(place=SEOUL, **ASKED))
    entries = page.evaluate("history.length")
    open_panel(page, 1)
    expect(page.get_by_role("dialog", name="체크인/체크아웃")).to_be_visible()
    day(page, "3월 17일").click()
    day(page, "3월 19일").click()
    asked = ASKED | {"check_in": "2027-03-17", "check_out": "2027-03-19"}
    found = server.ask("/api/v1/stays", place=SEOUL, **asked)
    expect(page.locator("#panel-done")).to_have_text(f"숙소 {found['count']:,}곳 보기")
    page.locator("#panel-done").click()
    expect(page.locator("#chip-1")).to_be_focused()
    expect(page.locator("#chip-1")).to_have_text("3월 17일–19일")
    open_panel(page, 3)
    page.get_by_role("button", name="성인 한 명 더하기").click()
    found = server.ask("/api/v1/stays", place=SEOUL, **(asked | {"adults": 3}))
    expect(page.locator("#panel-done")).to_have_text(f"숙소 {found['count']:,}곳 보기")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text(wording.count(found["count"]))
    expect(page).to_have_url(re.compile("check_in=2027-03-17&check_out=2027-03-19&adults=3"))
    assert page.evaluate("history.length") == entries
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(wording.count(found["count"]))


def test_the_price_chip_asks_once_a_handle_is_let_go(visit, server):
    """S1-5.8"""
    page = visit(results(place=SEOUL, **ASKED))
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/api/v1/stays?" in request.url else None)
    open_panel(page, 2)
    drag(page, "high", 6)
    found = server.ask("/api/v1/stays", place=SEOUL, **ASKED, price_max=120_000)
    expect(page.locator("#panel-done")).to_have_text(f"숙소 {found['count']:,}곳 보기")
    assert len(asked) == 1, asked
    page.get_by_role("dialog").get_by_role("button", name="지우기").click()
    everything = server.ask("/api/v1/stays", place=SEOUL, **ASKED)
    expect(page.locator("#panel-done")).to_have_text(f"숙소 {everything['count']:,}곳 보기")


def test_beneath_the_panel_nothing_is_reached(visit):
    page = visit(results(place=SEOUL, **ASKED))
    open_panel(page, 3)
    expect(page.locator("#panel-close")).to_be_focused()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || Boolean(document.activeElement.closest('#panel'))")


def test_nothing_found_offers_what_to_loosen_with_exact_numbers(visit, server):
    page = visit(results(place=SEOUL, **ASKED, price_max=1))
    offered = server.ask("/api/v1/stays", place=SEOUL, **ASKED, price_max=1)["loosenings"]
    expect(page.locator(".loosen li")).to_have_count(len(offered))
    row = page.locator(".loosen a", has_text="모든 가격")
    count = server.ask("/api/v1/stays", place=SEOUL, **ASKED)["count"]
    expect(row).to_contain_text(f"{count:,}곳")
    row.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(wording.count(count))
    expect(page.locator(".loosen")).to_have_count(0)
    assert "price_max" not in page.url


def test_the_form_fits_on_a_phone_without_scrolling(visit):
    """The rows, the open calendar and the way on stand on one screen."""
    page = visit(conditions(place=SEOUL, **ASKED, step="dates", passed="price"))
    settle(page)
    rows, foot = page.locator("#conditions").bounding_box(), page.locator("#foot").bounding_box()
    assert rows["y"] + rows["height"] <= foot["y"]


def value(page, step):
    return page.locator(f"#step-{step} .v")


def day(page, name):
    """A day of the calendar by the beginning of its name."""
    return page.locator("#days").get_by_role("gridcell", name=re.compile(f"^(.* )?{name}( |,|$)"))


def drag(page, handle, place):
    """Drags a handle of the price range to that step of 50."""
    field = page.locator(f"#{handle}")
    field.scroll_into_view_if_needed()
    box = field.bounding_box()
    at = int(field.input_value())
    x = lambda step: box["x"] + 22 + (box["width"] - 44) * step / 50
    y = box["y"] + box["height"] / 2
    page.mouse.move(x(at), y)
    page.mouse.down()
    page.mouse.move(x((at + place) / 2), y)
    page.mouse.move(x(place), y)
    page.mouse.up()
