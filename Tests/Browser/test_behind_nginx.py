"""The server behind nginx with deploy/nginx.conf, as on a machine of one's own."""

import collections
import contextlib
import http.client
import json
import random
import re
import socket
import struct
import threading
import time
import zlib

import pytest

import nadri
import proxy
import screens

LIMIT = 1024 * 1024
PICTURE_LIMIT = 32 * LIMIT


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A server and nginx before it, told of each other as deploy/README.md says."""
    folder = tmp_path_factory.mktemp("behind-nginx")
    port = nadri.free_port()
    settings = {"NADRI_ORIGIN": f"https://localhost:{port}", "NADRI_TRUSTED_PROXIES": "127.0.0.1"}
    with nadri.running(folder, **settings) as server:
        with proxy.running(folder, port_of(server), port=port) as running:
            running.server = server
            yield running


def test_pages_come_over_http_2_and_work(site, chromium):
    page = open_browser(chromium, site)
    page.goto("/stays/1")
    screens.wait_until_running(page)
    assert page.evaluate("performance.getEntriesByType('navigation')[0].nextHopProtocol") == "h2"
    page.locator("#details-toggle").click()
    page.locator("#details").wait_for()
    page.goto("/language/ja?back=/")
    assert page.locator("html").get_attribute("lang") == "ja"
    [cookie] = page.context.cookies()
    assert cookie["secure"] and cookie["httpOnly"] and cookie["sameSite"] == "Lax"


def test_plain_http_leads_to_https(site):
    plain = http.client.HTTPConnection(site.plain_address.removeprefix("http://"), timeout=10)
    answer = exchange(plain, "GET", "/stays/1?adults=2")
    assert answer.status == 301 and answer.headers["Location"] == site.address + "/stays/1?adults=2"


def test_texts_are_packed_once_by_the_server(site):
    for address, packing in [("/", "gzip"), (style_of(site), "br"), ("/healthz", None)]:
        answer = ask(site, address, headers={"Accept-Encoding": "gzip, br"})
        assert answer.headers["Content-Encoding"] == packing
        assert answer.headers.get_all("ETag") == etags(site.server, address)
    assert ask(site, "/").headers["Content-Encoding"] is None


def test_the_site_is_where_its_origin_says_whatever_the_client_claims(site):
    lies = {"X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http", "Forwarded": "host=evil.example"}
    for headers in [{}, lies]:
        answer = ask(site, "/stays/1", headers=headers)
        text = answer.body.decode()
        assert f"{site.address}/stays/1" in text and "evil.example" not in text
        assert answer.headers["Strict-Transport-Security"] == "max-age=31536000"


def test_another_name_is_told_nothing(site):
    assert site.exchange(b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n") == b""
    with pytest.raises(OSError, match="(?i)unrecognized name|reset|eof"):
        site.connect(name="evil.example")


def test_nginx_writes_down_nobody(site):
    assert ask(site, "/stays/search?place=1835848").status == 200
    assert not site.log.exists() or site.log.read_bytes() == b""


def test_figures_are_for_the_machine_itself(site):
    assert ask(site, "/metrics").status == 404
    assert exchange(connect(site.server), "GET", "/metrics").status == 200


def test_what_nginx_passes_on_tells_the_truth(tmp_path):
    """A bare socket in the server's place sees what comes."""
    heads = []
    with one_reply_each(heads) as port, proxy.running(tmp_path, port) as running:
        lies = "X-Forwarded-For: 10.9.9.9\r\nx-forwarded-for: 1.1.1.1\r\nX-Forwarded-Host: evil.example\r\n"
        lies += "X-Forwarded-Proto: http\r\nX-Request-Id: mine\r\nForwarded: for=10.9.9.9\r\nUpgrade: websocket\r\n"
        for address in ["/stays/%EA%B0%95?q=a+b%20c&&d", "/events", "/events/7", "//stays///1"]:
            request = f"GET {address} HTTP/1.1\r\nHost: localhost:{running.port}\r\n{lies}Connection: close\r\n\r\n"
            assert b" 200 " in running.exchange(request.encode(), source="127.0.0.5")
            line, *fields = heads[-1].decode().split("\r\n")
            assert line == f"GET {address} HTTP/1.1"
            fields = [field.split(": ", 1) for field in fields if field]
            named = sorted(name.lower() for name, _ in fields)
            told = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-request-id"]
            assert [name for name in named if name.startswith(("x-", "forwarded", "upgrade"))] == told
            said = {name.lower(): value for name, value in fields}
            assert said["x-forwarded-for"] == "127.0.0.5"
            assert said["x-forwarded-proto"] == "https"
            assert said["x-forwarded-host"] == f"localhost:{running.port}"
            assert said["host"] == "localhost"
            assert re.fullmatch("[0-9a-f]{32}", said["x-request-id"])


def test_the_requests_number_is_one_from_nginx_to_the_log(site):
    answer = ask(site, "/stays/77")
    number = answer.headers["X-Request-Id"]
    assert re.fullmatch("[0-9a-f]{32}", number)
    assert logged(site, "/stays/77")["id"] == number


def test_nginx_lets_through_what_the_server_takes_and_no_byte_more(site):
    for target in [site, site.server]:
        # Nothing can be sent to a stay, which says so once it has read what is of a size that the server takes.
        assert post(target, LIMIT) == 405
        assert post(target, LIMIT + 1) == 413
    assert post(site, LIMIT + 1, chunked=True) == 413
    assert post(site, LIMIT, chunked=True) == 405


def test_a_picture_above_1_mib_comes_through(site):
    """S3-2.2"""
    picture = noise()
    assert len(picture) > LIMIT
    headers = {"Content-Type": "image/png", "Nadri-Request": "1"}
    answer = exchange(connect(site), "POST", "/api/v1/pictures", body=picture, headers=headers)
    assert answer.status == 201 and json.loads(answer.body)["key"]


# Where pictures are sent, each with the server's answer to one that comes in no form that it has drawn.
PICTURE_FORMS = {
    "/sign-up": 403,
    "/sign-in/github/joining": 404,
    "/settings/profile": 303,
    "/session/renewal": 403,
    "/api/v1/pictures": 403,
}


@pytest.mark.parametrize("address", PICTURE_FORMS)
def test_a_form_with_a_picture_above_1_mib_reaches_the_server(site, address):
    head = b'--cut\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
    form = head + noise() + b"\r\n--cut--\r\n"
    headers = {"Content-Type": "multipart/form-data; boundary=cut"}
    for target in [site, site.server]:
        answer = exchange(connect(target), "POST", address, body=form, headers=headers)
        assert answer.status == PICTURE_FORMS[address]
        # Told by its length alone, before it is sent.
        told = {"Content-Length": str(PICTURE_LIMIT + 1)}
        assert exchange(connect(target), "POST", address, body=b"x", headers=told).status == 413


def test_a_stream_opens_at_once_and_its_signs_of_life_come_through(site):
    # Connections that nginx keeps from pages are there to be taken by mistake.
    for _ in range(4):
        assert ask(site, "/").status == 200
    with site.connect() as connection:
        started = time.monotonic()
        connection.sendall(b"GET /events HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n")
        received = read_until(connection, b"\r\n\r\n")
        assert time.monotonic() - started < 5
        head = received.decode().lower()
        assert " 200 " in head and "content-type: text/event-stream" in head
        assert "content-encoding" not in head and head.count("x-content-type-options: nosniff") == 1
        received = read_until(connection, b":\n\n")
        assert b"retry:" not in received
        # By the server's own clock it is silent for 20 seconds at most.
        assert time.monotonic() - started < 25


def test_a_browsers_streams_open_beside_its_pages(site, chromium):
    page = open_browser(chromium, site)
    page.goto("/")
    screens.wait_until_running(page)
    opened = page.evaluate(
        """() => Promise.all([1, 2, 3].map(() => new Promise((done, failed) => {
            const stream = new EventSource('/events');
            stream.onopen = () => done('open');
            stream.onerror = () => failed(new Error('the stream broke off'));
        })))"""
    )
    assert opened == ["open"] * 3


# Where two readers could see different requests: neither nginx nor the server behind it takes any of these, and nothing
# that follows on the connection is read.
AMBIGUOUS = {
    "length and chunks": "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "chunks and length": "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
    "two lengths": "Content-Length: 0\r\nContent-Length: 9\r\n\r\n",
    "two equal lengths": "Content-Length: 0\r\nContent-Length: 0\r\n\r\n",
    "list of lengths": "Content-Length: 0, 0\r\n\r\n",
    "signed length": "Content-Length: +0\r\n\r\n",
    "gzip, chunked": "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    "identity": "Transfer-Encoding: identity\r\n\r\n",
    "chunked twice": "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "hidden chunked": "Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n",
    "space before the colon": "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
    "name put together by folding": "Transfer: chunked\r\n -Encoding\r\n\r\n0\r\n\r\n",
    "folded value": "X: 1\r\n 2\r\n\r\n",
    "folded by a tab": "X: 1\r\n\t2\r\n\r\n",
    "bare CR in a value": "X: 1\rContent-Length: 5\r\n\r\n",
    "NUL in a value": "X: 1\0Content-Length: 5\r\n\r\n",
    "two Hosts": "Host: localhost\r\n\r\n",
}


@pytest.mark.parametrize("name", AMBIGUOUS)
def test_a_request_that_can_be_read_in_two_ways_ends_its_connection(site, name):
    following = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n"
    request = "POST /evil HTTP/1.1\r\nHost: localhost\r\n" + AMBIGUOUS[name] + following
    assert refusals(site.exchange(request.encode("latin-1")))[0] in (400, 501)
    assert seen_by_server(site) == []


# Wrong in itself, with a clear end: nginx or the server's gate refuses it, and what follows is a request of its own.
WRONG = {
    "unknown method": "BREW /evil HTTP/1.1\r\nHost: localhost\r\n",
    "TRACE": "TRACE /evil HTTP/1.1\r\nHost: localhost\r\n",
    "CONNECT": "CONNECT evil:80 HTTP/1.1\r\nHost: localhost\r\n",
    "HTTP/2 in words": "GET /evil HTTP/2.0\r\nHost: localhost\r\n",
    "no Host": "GET /evil HTTP/1.1\r\n",
    "Host with a path": "GET /evil HTTP/1.1\r\nHost: localhost/evil\r\n",
    "escaped NUL": "GET /evil%00.png HTTP/1.1\r\nHost: localhost\r\n",
    "NUL in the line": "GET /evil\0 HTTP/1.1\r\nHost: localhost\r\n",
    "half an escape": "GET /evil%4 HTTP/1.1\r\nHost: localhost\r\n",
    "path that is not UTF-8": "GET /evil%ff HTTP/1.1\r\nHost: localhost\r\n",
    "climbing": "GET /evil/../a HTTP/1.1\r\nHost: localhost\r\n",
    "climbing to the streams": "GET /a/../events HTTP/1.1\r\nHost: localhost\r\n",
    "climbing in escapes": "GET /evil/%2e%2E/a HTTP/1.1\r\nHost: localhost\r\n",
    "escaped slash": "GET /evil%2Fa HTTP/1.1\r\nHost: localhost\r\n",
    "name that is no token": "GET /evil HTTP/1.1\r\nHost: localhost\r\nX(: 1\r\n",
    "control character": "GET /evil HTTP/1.1\r\nHost: localhost\r\nX: \x01\r\n",
    "long target": f"GET /evil{'a' * 9000} HTTP/1.1\r\nHost: localhost\r\n",
    "many headers": "GET /evil HTTP/1.1\r\nHost: localhost\r\n" + "X: 1\r\n" * 200,
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_request_reaches_no_page(site, name):
    answer = site.exchange((WRONG[name] + "Connection: close\r\n\r\n").encode("latin-1"))
    assert refusals(answer)[0] in (400, 405, 414, 431, 501, 505)
    assert seen_by_server(site) == []


# nginx is more patient than the server's gate with these, and hands them on in their proper form: so they are two
# honest requests, each seen once by the server and answered once.
MENDED = {
    "bare LF after the line": "GET /evil HTTP/1.1\nHost: localhost\r\n\r\n",
    "bare LF for the blank line": "GET /evil HTTP/1.1\r\nHost: localhost\r\n\n",
    "two spaces": "GET  /evil HTTP/1.1\r\nHost: localhost\r\n\r\n",
}


@pytest.mark.parametrize("name", MENDED)
def test_what_nginx_mends_reaches_the_server_mended(site, name):
    following = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    assert refusals(site.exchange((MENDED[name] + following).encode())) == [404, 404]
    assert sorted(seen_by_server(site)) == ["/evil", "/smuggled"]


def open_browser(chromium, site):
    # The browser does not trust the throw-away certificate, and takes no worker from a site that it doesn't trust.
    return chromium.page(base_url=site.address, ignore_https_errors=True, service_workers="block")


def port_of(server):
    return int(server.address.rpartition(":")[2])


def ask(site, address, headers=None):
    return exchange(connect(site), "GET", address, headers=headers or {})


def connect(target):
    """A connection to the server itself, or over TLS to nginx before it."""
    if isinstance(target, proxy.Proxy):
        target.trust.set_alpn_protocols(["http/1.1"])
        return http.client.HTTPSConnection("localhost", target.port, context=target.trust, timeout=20)
    return http.client.HTTPConnection("127.0.0.1", port_of(target), timeout=20)


Answer = collections.namedtuple("Answer", "status headers body")


def exchange(connection, method, address, **request):
    with contextlib.closing(connection):
        # A refusal may come before all is sent, and then lies ready to be read.
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            connection.request(method, address, **request)
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read())


def style_of(site):
    return re.search(r'href="(/assets/[^"]+/app\.css)"', ask(site, "/").body.decode())[1]


def etags(server, address):
    return exchange(connect(server), "GET", address).headers.get_all("ETag")


def post(target, size, chunked=False):
    """The status that a body of that size meets, at nginx or at the server itself."""
    body = iter([b"x" * (size - LIMIT // 2), b"x" * (LIMIT // 2)]) if chunked else b"x" * size
    framing = {"Transfer-Encoding": "chunked"} if chunked else {"Content-Length": str(size)}
    answer = exchange(connect(target), "POST", "/stays/1", body=body, encode_chunked=chunked, headers=framing)
    return answer.status


def noise(side=640):
    """A PNG that can't be made small: three bytes for each dot."""
    dots = random.Random(7)
    rows = b"".join(b"\0" + dots.randbytes(3 * side) for _ in range(side))
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


def refusals(answer):
    """The statuses of all replies in these bytes."""
    statuses = [int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3}) ", answer)]
    assert statuses, answer
    return statuses


def seen_by_server(site):
    """The paths under which the server took requests of the test that calls this: `/evil…` and `/smuggled`."""
    site.asked = getattr(site, "asked", 0) + 1
    marker = f"/marker-{site.asked}"
    assert ask(site, marker).status == 404
    logged(site, marker)
    lines = [json.loads(line) for line in site.server.log.read_text().splitlines() if line.startswith("{")]
    paths = [line["path"] for line in lines]
    start = max((index for index, path in enumerate(paths) if path == f"/marker-{site.asked - 1}"), default=0)
    return [path for path in paths[start:] if path.startswith(("/evil", "/smuggled", "/a/"))]


def logged(site, path, seconds=5):
    """The log's line of the request for that path, as soon as it is written."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        for line in site.server.log.read_text().splitlines():
            if line.startswith("{") and json.loads(line)["path"] == path:
                return json.loads(line)
        threading.Event().wait(0.02)
    raise AssertionError(f"{path} is not in the log")


def read_until(connection, end):
    received = b""
    while end not in received:
        piece = connection.recv(4096)
        assert piece, f"it ended after {received}"
        received += piece
    return received


class one_reply_each:
    """A listening socket that keeps the head of every request and answers 200."""

    def __init__(self, heads):
        self.heads = heads
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.thread = threading.Thread(target=self.serve)

    def __enter__(self):
        self.thread.start()
        return self.listener.getsockname()[1]

    def __exit__(self, *_):
        self.listener.shutdown(socket.SHUT_RDWR)
        self.thread.join()
        self.listener.close()

    def serve(self):
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            with connection:
                self.heads.append(read_until(connection, b"\r\n\r\n").removesuffix(b"\r\n"))
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok")
