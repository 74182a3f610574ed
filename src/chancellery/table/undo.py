"""Taking back: alone until something became known, and behind that barrier once everybody agrees.

A table at an earlier ply is a new one, so that one that cannot be taken back stays as it was.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from chancellery.engine.journal import rekeys_after_undo
from chancellery.engine.state import State
from chancellery.table.clock import ask_again
from chancellery.table.entries import ActionEntry, Consented, TakenBack
from chancellery.table.match import Match, TableError
from chancellery.table.refusals import UNDO_NEEDS_EVERYBODY
from chancellery.table.table import Actions, Table


def may_undo(table: Table, seat: int, last_mover: int | None) -> bool:
    """Whether a seat may take its own last action back: until something became known."""
    return table.match.status == "running" and last_mover == seat and table.state.may_undo()


def require_undo(table: Table, seat: int, ply: int, last_mover: int | None) -> None:
    """Refuse to take the last action back if it is not the seat's, or something became known since."""
    table.require_running()
    table.require_ply(ply)
    if not may_undo(table, seat, last_mover):
        raise TableError("you can no longer undo this yourself; ask the others to agree", "undo-too-late")


def agree(table: Table, seat: int, ply: int) -> Consented[int] | None:
    """A seat asks to take the last action back behind a barrier, or agrees; None if it had agreed already.

    Nobody agrees for somebody whose seat a bot plays.
    """
    match = table.match
    table.require_running()
    table.require_ply(ply)
    if match.absent(match.seats[seat].user):
        raise TableError(UNDO_NEEDS_EVERYBODY, "undo-needs-everybody")
    if match.ply <= match.undo_ends:
        raise TableError("nothing has been played yet", "nothing-to-undo")
    if seat in match.consents:
        return None
    match.consents = [*match.consents, seat]
    return Consented(seat, True)


def all_agree(match: Match) -> bool:
    """Whether every person at the table agrees to take the last action back."""
    return bool(match.consents) and all(person in match.consents for person in match.people())


def disagree(table: Table, seat: int, ply: int) -> Consented[int]:
    """A seat refuses to take something back: the question is off the table."""
    table.require_ply(ply)
    if not table.match.consents:
        raise TableError("nobody has asked for an undo", "no-undo-asked")
    table.match.consents = []
    return Consented(seat, False)


def behind_bots(match: Match, actions: Actions) -> int:
    """Where an agreed undo goes: before the last action of a person, since bots would only act again."""
    bots = {i for i, seat in enumerate(match.seats) if seat.kind == "bot"}
    ply = len(actions)
    while ply > 0 and actions[ply - 1][0] in bots:
        ply -= 1
    return max(ply - 1, match.undo_ends)


def take_back(
    table: Table,
    earlier: State,
    by: int | None,
    now: float,
    agreed: bool = False,
    undone: Sequence[ActionEntry] = (),
) -> tuple[Table, TakenBack[int]]:
    """The table at an earlier position of its match, without the actions that are `undone`.

    Behind a barrier something became known, perhaps a die: chance is another one from there on.
    """
    table.require_running()
    match = msgspec.structs.replace(table.match, seats=[msgspec.structs.replace(seat) for seat in table.match.seats])
    match.rekeys = rekeys_after_undo(match.rekeys, earlier.ply, agreed)
    before = Table(table.game, match, earlier)
    before.take_events()
    before.note_roles()
    until = before.until(table.question(), now, undone[0].data.rest if undone else None)
    ask_again(match, earlier.waiting, [entry.data.gains for entry in undone], now, until)
    match.ply = earlier.ply
    match.consents = []
    return before, TakenBack(by, agreed, table.match.ply)
