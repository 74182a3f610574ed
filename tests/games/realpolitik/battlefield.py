"""Realpolitik with nothing but battles: crowded positions at random, one after the other, for the contract suite.

In a random game battles are rare and small. Here every decision is one of a battle, and supporters, allies, garrisons,
fortresses, powers without morale and empty decks come often.
"""

from __future__ import annotations

from typing import Final

from chancellery.engine import shared_rows
from chancellery.engine.frames import Choice, Step
from chancellery.engine.game import Game
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.results import Result
from chancellery.games.realpolitik.board import (
    ADJACENT,
    ALL_GENERALS,
    CAPITAL,
    CARDS_OF,
    DONE,
    ENTERABLE,
    FORTRESSES,
    GENERALS_OF,
    ITALY,
    MOST_UNITS,
    POWER_OF,
    POWERS,
    TERRITORIES,
    TOKENS,
)
from chancellery.games.realpolitik.game import REALPOLITIK
from chancellery.games.realpolitik.rules.battle import ResolveBattles
from chancellery.games.realpolitik.rules.pieces import at_war, generals, hostile, put
from chancellery.games.realpolitik.rules.set_up import set_up_board, set_up_cards, set_up_pieces
from chancellery.games.realpolitik.state import Realpolitik

BATTLEFIELDS: Final = 20
MOST_HELD: Final = 7


class Battlefield(Step[Realpolitik]):
    """Make a crowded position with at least one battle, fight, and go on to the next."""

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, g: Realpolitik) -> None:
        if not self.left:
            g.finish(Result((), "limit", (0,) * g.seats))
            return
        mover = g.rng.below(POWERS)
        befriend(g)
        while not g.battles:
            scatter(g, mover)
        deal(g)
        g.push(ResolveBattles(mover), Truce(), Battlefield(self.left - 1))


class Truce(Choice[Realpolitik]):
    """A look at the outcome before everything changes."""

    rule = "9"

    def __init__(self) -> None:
        self.seat = 0

    def legal(self, g: Realpolitik) -> list[int]:
        return [DONE]

    def apply(self, g: Realpolitik, action: int) -> None:
        pass

    def prompt(self, g: Realpolitik) -> Text:
        return Text("choose-battle", power=("power", 0), battles=0)


def befriend(g: Realpolitik) -> None:
    """Alliances at random; with three players Italy always has a controller."""
    g.ally = (NOBODY,) * POWERS
    powers = list(range(POWERS))
    g.shuffle(powers)
    if g.seats < POWERS:
        g.controller = g.rng.below(g.seats)
        powers.remove(ITALY)
        powers.remove(g.controller)
        powers = [ITALY, g.controller, *powers]
    for one, other in (powers[:2], powers[2:]):
        if g.rng.below(3) or g.controller in (one, other):
            g.ally = shared_rows.put(shared_rows.put(g.ally, one, other), other, one)
    prestige = list(range(POWERS))
    g.shuffle(prestige)
    g.prestige = tuple(prestige)
    g.morale = tuple(max(0, g.rng.below(15) - 3) for _ in range(POWERS))


def scatter(g: Realpolitik, mover: int) -> None:
    """Crowd all generals around one territory; where the mover's general meets others there is a battle."""
    g.place = [NOBODY] * ALL_GENERALS
    g.units = [0] * ALL_GENERALS
    g.garrison = (NOBODY,) * TERRITORIES
    g.fortress = (0,) * TERRITORIES
    g.engaged = (0,) * ALL_GENERALS
    g.reports = ()
    g.tokens = [TOKENS] * POWERS
    g.settle()
    centre = g.rng.pick(ENTERABLE)
    field = [centre, *ADJACENT[centre], g.rng.pick(CAPITAL)]
    defenders_first = [general for general in range(ALL_GENERALS) if POWER_OF[general] != mover]
    for general in (*defenders_first, *GENERALS_OF[mover]):
        where = g.rng.pick(field)
        if g.rng.below(4) and welcome(g, general, where, mover):
            put(g, general, where)
            g.units[general] = MOST_UNITS - g.rng.below(MOST_UNITS + 1) * g.rng.below(2)
            g.tokens[POWER_OF[general]] -= g.units[general]
    for where in dict.fromkeys(field):
        there = [POWER_OF[general] for general in generals(g.standing[where]) if POWER_OF[general] != mover]
        if g.rng.below(2):
            owner = g.rng.pick(there) if there else g.rng.below(POWERS)
            g.garrison = shared_rows.put(g.garrison, where, owner)
            g.tokens[owner] -= 1
            g.fortress = shared_rows.put(g.fortress, where, int(sum(g.fortress) < FORTRESSES and not g.rng.below(3)))
    g.fortresses_left = FORTRESSES - sum(g.fortress)
    g.battles = tuple(
        general for general in GENERALS_OF[mover] if (at := g.place[general]) >= 0 and hostile(g, mover, at)
    )


def welcome(g: Realpolitik, general: int, where: int, mover: int) -> bool:
    """Not beside a general of the same power, nor beside enemies, unless it is the mover that attacks them alone."""
    power = POWER_OF[general]
    there = [POWER_OF[other] for other in generals(g.standing[where])]
    if power in there:
        return False
    enemies = [other for other in there if at_war(g, power, other)]
    return not enemies or (power == mover and len(enemies) == len(there))


def deal(g: Realpolitik) -> None:
    """Every power's thirteen cards at random to hand, deck and discards."""
    g.hand = []
    g.discard = []
    for power in range(POWERS):
        cards = list(CARDS_OF[power])
        g.shuffle(cards)
        held = MOST_HELD - g.rng.below(MOST_HELD + 1) * g.rng.below(2)
        left = g.rng.below(len(cards) - held + 1) * g.rng.below(2)
        g.hand.append(sorted(cards[:held]))
        g.set_deck(power, cards[held : held + left])
        g.discard.append(sorted(cards[held + left :]))


def set_up(g: Realpolitik) -> None:
    set_up_board(g)
    set_up_pieces(g)
    set_up_cards(g)
    g.push(Battlefield(BATTLEFIELDS))


BATTLES_ALONE: Final = Game(
    id=REALPOLITIK.id,
    credits=REALPOLITIK.credits,
    rules=REALPOLITIK.rules,
    folder=REALPOLITIK.folder,
    seats=REALPOLITIK.seats_by_count,
    nouns=REALPOLITIK.nouns,
    actions=REALPOLITIK.actions,
    state=Realpolitik,
    board=REALPOLITIK.board,
    see=REALPOLITIK.see,
    redeal_hidden=REALPOLITIK.redeal_hidden,
    talk_open=REALPOLITIK.talk_open,
    asides=REALPOLITIK.asides,
    set_up=set_up,
    frames=(*REALPOLITIK.frames.values(), Battlefield, Truce),
    facts=REALPOLITIK.facts,
    check=REALPOLITIK.check,
    conceal=REALPOLITIK.conceal,
)
