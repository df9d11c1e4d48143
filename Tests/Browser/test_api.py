"""Schemathesis reads the API's document and asks for whatever it allows and whatever it forbids."""

import json
import urllib.error
import urllib.request

import hypothesis
import pytest
import schemathesis
import schemathesis.specs.openapi.checks

from screens import ASKED, SEOUL


PATHS = ["/api/v1/places", "/api/v1/places/popular", "/api/v1/stays", "/api/v1/stays/{id}", "/api/v1/wishes"]
CHANGED = "/api/v1/wishes/{kind}/{id}"
OPERATIONS = [(path, "GET") for path in PATHS] + [(CHANGED, "PUT"), (CHANGED, "DELETE")]

# A value that a field may have need not be one of a thing that is there, nor agree with another field: such requests
# are refused with 400, as the document says, and that is no fault.
ALLOWED_REFUSALS = [schemathesis.specs.openapi.checks.positive_data_acceptance]


@pytest.fixture(scope="module")
def document(server):
    return schemathesis.openapi.from_url(server.address + "/api/openapi.json")


def test_every_path_of_the_document_is_asked(document):
    assert sorted(document) == [*PATHS, CHANGED]


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
@pytest.mark.parametrize("path, method", OPERATIONS)
def test_every_answer_is_in_the_document(document, path, method, mode):
    """No 500, no status, type or field that the document doesn't tell, and nothing accepted that it forbids."""

    @hypothesis.given(case=document[path][method].as_strategy(generation_mode=mode))
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
