"""Plays seeded random games and prints a line for each: fingerprints of all that a build makes of them.

Run once under each build; equal lines are equal bytes: every legal list, journal, save, view of every seat, redeal,
outlook, advice, estimate, short search, log and review.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from chancellery.bots.bot import consult
from chancellery.bots.budget import Budget
from chancellery.bots.judging.learned import value_for
from chancellery.bots.judging.reviewer import Reviewer
from chancellery.bots.search import ChancellorBot
from chancellery.contract.options import every_options
from chancellery.engine.events import event_json
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.options import Options
from chancellery.engine.outlook import outlook
from chancellery.engine.prose import Prose
from chancellery.engine.rng import Rng, key_from, luck_from
from chancellery.engine.saves import save
from chancellery.engine.state import SPECTATOR, State
from chancellery.games import find_game
from chancellery.lab.bench import compiled

# Views, redeals, advice and saves are looked at in every position of so many.
EVERY = 100
# A short search, in every match of so many: it takes longer than all the rest.
SHORT = Budget(iterations=8, reasons=True)
SEARCHED = 4
# So many plies of such a match are reviewed.
REVIEWED = 16


class Fingerprints:
    """One hash for each kind of thing that is compared."""

    def __init__(self) -> None:
        self.hashes: dict[str, Any] = {}

    def add(self, kind: str, thing: object) -> None:
        data = thing if isinstance(thing, bytes) else json.dumps(thing, separators=(",", ":")).encode()
        self.hashes.setdefault(kind, hashlib.sha256()).update(data + b"\n")

    def line(self) -> str:
        return " ".join(f"{kind}={found.hexdigest()[:16]}" for kind, found in sorted(self.hashes.items()))


def matches(game: Game, first: int, end: int) -> Iterator[tuple[Options, int]]:
    """Matches of a game, spread over its player counts and options."""
    every = every_options(game)
    for number in range(first, end):
        yield every[number % len(every)], number


def play(game: Game, options: Options, number: int) -> Fingerprints:
    """Play one match at random and take the fingerprints of all that can be seen of it."""
    found = Fingerprints()
    seed = key_from(f"fast:{number}")
    luck = Rng(key_from(f"fast:{number}:luck"))
    journal = Journal(game, options, seed)
    g = game.new(options, seed, record=True)
    while g.waiting:
        seat = luck.pick(g.waiting)
        legal = g.legal(seat)
        found.add("legal", [g.ply, seat, legal])
        if g.ply % EVERY == number % EVERY:
            look(g, found, luck, number % SEARCHED == 0)
        action = luck.pick(legal)
        asides = g.asides(seat)
        if asides and luck.below(20) == 0:
            action = luck.pick(asides)
        g.play(seat, action)
        journal.actions.append((seat, action))
    assert g.log is not None
    nouns = game.nouns_for(options)
    proses = [Prose(language, (game.folder / "text",), nouns) for language in ("en", "fr")]
    for entry in g.log.entries:
        found.add("log", [entry.ply, entry.seats, event_json(entry.event, nouns)])
    for entry in g.log.entries[:: len(g.log.entries) // 50 + 1]:
        found.add("words", [prose.event(entry.event) for prose in proses])
    found.add("journal", journal.export())
    if number % SEARCHED == 0:
        reviewer = Reviewer(journal, value_for(game, options), max(0, g.ply - REVIEWED), redeals=2)
        while reviewer.g.ply < g.ply:
            found.add("review", msgspec.json.encode(reviewer.look()))
    return found


def look(g: State, found: Fingerprints, luck: Rng, search: bool) -> None:
    """Everything that can be asked of one position; bots take their luck from another generator than matches do."""
    bots = luck_from(key_from(luck.word()))
    found.add("save", save(g))
    for seat in range(SPECTATOR, g.seats):
        found.add("view", g.view(seat))
    for seat in range(g.seats):
        twin = g.redeal(seat, luck)
        found.add("redeal", save(twin))
    for seat in g.waiting:
        found.add("outlook", outlook(g, seat, luck))
    if g.game.advise is not None:
        for seat in g.waiting:
            legal = g.legal(seat)
            twin = g.redeal(seat, bots)
            found.add("redeal", save(twin))
            found.add("advice", g.game.advise(twin, seat, legal))
    if g.game.advise_beginner is not None and g.game.evaluate is not None:
        seat = g.waiting[0]
        found.add("beginner", g.game.advise_beginner(g.redeal(seat, luck), seat, g.legal(seat)))
        found.add("chances", [g.game.evaluate(g, seat) for seat in range(g.seats)])
        if g.game.signs is not None:
            found.add("signs", g.game.signs(g))
        if search:
            thought = consult(ChancellorBot(g.game, luck.fork()), g, seat, luck, SHORT)
            found.add("search", [(reason.action, reason.visits, reason.value) for reason in thought.reasons])


def main() -> None:
    game = find_game(sys.argv[1])
    print("compiled" if compiled() else "pure")
    for options, number in matches(game, int(sys.argv[2]), int(sys.argv[3])):
        print(number, play(game, options, number).line(), flush=True)


if __name__ == "__main__":
    main()
