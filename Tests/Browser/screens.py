"""The screens, as the tests come to them, and what all stories on them need."""

from urllib.parse import urlencode, urlsplit

import nadri
import travellers

SEOUL = 1835848
TOKYO = 1850147
SINGAPORE = 1880252

# Two weekday nights and two people: the dates that most stories ask for.
ASKED = {"check_in": "2027-03-10", "check_out": "2027-03-12", "adults": 2}


def results(**conditions):
    return "/stays/search" + query(conditions)


def stay(number, **conditions):
    return f"/stays/{number}" + query(conditions)


def reservation(number, **conditions):
    return f"/stays/{number}/booking" + query(conditions)


def query(fields):
    return "?" + urlencode(fields) if fields else ""


def wait_until_running(page, has_scripts=True):
    """Returns when the app has taken over; at once on a page that has none."""
    if has_scripts:
        page.locator("html[data-ready], body:not(:has(#app))").first.wait_for(state="attached")


def settle(page):
    """Returns when everything that an answer just received could have caused has been drawn."""
    page.evaluate(
        "() => new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done))))"
    )


def type_place(page, text, first):
    """Types into the destination's field and waits until that place leads the list."""
    page.get_by_role("searchbox").press_sequentially(text)
    page.locator("#match-0", has_text=first).wait_for()


def conditions(**fields):
    return "/stays/conditions" + query(fields)


def pass_over_and_search(page):
    """From the form of the conditions to the stays, whatever of it is filled in."""
    page.locator("#step-0").wait_for()
    while page.locator("#go").inner_text() != "검색" or page.locator("#go").get_attribute("aria-disabled"):
        page.get_by_role("button", name="건너뛰기").click()
    page.locator("#go").click()
    page.locator("html[data-ready] #asked").wait_for()


def open_panel(page, chip):
    page.locator(f"#chip-{chip}").click()
    page.get_by_role("dialog").wait_for()


def open_share_menu(page):
    page.locator("#share").click()
    page.get_by_role("dialog").wait_for()


def wish_for(page, *numbers):
    """Puts hearts on these stays as a script of the page would, the last one newest, and draws the page anew."""
    page.evaluate(
        """async numbers => {
            for (const number of numbers) {
                const options = { method: "PUT", headers: { "nadri-request": "1" } };
                const { status } = await fetch(`/api/v1/wishes/stay/${number}`, options);
                if (status !== 204) throw new Error(`${number} was answered ${status}`);
            }
        }""",
        list(numbers),
    )
    page.reload()
    wait_until_running(page)


def take_off(page):
    """Presses the first card's heart in the wishlist, and waits for what is said of it."""
    wish_for(page, 3, 2, 1)
    page.locator(".grid .heart").first.click()
    page.locator("#heart-undo").wait_for()


def as_traveller(address, who=travellers.of):
    """Signs in as somebody who has booked, and opens what `address` says of them."""

    def prepare(page):
        parts = urlsplit(page.url)
        traveller = who(nadri.Nadri(f"{parts.scheme}://{parts.netloc}", {}, None))
        traveller.sign_in(page)
        page.goto(address(traveller))
        wait_until_running(page)

    return prepare


def booking(traveller, more=""):
    return f"/bookings/{traveller.bookings[0]['id']}" + more


# Every screen by name: its address, and what brings it into the state to look at.
EVERY = {
    "home": ("/", None),
    "destination": ("/stays/destination", None),
    "matches": ("/stays/destination", lambda page: type_place(page, "ㅅㅇ", "서울")),
    "no-match": ("/stays/destination?q=qqqq", None),
    "conditions-place": (conditions(place=SEOUL, step="place"), None),
    "conditions-dates": (conditions(place=SEOUL, **ASKED, step="dates"), None),
    "conditions-half": (conditions(place=SEOUL, step="dates", **{"from": "2027-03-05"}), None),
    "conditions-price": (conditions(place=SEOUL, **ASKED, price_min=60_000, price_max=240_000, step="price"), None),
    "conditions-guests": (conditions(place=SEOUL, adults=1, infants=8, step="guests"), None),
    "conditions-done": (conditions(place=SEOUL, **ASKED, passed="price"), None),
    "results-dates": (results(place=SEOUL, **ASKED), lambda page: open_panel(page, 1)),
    "results-price": (results(place=SEOUL, **ASKED), lambda page: open_panel(page, 2)),
    "results-guests": (results(place=SEOUL, **ASKED), lambda page: open_panel(page, 3)),
    "results": (results(place=SEOUL, **ASKED), None),
    "results-map": (results(place=SEOUL, **ASKED, view="map"), None),
    "no-result": (results(place=SEOUL, **ASKED, price_max=1), None),
    "stay": (stay(1, place=SEOUL, **ASKED), None),
    "stay-without-dates": (stay(1, place=SEOUL), None),
    "final-dialog": (stay(1, place=SEOUL, **ASKED, confirm=1), None),
    "reservation-dates": (reservation(1, place=SEOUL, adults=2), None),
    "reservation-half": (reservation(1, step="dates", **{"from": "2027-03-05"}), None),
    "reservation-guests": (reservation(1, **{key: ASKED[key] for key in ["check_in", "check_out"]}), None),
    "share-menu": (stay(1, place=SEOUL, **ASKED), open_share_menu),
    "wishlist": ("/wishlist", lambda page: wish_for(page, 4, 3, 2, 1)),
    "wishlist-undo": ("/wishlist", take_off),
    "wishlist-empty": ("/wishlist", None),
    "bookings": ("/bookings", as_traveller(lambda one: f"/bookings?booked={one.bookings[0]['id']}")),
    "bookings-empty": ("/bookings", as_traveller(lambda _: "/bookings", travellers.newcomer)),
    "booking": ("/bookings", as_traveller(booking)),
    "booking-cancel": ("/bookings", as_traveller(lambda one: booking(one, "?cancel=1"))),
    "receipt": ("/bookings", as_traveller(lambda one: booking(one, "/receipt"))),
    "not-found": ("/nowhere", None),
    "offline": ("/offline", None),
    "components": ("/components", None),
}


def show(visit, name, **options):
    """Opens a screen of `EVERY` in its state."""
    address, prepare = EVERY[name]
    # The browser calls a page with status 404 a failure.
    page = visit(address, expects_failures=name == "not-found", **options)
    if prepare:
        prepare(page)
    return page


# A script that gives the page's screen twice: as the server sent it, and as the app in wasm draws it from the page's
# state. Both as text, for a comparison byte by byte.
BOTH_DRAWINGS = """async () => {
    const page = await (await fetch(location.href)).text();
    const served = page.match(/<div id="app"[^>]*>(.*)<\\/div><script id="state"/s)[1];
    const { Screen } = await import(document.querySelector('link[rel=modulepreload][href$="/screen.js"]').href);
    const state = page.match(/<script id="state" type="application\\/json">(.*?)<\\/script>/s)[1];
    const { app, screen: name } = document.getElementById('app').dataset;
    const screen = await Screen.load(app, name, state);
    return [served, screen.html()];
}"""
