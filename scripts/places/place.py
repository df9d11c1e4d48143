"""One row of places.tsv."""

import dataclasses

KINDS = {"province": "p", "city": "c", "district": "d", "neighbourhood": "n", "area": "a"}


@dataclasses.dataclass
class Place:
    id: int
    kind: str
    country: str
    zone: str
    latitude: float
    longitude: float
    radius: int  # metres
    english: str
    korean: str = ""
    japanese: str = ""
    parent: int = 0
    population: int = 0
    fame: int = 0
    aliases: list = dataclasses.field(default_factory=list)

    def row(self, zones):
        """Empty fields mean: no parent, nobody counted, no fame, the same name as in English."""
        names = [self.english, self.korean, self.japanese]
        others = [name for name in dict.fromkeys(self.aliases) if name and name not in names]
        fields = [
            self.id, KINDS[self.kind], self.country, zones[self.zone], self.parent or "", _degrees(self.latitude),
            _degrees(self.longitude), _hundreds(self.population) or "", _hundreds(self.radius), self.fame or "", self.english,
            self.korean if self.korean != self.english else "", self.japanese if self.japanese != self.english else "",
            "|".join(others)]
        text = "\t".join(str(field) for field in fields)
        assert text.count("\t") == 13 and "\n" not in text, text
        return text


def _degrees(value):
    """Three decimals are at most 111 metres, which no search for a town notices."""
    return f"{value:.3f}".rstrip("0").rstrip(".") or "0"


def _hundreds(value):
    """Rounded up, so that few isn't none."""
    return (value + 99) // 100
