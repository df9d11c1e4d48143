"""Somebody who is signed in and has booked: by the API, as the story begins behind that."""

import datetime
import json
import uuid
from http.cookies import SimpleCookie
from urllib.request import Request, urlopen

from members import HEADERS, PASSWORD, order

# Whoever only looks shares an account: so many can't join from one address.
_by_server = {}


class Traveller:
    """Joins and signs in. `cookies` are what a browser would have got."""

    def __init__(self, server, handle):
        self.server = server
        self.cookies = []
        self._send("POST", "/api/v1/accounts", order(handle))
        with self._send("POST", "/api/v1/sessions", json.dumps({"id": handle, "password": PASSWORD})) as reply:
            for line in reply.headers.get_all("Set-Cookie"):
                for name, morsel in SimpleCookie(line).items():
                    self.cookies.append({"name": name, "value": morsel.value, "path": morsel["path"] or "/"})
        self.access = next(cookie["value"] for cookie in self.cookies if cookie["name"] == "access")

    def ask(self, method, path, body=None, **headers):
        headers |= {"Authorization": f"Bearer {self.access}"}
        with self._send(method, path, None if body is None else json.dumps(body), headers) as reply:
            return json.load(reply)

    def book(self, stay=1, after="2027-03-06", nights=2, adults=2):
        """The first free days from then on. Returns the booking as the API tells it."""
        day = datetime.date.fromisoformat(after)
        for _ in range(200):
            asked = {"check_in": day.isoformat(), "check_out": (day + datetime.timedelta(nights)).isoformat(), "adults": adults}
            quote = self.server.ask(f"/api/v1/stays/{stay}/quote", **asked)
            if quote.get("refusal") is None:
                price = {"total": quote["quote"]["total"], "currency": quote["quote"]["currency"]}
                key = {"Idempotency-Key": uuid.uuid4().hex}
                return self.ask("POST", "/api/v1/bookings?lang=ko", {"stay": stay, **asked, **price}, **key)
            day += datetime.timedelta(1)
        raise AssertionError(f"stay {stay} has no {nights} nights after {after}")

    def one(self, number):
        return self.ask("GET", f"/api/v1/bookings/{number}")

    def sign_in(self, page):
        """Gives a Playwright page the cookies."""
        page.context.add_cookies([cookie | {"domain": "127.0.0.1"} for cookie in self.cookies])

    def sign_in_webkit(self, driver):
        """The same; the browser has to stand on a page of the site."""
        for cookie in self.cookies:
            driver.add_cookie(cookie)

    def _send(self, method, path, body=None, headers=None):
        sent = Request(
            self.server.address + path, method=method, data=None if body is None else body.encode(), headers=HEADERS | (headers or {})
        )
        return urlopen(sent, timeout=10)


def of(server):
    """The one who looks: three bookings to come, far ahead, where no other story looks for free nights."""
    return _known(server, "traveller", [(1, 2), (2, 3), (3, 7)])


def newcomer(server):
    """One who has booked nothing."""
    return _known(server, "newcomer", [])


def _known(server, handle, stays):
    if (server.address, handle) not in _by_server:
        traveller = Traveller(server, handle)
        traveller.bookings = [traveller.book(stay, "2028-06-01", nights) for stay, nights in stays]
        _by_server[server.address, handle] = traveller
    return _by_server[server.address, handle]
