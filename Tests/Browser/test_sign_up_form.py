"""The sign-up's form: the picture cut to a square, the wheels, what a failure of the app leaves, and whom it shuts out."""

import base64
import re
import struct

import pytest
from playwright.sync_api import expect

import screens

PASSWORD = "보리차 한 잔 값"
# Lets an action end the instance when it is told to, as a fault would. What is said of it is no fault of the page then.
TRAPS = """
console.error = (said) => { window.said = said; };
const instantiate = WebAssembly.instantiate.bind(WebAssembly);
WebAssembly.instantiate = async (...all) => {
  const { exports } = await instantiate(...all);
  window.instances = (window.instances ?? 0) + 1;
  const dispatch = (...some) => {
    if (!window.isToTrap) return exports.dispatch(...some);
    window.isToTrap = false;
    throw new WebAssembly.RuntimeError("unreachable");
  };
  return { exports: { ...exports, dispatch } };
};
"""
# Lies on its side: red and blue side by side under a green strip. Upright, the strip is at the right and red is above blue.
DRAWS = """() => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [600, 400];
  const pen = canvas.getContext("2d");
  for (const [colour, ...box] of [["#c33", 0, 0, 300, 400], ["#36c", 300, 0, 300, 400], ["#3b3", 0, 0, 600, 60]]) {
    pen.fillStyle = colour;
    pen.fillRect(...box);
  }
  return canvas.toDataURL("image/jpeg", 0.9).split(",")[1];
}"""
COLOUR = """([x, y]) => {
  const pixel = document.getElementById("crop-canvas").getContext("2d").getImageData(x, y, 1, 1).data;
  return ["red", "green", "blue"][[0, 1, 2].reduce((most, part) => pixel[part] > pixel[most] ? part : most)];
}"""


def photo(page):
    """A JPEG whose camera was held sideways (EXIF orientation 6)."""
    plain = base64.b64decode(page.evaluate(DRAWS))
    note = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    turned = plain[:2] + b"\xff\xe1" + struct.pack(">H", len(note) + 2) + note + plain[2:]
    return {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": turned}


def choose(page, file):
    page.locator("#picture").click()
    page.locator("input[data-picture]").set_input_files(file)


def press(page, name):
    """A button that is held back: it can be pressed nevertheless, and then says why."""
    page.get_by_role("button", name=name, exact=True).click(force=True)


def fill_basics(page):
    page.locator("#picture").click()
    page.get_by_role("button", name="그림으로 할래요").click()
    page.keyboard.press("Escape")
    page.locator("#handle").fill("jun_2027")
    page.locator("#password").fill(PASSWORD)
    page.locator("#repetition").fill(PASSWORD)
    page.locator("#introduction").fill("기차로 다녀요.")


def test_a_picture_is_cut_to_a_square(visit):
    """S3-2.2, S3-2.3: upright as it was taken, moved and enlarged by keyboard, mouse and wheel, its proportions kept."""
    page = visit("/sign-up")
    choose(page, photo(page))
    canvas = page.locator("#crop-canvas")
    expect(canvas).to_be_focused()
    assert [page.evaluate(COLOUR, spot) for spot in ([200, 40], [200, 600], [620, 320])] == ["red", "blue", "green"]
    for key in ["+"] * 4 + ["ArrowDown"] * 30:
        page.keyboard.press(key)
    assert page.evaluate(COLOUR, [200, 40]) == "blue"
    box = canvas.bounding_box()
    assert abs(box["width"] - box["height"]) < 1
    page.mouse.move(box["x"] + 100, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 100, box["y"] + 2000, steps=5)
    page.mouse.up()
    assert page.evaluate(COLOUR, [200, 40]) == "red"
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    for _ in range(9):
        page.mouse.wheel(0, 400)
    expect(canvas).to_be_visible()
    assert [page.evaluate(COLOUR, spot) for spot in ([200, 40], [200, 600], [620, 320])] == ["red", "blue", "green"]
    page.get_by_role("button", name="이 사진 쓰기").click()
    picture = page.locator("#picture img")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => [image.naturalWidth, image.naturalHeight]") == [1024, 1024]


def test_a_picture_outlives_a_reload(visit):
    """S3-4.1"""
    page = visit("/sign-up")
    choose(page, photo(page))
    page.get_by_role("button", name="이 사진 쓰기").click()
    expect(page.locator("#picture img")).to_be_visible()
    page.wait_for_function("() => sessionStorage.getItem('nadri:photo')")
    page.reload()
    screens.wait_until_running(page)
    expect(page.locator("#picture img")).to_be_visible()
    page.wait_for_function("() => document.querySelector('#picture img').naturalWidth === 1024")
    page.locator("#sign-up-form").get_by_role("link", name="취소").click()
    page.wait_for_function("() => !sessionStorage.getItem('nadri:photo')")


def test_a_file_that_is_no_picture_is_told(visit):
    page = visit("/sign-up")
    choose(page, {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": b"nothing of the kind"})
    expect(page.locator("#picture-said")).to_contain_text("읽을 수 없는 사진이에요")
    expect(page.locator("#picture-tray")).to_be_hidden()


def test_the_wheels_turn_by_keyboard_and_keep_the_day(visit):
    """S3-3.3: the label follows every turn; 29 February comes back in the next leap year, also after another step."""
    page = visit("/sign-up")
    fill_basics(page)
    page.get_by_role("button", name="다음").click()
    year, month, day = (page.get_by_role("listbox", name=name, exact=True) for name in ("년", "월", "일"))
    label = page.locator("#birth-date")
    month.press("ArrowDown")
    expect(label).to_have_text("2000년 2월 1일")
    day.press("End")
    expect(label).to_have_text("2000년 2월 29일")
    year.press("ArrowUp")
    expect(label).to_have_text("1999년 2월 28일")
    expect(day.get_by_role("option")).to_have_count(28)
    for _ in range(3):
        year.press("ArrowUp")
    expect(label).to_have_text("1996년 2월 29일")
    page.get_by_role("button", name="이전").click()
    page.get_by_role("button", name="다음").click()
    expect(label).to_have_text("1996년 2월 29일")
    in_the_middle = "wheel => [...wheel.children].findIndex(item => item.getAttribute('aria-selected') === 'true') * 44 === wheel.scrollTop"
    for wheel in (year, month, day):
        assert wheel.evaluate(in_the_middle)


def test_an_app_that_fails_loses_no_password(chromium, server):
    """S3-4.1, S3-5.2: the instance is replaced, and the passwords are told to the new one."""
    page = chromium.page(base_url=server.address)
    page.add_init_script(TRAPS)
    page.goto("/sign-up")
    screens.wait_until_running(page)
    fill_basics(page)
    page.evaluate("() => { window.isToTrap = true; }")
    page.locator("#introduction").fill("기차로")
    page.wait_for_function("() => window.instances === 2 && window.said.includes('starts again')")
    page.locator("#introduction").fill("기차로 다녀요.")
    expect(page.locator("#password")).to_have_value(PASSWORD)
    page.get_by_role("button", name="다음").click()
    expect(page).to_have_url(re.compile("/sign-up/details$"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_it(visit, axe, scheme):
    page = visit("/sign-in", scheme=scheme)
    axe(page)
    page.get_by_role("link", name="회원가입").click()
    press(page, "다음")
    axe(page)
    page.locator("#picture").click()
    axe(page)
    page.locator("input[data-picture]").set_input_files(photo(page))
    expect(page.locator("#crop-canvas")).to_be_focused()
    axe(page)
    page.keyboard.press("Escape")
    fill_basics(page)
    page.get_by_role("button", name="다음").click()
    press(page, "가입")
    expect(page.locator("#phone")).to_be_focused()
    axe(page)


@pytest.mark.parametrize("width, height", [(320, 568), (390, 844), (844, 390), (1280, 800)])
def test_it_fits_every_size(visit, width, height):
    """S3-5.4: nothing is cut off at a side, and everything can be scrolled to above the buttons."""
    page = visit("/sign-in", size={"width": width, "height": height})
    fits = "element => element.scrollWidth <= element.clientWidth"
    assert page.locator("html").evaluate(fits)
    page.get_by_role("link", name="회원가입").click()
    fill_basics(page)
    assert page.locator("#sign-up").evaluate(fits)
    page.get_by_role("button", name="다음").click()
    assert page.locator("#sign-up").evaluate(fits)
    page.locator("#privacy").scroll_into_view_if_needed()
    page.locator("#sign-up").evaluate("flow => flow.scrollTo(0, flow.scrollHeight)")
    last, bar = page.locator("#privacy").bounding_box(), page.locator(".footbar").bounding_box()
    assert last["y"] + last["height"] <= bar["y"]
