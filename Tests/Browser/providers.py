"""Other services to sign in with, on loopback: our own stand-ins for those whose shapes we know, and a foreign one from PyPI."""

import contextlib
import datetime
import os
import socket
import subprocess
import time

import nadri
import proxy
from nadri import ROOT

PROGRAM = ROOT / ".build/release/ProviderStandIns"
FOREIGN_PROGRAM = ROOT / ".build/foreign-provider/bin/oidc-provider-mock"
CLIENT = "nadri:a secret: with % and é"

# Each service by its name in addresses, with what the stand-ins' program calls it and how it is called on buttons.
SERVICES = {
    "github": ("github", "GitHub"),
    "apple": ("apple", "Apple"),
    "kakao": ("kakao", "Kakao"),
    "facebook": ("facebook", "Facebook"),
    "village": ("openID", "Village"),
}


class StandIns:
    """Running stand-ins: where each answers, and what a site must be told to offer them."""

    def __init__(self, origins, settings):
        self.origins = origins
        self.settings = settings


@contextlib.contextmanager
def stand_ins(folder, *sites, services=SERVICES, now=nadri.NOW):
    """The services that people of these sites may sign in with."""
    ports = {slug: nadri.free_port() for slug in services}
    origins = {slug: f"http://127.0.0.1:{port}" for slug, port in ports.items()}
    key = make_key(folder)
    moment = datetime.datetime.fromisoformat(now)
    environment = os.environ | {"STAND_IN_NOW": str(int(moment.timestamp())), "STAND_IN_APPLE_KEY": str(key)}
    served = [f"{SERVICES[slug][0]}={port}" for slug, port in ports.items()]
    with process([PROGRAM, ",".join(sites), *served], environment, *ports.values()):
        yield StandIns(origins, dict(pair for slug in services for pair in settings(slug, origins[slug], key)))


@contextlib.contextmanager
def site(folder):
    """Nadri over TLS behind nginx, under a name, with every service: Apple posts a form from elsewhere, with which a cookie comes
    along only over TLS."""
    port = nadri.free_port()
    origin = f"https://localhost:{port}"
    with stand_ins(folder, origin) as services:
        trust = {"NADRI_ORIGIN": origin, "NADRI_TRUSTED_PROXIES": "127.0.0.1"}
        with nadri.running(folder, world=(), **trust, **services.settings) as server:
            with proxy.running(folder, int(server.address.rpartition(":")[2]), port=port) as running:
                running.origins = services.origins
                yield running


def settings(slug, origin, key):
    """What a site must be told of a service."""
    name = f"NADRI_SIGNIN_{slug.upper()}"
    if slug == "village":
        identity, secret = CLIENT.split(":", 1)
        return [("NADRI_SIGNIN_OIDC_VILLAGE", f"{origin}|{identity}|{secret}|Village")]
    return [(name, f"nadri:TEAM123456:KEY1234567:{key}" if slug == "apple" else CLIENT), (name + "_AT", origin)]


@contextlib.contextmanager
def foreign(*sites):
    """oidc-provider-mock, which others wrote. It signs by the clock on the wall, so the site must go by that too."""
    port = nadri.free_port()
    claims = '{"sub":"hana","email":"hana@example.com","name":"Hana Sato"}'
    command = [FOREIGN_PROGRAM, "--port", str(port), "--require-nonce", "true", "--user-claims", claims]
    with process(command, os.environ, port):
        origin = f"http://localhost:{port}"
        yield StandIns({"foreign": origin}, {"NADRI_SIGNIN_OIDC_FOREIGN": f"{origin}|nadri|a secret|Foreign"})


def make_key(folder):
    """A key as Apple gives it out."""
    key = folder / "apple.p8"
    command = ["openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", key]
    subprocess.run(command, check=True, capture_output=True)
    return key


@contextlib.contextmanager
def process(command, environment, *ports):
    running = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        for port in ports:
            wait_until_listening(running, port)
        yield running
    finally:
        running.terminate()
        running.communicate(timeout=10)


def wait_until_listening(running, port, seconds=20):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except ConnectionError:
            # Its end is waited for meanwhile, so that a crash is noticed at once.
            with contextlib.suppress(subprocess.TimeoutExpired):
                running.wait(timeout=0.02)
                break
    raise AssertionError(f"{running.args[0]} did not start:\n{running.stderr.read() if running.poll() is not None else ''}")
