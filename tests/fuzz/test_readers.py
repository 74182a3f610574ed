"""Whatever reads a file says in a sentence what is wrong with it: no traceback, whatever the file holds.

A few mutants of every kind are tried in `make test`, and 20,000 under the mark `nightly`.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import sys
import tempfile
import traceback
import zlib
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chancellery
from chancellery.cli.app import run
from chancellery.engine import languages
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.help import read_help
from chancellery.engine.prose import load_bundle
from chancellery.engine.saves import MAGIC, load, load_json, unpack
from chancellery.games import find_game
from chancellery.lab.baselines import RATES, TIMES, compare, read_records
from chancellery.web.server.settings import kept_secret
from tests.fuzz import originals
from tests.fuzz.mutants import mutants, mutated_bytes, mutated_json

SOURCE = Path(chancellery.__file__).parent
Read = Callable[[bytes, Path, Random], None]


def command(*arguments: str | Path) -> None:
    """Run a command in this process; whatever it raises is a traceback for whoever typed it."""
    out, err = io.StringIO(), io.StringIO()
    before, sys.stdin = sys.stdin, io.StringIO("")
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = run([str(argument) for argument in arguments])
    finally:
        sys.stdin = before
    assert "Traceback" not in err.getvalue(), err.getvalue()
    assert code in (0, 1, 2), code


# --- what reads ---


def read_match(data: bytes, folder: Path, luck: Random) -> None:
    file = folder / "match.json"
    file.write_bytes(data)
    ways: tuple[tuple[str, ...], ...] = (
        ("replay",),
        ("replay", "--json"),
        ("replay", "--lang", "fr"),
        ("replay", "--to", "2"),
        ("verify",),
        ("verify", "--json"),
        ("play", "--seat", "all", "--load"),
    )
    command(*luck.choice(ways), file)


def read_script(data: bytes, folder: Path, luck: Random) -> None:
    file = folder / "script.txt"
    file.write_bytes(data)
    command("script", file)


def read_save(data: bytes, folder: Path, luck: Random) -> None:
    """A position as bytes with a checksum that fits, or as JSON that a person has edited."""
    game = find_game(luck.choice(originals.GAMES))
    ways: tuple[Callable[[], object], ...] = (
        lambda: load(game, data),
        lambda: load(game, mutated_save(game.id, luck)),
        lambda: load_json(game, mutated_json(originals.readable(game.id), luck).decode()),
    )
    for read in ways:
        try:
            read()
        except ChancelleryError:
            continue


def mutated_save(game: str, luck: Random) -> bytes:
    inner = json.dumps(unpack(originals.saved(game)))
    body = zlib.compress(mutated_json(inner, luck))
    if luck.random() < 0.1:
        body = mutated_bytes(body, luck)
    return MAGIC + zlib.crc32(body).to_bytes(4, "big") + body


def read_content(data: bytes, folder: Path, luck: Random) -> None:
    game = find_game(luck.choice(originals.GAMES))
    place = folder / "content"
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(game.folder / "content", place)
    file = luck.choice(sorted(place.glob("*.toml")))
    file.write_bytes(next(mutants(file.read_text("utf-8"), "toml", 1, luck.randrange(2**32))))
    command("content", "check", game.id, "--folder", place)


def read_language(data: bytes, folder: Path, luck: Random) -> None:
    """A language from outside: its entry, or a text of it."""
    place = Path(tempfile.mkdtemp(dir=folder)) / "de"
    game = find_game("realpolitik")
    entry, kernel, terminal = place / "language.toml", place / "engine" / "kernel.ftl", place / "cli" / "cli.ftl"
    text, help = place / game.folder.name / "events.ftl", place / game.folder.name / "help.md"
    sound = {
        entry: b'name = "Deutsch"\nlocale = "de"\n',
        kernel: (SOURCE / "engine" / "text" / "fr" / "kernel.ftl").read_bytes(),
        terminal: (SOURCE / "cli" / "text" / "fr" / "cli.ftl").read_bytes(),
        text: (game.folder / "text" / "fr" / "events.ftl").read_bytes(),
        help: (game.folder / "help" / "fr.md").read_bytes(),
    }
    broken = luck.choice(list(sound))
    sound[broken] = data if broken is entry else next(mutants(sound[broken].decode(), "ftl", 1, luck.randrange(2**32)))
    for file, content in sound.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    match = folder / "sound.json"
    match.write_text(originals.match_file(game.id), "utf-8")
    load_bundle.cache_clear()
    os.environ[languages.VARIABLE] = str(place.parent)
    try:
        command("replay", match, "--lang", "de")
        read_help(game, "de")
    except ChancelleryError:
        return
    finally:
        del os.environ[languages.VARIABLE]
        load_bundle.cache_clear()
        shutil.rmtree(place.parent)


def read_figures(data: bytes, folder: Path, luck: Random) -> None:
    """Recorded figures of the bench."""
    file = folder / "records.json"
    file.write_bytes(data)
    figures = dict.fromkeys((*RATES, *TIMES), 1.0)
    report = {"calibration": 1, "games": {"courtyard": {**figures, "advise_us": None, "compiled": False}}}
    try:
        compare(report, read_records(file))
    except ChancelleryError:
        return


def read_series(data: bytes, folder: Path, luck: Random) -> None:
    """The folder of a series of the laboratory: its manifest, or one of its shards."""
    place = folder / "series"
    arguments = ("simulate", "courtyard", "--games", "4", "--bots", "random", "--seed", "1", "--workers", "1", "--out")
    shutil.rmtree(place, ignore_errors=True)
    command(*arguments, place)
    file = luck.choice(sorted(path for path in place.rglob("*") if path.is_file()))
    file.write_bytes(data if luck.random() < 0.1 else mutated_bytes(file.read_bytes(), luck))
    command(*arguments, place)


def read_backup(data: bytes, folder: Path, luck: Random) -> None:
    backup, db = folder / "backup.sqlite", folder / "store.sqlite"
    for path in folder.glob("*.sqlite*"):
        path.unlink()
    if not (folder / "kept").exists():
        command("store", "backup", folder / "kept", "--db", f"sqlite:///{folder / 'empty.sqlite'}")
    kept = bytearray((folder / "kept").read_bytes())
    for _ in range(luck.choice((1, 10, 100))):
        at = luck.randrange(len(kept))
        kept[at : at + 8] = luck.randbytes(8)
    backup.write_bytes(data if luck.random() < 0.1 else bytes(kept))
    command("store", "restore", backup, "--db", f"sqlite:///{db}")


def read_key(data: bytes, folder: Path, luck: Random) -> None:
    (folder / "cookie.key").write_bytes(data)
    try:
        kept_secret(folder)
    except ChancelleryError:
        return


# --- what is read ---


def matches() -> list[str]:
    kinds = (originals.match_file, originals.forked_file, originals.old_file, originals.seat_file)
    return [kind(game) for game in originals.GAMES for kind in kinds]


def figures() -> list[str]:
    return [json.dumps({"pure": {"games": {"courtyard": {"clone_us": 2.5, "view_us": 1.0}}}})]


def entry() -> list[str]:
    return ['name = "Deutsch"\nlocale = "de_DE"\n']


# By name: what reads, what is mutated and how, and how many mutants a short and a long run try.
READERS: dict[str, tuple[Read, Callable[[], list[str]], str, int, int]] = {
    "matches": (read_match, matches, "json", 100, 8000),
    "scripts": (read_script, originals.scripts, "text", 60, 4000),
    "saves": (read_save, entry, "text", 60, 1500),
    "content": (read_content, entry, "text", 8, 1000),
    "languages": (read_language, entry, "toml", 5, 500),
    "figures": (read_figures, figures, "json", 60, 600),
    "series": (read_series, figures, "json", 4, 200),
    "backups": (read_backup, entry, "text", 4, 300),
    "key": (read_key, entry, "text", 10, 100),
}


def survived(name: str, count: int, seed: int, folder: Path) -> dict[str, tuple[int, str]]:
    """What was raised, by kind and place: how often, and a traceback."""
    read, files, kind, *_ = READERS[name]
    found: dict[str, tuple[int, str]] = {}
    sound = files()
    for number, original in enumerate(sound):
        share = range(number, count, len(sound))
        luck = Random(f"{name} {seed} {number}")
        for data in mutants(original, kind, len(share), seed * 1000 + number):
            try:
                read(data, folder, luck)
            except Exception as error:
                frame = traceback.extract_tb(error.__traceback__)[-1]
                place = f"{type(error).__name__} in {Path(frame.filename).name}:{frame.lineno}"
                times, first = found.get(place, (0, traceback.format_exc(limit=-8)))
                found[place] = times + 1, first
                keep_example(name, place, data)
    return found


def keep_example(name: str, place: str, data: bytes) -> None:
    """Leave a file that was not read well where whoever mends that says so."""
    where = os.environ.get("CHANCELLERY_FUZZ_EXAMPLES")
    if where is not None:
        (Path(where) / f"{name}-{place.replace(' ', '-').replace(':', '-')}").write_bytes(data)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("name", READERS)
def test_no_file_ends_in_a_traceback(name: str, place: Path) -> None:
    found = survived(name, READERS[name][3], 0, place)
    assert not found, "\n\n".join(f"{count} times {where}\n{first}" for where, (count, first) in found.items())


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("name", READERS)
def test_nor_does_any_of_thousands(name: str, seed: int, place: Path) -> None:
    found = survived(name, READERS[name][4] // 4, seed, place)
    assert not found, "\n\n".join(f"{count} times {where}\n{first}" for where, (count, first) in found.items())


def test_the_same_mutants_come_again() -> None:
    once, again = (list(mutants(originals.match_file("realpolitik"), "json", 20, 5)) for _ in range(2))
    assert once == again
    assert len(set(once)) > 15


def test_a_reader_that_trips_is_found(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def trip(data: bytes, folder: Path, luck: Random) -> Any:
        return json.loads(data)["rules"] + 1

    monkeypatch.setitem(READERS, "matches", (trip, matches, "json", 60, 60))
    assert survived("matches", 60, 0, place)
