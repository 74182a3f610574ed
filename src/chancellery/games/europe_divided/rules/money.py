"""Money (4.3): unlimited, and never less than none."""

from __future__ import annotations

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import CARD_SPOT, EU, EUROPE, GAIN_MONEY, SEA_IDS, printed_value
from chancellery.games.europe_divided.programs import SEA_MONEY
from chancellery.games.europe_divided.state import EuropeDivided


def gain(g: EuropeDivided, seat: int, amount: int) -> None:
    """A side gains money."""
    g.money[seat] += amount
    if g.log:
        g.log.add(events.MoneyGained(seat, amount, g.money[seat]))


def pay(g: EuropeDivided, seat: int, amount: int) -> None:
    """A side spends money."""
    if not amount:
        return
    g.money[seat] -= amount
    if g.log:
        g.log.add(events.MoneyPaid(seat, amount, g.money[seat]))


def lose(g: EuropeDivided, seat: int, amount: int) -> None:
    """A side loses money, as far as it has any."""
    lost = min(amount, g.money[seat])
    g.money[seat] -= lost
    if g.log:
        g.log.add(events.MoneyLost(seat, lost, g.money[seat]))


def earnings(g: EuropeDivided, card: int, bloc: int) -> int:
    """What the printed gain of a card brings: its value, and the tokens on its region (9.7)."""
    spot = CARD_SPOT[card]
    return printed_value(card, GAIN_MONEY, bloc) + (0 if spot == NOBODY else g.token[spot])


def sea_bonus(g: EuropeDivided, card: int, bloc: int) -> int:
    """The sea from which the EU earns by an action of this card, or nobody; to be asked before the action (7.1)."""
    if bloc == EU:
        for sea in range(len(SEA_IDS)):
            if g.holder[sea] == EU and card in SEA_MONEY[sea].cards:
                return sea
    return NOBODY


def pay_sea_bonus(g: EuropeDivided, sea: int) -> None:
    """The EU earns from a sea, directly after the action (7.1)."""
    amount = SEA_MONEY[sea].value
    g.money[EUROPE] += amount
    if g.log:
        g.log.add(events.SeaBonus(sea, amount, g.money[EUROPE]))
