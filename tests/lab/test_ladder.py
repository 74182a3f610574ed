"""The measured ladder: a sample says which row is outside of its interval, and the document shows what is recorded."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from chancellery.cli.app import run
from chancellery.engine.errors import BadOption
from chancellery.games import installed_rules
from chancellery.lab.engines import local_engine
from chancellery.lab.ladder import (
    Figure,
    LadderRow,
    LadderTable,
    check,
    chosen,
    measure,
    meet,
    read_ladder,
    sample_of,
    write_ladder,
)
from tools.ladder_tables import DOCUMENT, written

ASKED = LadderRow("courtyard", 2, ["heuristic", "random"], 60, 1, [])
TABLE = LadderTable("t", "T", "arena", [ASKED])
FALSE = msgspec.structs.replace(ASKED, figures=[Figure("heuristic", 2, 200)])


def true_row() -> LadderRow:
    """The row as it comes out."""
    return measure(TABLE, ASKED, 60, "0", local_engine(1), lambda done: None)


def test_a_row_that_does_not_come_out_again_is_named() -> None:
    rows = chosen([LadderTable("t", "T", "arena", [true_row(), FALSE])], "t", "courtyard")
    found = list(check(rows, local_engine(1), games=30))
    assert [one.holds for one in found] == [True, False]
    assert (found[0].row, found[0].sampled.of) == ("courtyard, 2 players", 30)


def test_a_row_of_seats_is_of_every_seat() -> None:
    row = LadderRow("courtyard", 2, ["random"], 20, 1, [Figure("red", 10, 20), Figure("blue", 0, 20)])
    table = LadderTable("s", "S", "simulate", [row])
    measured = measure(table, row, 20, "0", local_engine(1), lambda done: None)
    assert [figure.who for figure in measured.figures] == ["red", "blue"]
    assert sum(figure.won for figure in measured.figures) <= 20


def test_intervals_meet_or_do_not() -> None:
    assert meet(Figure("a", 60, 100), Figure("a", 5, 10))
    assert not meet(Figure("a", 90, 100), Figure("a", 20, 100))


def test_the_command_ends_with_1_if_a_row_is_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = [LadderTable("t", "T", "arena", [true_row()])]
    monkeypatch.setattr("chancellery.lab.ladder.read_ladder", lambda path=None: tables)
    words = ["ladder", "--games", "20", "--workers", "1"]
    assert run(words) == 0
    assert "Every row holds." in capsys.readouterr().out
    tables[0].rows[0] = FALSE
    assert run(words) == 1
    assert "Outside of their interval: 1 of 1." in capsys.readouterr().out
    file = tmp_path / "ladder.json"
    write_ladder(file, tables)
    assert run([*words, "--record", str(file)]) == 0
    monkeypatch.undo()
    assert read_ladder(file)[0].rows[0].figures[0].rate > 0.5


def test_what_there_is_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="there is no table 'x'"):
        chosen(read_ladder(), "x", None)
    with pytest.raises(BadOption, match="no row of the ladder is of courtyard"):
        chosen(read_ladder(), None, "courtyard")
    (tmp_path / "l.json").write_text("[1]", "utf-8")
    with pytest.raises(BadOption, match="this is not a ladder"):
        read_ladder(tmp_path / "l.json")


def test_the_document_shows_what_is_recorded() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert written(text) == text


def test_rows_are_of_rules_that_there_have_been() -> None:
    rules = installed_rules()
    for table in read_ladder():
        for row in table.rows:
            assert 1 <= row.rules <= rules[row.game]
            assert sample_of(row) <= row.games
            assert row.figures
