"""Setting up the game (3.0)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import SealedChoice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    AUTHORITARIAN,
    CARDS,
    CONTENT,
    ERA_CARDS,
    IS_SCORING,
    LIBERAL,
    NO,
    NOUNS,
    OPENED,
    SIDE,
    SPACES,
    STABILITY_SIDE,
    STARTING_SUPPORT,
    YES,
    marker,
    space,
)
from chancellery.games.europe_in_turmoil.rules.areas import everywhere
from chancellery.games.europe_in_turmoil.rules.deck import add_era, deal
from chancellery.games.europe_in_turmoil.rules.support import NO_ENEMY_SUPPORT, NO_LIMIT, AddSupport
from chancellery.games.europe_in_turmoil.rules.turn import ActionRound
from chancellery.games.europe_in_turmoil.state import SHOWN_TO_ALL, Turmoil

SWITZERLAND: Final = space("switzerland")
ALL_CARDS: Final = tuple(card for cards in ERA_CARDS for card in cards)
NO_CARDS: Final = (0,) * CARDS
PLACEMENTS: Final = tuple(sorted(CONTENT.placements.values(), key=lambda placement: placement.step))


def set_up(g: Turmoil) -> None:
    """Lay out the board and deal the opening hands (3.1 to 3.5)."""
    g.turn, g.round, g.phasing = 1, 0, AUTHORITARIAN
    g.vp = g.tension = 0
    g.support = STARTING_SUPPORT[:]
    for seat, option in ((AUTHORITARIAN, "switzerland_authoritarian"), (LIBERAL, "switzerland_liberal")):
        g.support[seat * SPACES + SWITZERLAND] = int(g.options[option])
    g.opened = OPENED
    g.hand = [[], []]
    g.known = NO_CARDS
    g.deck, g.discard, g.playing = [], [], []
    g.removed = g.beside = ()
    g.later = ALL_CARDS
    g.happened = NO_CARDS
    g.in_effect = NO_CARDS
    g.ready = (1,) * len(STABILITY_SIDE)
    g.navy = g.flipped = g.attempts = g.colossus_used = g.konig_used = (0, 0)
    g.high_water = NOBODY
    g.owed = g.uproars = 0
    g.track = (marker("three_emperor_league"),)
    g.marked = (0,) * NOUNS.count("marker")
    g.black_hand = g.winner = NOBODY
    g.die = g.writers = g.in_round = g.walled = 0
    g.war_vp = (0,) * NOUNS.count("mobilization")
    g.settle()
    if g.log:
        g.log.add(events.TurnBegan(g.turn))
    add_era(g, 0)
    deal(g)
    g.push(RevealScoring())


class RevealScoring(SealedChoice[Turmoil]):
    """Whoever was dealt two or more scoring cards may show them for more support (3.1, ruling 3).

    Both are asked whatever they hold, or the question alone would tell.
    """

    rule = "3.1"

    def legal(self, g: Turmoil, seat: int) -> list[int]:
        return [YES, NO] if len(self.scoring_cards(g, seat)) >= 2 else [NO]

    def scoring_cards(self, g: Turmoil, seat: int) -> tuple[int, ...]:
        return tuple(card for card in g.hand[seat] if IS_SCORING[card])

    def reveal(self, g: Turmoil, picks: list[tuple[int, ...]]) -> None:
        bonus = [0, 0]
        for seat in (AUTHORITARIAN, LIBERAL):
            if picks[seat] == (YES,):
                bonus[seat] = 1
                for card in self.scoring_cards(g, seat):
                    g.known = put(g.known, card, SHOWN_TO_ALL)
                if g.log:
                    g.log.add(events.ScoringCardsRevealed(seat, self.scoring_cards(g, seat)))
        steps: list[Step[Turmoil]] = []
        for placement in PLACEMENTS:
            seat = SIDE[placement.side]
            steps.append(Discretionary(seat, placement.sp + bonus[seat] * placement.bonus_sp))
        g.push(*steps, ActionRound(AUTHORITARIAN, 1))

    def prompt(self, g: Turmoil, seat: int) -> Text:
        return Text("reveal-scoring", cards=("card", self.scoring_cards(g, seat)))


class Discretionary(Step[Turmoil]):
    """A seat places support wherever the opponent has none at that moment (3.4)."""

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def run(self, g: Turmoil) -> None:
        g.push(PlaceDiscretionary(self.seat, self.points, everywhere(g), NO_LIMIT, NO_ENEMY_SUPPORT))


class PlaceDiscretionary(AddSupport):
    """Place discretionary support, one point at a time (3.4)."""

    rule = "3.4"

    def prompt(self, g: Turmoil) -> Text:
        return Text("discretionary", points=self.points)
