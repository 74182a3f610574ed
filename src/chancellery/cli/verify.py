"""`chancellery verify`: whether a match is what it claims to be."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from chancellery.cli import exit_codes, terminal
from chancellery.cli.arguments import JournalFile, Json
from chancellery.cli.files import read_match, read_text
from chancellery.cli.old_match import find_old_match
from chancellery.cli.overlaid import adopt_content, tell_changes, told_changes
from chancellery.cli.wording import claimed_result
from chancellery.engine.errors import BadJournal
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.table.old_exports import OldExport
from chancellery.table.rules_version import other_rules
from chancellery.table.strength import really_began
from chancellery.table.verification import Ending, StretchProof, prove_stretches, verify_export

# What the result is, by how the match ended.
SENTENCES: Final[dict[Ending | None, str]] = {
    "played": "",
    "declared": " The result was declared since somebody gave up or ran out of time; it was not played out.",
    "abandoned": " It was abandoned and has no result.",
    None: " It is not over.",
}
UNBEGUN: Final = " It ended before it had really begun, and changes no strength."
Promised = Annotated[
    str | None,
    typer.Option("--commitment", metavar="HEX", help="The commitment that you saw at the start."),
]


def verify(file: JournalFile, json: Json = False, promised: Promised = None) -> int:
    """Replay a match and check that its seed, result and final position are as claimed."""
    text = read_text(file)
    adopt_content(text)
    old = find_old_match(file, text)
    if old is not None:
        return refuse(file, *old, json)
    exported = read_match(file)
    problem, ending = None, None
    try:
        if promised is not None and promised.lower() != exported.claimed["commitment"]:
            raise BadJournal(
                "the seed in the file is not the one that was committed to when you looked", "seed-not-promised"
            )
        ending = verify_export(exported)
    except BadJournal as error:
        problem = str(error)
    journal = exported.journal
    stretches = prove_stretches(journal.stretches, journal.game.rules, len(journal.actions))
    own = journal.actions[journal.origins[-1].ply :] if journal.origins else journal.actions
    began = really_began(journal.game, len(own), journal.options.players, {seat for seat, _ in own})
    if json:
        terminal.print_json(
            {
                "holds": problem is None,
                "problem": problem,
                "game": journal.game.id,
                "plies": len(journal.actions),
                "result": claimed_result(exported.claimed["result"], journal.game.seats(journal.options)),
                "ending": ending,
                "began": began,
                "shares": exported.claimed.get("shares", {}),
                "fork": journal.origins[-1].ply if journal.origins else None,
                "commitment": exported.claimed["commitment"],
                "digest": exported.claimed["digest"],
                "stretches": stretches,
                "content": told_changes(journal.game),
            }
        )
    elif problem is None:
        actions = f"{len(journal.actions)} actions of {journal.game.title}"
        terminal.console().print(
            f"[green]✓[/] The match holds: {actions} are legal, and the seed, the result and the last position fit."
            + SENTENCES[ending]
            + (UNBEGUN if ending == "declared" and not began else "")
            + forked(journal),
            soft_wrap=True,
        )
        tell_changes(journal.game)
        for stretch in stretches if journal.stretches else ():
            terminal.console().print(f"  {stretch_line(stretch)}", soft_wrap=True)
    else:
        terminal.complain(f"{file}: the match does not hold: {problem}")
    return exit_codes.OK if problem is None else exit_codes.DOES_NOT_HOLD


def stretch_line(stretch: StretchProof) -> str:
    """What is proved of one stretch of a match whose rules were mended while it ran."""
    part = f"Actions {stretch['from'] + 1} to {stretch['to']}, by version {stretch['rules']} of the rules:"
    if stretch["proved"] == "replayed":
        return f"{part} replayed by the installed rules."
    if stretch["proved"] == "older":
        return f"{part} not replayed, since that version is not installed."
    return (
        f"{part} replayed from the kept position after action {stretch['from']}, whose fingerprint is"
        f" {stretch.get('digest', '')}; the log of every player has it too."
    )


def forked(journal: Journal) -> str:
    """What the commitment of a fork proves, and what it does not."""
    if not journal.origins:
        return ""
    ply = journal.origins[-1].ply
    return (
        f" It is a fork: its first {ply} actions are those of another match and replay under its seed, which was"
        " known by then; the commitment covers all chance after them."
    )


def refuse(file: Path, game: Game, match: OldExport, json: bool) -> int:
    """A match of other rules cannot be replayed, so nobody can say whether it holds."""
    problem = other_rules(game, match.rules)
    if json:
        terminal.print_json({"holds": False, "problem": problem, "game": game.id, "plies": len(match.actions)})
    else:
        terminal.complain(f"{file}: {problem}")
    return exit_codes.BAD_INPUT
