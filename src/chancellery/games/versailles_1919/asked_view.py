"""What a seat sees of the question that is open: what it is about, why it is asked, and how far the turn has come."""

from __future__ import annotations

from typing import Final

from chancellery.engine.nouns import NOBODY
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    EVENT_IDS,
    HAS_ICON,
    ISSUE_IDS,
    NATION_IDS,
    REGION_IDS,
    UPRISING_ON,
)
from chancellery.games.versailles_1919.outlook import brings_checks, event_decider, next_events
from chancellery.games.versailles_1919.rules.bidding import BidCubes, MakeBid
from chancellery.games.versailles_1919.rules.common import Decision, settling_step
from chancellery.games.versailles_1919.rules.effects import (
    BringIn,
    ChooseRegion,
    DiscardWaiting,
    NamePlayer,
    PickAlternative,
    ReopenIssue,
    SendOut,
)
from chancellery.games.versailles_1919.rules.happiness import GiveUpUnit
from chancellery.games.versailles_1919.rules.military import ChooseUnit
from chancellery.games.versailles_1919.rules.negotiation import nation_at
from chancellery.games.versailles_1919.rules.options import ChooseOption
from chancellery.games.versailles_1919.rules.placing import PlaceCubes, PlaceSecond
from chancellery.games.versailles_1919.rules.promises import action_of, promises_of
from chancellery.games.versailles_1919.rules.reclaiming import RecallUnits, ReclaimCubes
from chancellery.games.versailles_1919.rules.settling import (
    AddIssue,
    AdvanceEvent,
    AdvanceIssue,
    KeepIssue,
    MayConfer,
)
from chancellery.games.versailles_1919.rules.solo import BotPlaces, BotSettles
from chancellery.games.versailles_1919.rules.strategy_cards import ChooseStrategy
from chancellery.games.versailles_1919.rules.turn import Act
from chancellery.games.versailles_1919.rules.two_players import ReclaimAlong, UsaAct
from chancellery.games.versailles_1919.rules.uprising import Announce, rising_faces, still_to_announce
from chancellery.games.versailles_1919.state import Versailles
from chancellery.games.versailles_1919.view_types import (
    ActionState,
    ActionsView,
    AnnouncingView,
    Asks,
    Decider,
    ReasonView,
)

# The steps of a settlement in which options are chosen, and the event takes effect (5.3).
OPTIONS_STEP: Final = 1
EVENT_STEP: Final = 2
# What the event on the table asks; an uprising that it brings asks for other reasons.
ASKED_BY_EVENT: Final = (
    MayConfer,
    ChooseRegion,
    NamePlayer,
    PickAlternative,
    ReopenIssue,
    SendOut,
    BringIn,
    DiscardWaiting,
)


def asks(g: Versailles, seat: int) -> Asks:
    """What a seat is asked that is answered from a list, or about what cannot be seen on the table."""
    top = g.stack[-1] if seat in g.waiting else None
    if isinstance(top, ChooseOption):
        return "option"
    if isinstance(top, ChooseStrategy):
        return "strategy"
    if isinstance(top, Announce):
        return "announce"
    return "bid" if isinstance(top, (MakeBid, BidCubes)) else "none"


def choosing(g: Versailles, seat: int) -> str:
    """The issue whose options a seat is asked about."""
    top = g.stack[-1] if seat in g.waiting else None
    return ISSUE_IDS[top.issue] if isinstance(top, ChooseOption) else "none"


def announcing(g: Versailles) -> AnnouncingView | None:
    """The die that comes next; while others announce later, nobody knows what it will do (9.2)."""
    top = g.stack[-1] if g.waiting else None
    if not isinstance(top, Announce):
        return None
    later, added = still_to_announce(g)
    if later:
        return None
    rises = rising_faces(UPRISING_ON[g.unrest[top.region]], g.modifier + added)
    return {"region": REGION_IDS[top.region], "modifier": g.modifier, "rises": rises, "chances": sum(rises)}


# --- who decides, and why ---


def event_why(g: Versailles) -> Decider:
    """Why somebody decides on the event on the table (5.3.2, 14)."""
    return "human" if g.seats == 1 else "settler" if g.event_cube == NOBODY else "cube"


def deciders(g: Versailles) -> dict[str, Decider]:
    """Who will decide on each event that lies open; one that waits may take a cube first (5.3.3)."""
    otherwise: Decider = "human" if g.seats == 1 else "settler"
    found: dict[str, Decider] = {
        EVENT_IDS[card]: "takes-cube" if HAS_ICON[card] and g.seats > 1 else otherwise for card in g.callers
    }
    if g.event != NOBODY:
        found[EVENT_IDS[g.event]] = event_why(g)
    return found


def reason(g: Versailles, seat: int) -> ReasonView | None:
    """Why a seat is asked, or what it should know about it, as a sentence."""
    if seat not in g.waiting:
        return None
    top, step = g.stack[-1], settling_step(g)
    if isinstance(top, Act):
        events = next_events(g)
        return None if g.political else {"key": "act", "args": {"checks": brings_checks(events), "cards": len(events)}}
    if isinstance(top, (MakeBid, BidCubes)):
        return {"key": "bids", "args": {}}
    if isinstance(top, (PlaceCubes, PlaceSecond)):
        return {"key": "place", "args": {}}
    if not step:
        return None
    if isinstance(top, ChooseOption):
        return settled(g, seat, step, "option" if step == OPTIONS_STEP else "won")
    # Whether a cube is put on an event says itself what that is for, at length.
    if isinstance(top, (AdvanceIssue, AdvanceEvent, AddIssue, KeepIssue)):
        return settled(g, seat, step, "settles")
    if step == EVENT_STEP and g.seats > 1 and isinstance(top, ASKED_BY_EVENT) and top.nation == event_decider(g):
        return settled(g, seat, step, "no-cube" if g.event_cube == NOBODY else "cube")
    return None


def settled(g: Versailles, seat: int, step: int, key: str) -> ReasonView:
    """A sentence about the settlement that goes on, with who settles."""
    own = g.human if g.seats == 1 else nation_at(g, seat)
    settler = {"kind": "nation", "id": NATION_IDS[g.acting]}
    return {"key": key, "args": {"nation": settler, "own": int(g.acting == own), "step": step}}


# --- the two actions of a turn ---


def actions(g: Versailles) -> ActionsView:
    """How the political and the military action of the turn stand (4)."""
    top = g.stack[-1] if g.waiting else None
    political = isinstance(
        top, (PlaceCubes, PlaceSecond, BotPlaces, BotSettles, ReclaimCubes, ReclaimAlong, RecallUnits, UsaAct)
    )
    military = isinstance(top, (ChooseUnit, GiveUpUnit))
    return {"political": stands(political, bool(g.political)), "military": stands(military, bool(g.military))}


def stands(under_way: bool, taken: bool) -> ActionState:
    return "under-way" if under_way else "taken" if taken else "open"


# --- promises ---


def binding_now(g: Versailles) -> list[tuple[int, list[str]]]:
    """The promises that narrow what is asked now, or are about it, each with the answers that it closes (11.3)."""
    top = g.stack[-1] if g.stack else None
    if not g.bound or not isinstance(top, Decision):
        return []
    left = possible = top.possible(g)
    found = []
    for promise in promises_of(g, top.seat):
        before, left = left, top.keeping(g, promise, left)
        if len(left) < len(before) or action_of(promise) in possible:
            found.append((promise, [ACTIONS.name(action) for action in before if action not in left]))
    return found
