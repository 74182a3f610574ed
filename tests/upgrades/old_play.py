"""Played by an older build, which the maker of kept matches unpacks from Git: running matches, and the schema of then.

It knows of that build only what all of them have: games, states, saves and events. What it prints is read by the
present one: a line of JSON for each match, the way a store of that build had it.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

from chancellery.engine.events import event_json
from chancellery.engine.frames import field_names
from chancellery.engine.game import Game
from chancellery.engine.options import Options
from chancellery.engine.rng import key_from
from chancellery.engine.saves import dump
from chancellery.engine.state import State
from chancellery.games import find_game

Data = dict[str, Any]

SNAPSHOT_EVERY = 32
# A match that would be over by then is begun again.
TRIES = 20
SHORTEST, LONGEST = 3, 260


def main(game_id: str, count: int) -> None:
    game = find_game(game_id)
    print(json.dumps(schema(game)))
    for number in range(count):
        print(json.dumps(running(game, number), separators=(",", ":")))


def schema(game: Game) -> Data:
    fields = {name: [type(field).__name__, list(field.by), field.of] for name, field in game.state.schema.items()}
    frames = {name: list(field_names(kind)) for name, kind in sorted(game.frames.items())}
    return {"game": game.id, "rules": game.rules, "fields": fields, "frames": frames}


def running(game: Game, number: int) -> Data:
    """A match that is not over: every player count in turn, every option now and then, by advice or by chance."""
    luck = random.Random(f"{game.id} {game.rules} {number}")
    players = list(game.players)[number % len(game.players)]
    for _ in range(TRIES):
        seed = key_from(f"{game.id} {luck.random()}")
        found = play(game, options_for(game, players, luck), seed, luck, luck.randint(SHORTEST, LONGEST), number % 3)
        if found is not None:
            return found
    raise SystemExit(f"{game.id}: no match of {players} runs so long")


def options_for(game: Game, players: int, luck: random.Random) -> Options:
    given: dict[str, Any] = {"players": players}
    for option in game.option_list:
        if luck.random() < 0.2:
            try:
                given = game.options({**given, option.id: luck.choice(option.samples())}).dump()
            except Exception:  # an option that does not fit this number of players
                continue
    return game.options(given)


def play(game: Game, options: Options, seed: bytes, luck: random.Random, plies: int, by_chance: int) -> Data | None:
    g = game.new(options, seed, record=True)
    nouns = game.nouns_for(options)

    def take_events() -> list[Any]:
        told = [
            [None if one.seats is None else list(one.seats), event_json(one.event, nouns)] for one in g.record().entries
        ]
        g.record().entries.clear()
        return told

    opening = take_events()
    actions: list[Any] = []
    events: list[Any] = []
    snapshots: dict[int, Any] = {}
    while g.ply < plies:
        if g.outcome is not None:
            return None
        seat, action = choose(game, g, luck, by_chance)
        g.play(seat, action)
        actions.append([seat, action])
        events.append(take_events())
        if g.ply % SNAPSHOT_EVERY == 0:
            snapshots[g.ply] = position(g)
    if g.outcome is not None:
        return None
    return {
        "options": options.dump(),
        "seed": seed.hex(),
        "opening": opening,
        "actions": actions,
        "events": events,
        "snapshots": snapshots,
        "position": position(g),
        "waiting": list(g.waiting),
    }


def choose(game: Game, g: State, luck: random.Random, by_chance: int) -> tuple[int, int]:
    """What the next seat does: an aside now and then, where there are any, else an answer."""
    for seat in range(g.seats):
        asides = g.asides(seat) if hasattr(g, "asides") else []
        if asides and luck.random() < 0.15:
            return seat, luck.choice(asides)
    seat = luck.choice(g.waiting)
    legal = list(g.legal(seat))
    if by_chance == 0 or game.advise is None:
        return seat, luck.choice(legal)
    scores = game.advise(g, seat, legal)
    best = max(scores)
    return seat, luck.choice([action for action, score in zip(legal, scores, strict=True) if score >= best])


def position(g: State) -> Any:
    """The saved position as data, which is smaller in the end: all of them are packed together."""
    return json.loads(json.dumps(dump(g)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
