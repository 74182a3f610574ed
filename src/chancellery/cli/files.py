"""Matches on disk: read with one sentence about what is wrong, written whole or not at all."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path

from chancellery.engine.errors import BadJournal, ChancelleryError
from chancellery.engine.journal import KIND, Exported, Journal, read_journal
from chancellery.engine.saves import save
from chancellery.engine.whole_files import whole_file
from chancellery.games import find_game
from chancellery.table.exports import NOT_OVER, is_seat_export
from chancellery.table.older_files import brought_up


def read_text(path: Path) -> str:
    """The text of a file; unlike Python's own errors, the ones from here name the file."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise ChancelleryError(f"{path}: this is not a text file", "not-a-text-file", file=str(path)) from None
    except OSError as error:
        raise ChancelleryError(
            f"{path}: the file cannot be read: {error.strerror}", "file-not-read", file=str(path)
        ) from None


def read_match(path: Path) -> Exported:
    """An exported match, with every action known to be legal."""
    text = read_text(path)
    if is_seat_export(text):
        raise BadJournal(f"{path}: {NOT_OVER}", "file-of-a-seat", file=str(path))
    try:
        exported = read_journal(brought_up(text), find_game)
        exported.journal.replay()
    except ChancelleryError as error:
        raise BadJournal(f"{path}: {error}", "in-file", file=str(path), why=error) from None
    return exported


def write_match(path: Path, journal: Journal) -> None:
    """Write a match, over an older match if need be but over nothing else."""
    if path.exists() and KIND not in read_text(path)[:200]:
        raise ChancelleryError(
            f"{path}: this file exists already and is not a match; choose another name", "file-exists", file=str(path)
        )
    data = journal.export()
    if data["result"] is None:
        # Where it goes on, for versions whose rules may not lead there any more.
        data["position"] = b64encode(save(journal.replay())).decode()
    write_whole(path, json.dumps(data, indent=1, ensure_ascii=False) + "\n")


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    try:
        with whole_file(path) as draft:
            draft.write_text(text, "utf-8")
    except OSError as error:
        raise ChancelleryError(
            f"{path}: the file cannot be written: {error.strerror}", "file-not-written", file=str(path)
        ) from None
