"""A file is there whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from chancellery.engine.whole_files import whole_file


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_takes_its_place_once_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text("before", "utf-8")
    with whole_file(file) as draft:
        draft.write_text("after", "utf-8")
        assert (draft.parent, file.read_text("utf-8")) == (tmp_path, "before")
    assert (names(tmp_path), file.read_text("utf-8")) == (["match.json"], "after")


def test_of_a_failure_nothing_is_left(tmp_path: Path) -> None:
    file = tmp_path / "match.json"

    def fail() -> None:
        with whole_file(file) as draft:
            draft.write_text("half", "utf-8")
            raise OSError("the disk is full")

    with pytest.raises(OSError, match="disk is full"):
        fail()
    assert names(tmp_path) == []


def test_drafts_may_lie_elsewhere_and_a_link_stays_one(tmp_path: Path) -> None:
    shards, real = tmp_path / "shards", tmp_path / "real.json"
    shards.mkdir()
    (shards / "link.json").symlink_to(real)
    with whole_file(shards / "link.json", tmp_path) as draft:
        draft.write_text("{}", "utf-8")
        assert (draft.parent, names(shards)) == (tmp_path, ["link.json"])
    assert (shards / "link.json").is_symlink()
    assert real.read_text("utf-8") == "{}"
