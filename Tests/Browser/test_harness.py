"""The tools of the browser tests, tried on a page that needs no server of ours."""

import functools
import http.server
import threading

import pytest
from selenium.webdriver.common.by import By

import accessibility
import webkit as webkit_module
from chromium import DESKTOP, PHONE, is_foreign
from test_in_webkit import wait

PAGE = """<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>나들이</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { background: Canvas; color: CanvasText } @media (prefers-color-scheme: dark) { body { color-scheme: dark } }</style></head>
<body><main><h1>나들이</h1><button onclick="this.textContent = '예약됨'">예약하기</button></main></body></html>"""


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    (folder / "poor.html").write_text("<html><body><img src='x.png'><div>가</div></body></html>", encoding="utf-8")

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    site = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
    thread = threading.Thread(target=site.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{site.server_port}"
    site.shutdown()
    thread.join()
    site.server_close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_chromium_shows_a_page_in_size_and_scheme(chromium, address, size, scheme):
    page = chromium.page(size=size, scheme=scheme, locale="ja-JP", expects_failures=True)
    page.goto(address)
    assert page.evaluate("innerWidth") == size["width"]
    assert page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") is (scheme == "dark")
    assert page.evaluate("navigator.language") == "ja-JP"
    page.get_by_role("button", name="예약하기").click()
    assert page.get_by_role("button").text_content() == "예약됨"


def test_webkit_shows_a_page_and_clicks(webkit, address):
    webkit.get(address)
    assert webkit.title == "나들이"
    webkit.find_element(By.TAG_NAME, "button").click()
    assert webkit.find_element(By.TAG_NAME, "button").text == "예약됨"
    assert "AppleWebKit" in webkit.execute_script("return navigator.userAgent")


ASK_FROM_A_WORKER = """
    const script = "fetch('http://elsewhere.example/pixel').then(() => postMessage(0), () => postMessage(0))";
    new Worker(URL.createObjectURL(new Blob([script]))).onmessage = () => { document.title = "asked"; };
"""


def test_the_relay_sees_what_a_worker_asks_in_chromium(chromium, address, relay):
    page = chromium.page(proxy=relay.for_chromium, expects_failures=True, elsewhere=["elsewhere.example"])
    page.goto(address)
    page.evaluate("() => {" + ASK_FROM_A_WORKER + "}")
    page.wait_for_function("document.title === 'asked'")
    assert relay.foreign == ["http://elsewhere.example/pixel"]


def test_the_relay_sees_what_a_worker_asks_in_webkit(relay, address, tmp_path):
    with webkit_module.browser(tmp_path, relay=relay) as driver:
        driver.get(address)
        driver.execute_script(ASK_FROM_A_WORKER)
        wait(driver, "return document.title === 'asked'")
    assert relay.foreign == ["http://elsewhere.example/pixel"]


def test_webkit_starts_each_test_with_an_empty_page(webkit):
    assert webkit.current_url in ("", "about:blank")


def test_webkit_runs_wasm_and_webgl(webkit, address):
    webkit.get(address)
    smallest = "new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])"
    assert webkit.execute_script(f"return WebAssembly.validate({smallest})") is True
    assert webkit.execute_script("return !!document.createElement('canvas').getContext('webgl2')") is True


def test_axe_accepts_a_good_page_and_finds_the_faults_of_a_poor_one(chromium, address, axe):
    page = chromium.page(expects_failures=True)
    page.goto(address)
    axe(page)
    page.goto(address + "/poor.html")
    found = " ".join(accessibility.violations(page))
    assert "image-alt" in found and "html-has-lang" in found and "region" in found


def test_only_this_machine_counts_as_ours():
    assert not is_foreign("http://127.0.0.1:8080/stays")
    assert not is_foreign("data:image/png;base64,AA==")
    assert is_foreign("https://fonts.example/a.woff2")
    assert is_foreign("http://127.0.0.1.example/")
