"""What can be done with a turn, and why not: the answers to the main question, sorted by what they are (4, 5, 8)."""

from __future__ import annotations

from typing import Any, Final

from chancellery.games.versailles_1919.board import (
    ACTIONS,
    BOX_VALUE,
    DECISION,
    DEMOBILIZE,
    DONE,
    GAME_END,
    ISSUE_IDS,
    NATION_IDS,
    PLACE_ON,
    RECLAIM,
    RECLAIM_MOST,
    SETTLE,
    USA,
)
from chancellery.games.versailles_1919.rules.common import MILITARY_ACTION, has_cubes, leader
from chancellery.games.versailles_1919.rules.happiness import free_box, units_left
from chancellery.games.versailles_1919.rules.placements import first_issues
from chancellery.games.versailles_1919.rules.reclaiming import can_reclaim
from chancellery.games.versailles_1919.rules.turn import Act, must_settle
from chancellery.games.versailles_1919.rules.two_players import UsaAct
from chancellery.games.versailles_1919.state import Versailles
from chancellery.games.versailles_1919.view_types import Deed, DeedView

POLITICAL: Final[tuple[Deed, ...]] = ("place", "settle", "reclaim")


def deeds(g: Versailles, seat: int) -> list[DeedView]:
    """What a seat can do with its turn; with two players also with that of the USA, which has no military action."""
    top = g.stack[-1] if seat in g.waiting else None
    if isinstance(top, UsaAct):
        return [told(g, deed, USA, g.legal(seat)) for deed in POLITICAL]
    if not isinstance(top, Act):
        return []
    legal = g.legal(seat)
    return [*[told(g, deed, top.nation, legal) for deed in POLITICAL], told(g, "military", top.nation, legal)]


def told(g: Versailles, deed: Deed, nation: int, legal: list[int]) -> DeedView:
    """One of them: what it can do now, or why it cannot."""
    actions = [action for action in legal if is_deed(deed, action)]
    args = WHAT[deed](g, nation, actions) if actions else {}
    key = deed if actions else f"{deed}-{why_not(g, deed, nation)}"
    if key == "place-few":
        args = {"cubes": g.available[nation]}
    return {"deed": deed, "actions": [ACTIONS.name(action) for action in actions], "key": key, "args": args}


def is_deed(deed: Deed, action: int) -> bool:
    """Whether an answer is one of a kind of deed."""
    verb = ACTIONS.split(action)[0]
    if deed == "place":
        return verb == PLACE_ON
    if deed == "settle":
        return verb == SETTLE
    if deed == "reclaim":
        return action == RECLAIM
    # To end the turn is an answer of its own.
    return DECISION[action] == MILITARY_ACTION and action != DONE


def why_not(g: Versailles, deed: Deed, nation: int) -> str:
    """Why none of its answers is legal: it is done, the pieces are not there, or a promise stands against it."""
    if deed == "military":
        return "taken" if g.military else "promised" if units_left(g, nation) else "none"
    if g.political and g.acting == g.active:
        return "taken"
    if deed != "settle" and must_settle(g, nation):
        return "bound"
    if deed == "place":
        return "promised" if first_issues(g, nation) else "few"
    if deed == "settle":
        return "promised" if any(has_cubes(g, issue) for issue in g.table) else "none"
    return "promised" if can_reclaim(g, nation) else "none"


def placing(g: Versailles, nation: int, actions: list[int]) -> dict[str, Any]:
    return {"cubes": g.available[nation], "issues": len(actions)}


def settling(g: Versailles, nation: int, actions: list[int]) -> dict[str, Any]:
    """The issues that can be settled, and how many of them somebody else would choose the option of."""
    issues = [ACTIONS.thing(action) for action in actions]
    others = [issue for issue in issues if issue != GAME_END and leader(g, issue) != nation]
    return {"issues": {"kind": "issue", "ids": [ISSUE_IDS[issue] for issue in issues]}, "others": len(others)}


def reclaiming(g: Versailles, nation: int, actions: list[int]) -> dict[str, Any]:
    return {"cubes": min(RECLAIM_MOST, g.exhausted[nation]), "units": g.spent_units[nation]}


def arming(g: Versailles, nation: int, actions: list[int]) -> dict[str, Any]:
    """Whether a unit can be deployed, and what happiness one sent home brings."""
    return {
        "deploys": int(any(action != DEMOBILIZE for action in actions)),
        "value": BOX_VALUE[free_box(g)],
        "nation": {"kind": "nation", "id": NATION_IDS[nation]},
    }


WHAT: Final = {"place": placing, "settle": settling, "reclaim": reclaiming, "military": arming}
