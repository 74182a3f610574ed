"""One side of a comparison, in a process of its own: it plays a series and prints its games, a line of JSON each.

The text of this file is handed to Python, with the source of another revision too, so it takes no more of the
laboratory than older ones have. The first line that it prints says what plays; a problem is a line of its own.
"""

from __future__ import annotations

import json
import sys
from typing import Any


def told(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


def play(wanted: dict[str, Any]) -> None:
    from pathlib import Path

    from chancellery import __version__
    from chancellery.games import find_game
    from chancellery.lab.balance import Curve, Uses
    from chancellery.lab.bench import compiled
    from chancellery.lab.engines import local_engine
    from chancellery.lab.series import Series
    from chancellery.lab.shards import play_shards

    game = find_game(wanted["game"])
    if wanted["source"]:
        laid = Path(wanted["source"]).resolve()
        files = [getattr(module, "__file__", None) for module in list(sys.modules.values())]
        if not any(file and Path(file).resolve().is_relative_to(laid) for file in files):
            told({"problem": f"revision {wanted['revision']} has no code that plays {game.title}"})
            return
    overlay: list[str] = []
    if wanted["overlay"]:
        try:
            from chancellery.engine.overlays import applied_to
        except ImportError:
            told({"problem": f"revision {wanted['revision']} knows no overlays"})
            return
        overlay = [change.told() for change in applied_to(game.id)]
        if not overlay:
            told({"problem": f"{game.title} reads no content that an overlay could change"})
            return
    options = game.options(wanted["options"])
    seats = game.seats(options)
    # Bots are named round the table: the list is repeated until everybody has one.
    bots = tuple(wanted["bots"][seat % len(wanted["bots"])] for seat in range(len(seats)))
    series = Series(game.id, options.dump(), bots, wanted["seed"], wanted["iterations"], accumulators=(Curve, Uses))
    series.check()
    told(
        {
            "chancellery": __version__,
            "build": "compiled" if compiled() else "pure",
            "rules": game.rules,
            "options": options.dump(),
            "seats": seats,
            "bots": bots,
            "overlay": overlay,
        }
    )
    folder = Path(wanted["folder"]) if wanted["folder"] else None
    ids = game.nouns.ids
    engine = local_engine(wanted["workers"])
    for rows in play_shards(series, wanted["games"], 0, folder, engine):
        for row in rows:
            stopped = row["error"] or row.get("failure")
            uses = set()
            for use in [] if stopped else row["uses"]:
                kind, word, thing, _ = use.rsplit("/", 3)
                uses.add(f"{kind}/{word}/{ids[kind][int(thing)]}")
            kept = {name: row[name] for name in ("number", "winners", "decisions", "ending")}
            told({**kept, "turns": row.get("turns"), "stopped": stopped, "uses": sorted(uses)})


def main() -> None:
    try:
        play(json.loads(sys.argv[1]))
    except Exception as error:
        told({"problem": str(error) or type(error).__name__})


if __name__ == "__main__":
    main()
