"""Odds of uprisings (9.2): what a question, its answers and the view say of a die or the next event is what comes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from chancellery.engine.odds import odds
from chancellery.engine.prose import Prose, Text
from chancellery.engine.rng import Rng, ScriptedRng, key_from
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    FOLDER,
    FRANCE,
    MINUS_ONE,
    NO_CHANGE,
    NOUNS,
    PLUS_ONE,
    UK,
    USA,
)
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.outlook import next_events
from chancellery.games.versailles_1919.rules.settling import NewEvent
from chancellery.games.versailles_1919.rules.uprising import Announce, UprisingCheck
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import ask, deploy, give, quiet

EUROPE = 0
FIGURES = {PLUS_ONE: "more", MINUS_ONE: "less", NO_CHANGE: "chances"}


def games(players: int, seeds: int) -> Iterator[Versailles]:
    """Every position of some random games."""
    for seed in range(seeds):
        luck = Random(seed)
        g = cast(Versailles, VERSAILLES_1919.new(VERSAILLES_1919.options({"players": players}), key_from(seed)))
        while g.outcome is None:
            yield g
            seat = g.waiting[0]
            g.advance(seat, luck.choice(g.legal(seat)))


def in_words(g: Versailles, language: str, action: int) -> str:
    """An answer to the open question, as on a button."""
    return Prose(language, [FOLDER / "text"], NOUNS, strict=True).answer(ACTIONS, action, g.prompt(g.waiting[0]))


def rises(g: Versailles, action: int, die: int) -> bool | None:
    """Whether a die brings an uprising after an answer; None if somebody else is asked before it is rolled."""
    twin = g.clone()
    twin.rng = script = ScriptedRng(key_from("die"))
    script.dice = [die, *range(1, 7), *range(1, 7)]
    log = twin.record()
    twin.advance(g.waiting[0], action)
    found = [entry.event for entry in log.entries if isinstance(entry.event, events.UprisingRolled)]
    return bool(found[0].uprising) if found else None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_announcement_says_how_many_faces_bring_an_uprising_or_nothing(players: int) -> None:
    told = 0
    for g in games(players, 12):
        if not isinstance(g.stack[-1], Announce):
            continue
        asked = cast(Text, g.prompt(g.waiting[0])).args
        for action in g.legal(g.waiting[0]):
            came = [rises(g, action, die) for die in range(1, 7)]
            if asked["later"]:
                assert came == [None] * 6
            else:
                assert sum(map(bool, came)) == asked[FIGURES[action]]
                told += 1
    assert told >= 6


def test_factions_that_announce_by_themselves_are_counted() -> None:
    """The United Kingdom would be hit and subtracts 1 after the player has announced (14.6)."""
    g = quiet(1)
    g.unrest[EUROPE] = 5
    give(g, UK, "saar-league")
    for nation, column in ((UK, 7), (USA, 5)):
        deploy(g, nation, f"europe-{column}")
    ask(g, UprisingCheck((EUROPE,)))
    came = [rises(g, NO_CHANGE, die) for die in range(1, 7)]
    assert sum(map(bool, came)) == cast(Text, g.prompt(0)).args["chances"]


@pytest.mark.parametrize(
    ("language", "last", "first"),
    [
        ("en", "Add 1 to the die (uprising 4 in 6)", "Add 1 to the die"),
        ("fr", "Ajouter 1 au dé (soulèvement\u202f: 4 sur 6)", "Ajouter 1 au dé"),
    ],
)
def test_who_announces_before_others_is_told_no_odds(language: str, last: str, first: str) -> None:
    g = quiet()
    g.unrest[EUROPE] = 5
    for nation, column in ((UK, 7), (FRANCE, 6)):
        deploy(g, nation, f"europe-{column}")
    ask(g, UprisingCheck((EUROPE,)))
    assert in_words(g, language, PLUS_ONE) == first
    assert not odds(g, g.waiting[0], Rng(key_from("odds")))
    g.advance(g.waiting[0], NO_CHANGE)
    assert in_words(g, language, PLUS_ONE) == last
    assert odds(g, g.waiting[0], Rng(key_from("odds")))[PLUS_ONE].counts == {"uprising": [3, 4, 5, 6]}


@pytest.mark.parametrize("players", [1, 3])
def test_the_next_event_is_one_of_those_that_are_counted(players: int) -> None:
    """Also where the deck has run out, and the event on the table will be shuffled into the next one (5.3.5)."""
    drawn = 0
    for g in games(players, 1):
        twin = g.clone()
        twin.event_discard, twin.event_deck = twin.event_discard + twin.event_deck, []
        pool = sorted(next_events(twin))
        luck = Random(g.ply)
        # As far as the next event is drawn, or the settlement and with it the table has changed.
        settling = any(isinstance(frame, NewEvent) for frame in twin.stack)
        while settling and twin.waiting and not twin.event_deck:
            twin.advance(twin.waiting[0], luck.choice(twin.legal(twin.waiting[0])))
        if settling and twin.event_deck:
            # The one that was drawn waits; whatever waited before did so before.
            waits = [card for card in twin.callers if card not in g.callers]
            assert sorted([*twin.event_deck, *waits]) == pool
            drawn += 1
    assert drawn >= 20


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_who_keeps_or_picks_an_issue_is_told_no_odds(players: int) -> None:
    """An event is turned up before any die: whether it brings one nobody knows."""
    asked = 0
    for g in games(players, 2):
        if type(g.stack[-1]).__name__ in ("KeepIssue", "AddIssue"):
            assert odds(g, g.waiting[0], Rng(key_from(g.ply))) == {}
            asked += 1
    assert asked >= 4
