"""One stay: coming and going, pictures, the long text, the price, sharing."""

import re

import pytest
from playwright.sync_api import expect

import wording
from chromium import DESKTOP, PHONE
from screens import ASKED, SEOUL, open_share_menu, results, settle, stay

NUMBER = 1


@pytest.fixture
def detail(server):
    return server.ask(f"/api/v1/stays/{NUMBER}", lang="ko", **ASKED)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_stay_opens_and_back_returns_to_the_same_place(visit, size):
    """S1-8.1: back at the top left finds the list in its order, scrolled to where it was."""
    page = visit(results(place=SEOUL, **ASKED), size=size)
    page.get_by_role("button", name="낮은 가격순").click()
    expect(page).to_have_url(re.compile("sort=price(&|$)"))
    expect(page.locator(".grid")).to_have_attribute("aria-busy", "false")
    card = page.get_by_role("article").nth(12)
    card.scroll_into_view_if_needed()
    before = page.evaluate("scrollY"), without_view(page.url), card.inner_text()
    assert before[0] > 0
    name = card.get_by_role("heading").inner_text()
    card.get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    back = page.get_by_role("link", name="뒤로")
    box = back.bounding_box()
    assert box["x"] < 100 and box["y"] < 100 or size is DESKTOP
    back.click()
    expect(page.get_by_role("button", name="낮은 가격순")).to_have_attribute("aria-pressed", "true")
    assert without_view(page.url) == before[1]
    assert page.get_by_role("article").nth(12).inner_text() == before[2]
    expect(page.get_by_role("article").nth(12)).to_be_in_viewport()
    assert abs(page.evaluate("scrollY") - before[0]) <= 2


def without_view(address):
    """The address but for what the map shows, which beside the list is noted when the map has come to rest."""
    return re.sub("&at=[^&]*", "", address)


def test_back_of_a_stay_opened_by_its_link_leads_to_the_stays_around_it(visit):
    """S1-8.1"""
    page = visit(stay(NUMBER, place=SEOUL, **ASKED))
    page.get_by_role("link", name="뒤로").click()
    expect(page.locator("#asked b")).to_have_text("서울 · 3월 10일–12일")


def test_it_says_what_the_api_says(visit, detail):
    """S1-8.5, S1-8.6, S1-8.7: name, rating, reviews, area, kind, host, capacity, layout, short description."""
    page = visit(stay(NUMBER, **ASKED))
    summary = detail["summary"]
    expect(page.get_by_role("heading", level=1)).to_have_text(summary["name"])
    said = page.get_by_role("main").inner_text()
    for text in [
        wording.rating(summary),
        f"후기 {summary['review_count']}개",
        summary["area"],
        "레지던스 전체",
        f"{detail['host_name']} 님이 맞이해요 · 최대 {detail['capacity']}명",
        detail["introduction"],
    ]:
        assert text in said, f"{text!r} is missing"
    facts = dict(zip(page.locator(".facts dt").all_inner_texts(), page.locator(".facts dd").all_inner_texts()))
    assert facts == {
        "게스트": str(detail["capacity"]),
        "침실": str(detail["bedrooms"]),
        "침대": str(detail["beds"]),
        "욕실": f"{detail['half_baths'] / 2:g}",
    }
    picture = page.locator(".host img")
    assert picture.evaluate("picture => picture.naturalWidth") > 0


@pytest.mark.parametrize("nights", [2, 7], ids=["two nights", "a week"])
def test_price_lines_are_the_apis_and_add_up(visit, server, nights):
    asked = ASKED | {"check_out": f"2027-03-{10 + nights}"}
    page = visit(stay(NUMBER, **asked))
    quote = server.ask(f"/api/v1/stays/{NUMBER}", **asked)["quote"]
    names, amounts = page.locator(".lines dt").all_inner_texts(), page.locator(".lines dd").all_inner_texts()
    lines = dict(zip(names, amounts))
    lodging = {name: amount for name, amount in lines.items() if " × " in name}
    assert sum(number(amount) for amount in lodging.values()) == quote["lodging"]
    assert sum(int(re.search(r"× (\d+)박", name)[1]) for name in lodging) == nights
    assert lines["서비스 수수료"] == wording.money(quote["service"], "KRW")
    assert lines["세금"] == wording.money(quote["tax"], "KRW")
    assert lines.pop("합계") == wording.money(quote["total"], "KRW")
    assert any("할인" in name for name in lines) == (nights == 7)
    assert sum(number(amount) for amount in lines.values()) == quote["total"]


def test_the_total_is_one_number_on_card_page_and_bar(visit):
    """S1-6.6"""
    page = visit(results(place=SEOUL, **ASKED))
    card = page.get_by_role("article").first
    total, average = card.locator(".total").inner_text(), card.locator(".price").inner_text()
    card.get_by_role("link").click()
    expect(page.locator(".lines .sum dd")).to_have_text(total.removeprefix("총 "))
    expect(page.locator(".side .price")).to_have_text(average)
    expect(page.locator("#foot")).to_contain_text(total)
    assert number(average) == number(total) // 2


def test_bar_at_the_bottom_tells_price_and_period(visit, detail):
    page = visit(stay(NUMBER, **ASKED))
    bar = page.locator("#foot")
    expect(bar).to_be_in_viewport()
    expect(bar).to_contain_text(wording.per_night(detail["summary"]))
    expect(bar).to_contain_text("3월 10일–12일 · " + wording.total(detail["summary"]))


def test_without_dates_it_asks_for_them(visit):
    page = visit(stay(NUMBER))
    expect(page.locator("#foot")).to_contain_text("날짜를 고르면 총액이 보여요")


def test_pager_counts_the_pictures_as_they_are_scrolled(visit, detail):
    """S1-8.4"""
    page = visit(stay(NUMBER))
    count = len(detail["summary"]["pictures"])
    pager = page.get_by_role("group", name="숙소 사진")
    expect(pager.locator(".count")).to_have_text(f"1 / {count}")
    track = pager.get_by_role("list")
    for picture in [2, count, 1]:
        track.evaluate(
            "(track, index) => track.scrollTo({left: index * track.clientWidth, behavior: 'instant'})", picture - 1
        )
        expect(pager.locator(".count")).to_have_text(f"{picture} / {count}")
        shown = track.get_by_role("img").nth(picture - 1)
        expect(shown).to_be_in_viewport(ratio=0.5)
        expect(shown).to_have_js_property("complete", True)
        assert shown.evaluate("picture => picture.naturalWidth") > 0


def test_pager_can_be_scrolled_by_keyboard(visit):
    """S1-8.4"""
    page = visit(stay(NUMBER))
    pager = page.get_by_role("group", name="숙소 사진")
    pager.get_by_role("list").focus()
    page.keyboard.press("ArrowRight")
    expect(pager.locator(".count")).to_have_text(re.compile("^2 /"))


def test_more_opens_the_long_text_and_less_folds_it(visit, detail):
    """S1-8.8"""
    page = visit(stay(NUMBER))
    long = page.locator("#details")
    expect(long).to_be_hidden()
    toggle = page.get_by_role("button", name="더보기")
    expect(toggle).to_have_attribute("aria-expanded", "false")
    toggle.click()
    expect(long).to_be_visible()
    assert long.text_content() == detail["details"]
    less = page.get_by_role("button", name="접기")
    expect(less).to_have_attribute("aria-expanded", "true")
    expect(less).to_be_focused()
    page.keyboard.press("Enter")
    expect(long).to_be_hidden()


def test_share_opens_a_menu_that_copies_the_link(visit):
    """S1-8.2, S1-8.3: where the system has no share sheet."""
    page = visit(stay(NUMBER, **ASKED), permissions=["clipboard-read", "clipboard-write"])
    assert page.evaluate("'share' in navigator") is False
    share = page.get_by_role("button", name="공유")
    box = share.bounding_box()
    heart = page.locator("button.heart").first.bounding_box()
    assert heart["x"] + heart["width"] > PHONE["width"] - 40 and heart["y"] < 40, "the heart stands at the top right"
    assert 0 <= heart["x"] - box["x"] - box["width"] < 20 and box["y"] == heart["y"], "share stands beside it"
    share.click()
    dialog = page.get_by_role("dialog", name="이 숙소 공유하기")
    expect(dialog.get_by_text(page.url)).to_be_visible()
    copy = dialog.get_by_role("button", name="링크 복사")
    expect(copy).to_be_focused()
    copy.click()
    expect(dialog.get_by_text("링크를 복사했어요")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_share_opens_the_systems_sheet_where_there_is_one(visit):
    """S1-8.2"""
    page = visit(stay(NUMBER, **ASKED))
    page.evaluate("() => { navigator.share = async (given) => { window.given = given } }")
    name = page.get_by_role("heading", level=1).inner_text()
    page.get_by_role("button", name="공유").click()
    assert page.evaluate("window.given") == {"title": name, "url": page.url}
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize("fault, opens", [("AbortError", False), ("NotAllowedError", True)])
def test_a_share_sheet_that_fails_gives_way_to_the_menu_and_one_that_is_closed_does_not(visit, fault, opens):
    """S1-8.2"""
    page = visit(stay(NUMBER))
    page.evaluate(
        """fault => {
            const reject = () => Promise.reject(new DOMException('', fault));
            navigator.share = () => reject().finally(() => { window.asked = true });
        }""",
        fault,
    )
    page.get_by_role("button", name="공유").click()
    settle(page)
    assert page.evaluate("window.asked") is True
    assert page.get_by_role("dialog").is_visible() is opens


def test_a_link_that_cannot_be_copied_stands_there_to_be_taken(visit):
    """S1-8.3"""
    page = visit(stay(NUMBER))
    refusing = "() => { navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError')) }"
    page.evaluate(refusing)
    open_share_menu(page)
    page.get_by_role("button", name="링크 복사").click()
    expect(page.get_by_text("복사하지 못했어요.")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text(page.url)).to_be_visible()


@pytest.mark.parametrize("way", ["Escape", "cross", "outside"])
def test_the_share_menu_closes_and_gives_the_focus_back(visit, way):
    page = visit(stay(NUMBER), size=DESKTOP)
    open_share_menu(page)
    if way == "Escape":
        page.keyboard.press("Escape")
    elif way == "cross":
        page.get_by_role("button", name="닫기").click()
    else:
        page.mouse.click(5, 400)
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.get_by_role("button", name="공유")).to_be_focused()


def number(amount):
    return int(re.sub(r"\D", "", amount)) * (-1 if amount.startswith("−") else 1)


def test_tab_stays_within_the_open_share_menu(visit):
    page = visit(stay(1))
    open_share_menu(page)
    for key in ["Tab"] * 5 + ["Shift+Tab"] * 5:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement === document.body || document.activeElement.closest('#share-menu') !== null")
    page.locator("#share-menu .icon-btn").click()
    expect(page.locator("#share")).to_be_focused()
    assert page.locator("[inert]").count() == 0
