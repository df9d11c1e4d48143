"""WebKit, which is what an iPhone runs: Debian's MiniBrowser on a screen of its own, driven by its WebDriver."""

import contextlib
import os
import pathlib
import subprocess
import time
from glob import glob

from selenium import webdriver
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    NoSuchElementException,
)
from selenium.webdriver.common.proxy import Proxy
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

# MiniBrowser's window can't be narrower.
NARROWEST = 447
PATIENCE = 10


class Element(WebElement):
    """An element that waits until it can be clicked or typed into. A page that has just come may not be laid out yet or be on its way in,
    and a driver asked in that moment finds nothing where the element will be; people would just press once it stands there."""

    def click(self):
        patiently(super().click)

    def clear(self):
        patiently(super().clear)

    def send_keys(self, *keys):
        patiently(super().send_keys, *keys)


def patiently(act, *arguments, **named):
    """The driver looks whether the element can be reached before it does anything, so what it has refused has not happened."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return act(*arguments, **named)
        except (NoSuchElementException, ElementNotInteractableException, ElementClickInterceptedException):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.03)


class Driver(webdriver.WebKitGTK):
    """Finds what a page on its way will bring, too."""

    _web_element_cls = Element

    def find_element(self, *arguments, **named):
        return patiently(super().find_element, *arguments, **named)


@contextlib.contextmanager
def browser(folder, *arguments, relay=None):
    """A WebDriver session. It takes certificates that nobody vouches for, and its window can't be narrower than `NARROWEST` pixels;
    `arguments` are the browser's own, such as --enable-webgl=false. With a `relay` everything it asks for goes through that."""
    with screen() as display:
        environment = os.environ | {
            "DISPLAY": display,
            "HOME": str(folder),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "GIO_USE_VFS": "local",
            "GSETTINGS_BACKEND": "memory",
            "NO_AT_BRIDGE": "1",
        }
        if os.geteuid() == 0:
            # WebKit's sandbox refuses to start for root. Only pages of ours are opened.
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        options = Options()
        options.binary_location = mini_browser()
        for argument in ["--automation", *arguments]:
            options.add_argument(argument)
        options.accept_insecure_certs = True
        if relay:
            options.proxy = Proxy({"proxyType": "manual", "httpProxy": relay.place, "sslProxy": relay.place})
        service = Service(
            executable_path="/usr/bin/WebKitWebDriver", log_output=str(folder / "webdriver.log"), env=environment
        )
        driver = Driver(options=options, service=service)
        try:
            driver.set_page_load_timeout(20)
            driver.set_script_timeout(20)
            yield driver
        finally:
            driver.quit()


def resize(driver, width, height):
    """Gives the page that many pixels; of the width no fewer than the window can have."""
    width = max(width, NARROWEST)
    driver.set_window_size(width, height + 100)
    # What the window's own bars take is known only once it stands, which takes a moment.
    for _ in range(5):
        inner = driver.execute_script("return [innerWidth, innerHeight]")
        if inner == [width, height]:
            return
        frame = driver.get_window_size()
        # While the page still tells an old size, the difference may be far too large: no window is smaller than its page.
        outer = max(width, frame["width"] + width - inner[0]), max(height, frame["height"] + height - inner[1])
        driver.set_window_size(*outer)
        time.sleep(0.03)


@contextlib.contextmanager
def screen():
    """An X server that picks a free display and says which as soon as it is up."""
    read, write = os.pipe()
    process = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb ended before it had a display"
        yield f":{number}"
    finally:
        process.terminate()
        process.wait(timeout=10)


def mini_browser():
    found = glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
    assert found, "webkit2gtk-driver brings no MiniBrowser"
    return str(pathlib.Path(found[0]))
