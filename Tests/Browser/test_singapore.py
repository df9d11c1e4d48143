"""Real stays: those of Singapore from Inside Airbnb, taken in and found."""

import re

import pytest
from playwright.sync_api import expect

import nadri
import wording
from screens import ASKED, SINGAPORE, pass_over_and_search, results, type_place

DATA = nadri.ROOT.parent / "shared/data/inside-airbnb/singapore-2023-09-23"
CREDIT = "자료: Inside Airbnb, CC BY 4.0"


@pytest.fixture(scope="module")
def singapore(tmp_path_factory):
    if not DATA.is_dir():
        pytest.skip(f"Inside Airbnb's data of Singapore is not there: {DATA}")
    folder = tmp_path_factory.mktemp("singapore")
    with nadri.running(folder, world=None) as server:
        server.said = server.command("import", "inside-airbnb", str(DATA), "--shift")
        yield server


def test_imported_stays_are_found_by_typing_singapore(visit, singapore):
    """S1-4.2, S1-6.2: 싱가포르 leads to the stays, as many as the API counts, with their credit."""
    assert "3483 stays" in singapore.said
    page = visit("/", at=singapore)
    page.get_by_role("link", name="어디로 떠나볼까요?").click()
    type_place(page, "싱가포르", "싱가포르")
    page.keyboard.press("Enter")
    pass_over_and_search(page)
    found = singapore.ask("/api/v1/stays", place=SINGAPORE)
    expect(page.get_by_role("heading", level=1)).to_have_text(wording.count(found["count"]))
    assert found["count"] > 3000
    expect(page.get_by_text(CREDIT)).to_be_visible()


def test_imported_stays_show_their_prices_and_open(visit, singapore):
    """S1-6.6: in Singapore dollars, for dates in the calendar that was moved to today."""
    page = visit(results(place=SINGAPORE, **ASKED), at=singapore)
    found = singapore.ask("/api/v1/stays", place=SINGAPORE, **ASKED)
    assert found["count"] > 100
    expect(page.get_by_role("heading", level=1)).to_have_text(wording.count(found["count"]))
    for stay, card in zip(found["stays"], page.get_by_role("article").all(), strict=True):
        expect(card).to_contain_text(stay["name"])
        expect(card).to_contain_text(wording.per_night(stay))
        expect(card).to_contain_text(wording.total(stay))
    first = found["stays"][0]
    page.locator(f"#stay-{first['id']}").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(first["name"])
    expect(page.get_by_text(CREDIT)).to_be_visible()
    expect(page.get_by_text(re.compile(r"예약 달력은 원래 자료보다 \d+주 옮겨 보여 줘요"))).to_be_visible()
    expect(page.locator(".lines .sum dd")).to_have_text(wording.money(first["total"], first["currency"]))


def test_all_imported_stays_can_be_walked_through(singapore):
    """S1-6.2: page by page, each stay once."""
    seen = []
    number = 1
    while True:
        page = singapore.ask("/api/v1/stays", place=SINGAPORE, **ASKED, page=number)
        seen += [stay["id"] for stay in page["stays"]]
        if not page["stays"]:
            break
        number += 1
    assert len(seen) == len(set(seen)) == page["count"]


def test_imported_stays_keep_every_rule_of_accessibility(visit, singapore, axe):
    page = visit(results(place=SINGAPORE, **ASKED), at=singapore)
    axe(page)
    page.get_by_role("article").first.get_by_role("link").click()
    page.locator("#foot").wait_for()
    axe(page)
