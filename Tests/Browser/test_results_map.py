"""The stays on the map: labels, strip, searches after motions, the address, keyboard, and what stands in without a map."""

import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

import wording
from chromium import DESKTOP, PHONE
from screens import ASKED, SEOUL, results, settle

ON_MAP = results(place=SEOUL, **ASKED, view="map", at="37555000,126985000,1120")
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


@pytest.fixture
def open_map(visit):
    """Opens results on the map and waits until it is drawn and labelled: `open_map(size=DESKTOP)`."""

    def open_map(address=ON_MAP, **options):
        page = visit(address, **options)
        watch_searches(page)
        wait_for_map(page)
        return page

    return open_map


def test_the_map_button_opens_the_map_and_the_hamburger_returns(visit):
    """S1-6.7, S1-7.1"""
    page = visit(results(place=SEOUL, **ASKED))
    page.get_by_role("link", name="지도", exact=True).click()
    wait_for_map(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("서울 숙소 지도")
    page.get_by_role("link", name="목록으로 돌아가기").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("고를 수 있는 숙소")
    expect(page).not_to_have_url(re.compile("view=map"))


@SIZES
def test_every_stay_found_is_counted_by_a_label(open_map, size):
    """S1-7.2"""
    page = open_map(size=size)
    found = state(page)["found"]["count"]
    counts = page.locator("#labels button").evaluate_all("all => all.map(one => Number(one.querySelector('b')?.textContent ?? 1))")
    assert sum(counts) == found > 20


@SIZES
def test_labels_stand_where_their_stays_are_and_none_covers_another(open_map, size):
    """S1-7.2"""
    page = open_map(size=size)
    boxes = page.locator("#labels [data-placed] button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({left, right, top, bottom}) => [left, right, top, bottom])"
    )
    for index, (left, right, top, bottom) in enumerate(boxes):
        for other in boxes[:index]:
            assert left >= other[1] or right <= other[0] or top >= other[3] or bottom <= other[2]


def test_a_pan_with_inertia_searches_once_where_it_came_to_rest(open_map, server):
    """S1-7.5: one search, after the motion has settled, for what is in view then."""
    page = open_map(motion="no-preference")
    throw(page, (200, 300), (120, 380))
    expect(page).to_have_url(re.compile("area="))
    wait_until_calm(page)
    searches = page.evaluate("window.searches")
    assert len(searches) == 1, searches
    assert searches[0]["calm"] > 200
    asked = fields(searches[0]["address"])
    assert asked["pins"] == "1"
    south, west, north, east = (int(edge) for edge in asked["area"].split(","))
    latitude, longitude, _ = (int(number) for number in fields(page.url)["at"].split(","))
    assert abs((west + east) / 2 - longitude) < 2000 and south < latitude < north
    count = server.ask("/api/v1/stays", place=SEOUL, **ASKED, area=asked["area"])["count"]
    expect(page.locator(".over-top")).to_contain_text(wording.count(count))


def test_a_late_answer_for_an_earlier_view_is_dropped(open_map):
    page = open_map()
    held = []
    page.route("**/api/v1/stays?*", lambda route: held.append(route) if not held else route.continue_())
    throw(page, (200, 300), (150, 340))
    until(page, "window.searches.length === 1")
    throw(page, (200, 300), (230, 330))
    until(page, "window.searches.length === 2")
    expect(page.locator(".legend")).to_have_text("2박 총액 · 세금 포함")
    before = state_of_labels(page)
    with page.expect_response("**/api/v1/stays?*") as late:
        held[0].continue_()
    late.value.finished()
    settle(page)
    assert state_of_labels(page) == before


def test_a_tap_on_a_label_brings_its_card_and_scrolling_the_strip_marks_its_label(open_map):
    """S1-7.5"""
    page = open_map()
    cards = page.locator("#strip > li")
    ids = cards.evaluate_all("all => all.map(one => one.id.slice(5))")
    assert len(ids) >= 3
    label(page, ids[2]).click()
    expect(label(page, ids[2])).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"#card-{ids[2]}")).to_be_in_viewport(ratio=0.9)
    before = page.url
    page.locator("#strip").evaluate("strip => strip.scrollTo(strip.children[1].offsetLeft - strip.firstElementChild.offsetLeft, 0)")
    expect(label(page, ids[1])).to_have_attribute("aria-pressed", "true")
    expect(label(page, ids[2])).to_have_attribute("aria-pressed", "false")
    expect(page).not_to_have_url(before)
    wait_until_calm(page)
    assert page.evaluate("window.searches") == []
    middle = label(page, ids[1]).evaluate("one => { const box = one.getBoundingClientRect(); return (box.left + box.right) / 2; }")
    assert abs(middle - 195) < 3


def test_a_card_opens_its_stay_and_back_restores_the_view(open_map):
    """S1-7.4"""
    page = open_map()
    throw(page, (200, 300), (160, 330))
    expect(page).to_have_url(re.compile("area="))
    expect(page.locator(".legend")).to_have_text("2박 총액 · 세금 포함")
    address, labels = page.url, names(page)
    page.locator("#strip a").first.click()
    expect(page).to_have_url(re.compile(r"/stays/\d+"))
    page.go_back()
    wait_for_map(page)
    assert page.url == address
    assert sorted(names(page)) == sorted(labels)


def test_a_count_opens_into_what_it_stands_for(open_map):
    """S1-7.2"""
    page = open_map()
    cluster = page.locator("#labels [data-placed] .cluster").first
    cheapest = int(cluster.locator("..").get_attribute("id").removeprefix("label-"))
    zoom = int(fields(page.url)["at"].split(",")[2])
    cluster.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"{zoom + 200}&?|{zoom + 200}$"))
    wait_until_calm(page)
    assert len(page.evaluate("window.searches")) == 1
    expect(page.locator(f"#label-{cheapest}")).to_have_count(1)


def test_a_turned_map_offers_north_and_turns_back(open_map):
    page = open_map(size=DESKTOP)
    north = page.get_by_role("button", name="북쪽을 위로")
    expect(north).to_have_count(0)
    box = page.locator("#map").bounding_box()
    x, y = box["x"] + 120, box["y"] + 560
    page.mouse.move(x, y)
    page.mouse.down(button="right")
    page.mouse.move(x + 120, y, steps=6)
    page.mouse.up(button="right")
    north.click()
    expect(north).to_have_count(0)


@SIZES
def test_every_label_is_reached_by_keyboard(open_map, size):
    page = open_map(size=size)
    wanted = set(names(page))
    reached = set()
    page.locator("#map canvas").focus()
    for _ in range(len(wanted) + 5):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("document.activeElement.closest('#labels') && document.activeElement.getAttribute('aria-label')"))
    assert wanted <= reached


@SIZES
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_on_the_map_breaks_a_rule_of_accessibility(open_map, axe, size, scheme):
    axe(open_map(size=size, scheme=scheme))


def test_on_a_wide_screen_list_and_map_stand_side_by_side(visit):
    page = visit(results(place=SEOUL, **ASKED), size=DESKTOP)
    wait_for_map(page)
    card, map_box = page.get_by_role("article").first.bounding_box(), page.locator("#map").bounding_box()
    assert card["x"] + card["width"] < map_box["x"] and map_box["width"] > 400
    expect(page.get_by_role("heading", level=1)).to_contain_text("고를 수 있는 숙소")


def test_cards_on_a_phone_load_no_map(visit):
    page = visit(results(place=SEOUL, **ASKED))
    loaded = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    assert not [name for name in loaded if "maplibre" in name or "/tiles/" in name]


def test_without_webgl_the_list_stands_in(chromium, server):
    page = chromium.page(base_url=server.address)
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    page.goto(ON_MAP)
    expect(page.get_by_role("status")).to_contain_text("이 브라우저에서는 지도를 그릴 수 없어")
    expect(page.get_by_role("heading", level=1)).to_contain_text("고를 수 있는 숙소")
    assert page.get_by_role("article").count() == 20


def test_without_javascript_the_list_stands_in(visit):
    page = visit(ON_MAP, java_script_enabled=False)
    expect(page.get_by_text("지도는 자바스크립트가 있어야 움직여요")).to_be_visible()
    expect(page.get_by_role("article").first).to_be_visible()


def test_a_failed_search_says_so_and_may_be_tried_again(open_map):
    page = open_map(expects_failures=True)
    page.route("**/api/v1/stays?*", lambda route: route.abort())
    throw(page, (200, 300), (150, 340))
    expect(page.locator(".legend")).to_have_text("숙소를 불러오지 못했어요")
    page.unroute("**/api/v1/stays?*")
    page.locator("#pane").get_by_role("button", name="다시 시도").click()
    expect(page.locator(".legend")).to_have_text("2박 총액 · 세금 포함")


def test_frames_keep_coming_while_200_labels_are_panned(open_map, record_property):
    """The goal is 32 ms for 95 of 100 frames with a graphics card of software; what was measured is printed."""
    page = open_map(size=DESKTOP, motion="no-preference")
    page.evaluate(
        """() => {
            const list = document.getElementById("labels"), first = list.firstElementChild;
            for (let index = list.children.length; index < 200; index += 1) {
                const copy = first.cloneNode(true);
                const [latitude, longitude] = first.dataset.at.split(",").map(Number);
                copy.id = `copy-${index}`;
                copy.dataset.at = `${latitude + (index % 20 - 10) * 9000},${longitude + (index % 13 - 6) * 15000}`;
                list.append(copy);
            }
            window.frames = [];
            const note = (now) => { window.frames.push(now); requestAnimationFrame(note); };
            requestAnimationFrame(note);
        }"""
    )
    box = page.locator("#map").bounding_box()
    x, y = box["x"] + 200, box["y"] + 300
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("window.frames.length = 0")
    for step in range(90):
        page.mouse.move(x + (step % 30) * 6, y + (step % 20) * 5)
    frames = page.evaluate("window.frames")
    page.mouse.up()
    times = sorted(later - earlier for earlier, later in zip(frames, frames[1:]))
    p95 = times[int(len(times) * 0.95)]
    record_property("p95_ms", p95)
    print(f"{len(times)} frames, median {times[len(times) // 2]:.1f} ms, p95 {p95:.1f} ms")
    assert len(times) > 10 and p95 < 500


# A style and tiles of our own with what S2-6.6 to S2-6.8 leave out.
LOUD_STYLE = {
    "version": 8,
    "sources": {"a": {"type": "geojson", "data": {"type": "FeatureCollection", "features": []}}},
    "layers": [
        {"id": "ground", "type": "background", "paint": {"background-color": "#fff"}},
        {"id": "walls", "type": "fill", "source": "a", "source-layer": "building"},
        {"id": "blocks", "type": "fill-extrusion", "source": "a", "source-layer": "structures"},
        {"id": "streets", "type": "line", "source": "a", "source-layer": "transportation"},
        {"id": "street-names", "type": "symbol", "source": "a", "source-layer": "transportation_name"},
        {"id": "shields", "type": "symbol", "source": "a", "source-layer": "roads"},
        {"id": "shops", "type": "symbol", "source": "a", "source-layer": "poi"},
        {"id": "numbers", "type": "symbol", "source": "a", "source-layer": "housenumber"},
        {"id": "towns", "type": "symbol", "source": "a", "source-layer": "place"},
    ],
}


def test_a_providers_style_loses_buildings_and_names_of_roads_and_places_of_interest(visit):
    """S2-6.6, S2-6.7, S2-6.8"""
    page = visit(results(place=SEOUL, **ASKED))
    kept = page.evaluate(
        """async (style) => {
            const base = document.querySelector("link[rel=modulepreload]").href.replace(/[^/]*$/, "");
            const { quietStyle } = await import(base + "map-style.js");
            const before = JSON.stringify(style);
            const quiet = quietStyle(style);
            if (JSON.stringify(style) !== before) throw new Error("the style itself was changed");
            return quiet.layers.map(({ id }) => id);
        }""",
        LOUD_STYLE,
    )
    assert kept == ["ground", "streets", "towns"]


# Helpers


def wait_for_map(page):
    page.locator("#map[data-drawn]").wait_for()
    page.locator("#labels [data-placed]").first.wait_for()


def watch_searches(page):
    """Notes in the page what it searches, and how long before that a label last moved."""
    page.evaluate(
        """() => {
            window.searches = [];
            window.lastMotion = 0;
            const fetchIt = window.fetch;
            window.fetch = (address, ...rest) => {
                if (String(address).includes("/api/v1/stays?")) {
                    window.searches.push({ address: String(address), calm: performance.now() - window.lastMotion });
                }
                return fetchIt(address, ...rest);
            };
            new MutationObserver(() => { window.lastMotion = performance.now(); window.moved = true; }).observe(
                document.getElementById("labels"), { subtree: true, attributeFilter: ["style"] });
        }"""
    )


def wait_until_calm(page):
    """Returns when nothing has moved for as long as a further search could take to begin."""
    until(page, "performance.now() - window.lastMotion > 1200")


def until(page, condition):
    """Looks at every frame; `wait_for_function` would need a policy that allows eval."""
    page.evaluate(
        "() => new Promise(done => { const look = () => (%s) ? done() : requestAnimationFrame(look); look(); })" % condition
    )


def throw(page, start, end):
    """Drags the map as far as from `start` to `end` and lets go in full motion; it begins where no label stands."""
    x, y = page.evaluate(
        """() => {
            const box = document.getElementById("map").getBoundingClientRect();
            for (let y = box.top + 120; y < box.bottom - 220; y += 20) {
                for (let x = box.left + 130; x < box.right - 130; x += 20) {
                    if (document.elementFromPoint(x, y)?.closest("#map")) return [x, y];
                }
            }
            throw new Error("labels are everywhere");
        }"""
    )
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + end[0] - start[0], y + end[1] - start[1], steps=5)
    page.mouse.up()


def label(page, number):
    return page.locator(f"#label-{number} button")


def names(page):
    """Of the labels in view."""
    return page.locator("#labels [data-placed] button").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")


def state_of_labels(page):
    return names(page), page.locator("#strip > li").evaluate_all("all => all.map(one => one.id)")


def state(page):
    return json.loads(page.locator("#state").text_content())


def fields(address):
    return {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
