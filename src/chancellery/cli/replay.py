"""`chancellery replay`: a match told again."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from chancellery.cli import terminal
from chancellery.cli.arguments import JournalFile, Json, Lang, language
from chancellery.cli.exported_chat import ExportedMessage, messages_in
from chancellery.cli.files import read_match, read_text
from chancellery.cli.local_table import choose_seats
from chancellery.cli.old_match import find_old_match, show_old_match
from chancellery.cli.overlaid import adopt_content, tell_changes, told_changes
from chancellery.cli.screen import Screen
from chancellery.cli.seat_export import show_seat_export
from chancellery.cli.wording import ending, game_prose
from chancellery.engine.errors import BadOption
from chancellery.engine.events import Entry, event_json
from chancellery.engine.journal import Journal
from chancellery.engine.prose import Prose
from chancellery.engine.seat_names import seats_called
from chancellery.engine.state import SPECTATOR, State
from chancellery.table.exports import is_seat_export
from chancellery.table.messages import may_read


def replay(
    file: JournalFile,
    to: Annotated[int | None, typer.Option("--to", metavar="PLY", help="Stop after this many actions.")] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", help="Show what this seat saw (default: what everybody saw).")
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Print a saved match move by move, to its end or to a given action."""
    text = read_text(file)
    if is_seat_export(text):
        show_seat_export(file, to, seat, lang, json)
        return
    adopt_content(text)
    if (old := find_old_match(file, text)) is not None:
        show_old_match(*old, to, seat, lang, json)
        return
    exported = read_match(file)
    if not json:
        tell_changes(exported.journal.game)
    journal = exported.journal
    viewer = SPECTATOR if seat is None else viewer_of(journal, seat)
    prose = game_prose(journal.game, journal.options, language(lang))
    if to is not None and not 0 <= to <= len(journal.actions):
        raise BadOption(
            f"--to cannot be {to}; the match has {len(journal.actions)} actions",
            "no-such-ply",
            ply=to,
            last=len(journal.actions),
        )
    g = journal.replay(to, record=True)
    assert g.log is not None
    entries = [entry for entry in g.log.entries if entry.visible_to(viewer)]
    said = [
        m
        for m in messages_in(exported.claimed.get("match"))
        if may_read(seat, m.sender, m.to) and (to is None or m.ply <= to)
    ]
    if json:
        description = describe(g, viewer, entries, prose, len(journal.actions))
        description["replayed_from"] = journal.begins
        terminal.print_json({**description, "messages": [msgspec.to_builtins(message) for message in said]})
    else:
        tell_earlier(journal, viewer, prose)
        show(g, viewer, entries, prose, said)


def viewer_of(journal: Journal, seat: str) -> int:
    """The one seat whose story is told."""
    ids = journal.game.seats(journal.options)
    if seat in ("all", "none", ""):
        raise BadOption(f"--seat takes one seat here: {', '.join(ids)}", "one-seat", known=", ".join(ids))
    return choose_seats(ids, [seat])[0]


def tell_earlier(journal: Journal, viewer: int, prose: Prose) -> None:
    """What was played by rules that are not installed any more: the actions of the viewer, by their names."""
    if not journal.begins:
        return
    out, seats = terminal.console(), journal.game.seats(journal.options)
    out.print(prose.text("cli-older-part", values={"last": journal.begins}), style="bold", markup=False, soft_wrap=True)
    for ply, (seat, action) in enumerate(journal.actions[: journal.begins], 1):
        if viewer in (SPECTATOR, seat):
            out.print(f"{ply:4} {seats[seat]}: {journal.game.actions.name(action)}", style="dim", markup=False)


def show(g: State, viewer: int, entries: list[Entry], prose: Prose, said: list[ExportedMessage]) -> None:
    screen = Screen(prose)
    lines = [(entry.ply, prose.event(entry.event)) for entry in entries]
    screen.show_log(lines, numbered=True, said=said)
    screen.show_board(g, viewer)
    if g.outcome is not None:
        screen.out.print(ending(g.outcome, prose, g), style="bold green", markup=False)
        return
    waiting = seats_called(g, prose, g.waiting)
    screen.say("to-act", "bold", seats=waiting, count=len(g.waiting), rule=g.choice().rule)


def describe(g: State, viewer: int, entries: list[Entry], prose: Prose, plies: int) -> dict[str, object]:
    """The story as JSON."""
    nouns = g.game.nouns_for(g.options)
    return {
        "game": g.game.id,
        "options": g.options.dump(),
        "ply": g.ply,
        "plies": plies,
        "content": told_changes(g.game),
        "result": None if g.outcome is None else g.outcome.view(g.game.seats(g.options)),
        "log": [
            {"ply": entry.ply, **event_json(entry.event, nouns), "text": prose.event(entry.event)} for entry in entries
        ],
        "view": g.view(viewer),
    }
