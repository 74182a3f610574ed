"""What a seat sees of the question that is open: who has chosen in secret, and which general is on its way."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from chancellery.engine.nouns import NOBODY
from chancellery.games.realpolitik.board import (
    ACTIONS,
    BID,
    ENTREAT,
    GENERAL_IDS,
    LAY,
    LAY_ITALY,
    NOUNS,
    POWER_IDS,
    POWERS,
    TERRITORY_IDS,
)
from chancellery.games.realpolitik.rules.diplomacy import BidForItaly, Entreaties, Talk
from chancellery.games.realpolitik.rules.movement_train_pre_move import AllowRide, AllowUnit, ChooseRide, ChooseTaker
from chancellery.games.realpolitik.rules.movement_types import AllowMove, PlanMove
from chancellery.games.realpolitik.rules.pieces import is_minor, seat_of
from chancellery.games.realpolitik.rules.turn import LayCards
from chancellery.games.realpolitik.state import Realpolitik

ActionCardId = Literal["taxation", "mobilisation", "gain_influence", "dispatch", "movement"]
CARD_IDS: Final = NOUNS.ids["action_card"]


class ChoiceView(TypedDict):
    """What a power does in the secret choice that is open.

    of      what is chosen: an action card, when to end the talk, an ally, morale for Italy
    state   `choosing`, `hidden` once it is done, `own` if it is one's own choice and done
    picked  one's own choice: a card, a power or a bid; "none" if it is not known
    """

    of: Literal["card", "talk", "offer", "bid"]
    state: Literal["choosing", "hidden", "own"]
    picked: str


class MoveView(TypedDict):
    """The general that the question is about, and the territories that it would enter, as far as that is planned."""

    general: str
    path: list[str]


def choices(g: Realpolitik, seat: int) -> list[ChoiceView | None]:
    """What each power does in the secret choice that is open, None if it has no part in it."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, LayCards):
        return [laying(g, seat, power) for power in range(POWERS)]
    if isinstance(top, Talk):
        return [None if is_minor(g, power) else choice(g, "talk", power, "none") for power in range(POWERS)]
    if isinstance(top, Entreaties):
        return [None if is_minor(g, power) else offer(g, seat, power) for power in range(POWERS)]
    if isinstance(top, BidForItaly):
        bidders = top.seats(g)
        return [bid(g, seat, power) if power in bidders else None for power in range(POWERS)]
    return [None] * POWERS


def choice(g: Realpolitik, of: Literal["card", "talk", "offer", "bid"], decider: int, picked: str) -> ChoiceView:
    if picked != "none":
        return {"of": of, "state": "own", "picked": picked}
    return {"of": of, "state": "choosing" if decider in g.waiting else "hidden", "picked": "none"}


def laying(g: Realpolitik, seat: int, power: int) -> ChoiceView | None:
    """The action card of a power; nobody lays one for Italy while nobody controls it (11.3)."""
    decider = seat_of(g, power)
    if decider == NOBODY:
        return None
    picked = own_pick(g, seat, LAY_ITALY if is_minor(g, power) else LAY) if decider == seat else NOBODY
    return choice(g, "card", decider, "none" if picked == NOBODY else CARD_IDS[picked])


def offer(g: Realpolitik, seat: int, power: int) -> ChoiceView:
    picked = own_pick(g, seat, ENTREAT) if power == seat else NOBODY
    return choice(g, "offer", power, "none" if picked == NOBODY else POWER_IDS[picked])


def bid(g: Realpolitik, seat: int, power: int) -> ChoiceView:
    picked = own_pick(g, seat, BID) if power == seat else NOBODY
    return choice(g, "bid", power, "none" if picked == NOBODY else str(picked))


def own_pick(g: Realpolitik, seat: int, wanted: int) -> int:
    """What a seat has sealed by a verb."""
    for action in g.picks[seat]:
        verb, thing = ACTIONS.split(action)
        if verb == wanted:
            return thing
    return NOBODY


def move(g: Realpolitik, seat: int) -> MoveView | None:
    """The general that is moved, for whoever is asked about it: a plan is nobody else's business yet."""
    top = g.stack[-1] if g.stack else None
    if seat not in g.waiting:
        return None
    if isinstance(top, (PlanMove, AllowMove)):
        return {"general": GENERAL_IDS[top.general], "path": [TERRITORY_IDS[where] for where in top.path]}
    if isinstance(top, (AllowRide, AllowUnit)):
        return {"general": GENERAL_IDS[top.general], "path": [TERRITORY_IDS[top.where]]}
    if isinstance(top, (ChooseRide, ChooseTaker)):
        return {"general": GENERAL_IDS[top.general], "path": []}
    return None
