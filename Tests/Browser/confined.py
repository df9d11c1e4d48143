"""Runs a program under the limits that a systemd unit sets on what it may ask of the kernel.

    python confined.py deploy/nadri.service .build/release/nadri serve

SystemCallFilter, MemoryDenyWriteExecute and NoNewPrivileges are applied as systemd does it, by libseccomp, so that no
systemd needs to run. What the filter holds back fails with EPERM.
"""

import ctypes
import errno
import functools
import os
import pathlib
import subprocess
import sys

ALLOW = 0x7FFF0000
REFUSE = 0x00050000 | errno.EPERM
MASKED_EQUAL = 7
WRITE, EXECUTE = 2, 4

library = ctypes.CDLL("libseccomp.so.2")
library.seccomp_init.restype = ctypes.c_void_p


class Comparison(ctypes.Structure):
    """Whether argument number `argument`, masked by `a`, equals `b`."""

    _fields_ = [("argument", ctypes.c_uint), ("kind", ctypes.c_int), ("a", ctypes.c_uint64), ("b", ctypes.c_uint64)]


def main(unit, *command):
    settings = read(unit)
    assert settings["NoNewPrivileges"] == ["yes"] and settings["MemoryDenyWriteExecute"] == ["yes"]
    hold_back_writable_code()
    allow_only(allowed_calls(settings["SystemCallFilter"]))
    os.execv(command[0], command)


def read(unit):
    """The settings of a unit's file, each with all its values."""
    settings = {}
    for line in pathlib.Path(unit).read_text().splitlines():
        if "=" in line and not line.startswith("#"):
            name, value = line.split("=", 1)
            settings.setdefault(name, []).append(value)
    return settings


def allowed_calls(lines):
    """The first line allows, each that begins with ~ takes away."""
    calls = set()
    for line in lines:
        takes = line.startswith("~")
        for name in line.removeprefix("~").split():
            calls = calls - members(name) if takes else calls | members(name)
    # What systemd always allows, so that the program can be started at all.
    return calls | members("@default") | {"execve"}


@functools.cache
def members(name):
    """A call, or all those of a set like @system-service."""
    if not name.startswith("@"):
        return {name}
    listing = subprocess.run(["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True)
    lines = [line.strip() for line in listing.stdout.splitlines()[1:]]
    return set().union(*(members(line) for line in lines if line and not line.startswith("#")))


def allow_only(calls):
    context = start(REFUSE)
    for call in calls:
        number = library.seccomp_syscall_resolve_name(call.encode())
        # A call of another kind of processor has no number here.
        if number >= 0:
            add(context, ALLOW, number)
    load(context)


def hold_back_writable_code():
    context = start(ALLOW)
    for call, bits in [("mmap", WRITE | EXECUTE), ("mprotect", EXECUTE), ("pkey_mprotect", EXECUTE)]:
        number = library.seccomp_syscall_resolve_name(call.encode())
        add(context, REFUSE, number, Comparison(2, MASKED_EQUAL, bits, bits))
    load(context)


def start(action):
    context = library.seccomp_init(ctypes.c_uint32(action))
    assert context, "libseccomp has no memory"
    return ctypes.c_void_p(context)


def add(context, action, number, *comparisons):
    array = (Comparison * len(comparisons))(*comparisons)
    result = library.seccomp_rule_add_array(context, ctypes.c_uint32(action), number, len(comparisons), array)
    assert result == 0, os.strerror(-result)


def load(context):
    result = library.seccomp_load(context)
    assert result == 0, os.strerror(-result)
    library.seccomp_release(context)


if __name__ == "__main__":
    main(*sys.argv[1:])
