"""Victory points (10.3), tension (8.1) and the Great War Status track (8.2)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.results import Result
from chancellery.engine.shared_rows import put
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    AUTHORITARIAN,
    BUDAPEST,
    CRISIS_MODIFIER,
    FRANZ_FERDINAND_TENSION,
    LIBERAL,
    MAX_TENSION,
    SLOT_MODIFIER,
    SLOTS,
    VICTORY,
    VIENNA,
    card,
)
from chancellery.games.europe_in_turmoil.state import Turmoil

FRANZ_FERDINAND: Final = card("franz_ferdinand")


def gain_vp(g: Turmoil, seat: int, points: int) -> None:
    """Move the VP marker in favour of a seat (10.3.2); it may pass 20 until all is worked out (ruling 68)."""
    if points == 0:
        return
    before = g.vp
    g.vp += points if seat == LIBERAL else -points
    if g.log:
        leader = LIBERAL if g.vp > 0 else AUTHORITARIAN if g.vp < 0 else NOBODY
        g.log.add(events.VictoryPoints(seat, points, g.vp, leader, abs(g.vp), before))


def scores(g: Turmoil) -> tuple[int, ...]:
    """The VP marker as a score for each seat."""
    return (-g.vp, g.vp)


def win(g: Turmoil, seat: int, reason: str) -> None:
    g.finish(Result((seat,), reason, scores(g)))


def check_victory(g: Turmoil) -> None:
    """Whoever has 20 VP has won (10.4.1)."""
    if g.vp >= VICTORY:
        win(g, LIBERAL, "automatic-victory")
    elif g.vp <= -VICTORY:
        win(g, AUTHORITARIAN, "automatic-victory")


class CheckVictory(Step[Turmoil]):
    """Look at the VP once everything before is worked out (10.4.1); the end of a round does the same."""

    def run(self, g: Turmoil) -> None:
        check_victory(g)


# --- tension (8.1) ---


def highest_tension(g: Turmoil) -> int:
    """How far tension may rise; Franz Ferdinand holds it while his side has Vienna and Budapest (ruling 42)."""
    held = g.in_effect[FRANZ_FERDINAND]
    if held and g.control[VIENNA] == AUTHORITARIAN and g.control[BUDAPEST] == AUTHORITARIAN:
        return max(FRANZ_FERDINAND_TENSION, g.tension)
    return MAX_TENSION


def change_tension(g: Turmoil, seat: int, change: int) -> None:
    """The event of a seat changes tension; what cannot be changed gives or costs that seat VP (8.1.2)."""
    aim = g.tension + change
    tension = min(max(aim, 0), highest_tension(g)) if change > 0 else max(aim, 0)
    if tension != g.tension:
        if g.log:
            g.log.add(events.TensionChanged(tension - g.tension, tension))
        g.tension = tension
    gain_vp(g, seat, tension - aim)


# --- the Great War Status track (8.2) ---


def status_modifier(g: Turmoil) -> int:
    """The number of the leftmost open slot, and what the markers on the track add (8.2.4)."""
    taken = len(g.track)
    modifier = SLOT_MODIFIER[taken] if taken < SLOTS else 0
    return modifier + sum(CRISIS_MODIFIER[m] for m in g.track)


def on_track(g: Turmoil, marker: int) -> bool:
    return marker in g.track


def place_on_track(g: Turmoil, marker: int) -> None:
    """Put a marker in the leftmost open slot, once (8.2.3)."""
    if marker not in g.track:
        g.track = (*g.track, marker)
        if g.log:
            g.log.add(events.MarkerPlaced(marker))


def flip_on_track(g: Turmoil, old: int, new: int) -> None:
    """Flip or replace a marker, marker keeps its slot; if it is not there, the new one is placed."""
    if old not in g.track:
        place_on_track(g, new)
        return
    g.track = put(g.track, g.track.index(old), new)
    if g.log:
        g.log.add(events.MarkerPlaced(new))


def place_marker(g: Turmoil, marker: int) -> None:
    """Put a marker in its event box or on the map."""
    if not g.marked[marker]:
        g.marked = put(g.marked, marker, 1)
        if g.log:
            g.log.add(events.MarkerPlaced(marker))


def remove_marker(g: Turmoil, marker: int) -> None:
    if g.marked[marker]:
        g.marked = put(g.marked, marker, 0)
        if g.log:
            g.log.add(events.MarkerRemoved(marker))
