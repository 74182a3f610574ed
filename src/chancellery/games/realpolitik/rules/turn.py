"""The turn: action cards laid in secret and resolved in a fixed order (5.1, 6), and the end of the game (4)."""

from __future__ import annotations

from typing import Final

from chancellery.engine import shared_rows
from chancellery.engine.frames import SealedChoice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.results import Result
from chancellery.games.realpolitik import events
from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    ACTIONS,
    DISPATCH,
    GAIN_INFLUENCE,
    ITALY,
    LAY,
    LAY_ITALY,
    LIMIT,
    MOBILISATION,
    MOVEMENT,
    POWERS,
    TAXATION,
    TOP_BOX,
    VICTORY,
)
from chancellery.games.realpolitik.rules.dispatch import Dispatches
from chancellery.games.realpolitik.rules.influence import gain_influence_action, renown
from chancellery.games.realpolitik.rules.mobilisation import Mobilise
from chancellery.games.realpolitik.rules.movement import Move
from chancellery.games.realpolitik.rules.pieces import on_map
from chancellery.games.realpolitik.rules.taxation import income, tax
from chancellery.games.realpolitik.state import Realpolitik


class Turn(Step[Realpolitik]):
    """A new turn begins: everybody lays an action card."""

    def run(self, g: Realpolitik) -> None:
        g.turn += 1
        g.laid = (NOBODY,) * POWERS
        if g.log:
            g.log.add(events.TurnBegan(g.turn))
        g.push(LayCards(), Income(), Mobilisations(), Dispatches(), Movements(), EndTurn())


class LayCards(SealedChoice[Realpolitik]):
    """Lay an action card face down (5.1), and one for minor Italy (11.3)."""

    rule = "5.1"
    quiet = True
    opens = True

    def actors(self, g: Realpolitik) -> tuple[int, ...]:
        picks = g.picks
        return tuple([seat for seat in range(g.seats) if len(picks[seat]) < (2 if seat == g.controller else 1)])

    def complete(self, g: Realpolitik, seat: int) -> bool:
        return len(g.picks[seat]) == (2 if seat == g.controller else 1)

    def legal(self, g: Realpolitik, seat: int) -> list[int]:
        laid = ACTIONS.split(g.picks[seat][0])[0] if g.picks[seat] else 0
        legal = []
        if laid != LAY:
            ready, base = g.ready, seat * ACTION_CARDS
            legal = [LAY + card for card in range(ACTION_CARDS) if ready[base + card]]
        if g.controller == seat and laid != LAY_ITALY:
            legal += [LAY_ITALY + card for card in range(ACTION_CARDS) if g.ready[ITALY * ACTION_CARDS + card]]
        return legal

    def reveal(self, g: Realpolitik, picks: list[tuple[int, ...]]) -> None:
        for seat, chosen in enumerate(picks):
            for action in chosen:
                verb, card = ACTIONS.split(action)
                g.laid = shared_rows.put(g.laid, seat if verb == LAY else ITALY, card)
        for power, card in enumerate(g.laid):
            if card != NOBODY:
                g.ready = shared_rows.put(g.ready, power * ACTION_CARDS + card, 0)
        if g.log:
            tell_revealed(g)

    def prompt(self, g: Realpolitik, seat: int) -> Text:
        if g.controller != seat:
            return Text("lay-card", turn=g.turn)
        return Text("lay-two-cards", turn=g.turn)


# Income first, then those that ask something (R13).
CARRIED_OUT: Final[tuple[int, ...]] = (TAXATION, GAIN_INFLUENCE, MOBILISATION, DISPATCH, MOVEMENT)


def who_laid(g: Realpolitik, card: int) -> list[int]:
    """The powers that laid a card, in prestige order."""
    return [power for power in g.prestige if g.laid[power] == card]


def tell_revealed(g: Realpolitik) -> None:
    """Tell which cards were laid, at which place each is carried out and what it comes to (R13)."""
    assert g.log is not None
    order = [power for card in CARRIED_OUT for power in who_laid(g, card)]
    dispatchers = who_laid(g, DISPATCH)
    for power, card in enumerate(g.laid):
        if card != NOBODY:
            dispatches = dispatchers.index(power) + 1 if card == DISPATCH else 0
            place = order.index(power) + 1
            g.log.add(events.ActionRevealed(power, card, place, brings(g, power, card, dispatches)))


def brings(g: Realpolitik, power: int, card: int, dispatches: int) -> int:
    """What a card comes to as things stand: money, influence, the box of the marker after so many, or generals."""
    if card == TAXATION:
        return income(g, power)
    if card == GAIN_INFLUENCE:
        return renown(g, power)
    if card == MOBILISATION:
        return g.money[power]
    if card == DISPATCH:
        return min(g.box + dispatches, TOP_BOX)
    return len(on_map(g, power))


class Income(Step[Realpolitik]):
    """Taxation and Gain Influence, before anybody mobilises (R13)."""

    def run(self, g: Realpolitik) -> None:
        for power in who_laid(g, TAXATION):
            tax(g, power)
            g.pause()
        for power in who_laid(g, GAIN_INFLUENCE):
            gain_influence_action(g, power)
            g.pause()


class Mobilisations(Step[Realpolitik]):
    """Mobilisations, one after the other in prestige order (R13, R111)."""

    def run(self, g: Realpolitik) -> None:
        g.push(*(Mobilise(power) for power in who_laid(g, MOBILISATION)))


class Movements(Step[Realpolitik]):
    """Movements in prestige order, which is frozen when they begin (R14)."""

    def run(self, g: Realpolitik) -> None:
        g.push(*(Move(power) for power in who_laid(g, MOVEMENT)))


class EndTurn(Step[Realpolitik]):
    """The game ends with the turn in which somebody has reached 25 influence (4)."""

    def run(self, g: Realpolitik) -> None:
        if max(g.influence) >= VICTORY:
            end(g, "influence")
        elif g.options["limit"] and g.turn >= LIMIT:
            end(g, "limit")
        else:
            g.push(Turn())


def end(g: Realpolitik, reason: str) -> None:
    """The most influence wins, then the higher prestige; minor Italy does not count (4, R90)."""
    scores = tuple(g.influence[: g.seats])
    # Prestige order is the order of the list, so the first of the best is the winner.
    winner = max((power for power in g.prestige if power < g.seats), key=lambda power: scores[power])
    g.finish(Result((winner,), reason, scores))
