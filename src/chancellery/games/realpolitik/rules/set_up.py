"""How a match begins (3, 11.1)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    ALL_GENERALS,
    ASK,
    BORDERS,
    CARDS_OF,
    FORTRESSES,
    GENERALS_OF,
    MINOR_CARDS,
    PERMISSIONS,
    POWERS,
    START_CARDS,
    START_GENERALS,
    START_MONEY,
    START_MORALE,
    START_PRESTIGE,
    START_TRAINS,
    TERRITORIES,
    TOKENS,
    TRAINS,
)
from chancellery.games.realpolitik.rules.diplomacy import DiplomacyPhase
from chancellery.games.realpolitik.rules.pieces import draw_cards, is_minor
from chancellery.games.realpolitik.rules.turn import Turn
from chancellery.games.realpolitik.state import Realpolitik


def set_up(g: Realpolitik) -> None:
    """Put every piece where the rulebook wants it; with three players the diplomacy phase comes first."""
    set_up_board(g)
    set_up_pieces(g)
    set_up_cards(g)
    if g.seats < POWERS:
        g.push(DiplomacyPhase(), Turn())
    else:
        g.push(Turn())


def set_up_board(g: Realpolitik) -> None:
    g.turn = 0
    g.money = list(START_MONEY)
    g.morale = START_MORALE
    g.influence = (0,) * POWERS
    g.prestige = START_PRESTIGE
    g.ally = (NOBODY,) * POWERS
    g.controller = NOBODY
    g.box = 0
    g.permits = (ASK,) * (POWERS * PERMISSIONS)
    g.envoy = NOBODY
    g.round = 0
    g.railed = (0,) * ALL_GENERALS
    g.moved = (0,) * ALL_GENERALS
    g.taken_back = (0,) * ALL_GENERALS
    g.answered = ()
    g.battles = ()
    g.engaged = (0,) * ALL_GENERALS
    g.reports = ()
    g.contested = NOBODY
    g.attacker = NOBODY
    g.holder = NOBODY
    g.side = (0,) * ALL_GENERALS
    g.slots = (0,) * ALL_GENERALS
    g.committed = ()
    g.committed_to = ()
    g.face_up = ()
    g.passed = (0,) * POWERS
    g.broken = (0,) * POWERS


def set_up_pieces(g: Realpolitik) -> None:
    g.place = [NOBODY] * ALL_GENERALS
    g.units = [0] * ALL_GENERALS
    g.garrison = (NOBODY,) * TERRITORIES
    g.fortress = (0,) * TERRITORIES
    g.train = tuple(int(border in START_TRAINS) for border in range(BORDERS))
    g.tokens = [TOKENS] * POWERS
    for power, where, units in START_GENERALS:
        general = next(one for one in GENERALS_OF[power] if g.place[one] == NOBODY)
        g.place[general] = where
        g.units[general] = units
        g.tokens[power] -= units
    g.trains_left = TRAINS - len(START_TRAINS)
    g.fortresses_left = FORTRESSES
    g.settle()


def set_up_cards(g: Realpolitik) -> None:
    g.ready = tuple(
        int(MINOR_CARDS[card] or not is_minor(g, power)) for power in range(POWERS) for card in range(ACTION_CARDS)
    )
    g.laid = (NOBODY,) * POWERS
    g.hand = [[] for _ in range(POWERS)]
    g.discard = [[] for _ in range(POWERS)]
    g.austrian_deck, g.french_deck, g.prussian_deck, g.italian_deck = (list(cards) for cards in CARDS_OF)
    for power in range(POWERS):
        g.shuffle(g.deck(power))
        draw_cards(g, power, START_CARDS[power])
