"""One's picture: cut with two fingers, changed in the settings, and chosen while joining by another service; without scripts too."""

import base64
import re

import pytest
from playwright.sync_api import expect

import members
import nadri
import screens
from chromium import PHONE

SIZES = {"phone": PHONE, "small": {"width": 320, "height": 568}, "sideways": {"width": 844, "height": 390}}

# A red square of 80 × 80 in the middle of 400 × 400.
DRAWS = """colour => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 400;
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, 400, 400);
  pen.fillStyle = colour;
  pen.fillRect(160, 160, 80, 80);
  return canvas.toDataURL("image/jpeg", 0.95).split(",")[1];
}"""
# Where what is red begins and ends along the row and the column through a spot.
RED = """([x, y]) => {
  const canvas = document.getElementById("crop-canvas");
  const pen = canvas.getContext("2d");
  const ends = (pixels) => {
    const red = [];
    for (let place = 0; place < pixels.length; place += 4) if (pixels[place + 1] < 128) red.push(place / 4);
    return [red[0] ?? -1, (red.at(-1) ?? -2) + 1];
  };
  return [ends(pen.getImageData(0, y, canvas.width, 1).data), ends(pen.getImageData(x, 0, 1, canvas.height).data)];
}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with nadri.running(tmp_path_factory.mktemp("portrait"), world=(), NADRI_DEMO_PROVIDER="on") as running:
        yield running


@pytest.fixture
def joined(chromium, site):
    """Somebody who has joined and signed in, on the page that changes the profile: `joined("jun_1")`."""

    def joined(handle, **options):
        page = chromium.page(base_url=site.address, **options)
        members.join(page, handle)
        members.sign_in(page, handle, back="/settings/profile", arrived="#portrait")
        screens.wait_until_running(page, has_scripts=options.get("java_script_enabled", True))
        return page

    return joined


@pytest.fixture
def photo(chromium):
    """A JPEG as a file to choose: `photo("#d00")`."""

    def photo(colour="#d00"):
        page = chromium.page()
        return {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": base64.b64decode(page.evaluate(DRAWS, colour))}

    return photo


def cut(page, file):
    page.locator("#picture").click()
    page.locator("input[data-picture]").set_input_files(file)
    expect(page.locator("#crop-canvas")).to_be_focused()


def save(page):
    page.get_by_role("button", name="저장").click()


def shown(page):
    """The address and size of the picture on the settings' first page."""
    picture = page.locator(".face-large img")
    expect(picture).to_be_visible()
    page.wait_for_function("() => document.querySelector('.face-large img').naturalWidth > 0")
    return picture.get_attribute("src"), picture.evaluate("image => [image.naturalWidth, image.naturalHeight]")


class Fingers:
    """Two of them on the cut's canvas; places are its own, from 0 to 640."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        box = page.locator("#crop-canvas").bounding_box()
        self.place = lambda x, y: {"x": box["x"] + x * box["width"] / 640, "y": box["y"] + y * box["height"] / 640}

    def tell(self, kind, *places):
        points = [self.place(*place) | {"id": number} for number, place in enumerate(places)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def pinch(self, begun, ended, steps=8):
        """Both go straight from where they begin to where they end."""
        self.tell("touchStart", *begun)
        for step in range(1, steps + 1):
            part = step / steps
            self.tell(
                "touchMove",
                *(tuple(a + (b - a) * part for a, b in zip(one, other)) for one, other in zip(begun, ended)),
            )
        self.tell("touchEnd")


def assert_near(found, expected, most=4):
    pairs = [(a, b) for one, other in zip(found, expected) for a, b in zip(one, other)]
    assert all(abs(a - b) <= most for a, b in pairs), f"{found} instead of {expected}"


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_two_fingers_enlarge_and_the_square_stays_a_square(joined, photo, size):
    """S3-2.2, S3-2.3: by as much as the fingers part, around what lies between them, and never smaller than the frame."""
    page = joined(f"pinch_{size['width']}", size=size)
    cut(page, photo())
    assert_near(page.evaluate(RED, [320, 320]), [[256, 384], [256, 384]])
    fingers = Fingers(page)
    # Twice as far apart: twice as large, across as along.
    fingers.pinch([(240, 320), (400, 320)], [(160, 320), (480, 320)])
    assert_near(page.evaluate(RED, [320, 320]), [[192, 448], [192, 448]])
    # Around another spot, aslant, by half of that again: the corner that lies between the fingers stays there.
    fingers.pinch([(152, 152), (232, 232)], [(132, 132), (252, 252)])
    assert_near(page.evaluate(RED, [320, 320]), [[192, 576], [192, 576]])
    # Both along together: it moves and keeps its size.
    fingers.pinch([(200, 200), (300, 300)], [(160, 180), (260, 280)])
    assert_near(page.evaluate(RED, [320, 320]), [[152, 536], [172, 556]])
    # Together as far as they go: the whole picture and no smaller, the frame filled from edge to edge.
    fingers.pinch([(60, 320), (580, 320)], [(300, 320), (340, 320)])
    assert_near(page.evaluate(RED, [320, 320]), [[256, 384], [256, 384]])
    fingers.pinch([(240, 320), (400, 320)], [(160, 320), (480, 320)])
    page.get_by_role("button", name="이 사진 쓰기").click()
    picture = page.locator("#picture img")
    page.wait_for_function("() => document.querySelector('#picture img')?.naturalWidth === 1024")
    assert picture.evaluate("image => image.naturalHeight") == 1024
    cutout = picture.evaluate(
        """image => {
          const canvas = Object.assign(document.createElement("canvas"), { width: 1024, height: 1024 });
          const pen = canvas.getContext("2d");
          pen.drawImage(image, 0, 0);
          const red = (pixels) => pixels.filter((_, place) => place % 4 === 1).filter(green => green < 128).length;
          return [red([...pen.getImageData(0, 512, 1024, 1).data]), red([...pen.getImageData(512, 0, 1, 1024).data])];
        }"""
    )
    # 80 of 400 pixels, twice enlarged, of 1024.
    assert all(abs(edge - 410) <= 8 for edge in cutout), cutout


def test_the_picture_is_changed_in_the_settings(joined, photo, site):
    """S2-10.1, S3-2.2: tray, cut and sending as at the sign-up; another takes its place; then a drawing again."""
    page = joined("settings_1")
    cut(page, photo())
    page.get_by_role("button", name="이 사진 쓰기").click()
    expect(page.locator("#picture")).to_be_focused()
    save(page)
    expect(page.get_by_role("status")).to_have_text("프로필을 저장했어요.")
    first, size = shown(page)
    assert size == [480, 480]

    page.get_by_role("link", name="프로필 고치기").click()
    screens.wait_until_running(page)
    expect(page.locator("#picture img")).to_have_attribute("src", first)
    cut(page, photo("#00d"))
    page.get_by_role("button", name="이 사진 쓰기").click()
    save(page)
    page.locator(".face-large").wait_for()
    second, _ = shown(page)
    assert second != first
    assert page.request.get(first).status == 404

    page.get_by_role("link", name="프로필 고치기").click()
    screens.wait_until_running(page)
    page.locator("#picture").click()
    page.get_by_role("button", name="그림으로 할래요").click()
    page.keyboard.press("Escape")
    save(page)
    page.locator(".face-large svg").wait_for()
    assert page.request.get(second).status == 404
    assert page.evaluate("() => sessionStorage.getItem('nadri:photo')") is None


def test_a_choice_is_taken_back_and_nothing_changes(joined, photo):
    page = joined("undecided_1")
    drawn = page.locator("#picture svg").inner_html()
    cut(page, photo())
    page.get_by_role("button", name="이 사진 쓰기").click()
    expect(page.locator("#picture img")).to_be_visible()
    page.locator("#picture").click()
    page.get_by_role("button", name="지금 사진 그대로").click()
    assert page.locator("#picture svg").inner_html() == drawn
    save(page)
    expect(page.get_by_role("status")).to_have_text("프로필을 저장했어요.")
    expect(page.locator(".face-large img")).to_have_count(0)


def test_a_file_that_is_no_picture_is_told_at_the_picture(joined):
    page = joined("nonsense_1")
    page.locator("#picture").click()
    page.locator("input[data-picture]").set_input_files(
        {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": b"no picture"}
    )
    expect(page.locator("#picture-said")).to_have_text("읽을 수 없는 사진이에요")


def test_a_picture_that_does_not_get_through_can_be_sent_again(joined, photo):
    """The fields keep what was typed: the form isn't sent without the picture."""
    page = joined("again_1", expects_failures=True)
    page.get_by_label("이름").fill("하늘")
    cut(page, photo())
    page.get_by_role("button", name="이 사진 쓰기").click()
    page.route("**/api/v1/pictures", lambda route: route.abort())
    save(page)
    expect(page.locator("#picture-said")).to_have_text("사진을 보내지 못했어요. 다시 눌러 주세요")
    assert page.url.endswith("/settings/profile")
    expect(page.get_by_label("이름")).to_have_value("하늘")
    page.unroute("**/api/v1/pictures")
    save(page)
    expect(page.get_by_role("heading", name="하늘")).to_be_visible()
    shown(page)


def test_a_picture_that_was_sent_outlives_a_refusal(joined, photo):
    page = joined("refusal_1", expects_failures=True)
    cut(page, photo())
    page.get_by_role("button", name="이 사진 쓰기").click()
    page.get_by_label("이름").fill("준" * 61)
    save(page)
    expect(page.locator("#name-said")).to_have_text("이름은 60자까지예요")
    screens.wait_until_running(page)
    page.wait_for_function("() => document.querySelector('#picture img').naturalWidth === 480")
    page.get_by_label("이름").fill("준")
    save(page)
    expect(page.get_by_role("heading", name="준", exact=True)).to_be_visible()
    shown(page)


def test_without_scripts_a_plain_file_does(joined, photo):
    """S2-10.1"""
    page = joined("plain_1", java_script_enabled=False, expects_failures=True)
    page.get_by_label(re.compile("사진 올리기")).set_input_files(
        {"name": "photo.jpg", "mimeType": "image/jpeg", "buffer": b"no picture"}
    )
    page.get_by_label("이름").fill("하늘")
    save(page)
    expect(page.locator("#picture-said")).to_have_text("읽을 수 없는 사진이에요")
    expect(page.get_by_label("이름")).to_have_value("하늘")
    page.get_by_label(re.compile("사진 올리기")).set_input_files(photo())
    save(page)
    expect(page.locator(".face-large img")).to_be_visible()
    page.get_by_role("link", name="프로필 고치기").click()
    page.get_by_role("radio", name="그림 2").check()
    save(page)
    expect(page.locator(".face-large svg")).to_be_visible()


def arrive(page):
    """By the demo provider, as somebody new."""
    page.goto("/sign-in/demo")
    page.locator("button[name=person]").first.click()
    page.wait_for_url("**/joining")


def fill(page, handle):
    page.locator("#handle").fill(handle)
    page.locator("#introduction").fill("기차로 다녀요.")
    page.locator("#phone").fill("01012345678")
    page.locator("input[name=birth]").fill("1996-02-29")
    page.locator("#terms").check()
    page.locator("#privacy").check()


@pytest.mark.parametrize("has_scripts", [True, False], ids=["scripts", "plain"])
def test_who_joins_by_another_service_chooses_a_picture_too(chromium, tmp_path, photo, has_scripts):
    """S2-9.6, S3-2.2, S3-2.3"""
    with nadri.running(tmp_path, world=(), NADRI_DEMO_PROVIDER="on") as site:
        page = chromium.page(base_url=site.address, java_script_enabled=has_scripts)
        arrive(page)
        screens.wait_until_running(page, has_scripts)
        if has_scripts:
            cut(page, photo())
            page.get_by_role("button", name="이 사진 쓰기").click()
        else:
            page.get_by_label(re.compile("사진 올리기")).set_input_files(photo())
        fill(page, "newcomer_1")
        page.get_by_role("button", name="가입").click()
        page.locator("#go-on").wait_for()
        page.goto("/settings")
        expect(page.locator(".face-large img")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_it(joined, photo, axe, scheme):
    page = joined(f"axe_{scheme}", scheme=scheme)
    axe(page)
    page.locator("#picture").click()
    axe(page)
    page.locator("input[data-picture]").set_input_files(photo())
    expect(page.locator("#crop-canvas")).to_be_focused()
    axe(page)
    fits = "element => element.scrollWidth <= element.clientWidth"
    for size in SIZES.values():
        page.set_viewport_size(size)
        assert page.locator("html").evaluate(fits), size
    page.keyboard.press("Escape")
    expect(page.locator("#picture")).to_be_focused()


def test_what_a_killed_server_left_of_uploads_is_cleared_away(tmp_path):
    incoming = tmp_path / "data/incoming"
    (incoming / "picture-abc").mkdir(parents=True)
    for name in ["half-an-upload", "picture-abc/1200.webp"]:
        (incoming / name).write_bytes(b"x")
    with nadri.running(tmp_path, world=()):
        assert list(incoming.iterdir()) == []
