"""Schemathesis reads the API's document and asks for whatever it allows and whatever it forbids."""

import json
import urllib.error
import urllib.request

import hypothesis
import pytest
import schemathesis
import schemathesis.specs.openapi.checks

import nadri
from screens import ASKED, SEOUL


PATHS = [
    "/api/v1/handles/{handle}", "/api/v1/places", "/api/v1/places/popular", "/api/v1/stays", "/api/v1/stays/{id}",
    "/api/v1/stays/{id}/calendar", "/api/v1/stays/{id}/quote", "/api/v1/wishes",
]

# What somebody has to be signed in for, or changes something.
OPERATIONS = [
    ("/api/v1/accounts", "POST"), ("/api/v1/bookings", "GET"), ("/api/v1/bookings", "POST"),
    ("/api/v1/bookings/{id}", "GET"), ("/api/v1/bookings/{id}", "PATCH"), ("/api/v1/bookings/{id}/cancellation", "POST"),
    ("/api/v1/me", "GET"), ("/api/v1/me", "PATCH"), ("/api/v1/passkeys", "POST"),
    ("/api/v1/passkeys/options", "POST"), ("/api/v1/pictures", "POST"), ("/api/v1/proofs", "POST"),
    ("/api/v1/proofs/options", "POST"), ("/api/v1/sessions", "POST"), ("/api/v1/sessions/current", "DELETE"),
    ("/api/v1/sessions/passkey", "POST"), ("/api/v1/sessions/passkey/options", "POST"), ("/api/v1/tokens", "POST"),
    ("/api/v1/tokens/renewal", "POST"), ("/api/v1/wishes/{kind}/{id}", "PUT"), ("/api/v1/wishes/{kind}/{id}", "DELETE"),
]

# A value that a field may have need not be one of a thing that is there, nor agree with another field: such requests
# are refused with 400, as the document says, and that is no fault.
ALLOWED_REFUSALS = [schemathesis.specs.openapi.checks.positive_data_acceptance]

# That credentials and the header of our scripts are asked for, is proved by OpenAPIRefusalTests: here they are always right.
ALWAYS_ALLOWED = ALLOWED_REFUSALS + [
    schemathesis.specs.openapi.checks.ignored_auth,
    schemathesis.specs.openapi.checks.missing_required_header,
]

JUN = {
    "handle": "jun_2027", "password": "보리차 한 잔 값", "introduction": "기차로 다녀요.", "phone": "01012345678",
    "birth": "1996-02-29", "terms": True, "privacy": True,
}


@pytest.fixture(scope="module")
def document(server):
    return schemathesis.openapi.from_url(server.address + "/api/openapi.json")


def test_every_path_of_the_document_is_asked(document):
    told = [(path, method.upper()) for path in document for method in document[path]]
    assert sorted(told) == sorted([(path, "GET") for path in PATHS] + OPERATIONS)


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
@pytest.mark.parametrize("path", PATHS)
def test_every_answer_is_in_the_document(document, path, mode):
    """No 500, no status, type or field that the document doesn't tell, and nothing accepted that it forbids."""

    @hypothesis.given(case=document[path]["GET"].as_strategy(generation_mode=mode))
    @hypothesis.settings(
        max_examples=60,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    def ask(case):
        case.call_and_validate(excluded_checks=ALLOWED_REFUSALS, timeout=10)

    ask()


@pytest.fixture
def app(tmp_path):
    """A site of its own, where limits are used up, and the access token of somebody who has joined there."""
    with nadri.running(tmp_path, world=()) as site:
        assert post(site, "/api/v1/accounts", JUN)["recovery_codes"]
        yield site, post(site, "/api/v1/tokens", {"id": JUN["handle"], "password": JUN["password"]})["access_token"]


def post(site, path, order):
    request = urllib.request.Request(
        site.address + path, json.dumps(order).encode(), {"Content-Type": "application/json", "Nadri-Request": "1"}
    )
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
@pytest.mark.parametrize("path, method", OPERATIONS)
def test_every_answer_to_what_changes_something_is_in_the_document(app, path, method, mode):
    """The same, with whatever bodies are allowed and forbidden."""
    site, token = app
    document = schemathesis.openapi.from_url(site.address + "/api/openapi.json")

    @hypothesis.given(case=document[path][method].as_strategy(generation_mode=mode))
    @hypothesis.settings(
        max_examples=40,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    def ask(case):
        headers = {"Authorization": "Bearer " + token, "Nadri-Request": "1"}
        case.call_and_validate(headers=headers, excluded_checks=ALWAYS_ALLOWED, timeout=10)

    ask()


@pytest.mark.parametrize(
    "path, field, code",
    [
        ("/api/v1/places", "q", "missing"),
        ("/api/v1/places/popular?latitude=1", "longitude", "missing"),
        ("/api/v1/places?q=a&lang=xx", "lang", "malformed"),
        ("/api/v1/stays?check_in=2027-02-30&check_out=2027-03-02", "check_in", "malformed"),
        ("/api/v1/stays?check_in=2027-03-12&check_out=2027-03-10", "check_out", "contradictory"),
        ("/api/v1/stays?adults=9", "adults", "out_of_range"),
        ("/api/v1/stays?page=0", "page", "out_of_range"),
        ("/api/v1/stays?sort=size", "sort", "malformed"),
        ("/api/v1/stays?place=99999999999999999999", "place", "malformed"),
        ("/api/v1/stays?amenities=moat", "amenities", "malformed"),
        ("/api/v1/stays?pins=yes", "pins", "malformed"),
        ("/api/v1/wishes?cards=yes", "cards", "malformed"),
    ],
)
def test_a_wrong_field_is_named(server, path, field, code):
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(server.address + path, timeout=10)
    with refused.value as answer:
        problem = json.load(answer)
        assert answer.headers["Content-Type"] == "application/problem+json"
        assert problem["request_id"] == answer.headers["X-Request-Id"]
    assert (problem["status"], problem["field"], problem["code"]) == (400, field, code)


def test_pages_hold_each_stay_once_and_the_count_is_exact(server):
    """S1-6.2"""
    for asked in [{"place": SEOUL}, {"place": SEOUL, **ASKED, "sort": "price"}, {"sort": "rating"}]:
        pages = [server.ask("/api/v1/stays", **asked, page=1)]
        while pages[-1]["stays"]:
            pages.append(server.ask("/api/v1/stays", **asked, page=len(pages) + 1))
        ids = [stay["id"] for page in pages for stay in page["stays"]]
        assert len(ids) == len(set(ids)) == pages[0]["count"]
