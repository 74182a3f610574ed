"""Dealing advantage cards: three are drawn and two are kept (2.4, 10.1)."""

from __future__ import annotations

from chancellery.engine.frames import SealedChoice
from chancellery.engine.prose import Text
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import ACTIONS, ADVANTAGES_DRAWN, ADVANTAGES_KEPT, EUROPE, PUT_BACK, RUSSIA
from chancellery.games.europe_divided.state import EuropeDivided


def redraw_advantages(g: EuropeDivided) -> None:
    """Each side shuffles its advantage cards, draws three, and will keep two."""
    for seat in (EUROPE, RUSSIA):
        deck = g.advantage_deck(seat)
        deck.sort()
        g.shuffle(deck)
        drawn = [g.draw(deck) for _ in range(ADVANTAGES_DRAWN)]
        g.advantages[seat] = drawn
        if g.log:
            g.log.add_secret(events.AdvantagesDrawn(seat, tuple(sorted(drawn))), seat)
    g.push(KeepAdvantages())


class KeepAdvantages(SealedChoice[EuropeDivided]):
    """Each side secretly puts one of its three advantage cards back (2.4, ruling 81)."""

    rule = "2.4"

    def complete(self, g: EuropeDivided, seat: int) -> bool:
        return len(g.picks[seat]) == ADVANTAGES_DRAWN - ADVANTAGES_KEPT

    def legal(self, g: EuropeDivided, seat: int) -> list[int]:
        return [PUT_BACK + advantage for advantage in g.advantages[seat] if PUT_BACK + advantage not in g.picks[seat]]

    def reveal(self, g: EuropeDivided, picks: list[tuple[int, ...]]) -> None:
        for seat in (EUROPE, RUSSIA):
            for action in picks[seat]:
                advantage = ACTIONS.thing(action)
                g.advantages[seat].remove(advantage)
                g.advantage_deck(seat).append(advantage)
                if g.log:
                    g.log.add_secret(events.AdvantagePutBack(seat, advantage), seat)

    def prompt(self, g: EuropeDivided, seat: int) -> Text:
        return Text("keep-advantages")
