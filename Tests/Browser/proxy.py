"""nginx with the configuration of deploy/, as a child, before a server."""

import contextlib
import os
import pathlib
import socket
import ssl
import subprocess
import time

from nadri import ROOT, free_port


class Proxy:
    """A running nginx: its address under https, the one under plain http, its certificate, and its log of requests."""

    def __init__(self, port, plain_port, certificate, log):
        self.port = port
        self.address = f"https://localhost:{port}"
        self.plain_address = f"http://localhost:{plain_port}"
        self.log = log
        self.trust = ssl.create_default_context(cafile=certificate)

    def connect(self, source="127.0.0.1", protocol="http/1.1", name="localhost"):
        """A TLS connection from that address of this machine, for bytes as one writes them."""
        context = self.trust
        context.set_alpn_protocols([protocol])
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=30, source_address=(source, 0))
        try:
            return context.wrap_socket(plain, server_hostname=name)
        except BaseException:
            plain.close()
            raise

    def exchange(self, request, **options):
        """Sends bytes and returns all that comes until the other side closes."""
        with self.connect(**options) as connection:
            connection.sendall(request)
            return read_all(connection)


@contextlib.contextmanager
def running(folder, server_port, port=None):
    """nginx on a free port of this machine, before what listens on `server_port`."""
    certificate, key = make_certificate(folder)
    port, plain_port = port or free_port(), free_port()
    settings = {
        "LISTEN": "127.0.0.1",
        "HTTP_PORT": str(plain_port),
        "HTTPS_PORT": str(port),
        "NAMES": "localhost",
        "SERVER": f"127.0.0.1:{server_port}",
        "CERTIFICATE": str(certificate),
        "KEY": str(key),
    }
    work = folder / "nginx"
    # Only root's nginx changes to another user, who must find the way here.
    for above in [folder, *folder.parents]:
        if above.stat().st_uid == os.geteuid() and above != pathlib.Path("/"):
            above.chmod(above.stat().st_mode | 0o011)
    process = subprocess.Popen([ROOT / "scripts/nginx-child", work], env=os.environ | settings)
    try:
        wait_until_listening(process, port, work)
        yield Proxy(port, plain_port, certificate, work / "access.log")
    finally:
        process.terminate()
        process.wait(timeout=10)


def make_certificate(folder):
    certificate, key = folder / "throw-away.crt", folder / "throw-away.key"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"]
        + ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
        + ["-keyout", key, "-out", certificate],
        check=True,
        capture_output=True,
    )
    return certificate, key


def wait_until_listening(process, port, work, seconds=10):
    deadline = time.monotonic() + seconds
    while process.poll() is None and time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except ConnectionError:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=0.02)
    log = work / "error.log"
    raise AssertionError(f"nginx did not start:\n{log.read_text() if log.exists() else ''}")


def read_all(connection):
    """Everything until the end, be it orderly or a reset."""
    received = b""
    with contextlib.suppress(ConnectionError, ssl.SSLError):
        while piece := connection.recv(65536):
            received += piece
    return received
