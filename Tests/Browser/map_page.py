"""The results' map in a page, in whichever browser: opening it, watching what it asks, moving it, reading its labels."""

from urllib.parse import parse_qs, urlsplit

from screens import ASKED, SEOUL, results

CARDS = results(place=SEOUL, **ASKED)
ON_MAP = results(place=SEOUL, **ASKED, view="map", at="37555000,126985000,1120")
SETTLED = "2박 총액 · 세금 포함"

# Width and height of the page. WebKit's window can't be as narrow as most phones.
PHONE = (460, 844)
DESKTOP = (1280, 800)

# Notes what the page searches, how long before that a label last moved, and how many answers have been drawn. With
# `holds` the next answer waits for `release`; with `fails` none comes.
WATCH = """
    window.searches = [];
    window.lastMotion = 0;
    window.drawn = 0;
    window.holds = false;
    const fetchIt = window.fetch;
    window.fetch = async (address, ...rest) => {
        if (!String(address).includes("/api/v1/stays?")) return fetchIt(address, ...rest);
        window.searches.push({ address: String(address), calm: performance.now() - window.lastMotion });
        if (window.fails) throw new TypeError("no connection");
        const isHeld = window.holds;
        window.holds = false;
        const answer = await fetchIt(address, ...rest);
        if (isHeld) await new Promise((done) => { window.release = done; });
        const text = answer.text.bind(answer);
        answer.text = async () => {
            const said = await text();
            setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => { window.drawn += 1; })));
            return said;
        };
        return answer;
    };
    new MutationObserver(() => { window.lastMotion = performance.now(); }).observe(
        document.getElementById("labels"), { subtree: true, attributeFilter: ["style"] });
"""


def open_map(engine, path=ON_MAP, size=PHONE):
    engine.resize(*size)
    engine.open_running(path)
    wait_for_map(engine)
    engine.do(WATCH)


def wait_for_map(engine):
    engine.wait("return document.querySelector('#map[data-drawn]') && document.querySelector('#labels [data-placed]')")


def wait_until_calm(engine):
    """Returns when nothing has moved for as long as a further search could take to begin."""
    engine.wait("return performance.now() - window.lastMotion > 1200")


def wait_for_answers(engine, count):
    engine.wait("return window.drawn >= arguments[0]", count)


def throw(engine, right, down, button="left", times=1):
    """Drags the map by that much and lets go in full motion; it begins where no label stands. `times` in quick succession."""
    x, y = clear_place(engine)
    engine.drag((x, y), (x + right, y + down), button=button, times=times)


def clear_place(engine):
    """Where on the map no label stands."""
    return engine.do(
        """const box = document.getElementById("map").getBoundingClientRect();
        for (let y = box.top + 120; y < box.bottom - 220; y += 20) {
            for (let x = box.left + 130; x < box.right - 130; x += 20) {
                const hit = document.elementFromPoint(x, y);
                if (hit?.closest("#map") && !hit.closest("#labels")) return [x, y];
            }
        }
        throw new Error("labels are everywhere");"""
    )


def searches(engine):
    return engine.do("return window.searches")


def names(engine):
    """Of the labels in view, in the order of the page."""
    return engine.do(
        "return [...document.querySelectorAll('#labels [data-placed] button')].map((one) => one.getAttribute('aria-label'))"
    )


def cards(engine):
    return engine.do("return [...document.querySelectorAll('#strip > li')].map((card) => card.id.slice(5))")


def pressed(engine):
    """The ids of the stays whose labels stand out."""
    return engine.do(
        "return [...document.querySelectorAll('#labels [aria-pressed=true]')].map((one) => one.closest('li').id.slice(6))"
    )


def overlaps(engine):
    """Pairs of labels in view that cover each other."""
    return engine.do(
        """const all = [...document.querySelectorAll("#labels [data-placed] button")].map((button) => [button, button.getBoundingClientRect()]);
        const found = [];
        all.forEach(([one, a], index) => all.slice(0, index).forEach(([other, b]) => {
            if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) {
                found.push(`${one.getAttribute("aria-label")} / ${other.getAttribute("aria-label")}`);
            }
        }));
        return found;"""
    )


def standing(address):
    """Latitude, longitude and zoom of an address, in millionths of a degree and hundredths of a level."""
    return [int(number) for number in fields(address)["at"].split(",")]


def fields(address):
    return {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
