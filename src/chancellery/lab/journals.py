"""Journals of the games of a series: whole matches, for `chancellery replay` and `verify` and for studies."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from chancellery.engine.errors import BadOption
from chancellery.engine.journal import Journal
from chancellery.engine.saves import digest
from chancellery.engine.state import State
from chancellery.engine.whole_files import whole_file
from chancellery.lab.accumulator import Accumulator
from chancellery.lab.series import Row

COLUMN: Final = "journal"


class Journals(Accumulator):
    """Every action of a game, as a match is written down."""

    def before(self, g: State) -> None:
        self.journal = Journal(g.game, g.options, g.rng.key)

    def step(self, g: State, seat: int, action: int) -> None:
        self.journal.actions.append((seat, action))

    def after(self, g: State) -> dict[str, object]:
        result = None if g.outcome is None else g.outcome.dump()
        return {COLUMN: json.dumps({**self.journal.outline(), "result": result, "digest": digest(g)})}

    def stopped(self, g: State) -> dict[str, object]:
        # After an error of the rules nobody knows what the position is: the actions lead there again.
        return {COLUMN: json.dumps(self.journal.export())}


def write_journals(rows: Iterable[Row], folder: Path) -> None:
    """A file for each game, named by its number."""
    if folder.exists() and not folder.is_dir():
        raise BadOption(f"{folder}: this exists already and is not a folder; name another for the journals")
    folder.mkdir(parents=True, exist_ok=True)
    for row in rows:
        if row.get(COLUMN) is not None:
            with whole_file(folder / f"{row['game']}-{row['number']:06}.json") as draft:
                draft.write_text(row[COLUMN] + "\n", "utf-8")
