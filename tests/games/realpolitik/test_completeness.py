"""Nothing is left out: every frame, every action and every event comes up in play, every ruling has its test."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chancellery.engine.actions import RETRACT
from chancellery.engine.events import Event, event_key
from chancellery.engine.frames import Choice, Frame, SealedChoice
from chancellery.engine.prose import Prose
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import ACTIONS, FOLDER, FORTRESSES, NOUNS, TRAINS
from chancellery.games.realpolitik.game import REALPOLITIK
from chancellery.games.realpolitik.rules.turn import Turn
from chancellery.games.realpolitik.state import Realpolitik
from tests.games.realpolitik.battlefield import BATTLES_ALONE
from tests.games.realpolitik.test_crowded_map import crowded

TESTS = Path(__file__).parent
GOLDEN = TESTS.parent.parent / "golden" / "realpolitik"
RULINGS = 113
EXAMPLES = 9
# The worked examples that are golden scripts.
SCRIPTS = {
    1: "entreaties",
    2: "movement_with_envoy",
    3: "battle_of_lombardia",
    4: "wien_adjustment",
    5: "envoy_ceiling",
    8: "italy_by_bid",
    9: "mobilisation",
}
LANGUAGES = ("en", "fr")
TURNS = 40
DECISIONS = 250


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
        self.verbs: set[str] = set()
        self.events: set[str] = set()

    def watch(self, g: Realpolitik, luck: Random, decisions: int) -> None:
        """Play on; every verb that is possible is as likely as any other, so that rare ones are chosen too."""
        g.stack = Watched(g.stack, self.frames)
        self.frames |= {type(frame).__name__ for frame in g.stack}
        g.record()
        g.run()
        for _ in range(decisions):
            if g.outcome is not None:
                break
            picked = [seat for seat in range(g.seats) if g.may_retract(seat)]
            if picked and not luck.randrange(10):
                self.verbs.add("retract")
                g.play(luck.choice(picked), RETRACT)
                continue
            seat = luck.choice(g.waiting)
            by_verb: dict[str, list[int]] = {}
            for action in g.legal(seat):
                by_verb.setdefault(ACTIONS.verbs[action], []).append(action)
            self.verbs |= set(by_verb)
            g.play(seat, luck.choice(by_verb[luck.choice(sorted(by_verb))]))
            assert g.trains_left + sum(g.train) == TRAINS
            assert g.fortresses_left + sum(g.fortress) == FORTRESSES
        assert g.log is not None
        self.events |= {event_key(entry.event) for entry in g.log.entries}


@lru_cache(maxsize=1)
def seen() -> Seen:
    """What comes up in whole turns on crowded maps, in openings, and in battles alone."""
    found = Seen()
    for players in REALPOLITIK.players:
        for seed in range(TURNS):
            g, luck = crowded(players, seed)
            g.box = seed % 4
            g.laid = (-1,) * len(g.laid)
            g.push(Turn())
            found.watch(g, luck, DECISIONS)
        for game in (REALPOLITIK, BATTLES_ALONE):
            for seed in range(3):
                state = game.new(game.options({"players": players}), seed)
                assert isinstance(state, Realpolitik)
                found.watch(state, Random(f"{players} {seed}"), DECISIONS * 2)
    talking = REALPOLITIK.new(REALPOLITIK.options({"players": 3, "talk": True}), 1)
    assert isinstance(talking, Realpolitik)
    found.watch(talking, Random("talk"), DECISIONS)
    return found


def own_events() -> set[str]:
    """The keys of the events that the game defines."""
    return {
        event_key(thing)
        for thing in vars(events).values()
        if isinstance(thing, type) and issubclass(thing, Event) and thing.__module__ == events.__name__
    }


def named_tests() -> set[str]:
    found = set()
    for file in TESTS.glob("test_*.py"):
        found |= set(re.findall(r"^def test_([a-z0-9_]+)\(", file.read_text("utf-8"), re.MULTILINE))
    return found


# --- what comes up in play ---


@pytest.mark.slow
@pytest.mark.pure("compiled code appends to a list without asking the methods of its subclass")
def test_every_frame_is_met_in_play() -> None:
    assert set(REALPOLITIK.frames) - seen().frames == set()


def test_every_verb_is_legal_somewhere() -> None:
    assert set(ACTIONS.verbs) - seen().verbs == set()


def test_every_event_happens() -> None:
    assert own_events() - seen().events == set()


# --- words ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_game_has_its_words(language: str) -> None:
    prose = Prose(language, [FOLDER / "text"], NOUNS, strict=True)
    assert [key for key in sorted(own_events()) if not prose.has(f"event-{key}")] == []


def test_every_question_names_a_rule_that_the_help_explains() -> None:
    for language in LANGUAGES:
        help_page = (FOLDER / "help" / f"{language}.md").read_text("utf-8")
        anchors = set(re.findall(r"\{#([0-9.]+)\}", help_page))
        rules = {frame.rule for frame in REALPOLITIK.frames.values() if issubclass(frame, (Choice, SealedChoice))}
        assert rules - anchors == set()


# --- tests ---


def test_every_numbered_ruling_has_a_test() -> None:
    names = named_tests()
    missing = [n for n in range(1, RULINGS + 1) if not any(name.startswith(f"ruling_{n}_") for name in names)]
    assert missing == []


def test_every_worked_example_has_a_test_or_a_golden_script() -> None:
    names = named_tests()
    missing = [
        n
        for n in range(1, EXAMPLES + 1)
        if not any(name.startswith(f"example_{n}_") for name in names)
        and not (n in SCRIPTS and (GOLDEN / f"{SCRIPTS[n]}.txt").exists())
    ]
    assert missing == []
