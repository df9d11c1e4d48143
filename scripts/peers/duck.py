"""DuckDB: columns sorted along the curve, so that its zone maps leave out what lies elsewhere; priced and ranked by numpy."""

import contextlib

import duckdb
import numpy

from tables import COLUMNS, signed

NAME = "DuckDB"
STATEMENT = """
SELECT id, latitude, longitude, rating, micros, cleaning, service, {discount} AS discount, weekday, weekend, special,
    coalesce(profile, -1) AS profile, greatest(0, {guests} - included) * extra * {nights} AS extra
FROM stays
WHERE latitude BETWEEN {south} AND {north} AND longitude BETWEEN {west} AND {east} AND capacity >= {guests}
    AND amenities & {amenities} = {amenities} AND minimum <= {nights} AND maximum >= {nights} AND {open}
"""


@contextlib.contextmanager
def opened(folder, tables):
    with contextlib.closing(duckdb.connect(str(folder / "peer.duckdb"))) as connection:
        for name, columns in COLUMNS.items():
            fields = ", ".join(f"'{column}': 'BIGINT'" for column in columns)
            order = "ORDER BY place" if name == "stays" else ""
            connection.execute(
                f"CREATE TABLE {name} AS SELECT * FROM read_csv('{tables / name}.tsv', delim = '\t', header = false,"
                f" nullstr = '\\N', columns = {{{fields}}}) {order}")
        yield Peer(connection)


class Peer:
    def __init__(self, connection):
        self.connection = connection
        self.kind = None
        profile, night, percent = (column.astype("i8") for column in connection.execute("FROM seasons").fetchnumpy().values())
        # The last row is for stays without seasons.
        self.percent = numpy.full((profile.max(initial=-1) + 2, 2000), 100)
        self.percent[profile, night] = percent
        stay, night, price = connection.execute("FROM singles ORDER BY stay, night").fetchnumpy().values()
        self.single, self.price = stay.astype("i8") * 2000 + night, numpy.append(price.astype("i8"), 0)
        self.weekend = connection.execute("SELECT weekend FROM nights ORDER BY night").fetchnumpy()["weekend"] == 1

    def ask(self, search):
        self.share(search.kind)
        is_open = " AND ".join(f"w{word} & {signed(mask)} = {signed(mask)}" for word, mask in search.masks.items())
        values = {**vars(search), "discount": search.discount, "open": is_open}
        found = self.connection.execute(STATEMENT.format(**values)).fetchnumpy()
        average = self.averages(search, found)
        steps = numpy.bincount(numpy.minimum(average * 50 // 1_000_000, 49), minlength=50)
        matches = (average >= search.lowest) & (average <= search.highest)
        ids = found["id"][matches]
        key = self.key(search, found, average)[matches]
        return len(ids), ids[numpy.lexsort((ids, key))[:20]].tolist(), list(enumerate(steps.tolist()))

    def share(self, kind):
        """Small questions suffer from being shared out, the whole world gains. Said once, for saying it takes time too."""
        if kind != self.kind:
            self.connection.execute(f"SET threads = {2 if kind == 'world' else 1}")
            self.kind = kind

    def averages(self, search, found):
        lodging = search.weekdays * found["weekday"] + search.weekends * found["weekend"]
        special = numpy.flatnonzero(found["special"])
        if len(special):
            nights = numpy.arange(search.first, search.first + search.nights)
            usual = numpy.where(self.weekend[nights], found["weekend"][special, None], found["weekday"][special, None])
            seasonal = usual * self.percent[found["profile"][special, None], nights] // 100
            wanted = found["id"][special, None] * 2000 + nights
            place = numpy.searchsorted(self.single, wanted)
            is_single = numpy.append(self.single, -1)[place] == wanted
            lodging[special] = numpy.where(is_single, self.price[place], seasonal).sum(axis=1)
        lodging += found["extra"]
        rest = lodging - lodging * found["discount"] // 100
        service = rest * found["service"] // 100
        return (rest + found["cleaning"] + service + service // 10) // search.nights * found["micros"] // 1_000_000

    @staticmethod
    def key(search, found, average):
        if search.order == 1:
            return average
        if search.order == 2:
            return -found["rating"]
        north = numpy.sin(numpy.radians((found["latitude"] - search.latitude) / 1e6) / 2) ** 2
        east = numpy.sin(numpy.radians((found["longitude"] - search.longitude) / 1e6) / 2) ** 2
        cosines = numpy.cos(numpy.radians(search.latitude / 1e6)) * numpy.cos(numpy.radians(found["latitude"] / 1e6))
        return north + cosines * east
