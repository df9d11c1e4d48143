"""What holds on every screen: accessibility, room for large text and fingers, stillness, one drawing on both sides."""

import pytest

from chromium import DESKTOP, PHONE
from screens import BOTH_DRAWINGS, EVERY, settle, show

SIZES = {"phone": PHONE, "desktop": DESKTOP}
# The smallest target that a finger hits, in CSS pixels.
FINGER = 44


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", EVERY)
def test_axe_finds_nothing(visit, axe, name, size, scheme):
    axe(show(visit, name, size=SIZES[size], scheme=scheme))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", EVERY)
def test_nothing_is_wider_than_the_window_with_text_of_any_size(visit, name, size):
    """S3-5.4: as it is, and with text of twice the size."""
    page = show(visit, name, size=SIZES[size])
    assert overhang(page) == []
    page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    assert page.evaluate("getComputedStyle(document.body).fontSize") == "30px"
    assert overhang(page) == []


@pytest.mark.parametrize("name", EVERY)
def test_nothing_is_wider_than_a_phone_on_its_side_or_a_very_small_one(visit, name):
    """S3-5.4"""
    page = show(visit, name)
    for size in [{"width": 320, "height": 568}, {"width": 844, "height": 390}]:
        page.set_viewport_size(size)
        settle(page)
        assert overhang(page) == [], size


@pytest.mark.parametrize("name", EVERY)
def test_everything_to_tap_is_as_large_as_a_finger(visit, name):
    page = show(visit, name)
    assert page.evaluate(SMALL_TARGETS, FINGER) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", [name for name, (_, prepare) in EVERY.items() if prepare is None])
def test_nothing_moves_while_a_page_comes_up(chromium, server, name, size):
    page = chromium.page(size=SIZES[size], base_url=server.address, expects_failures=True)
    page.add_init_script(COLLECT_SHIFTS)
    page.goto(EVERY[name][0])
    page.wait_for_load_state("networkidle")
    settle(page)
    shifts = page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) < 0.05, shifts


@pytest.mark.parametrize("locale", ["ko-KR", "en-GB", "ja-JP"])
@pytest.mark.parametrize("name", [
    "home", "destination", "no-match", "conditions-dates", "conditions-price", "conditions-guests", "results", "no-result", "stay",
    "stay-without-dates", "reservation-dates", "reservation-half", "reservation-guests",
    "bookings", "booking", "booking-cancel",
])
def test_the_app_draws_what_the_server_drew(visit, name, locale):
    """Byte for byte: the screen in wasm, given the page's state, writes the very HTML that the server sent."""
    page = show(visit, name, locale=locale)
    served, drawn = page.evaluate(BOTH_DRAWINGS)
    assert served.startswith("<") and drawn == served


def test_the_skip_link_leads_to_the_content(visit):
    page = show(visit, "stay")
    page.keyboard.press("Tab")
    link = page.get_by_role("link", name="본문으로 건너뛰기")
    assert link.bounding_box()["y"] >= 0 and link.evaluate("link => link === document.activeElement")
    page.keyboard.press("Enter")
    assert page.url.endswith("#main")


def overhang(page):
    """The elements that make the page scroll sideways; none when it doesn't."""
    return page.evaluate(
        """() => {
            const root = document.documentElement;
            if (root.scrollWidth <= root.clientWidth) return [];
            const isClipped = element => element !== document.body
                && (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
            return [...document.body.querySelectorAll('*')]
                .filter(element => element.getBoundingClientRect().right > root.clientWidth + 1)
                .filter(element => !isClipped(element.parentElement))
                .map(element => element.outerHTML.slice(0, 120)).slice(-8);
        }"""
    )


# Links within a line of text may be as small as the text. A target counts with what its pseudo-elements add:
# that is asked of the page by hitting points, four for each target, at the edges of the square it has to fill.
SMALL_TARGETS = """finger => {
    const inText = element => element.closest('p, .meta') && getComputedStyle(element).display === 'inline';
    const isHit = (element, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit && (element.contains(hit) || hit.contains(element) && hit.matches('label'));
    };
    const small = [];
    // Beneath an open dialog nothing can be tapped.
    const dialog = document.querySelector('.is-open :is([role=dialog], [role=alertdialog])');
    // Of a range only its handle is hit: test_conditions.py drags it.
    const targets = 'a[href]:not(.skip, .scrim), button, input:not([type=hidden], [type=range]), [role=button]';
    for (const one of (dialog ?? document).querySelectorAll(targets)) {
        if (!one.checkVisibility({visibilityProperty: true}) || inText(one)) continue;
        // A box or a radio button is tapped by the label around it.
        const element = one.matches('[type=checkbox], [type=radio]') ? one.closest('label') ?? one : one;
        element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
        const box = element.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const reach = finger / 2 - 1;
        const edges = [];
        if (box.width < finger) edges.push([x - reach, y], [x + reach, y]);
        if (box.height < finger) edges.push([x, y - reach], [x, y + reach]);
        if (!isHit(element, x, y)) small.push(`covered: ${element.outerHTML.slice(0, 120)}`);
        else if (!edges.every(([x, y]) => isHit(element, x, y)))
            small.push(`${Math.round(box.width)} by ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`);
    }
    return small;
}"""

COLLECT_SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
        if (entry.hadRecentInput) continue;
        const tell = ({node}) => (node?.outerHTML ?? node?.data ?? '').slice(0, 120);
        window.shifts.push({value: entry.value, moved: entry.sources.map(tell)});
    }
}).observe({type: 'layout-shift', buffered: true});
"""
