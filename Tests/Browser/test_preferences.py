"""Language and brightness: chosen on the page, kept, and otherwise as the device asks."""

import pytest
from playwright.sync_api import expect

from screens import ASKED, SEOUL, results

HEADINGS = {
    "ko": "가까운 여행지 둘러보기",
    "en": "Explore nearby",
    "ja": "近くの旅先を見てまわる",
}
NAMES = {"ko": "한국어", "en": "English", "ja": "日本語"}
DARK, LIGHT = "rgb(21, 18, 16)", "rgb(251, 249, 246)"


@pytest.mark.parametrize("locale, language", [("ko-KR", "ko"), ("en-GB", "en"), ("ja-JP", "ja"), ("fr-FR", "ko")])
def test_the_first_language_is_the_devices(visit, locale, language):
    page = visit("/", locale=locale)
    expect(page.get_by_role("heading", name=HEADINGS[language])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_changes_on_the_spot_and_is_kept(visit):
    page = visit("/")
    for language in ["en", "ja", "ko", "ja"]:
        page.get_by_role("link", name=NAMES[language]).click()
        expect(page.get_by_role("heading", name=HEADINGS[language])).to_be_visible()
        assert page.url.endswith("/") and "language" not in page.url
        expect(page.get_by_role("link", name=NAMES[language])).to_have_attribute("aria-current", "true")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.goto(results(place=SEOUL, **ASKED))
    expect(page.get_by_role("heading", level=1)).to_contain_text("選べる宿")
    page.get_by_role("button", name="料金が安い順").click()
    expect(page.get_by_role("button", name="料金が安い順")).to_have_attribute("aria-pressed", "true")


def test_typing_finds_places_in_the_chosen_language(visit):
    page = visit("/stays/destination", locale="ja-JP")
    page.get_by_role("searchbox").press_sequentially("ㅅㅇ")
    expect(page.locator("#match-0")).to_contain_text("ソウル")


@pytest.mark.parametrize("scheme, ground", [("light", LIGHT), ("dark", DARK)])
def test_the_first_brightness_is_the_devices(visit, scheme, ground):
    assert ground_of(visit("/", scheme=scheme)) == ground


def test_the_brightness_changes_and_is_kept(visit):
    page = visit("/", scheme="light")
    for choice, ground in [("어둡게", DARK), ("밝게", LIGHT), ("어둡게", DARK)]:
        page.get_by_role("link", name=choice).click()
        expect(page.locator("body")).to_have_css("background-color", ground)
    page.reload()
    assert ground_of(page) == DARK
    page.goto("/stays/destination")
    assert ground_of(page) == DARK
    page.goto("/")
    page.get_by_role("link", name="기기 설정").click()
    expect(page.locator("body")).to_have_css("background-color", LIGHT)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("body")).to_have_css("background-color", DARK)


def ground_of(page):
    return page.evaluate("getComputedStyle(document.body).backgroundColor")
