"""`make run PHONE=1`: TLS for phones in the local network, and nothing beyond this machine without it."""

import contextlib
import datetime
import os
import pathlib
import re
import signal
import socket
import ssl
import stat
import subprocess
import time
import urllib.request

import pytest

import nadri
import screens

SCRIPT = nadri.ROOT / "scripts/run"
CERTIFICATE = nadri.ROOT / "scripts/phone-certificate"


def test_without_being_asked_nothing_listens_beyond_this_machine(tmp_path):
    with run(tmp_path) as running:
        [listening] = running.listening()
        assert listening == ("127.0.0.1", running.port)
        assert "phone" not in {path.name for path in (tmp_path / "data").iterdir()}


def test_a_phone_that_trusts_the_authority_gets_the_site_under_its_address(tmp_path):
    address = other_address()
    with run(tmp_path, PHONE="1", NADRI_PHONE_ADDRESS=address) as running:
        secure, plain = running.phone_port, running.phone_port + 1
        assert set(running.listening()) == {("127.0.0.1", running.port), (address, secure), (address, plain)}

        authority = fetch(f"http://{address}:{plain}/nadri.cer")
        assert authority.headers["Content-Type"] == "application/x-x509-ca-cert"
        trust = trusting(authority.body)
        page = fetch(f"https://{address}:{secure}/stays/1", trust)
        assert f"https://{address}:{secure}/stays/1" in page.body.decode()
        # A phone that has tried it once goes on without TLS to other things on this machine.
        assert page.headers["Strict-Transport-Security"] is None
        assert fetch(f"http://{address}:{plain}/stays/1", trust).url == f"https://{address}:{secure}/stays/1"
        choice = fetch(f"https://{address}:{secure}/language/ja?back=/healthz", trust, follow=False)
        assert "; Secure" in choice.headers["Set-Cookie"]
        with pytest.raises(ssl.SSLCertVerificationError):
            fetch(f"https://{address}:{secure}/", ssl.create_default_context())

        said = running.said()
        assert f"https://{address}:{secure}/" in said and f"http://{address}:{plain}/nadri.cer" in said
        assert "Certificate Trust Settings" in said
        # Two codes for the camera, each of some twenty lines.
        assert len([line for line in said.splitlines() if "▄" in line or "█" in line]) > 20
    assert running.listening() == []


def test_a_browser_comes_over_http_2_and_when_one_of_the_two_ends_the_other_ends_too(tmp_path, chromium):
    with run(tmp_path, PHONE="1", NADRI_PHONE_ADDRESS="127.0.0.1") as running:
        address = f"https://127.0.0.1:{running.phone_port}"
        page = chromium.page(base_url=address, ignore_https_errors=True, service_workers="block")
        page.goto("/stays/1")
        assert page.evaluate("performance.getEntriesByType('navigation')[0].nextHopProtocol") == "h2"
        # The port is part of where the site is, in HTTP/2 too.
        assert f"{address}/stays/1" in page.content()
        screens.wait_until_running(page)
        page.goto("about:blank")

        [nginx] = [process for process in running.processes() if is_nginx(process)]
        os.kill(nginx, signal.SIGTERM)
        running.process.wait(timeout=15)
        assert running.listening() == []


def test_the_authority_stays_and_its_certificate_follows_the_addresses(tmp_path):
    make(tmp_path, "192.168.7.7")
    authority, first = (tmp_path / "authority.cer").read_bytes(), certificate(tmp_path)
    assert names(first) >= {("IP Address", "192.168.7.7"), ("IP Address", "127.0.0.1")}
    assert names(first) >= {("DNS", "localhost"), ("DNS", local_name())}
    assert lifetime(first) == datetime.timedelta(days=397)

    make(tmp_path, "192.168.7.7")
    assert certificate(tmp_path) == first
    make(tmp_path, "10.1.2.3")
    second = certificate(tmp_path)
    assert ("IP Address", "10.1.2.3") in names(second) and ("IP Address", "192.168.7.7") not in names(second)
    assert (tmp_path / "authority.cer").read_bytes() == authority


def test_an_authority_vouches_for_local_addresses_alone(tmp_path):
    """Who steals its key can't pretend to be a bank; a public address of this machine makes another authority."""
    make(tmp_path, "192.168.7.7")
    authority = (tmp_path / "authority.cer").read_bytes()
    make(tmp_path, "203.0.113.5")
    assert (tmp_path / "authority.cer").read_bytes() != authority
    assert ("IP Address", "203.0.113.5") in names(certificate(tmp_path))

    (tmp_path / "bank.conf").write_text("subjectAltName = DNS:bank.example\n")
    shell(
        "openssl x509 -inform DER -in authority.cer -out authority.pem && openssl genpkey -algorithm EC -pkeyopt"
        " ec_paramgen_curve:P-256 -out bank.key && openssl req -new -key bank.key -subj /CN=bank -config /dev/null |"
        " openssl x509 -req -CA authority.pem -CAkey authority.key -set_serial 7 -extfile bank.conf -out bank.crt",
        tmp_path,
    )
    refused = subprocess.run(
        ["openssl", "verify", "-CAfile", "authority.pem", "bank.crt"], cwd=tmp_path, capture_output=True, text=True
    )
    assert refused.returncode != 0 and "permitted subtree violation" in refused.stdout + refused.stderr


def test_a_certificate_about_to_end_is_renewed(tmp_path):
    make(tmp_path, "192.168.7.7")
    shell(
        "openssl req -new -key server.key -subj /CN=Nadri -config /dev/null | openssl x509 -req -CAform DER"
        " -CA authority.cer -CAkey authority.key -set_serial 7 -days 29 -out server.crt",
        tmp_path,
    )
    make(tmp_path, "192.168.7.7")
    assert lifetime(certificate(tmp_path)) == datetime.timedelta(days=397)


def test_keys_are_for_their_owner_alone(tmp_path):
    make(tmp_path / "phone", "192.168.7.7")
    for key in ["authority.key", "server.key"]:
        assert stat.S_IMODE((tmp_path / "phone" / key).stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "phone").stat().st_mode) == 0o700


class Running:
    """`scripts/run` in a process group of its own."""

    def __init__(self, process, port, phone_port, log):
        self.process = process
        self.port = port
        self.phone_port = phone_port
        self.log = log

    def said(self):
        return self.log.read_text(errors="replace")

    def processes(self):
        """All that belong to its group."""
        found = []
        for entry in pathlib.Path("/proc").iterdir():
            with contextlib.suppress(OSError, ValueError):
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                if int(fields[2]) == self.process.pid and fields[0] != "Z":
                    found.append(int(entry.name))
        return found

    def listening(self):
        """Where its processes listen, each place once: address and port."""
        sockets = set()
        for process in self.processes():
            with contextlib.suppress(OSError):
                for descriptor in os.listdir(f"/proc/{process}/fd"):
                    with contextlib.suppress(OSError):
                        if found := re.fullmatch(r"socket:\[(\d+)\]", os.readlink(f"/proc/{process}/fd/{descriptor}")):
                            sockets.add(found[1])
        return sorted({place for inode, place in listening_sockets() if inode in sockets})


@contextlib.contextmanager
def run(folder, **settings):
    port, phone_port = nadri.free_port(), two_free_ports()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NADRI_")}
    environment |= {"NADRI_PORT": str(port), "NADRI_DATA": str(folder / "data"), "NADRI_PHONE_PORT": str(phone_port)}
    environment |= {"NADRI_NOW": nadri.NOW} | settings
    log = folder / "run.log"
    with open(log, "wb") as output:
        process = subprocess.Popen([SCRIPT], env=environment, stdout=output, stderr=output, start_new_session=True)
    running = Running(process, port, phone_port, log)
    try:
        wait_until_said(running, "Ctrl-C stops both" if "PHONE" in settings else "Ctrl-C stops it")
        yield running
    finally:
        # As Ctrl-C does it.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        process.wait(timeout=20)


def wait_until_said(running, text, seconds=60):
    deadline = time.monotonic() + seconds
    while running.process.poll() is None and time.monotonic() < deadline:
        if text in running.said():
            return
        with contextlib.suppress(subprocess.TimeoutExpired):
            running.process.wait(timeout=0.05)
    raise AssertionError(running.said())


def listening_sockets():
    """Inode and place of every TCP socket of this machine that listens."""
    for table, family in [("/proc/net/tcp", socket.AF_INET), ("/proc/net/tcp6", socket.AF_INET6)]:
        with contextlib.suppress(FileNotFoundError):
            for line in pathlib.Path(table).read_text().splitlines()[1:]:
                fields = line.split()
                if fields[3] == "0A":
                    address, port = fields[1].split(":")
                    # Words of four bytes, each the wrong way round.
                    bytes_ = b"".join(bytes.fromhex(address[i : i + 8])[::-1] for i in range(0, len(address), 8))
                    yield fields[9], (socket.inet_ntop(family, bytes_), int(port, 16))


def is_nginx(process):
    return "nginx: master" in pathlib.Path(f"/proc/{process}/cmdline").read_text()


def other_address():
    """An address of this machine in a network, or one of the loopback's where it has none."""
    found = subprocess.run(["hostname", "--all-ip-addresses"], capture_output=True, text=True, check=True)
    return next((each for each in found.stdout.split() if ":" not in each), "127.0.0.1")


def two_free_ports():
    """The first of two that follow each other."""
    while True:
        port = nadri.free_port()
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("0.0.0.0", port + 1))
            return port


class Fetched:
    def __init__(self, answer):
        self.url, self.headers, self.body = answer.url, answer.headers, answer.read()


class NoRedirects(urllib.request.HTTPRedirectHandler):
    def http_error_303(self, request, answer, *_):
        return answer


def fetch(address, trust=None, follow=True):
    handlers = [urllib.request.ProxyHandler({}), urllib.request.HTTPSHandler(context=trust)]
    opener = urllib.request.build_opener(*handlers, *([] if follow else [NoRedirects()]))
    try:
        with opener.open(address, timeout=10) as answer:
            return Fetched(answer)
    except urllib.error.URLError as fault:
        raise fault.reason


def trusting(authority):
    return ssl.create_default_context(cadata=ssl.DER_cert_to_PEM_cert(authority))


def make(folder, *addresses):
    subprocess.run([CERTIFICATE, folder, *addresses], check=True)


def shell(command, folder):
    subprocess.run(["bash", "-c", "set -o pipefail; " + command], cwd=folder, check=True, capture_output=True)


def local_name():
    return subprocess.run([CERTIFICATE, "--name"], check=True, capture_output=True, text=True).stdout.strip()


def certificate(folder):
    command = ["openssl", "x509", "-in", "server.crt", "-noout", "-serial", "-dates", "-ext", "subjectAltName"]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


def names(text):
    return set(re.findall(r"(DNS|IP Address):([^,\s]+)", text))


def lifetime(text):
    begin, end = [
        datetime.datetime.strptime(re.search(rf"{name}=(.*) GMT", text)[1], "%b %d %H:%M:%S %Y")
        for name in ["notBefore", "notAfter"]
    ]
    return end - begin
