"""Positions for tests: an empty map unless a test says otherwise, actions by their names, and what can be read off."""

from __future__ import annotations

from chancellery.engine.frames import Frame
from chancellery.engine.shared_rows import put
from chancellery.games.europe_divided.board import (
    ACT_IDS,
    ACTIONS,
    ACTS,
    ADVANTAGE_IDS,
    BLOC_IDS,
    CARD_IDS,
    CARD_SEAT,
    HEADLINE_IDS,
    REGION_IDS,
    REGIONS,
    SEA_IDS,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
    SPOT_IDS,
)
from chancellery.games.europe_divided.game import EUROPE_DIVIDED
from chancellery.games.europe_divided.rules.actions import Segment, UseCard
from chancellery.games.europe_divided.rules.turn import CommitCards, Turn
from chancellery.games.europe_divided.state import EuropeDivided


def new(seed: int = 1, record: bool = True) -> EuropeDivided:
    """A match at its first question."""
    g = EUROPE_DIVIDED.new(seed=seed, record=record)
    assert isinstance(g, EuropeDivided)
    return g


class Table:
    """A match with an empty map and no advantage cards, about to begin its first turn.

    dice and armies are written as in `eu poland 5, russia ukraine 2`.
    """

    def __init__(self, dice: str = "", armies: str = "", money: tuple[int, int] = (6, 3), seed: int = 1) -> None:
        self.g = new(seed)
        g = self.g
        g.die = [0] * len(g.die)
        g.army = [0] * len(g.army)
        g.advantages = [[], []]
        g.money = list(money)
        self.set_dice(dice)
        for words in filter(None, armies.split(", ")):
            side, space, count = words.split()
            g.army[SIDE_IDS.index(side) * SPACES + SPACE_IDS.index(space)] = int(count)
        self.stack(Turn())

    # --- making a position ---

    def set_dice(self, dice: str) -> None:
        for words in filter(None, dice.split(", ")):
            bloc, region, value = words.split()
            self.g.die[BLOC_IDS.index(bloc) * REGIONS + REGION_IDS.index(region)] = int(value)

    def stack(self, *frames: Frame[EuropeDivided]) -> None:
        """What the rules are in the middle of, first thing first."""
        g = self.g
        g.stack[:] = []
        g.picks = [()] * g.seats
        g.outcome = None
        g._legal = None
        g.push(*frames)
        g.run()

    def use(self, card: str) -> None:
        """The owner of a card has just turned it up."""
        index = CARD_IDS.index(card)
        self.stack(UseCard(CARD_SEAT[index], index), Turn())

    def actions_of(self, side: str, *cards: str, then: str = "") -> None:
        """A side is about to use these cards, and then perhaps the other side the cards it has face down."""
        seat = SIDE_IDS.index(side)
        self.g.committed[seat] = [CARD_IDS.index(card) for card in cards]
        frames: list[Frame[EuropeDivided]] = [Segment(seat)]
        if then:
            frames.append(Segment(SIDE_IDS.index(then)))
        self.stack(*frames, Turn())

    def hold(self, side: str, *advantages: str) -> None:
        """The advantage cards in a hand."""
        self.g.advantages[SIDE_IDS.index(side)] = [ADVANTAGE_IDS.index(card) for card in advantages]

    def choose(self, europe: tuple[str, str], russia: tuple[str, str]) -> None:
        """Both sides have these two cards, and others, and choose them for their initiative."""
        for seat, cards in enumerate((europe, russia)):
            chosen = [CARD_IDS.index(card) for card in cards]
            others = [card for card in self.g.hand[seat] + self.g.deck(seat) if card not in chosen]
            self.g.hand[seat] = chosen + others[:2]
            self.g.deck(seat)[:] = others[2:]
        self.stack(CommitCards(), Turn())
        for side, cards in zip(SIDE_IDS, (europe, russia), strict=True):
            for card in cards:
                self.do(side, f"commit {card}")

    # --- playing ---

    def do(self, side: str, *names: str) -> None:
        for name in names:
            self.g.play(SIDE_IDS.index(side), ACTIONS.parse(name))

    def legal(self, side: str) -> set[str]:
        return {self.g.describe(action) for action in self.g.legal(SIDE_IDS.index(side))}

    def may(self, side: str, name: str) -> bool:
        return name in self.legal(side)

    def asked(self) -> tuple[str, ...]:
        return tuple(SIDE_IDS[seat] for seat in self.g.waiting)

    def question(self) -> str:
        return type(self.g.stack[-1]).__name__

    # --- reading ---

    def die(self, bloc: str, region: str) -> int:
        return self.g.die[BLOC_IDS.index(bloc) * REGIONS + REGION_IDS.index(region)]

    def army(self, side: str, space: str) -> int:
        return self.g.army[SIDE_IDS.index(side) * SPACES + SPACE_IDS.index(space)]

    def money(self, side: str) -> int:
        return self.g.money[SIDE_IDS.index(side)]

    def holder(self, sea: str) -> str:
        held = self.g.holder[SEA_IDS.index(sea)]
        return "none" if held < 0 else BLOC_IDS[held]

    def hold_sea(self, sea: str, bloc: str) -> None:
        self.g.holder = put(self.g.holder, SEA_IDS.index(sea), BLOC_IDS.index(bloc))

    def discarded(self, side: str) -> set[str]:
        return {CARD_IDS[card] for card in self.g.discard[SIDE_IDS.index(side)]}

    def forbidden(self, side: str) -> set[str]:
        base = SIDE_IDS.index(side) * ACTS
        return {ACT_IDS[act] for act in range(ACTS) if self.g.forbidden[base + act]}

    def token(self, spot: str) -> int:
        return self.g.token[SPOT_IDS.index(spot)]

    def events(self) -> list[str]:
        """The events of the last action, by the names of their classes."""
        assert self.g.log is not None
        return [type(entry.event).__name__ for entry in self.g.log.entries if entry.ply == self.g.ply]


def headline(id: str) -> int:
    return HEADLINE_IDS.index(id)


def card(id: str) -> int:
    return CARD_IDS.index(id)


def advantage(id: str) -> int:
    return ADVANTAGE_IDS.index(id)
