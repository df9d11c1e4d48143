"""What deploy/ says of running Nadri as a service: its limits, what is packed for it, copies and how they come back."""

import pathlib
import subprocess
import sys
import tarfile
import urllib.request

import nadri
from screens import SEOUL

UNIT = nadri.ROOT / "deploy/nadri.service"
CONFINED = [sys.executable, nadri.ROOT / "Tests/Browser/confined.py", UNIT]


def test_systemd_understands_the_unit_and_finds_little_exposed(tmp_path):
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/opt/nadri/current/nadri", str(nadri.PROGRAM)))
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (verified.returncode, verified.stderr) == (0, "")
    # 0 is no exposure, 10 is all; in tenths here.
    judged = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=15", "--no-pager", unit],
        capture_output=True,
        text=True,
    )
    assert judged.returncode == 0, judged.stdout + judged.stderr


def test_the_server_does_all_it_does_within_the_units_limits(tmp_path, chromium):
    with nadri.running(tmp_path, program=[*CONFINED, nadri.PROGRAM]) as server:
        page = chromium.page(base_url=server.address)
        for address in ["/stays/1", "/sign-in"]:
            page.goto(address)
            page.wait_for_selector("html[data-ready]")
        assert server.ask("/api/v1/stays", place=SEOUL)["count"] > 0
        opened = """() => new Promise((done, failed) => {
            Object.assign(new EventSource('/events'), {onopen: () => done(true), onerror: failed});
        })"""
        assert page.evaluate(opened)
    # Nothing that it tried was held back.
    log = server.log.read_text()
    assert server.ended == 0 and "Stopping" in log and "Failed" not in log


def test_the_limits_do_hold_back_what_they_should(tmp_path):
    attempts = {
        "import mmap; mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)": "PermissionError",
        "import os; os.chroot('/')": "PermissionError",
        "import os; os.sched_setaffinity(0, {0})": "PermissionError",
        "import mmap, os; mmap.mmap(-1, 4096); os.cpu_count(); print('fine')": "fine",
    }
    for attempt, expected in attempts.items():
        tried = subprocess.run([*CONFINED, sys.executable, "-c", attempt], capture_output=True, text=True)
        assert expected in tried.stdout + tried.stderr, attempt


def test_what_is_packed_runs_wherever_it_is_put(tmp_path, chromium):
    """S3-5.1: what the build made, server and browser apps, comes to life."""
    file = tmp_path / "nadri.tar.gz"
    subprocess.run([nadri.ROOT / "scripts/package", nadri.PROGRAM, file], check=True, capture_output=True)
    with tarfile.open(file) as packed:
        assert {member.uid for member in packed} == {0} and not any(member.mode & 0o022 for member in packed)
        packed.extractall(tmp_path / "opt")
    current = tmp_path / "opt/current"
    current.symlink_to("nadri")
    for part in ["deploy/nginx.conf", "deploy/nadri.service", "LICENSE", "web/stays.wasm.br", "web/accounts.wasm.br", "Data/places.CREDITS.md"]:
        assert (current / part).exists(), part
    with nadri.running(tmp_path, program=[current / "nadri"]) as server:
        page = chromium.page(base_url=server.address)
        for address in ["/stays/1", "/sign-in"]:
            page.goto(address)
            page.wait_for_selector("html[data-ready]")


def test_a_copy_made_while_it_runs_comes_back_whole(tmp_path):
    with nadri.running(tmp_path) as server:
        (server.folder / "pictures").mkdir()
        (server.folder / "pictures/1.jpg").write_bytes(b"picture")
        asked = server.ask("/api/v1/stays", place=SEOUL)
        made = run("backup", server.folder, tmp_path / "copies").strip()
    refused = subprocess.run([nadri.ROOT / "deploy/restore", made, server.folder], capture_output=True, text=True)
    assert refused.returncode != 0 and "is not empty" in refused.stderr
    assert (server.folder / "nadri.sqlite").exists()

    again = tmp_path / "again"
    run("restore", made, again / "data")
    assert (again / "data/pictures/1.jpg").read_bytes() == b"picture"
    assert not list((again / "data").glob("nadri.sqlite-*")) and not (tmp_path / "copies/.making").exists()
    with nadri.running(again, world=None) as server:
        assert server.ask("/api/v1/stays", place=SEOUL) == asked
        with urllib.request.urlopen(server.address + "/readyz", timeout=10) as answer:
            assert answer.status == 200


def test_half_a_copy_is_not_brought_back(tmp_path):
    with nadri.running(tmp_path) as server:
        made = run("backup", server.folder, tmp_path / "copies").strip()
    whole = pathlib.Path(made).read_bytes()
    half = tmp_path / "half.tar.gz"
    half.write_bytes(whole[: len(whole) // 2])
    refused = subprocess.run([nadri.ROOT / "deploy/restore", half, tmp_path / "again"], capture_output=True)
    assert refused.returncode != 0 and not (tmp_path / "again").exists()
    assert not (tmp_path / "again.restoring").exists()


def run(name, *arguments):
    done = subprocess.run([nadri.ROOT / "deploy" / name, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout
