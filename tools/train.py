"""Teach the chancellor of a game what positions are worth, by playing on from where its searches end.

`python -m tools.train GAME [NAME=VALUE ...]` goes on in generations. In each, games are played mostly by advice, and
searched now and then by the chancellor of the generation before; secretaries play on from where rounds of its searches
ended (`tools/lessons.py`). A small net learns who wins, beside the game's own estimate; and the net plays against the
chancellor without one, at equal processor time. The best of them is written to `chancellor/` in the game's folder if it
wins more than its fair share by the whole interval; else the game's own estimate goes on to serve.

Everything comes from `--seed`, and everything is kept in `--folder` as soon as it is done: the same command goes on
after a stop. `report.md` and `curve.csv` there say what came out so far. No generation is begun that would end after
`--hours`.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec
import numpy as np

from chancellery.bots.inputs import Inputs
from chancellery.bots.net import Leaf
from chancellery.bots.net_files import (
    CHANCELLOR,
    NetFile,
    content_digest,
    kept_leaf,
    leaf_file,
    net_of,
    packed,
    read_file,
)
from chancellery.bots.search import ChancellorBot
from chancellery.cli import terminal
from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.engine.game import Game
from chancellery.engine.options import Options, Value
from chancellery.engine.script.words import pairs
from chancellery.engine.state import State
from chancellery.engine.whole_files import whole_file
from chancellery.games import find_game
from chancellery.lab.arena import Tournament, arena_report
from chancellery.lab.engines import local_engine
from chancellery.lab.own_bots import bot_name
from chancellery.lab.series import Manifest, Row
from chancellery.lab.shards import play_shards
from tools.learning import Data, Network, learn, loss, places_in_use
from tools.lessons import Lesson, digest

ROOT: Final = Path(__file__).parent.parent
# One of so many games tells when to stop learning.
HELD: Final = 10
EPOCHS: Final = 20
BATCH: Final = 512
RATE: Final = 3e-3
DECAY: Final = 0.1
# Games of so many generations are learned from.
REMEMBERED: Final = 3
PLAIN: Final = "chancellery.bots.search:PlainChancellorBot"
MOST_BYTES: Final = 1_000_000


class Taught(ChancellorBot):
    """The chancellor with the net that is being trained."""

    path: str | None = None

    def leaf(self, g: State) -> Leaf | None:
        return None if self.path is None else net_in(self.path, g.game, g.options)


NETS: Final[dict[tuple[str, Options], Leaf]] = {}


def net_in(path: str, game: Game, options: Options) -> Leaf:
    """The net of a file, read once in each process."""
    key = path, options
    if key not in NETS:
        NETS[key] = net_of(game, options, read_file(game, options, Path(path), NetFile, CHANCELLOR))
    return NETS[key]


def taught(path: Path | None) -> str:
    """The name by which a chancellor with the net of a file can be asked for in this process."""
    return bot_name(
        type("Taught", (Taught,), {"path": None if path is None else str(path), "__module__": "tools.train"})
    )


@dataclass(frozen=True)
class Match:
    """Games of a net against the chancellor without one."""

    game: str
    options: dict[str, Value]
    seed: str
    seconds: float
    net: Path

    def tournament(self) -> Tournament:
        return Tournament(self.game, (taught(self.net), PLAIN), self.options, self.seed, self.seconds)

    def manifest(self) -> Manifest:
        return {**self.tournament().manifest(), "net": digest(self.net)}

    def play(self, first: int, last: int) -> list[Row]:
        return self.tournament().play(first, last)


@dataclass
class Course:
    """How a game is trained."""

    game: Game
    options: Options
    folder: Path
    seed: str = "train"
    generations: int = 4
    games: int = 1000
    iterations: int = 16
    hidden: int = 15
    match: int = 200
    seconds: float = 0.1
    hours: float = 6.0
    workers: int | None = None
    lines: list[dict[str, Any]] = field(default_factory=list)

    def run(self) -> None:
        """Everything that is not done yet."""
        began, net, took = monotonic(), None, 0.0
        for generation in range(1, self.generations + 1):
            started = monotonic()
            if started - began + took > self.hours * 3600:
                print(f"no time for generation {generation}: {self.hours:g} hours are nearly over")
                break
            net = self.generation(generation, net)
            took = monotonic() - started
        self.choose()

    def generation(self, number: int, before: Path | None) -> Path:
        """Games of the net before, the net that is learned from them, and what it wins."""
        place = self.folder / f"generation-{number}"
        place.mkdir(parents=True, exist_ok=True)
        rows = self.lesson(number, before)
        net, told = place / "net.json", place / "learned.json"
        if not told.is_file():
            earlier = range(max(1, number - REMEMBERED + 1), number)
            found = self.learned([row for other in earlier for row in self.kept(other)] + rows, net)
            with whole_file(told) as draft:
                draft.write_bytes(msgspec.json.encode(found) + b"\n")
        line = {"generation": number, **msgspec.json.decode(told.read_bytes()), **self.matched(number, net)}
        self.lines.append(line)
        self.report()
        return net

    def lesson(self, number: int, before: Path | None) -> list[Row]:
        job = Lesson(self.game.id, self.options.dump(), f"{self.seed}:{number}", self.iterations, before)
        folder = self.folder / f"generation-{number}" / "games"
        with terminal.progress(f"{self.game.title}, generation {number}: games", self.games) as tick:
            shards = play_shards(job, self.games, 0, folder, local_engine(self.workers), tick, 4)
            rows = [row for some in shards for row in some]
        return sorted(rows, key=lambda row: int(row["number"]))

    def kept(self, number: int) -> list[Row]:
        """The games of an earlier generation, which are all there."""
        before = None if number == 1 else self.folder / f"generation-{number - 1}" / "net.json"
        return self.lesson(number, before)

    def learned(self, rows: list[Row], path: Path) -> dict[str, Any]:
        """Learn from games, and write the net."""
        seats = len(self.game.seats(self.options))
        signs = self.game.signs
        size = Inputs(self.game, self.options).size if signs is None else len(signs(self.game.new(self.options))[0])
        parts = [[row for row in rows if (row["number"] % HELD == 0) == held] for held in (False, True)]
        taught_by, held = (positions(part, seats, signs is not None) for part in parts)
        told: dict[str, Any] = {"games": len(rows), "positions": len(taught_by.odds)}
        estimate = np.exp(held.odds)
        estimate /= estimate.sum(axis=1, keepdims=True)
        told |= {"estimate": loss(estimate, held.wanted)}
        network = Network(size, seats if signs is None else 1, self.hidden, number_of(self.seed))
        with terminal.progress(f"{self.game.title}: learning", EPOCHS) as tick:
            best, weights = learn(
                taught_by, held, network, epochs=EPOCHS, batch=BATCH, rate=RATE, decay=DECAY, tell=lambda *_: tick(1)
            )
        for mine, kept in zip(network.weights(), weights, strict=True):
            mine[:] = kept
        unused = np.ones(size, bool)
        unused[np.unique(taught_by.places)] = False
        network.rows[unused] = 0.0
        told |= {"net": best}
        with whole_file(path) as draft:
            draft.write_bytes(msgspec.json.encode(self.file(network, len(rows), best)) + b"\n")
        return told

    def file(self, network: Network, games: int, best: float) -> NetFile:
        places = places_in_use(network.rows)
        scales, data = packed([[float(weight) for weight in network.rows[place]] for place in places])
        return NetFile(
            game=self.game.id,
            rules=self.game.rules,
            players=self.options.players,
            content=content_digest(self.game),
            inputs=len(network.rows),
            places=places,
            scales=scales,
            weights=data,
            hidden=[round(float(one), 5) for one in network.hidden],
            out=[[round(float(one), 5) for one in row] for row in network.out],
            estimate=round(float(network.estimate[0]), 5),
            seatwise=self.game.signs is not None,
            seed=self.seed,
            games=games,
            loss=round(best, 4),
        )

    def matched(self, number: int, net: Path) -> dict[str, Any]:
        """What a net wins against the chancellor without one."""
        if not self.match:
            return {"match": 0}
        job = Match(self.game.id, self.options.dump(), f"{self.seed}:match", self.seconds, net)
        folder = self.folder / f"generation-{number}" / "match"
        with terminal.progress(f"{self.game.title}, generation {number}: match", self.match) as tick:
            shards = play_shards(job, self.match, 0, folder, local_engine(self.workers), tick, 1)
            rows = [row for some in shards for row in some]
        one = arena_report(job.tournament(), rows)["standings"][0]
        names = ("rate", "low", "high", "fair")
        return {"match": self.match, **{name: one[name] for name in names}}  # type: ignore[literal-required]

    def choose(self) -> None:
        """The best net goes into the package if it is surely better than none."""
        played = [line for line in self.lines if line.get("match")]
        best = max(played, key=lambda line: float(line["rate"]), default=None)
        if best is None or best["low"] <= best["fair"]:
            print("no net is surely better than the game's own estimate, which goes on to serve")
            return
        data = (self.folder / f"generation-{best['generation']}" / "net.json").read_bytes()
        if len(data) > MOST_BYTES:
            raise BadOption(f"the net takes {len(data):,} bytes; take fewer hidden units")
        path = leaf_file(self.game, self.options.players)
        path.parent.mkdir(exist_ok=True)
        with whole_file(path) as draft:
            draft.write_bytes(data)
        kept_leaf.cache_clear()
        print(f"the net of generation {best['generation']} is in {path.relative_to(ROOT)} ({len(data):,} bytes)")

    def report(self) -> None:
        """What came out so far, for people and for programs."""
        names = list(dict.fromkeys(name for line in self.lines for name in line))
        with whole_file(self.folder / "curve.csv") as draft, draft.open("w", newline="", encoding="utf-8") as out:
            table = csv.DictWriter(out, names)
            table.writeheader()
            table.writerows(self.lines)
        with whole_file(self.folder / "report.md") as draft:
            draft.write_text("\n".join([*self.told(), ""]), "utf-8")
        last = self.lines[-1]
        won = f", wins {last['rate']:.1%} ({last['low']:.1%} to {last['high']:.1%})" if last["match"] else ""
        print(f"generation {last['generation']}: loss {last['net']:.4f} after {last['estimate']:.4f}{won}")

    def told(self) -> list[str]:
        lines = [
            f"# {self.game.title}, {self.options.players} players",
            "",
            f"Seed {self.seed}, {self.games:,} games a generation with {self.iterations} rounds of a search,",
            f"{self.hidden} hidden units. Losses are mean log losses of results over games that nothing was learned",
            "from: of the game's own estimate, and of the net.",
            "",
            "| generation | positions | estimate | net | won against none | 95 % |",
            "| --- | --- | --- | --- | --- | --- |",
        ]
        for one in self.lines:
            won = (
                f"{one['rate']:.1%} of {one['match']} | {one['low']:.1%} to {one['high']:.1%}" if one["match"] else "|"
            )
            lines.append(
                f"| {one['generation']} | {one['positions']:,} | {one['estimate']:.4f} | {one['net']:.4f} | {won} |"
            )
        return lines


def positions(rows: Sequence[Row], seats: int, seatwise: bool) -> Data:
    """The positions of games, and who won from there."""
    samples = [row["samples"] for row in rows]
    won = [np.frombuffer(kept[4], np.float32).reshape(-1, seats) for kept in samples]
    return Data([kept[:4] for kept in samples], won, seats, seats if seatwise else 1)


def number_of(seed: str) -> int:
    return int(sha256(seed.encode()).hexdigest()[:8], 16)


def course_of(words: Sequence[str]) -> Course:
    parser = argparse.ArgumentParser("python -m tools.train", description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", metavar="NAME=VALUE")
    parser.add_argument("--folder", type=Path, help="where everything is kept (build/train/...)")
    parser.add_argument("--seed", default="train")
    for name, kind in COUNTS.items():
        parser.add_argument(f"--{name}", type=kind, default=getattr(Course, name, None))
    given = vars(parser.parse_args(words))
    game = find_game(given.pop("game"))
    if game.evaluate is None:
        raise BadOption(f"{game.title} has no estimate to learn beside")
    options = game.options(pairs(given.pop("options")))
    if len(game.seats(options)) < 2:
        raise BadOption("alone there is nobody to play against")
    name = f"{game.id}-{options.players}-{given['seed']}"
    given["folder"] = given["folder"] or ROOT / "build" / "train" / name
    return Course(game, options, **given)


COUNTS: Final = {
    "generations": int,
    "games": int,
    "iterations": int,
    "hidden": int,
    "match": int,
    "seconds": float,
    "hours": float,
    "workers": int,
}


if __name__ == "__main__":
    try:
        course_of(sys.argv[1:]).run()
    except ChancelleryError as error:
        terminal.complain(str(error))
        raise SystemExit(2) from None
