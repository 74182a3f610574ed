"""The descriptor of Courtyard."""

from __future__ import annotations

from typing import Final, TypedDict

from chancellery.engine.asides import Asides
from chancellery.engine.events import events_in
from chancellery.engine.fields import Fact
from chancellery.engine.frames import frames_in
from chancellery.engine.game import Credits, Game
from chancellery.engine.odds import Odds, Outcome
from chancellery.engine.options import Flag, OneOf
from chancellery.engine.outlook import Outlook
from chancellery.engine.views import PositionData
from tests.tiny import events, rules
from tests.tiny.board import ACTIONS, COURT_IDS, COURTS, FOLDER, NOUNS, PLACE, SEATS, check
from tests.tiny.redeal import conceal, redeal_hidden
from tests.tiny.state import Tiny
from tests.tiny.view import CourtyardBoard, see


def advise(g: Tiny, seat: int, legal: list[int]) -> list[float]:
    """Prefer courts where one more point takes the lead."""
    scores = []
    for action in legal:
        verb, court = ACTIONS.split(action)
        here = [g.support[s * COURTS + court] for s in range(g.seats)] if verb == PLACE else [0] * g.seats
        rivals = max(points for s, points in enumerate(here) if s != seat)
        scores.append(1.0 if verb == PLACE and here[seat] == rivals else 0.0)
    return scores


def evaluate(g: Tiny, seat: int) -> float:
    """A seat's part of the courts that somebody leads in."""
    led = [leads(g, court) for court in range(COURTS)]
    return (1 + led.count(seat)) / (g.seats + sum(1 for leader in led if leader >= 0))


class Changes(TypedDict):
    """What an answer would change: the points that the seat would have in a court."""

    support: dict[str, int]


def changes(g: Tiny, seat: int, action: int) -> Changes | None:
    """What a point of support would change; of other answers nothing is told."""
    verb, court = ACTIONS.split(action)
    if verb != PLACE:
        return None
    twin = g.clone()
    twin.stack.pop().apply(twin, action)
    return {"support": {COURT_IDS[court]: twin.support[seat * COURTS + court]}}


def leads(g: Tiny, court: int) -> int:
    """The seat that is alone with most support in a court, or nobody."""
    here = [g.support[seat * COURTS + court] for seat in range(g.seats)]
    return here.index(max(here)) if here.count(max(here)) == 1 else -1


def draw(view: PositionData, language: str) -> str:
    return "\n".join(f"{name}: {' '.join(map(str, row.values()))}" for name, row in view["board"]["support"].items())


TINY: Final = Game(
    id="courtyard",
    credits=Credits("Courtyard", ("The Chancellery contributors",), "none", 2026),
    rules=1,
    folder=FOLDER,
    seats=SEATS,
    options=(Flag("double"), OneOf("start", ("empty", "garrisoned"))),
    nouns=NOUNS,
    actions=ACTIONS,
    state=Tiny,
    board=CourtyardBoard,
    see=see,
    redeal_hidden=redeal_hidden,
    talk_open=rules.talk_open,
    asides=Asides(rules.flags, rules.wave),
    set_up=rules.set_up,
    frames=frames_in(rules),
    events=events_in(events),
    facts={"leads": Fact(leads, by=("court",), of="seat", about="who has most points in a court alone")},
    check=check,
    advise=advise,
    evaluate=evaluate,
    draw=draw,
    conceal=conceal,
    odds=Odds({events.AmbushRolled: Outcome("ambush", events.AmbushRolled)}, rolls=("strike",)),
    outlook=Outlook(Changes, changes),
    least_plies=6,
)
