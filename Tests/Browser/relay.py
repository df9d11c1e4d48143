"""A proxy between a browser and all that it asks for, workers included: it notes whom the browser asks, lets nobody but this machine
answer, and can hold an answer half-way."""

import contextlib
import http.client
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

OURS = ("127.0.0.1", "localhost")
# Of one connection alone, RFC 9110 7.6.1.
HOP_BY_HOP = {"connection", "proxy-connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade"}


class Relay:
    def __init__(self, port):
        self.place = f"127.0.0.1:{port}"
        # For a context of Playwright's; of itself Chromium would ask this machine without a proxy.
        self.for_chromium = {"server": f"http://{self.place}", "bypass": "<-loopback>"}
        self.asked = []
        self.to_hold = {}

    @property
    def foreign(self):
        """What was asked of other machines."""
        return [address for address in self.asked if urlsplit(address).hostname not in OURS]

    def hold(self, path):
        """The next answer to that path stops half-way through its body."""
        return self.to_hold.setdefault(path, Held())


class Held:
    """An answer under way: `began` once half of it is out, until it is `release`d or `cut`."""

    def __init__(self):
        self.began = threading.Event()
        self.decided = threading.Event()
        self.is_whole = True

    def release(self):
        self.decided.set()

    def cut(self):
        self.is_whole = False
        self.decided.set()


@contextlib.contextmanager
def running():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    server.relay = Relay(server.server_port)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield server.relay
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Handler(BaseHTTPRequestHandler):
    def answer(self):
        self.close_connection = True
        relay = self.server.relay
        relay.asked.append(self.path)
        asked = urlsplit(self.path)
        if asked.hostname not in OURS:
            return self.send_error(403)
        with contextlib.closing(http.client.HTTPConnection(asked.hostname, asked.port, timeout=30)) as beyond:
            held = relay.to_hold.pop(asked.path, None)
            if held:
                # What the browser has already it would not be sent, so nothing of it could be held.
                del self.headers["If-None-Match"]
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            beyond.request(self.command, self.path.removeprefix(f"{asked.scheme}://{asked.netloc}"), body, dict(passed_on(self.headers)))
            reply = beyond.getresponse()
            self.send_response_only(reply.status, reply.reason)
            for name, value in passed_on(reply.headers):
                self.send_header(name, value)
            self.send_header("Connection", "close")
            if held:
                return self.send_in_halves(reply, held)
            self.end_headers()
            while piece := reply.read1(65536):
                self.wfile.write(piece)

    def send_in_halves(self, reply, held):
        body = reply.read()
        if "Content-Length" not in reply.headers:
            # Or one that was cut would look whole.
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body[: len(body) // 2])
        held.began.set()
        held.decided.wait(30)
        if held.is_whole:
            self.wfile.write(body[len(body) // 2 :])

    def do_CONNECT(self):
        """An address under https: of this machine there is none behind this proxy."""
        self.close_connection = True
        self.server.relay.asked.append(f"https://{self.path}")
        self.send_error(403)

    do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = do_PATCH = do_OPTIONS = answer

    def log_message(self, *_):
        pass


def passed_on(headers):
    return [(name, value) for name, value in headers.items() if name.lower() not in HOP_BY_HOP]
