"""One way to play a long series: cut into shards that are played anywhere, in any order, and kept on disk when done.

A folder has `manifest.json`, which says what series it is, and `games/00000.parquet` and so on, a finished shard each.
A shard is written whole or not at all, by the process that was asked for the series; whatever stops that process loses
the shards that were being played and nothing else, and the same call goes on with those that are missing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from chancellery.engine.errors import BadOption
from chancellery.engine.whole_files import whole_file
from chancellery.lab.engines import Engine, Shard, local_engine
from chancellery.lab.fingerprints import changed
from chancellery.lab.series import Manifest, Row

if TYPE_CHECKING:
    import polars

MOST_GAMES: Final = 200
SHARDS: Final = 64
# What names the series in the file of a shard, so that one that was carried in from elsewhere is noticed.
MARK: Final = "chancellery"
# What says there which columns it was written with, so that one that was damaged is noticed.
COLUMNS: Final = "columns"


class Job(Protocol):
    """A series of numbered games, each the same wherever and whenever it is played."""

    def manifest(self) -> Manifest: ...

    def play(self, first: int, last: int) -> list[Row]: ...


def play_shards(
    job: Job,
    games: int,
    start: int = 0,
    folder: Path | None = None,
    engine: Engine | None = None,
    tick: Callable[[int], None] = lambda done: None,
    size: int | None = None,
    only_read: Callable[[list[Row]], None] = lambda rows: None,
) -> Iterator[list[Row]]:
    """The games numbered from `start`, shard by shard in any order; those that a folder has are read from it.

    tick        is told how many more games are done
    only_read   is told the games that were not played now
    """
    stop = start + games
    store = None if folder is None else SeriesFolder(folder, job, size or shard_size(games))
    if store is not None and start:
        raise BadOption("a folder keeps a series from its first game on; leave the number of the first game out")
    missing = []
    for shard in cut(start, stop, store.size if store else size or shard_size(games)):
        rows = store.read(shard) if store else None
        if rows is None:
            missing.append(shard)
        else:
            tick(shard.last - shard.first)
            only_read(rows)
            yield rows
    for shard, rows in (engine or local_engine())(partial(play_work, job), missing):
        if store is not None:
            store.write(shard, rows)
        tick(len(rows))
        yield rows


def play_work(job: Job, first: int, last: int) -> list[Row]:
    """What a worker does; at the top of a module, so that processes elsewhere find it."""
    return job.play(first, last)


def shard_size(games: int) -> int:
    """Small enough for a smooth progress bar and for little to be lost, large enough to be worth a file."""
    return max(1, min(MOST_GAMES, games // SHARDS))


def cut(start: int, stop: int, size: int) -> list[Shard]:
    """The shards of a series; where they begin does not depend on how many games are wanted."""
    numbers = range(start // size, -(-stop // size))
    return [Shard(number, max(start, number * size), min(stop, (number + 1) * size)) for number in numbers]


class SeriesFolder:
    """The folder of a series."""

    def __init__(self, folder: Path, job: Job, size: int) -> None:
        self.polars = import_polars()
        self.folder = folder
        self.games = folder / "games"
        wanted = json.loads(json.dumps(job.manifest()))
        self.mark = sha256(json.dumps(wanted, sort_keys=True).encode()).hexdigest()
        self.size = self.open(wanted, size)

    def open(self, wanted: Manifest, size: int) -> int:
        """Begin the folder or go on with it: how many games a shard has there."""
        file = self.folder / "manifest.json"
        if file.exists():
            manifest = read_manifest(file)
            size_there = manifest.pop("shard")
            if manifest != wanted:
                raise BadOption(
                    f"{self.folder}: this folder holds another series ({difference(manifest, wanted)}); name another"
                    " folder"
                )
            return int(str(size_there))
        if self.folder.exists() and (not self.folder.is_dir() or any(self.folder.iterdir())):
            raise BadOption(f"{self.folder}: this exists already and holds no series; name a new folder")
        self.games.mkdir(parents=True)
        with whole_file(file) as draft:
            draft.write_bytes((json.dumps({**wanted, "shard": size}, indent=1) + "\n").encode())
        return size

    def file(self, shard: Shard) -> Path:
        return self.games / f"{shard.number:05}.parquet"

    def read(self, shard: Shard) -> list[Row] | None:
        """The games of a shard, or None if it has to be played: it is missing, or a longer series needs more of it."""
        file = self.file(shard)
        if not file.exists():
            return None
        try:
            said = self.polars.read_parquet_metadata(file)
            table = self.polars.read_parquet(file)
        except (self.polars.exceptions.PolarsError, OSError):
            raise BadOption(f"{file}: this shard cannot be read; remove it, and it is played again") from None
        if said.get(MARK) != self.mark:
            raise BadOption(f"{file}: this shard is of another series or version; remove it, and it is played again")
        if said.get(COLUMNS, names(table)) != names(table):
            raise BadOption(f"{file}: this shard cannot be read; remove it, and it is played again")
        rows = table.to_dicts()
        in_shard = [row for row in rows if shard.first <= row["number"] < shard.last]
        return in_shard if len(in_shard) == shard.last - shard.first else None

    def write(self, shard: Shard, rows: list[Row]) -> None:
        # A draft lies beside the shards and not among them: what a kill leaves there is never read.
        with whole_file(self.file(shard), self.folder) as draft:
            table = frame(rows)
            table.write_parquet(draft, metadata={MARK: self.mark, COLUMNS: names(table)})


def names(table: polars.DataFrame) -> str:
    return " ".join(table.columns)


def read_manifest(file: Path) -> Manifest:
    try:
        manifest = json.loads(file.read_text("utf-8"))
    except ValueError:
        manifest = None
    if not isinstance(manifest, dict) or "shard" not in manifest:
        raise BadOption(f"{file}: this is not the manifest of a series; name another folder")
    return manifest


def difference(manifest: Manifest, wanted: Manifest) -> str:
    """What is different first: `seed 1, not 2`, or what has changed since the series was begun."""
    name = next(name for name in (*wanted, *manifest) if manifest.get(name) != wanted.get(name))
    if name == "fingerprint":
        found = wanted[name]
        assert isinstance(found, dict)
        return changed(manifest.get(name), found, str(wanted["game"]))
    if name == "overlay":
        then, now = (
            ", ".join(map(str, one)) if isinstance(one, list) and one else "none"
            for one in (manifest.get(name), wanted[name])
        )
        return f"figures that were changed: {then}, not {now}"
    return f"{name} {manifest.get(name)}, not {wanted.get(name)}"


def frame(rows: list[Row]) -> polars.DataFrame:
    """Games as a Polars frame, one row each."""
    pl = import_polars()
    fixed = {
        "number": pl.Int64,
        "game": pl.String,
        "players": pl.Int64,
        "bots": pl.List(pl.String),
        "seed": pl.String,
        "winners": pl.List(pl.String),
        "scores": pl.List(pl.Int64),
        "ending": pl.String,
        "decisions": pl.Int64,
        "error": pl.String,
        "forfeited": pl.String,
        "failure": pl.String,
    }
    table: polars.DataFrame = pl.from_dicts(rows, schema_overrides=fixed, infer_schema_length=None)
    # A game without other options than the number of players has an empty struct, which Parquet does not know.
    return table if rows and rows[0]["options"] else table.drop("options", strict=False)


def read_games(folder: Path) -> polars.DataFrame:
    """All games of a folder, in their order."""
    pl = import_polars()
    files = sorted((folder / "games").glob("*.parquet"))
    if not files:
        raise BadOption(f"{folder}: no games of a series are kept here")
    table: polars.DataFrame = pl.concat([pl.read_parquet(file) for file in files], how="diagonal_relaxed")
    return table.sort("number")


def import_polars() -> Any:
    try:
        import polars
    except ImportError:
        raise BadOption('keeping games needs Polars, which is an extra: pip install "chancellery[lab]"') from None
    return polars
