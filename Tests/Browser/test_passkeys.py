"""Passkeys, kept by an authenticator that Chromium plays: a phone with a face to check."""

import re

import pytest
from playwright.sync_api import expect

import nadri
import screens

HANDLE = "jun_2027"
PASSWORD = "보리차 한 잔 값"
ORDER = {
    "handle": HANDLE,
    "password": PASSWORD,
    "introduction": "기차로 다녀요.",
    "phone": "01012345678",
    "birth": "1996-02-29",
    "picture": None,
    "avatar": 7,
    "terms": True,
    "privacy": True,
}


@pytest.fixture
def phone(own_server, chromium):
    """A page of a site on which Jun has joined, under a name: browsers keep passkeys for names alone."""
    address = own_server.address.replace("127.0.0.1", "localhost")
    page = chromium.page(base_url=address, expects_failures=True)
    join(page)
    return page


def join(page):
    joined = page.request.post("/api/v1/accounts", data=ORDER, headers={"nadri-request": "1"})
    assert joined.status == 201


def without_offer(page):
    """As in a browser that knows passkeys but doesn't offer them at fields: then only the button signs in."""
    page.add_init_script("delete PublicKeyCredential.isConditionalMediationAvailable;")


def authenticator(page):
    """Plugs one in. Returns what speaks with it, and its number."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    added = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return devtools, added["authenticatorId"]


def presence(devtools, number, is_there):
    """Whether somebody touches the authenticator as soon as it asks."""
    devtools.send("WebAuthn.setAutomaticPresenceSimulation", {"authenticatorId": number, "enabled": is_there})


def sign_in(page):
    page.goto("/sign-in?back=/settings")
    screens.wait_until_running(page)
    page.locator("#sign-in-handle").fill(HANDLE)
    page.locator("#sign-in-password").fill(PASSWORD)
    page.get_by_role("button", name="로그인", exact=True).click()
    page.wait_for_url("/settings")


def add(page, name):
    page.get_by_label("패스키 이름").fill(name)
    page.get_by_role("button", name="패스키 추가").click()
    expect(page.locator("#passkeys .row")).to_contain_text(name)


def sign_out(page):
    page.get_by_role("button", name="로그아웃").click()
    expect(page.locator("#tabs")).to_contain_text("로그인")


def test_a_passkey_is_added_and_signs_in(phone, axe):
    """S1-3.2: added in the settings; after signing out it signs in again, back to where one was."""
    without_offer(phone)
    devtools, number = authenticator(phone)
    sign_in(phone)
    add(phone, "Jun의 아이폰")
    axe(phone)
    kept = devtools.send("WebAuthn.getCredentials", {"authenticatorId": number})["credentials"]
    assert [(one["isResidentCredential"], one["rpId"]) for one in kept] == [(True, "localhost")]
    sign_out(phone)
    phone.goto("/sign-in?back=/settings")
    screens.wait_until_running(phone)
    axe(phone)
    phone.get_by_role("button", name="패스키로 로그인").click()
    phone.wait_for_url("/settings")
    expect(phone.get_by_role("heading", name=HANDLE)).to_be_visible()


def test_the_phone_offers_it_at_the_field(phone):
    """Where the phone offers passwords it offers passkeys, without a button: this one takes what it is offered at once."""
    authenticator(phone)
    sign_in(phone)
    add(phone, "Jun의 아이폰")
    sign_out(phone)
    phone.goto("/sign-in?back=/settings")
    phone.wait_for_url("/settings")
    expect(phone.get_by_role("heading", name=HANDLE)).to_be_visible()


def test_the_offer_leaves_the_pages_that_are_kept(phone):
    """The worker forgets its pages when something is sent; what a device is to be asked is no such thing."""
    phone.goto("/")
    screens.wait_until_running(phone)
    is_kept = "async address => Boolean(await caches.match(address, {ignoreVary: true}))"
    phone.wait_for_function(is_kept, arg="/")
    devtools, number = authenticator(phone)
    presence(devtools, number, False)
    with phone.expect_response("**/api/v1/sessions/passkey/options") as asked:
        phone.goto("/sign-in")
    assert asked.value.ok
    # What came before has been dealt with when a later page is kept, which the cookie with the challenge doesn't hinder.
    phone.goto("/stays/1")
    phone.wait_for_function(is_kept, arg="/stays/1")
    assert phone.evaluate(is_kept, "/")


def test_a_removed_passkey_opens_nothing(phone):
    """Removed in the settings; the phone still has it, and its owner is told that it opens nothing."""
    without_offer(phone)
    authenticator(phone)
    sign_in(phone)
    add(phone, "열쇠")
    phone.get_by_role("button", name="열쇠 패스키 지우기").click()
    expect(phone.locator("#passkeys .row")).to_have_count(0)
    sign_out(phone)
    phone.goto("/sign-in")
    screens.wait_until_running(phone)
    phone.get_by_role("button", name="패스키로 로그인").click()
    expect(phone.locator("#passkey-said")).to_contain_text("이 패스키로는 로그인할 수 없어요")
    assert "/sign-in" in phone.url


def test_a_second_passkey_on_one_phone_is_not_made(phone):
    authenticator(phone)
    sign_in(phone)
    add(phone, "열쇠")
    phone.get_by_role("button", name="패스키 추가").click()
    expect(phone.locator("#passkey-said")).to_have_text("이 기기에는 이미 패스키가 있어요.")
    expect(phone.locator("#passkeys .row")).to_have_count(1)


def test_after_ten_minutes_one_shows_first_who_one_is(chromium, axe, tmp_path):
    """By the passkey, then by the password; then another is added as before."""
    port = nadri.free_port()
    page = chromium.page(base_url=f"http://localhost:{port}", expects_failures=True)
    without_offer(page)
    authenticator(page)
    with nadri.running(tmp_path, world=(), port=port):
        join(page)
        sign_in(page)
        add(page, "열쇠")
    with nadri.running(tmp_path, world=(), port=port, now="2027-03-01T09:10:01Z"):
        page.goto("/settings")
        page.get_by_label("패스키 이름").fill("둘째 열쇠")
        page.get_by_role("button", name="패스키 추가").click()
        page.wait_for_url("**/settings/proof?for=passkey")
        axe(page)
        page.get_by_role("button", name="패스키로 확인").click()
        page.wait_for_url("**/settings?news=proved-for-passkey#passkeys")
        said = page.locator("#passkeys").get_by_role("status").first
        expect(said).to_have_text("확인했어요. 이제 패스키를 추가할 수 있어요.")
        expect(said).to_be_in_viewport()
        expect(page.get_by_label("패스키 이름")).to_have_value("둘째 열쇠")
        axe(page)
        page.get_by_role("button", name="열쇠 패스키 지우기").click()
        expect(said).to_have_text("패스키를 지웠어요.")
    with nadri.running(tmp_path, world=(), port=port, now="2027-03-01T09:14:00Z"):
        page.goto("/settings/proof?for=passkey")
        page.get_by_label("지금 비밀번호").fill("not the one")
        page.get_by_role("button", name="비밀번호로 확인").click()
        expect(page.locator("#proof-said")).to_have_text("비밀번호가 맞지 않아요")
        expect(page.get_by_role("button", name="패스키로 확인")).to_have_count(0)
        page.get_by_label("지금 비밀번호").fill(PASSWORD)
        page.get_by_role("button", name="비밀번호로 확인").click()
        expect(said).to_have_text("확인했어요. 이제 패스키를 추가할 수 있어요.")


def test_why_no_passkey_can_be_added_is_said(chromium, own_server, axe):
    """At a bare address, and in a browser that has none or runs no script."""
    bare = chromium.page(base_url=own_server.address)
    join(bare)
    sign_in(bare)
    section = bare.locator("#passkeys")
    expect(section).to_contain_text("이 주소에서는 추가할 수 없어요.")
    expect(section.get_by_role("textbox")).to_have_count(0)
    axe(bare)
    address = own_server.address.replace("127.0.0.1", "localhost")
    for options in [{"java_script_enabled": False}, {}]:
        page = chromium.page(base_url=address, **options)
        page.add_init_script("delete window.PublicKeyCredential;")
        page.goto("/sign-in?back=/settings")
        page.locator("#sign-in-handle").fill(HANDLE)
        page.locator("#sign-in-password").fill(PASSWORD)
        page.locator("#sign-in button").click()
        expect(page.locator("#passkeys")).to_contain_text("이 브라우저에서는 패스키를 추가할 수 없어요.")
        expect(page.locator("#passkeys .without-passkeys")).to_be_visible()
        expect(page.locator("#passkey-label")).to_be_hidden()


def test_the_buttons_show_only_where_passkeys_are(visit, own_server):
    """Without a name for the site, as without a script, there is no button that would do nothing."""
    page = visit("/sign-in", at=own_server)
    expect(page.locator("[data-passkey]")).to_be_hidden()
    plain = visit("/sign-in", at=own_server, java_script_enabled=False)
    expect(plain.locator("[data-passkey]")).to_be_hidden()
    assert not re.search("has-passkeys", plain.content())
