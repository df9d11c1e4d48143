import contextlib

import pytest

import accessibility
import chromium as chromium_module
import engines
import nadri
import relay as relay_module
import screens
import webkit as webkit_module


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """Nadri with the demo world, shared by all tests that leave no trace others would trip over."""
    with nadri.running(tmp_path_factory.mktemp("nadri")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path):
    """Nadri with the demo world for one test alone."""
    with nadri.running(tmp_path) as running:
        yield running


@pytest.fixture
def relay():
    """What a browser can be put behind, to see whom it asks and to hold answers."""
    with relay_module.running() as running:
        yield running


@pytest.fixture(scope="session")
def chromium_browser():
    with chromium_module.browser() as browser:
        yield browser


@pytest.fixture
def chromium(chromium_browser):
    """Opens pages in Chromium: `chromium.page(size=DESKTOP, scheme="dark", locale="ja-JP")`."""
    with contextlib.ExitStack() as cleanup:
        yield chromium_module.Chromium(chromium_browser, cleanup)


@pytest.fixture
def visit(chromium, server):
    """Opens a page of Nadri in Chromium, its app running: `visit("/stays/1", size=DESKTOP)`."""

    def visit(address, at=server, **options):
        page = chromium.page(base_url=at.address, **options)
        page.goto(address)
        screens.wait_until_running(page, has_scripts=options.get("java_script_enabled", True))
        return page

    return visit


@pytest.fixture(scope="session")
def webkit_browser(tmp_path_factory):
    with webkit_module.browser(tmp_path_factory.mktemp("webkit")) as driver:
        yield driver


@pytest.fixture
def webkit(webkit_browser):
    """The WebKit driver, with no cookies and no page left from the test before."""
    yield webkit_browser
    webkit_browser.delete_all_cookies()
    webkit_module.resize(webkit_browser, 1024, 768)
    webkit_browser.get("about:blank")


@pytest.fixture(params=["chromium", "webkit"])
def drive(request):
    """Drives a page of a server in either browser, for a test that must be true in both: `drive(server)`."""
    if request.param == "chromium":
        chromium = request.getfixturevalue("chromium")
        yield lambda server, **options: engines.Chromium(
            chromium.page(base_url=server.address, motion="no-preference", **options)
        )
    else:
        driver = request.getfixturevalue("webkit")
        yield lambda server, **_: engines.WebKit(driver, server)


@pytest.fixture
def engine(drive, server):
    """A page of the shared server in either browser."""
    return drive(server)


@pytest.fixture(params=["chromium", "webkit"])
def relayed_engine(request, server, relay, tmp_path):
    """A browser that asks everything through the relay."""
    if request.param == "webkit":
        with webkit_module.browser(tmp_path, relay=relay) as driver:
            yield engines.WebKit(driver, server)
    else:
        page = request.getfixturevalue("chromium").page(base_url=server.address, proxy=relay.for_chromium)
        yield engines.Chromium(page)


@pytest.fixture(scope="session")
def axe():
    """Fails when a page breaks a rule of accessibility: `axe(page)`."""
    return accessibility.check
