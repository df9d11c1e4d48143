"""Typing a destination: as it is composed, by initial consonants, with slow and broken connections, by keyboard."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

import wording
from chromium import DESKTOP, PHONE
from screens import ASKED, SEOUL, pass_over_and_search, results, settle, type_place

PLACES = "**/api/v1/places?*"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"], ids=["moving", "still"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_typing_initial_consonants_finds_seoul(visit, server, size, motion):
    """S1-4.2, S1-5.6, S1-6.2: ㅅㅇ is marked in 서울, Enter chooses it, and the number of its stays is the API's."""
    page = visit("/", size=size, motion=motion)
    page.get_by_role("link", name="어디로 떠나볼까요?").click()
    type_place(page, "ㅅㅇ", "서울")
    expect(page.locator("#match-0 mark")).to_have_text("서울")
    expect(page.get_by_role("status")).to_contain_text("‘ㅅㅇ’에 맞는 여행지")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/stays/conditions.place={SEOUL}(&|$)"))
    expect(page.locator("#step-0 .v")).to_have_text("서울")
    pass_over_and_search(page)
    found = server.ask("/api/v1/stays", place=SEOUL)
    expect(page.get_by_role("heading", level=1)).to_have_text(wording.count(found["count"]))


@pytest.mark.parametrize(
    "typed, name",
    [
        ("서울", "서울"),
        ("서우", "서울"),
        ("부ㅅ", "부산"),
        ("제주", "제주"),
        ("seoul", "서울"),
        ("ソウル", "서울"),
        ("東京", "도쿄"),
    ],
)
def test_a_place_is_found_by_the_names_that_people_type(visit, typed, name):
    """S1-4.2: by syllable, unfinished syllable, initial consonants, Latin and Japanese names."""
    page = visit("/stays/destination")
    type_place(page, typed, name)


def test_decomposed_hangul_finds_the_same(visit):
    """S1-4.2: NFD, as files and some keyboards bring it."""
    page = visit("/stays/destination")
    page.get_by_role("searchbox").fill("서울")
    page.locator("#match-0", has_text="서울").wait_for()


def test_hangul_is_never_rewritten_while_it_is_composed(visit):
    """S1-4.2: every state of the syllable stays as the keyboard made it, however answers come in between."""
    page = visit("/stays/destination")
    field = page.get_by_role("searchbox")
    expect(field).to_be_focused()
    keyboard = page.context.new_cdp_session(page)
    for text in ["ㅅ", "서", "성", "서우", "서울"]:
        with page.expect_response(PLACES):
            compose(keyboard, text)
        expect(page.get_by_role("status")).to_contain_text(f"‘{text}’")
        assert field.input_value() == text
        assert field.evaluate("field => [field.selectionStart, field.selectionEnd]") == [len(text), len(text)]
    keyboard.send("Input.insertText", {"text": "서울"})
    expect(field).to_have_value("서울")
    expect(page.locator("#match-0")).to_contain_text("서울")


def test_an_answer_to_what_was_typed_before_is_dropped(visit):
    """S1-4.2: the slow answer to ㅅ comes after the one to ㅅㅇ and changes nothing."""
    page = visit("/stays/destination")
    waiting = []
    page.route(PLACES, lambda route: waiting.append(route) if typed_in(route.request) == "ㅅ" else route.continue_())
    field = page.get_by_role("searchbox")
    field.press_sequentially("ㅅ")
    type_place(page, "ㅇ", "서울")
    before = page.locator("#main").inner_text()
    assert len(waiting) == 1
    with page.expect_response(PLACES) as late:
        waiting[0].continue_()
    late.value.finished()
    settle(page)
    assert page.locator("#main").inner_text() == before


def test_the_clear_button_empties_the_field_that_has_the_focus(visit):
    """S1-4.3"""
    page = visit("/stays/destination")
    type_place(page, "부산", "부산")
    field = page.get_by_role("searchbox")
    expect(field).to_be_focused()
    page.get_by_role("button", name="입력 지우기").click()
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    expect(page.get_by_role("list", name="여행지 결과")).to_be_hidden()
    expect(page.get_by_role("button", name="입력 지우기")).to_have_count(0)
    type_place(page, "제주", "제주")


def test_the_clear_button_empties_a_field_that_is_being_composed(visit):
    """S1-4.3: the unfinished syllable goes too and does not come back with the next key."""
    page = visit("/stays/destination")
    field = page.get_by_role("searchbox")
    expect(field).to_be_focused()
    keyboard = page.context.new_cdp_session(page)
    compose(keyboard, "부")
    page.locator("#match-0").wait_for()
    page.get_by_role("button", name="입력 지우기").click()
    expect(field).to_have_value("")
    type_place(page, "제주", "제주")
    expect(field).to_have_value("제주")


def test_a_failed_answer_keeps_what_was_typed_and_says_so(visit):
    page = visit("/stays/destination", expects_failures=True)
    page.route(PLACES, lambda route: route.fulfill(status=503, body="{}"))
    page.get_by_role("searchbox").press_sequentially("서울")
    expect(page.get_by_text("여행지를 불러오지 못했어요. 입력한 글자는 그대로 있어요.")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_have_value("서울")
    page.unroute(PLACES)
    page.get_by_role("searchbox").press("Backspace")
    page.locator("#match-0", has_text="서울").wait_for()


def test_nonsense_for_an_answer_is_a_failed_answer(visit):
    page = visit("/stays/destination")
    page.route(PLACES, lambda route: route.fulfill(status=200, body="<html>wifi login</html>"))
    page.get_by_role("searchbox").press_sequentially("서울")
    expect(page.get_by_text("여행지를 불러오지 못했어요.")).to_be_visible()


def test_what_no_place_is_called_is_said(visit):
    page = visit("/stays/destination")
    page.get_by_role("searchbox").press_sequentially("qqqq")
    expect(page.get_by_text("‘qqqq’에 맞는 여행지가 없어요.")).to_be_visible()


def test_typed_text_is_shown_as_text(visit):
    page = visit("/stays/destination")
    page.get_by_role("searchbox").fill("<b id=oops>&amp;")
    expect(page.get_by_text("‘<b id=oops>&amp;’에 맞는 여행지가 없어요.")).to_be_visible()
    assert page.locator("#oops").count() == 0


def test_arrow_keys_walk_the_matches_and_escape_clears(visit):
    page = visit("/stays/destination")
    type_place(page, "ㅅㅇ", "서울")
    field = page.get_by_role("searchbox")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#match-0")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#match-1")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(page.get_by_role("list", name="여행지 결과")).to_be_hidden()


def test_enter_on_a_match_opens_that_match(visit):
    page = visit("/stays/destination")
    type_place(page, "ㅅㅇ", "서울")
    name = page.locator("#match-1 b").inner_text()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#step-0 .v")).to_have_text(name)


def test_popular_places_can_be_picked(visit):
    """S1-4.1"""
    page = visit("/stays/destination")
    popular = page.get_by_role("region", name="지금 많이 찾는 가까운 여행지").get_by_role("link")
    assert popular.count() >= 4
    name = popular.first.inner_text()
    popular.first.click()
    expect(page.locator("#step-0 .v")).to_have_text(name)


def test_another_place_keeps_dates_and_people(visit):
    page = visit(results(place=SEOUL, **ASKED))
    page.locator("#asked").click()
    page.locator("#step-0").click()
    page.get_by_role("link", name="바꾸기").click()
    type_place(page, "부산", "부산")
    page.locator("#match-0").click()
    pass_over_and_search(page)
    expect(page.locator("#asked b")).to_have_text("부산 · 3월 10일–12일")
    expect(page.locator("#asked span")).to_contain_text("게스트 2명")


def test_back_from_the_stays_finds_the_first_screen_again(visit):
    page = visit("/")
    page.get_by_role("link", name="어디로 떠나볼까요?").click()
    type_place(page, "서울", "서울")
    page.keyboard.press("Enter")
    pass_over_and_search(page)
    page.get_by_role("link", name="뒤로").click()
    expect(page).to_have_url(re.compile("/stays/conditions"))
    page.get_by_role("link", name="뒤로").click()
    expect(page).to_have_url(re.compile("/stays/destination"))
    page.get_by_role("link", name="뒤로").click()
    expect(page.get_by_role("link", name="어디로 떠나볼까요?")).to_be_visible()


def typed_in(request):
    return parse_qs(urlsplit(request.url).query)["q"][0]


def compose(keyboard, text):
    """Puts the text that an input method is working on into the field, as it does at each key."""
    end = len(text)
    keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": end, "selectionEnd": end})
