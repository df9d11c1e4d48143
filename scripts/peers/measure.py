"""Asks other engines what Nadri's index was asked, compares every answer, and says how long each takes: a table in Markdown.

Usage: measure.py FOLDER, in which `nadri bench peers` has written its tables.
"""

import pathlib
import statistics
import sys
import tempfile
import time

import duck
import postgis
import rtree
from tables import searches

# How many searches of each kind an engine is asked: enough for a median, without an hour of waiting for the world.
LIMITS = {"city": 200, "country": 60, "world": 4}
ROUNDS = 3
# How many times faster Nadri is meant to be.
GOALS = {
    postgis.NAME: {"city": 100, "country": 150},
    duck.NAME: {"city": 300, "country": 100, "world": 15},
}


def main():
    tables = pathlib.Path(sys.argv[1])
    asked = searches(tables)
    # Of the very searches that the others are asked.
    ours = {kind: statistics.median(one.microseconds for one in chosen(asked, kind)) for kind in LIMITS}
    print("| engine | city p50 | country p50 | world p50 | answers equal to Nadri's |")
    print("|---|---|---|---|---|")
    print(f"| Nadri's index | {' | '.join(f'{ours[kind]:,.1f} µs' for kind in LIMITS)} | |")
    for engine in [postgis, rtree, duck]:
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder).chmod(0o755)
            with engine.opened(pathlib.Path(folder), tables) as peer:
                print(row(engine.NAME, measured(peer, asked), ours), flush=True)


def row(name, figures, ours):
    cells = [cell(figures[kind], ours[kind], GOALS.get(name, {}).get(kind)) for kind in LIMITS]
    return f"| {name} | {' | '.join(cells)} | {figures['equal']} of {figures['asked']} |"


def cell(theirs, ours, goal):
    wanted = f", goal {goal}×" if goal else ""
    return f"{theirs:,.0f} µs ({theirs / ours:,.0f}×{wanted})"


def chosen(asked, kind):
    return [one for one in asked if one.kind == kind][: LIMITS[kind]]


def measured(peer, asked):
    """Medians in microseconds by kind, and how many of the answers were Nadri's."""
    result = {"asked": 0, "equal": 0}
    for kind in LIMITS:
        some = chosen(asked, kind)
        times = [[] for _ in some]
        for round in range(ROUNDS + 1):
            for search, taken in zip(some, times):
                begun = time.perf_counter()
                answer = peer.ask(search)
                taken.append((time.perf_counter() - begun) * 1e6)
                if round == 0:
                    taken.clear()  # the first is for warming up
                    result["asked"] += 1
                    result["equal"] += is_equal(search, answer)
        result[kind] = statistics.median(statistics.median(taken) for taken in times)
    return result


def is_equal(search, answer):
    count, ids, steps = answer
    histogram = [0] * 50
    for step, number in steps:
        histogram[int(step)] += int(number)
    return (count, list(ids), histogram) == (search.count, search.ids, search.histogram)


main()
