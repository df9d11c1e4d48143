"""Somebody who has joined already: by the API, as the story is another one, and signed in by the form."""

import json

PASSWORD = "보리차 한 잔 값"
# What every way of joining asks.
ANSWERS = {"introduction": "기차로 다녀요.", "phone": "01012345678", "birth": "1996-02-29"}
HEADERS = {"Nadri-Request": "1", "Content-Type": "application/json"}


def order(handle):
    """What the API takes."""
    return json.dumps(
        ANSWERS | {"handle": handle, "password": PASSWORD, "picture": None, "avatar": 7, "terms": True, "privacy": True}
    )


def join(page, handle):
    """With a Playwright page. Returns the recovery codes."""
    reply = page.request.post("/api/v1/accounts", data=order(handle), headers=HEADERS)
    assert reply.status == 201, reply.text()
    return reply.json()["recovery_codes"]


def join_in_webkit(driver, handle):
    """The same from a page of the site."""
    script = """const [headers, body, done] = arguments;
        fetch("/api/v1/accounts", {method: "POST", headers, body}).then(({status}) => done(status), done);"""
    assert driver.execute_async_script(script, HEADERS, order(handle)) == 201


def sign_in(page, handle, password=PASSWORD, back="/settings", arrived="main.settings"):
    """With a Playwright page. Returns when what should stand on the page behind stands there."""
    page.goto("/sign-in?back=" + back)
    page.locator("#sign-in-handle").fill(handle)
    page.locator("#sign-in-password").fill(password)
    page.locator("#sign-in [type=submit]").click()
    page.locator(arrived).wait_for()
