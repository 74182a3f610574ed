"""What mypy has learned in one checkout is there in the next one."""

from __future__ import annotations

from pathlib import Path

from tools.check_types import leave, take_over


def learned(folder: Path) -> dict[str, str]:
    return {str(file.relative_to(folder)): file.read_text("ascii") for file in folder.rglob("*") if file.is_file()}


def test_what_was_learned_here_is_known_there(tmp_path: Path) -> None:
    here, there, kept = tmp_path / "here" / "cache", tmp_path / "there" / "cache", tmp_path / "home" / "types"
    (here / "3.11").mkdir(parents=True)
    there.parent.mkdir()
    for text in ("a module", "the same module, changed"):
        (here / "3.11" / "module.json").write_text(text, "ascii")
        leave(here, kept)
        assert learned(kept) == {"3.11/module.json": text}
    take_over(kept, there)
    assert learned(there) == learned(here)
    for folder in (kept.parent, there.parent):
        assert len(list(folder.iterdir())) == 1


def test_nothing_is_lost_where_nothing_is_kept(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("no folder", "ascii")
    take_over(tmp_path / "home" / "types", tmp_path / "cache")
    assert not (tmp_path / "cache").exists()
    (tmp_path / "cache").mkdir()
    leave(tmp_path / "cache", tmp_path / "home" / "types")
    assert (tmp_path / "cache").exists()
