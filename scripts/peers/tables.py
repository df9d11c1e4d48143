"""The tables that `nadri bench peers` writes, and the searches in them."""

import csv
from dataclasses import dataclass

WORDS = [f"w{number}" for number in range(12)]
STAY = (
    "place id latitude longitude capacity amenities micros weekday weekend extra cleaning included service weekly monthly"
    " profile special minimum maximum rating"
).split() + WORDS
COLUMNS = {
    "stays": STAY,
    "singles": ["stay", "night", "price"],
    "seasons": ["profile", "night", "percent"],
    "nights": ["night", "weekend"],
}
NEVER = 1 << 40  # no price is as high


@dataclass
class Search:
    kind: str
    south: int
    west: int
    north: int
    east: int
    first: int
    nights: int
    weekends: int
    guests: int
    lowest: int
    highest: int
    amenities: int
    latitude: int
    longitude: int
    order: int
    count: int
    ids: list
    histogram: list
    microseconds: float

    @property
    def weekdays(self):
        return self.nights - self.weekends

    @property
    def masks(self):
        """For each word of the calendar that is asked about, the bits that must be set."""
        masks = {}
        for night in range(self.first, self.first + self.nights):
            masks[night >> 6] = masks.get(night >> 6, 0) | 1 << (night & 63)
        return masks

    @property
    def discount(self):
        """Which discount such a long stay gets, as an expression."""
        return "monthly" if self.nights >= 28 else "weekly" if self.nights >= 7 else "0"


def searches(folder):
    with open(folder / "searches.tsv") as file:
        return [read(row) for row in csv.reader(file, delimiter="\t")]


def read(row):
    kind, *numbers = row[:15]
    numbers = [None if text == "\\N" else int(text) for text in numbers]
    lowest, highest = numbers[8:10]
    numbers[8:10] = [0 if lowest is None else lowest, NEVER if highest is None else highest]
    ids, histogram = ([int(number) for number in text.split(",") if number] for text in row[16:18])
    return Search(kind, *numbers, count=int(row[15]), ids=ids, histogram=histogram, microseconds=float(row[18]))


def signed(word):
    """A word of 64 bits as databases hold it."""
    return word - (1 << 64) if word >> 63 else word
