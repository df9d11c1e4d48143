"""The first screen: the way into the search, places nearby, ideas."""

import re

import pytest
from playwright.sync_api import expect

from chromium import DESKTOP, PHONE

BUSAN = {"latitude": 35.1796, "longitude": 129.0756}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_search_bar_opens_the_search_with_the_cursor_in_its_field(visit, size):
    """S1-1.1"""
    page = visit("/", size=size)
    page.get_by_role("link", name="어디로 떠나볼까요?").click()
    expect(page).to_have_url(re.compile("/stays/destination$"))
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_hero_shows_its_picture_and_opens_the_ideas(visit):
    """S1-1.2"""
    page = visit("/")
    picture = page.get_by_role("img", name="새벽빛이 드는 산자락 아래 한옥 두 채")
    assert picture.evaluate("picture => picture.naturalWidth") > 0
    page.get_by_role("link", name="여행 아이디어 얻기").click()
    expect(page.get_by_role("heading", name="어디에서나, 여행은 살아보는거야!")).to_be_in_viewport()


def test_places_nearby_show_their_distance_and_open_their_stays(visit):
    """S1-1.4"""
    page = visit("/")
    nearby = page.get_by_role("region", name="가까운 여행지 둘러보기").get_by_role("listitem")
    assert nearby.count() >= 4
    for text in nearby.all_inner_texts():
        assert re.search(r"\d+ k?m$", text), f"{text!r} has no distance"
    name = nearby.first.locator("b").inner_text()
    nearby.first.get_by_role("link").click()
    expect(page.locator("#asked b")).to_contain_text(name)


def test_ones_own_position_renews_the_places_nearby(visit, server):
    page = visit("/", geolocation=BUSAN, permissions=["geolocation"])
    page.get_by_role("button", name="내 위치로").click()
    expect(page.get_by_text("내 위치에서부터의 거리")).to_be_visible()
    here = {name: round(degrees * 1_000_000) for name, degrees in BUSAN.items()}
    wanted = [place["name"] for place in server.ask("/api/v1/places/popular", lang="ko", **here)["places"]]
    assert page.locator(".near b").all_inner_texts() == wanted


def test_without_a_position_the_places_nearby_stay_and_the_page_says_so(visit):
    page = visit("/")
    before = page.locator(".near").inner_text()
    page.get_by_role("button", name="내 위치로").click()
    expect(page.get_by_text("위치를 알 수 없어 그대로 두었어요")).to_be_visible()
    assert page.locator(".near").inner_text() == before
    expect(page.get_by_role("button", name="내 위치로")).to_be_enabled()


def test_a_themed_idea_opens_its_search(visit):
    """S1-1.5"""
    page = visit("/")
    ideas = page.get_by_role("region", name="어디에서나, 여행은 살아보는거야!").get_by_role("link")
    assert ideas.count() == 4
    ideas.filter(has_text="반려동물과 함께").click()
    expect(page.locator("#asked b")).to_contain_text("제주")
    expect(page.get_by_role("button", name="반려동물")).to_have_attribute("aria-pressed", "true")
