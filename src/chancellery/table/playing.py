"""Playing at a table: answers that come late, runs of answers, and what is played for whoever gives none."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chancellery.table.defects import RulesFailed
from chancellery.table.entries import ActionEntry
from chancellery.table.match import StalePly
from chancellery.table.table import Table


def require_open(table: Table, seat: int, action: int, ply: int, since: Callable[[int], Sequence[ActionEntry]]) -> None:
    """Refuse an answer to an earlier question, unless only sealed picks and asides of others came between.

    `since` tells the actions after a ply.
    """
    if ply == table.state.ply:
        return
    if ply > table.state.ply or not table.accepts(seat, action):
        raise StalePly(table.state.ply)
    if not all(entry.data.open and entry.seat != seat for entry in since(ply)):
        raise StalePly(table.state.ply)


def play_run(table: Table, seat: int, actions: Sequence[int], now: float) -> list[ActionEntry]:
    """Play answers of a seat one after the other, until it learns something or one is not legal."""
    run: list[ActionEntry] = []
    try:
        for action in actions:
            if run and action not in table.state.legal(seat):
                break
            floor = table.state.floor
            run.append(table.act(seat, action, table.state.ply, now))
            if table.state.floor != floor or seat not in table.state.waiting:
                break
    except RulesFailed as failed:
        failed.tried = [*((one.seat, one.action) for one in run), *failed.tried]
        raise
    return run


def take_asides(table: Table, seat: int, actions: Sequence[int], now: float) -> list[ActionEntry]:
    """Take asides of a seat one after the other; the rules refuse whatever is none, and then the table is of no use."""
    run: list[ActionEntry] = []
    for action in actions:
        if not table.is_aside(seat, action):
            raise table.state.refusal(seat, action)
        run.append(table.act(seat, action, table.state.ply, now))
    return run


def answer_for(table: Table, seat: int, now: float) -> ActionEntry:
    """Play what the open question takes for an answer from a seat that has given none."""
    return table.act(seat, table.state.choice().otherwise, table.state.ply, now, late=True)
