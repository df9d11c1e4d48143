"""SQLite: an R*Tree over points, the calendar as twelve words in the row."""

import contextlib
import csv
import sqlite3

from tables import COLUMNS, signed

NAME = "SQLite R*Tree"
KEYS = {
    0: "pow(sin(radians((latitude - :latitude) / 1e6) / 2), 2) + cos(radians(:latitude / 1e6)) * cos(radians(latitude / 1e6))"
       " * pow(sin(radians((longitude - :longitude) / 1e6) / 2), 2)",
    1: "average",
    2: "-rating",
}
STATEMENT = """
WITH fitting AS MATERIALIZED (
    SELECT id, latitude, longitude, rating, micros, cleaning, service, {discount} AS discount,
        CASE WHEN special = 0 THEN :weekdays * weekday + :weekends * weekend ELSE (
            SELECT sum(coalesce(singles.price, CASE nights.weekend WHEN 1 THEN stays.weekend ELSE stays.weekday END
                * coalesce(percent, 100) / 100))
            FROM nights LEFT JOIN seasons ON seasons.profile = stays.profile AND seasons.night = nights.night
                LEFT JOIN singles ON singles.stay = stays.id AND singles.night = nights.night
            WHERE nights.night >= :first AND nights.night < :first + :nights) END
        + max(0, :guests - included) * extra * :nights AS lodging
    FROM points CROSS JOIN stays ON stays.row = points.row
    WHERE south >= :south AND north <= :north AND west >= :west AND east <= :east
        AND capacity >= :guests AND amenities & :amenities = :amenities
        AND minimum <= :nights AND maximum >= :nights AND {open}
), priced AS MATERIALIZED (
    SELECT *, (rest + cleaning + rest * service / 100 + rest * service / 100 / 10) / :nights * micros / 1000000 AS average
    FROM (SELECT *, lodging - lodging * discount / 100 AS rest FROM fitting)
), matching AS MATERIALIZED (SELECT id, {key} AS key FROM priced WHERE average BETWEEN :lowest AND :highest)
SELECT 0, count(*), 0 FROM matching
UNION ALL SELECT * FROM (SELECT 1, id, 0 FROM matching ORDER BY key, id LIMIT 20)
UNION ALL SELECT * FROM (SELECT 2, min(49, average * 50 / 1000000) AS step, count(*) FROM priced GROUP BY step)
"""


@contextlib.contextmanager
def opened(folder, tables):
    with contextlib.closing(sqlite3.connect(folder / "peer.sqlite", isolation_level=None, cached_statements=1000)) as database:
        for pragma in ["page_size = 8192", "journal_mode = off", "synchronous = off", "cache_size = -4000000", "mmap_size = 8000000000"]:
            database.execute(f"PRAGMA {pragma}")
        load(database, tables)
        yield Peer(database)


def load(database, tables):
    keys = {"stays": "row INTEGER PRIMARY KEY", "singles": "", "seasons": "", "nights": ""}
    primary = {"singles": "stay, night", "seasons": "profile, night", "nights": "night"}
    database.execute("BEGIN")
    for name, columns in COLUMNS.items():
        fields = [keys[name]] * (keys[name] != "") + [f"{column} INTEGER" for column in columns]
        tail = f", PRIMARY KEY ({primary[name]})) WITHOUT ROWID" if name in primary else ")"
        database.execute(f"CREATE TABLE {name} ({', '.join(fields)}{tail}")
        marks = ", ".join("?" * len(columns))
        with open(tables / f"{name}.tsv") as file:
            rows = ([None if cell == "\\N" else int(cell) for cell in row] for row in csv.reader(file, delimiter="\t"))
            # By their place on the curve, so that neighbours lie on the same pages.
            database.executemany(
                f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", sorted(rows, key=lambda row: row[0]) if name == "stays" else rows)
    database.execute("CREATE VIRTUAL TABLE points USING rtree_i32(row, south, north, west, east)")
    database.execute("INSERT INTO points SELECT row, latitude, latitude, longitude, longitude FROM stays")
    # No ANALYZE: with its figures SQLite reads all stays for a Bloom filter at every question.
    database.execute("COMMIT")


class Peer:
    def __init__(self, database):
        self.database = database

    def ask(self, search):
        is_open = " AND ".join(f"w{word} & :mask{word} = :mask{word}" for word in search.masks)
        statement = STATEMENT.format(discount=search.discount, open=is_open, key=KEYS[search.order])
        values = {f"mask{word}": signed(mask) for word, mask in search.masks.items()}
        values |= {name: value for name, value in vars(search).items() if isinstance(value, int)}
        rows = self.database.execute(statement, values | {"weekdays": search.weekdays}).fetchall()
        return (
            rows[0][1], [number for part, number, _ in rows if part == 1],
            [(step, number) for part, step, number in rows if part == 2])
