#!/usr/bin/env python3
"""Finds the dry land of the demo world's neighbourhoods and writes it to Sources/Demo/World/Places/GroundCells.swift.

Needs Debian's gmt and gmt-gshhg-full (GSHHG 2.3.7, LGPL): coastlines and lakes at their full resolution. Rivers and ponds
that they leave out stand in demo-rivers.txt. Run it after a neighbourhood was added or moved:

    sudo apt-get install --no-install-recommends gmt gmt-gshhg-full
    scripts/build-demo-ground.py

A neighbourhood is a square of 16 x 16 cells, from its north-west on, row by row. A cell is ground when all of it and
MARGIN metres around it are land.
"""

import concurrent.futures
import math
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLACES = ROOT / "Sources/Demo/World/Places"
CELLS = 16
MARGIN = 80
LATITUDE_METERS = 111_195.0  # of one degree, as Domain's Rectangle counts


def main():
    rivers = read_rivers(ROOT / "scripts/demo-rivers.txt")
    neighbourhoods = read_neighbourhoods()
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        rows = list(pool.map(lambda each: (each[0], ground(each, rivers)), neighbourhoods))
    write(sorted(rows))
    for slug, cells in rows:
        share = sum(cells) / CELLS**2
        if share < 0.5:
            print(f"{slug}: only {share:.0%} is ground", file=sys.stderr)
    print(f"{len(rows)} neighbourhoods, {sum(sum(cells) for _, cells in rows)} cells of ground")


def read_neighbourhoods():
    """Slug, latitude, longitude and reach as the Swift files have them."""
    pattern = re.compile(
        r'Neighbourhood\(\s*slug: "([^"]+)".*?latitude: ([-\d.]+),\s*longitude: ([-\d.]+),\s*reach: (\d+)', re.S
    )
    found = []
    for file in sorted(PLACES.glob("Places+*.swift")):
        text = file.read_text()
        matches = pattern.findall(text)
        if len(matches) != text.count("Neighbourhood("):
            raise SystemExit(f"{file.name}: {text.count('Neighbourhood(')} neighbourhoods, {len(matches)} understood")
        found += [(slug, float(lat), float(lon), int(reach)) for slug, lat, lon, reach in matches]
    return found


def read_rivers(file):
    rivers = []
    for line in file.read_text().splitlines():
        if line and not line.startswith("#"):
            _, width, points = line.split("|")
            rivers.append((float(width), [tuple(map(float, point.split(","))) for point in points.split()]))
    return rivers


def ground(neighbourhood, rivers):
    """Which of the cells are ground."""
    _, latitude, longitude, reach = neighbourhood
    east = LATITUDE_METERS * math.cos(math.radians(latitude))
    side = 2 * reach / CELLS

    def point(x, y):
        """Metres east and south of the north-west corner as degrees."""
        return latitude + (reach - y) / LATITUDE_METERS, longitude + (x - reach) / east

    # Each cell is asked at its corners, edges and middle, and as far outside as the margin says.
    steps = [-MARGIN, 0, side / 2, side, side + MARGIN]
    asked = {}
    for row in range(CELLS):
        for column in range(CELLS):
            asked[row, column] = [point(column * side + dx, row * side + dy) for dx in steps for dy in steps]
    points = sorted({place for places in asked.values() for place in places})
    dry = set(on_land(points))
    nearby = [(w, line) for w, line in rivers if any(abs(p[0] - latitude) < 0.2 and abs(p[1] - longitude) < 0.2 for p in line)]
    cells = []
    for row in range(CELLS):
        for column in range(CELLS):
            middle = point((column + 0.5) * side, (row + 0.5) * side)
            keep = side * 0.71 + MARGIN
            wet = any(distance(middle, line) < width + keep for width, line in nearby)
            cells.append(not wet and all(place in dry for place in asked[row, column]))
    return cells


def on_land(points):
    """Those of the points that lie neither in the sea nor in a lake."""
    latitudes, longitudes = [p[0] for p in points], [p[1] for p in points]
    box = f"{min(longitudes) - 0.1}/{max(longitudes) + 0.1}/{min(latitudes) - 0.1}/{max(latitudes) + 0.1}"
    text = "".join(f"{longitude:.8f} {latitude:.8f} {number}\n" for number, (latitude, longitude) in enumerate(points))
    done = subprocess.run(
        ["gmt", "select", "-Df", "-Ns/k/s/k/s", f"-R{box}"], input=text, capture_output=True, text=True, check=True,
        cwd=tempfile.gettempdir(),
    )
    return [points[int(float(line.split()[2]))] for line in done.stdout.splitlines()]


def distance(point, line):
    """Metres from a point to a line of points, on a plane."""
    east = LATITUDE_METERS * math.cos(math.radians(point[0]))
    flat = [((lon - point[1]) * east, (lat - point[0]) * LATITUDE_METERS) for lat, lon in line]
    nearest = min(math.hypot(*each) for each in flat)
    for (ax, ay), (bx, by) in zip(flat, flat[1:]):
        length = (bx - ax) ** 2 + (by - ay) ** 2
        if length:
            share = max(0, min(1, -(ax * (bx - ax) + ay * (by - ay)) / length))
            nearest = min(nearest, math.hypot(ax + share * (bx - ax), ay + share * (by - ay)))
    return nearest


def write(rows):
    lines = []
    for slug, cells in rows:
        bits = "".join("1" if cell else "0" for cell in cells)
        lines.append(f"        {slug} {int(bits, 2):064x}")
    (PLACES / "GroundCells.swift").write_text(
        "extension Ground {\n"
        "    /// Written by scripts/build-demo-ground.py from the coastlines of GSHHG and scripts/demo-rivers.txt: for each\n"
        "    /// neighbourhood 256 bits, the north-west cell first, 1 is ground.\n"
        '    static let table = """\n' + "\n".join(lines) + '\n        """\n}\n'
    )


if __name__ == "__main__":
    main()
