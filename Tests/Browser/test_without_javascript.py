"""With scripts off: everything is there, and what can be asked by address can be asked."""

import pytest
from playwright.sync_api import expect

import wording
from chromium import DESKTOP, PHONE
from screens import ASKED, SEOUL, conditions, results, stay


@pytest.fixture
def plain(visit):
    return lambda address, **options: visit(address, java_script_enabled=False, **options)


def test_home_shows_and_leads_on(plain):
    page = plain("/")
    assert page.locator(".near li").count() >= 4 and page.locator(".theme").count() == 4
    expect(page.get_by_role("button", name="내 위치로")).to_be_hidden()
    page.get_by_role("link", name="English").click()
    expect(page.get_by_role("heading", name="Explore nearby")).to_be_visible()


def test_the_destination_form_answers_with_matches(plain):
    """S1-4.2"""
    page = plain("/stays/destination?check_in=2027-03-10&check_out=2027-03-12&adults=2")
    page.get_by_role("searchbox").fill("ㅅㅇ")
    page.keyboard.press("Enter")
    expect(page.locator("#match-0 mark")).to_have_text("서울")
    expect(page.get_by_role("searchbox")).to_have_value("ㅅㅇ")
    page.locator("#match-0").click()
    expect(page.locator("#step-0 .v")).to_have_text("서울")
    expect(page.locator("#step-1 .v")).to_have_text("3월 10일–12일")


def test_the_conditions_are_set_step_by_step(plain, server):
    """S1-5.3, S1-5.5, S1-5.8, S1-5.9, S1-5.12, S1-5.13, S1-5.15: each press is a page, back leads through them."""
    page = plain(conditions(place=SEOUL))
    assert page.locator("[tabindex='-1']").count() == 0
    page.get_by_role("gridcell", name="3월 12일").click()
    expect(page.get_by_role("status")).to_contain_text("체크아웃 날짜를 골라 주세요")
    page.get_by_role("gridcell", name="3월 10일").click()
    expect(page.locator("#step-1 .v")).to_have_text("3월 10일–12일")
    page.get_by_role("button", name="다음", exact=True).click()
    page.get_by_role("slider", name="최고 요금").fill("12")
    page.get_by_role("button", name="다음", exact=True).click()
    expect(page.locator("#step-2 .v")).to_have_text("240,000원 이하")
    page.get_by_role("button", name="어린이 한 명 더하기").click()
    expect(page.locator("#step-3 .v")).to_have_text("게스트 2명")
    page.go_back()
    expect(page.locator("#step-3 .v")).to_have_text("게스트 추가")
    page.go_forward()
    page.get_by_role("button", name="검색", exact=True).click()
    found = server.ask(
        "/api/v1/stays", place=SEOUL, check_in="2027-03-10", check_out="2027-03-12", adults=1, children=1, price_max=240_000
    )
    expect(page.get_by_role("heading", level=1)).to_have_text(wording.count(found["count"]))


def test_chips_above_the_results_lead_to_their_step(plain):
    page = plain(results(place=SEOUL, **ASKED))
    page.locator("#chip-3").click()
    page.get_by_role("button", name="성인 한 명 더하기").click()
    page.get_by_role("button", name="검색", exact=True).click()
    expect(page.locator("#asked span")).to_contain_text("게스트 3명")


def test_the_clear_link_empties_the_field(plain):
    """S1-4.3"""
    page = plain("/stays/destination?q=서울&adults=2")
    page.get_by_role("button", name="입력 지우기").click()
    expect(page.get_by_role("searchbox")).to_have_value("")
    assert page.url.endswith("/stays/destination?adults=2")


def test_results_sort_filter_and_turn_pages(plain, server):
    """S1-6.2, S1-6.6"""
    page = plain(results(place=SEOUL))
    for label, asked in [
        ("낮은 가격순", {"sort": "price"}),
        ("주방", {"sort": "price", "amenities": "kitchen"}),
        ("더 보기", {"sort": "price", "amenities": "kitchen", "page": 2}),
    ]:
        page.get_by_role("button", name=label).click()
        found = server.ask("/api/v1/stays", place=SEOUL, **asked)
        expect(page.locator("article h2")).to_have_text([each["name"] for each in found["stays"]])
        expect(page.get_by_role("heading", level=1)).to_have_text(wording.count(found["count"]))
        expect(page.get_by_role("article").first).to_contain_text(wording.per_night(found["stays"][0]))
    page.get_by_role("link", name="이전 숙소 보기").click()
    assert "page=" not in page.url


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_stay_shows_all_it_has(plain, server, size):
    """S1-8.8: the long text stands open where nothing could open it."""
    page = plain(stay(1, place=SEOUL, **ASKED), size=size)
    detail = server.ask("/api/v1/stays/1", **ASKED)
    expect(page.locator("#details")).to_be_visible()
    assert page.locator("#details").text_content() == detail["details"]
    expect(page.get_by_role("button", name="더보기")).to_be_hidden()
    assert page.locator(".pager img").count() == len(detail["summary"]["pictures"])
    expect(page.locator(".lines .sum dd")).to_have_text(wording.money(detail["quote"]["total"], "KRW"))
    page.get_by_role("link", name="뒤로").click()
    expect(page.locator("#asked b")).to_contain_text("서울")


def test_the_share_menu_opens_by_its_address(plain):
    """S1-8.2"""
    page = plain(stay(1, **ASKED))
    link = page.url
    page.get_by_role("button", name="공유").click()
    dialog = page.get_by_role("dialog", name="이 숙소 공유하기")
    expect(dialog.get_by_text(link)).to_be_visible()
    expect(dialog.get_by_role("button", name="링크 복사")).to_be_hidden()
    dialog.get_by_role("button", name="닫기").click()
    expect(dialog).to_be_hidden()
