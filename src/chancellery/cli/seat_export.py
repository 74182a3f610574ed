"""Display of a seat export: what one seat may know of a match that is not over."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from rich.text import Text

from chancellery.cli import terminal
from chancellery.cli.arguments import language
from chancellery.cli.board import board
from chancellery.cli.exported_chat import merged_lines, messages_in
from chancellery.cli.files import read_text
from chancellery.cli.wording import claimed_result, game_prose
from chancellery.engine.errors import BadJournal, BadOption, ChancelleryError
from chancellery.engine.events import EventData
from chancellery.engine.game import Game
from chancellery.engine.views import PositionData, SaveData
from chancellery.games import find_game
from chancellery.table.exports import SeatExport, read_seat_export


def show_seat_export(file: Path, to: int | None, seat: str | None, lang: str | None, json: bool) -> None:
    """Show the log and the board as they are in the file."""
    if to is not None or seat is not None:
        raise BadOption(
            f"{file}: this is what one seat may know so far; it cannot be shown for others or for an earlier moment",
            "seat-export-is-fixed",
            file=str(file),
        )
    try:
        export = read_seat_export(read_text(file))
        game = find_game(export.game)
    except ChancelleryError as error:
        raise BadJournal(f"{file}: {error}", "in-file", file=str(file), why=error) from None
    if json:
        terminal.print_json({"game": export.game, "ply": export.ply, "log": export.log, "view": shown(game, export)})
        return
    out = terminal.console()
    if export.rules != game.rules:
        prose = game_prose(game, game.options(), language(lang))
        values = {"rules": export.rules, "installed": game.rules}
        out.print(Text(prose.text("cli-other-rules", values=values), style="bold"))
    lines = [(ply_of(event), str(event.get("text") or values_line(event))) for event in export.log]
    for ply, text in merged_lines(lines, messages_in(export.match)):
        out.print(Text(f"{ply:>4} {text}"))
    if not export.view:
        return
    try:
        out.print(board(game, cast(PositionData, export.view), export.language))
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise BadJournal(f"{file}: the board in the file cannot be shown", "not-a-match-file") from None


def shown(game: Game, export: SeatExport) -> SaveData:
    """The view in a file, with a result whose winners are named."""
    view = export.view
    if "result" not in view:
        return view
    seats = game.seats_by_count.get(cast(int, export.options.get("players")), ())
    return {**view, "result": claimed_result(view["result"], seats)}


def ply_of(event: EventData) -> int:
    """The ply of an event; one that names none was there from the beginning."""
    ply = event.get("ply")
    return ply if isinstance(ply, int) else 0


def values_line(event: EventData) -> str:
    """An event without a sentence: its name and its values."""
    return ", ".join(str(value) for name, value in event.items() if name not in ("ply", "text"))
