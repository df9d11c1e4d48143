#!/usr/bin/env python3
"""Builds Data/common-passwords.txt: the passwords that nobody may take because too many have them.

    python3.11 -m venv /tmp/passwords
    /tmp/passwords/bin/pip install --require-hashes --no-deps -r scripts/common-passwords-requirements.txt
    /tmp/passwords/bin/python scripts/build-common-passwords.py

The same package gives the same file, byte for byte.
"""

import pathlib

from zxcvbn.frequency_lists import FREQUENCY_LISTS

FILE = pathlib.Path(__file__).resolve().parent.parent / "Data" / "common-passwords.txt"
# A shorter one is refused anyway.
SHORTEST = 8
COUNT = 10_000


def main():
    long_enough = [entry for entry in FREQUENCY_LISTS["passwords"] if len(entry) >= SHORTEST]
    # The server looks a password up in its lower case, by bytes.
    chosen = sorted({entry.lower() for entry in long_enough[:COUNT]})
    assert all(entry.isascii() and entry.isprintable() and " " not in entry for entry in chosen)
    FILE.write_text("\n".join(["nadri common passwords 1", *chosen, f"end {len(chosen)}", ""]), "ascii")
    print(f"{FILE.name}: {len(chosen)} passwords, {FILE.stat().st_size} bytes.")


if __name__ == "__main__":
    main()
