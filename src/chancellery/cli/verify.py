"""`chancellery verify`: whether a match is what it claims to be."""

from __future__ import annotations

from chancellery.cli import exit_codes, terminal
from chancellery.cli.arguments import JournalFile, Json
from chancellery.cli.files import read_match
from chancellery.engine.errors import BadJournal


def verify(file: JournalFile, json: Json = False) -> int:
    """Replay a match and check its seed, its result and its last position against what it claims."""
    exported = read_match(file)
    problem = None
    try:
        exported.verify()
    except BadJournal as error:
        problem = str(error)
    journal = exported.journal
    if json:
        terminal.print_json(
            {
                "holds": problem is None,
                "problem": problem,
                "game": journal.game.id,
                "plies": len(journal.actions),
                "result": exported.claimed["result"],
                "commitment": exported.claimed["commitment"],
                "digest": exported.claimed["digest"],
            }
        )
    elif problem is None:
        actions = f"{len(journal.actions)} actions of {journal.game.title}"
        terminal.console().print(
            f"[green]✓[/] The match holds: {actions} are legal, and the seed, the result and the last position fit.",
            soft_wrap=True,
        )
    else:
        terminal.complain(f"{file}: the match does not hold: {problem}")
    return exit_codes.OK if problem is None else exit_codes.DOES_NOT_HOLD
