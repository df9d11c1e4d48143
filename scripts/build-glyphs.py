#!/usr/bin/env python3
"""Builds Web/glyphs-medium/: the Latin letters, figures and signs of the map's names as distance fields, 256 a file.

Needs Debian's fonts-noto-cjk, and the packages of scripts/basemap-requirements.txt as scripts/build-basemap.py does:

    /tmp/basemap/bin/python scripts/build-glyphs.py

Hangul, kana and Han are drawn by the browser itself. The format is that of Mapbox's glyphs.proto: for each letter a bitmap
whose values tell how far the outline is, 192 on it. There is no medium weight in the package, so the outlines of the
regular one are moved outwards a little.
"""

import math
import pathlib

import numpy
from PIL import Image, ImageDraw, ImageFont

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONT, KOREAN_FACE = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", 1
SIZE, BORDER, RADIUS, EDGE = 24, 3, 8, 192
# Drawn so many times larger, to measure distances finely.
FINE = 8
# In pixels of the 24.
WEIGHT = 0.25
# Where the map library puts the baseline of the letters that the browser draws.
BASELINE = 27


def main():
    font = ImageFont.truetype(FONT, SIZE * FINE, index=KOREAN_FACE)
    folder = ROOT / "Web" / "glyphs-medium"
    folder.mkdir(exist_ok=True)
    ranges = {}
    for letter in sorted(letters()):
        ranges.setdefault(ord(letter) // 256, []).append(letter)
    for number, found in ranges.items():
        name = f"{number * 256}-{number * 256 + 255}"
        drawn = b"".join(field(3, glyph(font, letter)) for letter in found)
        stack = field(1, folder.name.encode()) + field(2, name.encode()) + drawn
        (folder / f"{name}.pbf").write_bytes(field(1, stack))
        print(f"{name}: {len(found)} letters")


def letters():
    """Every letter of the places' names that the browser doesn't draw by itself, and all of ASCII."""
    found = {chr(code) for code in range(32, 127)}
    for file in ("places.tsv", "countries.tsv"):
        found |= set((ROOT / "Data" / file).read_text("utf-8"))
    return {letter for letter in found if ord(letter) >= 32 and not is_drawn_locally(ord(letter))}


def is_drawn_locally(code):
    return 0x3000 <= code <= 0x30FF or 0x1100 <= code <= 0x11FF or 0x3130 <= code <= 0x9FFF or 0xAC00 <= code <= 0xD7AF or code >= 0xF900


def glyph(font, letter):
    left, top, right, bottom = font.getbbox(letter, anchor="ls")
    # Whole pixels around the letter, and the border in which the distances fade.
    first, above = math.floor(left / FINE), math.ceil(-top / FINE)
    width, height = math.ceil(right / FINE) - first, above + math.ceil(bottom / FINE)
    message = number(1, ord(letter))
    if width > 0 and height > 0:
        size = ((width + 2 * BORDER) * FINE, (height + 2 * BORDER) * FINE)
        image = Image.new("L", size)
        origin = ((BORDER - first) * FINE, (BORDER + above) * FINE)
        ImageDraw.Draw(image).text(origin, letter, font=font, fill=255, anchor="ls")
        message += field(2, distances(numpy.asarray(image) > 127).tobytes())
    message += number(3, max(0, width)) + number(4, max(0, height))
    message += number(5, zigzag(first)) + number(6, zigzag(above - BASELINE))
    return message + number(7, round(font.getlength(letter) / FINE))


def distances(inside):
    """For the middle of each pixel: 192 on the outline, 32 more a pixel inwards, as much less outwards."""
    outwards, inwards = nearest(inside), nearest(~inside)
    signed = numpy.where(inside, -inwards, outwards) / FINE - WEIGHT
    middle = signed.reshape(signed.shape[0] // FINE, FINE, signed.shape[1] // FINE, FINE)
    sampled = middle[:, FINE // 2 - 1 : FINE // 2 + 1, :, FINE // 2 - 1 : FINE // 2 + 1].mean(axis=(1, 3))
    return numpy.clip(numpy.round(EDGE - 255 * sampled / RADIUS), 0, 255).astype(numpy.uint8)


def nearest(wanted):
    """How far the nearest wanted point is from each: along the columns first, then the best of each row's columns."""
    far = 4 * RADIUS * FINE
    height, width = wanted.shape
    column = numpy.full(wanted.shape, float(far))
    for lines in (range(height), range(height - 1, -1, -1)):
        last = numpy.full(width, float(far))
        for line in lines:
            last = numpy.where(wanted[line], 0, numpy.minimum(last + 1, far))
            column[line] = numpy.minimum(column[line], last)
    best = column**2
    for shift in range(1, 2 * RADIUS * FINE):
        if shift >= width:
            break
        best[:, shift:] = numpy.minimum(best[:, shift:], column[:, :-shift] ** 2 + shift**2)
        best[:, :-shift] = numpy.minimum(best[:, :-shift], column[:, shift:] ** 2 + shift**2)
    return numpy.sqrt(best)


def field(key, content):
    return varint(key << 3 | 2) + varint(len(content)) + content


def number(key, value):
    return varint(key << 3) + varint(value)


def zigzag(value):
    return value << 1 if value >= 0 else (-value << 1) - 1


def varint(value):
    written = bytearray()
    while value > 127:
        written.append(value & 127 | 128)
        value >>= 7
    written.append(value)
    return bytes(written)


main()
