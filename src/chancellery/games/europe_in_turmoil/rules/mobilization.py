"""War Mobilization, an optional rule (8.4.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chancellery.engine.events import PickSealed
from chancellery.engine.frames import Choice, SealedChoice, Step
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    AUTHORITARIAN,
    CONTENT,
    DONE,
    LIBERAL,
    MOBILIZE,
    NATIONS,
    NOUNS,
)
from chancellery.games.europe_in_turmoil.rules.great_war import FinalWarScoring, participants
from chancellery.games.europe_in_turmoil.rules.tension import gain_vp
from chancellery.games.europe_in_turmoil.state import Turmoil

Effect = Callable[[Turmoil, int], None]
Test = Callable[[Turmoil, int], bool]

EFFECTS: Final[dict[int, Effect]] = {}
VALID_IF: Final[dict[int, Test]] = {}


def mobilization(id: str) -> int:
    return NOUNS.index("mobilization", id)


_cards = tuple(CONTENT.mobilization.values())
PRIORITY: Final = tuple(c.priority for c in _cards)
LAST_PRIORITY: Final = max(PRIORITY)
NATION: Final = tuple(NATIONS.index(c.nation) for c in _cards)
ADDITIONAL: Final = tuple(c.additional for c in _cards)
CANCELS: Final = tuple(tuple(mobilization(id) for id in c.cancels) for c in _cards)
FRANCE_FIRST: Final = tuple(c.id for c in _cards if c.caption == "france_first")


# --- what a card does ---


def mobilization_card(id: str, valid: Test | None = None) -> Callable[[Effect], Effect]:
    """Register what a mobilization card does, and when it is valid: functions of the state and its owner's seat."""

    def register(function: Effect) -> Effect:
        EFFECTS[mobilization(id)] = function
        if valid is not None:
            VALID_IF[mobilization(id)] = valid
        return function

    return register


def is_valid(g: Turmoil, seat: int, card: int) -> bool:
    test = VALID_IF.get(card)
    return test is None or test(g, seat)


def raise_war_vp(g: Turmoil, points: int, *ids: str) -> None:
    """Raise or lower the VP that cards executed later will give."""
    for id in ids:
        g.war_vp = put(g.war_vp, mobilization(id), g.war_vp[mobilization(id)] + points)


def gain_war_vp(g: Turmoil, seat: int, id: str, points: int) -> None:
    """A card gives VP, as many as others have left it; a gain never becomes a loss."""
    gain_vp(g, seat, max(points + g.war_vp[mobilization(id)], 0))


# --- choosing ---


def mobilize(g: Turmoil) -> None:
    """Each side secretly chooses a card for each of its nations."""
    g.push(ChooseMobilization())


def nations_of(g: Turmoil, seat: int) -> list[int]:
    """The nations that take part on a side."""
    return [nation for nation, side in participants(g, mobilization=True).items() if side == seat]


def cards_of(nation: int, least: int = 0) -> list[int]:
    """The ordinary cards of a nation, of at least a priority."""
    return [c for c, of in enumerate(NATION) if of == nation and not ADDITIONAL[c] and PRIORITY[c] >= least]


def additional_cards(nations: list[int]) -> list[int]:
    return [c for c, of in enumerate(NATION) if of in nations and ADDITIONAL[c]]


class ChooseMobilization(SealedChoice[Turmoil]):
    """Both choose a card for each nation of their side in turn, then an additional one or none (8.4.4)."""

    rule = "8.4.4"

    def complete(self, g: Turmoil, seat: int) -> bool:
        nations = nations_of(g, seat)
        return len(g.picks[seat]) == len(nations) + bool(additional_cards(nations))

    def legal(self, g: Turmoil, seat: int) -> list[int]:
        nations, chosen = nations_of(g, seat), len(g.picks[seat])
        if chosen < len(nations):
            return [MOBILIZE + c for c in cards_of(nations[chosen])]
        return [*(MOBILIZE + c for c in additional_cards(nations)), DONE]

    def reveal(self, g: Turmoil, picks: list[tuple[int, ...]]) -> None:
        chosen = [tuple(ACTIONS.thing(action) for action in picks[seat] if action != DONE) for seat in range(2)]
        g.push(ExecuteMobilization(0, chosen[AUTHORITARIAN], chosen[LIBERAL]))

    def prompt(self, g: Turmoil, seat: int) -> Text:
        nations, chosen = nations_of(g, seat), len(g.picks[seat])
        if chosen < len(nations):
            return Text("mobilization", nation=("nation", nations[chosen]))
        return Text("mobilization-additional")


# --- executing ---


class ExecuteMobilization(Step[Turmoil]):
    """Reveal and execute the cards of one priority, then those of the next, then the final scoring (8.4.4).

    authoritarian, liberal  the cards that are still face down
    cancelled               cards that have no effect any more
    """

    def __init__(
        self, priority: int, authoritarian: tuple[int, ...], liberal: tuple[int, ...], cancelled: tuple[int, ...] = ()
    ) -> None:
        self.priority = priority
        self.authoritarian = authoritarian
        self.liberal = liberal
        self.cancelled = cancelled

    def face_down(self, seat: int) -> tuple[int, ...]:
        return self.liberal if seat == LIBERAL else self.authoritarian

    def holding(self, seat: int, cards: tuple[int, ...]) -> ExecuteMobilization:
        """The same with other cards face down for a seat."""
        if seat == LIBERAL:
            return ExecuteMobilization(self.priority, self.authoritarian, cards, self.cancelled)
        return ExecuteMobilization(self.priority, cards, self.liberal, self.cancelled)

    def run(self, g: Turmoil) -> None:
        if self.priority > LAST_PRIORITY:
            g.push(FinalWarScoring())
            return
        # That a side has no card of a priority is news as well.
        g.barrier()
        revealed = [
            (seat, card)
            for seat in (AUTHORITARIAN, LIBERAL)
            for card in self.face_down(seat)
            if PRIORITY[card] == self.priority
        ]
        # Cards of a priority are executed together: none makes another one invalid.
        valid = [(seat, card) for seat, card in revealed if card not in self.cancelled and is_valid(g, seat, card)]
        if g.log:
            for seat, card in revealed:
                if (seat, card) not in valid:
                    g.log.add(events.MobilizationInvalid(seat, card))
        authoritarian, liberal = (
            tuple(c for c in self.face_down(seat) if PRIORITY[c] > self.priority) for seat in (AUTHORITARIAN, LIBERAL)
        )
        cancelled = self.cancelled + tuple(c for _, card in valid for c in CANCELS[card])
        g.push(
            *(PlayMobilization(seat, card) for seat, card in valid),
            ExecuteMobilization(self.priority + 1, authoritarian, liberal, cancelled),
        )


class PlayMobilization(Step[Turmoil]):
    """A valid card takes effect (8.4.4)."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, g: Turmoil) -> None:
        if g.log:
            g.log.add(events.MobilizationPlayed(self.seat, self.card))
        EFFECTS[self.card](g, self.seat)


def join_the_war(g: Turmoil, nation: int, seat: int) -> None:
    """A nation enters the war late."""
    if g.log:
        g.log.add(events.NationTookPart(nation, seat))
    g.push(JoinTheWar(seat, nation))


class JoinTheWar(Choice[Turmoil]):
    """The side of a nation that enters late may choose a card for it, of a priority still to come (R1)."""

    rule = "8.4.4"

    def __init__(self, seat: int, nation: int) -> None:
        self.seat = seat
        self.nation = nation

    def legal(self, g: Turmoil) -> list[int]:
        return [*(MOBILIZE + c for c in cards_of(self.nation, execution(g)[1].priority)), DONE]

    def apply(self, g: Turmoil, action: int) -> None:
        if action == DONE:
            return
        at, frame = execution(g)
        g.stack[at] = frame.holding(self.seat, (*frame.face_down(self.seat), ACTIONS.thing(action)))
        if g.log:
            g.log.add(PickSealed(self.seat))

    def prompt(self, g: Turmoil) -> Text:
        return Text("join-the-war", nation=("nation", self.nation))


# --- what is still face down ---


def execution(g: Turmoil) -> tuple[int, ExecuteMobilization]:
    """Where on the stack the cards wait that are still face down."""
    return next((at, frame) for at, frame in enumerate(g.stack) if isinstance(frame, ExecuteMobilization))


def face_down(g: Turmoil, seat: int) -> list[int]:
    """The cards that a seat has chosen and not revealed yet."""
    return [c for frame in g.stack if isinstance(frame, ExecuteMobilization) for c in frame.face_down(seat)]
