#!/usr/bin/env python3
"""Builds Data/basemap.tiles: the map under the stays, as vector tiles for the whole world, finer in Korea and Japan.

    python3.11 -m venv /tmp/basemap && /tmp/basemap/bin/pip install --require-hashes --no-deps -r scripts/basemap-requirements.txt
    /tmp/basemap/bin/python scripts/build-basemap.py

The file is: eight letters, the number of tiles, for each tile its number and where its bytes lie (see `write`), then
the bytes of the tiles, packed with gzip. All numbers are little-endian. It takes two to three minutes of one processor. The same packages
give the same file, byte for byte.
"""

import gzip
import math
import pathlib
import struct
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts" / "basemap"))

import numpy  # noqa: E402
from shapely import box, clip_by_rect, make_valid, transform  # noqa: E402

import sources  # noqa: E402
import tile  # noqa: E402

WORLD_DEPTH, DEPTH = 7, 10
# Where zooms 8 to 10 have tiles: Korea, Japan, Okinawa. (west, south, east, north)
DEEP = [(124, 33, 132, 39), (128.5, 30, 146, 46), (122.5, 24, 132, 30)]
# What lies beyond a tile's edge and is drawn all the same, as a part of its width: half of the widest line's width.
MARGIN = 64 / tile.EXTENT
LARGEST_FILE = 8_000_000


def main():
    world, deep = features()
    tiles = {}
    collect(tiles, world, 0, 0, 0, range(WORLD_DEPTH + 1))
    collect(tiles, deep, 0, 0, 0, range(WORLD_DEPTH + 1, DEPTH + 1))
    write(tiles, ROOT / "Data" / "basemap.tiles")


# What is drawn


def features():
    """(layer, geometry, properties, first zoom) in Mercator units: for zooms 0 to 7, and for 8 to 10."""
    korea = sources.Korea()
    elsewhere, exact = sources.land(korea)
    rivers = [(river, {}, 7) for river in (korea.river(*river[:2], river[2] * sources.KILOMETRE) for river in sources.RIVERS)]
    lakes = [(lake, {}, 3 if lake.area > 0.3 else 6) for lake in sources.natural_earth("10m_lakes")]
    borders = [(line, {}, 1) for line in sources.state_borders()]
    provinces = [(line, {}, 5) for line in sources.provinces_elsewhere(korea) + korea.province_borders()]
    districts = [(line, {}, 8) for line in korea.district_borders()]
    shared = [
        *layer("land", [(elsewhere, {}, 0), (exact, {}, 0)]), *layer("water", lakes + rivers), *layer("borders", borders),
        *layer("provinces", provinces), *layer("districts", districts)]
    names = list(layer("countries", country_labels())) + list(layer("places", place_labels()))
    # Names that the world's deepest tiles hold are shown beyond them too, so the finer tiles bring only the others.
    return [f for f in shared + names if f[3] <= WORLD_DEPTH], shared + [f for f in names if f[3] > WORLD_DEPTH]


def layer(name, found):
    for geometry, properties, zoom in found:
        drawn = transform(geometry, mercator)
        # Cutting a shape that crosses itself may give back the whole tile.
        for part in flat(drawn if drawn.is_valid else make_valid(drawn)):
            yield name, part, properties, zoom


def country_labels():
    for position, rank, names in sources.countries(ROOT / "Data" / "countries.tsv"):
        english, korean, japanese = names[:3]
        yield position, {"ko": korean, "en": english, "ja": japanese, "rank": rank}, 2 if rank <= 3 else 3 if rank <= 5 else 4


def place_labels():
    """Cities by size; then districts, and neighbourhoods and quarters. `from` is the zoom from which a name may stand."""
    for kind, country, position, population, fame, names in sources.places(ROOT / "Data" / "places.tsv"):
        zoom = first_zoom(kind, country, population, fame)
        if zoom is not None:
            # A neighbourhood's name is for those who look closely; the tile holds it earlier.
            held = min(zoom, DEPTH if kind == "n" else WORLD_DEPTH)
            # Lower goes first where two names meet.
            rank = zoom * 100 - fame * 10 - min(9, int(math.log10(population + 1)))
            yield position, {**names, "kind": kind, "from": zoom, "rank": max(0, rank)}, held


def first_zoom(kind, country, population, fame):
    if kind == "p":
        return None
    if kind == "c":
        near = country in ("KR", "JP", "TW")
        steps = [(5_000_000, 3), (2_000_000, 4), (700_000, 5), (250_000, 6), (80_000, 7 if near else 8), (30_000, 8 if near else 9)]
        zoom = next((zoom for least, zoom in steps if population >= least), 10)
        return max(2, zoom - (1 if fame >= 5 else 0))
    if kind == "d":
        return 9
    if kind == "a":
        return 10
    return 12


def mercator(points):
    """Degrees → 0 … 1 eastwards and southwards, as the tiles count."""
    longitude, latitude = points[:, 0], numpy.clip(points[:, 1], -85.0511, 85.0511)
    radians = numpy.radians(latitude)
    return numpy.column_stack(((longitude + 180) / 360, (1 - numpy.log(numpy.tan(radians) + 1 / numpy.cos(radians)) / math.pi) / 2))


def flat(geometry):
    """The points, lines and polygons of a geometry that are more than nothing."""
    if hasattr(geometry, "geoms"):
        for part in geometry.geoms:
            yield from flat(part)
    elif not geometry.is_empty:
        yield geometry


# Cutting


def collect(tiles, found, zoom, column, row, zooms):
    """Cuts what there is down to one tile, keeps the tile if its zoom is wanted, and goes on with its quarters."""
    is_deep = zooms.start > WORLD_DEPTH
    if is_deep and not touches_deep(zoom, column, row):
        return
    cut = clipped(found, zoom, column, row)
    if not cut:
        return
    if zoom in zooms:
        drawn = list(simplified(cut, zoom))
        if is_deep:
            drawn = with_sea(drawn, bounds(zoom, column, row))
        encoded = tile.encode(drawn, zoom, column, row)
        if encoded:
            tiles[(zoom, column, row)] = gzip.compress(encoded, 9, mtime=0)
    if zoom + 1 < zooms.stop:
        for quarter in range(4):
            collect(tiles, cut, zoom + 1, 2 * column + quarter % 2, 2 * row + quarter // 2, zooms)


def clipped(found, zoom, column, row):
    west, north, east, south = bounds(zoom, column, row)
    cut = []
    for name, geometry, properties, first in found:
        left, top, right, bottom = geometry.bounds
        if right < west or left > east or bottom < north or top > south:
            continue
        if geometry.geom_type == "Point" or (left >= west and right <= east and top >= north and bottom <= south):
            cut.append((name, geometry, properties, first))
            continue
        for part in flat(clip_by_rect(geometry, west, north, east, south)):
            if part.geom_type == geometry.geom_type:
                cut.append((name, part, properties, first))
    return cut


def simplified(cut, zoom):
    """Without what is smaller than half a pixel, of eight units, before the tile is drawn larger."""
    unit = 1 / ((1 << zoom) * tile.EXTENT)
    tolerance = unit * (6 if zoom < WORLD_DEPTH else 5)
    for name, geometry, properties, first in cut:
        if first > zoom:
            continue
        if geometry.geom_type == "Point":
            yield name, geometry, properties
            continue
        for part in flat(geometry.simplify(tolerance, preserve_topology=False)):
            if part.geom_type == "Polygon" and part.area < (5 * tolerance) ** 2 and zoom < DEPTH:
                continue
            yield name, part, properties


def with_sea(drawn, edges):
    """The finer tiles lie over the coarser ones: their sea has to cover the coarser land."""
    west, north, east, south = edges
    sea = box(west, north, east, south)
    rest = []
    for name, geometry, properties in drawn:
        if name == "land":
            sea = sea.difference(make_valid(geometry))
        else:
            rest.append((name, geometry, properties))
    return [("sea", part, {}) for part in flat(sea) if part.geom_type == "Polygon"] + rest


def bounds(zoom, column, row):
    width = 1 / (1 << zoom)
    return (column - MARGIN) * width, (row - MARGIN) * width, (column + 1 + MARGIN) * width, (row + 1 + MARGIN) * width


def touches_deep(zoom, column, row):
    west, north, east, south = bounds(zoom, column, row)
    return any(west < right and east > left and north < bottom and south > top for left, top, right, bottom in DEEP_BOUNDS)


# In Mercator units: left, top, right, bottom.
DEEP_BOUNDS = [tuple(mercator(numpy.array([[west, north], [east, south]])).flatten()) for west, south, east, north in DEEP]


# Writing


def write(tiles, path):
    """A tile's number is its zoom, column and row in 8, 28 and 28 bits; offsets count from the first tile's first byte."""
    directory, contents, places = [], bytearray(), {}
    for (zoom, column, row), packed in sorted(tiles.items()):
        if packed not in places:
            places[packed] = len(contents)
            contents += packed
        directory.append(struct.pack("<QII", zoom << 56 | column << 28 | row, places[packed], len(packed)))
    written = b"NADRITL1" + struct.pack("<Q", len(directory)) + b"".join(directory) + bytes(contents)
    for zoom in range(DEPTH + 1):
        sizes = [len(packed) for (z, _, _), packed in tiles.items() if z == zoom]
        print(f"zoom {zoom:2}: {len(sizes):6} tiles, {sum(sizes):9} bytes, the largest {max(sizes):7}")
    if len(written) > LARGEST_FILE:
        raise SystemExit(f"{path.name} would have {len(written)} bytes, more than {LARGEST_FILE}.")
    path.write_bytes(written)
    print(f"{path.name}: {len(written)} bytes")


main()
