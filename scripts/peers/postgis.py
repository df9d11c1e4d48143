"""PostgreSQL with PostGIS: a GiST index over points, the calendar as one bit string, statements prepared."""

import contextlib
import os
import pathlib
import pwd
import shutil
import subprocess

import psycopg2

from tables import COLUMNS

NAME = "PostgreSQL + PostGIS"
BIN = max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))

# $1–$4 the box, $5 guests, $6 amenities, $7 bits of the nights, $8 first night, $9 nights, $10 weekdays, $11 weekends,
# $12 and $13 the price range, $14 and $15 the centre.
TYPES = "bigint, bigint, bigint, bigint, bigint, int, bit(768), int, bigint, bigint, bigint, bigint, bigint, float8, float8"
KEYS = {
    0: "power(sin(radians((latitude - $14) / 1e6) / 2), 2) + cos(radians($14 / 1e6)) * cos(radians(latitude / 1e6))"
       " * power(sin(radians((longitude - $15) / 1e6) / 2), 2)",
    1: "average",
    2: "-rating",
}
STATEMENT = """
WITH fitting AS MATERIALIZED (
    SELECT id, latitude, longitude, rating, micros, cleaning, service,
        CASE WHEN $9 >= 28 THEN monthly WHEN $9 >= 7 THEN weekly ELSE 0 END AS discount,
        CASE WHEN special = 0 THEN $10 * weekday + $11 * weekend ELSE (
            SELECT sum(coalesce(singles.price, CASE nights.weekend WHEN 1 THEN stays.weekend ELSE stays.weekday END
                * coalesce(percent, 100) / 100))
            FROM nights LEFT JOIN seasons ON seasons.profile = stays.profile AND seasons.night = nights.night
                LEFT JOIN singles ON singles.stay = stays.id AND singles.night = nights.night
            WHERE nights.night >= $8 AND nights.night < $8 + $9)::bigint END
        + greatest(0, $5 - included) * extra * $9 AS lodging
    FROM stays
    WHERE point && ST_MakeEnvelope($2 / 1e6, $1 / 1e6, $4 / 1e6, $3 / 1e6, 4326)
        AND latitude BETWEEN $1 AND $3 AND longitude BETWEEN $2 AND $4 AND capacity >= $5 AND amenities & $6 = $6
        AND minimum <= $9 AND maximum >= $9 AND calendar & $7 = $7
), discounted AS (
    SELECT *, lodging - lodging * discount / 100 AS rest FROM fitting
), priced AS MATERIALIZED (
    SELECT *, (rest + cleaning + rest * service / 100 + rest * service / 100 / 10) / $9 * micros / 1000000 AS average
    FROM discounted
), matching AS MATERIALIZED (SELECT id, {key} AS key FROM priced WHERE average BETWEEN $12 AND $13 AND ($14 + $15) IS NOT NULL)
SELECT (SELECT count(*) FROM matching),
    (SELECT array_agg(id ORDER BY key, id) FROM (SELECT id, key FROM matching ORDER BY key, id LIMIT 20) AS best),
    (SELECT array_agg(ARRAY[step, number]) FROM (
        SELECT least(49, average * 50 / 1000000) AS step, count(*) AS number FROM priced GROUP BY step) AS steps)
"""


@contextlib.contextmanager
def opened(folder, tables):
    """A cluster of its own with the tables in it, gone at the end."""
    home = folder / "postgres"
    home.mkdir()
    user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
    shutil.chown(home, user)
    run(user, "initdb", "-D", home / "data", "-U", "peer", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N")
    settings = f"-k {home} -c listen_addresses= -c shared_buffers=4GB -c work_mem=256MB -c maintenance_work_mem=1GB" \
        " -c jit=off -c max_wal_size=8GB -c fsync=off -c random_page_cost=1.1"
    run(user, "pg_ctl", "-D", home / "data", "-w", "-l", home / "log", "-o", settings, "start")
    try:
        with contextlib.closing(psycopg2.connect(host=str(home), user="peer", dbname="postgres")) as connection:
            connection.autocommit = True
            with connection.cursor() as cursor:
                load(cursor, tables)
                yield Peer(cursor)
    finally:
        run(user, "pg_ctl", "-D", home / "data", "-m", "immediate", "stop")


def run(user, program, *arguments):
    command = [BIN / program, *arguments]
    if os.getuid() == 0:
        command = ["setpriv", f"--reuid={user}", f"--regid={user}", "--init-groups", *command]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def load(cursor, tables):
    cursor.execute("CREATE EXTENSION postgis")
    for name, columns in COLUMNS.items():
        kept = "raw" if name == "stays" else name
        cursor.execute(f"CREATE UNLOGGED TABLE {kept} ({', '.join(column + ' bigint' for column in columns)})")
        with open(tables / f"{name}.tsv") as file:
            cursor.copy_expert(f"COPY {kept} FROM STDIN", file)
    bits = " || ".join(f"w{number}::bit(64)" for number in range(12))
    cursor.execute(f"""
        CREATE TABLE stays AS SELECT id::int, latitude::int, longitude::int, capacity::int, amenities::int, micros,
            weekday, weekend, extra, cleaning, included::int, service::int, weekly::int, monthly::int, profile::int,
            special::int, minimum::int, maximum::int, rating::int, ({bits})::bit(768) AS calendar,
            ST_SetSRID(ST_MakePoint(longitude / 1e6, latitude / 1e6), 4326) AS point
        FROM raw ORDER BY place""")
    cursor.execute("DROP TABLE raw")
    cursor.execute("CREATE INDEX ON stays USING gist (point)")
    cursor.execute("CREATE UNIQUE INDEX ON nights (night)")
    cursor.execute("CREATE UNIQUE INDEX ON seasons (profile, night)")
    cursor.execute("CREATE UNIQUE INDEX ON singles (stay, night)")
    cursor.execute("VACUUM ANALYZE")
    for order, key in KEYS.items():
        cursor.execute(f"PREPARE by_{order}({TYPES}) AS {STATEMENT.format(key=key)}")
    cursor.execute("SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off")


class Peer:
    def __init__(self, cursor):
        self.cursor = cursor

    def ask(self, search):
        bits = ["0"] * 768
        for night in range(search.first, search.first + search.nights):
            bits[(night >> 6) * 64 + 63 - (night & 63)] = "1"
        self.cursor.execute(
            f"EXECUTE by_{search.order}({search.south}, {search.west}, {search.north}, {search.east}, {search.guests},"
            f" {search.amenities}, B'{''.join(bits)}', {search.first}, {search.nights}, {search.weekdays},"
            f" {search.weekends}, {search.lowest}, {search.highest}, {search.latitude}, {search.longitude})")
        count, ids, steps = self.cursor.fetchone()
        return count, ids or [], steps or []
