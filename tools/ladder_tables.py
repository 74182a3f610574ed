"""The tables of docs/opponents.md, written from `bots/ladder.json`: `python -m tools.ladder_tables [--check]`.

Each stands between two comments, `<!-- ladder: ID -->` and `<!-- end -->`. New figures come from
`chancellery ladder --record src/chancellery/bots/ladder.json`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from chancellery.games import find_game
from chancellery.lab.ladder import LadderRow, LadderTable, read_ladder

ROOT: Final = Path(__file__).parent.parent
DOCUMENT: Final = ROOT / "docs" / "opponents.md"


def arena_table(table: LadderTable) -> str:
    timed = any(row.seconds is not None for row in table.rows)
    heads = [
        "game",
        "players",
        *(["budget"] if timed else []),
        "games",
        "wins",
        "95 %",
        "aim",
        "rules",
        "ms a decision",
    ]
    lines = []
    for row in table.rows:
        figure = row.figures[0]
        low, high = figure.bounds()
        cells = [
            find_game(row.game).title,
            str(row.players),
            *([f"{row.seconds:g} s"] if timed else []),
            f"{row.games:,}",
        ]
        cells += [percent(figure.rate), f"{100 * low:.1f} to {percent(high)}", row.aim, str(row.rules)]
        lines.append([*cells, "" if row.milliseconds is None else f"{row.milliseconds:g}"])
    return drawn(heads, lines)


def seats_table(table: LadderTable) -> str:
    lines = []
    for row in table.rows:
        lines.append(
            [find_game(row.game).title, str(row.players), f"{row.games:,}", shares(row), row.aim, str(row.rules)]
        )
    return drawn(["game", "players", "games", "won alone, with 95 %", "aim", "rules"], lines)


def shares(row: LadderRow) -> str:
    parts = []
    for figure in row.figures:
        low, high = figure.bounds()
        parts.append(f"{figure.who} {percent(figure.rate)} ({100 * low:.1f} to {100 * high:.1f})")
    return ", ".join(parts)


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def drawn(heads: list[str], lines: list[list[str]]) -> str:
    rows = [heads, ["---"] * len(heads), *lines]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def written(text: str) -> str:
    """The document with the tables of today."""
    for table in read_ladder():
        body = arena_table(table) if table.kind == "arena" else seats_table(table)
        block = f"<!-- ladder: {table.id} -->\n\n{body}\n\n<!-- end -->"
        pattern = rf"<!-- ladder: {table.id} -->.*?<!-- end -->"
        found = re.search(pattern, text, re.DOTALL)
        if found is None:
            raise SystemExit(f"{DOCUMENT.name} has no place for the table '{table.id}'")
        text = text[: found.start()] + block + text[found.end() :]
    return text


def main() -> int:
    before = DOCUMENT.read_text("utf-8")
    after = written(before)
    if "--check" in sys.argv[1:]:
        if before != after:
            print("docs/opponents.md is not as bots/ladder.json has it: python -m tools.ladder_tables", file=sys.stderr)
        return int(before != after)
    DOCUMENT.write_text(after, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
