"""Set-up (chapter 2)."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import (
    ADVANTAGES,
    BLOCS,
    CARDS,
    EUROPE,
    HAND,
    HEADLINE_HAND,
    HEADLINE_PERIOD,
    HEADLINE_SEAT,
    HEADLINES,
    NOT_SAILED,
    NOTHING_FORBIDDEN,
    REGIONS,
    REMOVED,
    RUSSIA,
    SEA_IDS,
    SPOT_IDS,
    START_ARMIES,
    START_MONEY,
    STARTING,
)
from chancellery.games.europe_divided.rules.advantages import redraw_advantages
from chancellery.games.europe_divided.rules.headlines import draw_headlines
from chancellery.games.europe_divided.rules.turn import Turn
from chancellery.games.europe_divided.state import EuropeDivided


def set_up(g: EuropeDivided) -> None:
    """Lay everything out and deal it; then each side keeps two advantage cards (ruling 81)."""
    set_up_board(g)
    set_up_headlines(g)
    set_up_action_cards(g)
    g.push(Turn())
    redraw_advantages(g)


def set_up_board(g: EuropeDivided) -> None:
    """Money, armies, and nothing anywhere else (2.3, 2.6)."""
    g.turn = 0
    g.first = NOBODY
    g.money = list(START_MONEY)
    g.die = [0] * (BLOCS * REGIONS)
    g.army = list(START_ARMIES)
    g.token = (0,) * len(SPOT_IDS)
    g.holder = (NOBODY,) * len(SEA_IDS)
    g.sailed = NOT_SAILED
    g.fracture = NOBODY
    g.forbidden = NOTHING_FORBIDDEN
    g.taken = (0,) * (2 * REGIONS)
    g.dominance = (0, 0)
    g.advantages = [[], []]
    g.europe_advantages = list(ADVANTAGES[EUROPE])
    g.russia_advantages = list(ADVANTAGES[RUSSIA])
    g.banked = [[], []]
    g.spent = ()


def set_up_headlines(g: EuropeDivided) -> None:
    """One of each colour face up, some removed unseen, three for each side, period 1 on top of period 2 (2.1)."""
    g.current, g.forthcoming, g.failed, g.removed = (), (), (), ()
    g.headlines, g.awarded, g.thrown = [[], []], [[], []], [[], []]
    decks: list[list[int]] = []
    for period in (1, 2):
        rest: list[int] = []
        for side in (EUROPE, RUSSIA):
            pile = [h for h in range(HEADLINES) if HEADLINE_PERIOD[h] == period and HEADLINE_SEAT[h] == side]
            g.shuffle(pile)
            if period == 1:
                g.forthcoming = (*g.forthcoming, g.draw(pile))
            g.removed = (*g.removed, *[g.draw(pile) for _ in range(REMOVED[period - 1])])
            rest += pile
        g.shuffle(rest)
        decks.append(rest)
    g.headline_deck = decks[1] + decks[0]
    if g.log:
        g.log.add(events.HeadlinesShown(g.forthcoming))
    for seat in (EUROPE, RUSSIA):
        draw_headlines(g, seat, HEADLINE_HAND)


def set_up_action_cards(g: EuropeDivided) -> None:
    """Each side shuffles its own cards and draws four; the contested ones wait beside the board (2.2, 2.5)."""
    g.hand, g.committed, g.shown, g.discard = [[], []], [[], []], [[], []], [[], []]
    g.known = (0,) * CARDS
    g.europe_deck = list(STARTING[EUROPE])
    g.russia_deck = list(STARTING[RUSSIA])
    for seat in (EUROPE, RUSSIA):
        deck = g.deck(seat)
        g.shuffle(deck)
        drawn = [g.draw(deck) for _ in range(HAND)]
        g.hand[seat] = drawn
        if g.log:
            g.log.add_secret(events.CardsDrawn(seat, tuple(sorted(drawn))), seat)
