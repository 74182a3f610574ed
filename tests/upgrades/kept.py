"""Running matches of older rules: where they lie, and how they come into a store as a server of then had left them."""

from __future__ import annotations

import functools
import json
import lzma
import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chancellery.engine.game import Game
from chancellery.engine.saves import MAGIC
from chancellery.engine.state import State
from chancellery.games import SHIPPED, find_game
from chancellery.store.statements import ADD_SNAPSHOT
from chancellery.store.store import Store
from chancellery.store.table_loader import load_table
from chancellery.store.transfer import keep_new
from chancellery.table.entries import Acted, ActionEntry
from chancellery.table.match import Match, Pace, Seat
from chancellery.table.table import SNAPSHOT_EVERY
from chancellery.table.upgrading import Kept

FOLDER = Path(__file__).parent
# At least thirty are wanted of each version.
COUNT = 32

OldMatch = dict[str, Any]


def path_of(game: str, rules: int) -> Path:
    return FOLDER / game / f"rules-{rules}.jsonl.xz"


def versions() -> list[tuple[str, int]]:
    """Every earlier version of every game that is shipped."""
    return [(id, rules) for id in SHIPPED for rules in range(1, find_game(id).rules)]


@functools.cache
def matches_of(game: str, rules: int) -> list[OldMatch]:
    """The running matches that are kept of a version."""
    return [json.loads(line) for line in lzma.decompress(path_of(game, rules).read_bytes()).decode().splitlines()]


def packed(position: OldMatch) -> bytes:
    """A saved position as the bytes that `save` wrote."""
    body = zlib.compress(json.dumps(position, separators=(",", ":"), sort_keys=True).encode(), 6)
    return MAGIC + zlib.crc32(body).to_bytes(4, "big") + body


def header(game: str, rules: int, old: OldMatch, id: str, people: list[str], now: float = 1000.0) -> Match:
    """The match of then at its last ply; people sit on the first seats, and bots on all others."""
    seats = [
        Seat("person", user=people[at], left=3 * 86400.0) if at < len(people) else Seat("bot", bot="random")
        for at in range(len(old["position"]["picks"]))
    ]
    return Match(
        id=id,
        game=game,
        rules=rules,
        options=old["options"],
        seats=seats,
        pace=Pace("days", days=3),
        timeout="bot",
        visibility="link",
        owner=None,
        seed=bytes.fromhex(old["seed"]),
        created=now,
        status="running",
        ply=len(old["actions"]),
        since=now,
        waiting=old["waiting"],
    )


def entries_of(game: Game, old: OldMatch) -> Iterator[ActionEntry]:
    """What was played, as it was told; with the snapshots that were taken."""
    for ply, ((seat, action), events) in enumerate(zip(old["actions"], old["events"], strict=True), 1):
        told = [(seats, event) for seats, event in events]
        saved = old["snapshots"].get(str(ply))
        acted = Acted(seat=seat, action=game.actions.name(action), events=told)
        yield ActionEntry(ply, 1000.0, action, acted, None if saved is None else packed(saved))


def kept_of(game: str, old: OldMatch, at_rest: bool) -> Kept:
    """All that a store has of a match; since it keeps positions at rest, the last one too."""
    entries = list(entries_of(find_game(game), old))
    positions = {entry.ply: entry.snapshot for entry in entries if entry.snapshot is not None}
    if at_rest:
        positions[len(entries)] = packed(old["position"])
    return Kept(entries, sorted(positions.items(), reverse=True))


def put(store: Store, match: Match, old: OldMatch, at_rest: bool) -> None:
    """Write a match into a store as a server of then had left it."""
    keep_new(store, match, list(entries_of(find_game(match.game), old)))
    if at_rest and match.ply % SNAPSHOT_EVERY:
        with store.database.writing() as connection:
            connection.execute(ADD_SNAPSHOT, {"match": match.id, "ply": match.ply, "state": packed(old["position"])})


def advised(g: State, seat: int, legal: list[int]) -> int:
    """What the game advises; the first of several."""
    if g.game.advise is None or len(legal) == 1:
        return legal[0]
    scores = g.game.advise(g, seat, legal)
    return legal[scores.index(max(scores))]


def play_to_end(store: Store, id: str, most: int = 4000, by_chance: int = 300) -> Match:
    """Let bots play a match to its end, on all seats, and keep what is played.

    Chance alone may take for ever: what it has not brought to an end goes on by the game's advice.
    """
    table, _ = load_table(store.matches, id)
    luck = random.Random(id)
    run: list[ActionEntry] = []
    while table.match.status == "running":
        assert len(run) < most, "the match does not end"
        seat = table.state.waiting[0]
        legal = table.state.legal(seat)
        action = luck.choice(legal) if len(run) < by_chance else advised(table.state, seat, legal)
        run.append(table.act(seat, action, table.state.ply, 3000.0))
    store.matches.save_run(table.match, run)
    return store.matches.header(id)
