"""Nothing is left out: every frame, verb and event comes up in play, every ruling and worked example has its test."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chancellery.engine.actions import RETRACT
from chancellery.engine.events import event_key, events_in
from chancellery.engine.frames import Frame
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import (
    ACTIONS,
    REGION_CARD,
    REGIONS,
    SIDE_IDS,
    SPACES,
)
from chancellery.games.europe_divided.game import EUROPE_DIVIDED
from chancellery.games.europe_divided.rules.influence import dominates
from chancellery.games.europe_divided.state import EuropeDivided
from tests.games.europe_divided.positions import new

TESTS = Path(__file__).parent
GOLDEN = TESTS.parent.parent / "golden" / "europe_divided"
RULINGS = 87
EXAMPLES = 32
GAMES = 40


class Watched(list[Frame[Any]]):
    """A stack that remembers every frame that was ever on it."""

    def __init__(self, frames: Iterable[Frame[Any]], seen: set[str]) -> None:
        super().__init__(frames)
        self.seen = seen

    def append(self, frame: Frame[Any]) -> None:
        self.seen.add(type(frame).__name__)
        super().append(frame)

    def extend(self, frames: Iterable[Frame[Any]]) -> None:
        for frame in frames:
            self.append(frame)


class Seen:
    """What has come up in play."""

    def __init__(self) -> None:
        self.frames: set[str] = set()
        self.verbs: set[str] = {"retract"}
        self.events: set[str] = set()

    def watch(self, g: EuropeDivided, luck: Random, thrifty: bool) -> None:
        """Play on; every verb that is possible is as likely as any other, so that rare ones are chosen too."""
        g.stack = Watched(g.stack, self.frames)
        self.frames |= {type(frame).__name__ for frame in g.stack}
        while g.outcome is None:
            seat = luck.choice(g.waiting)
            if g.may_retract(seat) and not luck.randrange(10):
                g.play(seat, RETRACT)
                continue
            by_verb: dict[str, list[int]] = {}
            for action in g.legal(seat):
                by_verb.setdefault(ACTIONS.verbs[action], []).append(action)
            self.verbs |= set(by_verb)
            for dull in ("pass", "cash") if thrifty else ("pass",):
                if len(by_verb) > 1:
                    by_verb.pop(dull, None)
            g.play(seat, luck.choice(by_verb[luck.choice(sorted(by_verb))]))
            require_sound(g)
        assert g.log is not None
        self.events |= {event_key(entry.event) for entry in g.log.entries}


def require_sound(g: EuropeDivided) -> None:
    """Fifteen armies a side, twelve dice a bloc, and a 6 beside no opposing 6 or army (rulings 14, 22, 32 and 87)."""
    assert all(0 <= value <= 6 for value in g.die)
    assert all(count >= 0 for count in g.army)
    assert all(money >= 0 for money in g.money)
    seen = g.view(0)["board"]
    for seat, side in enumerate(SIDE_IDS):
        assert 0 <= seen["sides"][side]["supply"] <= 15
        assert seen["sides"][side]["supply"] + sum(seen["armies"][side].values()) == 15
        assert sum(g.army[seat * SPACES : (seat + 1) * SPACES]) == sum(seen["armies"][side].values())
        for region in range(REGIONS):
            if dominates(g, seat, region):
                assert not dominates(g, 1 - seat, region)
                assert not g.army[(1 - seat) * SPACES + region]
    assert all(not (g.army[space] and g.army[SPACES + space]) for space in range(SPACES))
    assert [len(g.die[bloc * REGIONS : (bloc + 1) * REGIONS]) for bloc in range(3)] == [12, 12, 12]
    assert len(g.die) == 36


@lru_cache(maxsize=1)
def seen() -> Seen:
    """What comes up in whole games."""
    found = Seen()
    for seed in range(GAMES):
        g, luck = new(seed), Random(seed)
        if seed % 2:
            crowd(g, luck)
        found.watch(g, luck, thrifty=seed % 3 > 0)
    return found


def crowd(g: EuropeDivided, luck: Random) -> None:
    """Dice everywhere, and every contested card in its owner's deck, so that rare cards are used."""
    g.die = [luck.randint(1, 5) for _ in g.die]
    g.taken = (1,) * len(g.taken)
    for seat in range(2):
        deck = g.deck(seat)
        deck += REGION_CARD[seat * REGIONS : (seat + 1) * REGIONS]
        luck.shuffle(deck)


def named_tests() -> set[str]:
    found = set()
    for file in TESTS.glob("test_*.py"):
        found |= set(re.findall(r"^def test_([a-z0-9_]+)\(", file.read_text("utf-8"), re.MULTILINE))
    return found


# --- what comes up in play ---


@pytest.mark.slow
@pytest.mark.pure("the compiled kernel goes past the methods of a list of our own")
def test_every_frame_is_met_in_play() -> None:
    assert set(EUROPE_DIVIDED.frames) - seen().frames == set()


@pytest.mark.slow
def test_every_verb_is_legal_somewhere() -> None:
    assert set(ACTIONS.verbs) - seen().verbs == set()


def test_every_event_happens() -> None:
    assert {event_key(event) for event in events_in(events)} - seen().events == set()


# --- tests ---


def test_every_numbered_ruling_has_a_test() -> None:
    names = named_tests()
    missing = [n for n in range(1, RULINGS + 1) if not any(name.startswith(f"ruling_{n}_") for name in names)]
    assert missing == []


def test_every_worked_example_is_a_golden_script() -> None:
    scripts = {path.stem for path in GOLDEN.glob("*.txt")}
    assert [n for n in range(EXAMPLES) if not any(name.startswith(f"g{n:02}_") for name in scripts)] == []


# --- many games ---


@pytest.mark.slow
def test_random_games_end() -> None:
    for seed in range(400):
        g = new(seed, record=False)
        luck = Random(seed)
        while g.outcome is None:
            seat = luck.choice(g.waiting)
            g.advance(seat, luck.choice(g.legal(seat)))
        assert g.turn == 20
