"""Joining, signing in and staying signed in, as people do it with their thumbs."""

import re

import pytest
from playwright.sync_api import expect

import screens

HANDLE = "jun_2027"
PASSWORD = "보리차 한 잔 값"
SIZES = {
    "phone": {"width": 390, "height": 844},
    "small": {"width": 320, "height": 568},
    "sideways": {"width": 844, "height": 390},
    "tablet": {"width": 820, "height": 1180},
}


@pytest.fixture
def joining(own_server, visit):
    """Opens an address of a server on which nobody has joined yet."""

    def joining(address="/sign-in", **options):
        return visit(address, at=own_server, **options)

    return joining


def fill_basics(page, handle=HANDLE):
    page.locator("#picture").click()
    page.get_by_role("button", name="그림으로 할래요").click()
    # A tap so soon after another at nearly the same place would count as its second half.
    page.keyboard.press("Escape")
    page.locator("#handle").fill(handle)
    page.locator("#password").fill(PASSWORD)
    page.locator("#repetition").fill(PASSWORD)
    page.locator("#introduction").fill("기차로 다녀요.")


def turn(page, wheel, label):
    page.get_by_role("listbox", name=wheel, exact=True).get_by_role("option", name=label, exact=True).click()


def fill_details(page):
    page.locator("#phone").fill("010-1234-5678")
    turn(page, "년", "1996년")
    turn(page, "월", "2월")
    turn(page, "일", "29일")
    page.locator("#terms").check()
    page.locator("#privacy").check()


def join(page, handle=HANDLE):
    page.get_by_role("link", name="회원가입").click()
    fill_basics(page, handle)
    page.get_by_role("button", name="다음").click()
    fill_details(page)
    page.get_by_role("button", name="가입").click()
    expect(page.locator("#sign-in-handle")).to_have_value(handle)


def sign_in(page, handle=HANDLE, password=PASSWORD):
    page.locator("#sign-in-handle").fill(handle)
    page.locator("#sign-in-password").fill(password)
    page.get_by_role("button", name="로그인").click()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_joining_and_signing_in(joining, size):
    """S3-1.2, S3-2.6, S3-3.3, S3-3.5, S3-1.3, S3-5.4: from the sign-in over both steps and back, then in."""
    page = joining(size=size)
    page.get_by_role("link", name="회원가입").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    fill_basics(page)
    page.get_by_role("button", name="다음").click()
    assert page.url.endswith("/sign-up/details")
    fill_details(page)
    expect(page.locator("#birth-date")).to_have_text(re.compile("1996년 2월 29일"))
    page.get_by_role("button", name="가입").click()
    expect(page.locator("#sign-in-handle")).to_have_value(HANDLE)
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.locator("#sign-in-password").fill(PASSWORD)
    page.get_by_role("button", name="로그인").click()
    page.wait_for_url("**/")
    expect(page.locator("#tabs")).to_contain_text("프로필")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_the_recovery_codes_stand_below_the_fields(joining, axe, size):
    """S3-3.5: who has joined finds the fields where they were, in sight, and the codes under them, each on one line."""
    page = joining(size=size)
    join(page)
    expect(page.locator("#sign-in-password")).to_be_focused()
    expect(page.locator("#sign-in-password")).to_be_in_viewport()
    expect(page.locator("#joined")).to_contain_text("아래 복구 코드를 적어 두고")
    fields, codes = page.locator("#sign-in").bounding_box(), page.locator(".codes").bounding_box()
    assert fields["y"] + fields["height"] < codes["y"]
    lines = page.locator(".codes li").evaluate_all("items => items.map(item => item.getClientRects().length && item.scrollWidth <= item.clientWidth)")
    assert lines == [True] * 10
    axe(page)


def test_what_is_missing_is_named(joining):
    """S3-2.5, S3-3.4: a press on 다음 names the first thing that is missing, and leads to it."""
    page = joining("/sign-up")
    # It says that it is disabled, and tells why when it is pressed all the same.
    page.get_by_role("button", name="다음").click(force=True)
    expect(page.locator("#picture-said")).to_be_visible()
    fill_basics(page)
    page.locator("#repetition").fill("something else")
    page.get_by_role("button", name="다음").click(force=True)
    expect(page.locator("#repetition-said")).to_be_visible()
    expect(page.locator("#repetition")).to_be_focused()
    assert page.url.endswith("/sign-up")


def test_back_keeps_and_cancel_erases(joining):
    """S3-2.4, S3-3.6, S3-3.7, and the browser's own back."""
    page = joining()
    page.get_by_role("link", name="회원가입").click()
    fill_basics(page)
    page.get_by_role("button", name="다음").click()
    page.locator("#phone").fill("01012345678")
    page.get_by_role("button", name="이전").click()
    expect(page.locator("#handle")).to_have_value(HANDLE)
    expect(page.locator("#password")).to_have_value(PASSWORD)
    page.get_by_role("button", name="다음").click()
    expect(page.locator("#phone")).to_have_value("01012345678")
    page.go_back()
    expect(page.locator("#handle")).to_have_value(HANDLE)
    page.go_forward()
    expect(page.locator("#phone")).to_be_visible()
    page.get_by_role("link", name="취소").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("link", name="회원가입").click()
    expect(page.locator("#handle")).to_have_value("")
    expect(page.locator("#introduction")).to_have_value("")


def test_a_reload_keeps_all_but_the_passwords(joining):
    """S3-4.1: the draft outlives a reload; the passwords are nowhere that a reload could find them."""
    page = joining("/sign-up")
    fill_basics(page)
    page.reload()
    screens.wait_until_running(page)
    expect(page.locator("#handle")).to_have_value(HANDLE)
    expect(page.locator("#introduction")).to_have_value("기차로 다녀요.")
    expect(page.locator("#password")).to_have_value("")
    stored = page.evaluate("JSON.stringify([{...sessionStorage}, {...localStorage}, history.state])")
    assert "보리차" not in stored


def test_a_taken_id_is_told_while_it_is_typed(joining):
    page = joining()
    join(page)
    page.get_by_role("link", name="회원가입").click()
    page.locator("#handle").press_sequentially(HANDLE)
    expect(page.locator("#handle-said")).to_have_class(re.compile("error"))
    page.locator("#handle").press_sequentially("b")
    expect(page.locator("#handle-said")).to_have_class(re.compile("ok"))


def test_a_wrong_password_is_told_and_the_id_stays(joining):
    page = joining(expects_failures=True)
    sign_in(page, "nobody_here", "not the one at all")
    expect(page.locator("#sign-in-password-said")).to_be_visible()
    expect(page.locator("#sign-in-handle")).to_have_value("nobody_here")


def test_three_tabs_renew_once(joining, own_server):
    """S5-5.1: nine requests in three tabs meet an access that has run out; one renewal serves them all."""
    page = joining(expects_failures=True)
    join(page)
    sign_in(page)
    page.wait_for_url("**/")
    context = page.context
    tabs = [page, context.new_page(), context.new_page()]
    for tab in tabs:
        tab.goto(own_server.address + "/")
        screens.wait_until_running(tab)
    renewals = []
    context.on("request", lambda request: renewals.append(request.url) if "/session/renewal" in request.url else None)
    context.clear_cookies(name="access")
    for tab in tabs:
        tab.evaluate(
            """() => {
                const script = document.querySelector('script[type=module]').src.replace('host.js', 'renewal.js');
                window.answers = import(script).then(({fetchRenewed}) => Promise.all(
                    [1, 2, 3].map(() => fetchRenewed('/api/v1/me').then(answer => answer.status))));
            }"""
        )
    assert [tab.evaluate("() => window.answers") for tab in tabs] == [[200, 200, 200]] * 3
    assert len(renewals) == 1


def test_it_all_works_without_a_script(joining):
    """S3-1.2 and S3-1.3 as plain forms."""
    page = joining("/sign-up", java_script_enabled=False)
    page.locator("input[name=handle]").fill(HANDLE)
    page.locator("input[name=password]").last.fill(PASSWORD)
    page.locator("input[name=repetition]").fill(PASSWORD)
    page.locator("textarea[name=introduction]").fill("기차로 다녀요.")
    page.locator("input[name=phone]").fill("01012345678")
    page.locator("input[name=birth]").fill("1996-02-29")
    page.locator("input[name=terms]").check()
    page.locator("input[name=privacy]").check()
    page.get_by_role("button", name="가입").click()
    expect(page.locator("input[name=id]")).to_have_value(HANDLE)
    page.locator("input[name=password]").first.fill(PASSWORD)
    page.get_by_role("button", name="로그인").click()
    expect(page.locator("#tabs")).to_contain_text("프로필")
    page.goto(page.url.rstrip("/") + "/settings")
    page.get_by_role("button", name="로그아웃").click()
    expect(page.locator("#tabs")).to_contain_text("로그인")
