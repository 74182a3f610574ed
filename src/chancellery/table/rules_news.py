"""What players read when the rules of their match were mended."""

from __future__ import annotations

from chancellery.engine.prose import Prose
from chancellery.table.entries import RulesChanged


def rules_news(prose: Prose, change: RulesChanged, ply: int) -> str:
    """One sentence: from where which version counts, and what was mended in between."""
    values: dict[str, int | str] = {"to": change.to, "mended": mended(prose, change.rules, change.to)}
    if change.how == "unchanged":
        return prose.text("rules-unchanged", values=values)
    if change.before is None:
        return prose.text("rules-carried", values=values)
    return prose.text("rules-back", values={**values, "plies": change.before - ply})


def mended(prose: Prose, since: int, to: int) -> str:
    """What was mended from one version of the rules to another, as the changelog has it."""
    lines = [f"mended-rules-{rules}" for rules in range(since + 1, to + 1)]
    return " ".join(prose.text(line) for line in lines if prose.has(line)) or prose.text("rules-mended")
