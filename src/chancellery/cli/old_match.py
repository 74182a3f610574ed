"""Display of a match whose rules this build does not play: options, seats, moves, messages and result, not replayed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from chancellery.cli import terminal
from chancellery.cli.arguments import language
from chancellery.cli.exported_chat import ExportedMessage, merged_lines, messages_in
from chancellery.cli.wording import claimed_result, game_prose
from chancellery.engine.errors import BadJournal, BadOption, ChancelleryError
from chancellery.engine.game import Game
from chancellery.games import find_game
from chancellery.table.messages import may_read
from chancellery.table.old_exports import OldExport, read_old_export, rules_of
from chancellery.table.older_files import brought_up
from chancellery.table.rules_version import other_rules


class Ending(msgspec.Struct):
    """A result as far as it is told here: the winners by the numbers of their seats."""

    winners: list[int]
    reason: str


def find_old_match(file: Path, text: str) -> tuple[Game, OldExport] | None:
    """The match in a file and its game, if it is a whole match of rules that it cannot be brought up from."""
    named = rules_of(text)
    if named is None:
        return None
    try:
        game = find_game(named[0])
        now = rules_of(brought_up(text))
        return None if now is not None and now[1] == game.rules else (game, read_old_export(text))
    except ChancelleryError as error:
        raise BadJournal(f"{file}: {error}", "in-file", file=str(file), why=error) from None


def show_old_match(
    game: Game, match: OldExport, to: int | None, seat: str | None, lang: str | None, json: bool
) -> None:
    """Tell the moves by their names, and why nothing else can be told."""
    if to is not None and not 0 <= to <= len(match.actions):
        raise BadOption(
            f"--to cannot be {to}; the match has {len(match.actions)} actions",
            "no-such-ply",
            ply=to,
            last=len(match.actions),
        )
    actions = match.actions[:to]
    said = [m for m in messages_in(match.match) if may_read(seat, m.sender, m.to) and (to is None or m.ply <= to)]
    if json:
        terminal.print_json(described(game, match, actions, said))
        return
    prose = game_prose(game, game.options(), language(lang))
    out = terminal.console()
    out.print(Text(prose.text("cli-other-rules", values={"rules": match.rules, "installed": game.rules}), style="bold"))
    out.print(terminal.figures({name: str(value) for name, value in match.options.items()} | sitting(match)))
    lines = [(ply, f"{who}: {name}") for ply, (who, name) in enumerate(actions, 1)]
    for ply, line in merged_lines(lines, said):
        out.print(Text(f"{ply:>4} {line}"))
    out.print(Text(prose.text("cli-kept-result", values={"result": result_line(match, prose.text("cli-no-result"))})))


def described(
    game: Game, match: OldExport, actions: list[tuple[str, str]], said: list[ExportedMessage]
) -> dict[str, object]:
    """The same as JSON."""
    return {
        "game": match.game,
        "rules": match.rules,
        "problem": other_rules(game, match.rules),
        "options": match.options,
        "seats": (match.match or {}).get("seats"),
        "ply": len(actions),
        "plies": len(match.actions),
        "actions": actions,
        "messages": [msgspec.to_builtins(message) for message in said],
        "result": claimed_result(ending_of(match), list(sitting(match))),
    }


def sitting(match: OldExport) -> dict[str, str]:
    """Who sat where, as far as the file says so."""
    seats = (match.match or {}).get("seats")
    listed = seats if isinstance(seats, list) else []
    return {
        str(seat.get("seat")): str(seat.get("name") or seat.get("bot") or seat.get("kind") or "–")
        for seat in listed
        if isinstance(seat, dict)
    }


def ending_of(match: OldExport) -> Any:
    """The result by the rules, or the one that the table gave."""
    return match.result if match.result is not None else (match.match or {}).get("result")


def result_line(match: OldExport, none: str) -> str:
    """The winners by their seats, and the reason."""
    try:
        result = msgspec.convert(ending_of(match), Ending)
    except (msgspec.ValidationError, UnicodeEncodeError):
        return none
    seats = list(sitting(match))
    names = [seats[winner] if 0 <= winner < len(seats) else str(winner) for winner in result.winners]
    return f"{', '.join(names) or '–'} ({result.reason})"
