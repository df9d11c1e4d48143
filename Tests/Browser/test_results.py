"""The stays that were found: what the cards say, sorting, filtering, more of them, failures."""

import re

import pytest
from playwright.sync_api import expect

import wording
from chromium import DESKTOP, PHONE
from screens import ASKED, SEOUL, TOKYO, results, settle

STAYS = "**/api/v1/stays?*"
FAILED = "숙소를 불러오지 못했어요. 보이는 목록은 조금 전 것이에요."
# Without dates there are more stays than a page holds.
MANY = {"place": SEOUL}


def test_label_says_what_was_asked(visit):
    """S1-6.1, S1-5.11: place, period, price and guests; children count as guests, infants apart."""
    page = visit(results(place=SEOUL, **ASKED, children=1, infants=1, price_min=60_000, price_max=250_000))
    expect(page.locator("#asked b")).to_have_text("서울 · 3월 10일–12일")
    expect(page.locator("#asked span")).to_have_text("6만–25만원 · 게스트 3명, 유아 1명")


@pytest.mark.parametrize("place", [SEOUL, TOKYO], ids=["won", "yen"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_count_and_cards_say_what_the_api_says(visit, server, size, place):
    """S1-6.2, S1-6.5, S1-6.6: number of stays, rating, reviews, name, price per night and total."""
    page = visit(results(place=place, **ASKED), size=size)
    found = server.ask("/api/v1/stays", place=place, **ASKED)
    expect(heading(page)).to_have_text(wording.count(found["count"]))
    assert shown(page) == [stay["id"] for stay in found["stays"]]
    for stay in found["stays"]:
        card = page.get_by_role("article").filter(has=page.locator(f"#stay-{stay['id']}"))
        said = card.inner_text()
        for text in [stay["name"], wording.per_night(stay), wording.total(stay), wording.rating(stay)]:
            assert text in said, f"{text!r} is missing in {said!r}"
        assert f"후기 {stay['review_count']:,}개" in said or stay["rating_hundredths"] is None


def test_without_dates_the_weekday_price_shows_and_no_total(visit, server):
    page = visit(results(**MANY))
    stay = server.ask("/api/v1/stays", **MANY)["stays"][0]
    card = page.get_by_role("article").first
    expect(card).to_contain_text(wording.per_night(stay))
    expect(card).not_to_contain_text("총 ")


def test_every_card_shows_its_main_picture(visit):
    """S1-6.3"""
    page = visit(results(place=SEOUL, **ASKED))
    pictures = page.get_by_role("article").locator("img")
    assert pictures.count() == 20
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_js_property("complete", True)
        assert picture.evaluate("picture => picture.naturalWidth") > 0


def test_sorting_renews_the_list_and_replaces_the_address(visit, server):
    page = visit(results(place=SEOUL, **ASKED))
    entries = page.evaluate("history.length")
    for name, label in [("price", "낮은 가격순"), ("rating", "평점순")]:
        page.get_by_role("button", name=label).click()
        expect(page.get_by_role("button", name=label)).to_have_attribute("aria-pressed", "true")
        found = server.ask("/api/v1/stays", place=SEOUL, **ASKED, sort=name)
        wait_for_stays(page, found["stays"])
        expect(page).to_have_url(re.compile(f"sort={name}(&|$)"))
    assert page.evaluate("history.length") == entries
    page.reload()
    expect(page.get_by_role("button", name="평점순")).to_have_attribute("aria-pressed", "true")


def test_lowest_price_first_is_in_order_of_the_averages(visit):
    page = visit(results(place=SEOUL, **ASKED, sort="price"))
    prices = [int(re.sub(r"\D", "", text)) for text in page.locator("article .price").all_inner_texts()]
    assert len(prices) == 20 and prices == sorted(prices)


def test_amenity_chips_filter_and_add_up(visit, server):
    """S1-6.2: the number follows the chips and stays exact."""
    page = visit(results(place=SEOUL, **ASKED))
    counts = []
    for label, amenities in [("주방", "kitchen"), ("주차", "kitchen,parking")]:
        chip = page.get_by_role("button", name=label)
        chip.click()
        expect(chip).to_have_attribute("aria-pressed", "true")
        found = server.ask("/api/v1/stays", place=SEOUL, **ASKED, amenities=amenities)
        wait_for_stays(page, found["stays"])
        expect(heading(page)).to_have_text(wording.count(found["count"]))
        expect(page).to_have_url(re.compile(f"amenities={amenities}(&|$)"))
        counts.append(found["count"])
    assert counts[0] > counts[1] > 0
    page.get_by_role("button", name="주방").click()
    expect(page).to_have_url(re.compile("amenities=parking(&|$)"))


def test_the_space_bar_presses_a_chip(visit):
    page = visit(results(place=SEOUL, **ASKED))
    chip = page.get_by_role("button", name="주방")
    chip.focus()
    before = page.evaluate("scrollY")
    page.keyboard.press("Space")
    expect(chip).to_have_attribute("aria-pressed", "true")
    expect(chip).to_be_focused()
    assert page.evaluate("scrollY") == before


def test_more_appends_the_next_stays_and_moves_the_focus_there(visit, server):
    page = visit(results(**MANY))
    first, second = (server.ask("/api/v1/stays", **MANY, page=number) for number in (1, 2))
    more = page.get_by_role("button", name="더 보기")
    expect(more).to_have_text(f"더 보기 · {first['count'] - 20}곳 남음")
    more.click()
    wait_for_stays(page, first["stays"] + second["stays"])
    expect(page.locator(f"#stay-{second['stays'][0]['id']}")).to_be_focused()
    expect(more).to_have_text(f"더 보기 · {first['count'] - 40}곳 남음")


def test_more_ends_with_the_last_stay(visit, server):
    page = visit(results(**MANY))
    count = server.ask("/api/v1/stays", **MANY)["count"]
    more = page.get_by_role("button", name="더 보기")
    for number in range(40, count + 20, 20):
        more.click()
        expect(page.get_by_role("article")).to_have_count(min(number, count))
    expect(more).to_have_count(0)
    assert len(set(shown(page))) == count


def test_coming_back_finds_the_cards_that_were_added(visit):
    """S1-6.8: the browser has not kept the page itself, but the list is as long as it was, and at the same place."""
    page = visit(results(**MANY))
    page.get_by_role("button", name="더 보기").click()
    expect(page.get_by_role("article")).to_have_count(40)
    card = page.get_by_role("article").nth(35)
    card.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    card.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(r"/stays/\d+"))
    page.go_back()
    expect(page.get_by_role("article")).to_have_count(40)
    page.wait_for_function("before => Math.abs(scrollY - before) < 8", arg=before)


def test_a_reload_shows_what_is_true_now(visit):
    page = visit(results(**MANY))
    page.get_by_role("button", name="더 보기").click()
    expect(page.get_by_role("article")).to_have_count(40)
    page.reload()
    settle(page)
    expect(page.get_by_role("article")).to_have_count(20)


def test_a_double_tap_on_more_asks_once(visit):
    page = visit(results(**MANY))
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/api/v1/stays?" in request.url else None)
    page.get_by_role("button", name="더 보기").dblclick()
    expect(page.get_by_role("article")).to_have_count(40)
    page.get_by_role("button", name="더 보기 · ").wait_for()
    assert len(asked) == 1, asked


def test_a_late_answer_to_an_older_order_is_dropped(visit, server):
    page = visit(results(place=SEOUL, **ASKED))
    waiting = []
    page.route(STAYS, lambda route: waiting.append(route) if "sort=price" in route.request.url else route.continue_())
    page.get_by_role("button", name="낮은 가격순").click()
    page.get_by_role("button", name="평점순").click()
    wanted = server.ask("/api/v1/stays", place=SEOUL, **ASKED, sort="rating")["stays"]
    wait_for_stays(page, wanted)
    with page.expect_response(STAYS) as late:
        waiting[0].continue_()
    late.value.finished()
    settle(page)
    assert shown(page) == [stay["id"] for stay in wanted]
    expect(page.get_by_role("button", name="평점순")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    "failure",
    [
        lambda route: route.abort(),
        lambda route: route.fulfill(status=503, body="{}"),
        lambda route: route.fulfill(status=200, body="not JSON"),
        lambda route: route.fulfill(status=200, body='{"count": 1, "stays": [{"id": "x"}]}'),
    ],
    ids=["no connection", "refused", "nonsense", "wrong shape"],
)
def test_a_failed_answer_keeps_the_list_and_offers_another_try(visit, server, failure):
    page = visit(results(place=SEOUL, **ASKED), expects_failures=True)
    before = shown(page)
    page.route(STAYS, failure)
    page.get_by_role("button", name="낮은 가격순").click()
    expect(page.get_by_role("alert")).to_contain_text(FAILED)
    assert shown(page) == before
    page.unroute(STAYS)
    page.get_by_role("button", name="다시 시도").click()
    wait_for_stays(page, server.ask("/api/v1/stays", place=SEOUL, **ASKED, sort="price")["stays"])
    expect(page.get_by_role("alert")).to_have_count(0)


def test_more_after_a_failed_order_brings_the_whole_list_in_that_order(visit, server):
    page = visit(results(**MANY), expects_failures=True)
    page.route(STAYS, lambda route: route.abort())
    page.get_by_role("button", name="평점순").click()
    expect(page.get_by_role("alert")).to_contain_text(FAILED)
    page.unroute(STAYS)
    page.get_by_role("button", name="더 보기").click()
    wait_for_stays(page, server.ask("/api/v1/stays", **MANY, sort="rating")["stays"])


def test_more_that_fails_says_so_beside_its_button(visit):
    page = visit(results(**MANY), expects_failures=True)
    page.route(STAYS, lambda route: route.abort())
    more = page.get_by_role("button", name="더 보기")
    more.click()
    said = page.get_by_role("alert")
    expect(said).to_have_text("숙소를 더 불러오지 못했어요. 다시 한번 눌러 주세요.")
    expect(said).to_be_in_viewport()
    page.unroute(STAYS)
    more.click()
    expect(page.get_by_role("article")).to_have_count(40)
    expect(said).to_have_count(0)


def test_the_second_half_of_a_double_tap_opens_no_stay(visit):
    page = visit(results(**MANY))
    page.get_by_role("button", name="더 보기").scroll_into_view_if_needed()
    box = page.get_by_role("button", name="더 보기").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate("addEventListener('click', (event) => { window.firstTap ??= event.timeStamp }, { capture: true })")
    page.mouse.click(x, y)
    expect(page.get_by_role("article")).to_have_count(40)
    # A tap on the link of a card, which may lie there by now, as if it came so many milliseconds after the first.
    is_stopped = """([x, y, delay]) => {
        const tap = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2, clientX: x, clientY: y });
        Object.defineProperty(tap, "timeStamp", { value: window.firstTap + delay });
        addEventListener("click", (event) => { window.stopped = event.defaultPrevented; event.preventDefault() }, { once: true });
        document.querySelector("article a").dispatchEvent(tap);
        return window.stopped;
    }"""
    assert page.evaluate(is_stopped, [x, y, 200])
    assert not page.evaluate(is_stopped, [x, y, 900]), "a later tap is another one"
    assert not page.evaluate(is_stopped, [x + 200, y, 200]), "and so is one elsewhere"


def test_a_page_beyond_the_last_leads_back_to_the_last(visit, server):
    count = server.ask("/api/v1/stays", **MANY)["count"]
    page = visit(results(**MANY, page=400))
    expect(page.get_by_text("조건에 맞는 숙소가 없어요")).to_have_count(0)
    page.get_by_role("link", name="이전").click()
    expect(page.get_by_role("article")).to_have_count(count % 20 or 20)


def test_clearing_the_search_returns_to_the_first_screen(visit):
    """S1-6.8"""
    page = visit(results(place=SEOUL, **ASKED))
    page.get_by_role("link", name="검색 지우기").click()
    expect(page).to_have_url(re.compile("//[^/]+/$"))
    expect(page.get_by_role("link", name="어디로 떠나볼까요?")).to_be_visible()


def test_nothing_found_says_so_and_leads_on(visit):
    page = visit(results(place=SEOUL, **ASKED, price_max=1))
    expect(heading(page)).to_have_text(wording.count(0))
    page.get_by_role("link", name="다른 여행지 고르기").click()
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_the_list_drawn_by_the_app_is_the_one_the_server_draws(visit):
    """What stands on the page after clicks is what a visitor of its new address gets."""
    page = visit(results(**MANY))
    for label in ["낮은 가격순", "주방"]:
        page.get_by_role("button", name=label).click()
        expect(page.get_by_role("button", name=label)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".grid")).to_have_attribute("aria-busy", "false")
    drawn = structure(page)
    page.reload()
    assert drawn == structure(page)


def heading(page):
    return page.get_by_role("heading", level=1)


def shown(page):
    """The ids of the stays on the page, in order."""
    return page.locator("article h2 a").evaluate_all("links => links.map(link => Number(link.id.slice(5)))")


def wait_for_stays(page, stays):
    expect(page.locator("article h2")).to_have_text([stay["name"] for stay in stays])
    assert shown(page) == [stay["id"] for stay in stays]


def structure(page):
    """Everything in the app's element, as nested lists that say nothing of the order of attributes.

    What is the map's own is left out: it says where the map stood when the page came.
    """
    return page.locator("#app").evaluate(
        """app => {
            const attributes = node => Object.fromEntries([...node.attributes].map(({name, value}) => [name, value]));
            const tell = node => node.nodeType === Node.TEXT_NODE ? node.data
                : node.hasAttribute("data-own") ? node.nodeName
                : [node.nodeName, attributes(node), [...node.childNodes].map(tell)];
            return tell(app);
        }"""
    )
