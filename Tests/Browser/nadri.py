"""Nadri as a process of its own, as people run it."""

import contextlib
import json
import os
import pathlib
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build/release/nadri"

# The clock of every browser test: a Monday morning, before the season in which the requirements' price examples lie.
NOW = "2027-03-01T09:00:00Z"


class Nadri:
    """A running server: its address, what it was started with, and how to run another command on its data."""

    def __init__(self, address, environment, log):
        self.address = address
        self.environment = environment
        self.log = log
        # Its folder of data, and once it has ended, with which status.
        self.folder = None
        self.ended = None

    def command(self, *arguments):
        """Runs `nadri …` on the same data and returns what it prints."""
        done = subprocess.run([PROGRAM, *arguments], env=self.environment, cwd=ROOT, capture_output=True, text=True)
        assert done.returncode == 0, f"nadri {' '.join(arguments)} ended with {done.returncode}:\n{done.stderr}"
        return done.stdout

    def ask(self, path, **query):
        """What the API answers: `server.ask("/api/v1/stays", place=SEOUL)`."""
        address = f"{self.address}{path}?{urllib.parse.urlencode(query)}"
        with urllib.request.urlopen(address, timeout=10) as answer:
            return json.load(answer)


@contextlib.contextmanager
def running(folder, now=NOW, world=("demo", "--small"), port=None, program=(PROGRAM,), **settings):
    """A server with data of its own in `folder`, on a free port unless told which; `settings` are further NADRI_…
    variables. `program` is what runs it: another copy of it, or words before it on the command line."""
    port = port or free_port()
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NADRI_")}
    environment |= {"NADRI_PORT": str(port), "NADRI_DATA": str(folder / "data"), "NADRI_NOW": now, "NADRI_PASSWORD_COST": "cheap"} | settings
    log = folder / "nadri.log"
    server = Nadri(f"http://127.0.0.1:{port}", environment, log)
    server.folder = folder / "data"
    if world:
        server.command(*world)
    with open(log, "wb") as output:
        process = subprocess.Popen([*program, "serve"], env=environment, cwd=ROOT, stdout=output, stderr=output)
        try:
            wait_until_ready(server, process)
            yield server
        finally:
            process.terminate()
            server.ended = process.wait(timeout=10)


def share_with(folder, name, addition):
    """A folder for NADRI_SHARE in which that file for browsers is another: the same with `addition` at its end."""
    shutil.copytree(ROOT / ".build/web", folder / "web")
    for part in ["Data", "Migrations"]:
        (folder / part).symlink_to(ROOT / part)
    changed = folder / "web" / name
    for packed in [".br", ".gz"]:
        changed.with_name(name + packed).unlink()
    changed.write_text(changed.read_text() + addition)
    return folder


def wait_until_ready(server, process, seconds=20):
    """Returns as soon as /readyz says yes; fails with the log when the server has ended or time is up."""
    deadline = time.monotonic() + seconds
    while process.poll() is None and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(server.address + "/readyz", timeout=1) as answer:
                if answer.status == 200:
                    return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            # Nothing listens yet. The process's end is waited for meanwhile, so a crash is noticed at once.
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(timeout=0.02)
    raise AssertionError(f"The server did not get ready:\n{server.log.read_text(errors='replace')}")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
