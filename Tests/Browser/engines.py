"""One way to drive a page in Chromium and in WebKit, for stories that must be true in both.

Scripts are the body of a function, as WebDriver runs them: they get `arguments` and `return` what they find.
"""

import base64
import time
from urllib.parse import quote

from playwright.sync_api import Error
from selenium.common.exceptions import JavascriptException, NoSuchElementException, TimeoutException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import accessibility
import webkit
from screens import wait_until_running

PATIENCE = 10


class Engine:
    """What is the same in both, built of the few verbs that aren't."""

    def wait(self, script, *arguments):
        """Returns what the script says as soon as that is true."""
        deadline = time.monotonic() + PATIENCE
        while True:
            said = self.try_to_do(script, *arguments)
            if said:
                return said
            assert time.monotonic() < deadline, f"In {self.name} this never came true: {script} {arguments}"
            self.pause()

    def open_running(self, path):
        self.open(path)
        self.wait("return document.documentElement.dataset.ready === 'true'")

    def middle(self, selector):
        """Where an element's middle is in the window."""
        return self.do(
            """const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
            return [left + width / 2, top + height / 2];""",
            selector,
        )

    def focus(self, selector):
        self.do("document.querySelector(arguments[0]).focus()", selector)

    def text(self, selector):
        return self.do("return document.querySelector(arguments[0])?.textContent ?? ''", selector)

    @property
    def url(self):
        return self.do("return location.href")

    @property
    def path(self):
        return self.do("return location.pathname + location.search")


class Chromium(Engine):
    name = "chromium"

    def __init__(self, page):
        self.page = page

    def open(self, path):
        self.page.goto(path)
        wait_until_running(self.page)

    def do(self, script, *arguments):
        return self.page.evaluate("(all) => (function () { %s }).apply(null, all)" % script, list(arguments))

    def try_to_do(self, script, *arguments):
        try:
            return self.do(script, *arguments)
        except Error:
            # A page is just being left for another.
            return None

    def pause(self):
        self.page.wait_for_timeout(30)

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def tap(self, selector):
        self.page.locator(selector).first.click()

    def tap_at(self, x, y):
        self.page.mouse.click(x, y)

    def hover_at(self, x, y):
        self.page.mouse.move(x, y)

    def drag(self, start, end, button="left", times=1):
        """In full motion at the end, so that what can has inertia."""
        for _ in range(times):
            self.page.mouse.move(*start)
            self.page.mouse.down(button=button)
            self.page.mouse.move(*end, steps=6)
            self.page.mouse.up(button=button)

    def press(self, key, shift=False):
        self.page.keyboard.press(("Shift+" if shift else "") + key)

    def back(self):
        self.page.go_back()

    def reload(self):
        self.page.reload()

    def screenshot(self):
        """A PNG in Base64."""
        return base64.b64encode(self.page.screenshot()).decode()

    def check_accessibility(self):
        accessibility.check(self.page)


class WebKit(Engine):
    name = "webkit"

    def __init__(self, driver, server):
        self.driver = driver
        self.server = server

    def open(self, path):
        # The language stands in a cookie: the browser itself asks for English.
        self.driver.get(f"{self.server.address}/language/ko?back={quote(path, safe='')}")

    def do(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def try_to_do(self, script, *arguments):
        try:
            return self.do(script, *arguments)
        except (JavascriptException, NoSuchElementException, TimeoutException):
            # A page is just being left for another.
            return None

    def pause(self):
        time.sleep(0.03)

    def resize(self, width, height):
        """The size of the page, not of the window around it, and exactly that one."""
        webkit.resize(self.driver, width, height)
        self.wait("return innerWidth === arguments[0] && innerHeight === arguments[1]", width, height)

    def tap(self, selector):
        self.driver.find_element(By.CSS_SELECTOR, selector).click()

    def tap_at(self, x, y):
        pointer = self.pointer()
        pointer.pointer_action.move_to_location(round(x), round(y)).click()
        pointer.perform()

    def hover_at(self, x, y):
        pointer = self.pointer()
        pointer.pointer_action.move_to_location(round(x), round(y))
        pointer.perform()

    def drag(self, start, end, button="left", times=1):
        pointer = self.pointer()
        action = pointer.pointer_action
        button = MouseButton.RIGHT if button == "right" else MouseButton.LEFT
        for _ in range(times):
            action.move_to_location(*map(round, start))
            action.pointer_down(button=button)
            for step in range(1, 7):
                action.move_to_location(*(round(a + (b - a) * step / 6) for a, b in zip(start, end)))
            action.pointer_up(button=button)
        pointer.perform()

    def pointer(self):
        return ActionBuilder(self.driver, duration=15)

    def press(self, key, shift=False):
        named = {"Tab": Keys.TAB, "Enter": Keys.ENTER, "ArrowRight": Keys.ARROW_RIGHT, "ArrowLeft": Keys.ARROW_LEFT}[key]
        chain = ActionChains(self.driver)
        if shift:
            chain.key_down(Keys.SHIFT)
        chain.send_keys(named)
        if shift:
            chain.key_up(Keys.SHIFT)
        chain.perform()

    def back(self):
        self.driver.back()

    def reload(self):
        self.driver.refresh()

    def screenshot(self):
        return self.driver.get_screenshot_as_base64()

    def check_accessibility(self):
        accessibility.check_in_webkit(self.driver)
