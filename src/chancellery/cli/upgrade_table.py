"""What becomes of running matches by an upgrade of the rules, as a table for the operator."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from chancellery.cli import terminal

if TYPE_CHECKING:
    from chancellery.store.upgrading import UpgradeOutcome

# Why a match is carried over, in words.
REASONS: Final = {
    "illegal": "an action that was played is no longer legal",
    "events": "an action that was played has a different effect now",
    "position": "its position would be different now",
    "options": "it can no longer be started with these options",
    "rules-fail": "the rules fail at an action that was played",
}


def print_outcomes(outcomes: Sequence[UpgradeOutcome], dry_run: bool) -> None:
    """One row for each game and version, then why matches of it are carried over, and every match that stops."""
    out = terminal.console()
    if not outcomes:
        out.print(Text.assemble(("✓ ", "green"), "Every running match is played by the installed rules."))
        return
    table = terminal.listing("game", "rules", "matches", "unchanged", "carried over", "stopped")
    groups = grouped(outcomes)
    for (game, rules, to), group in groups.items():
        count = Counter(one.how for one in group)
        table.add_row(
            game,
            f"{rules} → {to}",
            str(len(group)),
            str(count["unchanged"]),
            str(count["carried"]),
            str(count["stopped"]),
        )
    out.print(table)
    # Sentences in a column would leave no room for the figures.
    for (game, rules, to), group in groups.items():
        if lines := why_lines(group):
            out.print(f"{game} {rules} → {to}, carried over: {'; '.join(lines)}.", soft_wrap=True)
    for one in outcomes:
        if one.how == "stopped":
            terminal.complain(f"match {one.match} of {one.game}, at ply {one.ply}: {one.why}")
    done = "would be" if dry_run else "are"
    out.print(f"{len(outcomes)} running matches {done} brought to the installed rules.", soft_wrap=True)


def grouped(outcomes: Iterable[UpgradeOutcome]) -> dict[tuple[str, int, int], list[UpgradeOutcome]]:
    groups: dict[tuple[str, int, int], list[UpgradeOutcome]] = {}
    for one in sorted(outcomes, key=lambda one: (one.game, one.rules)):
        groups.setdefault((one.game, one.rules, one.to), []).append(one)
    return groups


def why_lines(group: Iterable[UpgradeOutcome]) -> list[str]:
    """The reasons of a group, the most frequent first, and how many matches have to go back."""
    carried = [one for one in group if one.how == "carried"]
    reasons = Counter(one.why or "" for one in carried)
    lines = [f"{count}: {REASONS.get(why, why)}" for why, count in reasons.most_common()]
    back = [one.back for one in carried if one.back]
    if back:
        lines.append(f"{len(back)} of them {'goes' if len(back) == 1 else 'go'} back, by up to {max(back)} plies")
    return lines
