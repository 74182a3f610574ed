"""Movements, mobilisations and diplomacy phases on crowded maps: alliances, trains and garrisons everywhere.

In a random game allies seldom meet. Here every position is dealt at random, and after each phase the map must hold what
the rules promise, whatever was chosen.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from chancellery.engine import shared_rows
from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    BORDERS,
    ENTERABLE,
    GENERALS_OF,
    HAND_LIMIT,
    HOME,
    ITALY,
    MOST_UNITS,
    PERMISSIONS,
    POWER_OF,
    POWERS,
    TOKENS,
    TRAINS,
)
from chancellery.games.realpolitik.game import REALPOLITIK, conserved_cards, conserved_generals, conserved_tokens
from chancellery.games.realpolitik.rules.diplomacy import DiplomacyPhase
from chancellery.games.realpolitik.rules.mobilisation import Mobilise
from chancellery.games.realpolitik.rules.movement import Move
from chancellery.games.realpolitik.rules.pieces import MASK, at_war, generals, hostile, put
from chancellery.games.realpolitik.rules.turn import EndTurn
from chancellery.games.realpolitik.state import Realpolitik

SEEDS = range(60)


def crowded(players: int, seed: int) -> tuple[Realpolitik, Random]:
    """A position at random in which nobody at war with each other stands together."""
    luck = Random(f"crowded {players} {seed}")
    g = REALPOLITIK.new(REALPOLITIK.options({"players": players}), seed)
    assert isinstance(g, Realpolitik)
    g.stack.clear()
    g.turn = 1
    befriend(g, luck)
    g.permits = tuple(luck.choice((0, 1, 1, 2)) for _ in range(POWERS * PERMISSIONS))
    laid = luck.sample(range(BORDERS), TRAINS)
    g.train = tuple(int(border in laid) for border in range(BORDERS))
    g.trains_left = 0 if luck.random() < 0.5 else 5
    if g.trains_left:
        for border in laid[:5]:
            g.train = shared_rows.put(g.train, border, 0)
    for where in luck.sample(ENTERABLE, 25):
        power = luck.randrange(POWERS)
        if HOME[where] == NOBODY or HOME[where] != g.ally[power]:
            g.garrison = shared_rows.put(g.garrison, where, power)
            g.tokens[power] -= 1
    for general, power in enumerate(POWER_OF):
        put(g, general, NOBODY)
        where = luck.choice(ENTERABLE)
        if luck.random() < 0.9 and not g.standing[where] & MASK[power] and not hostile(g, power, where):
            put(g, general, where)
            g.units[general] = min(luck.randint(0, MOST_UNITS), g.tokens[power])
            g.tokens[power] -= g.units[general]
    g.money = [luck.randint(0, 12) for _ in range(POWERS)]
    g.morale = tuple(luck.randint(0, 15) for _ in range(POWERS))
    return g, luck


def befriend(g: Realpolitik, luck: Random) -> None:
    a, b, c, d = luck.sample(range(POWERS), POWERS)
    g.ally = (NOBODY,) * POWERS
    pairs = [(a, b), (c, d)] if luck.random() < 0.7 else [(a, b)]
    if g.seats < POWERS:
        pairs = [(one, other) for one, other in [(a, b), (c, d)] if ITALY in (one, other) or luck.random() < 0.7]
    for one, other in pairs:
        g.ally = shared_rows.put(shared_rows.put(g.ally, one, other), other, one)
    if g.seats < POWERS:
        g.controller = g.ally[ITALY]


def play(g: Realpolitik, luck: Random) -> Counter[str]:
    """Play at random until the turn is over; what was asked, and how often."""
    asked: Counter[str] = Counter()
    g.run()
    turn = g.turn
    while g.outcome is None and g.turn == turn:
        seat = luck.choice(g.waiting)
        asked[type(g.stack[-1]).__name__] += 1
        g.play(seat, luck.choice(g.legal(seat)))
        for power in range(POWERS):
            assert conserved_tokens(g, power) == TOKENS
            assert conserved_generals(g, power) == len(GENERALS_OF[power])
            assert conserved_cards(g, power) == 13
        assert asked.total() < 2000
    return asked


def require_order(g: Realpolitik) -> None:
    """One general of a power in a place, three units with each, and no enemies together."""
    for where in ENTERABLE:
        here = generals(g.standing[where])
        powers = [POWER_OF[general] for general in here]
        assert len(set(powers)) == len(powers)
        assert not any(hostile(g, power, where) for power in powers)
    assert all(0 <= units <= MOST_UNITS for units in g.units)
    assert not any(g.moved + g.railed + g.taken_back + g.answered + g.engaged + g.battles)
    assert (g.envoy, g.round, g.contested) == (NOBODY, 0, NOBODY)


@pytest.mark.parametrize("players", [3, 4])
def test_movement(players: int) -> None:
    asked: Counter[str] = Counter()
    for seed in SEEDS:
        g, luck = crowded(players, seed)
        trains = sum(g.train)
        movers = luck.sample(range(POWERS), POWERS)
        g.push(*(Move(power) for power in movers), EndTurn())
        asked += play(g, luck)
        require_order(g)
        assert sum(g.train) == trains
    for question in ("MoveGenerals", "PlanMove", "AllowMove", "ChooseRide", "AllowRide", "GrantRound"):
        assert asked[question], f"{question} is never asked"


@pytest.mark.parametrize("players", [3, 4])
def test_diplomacy(players: int) -> None:
    asked: Counter[str] = Counter()
    for seed in SEEDS:
        g, luck = crowded(players, seed)
        g.push(DiplomacyPhase(), EndTurn())
        asked += play(g, luck)
        require_order(g)
        for power, ally in enumerate(g.ally):
            assert ally == NOBODY or g.ally[ally] == power
            strangers = [where for where in ENTERABLE if HOME[where] == ally != NOBODY and g.garrison[where] == power]
            assert not strangers, "a garrison is left in the home of an ally"
        if players == 3:
            assert g.controller == g.ally[ITALY] != NOBODY
            assert at_war(g, ITALY, next(power for power in range(3) if power != g.controller))
    for question in (
        "Entreaties",
        "AllowStay",
        "JoinGeneral",
        "JoinGeneralInWar",
        "RetreatFromAlly",
        "RetreatFromFormerAlly",
    ):
        assert asked[question], f"{question} is never asked"


@pytest.mark.parametrize("players", [3, 4])
def test_mobilisation(players: int) -> None:
    asked: Counter[str] = Counter()
    for seed in SEEDS:
        g, luck = crowded(players, seed)
        laid = g.trains_left + sum(g.train)
        g.push(*(Mobilise(power) for power in luck.sample(range(POWERS), POWERS)), EndTurn())
        asked += play(g, luck)
        require_order(g)
        assert g.money == [0] * POWERS
        assert all(len(hand) <= HAND_LIMIT for hand in g.hand)
        assert g.trains_left + sum(g.train) == laid
        assert all(g.garrison[where] != NOBODY for where in ENTERABLE if g.fortress[where])
    for question in ("PlaceFreeTrains", "AllowTrain", "PlaceGenerals", "Purchase"):
        assert asked[question], f"{question} is never asked"
