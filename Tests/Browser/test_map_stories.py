"""The map's stories, each proved in Chromium and in WebKit."""

import pytest

import engines
import nadri
import webkit as webkit_module
import wording
from map_page import (
    CARDS,
    DESKTOP,
    ON_MAP,
    PHONE,
    SETTLED,
    cards,
    clear_place,
    fields,
    names,
    open_map,
    overlaps,
    pressed,
    searches,
    standing,
    throw,
    wait_for_answers,
    wait_for_map,
    wait_until_calm,
)
from screens import ASKED, SEOUL

SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])


def test_the_map_button_opens_the_map_and_the_hamburger_returns(engine):
    """S1-6.7, S1-7.1"""
    engine.resize(*PHONE)
    engine.open_running(CARDS)
    engine.tap(".map-fab")
    engine.wait("return document.querySelector('main h1')?.textContent === '서울 숙소 지도'")
    wait_for_map(engine)
    assert fields(engine.url)["view"] == "map"
    left, top = engine.middle("#to-cards")
    assert left < 60 and top < 60
    engine.tap("#to-cards")
    engine.wait("return document.querySelector('main h1')?.textContent.startsWith('고를 수 있는 숙소')")
    assert "view" not in fields(engine.url)


@SIZES
def test_every_stay_found_is_counted_by_a_label_and_none_covers_another(engine, server, size):
    """S1-7.2"""
    open_map(engine, size=size)
    counts = engine.do(
        "return [...document.querySelectorAll('#labels button')].map((one) => Number(one.querySelector('b')?.textContent ?? 1))"
    )
    assert sum(counts) == server.ask("/api/v1/stays", place=SEOUL, **ASKED)["count"] > 20
    assert len(names(engine)) > 3
    assert overlaps(engine) == []


@SIZES
def test_a_pan_with_inertia_searches_once_where_it_came_to_rest(engine, server, size):
    """S1-7.5: one search, after the motion has settled, for what is in view then."""
    open_map(engine, size=size)
    before = standing(engine.url)
    throw(engine, -80, 80)
    engine.wait("return location.search.includes('area=')")
    wait_for_answers(engine, 1)
    wait_until_calm(engine)
    asked = searches(engine)
    assert len(asked) == 1, asked
    assert asked[0]["calm"] > 200
    question = fields(asked[0]["address"])
    assert question["pins"] == "1"
    south, west, north, east = (int(edge) for edge in question["area"].split(","))
    latitude, longitude, zoom = standing(engine.url)
    assert latitude > before[0] and longitude > before[1] and zoom == before[2]
    assert abs((west + east) / 2 - longitude) < 2000 and south < latitude < north
    count = server.ask("/api/v1/stays", place=SEOUL, **ASKED, area=question["area"])["count"]
    assert wording.count(count) in engine.text(".over-top" if size is PHONE else ".result-count")


def test_motions_that_follow_each_other_closely_are_searched_once(engine):
    """S1-7.5"""
    open_map(engine)
    throw(engine, 40, -30, times=3)
    wait_for_answers(engine, 1)
    wait_until_calm(engine)
    assert len(searches(engine)) == 1
    area = [int(edge) for edge in fields(searches(engine)[0]["address"])["area"].split(",")]
    assert abs((area[1] + area[3]) / 2 - standing(engine.url)[1]) < 2000


@SIZES
def test_a_drag_may_end_over_what_floats_on_the_map_or_beside_it(engine, size):
    """S1-7.5"""
    open_map(engine, size=size)
    end = engine.middle(".over-top .searchpill" if size is PHONE else "main h1")
    x, y = clear_place(engine)
    engine.drag((x, y), end)
    wait_for_answers(engine, 1)
    wait_until_calm(engine)
    assert len(searches(engine)) == 1 and engine.path.startswith("/stays/search")
    # And it is over: the mouse alone moves nothing.
    before = engine.middle("#labels [data-placed]")
    engine.hover_at(x + 20, y + 60)
    wait_until_calm(engine)
    assert engine.middle("#labels [data-placed]") == before and len(searches(engine)) == 1


def test_a_late_answer_for_an_earlier_view_is_dropped(engine):
    open_map(engine)
    engine.do("window.holds = true")
    throw(engine, -50, 40)
    engine.wait("return window.searches.length === 1 && Boolean(window.release)")
    throw(engine, 30, 30)
    wait_for_answers(engine, 1)
    engine.wait("return document.querySelector('.legend').textContent === arguments[0]", SETTLED)
    wait_until_calm(engine)
    before = names(engine), cards(engine), engine.path, engine.text(".over-top")
    engine.do("window.release()")
    wait_for_answers(engine, 2)
    assert (names(engine), cards(engine), engine.path, engine.text(".over-top")) == before
    assert len(searches(engine)) == 2


def test_a_tap_on_a_label_brings_its_card_and_scrolling_the_strip_marks_its_label(engine):
    """S1-7.3, S1-7.5"""
    open_map(engine)
    ids = cards(engine)
    assert len(ids) >= 3
    engine.tap_at(*engine.middle(f"#label-{ids[2]} button"))
    engine.wait("return document.querySelector(arguments[0]).getAttribute('aria-pressed') === 'true'", f"#label-{ids[2]} button")
    left, right, width = engine.do(
        "const box = document.getElementById(arguments[0]).getBoundingClientRect(); return [box.left, box.right, innerWidth];",
        f"card-{ids[2]}",
    )
    assert -20 <= left and right <= width + 20
    before = engine.path
    engine.do("const strip = document.getElementById('strip'); strip.scrollTo(strip.children[1].offsetLeft - strip.firstElementChild.offsetLeft, 0);")
    engine.wait("return location.pathname + location.search !== arguments[0]", before)
    assert pressed(engine) == [ids[1]]
    wait_until_calm(engine)
    assert searches(engine) == [], "what the strip does is no reason to search"
    assert abs(engine.middle(f"#label-{ids[1]} button")[0] - PHONE[0] / 2) < 3
    # And back again, by the label of the first.
    engine.tap_at(*engine.middle(f"#label-{ids[0]} button"))
    engine.wait("return document.getElementById('strip').scrollLeft === 0")
    assert pressed(engine) == [ids[0]]


@SIZES
def test_a_card_opens_its_stay_and_back_restores_the_view(engine, size):
    """S1-7.4"""
    open_map(engine, size=size)
    throw(engine, -40, 30)
    wait_for_answers(engine, 1)
    wait_until_calm(engine)
    path, labels, strip = engine.path, names(engine), cards(engine)
    assert "area=" in path and "at=" in path
    if size is DESKTOP:
        # Beside the list the strip shows the card of the label that was tapped.
        engine.tap_at(*engine.middle(f"#label-{strip[0]} button"))
        engine.wait("return document.querySelector('#strip h2').offsetHeight > 0")
    name = engine.text("#strip h2")
    engine.tap("#strip h2 a")
    engine.wait("return /^.stays.[0-9]+$/.test(location.pathname) && document.querySelector('h1').textContent === arguments[0]", name)
    engine.back()
    wait_for_map(engine)
    assert engine.path == path
    assert sorted(names(engine)) == sorted(labels)
    assert cards(engine) == strip


def test_the_address_holds_the_view_so_that_it_can_be_shared(engine):
    open_map(engine)
    throw(engine, -50, 40)
    wait_for_answers(engine, 1)
    wait_until_calm(engine)
    path, labels = engine.path, names(engine)
    places = [engine.middle(f"#label-{number}") for number in cards(engine)]
    engine.open_running("/")
    open_map(engine, path)
    assert sorted(names(engine)) == sorted(labels)
    for (x, y), (old_x, old_y) in zip([engine.middle(f"#label-{number}") for number in cards(engine)], places):
        assert abs(x - old_x) < 2 and abs(y - old_y) < 2
    wait_until_calm(engine)
    assert engine.path == path and searches(engine) == []


@pytest.mark.parametrize("how, size", [("tap", PHONE), ("tap", DESKTOP), ("key", PHONE)])
def test_a_count_opens_into_what_it_stands_for(engine, how, size):
    """S1-7.2"""
    open_map(engine, size=size)
    number = engine.do("return document.querySelector('#labels [data-placed] .cluster').closest('li').id.slice(6)")
    zoom = standing(engine.url)[2]
    if how == "tap":
        engine.tap_at(*engine.middle(f"#label-{number} button"))
    else:
        engine.focus(f"#label-{number} button")
        engine.press("Enter")
    wait_for_answers(engine, 1)
    wait_until_calm(engine)
    assert standing(engine.url)[2] == zoom + 200
    assert len(searches(engine)) == 1
    assert engine.do("return document.querySelectorAll(arguments[0]).length", f"#label-{number}") == 1
    assert overlaps(engine) == []


@pytest.mark.parametrize("kind", [".pin:not(.cluster)", ".cluster"], ids=["price", "count"])
def test_a_drag_that_begins_on_a_label_moves_the_map_and_taps_nothing(engine, kind):
    open_map(engine)
    latitude, longitude, zoom = standing(engine.url)
    label = engine.do("return document.querySelector(`#labels [data-placed] ${arguments[0]}`).closest('li').id", kind)
    x, y = engine.middle(f"#{label} button")
    engine.drag((x, y), (x + (60 if x < PHONE[0] / 2 else -60), y + 50))
    wait_for_answers(engine, 1)
    wait_until_calm(engine)
    now = standing(engine.url)
    assert now[2] == zoom and now[0] > latitude and (now[1] < longitude) == (x < PHONE[0] / 2)
    assert pressed(engine) == [] and len(searches(engine)) == 1
    assert engine.path.startswith("/stays/search")


@SIZES
def test_labels_of_a_turned_map_cover_none_either_and_north_turns_it_back(engine, size):
    """S1-7.2"""
    open_map(engine, size=size)
    before = engine.do("return document.querySelectorAll('#north-up').length")
    assert before == 0
    if engine.name == "chromium":
        throw(engine, 75, 0, button="right")
    else:
        # WebKit's driver opens the window's own menu with the right button, and the page never hears it come up again.
        engine.focus("#map canvas")
        for _ in range(4):
            engine.press("ArrowRight", shift=True)
    engine.wait("return document.getElementById('north-up')")
    wait_for_answers(engine, 1)
    wait_until_calm(engine)
    turned = names(engine)
    assert overlaps(engine) == [] and len(turned) > 3
    counts = "return [...document.querySelectorAll('#labels button')].reduce((sum, one) => sum + Number(one.querySelector('b')?.textContent ?? 1), 0)"
    assert wording.count(engine.do(counts)) in engine.text("h2[aria-live], h1[aria-live]")
    engine.tap("#north-up")
    engine.wait("return !document.getElementById('north-up')")
    wait_for_answers(engine, 2)
    wait_until_calm(engine)
    assert overlaps(engine) == []


@SIZES
def test_every_label_is_reached_by_keyboard(engine, size):
    open_map(engine, size=size)
    wanted = set(names(engine))
    reached = set()
    engine.focus("#map canvas")
    for _ in range(len(wanted) + 8):
        engine.press("Tab")
        reached.add(engine.do("return document.activeElement.closest('#labels') && document.activeElement.getAttribute('aria-label')"))
    assert wanted <= reached
    # Nothing has been scrolled for it: the labels stand where the ground says.
    assert engine.do("return [...document.querySelectorAll('#map, #map *')].filter((one) => one.scrollLeft || one.scrollTop).length") == 0


def test_a_key_on_a_label_brings_its_card(engine):
    """S1-7.5"""
    open_map(engine)
    number = cards(engine)[1]
    engine.focus(f"#label-{number} button")
    engine.press("Enter")
    engine.wait("return document.querySelector(arguments[0]).getAttribute('aria-pressed') === 'true'", f"#label-{number} button")
    assert engine.do("return document.getElementById('strip').scrollLeft > 0")


def test_the_arrow_keys_move_the_map_and_it_searches_once(engine):
    open_map(engine)
    longitude = standing(engine.url)[1]
    engine.focus("#map canvas")
    engine.press("ArrowRight")
    engine.press("ArrowRight")
    wait_for_answers(engine, 1)
    wait_until_calm(engine)
    assert standing(engine.url)[1] > longitude
    assert len(searches(engine)) == 1


def test_list_and_map_stand_side_by_side_from_900_pixels_on(engine):
    engine.resize(899, 800)
    engine.open_running(CARDS)
    assert engine.do("return document.getElementById('pane').offsetWidth") == 0
    assert loaded(engine, "maplibre") == []
    engine.resize(900, 800)
    wait_for_map(engine)
    card_right, map_left, map_width = engine.do(
        """const card = document.querySelector("article").getBoundingClientRect();
        const map = document.getElementById("map").getBoundingClientRect();
        return [card.right, map.left, map.width];"""
    )
    assert 200 < card_right < map_left and map_width > 300
    assert engine.text("main h1").startswith("고를 수 있는 숙소")
    assert len(loaded(engine, "/api/v1/stays?")) == 1, "the pins are asked for once"


def test_a_map_that_comes_with_its_pins_asks_for_none(engine):
    open_map(engine)
    wait_until_calm(engine)
    assert loaded(engine, "/api/v1/stays") == [] and searches(engine) == []


@SIZES
def test_the_map_asks_nothing_of_another_host(relayed_engine, relay, size):
    """Looked at from outside, as no browser tells all that its workers ask for: the map's own fetch the tiles."""
    open_map(relayed_engine, size=size)
    throw(relayed_engine, -60, 60)
    wait_for_answers(relayed_engine, 1)
    for part in ["maplibre", "/tiles/", "/api/v1/stays?"]:
        assert [address for address in relay.asked if part in address], part
    assert relay.foreign == []


@SIZES
def test_a_map_seen_once_stands_again_when_the_server_is_gone(drive, tmp_path, size):
    """The cards and labels are those of before; the ground is what the browser itself has kept of it."""
    with nadri.running(tmp_path) as server:
        engine = drive(server, expects_failures=True)
        open_map(engine, size=size)
        # Once more with the worker in charge, which then keeps the page.
        engine.wait("return navigator.serviceWorker.controller !== null")
        engine.reload()
        wait_for_map(engine)
        engine.do(
            """window.isKept = false;
            const look = () => caches.match(location.href, { ignoreVary: true }).then((found) => {
                if (found) window.isKept = true; else setTimeout(look, 50);
            });
            look();"""
        )
        engine.wait("return window.isKept")
        labels = sorted(names(engine))
    engine.reload()
    wait_for_map(engine)
    assert sorted(names(engine)) == labels
    number = cards(engine)[0]
    engine.tap_at(*engine.middle(f"#label-{number} button"))
    engine.wait("return document.querySelector(arguments[0]).getAttribute('aria-pressed') === 'true'", f"#label-{number} button")


@SIZES
@pytest.mark.parametrize("brightness", ["light", "dark"])
def test_nothing_on_the_map_breaks_a_rule_of_accessibility(engine, size, brightness):
    engine.open(f"/theme/{brightness}?back=/offline")
    open_map(engine, size=size)
    assert engine.do("return document.documentElement.dataset.theme") == brightness
    engine.check_accessibility()


def test_a_failed_search_says_so_and_may_be_tried_again(engine):
    open_map(engine)
    engine.do("window.fails = true")
    throw(engine, -50, 40)
    engine.wait("return document.querySelector('.legend').textContent === '숙소를 불러오지 못했어요'")
    engine.do("window.fails = false")
    engine.tap("#pane .again")
    wait_for_answers(engine, 1)
    assert engine.text(".legend") == SETTLED


def test_without_webgl_the_list_stands_in(blind_engine):
    engine = blind_engine
    engine.resize(*PHONE)
    engine.open(ON_MAP)
    engine.wait("return document.querySelector('#list .banner')?.textContent.includes('이 브라우저에서는 지도를 그릴 수 없어')")
    assert engine.text("main h1").startswith("고를 수 있는 숙소")
    assert engine.do("return [...document.querySelectorAll('article')].filter((card) => card.offsetHeight > 0).length") == 20
    assert engine.do("return document.getElementById('pane').offsetHeight") == 0


@pytest.fixture(params=["chromium", "webkit"])
def blind_engine(request, server, tmp_path):
    """A browser that can draw no map."""
    if request.param == "webkit":
        with webkit_module.browser(tmp_path, "--enable-webgl=false") as driver:
            yield engines.WebKit(driver, server)
    else:
        page = request.getfixturevalue("chromium").page(base_url=server.address)
        page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
        yield engines.Chromium(page)


def loaded(engine, part):
    return engine.do(
        "return performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes(arguments[0]))", part
    )
