"""Battle positions for the tests of Realpolitik: a map with nothing on it but what a test puts there.

A position is written line by line:

    general italy_1 lombardia 3     a general, where it stands, and its units
    garrison austria lombardia      (fortress lombardia, too)
    hand italy 4 4 3                battle cards by value; the rest of the thirteen is in the deck
    morale italy 5                  (5 for everybody who is not named)
    ally france prussia
    minor prussia                   a game of three, in which Prussia controls Italy
    prestige italy austria          the first powers of the track; the others follow in the order of set-up
    attack italy_1                  the generals whose moves have brought battles about, in this order
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import dedent

from chancellery.engine.events import event_key
from chancellery.engine.script import Script
from chancellery.games import find_game
from chancellery.games.realpolitik.board import (
    CARD_POWER,
    CARD_VALUE,
    CARDS_OF,
    GENERALS_OF,
    NOUNS,
    POWER_IDS,
    POWERS,
    START_PRESTIGE,
    TOKENS,
)
from chancellery.games.realpolitik.state import Realpolitik

DECKS = {"austria": "austrian_deck", "france": "french_deck", "prussia": "prussian_deck", "italy": "italian_deck"}


class Position:
    """What the lines of a position say."""

    def __init__(self, text: str) -> None:
        self.players = 4
        self.statements: list[str] = []
        self.tokens = dict.fromkeys(POWER_IDS, TOKENS)
        self.hands: dict[str, list[int]] = {power: [] for power in POWER_IDS}
        self.attackers: list[str] = []
        self.morale = dict.fromkeys(POWER_IDS, 5)
        self.prestige = [POWER_IDS[power] for power in START_PRESTIGE]
        for line in text.splitlines():
            if line.strip():
                word, *rest = line.split()
                getattr(self, f"read_{word}")(*rest)

    def read_general(self, general: str, where: str, units: str) -> None:
        self.statements += [f"set place {general}: {where}", f"set units {general}: {units}"]
        self.tokens[general.split("_")[0]] -= int(units)

    def read_garrison(self, power: str, where: str) -> None:
        self.statements.append(f"set garrison {where}: {power}")
        self.tokens[power] -= 1

    def read_fortress(self, where: str) -> None:
        self.statements.append(f"set fortress {where}: yes")

    def read_hand(self, power: str, *values: str) -> None:
        for value in values:
            cards = [c for c in CARDS_OF[NOUNS.index("power", power)] if CARD_VALUE[c] == int(value)]
            self.hands[power].append(next(c for c in cards if c not in self.hands[power]))

    def read_morale(self, power: str, morale: str) -> None:
        self.morale[power] = int(morale)

    def read_ally(self, one: str, other: str) -> None:
        self.statements += [f"set ally {one}: {other}", f"set ally {other}: {one}"]

    def read_minor(self, controller: str) -> None:
        self.players = 3
        self.statements.append(f"set controller: {controller}")
        self.read_ally("italy", controller)

    def read_prestige(self, *powers: str) -> None:
        self.prestige = [*powers, *(power for power in self.prestige if power not in powers)]

    def read_attack(self, *generals: str) -> None:
        self.attackers += generals

    def board(self) -> Iterator[str]:
        """The pieces, cards and markers as statements of a golden script."""
        yield from ("game realpolitik", f"players {self.players}")
        yield from (f"clear {name}" for name in ("place", "units", "garrison", "fortress", "ally", "influence"))
        yield from self.statements
        yield f"set prestige: {', '.join(self.prestige)}"
        for power in POWER_IDS:
            hand = self.hands[power]
            deck = [c for c in CARDS_OF[NOUNS.index("power", power)] if c not in hand]
            yield f"set hand {power}: {', '.join(NOUNS.id('card', c) for c in sorted(hand)) or 'none'}"
            yield f"set {DECKS[power]}: {', '.join(NOUNS.id('card', c) for c in deck)}"
            yield f"set morale {power}: {self.morale[power]}"
            yield f"set tokens {power}: {self.tokens[power]}"

    def script(self) -> Iterator[str]:
        """The position, and the battles that are to be fought."""
        yield from self.board()
        yield f"set battles: {', '.join(self.attackers)}"
        yield f"stack ResolveBattles power={self.attackers[0].split('_')[0]} then Turn"


def battle(position: str, actions: str = "") -> Realpolitik:
    """Play the statements of a golden script on a position; everything is still there afterwards."""
    state = Script(find_game).run("\n".join([*Position(position).script(), dedent(actions)]))
    assert isinstance(state, Realpolitik)
    require_conserved(state)
    return state


def require_conserved(g: Realpolitik) -> None:
    """Tokens and battle cards of every power are all somewhere, once."""
    for power in range(POWERS):
        on_map = sum(g.units[general] for general in GENERALS_OF[power]) + g.garrison.count(power)
        assert on_map + g.tokens[power] == TOKENS
        on_table = [card for card in g.committed if CARD_POWER[card] == power]
        assert sorted(g.hand[power] + g.deck(power) + g.discard[power] + on_table) == sorted(CARDS_OF[power])


def hand_values(g: Realpolitik, power: str) -> list[int]:
    return sorted(CARD_VALUE[card] for card in g.hand[NOUNS.index("power", power)])


def discard_values(g: Realpolitik, power: str) -> list[int]:
    return sorted(CARD_VALUE[card] for card in g.discard[NOUNS.index("power", power)])


def happened(g: Realpolitik) -> list[str]:
    """The keys of everything that has happened since the script began."""
    assert g.log is not None
    return [event_key(entry.event) for entry in g.log.entries]


def asked(g: Realpolitik) -> str:
    """Who is asked now."""
    (seat,) = g.waiting
    return g.seat_id(seat)


def options(g: Realpolitik) -> list[str]:
    """What the one who is asked may answer, sorted."""
    (seat,) = g.waiting
    return sorted(g.describe(action) for action in g.legal(seat))


def track(g: Realpolitik) -> list[str]:
    """The powers on the prestige track, highest first."""
    return [POWER_IDS[power] for power in g.prestige]
