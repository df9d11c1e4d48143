"""The settings, and a forgotten password: plain pages and forms, so that everything is done here with scripts off."""

import json
import zipfile

import pytest
from playwright.sync_api import expect

import members
import nadri
from chromium import DESKTOP, PHONE
from members import PASSWORD, sign_in
from test_every_screen import FINGER, SMALL_TARGETS, overhang

JUN = "jun_2027"
PAGES = ["", "/profile", "/password", "/recovery-codes", "/devices", "/deletion"]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with nadri.running(tmp_path_factory.mktemp("settings"), world=()) as running:
        yield running


@pytest.fixture
def joined(chromium, site):
    """Lets somebody join by the API and sign in by the form: `joined("mira_1", java_script_enabled=False)`."""

    def join(handle, **options):
        page = chromium.page(base_url=site.address, **options)
        codes = members.join(page, handle)
        sign_in(page, handle)
        return page, codes

    return join


def plain(joined, handle, **options):
    return joined(handle, java_script_enabled=False, expects_failures=True, **options)


def test_the_profile_is_changed_and_what_is_refused_stays_to_be_mended(joined):
    """S2-10.1"""
    page, _ = plain(joined, "profile_1")
    page.get_by_role("link", name="프로필 고치기").click()
    page.get_by_label("이름").fill("준" * 61)
    page.get_by_role("button", name="저장").click()
    expect(page.locator("#name-said")).to_have_text("이름은 60자까지예요")
    expect(page.get_by_label("이름")).to_have_value("준" * 61)
    page.get_by_label("이름").fill("김 준")
    page.get_by_role("radio", name="그림 2").check()
    page.get_by_role("button", name="저장").click()
    expect(page.get_by_role("status")).to_have_text("프로필을 저장했어요.")
    expect(page.get_by_role("heading", name="김 준")).to_be_visible()
    page.get_by_role("link", name="뒤로").click()
    assert page.url.endswith("/")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_phone_and_birth_date_are_changed_and_what_is_refused_stays_to_be_mended(joined, scripts):
    """S2-10.1"""
    page, _ = joined(f"private_{scripts}".lower(), java_script_enabled=scripts, expects_failures=True)
    page.get_by_role("link", name="프로필 고치기").click()
    phone, birth = page.get_by_label("전화번호"), page.get_by_label("생년월일")
    expect(phone).to_have_value("01012345678")
    expect(birth).to_have_value("1996-02-29")
    assert phone.get_attribute("inputmode") == "tel"
    phone.fill("12")
    birth.fill("2020-01-01")
    page.get_by_role("button", name="저장").click()
    expect(page.locator("#phone-said")).to_have_text("전화번호는 9자리 이상이에요")
    expect(page.locator("#birth-said")).to_have_text("만 14세부터 가입할 수 있어요")
    expect(phone).to_have_value("12")
    expect(birth).to_have_value("2020-01-01")
    expect(phone).to_have_attribute("aria-invalid", "true")
    phone.fill("+82 10-9876-5432")
    birth.fill("1995-12-31")
    page.get_by_role("button", name="저장").click()
    expect(page.get_by_role("status")).to_have_text("프로필을 저장했어요.")
    page.get_by_role("link", name="프로필 고치기").click()
    expect(phone).to_have_value("821098765432")
    expect(birth).to_have_value("1995-12-31")


def test_a_form_that_took_longer_than_its_access_lasts_is_sent_all_the_same(joined):
    """S5-5.1: the browser sends the form again over the renewal."""
    page, _ = plain(joined, "late_1")
    page.goto("/settings/profile")
    page.get_by_label("자기소개").fill("한참 썼어요.")
    page.context.clear_cookies(name="access")
    page.get_by_role("button", name="저장").click()
    expect(page.locator(".profile-text")).to_have_text("한참 썼어요.")


def test_language_and_brightness_go_along_to_another_device(joined, chromium, site):
    page, _ = plain(joined, "choices_1")
    page.get_by_role("link", name="日本語").click()
    page.get_by_role("link", name="ダーク").click()
    other = chromium.page(base_url=site.address, java_script_enabled=False)
    sign_in(other, "choices_1")
    expect(other.locator("html")).to_have_attribute("lang", "ja")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")


def test_devices_are_listed_and_signed_out(joined, chromium, site):
    page, _ = plain(joined, "devices_1")
    other = chromium.page(base_url=site.address, java_script_enabled=False)
    sign_in(other, "devices_1")
    page.goto("/settings/devices")
    expect(page.get_by_role("listitem").filter(has_text="이 기기")).to_have_count(1)
    page.get_by_role("button", name="Chrome, Linux 로그아웃").click()
    expect(page.get_by_role("status")).to_have_text("그 기기에서 로그아웃했어요.")
    other.goto("/settings")
    assert "/sign-in" in other.url


def test_a_forgotten_password_is_replaced_by_a_code(joined, chromium, site):
    page, codes = plain(joined, "forgetful_1")
    other = chromium.page(base_url=site.address, java_script_enabled=False)
    other.goto("/recovery")
    other.get_by_label("아이디").fill("forgetful_1")
    other.get_by_label("복구 코드").fill(codes[0].lower())
    other.get_by_label("새 비밀번호", exact=True).fill("새로 정한 긴 비밀번호")
    other.get_by_label("새 비밀번호 확인").fill("새로 정한 긴 비밀번호")
    other.get_by_role("button", name="비밀번호 다시 정하기").click()
    expect(other.locator("#sign-in-handle")).to_have_value("forgetful_1")
    expect(other.get_by_role("status").first).to_contain_text("새 비밀번호로 로그인하세요")
    page.goto("/settings")
    assert "/sign-in" in page.url
    sign_in(other, "forgetful_1", "새로 정한 긴 비밀번호")


def test_everything_of_oneself_comes_in_one_archive_and_then_goes(joined, tmp_path):
    page, _ = plain(joined, "leaving_1")
    with page.expect_download() as download:
        page.get_by_role("link", name="내 데이터 내려받기").click()
    assert download.value.suggested_filename == "nadri-leaving_1-2027-03-01.zip"
    download.value.save_as(tmp_path / "export.zip")
    with zipfile.ZipFile(tmp_path / "export.zip") as archive:
        assert archive.testzip() is None
        assert json.loads(archive.read("accounts.json"))["rows"][0]["handle"] == "leaving_1"
    page.get_by_role("link", name="계정 삭제").click()
    page.get_by_label("지금 비밀번호").fill(PASSWORD)
    page.get_by_role("button", name="계정 삭제").click()
    expect(page.get_by_role("status").first).to_have_text("계정과 내 데이터를 모두 삭제했어요.")
    page.goto("/settings")
    assert "/sign-in" in page.url


@pytest.mark.parametrize("locale", ["ko-KR", "en-GB", "ja-JP"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_every_page_has_room_for_large_text_and_fingers_and_axe_finds_nothing(joined, axe, size, locale):
    handle = f"looks_{size}_{locale[:2]}"
    page, _ = joined(handle, size={"phone": PHONE, "desktop": DESKTOP}[size], locale=locale)
    for address in ["/recovery", *("/settings" + part for part in PAGES)]:
        page.goto(address)
        for scheme in ["light", "dark"]:
            page.emulate_media(color_scheme=scheme)
            axe(page)
        assert page.evaluate(SMALL_TARGETS, FINGER) == [], address
        assert overhang(page) == [], address
        page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
        assert overhang(page) == [], address
        if size == "phone":
            page.set_viewport_size({"width": 320, "height": 568})
            page.evaluate("() => { document.documentElement.style.fontSize = '' }")
            assert overhang(page) == [], address
            page.set_viewport_size(PHONE)
