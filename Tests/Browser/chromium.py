"""Debian's Chromium, driven by Playwright."""

import contextlib
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}

ARGUMENTS = [
    # Root, as in a container, can't have the sandbox. Only pages of ours are opened.
    "--no-sandbox",
    "--disable-dev-shm-usage",
    # WebGL without a graphics card.
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    # Not even by mistake does a test reach another machine.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    # A page's language is put on for a service worker as well, but only a moment after it has begun: what the worker asks for before
    # that comes in the browser's own language. So that is the one of most tests.
    "--accept-lang=ko-KR",
]


class Chromium:
    """Opens pages. Each has cookies and storage of its own, talks to this machine alone, and ends with its test."""

    def __init__(self, browser, cleanup):
        self.browser = browser
        self.cleanup = cleanup

    def page(
        self,
        size=PHONE,
        scheme="light",
        locale="ko-KR",
        timezone="Asia/Seoul",
        motion="reduce",
        expects_failures=False,
        elsewhere=(),
        **options,
    ):
        """A page in a new context; `options` are Playwright's own for a context, such as java_script_enabled=False.

        Nothing moves unless `motion` is "no-preference": waiting for it would only cost time.

        With `expects_failures` the browser may complain of what it could not load: the test made it so. `elsewhere` are hosts
        that a page of somebody else's asks for; they aren't reached either."""
        context = self.browser.new_context(
            viewport=size,
            color_scheme=scheme,
            reduced_motion=motion,
            locale=locale,
            timezone_id=timezone,
            has_touch=size is PHONE,
            **options,
        )
        self.cleanup.callback(context.close)
        context.set_default_timeout(10_000)
        watch(context, self.cleanup, expects_failures, elsewhere)
        return context.new_page()


@contextlib.contextmanager
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium",
            args=ARGUMENTS,
        )
        yield browser
        browser.close()


def watch(context, cleanup, expects_failures, elsewhere=()):
    """Fails the test at its end when a page asked another machine for anything, or when something in it failed."""
    foreign = []
    faults = []

    def note(message):
        if message.type == "error" and not (expects_failures and "Failed to load resource" in message.text):
            faults.append(f"{message.text} ({message.location.get('url')})")

    def note_error(error):
        if not is_of_a_transition(error.error):
            faults.append(str(error.error))

    context.on("request", lambda request: foreign.append(request.url) if is_foreign(request.url, elsewhere) else None)
    context.on("weberror", note_error)
    context.on("console", note)

    def judge():
        assert not foreign, f"The page asked other machines: {foreign}"
        assert not faults, f"The browser complained: {faults}"

    cleanup.callback(judge)


def is_of_a_transition(error):
    """Whether Chromium gave up moving from one page to the next by itself, as it says to nobody in particular: a test may look at a page
    before its styles are there, which allow the transition, or go on before it has been shown. People don't, and all that is lost is
    the transition. No script of ours starts one or holds its promises, so what names a script is a fault whatever it says."""
    told = ("ViewTransition opt-in disabled", "Transition was aborted")
    return any(one in error.message for one in told) and "http" not in (error.stack or "")


def is_foreign(url, elsewhere=()):
    parts = urlsplit(url)
    return parts.scheme not in ("data", "blob", "about") and parts.hostname not in ("127.0.0.1", "localhost", *elsewhere)
