"""A data set: the decisions of a series as Parquet, and a card that says what they are and how they are had again."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Final, TypedDict

from chancellery import __version__
from chancellery.engine.game import Game
from chancellery.engine.observation import Observation
from chancellery.engine.options import Options
from chancellery.engine.whole_files import whole_file
from chancellery.lab.bench import compiled
from chancellery.lab.decisions import FILE, JUDGED, DecisionSeries
from chancellery.lab.engines import Engine, Shard, local_engine
from chancellery.lab.series import overlay, setting
from chancellery.lab.shards import SeriesFolder, cut, import_polars, play_work

# A shard holds all numbers of its decisions in memory: fewer games than in a series that keeps results alone.
MOST_GAMES: Final = 20
SUMS: Final = "SHA256SUMS"

COLUMNS: Final = {
    "game": "the number of the game, as in `games`",
    "ply": "how many actions there were before",
    "seat": "who decides",
    "question": "which question of the rules is open",
    "observation": "what the seat may know, as a row of numbers; `layout.json` says where each part is",
    "view": "what the seat may know, as JSON: what a person sees on the page",
    "legal": "the actions that the rules allow, by their numbers; `actions.json` has their names",
    "choice": "the one that was taken",
    "chance_of": "every draw of chance until the next row: of how many possibilities,",
    "chance_came": "and which of them came, from 0 on; a die of six that shows 4 is 6 and 3, a shuffle one draw a card",
    "value": "the seat's chance to win by the game's own judgement (`evaluate`), "
    f"mean of {JUDGED} positions that it cannot tell apart",
    "won": "what the seat had of the victory in the end: 1, 0, or a part where several won",
    "score": "its points in the end; none if a bot has forfeited the game",
}


class DataCard(TypedDict):
    """What a data set is."""

    game: str
    games: int
    decisions: int
    bytes: int
    sha256: str
    played: int


def make_dataset(
    wanted: DecisionSeries,
    games: int,
    folder: Path,
    command: str,
    engine: Engine | None = None,
    tick: Callable[[int], None] = lambda done: None,
) -> DataCard:
    """Play what is missing in the folder, and write the card; the same call goes on after a stop."""
    wanted.series.check()
    store = SeriesFolder(folder, wanted, max(1, min(MOST_GAMES, games // 8)))
    decisions = folder / "decisions"
    decisions.mkdir(exist_ok=True)
    shards = cut(0, games, store.size)
    missing = [shard for shard in shards if not is_there(store, shard, decisions)]
    tick(games - sum(shard.last - shard.first for shard in missing))
    played = 0
    for shard, rows in (engine or local_engine())(partial(play_work, wanted), missing):
        data: bytes = rows[0].pop(FILE)
        with whole_file(place(decisions, shard), folder) as draft:
            draft.write_bytes(data)
        # What says that a shard is done comes last.
        store.write(shard, rows)
        played += len(rows)
        tick(len(rows))
    return write_card(wanted, folder, command, played)


def place(decisions: Path, shard: Shard) -> Path:
    return decisions / f"{shard.number:05}.parquet"


def is_there(store: SeriesFolder, shard: Shard, decisions: Path) -> bool:
    return store.read(shard) is not None and place(decisions, shard).exists()


def write_card(wanted: DecisionSeries, folder: Path, command: str, played: int) -> DataCard:
    """Write what the numbers mean, the sum of every file, and the card."""
    pl = import_polars()
    game, options = setting(wanted.series.game, wanted.series.options)
    write(folder / "actions.json", json.dumps(action_names(game), indent=0, ensure_ascii=False))
    write(folder / "layout.json", json.dumps(layout(game, options), indent=1, ensure_ascii=False))
    files = sorted([*folder.glob("games/*.parquet"), *folder.glob("decisions/*.parquet"), *folder.glob("*.json")])
    sums = "".join(
        f"{sha256(file.read_bytes()).hexdigest()}  {file.relative_to(folder).as_posix()}\n" for file in files
    )
    write(folder / SUMS, sums)
    counts = [
        pl.scan_parquet(folder / kind / "*.parquet").select(pl.len()).collect().item()
        for kind in ("games", "decisions")
    ]
    card: DataCard = {
        "game": game.id,
        "games": counts[0],
        "decisions": counts[1],
        "bytes": sum(file.stat().st_size for file in files),
        "sha256": sha256(sums.encode()).hexdigest(),
        "played": played,
    }
    write(folder / "README.md", card_text(wanted, game, options, card, command))
    return card


def action_names(game: Game) -> list[str]:
    """The name of every action, by its number."""
    return [game.actions.name(action) for action in range(len(game.actions))]


def layout(game: Game, options: Options) -> list[dict[str, object]]:
    """Where each part of a row of numbers is."""
    parts = Observation(game, options).layout()
    return [{"name": part.name, "start": part.start, "length": part.length, "about": part.about} for part in parts]


def card_text(wanted: DecisionSeries, game: Game, options: Options, card: DataCard, command: str) -> str:
    series = wanted.series
    changes = overlay(game)
    left_out = {"rows": "view", "views": "observation", "both": ""}[wanted.seen]
    given = ", ".join(f"{name}={value}" for name, value in options.dump().items())
    columns = "\n".join(f"| `{name}` | {about} |" for name, about in COLUMNS.items() if name != left_out)
    megabytes = f"{card['bytes'] / 1e6:,.1f}"
    return f"""# Decisions of {game.title}

{card["games"]:,} games between bots ({", ".join(series.seated())}), {card["decisions"]:,} decisions, {megabytes} MB.

    {command}

| | |
|---|---|
| game | {game.title} (`{game.id}`), rules {game.rules}, {given} |
| figures | {"; ".join(changes) if changes else "the game's own"} |
| made with | chancellery {__version__} ({"compiled" if compiled() else "pure"}), Polars {import_polars().__version__} |
| seed | {series.seed} |
| hash | sha256 {card["sha256"]} of `{SUMS}`, which has that of every file |

`games/*.parquet` has a row for each game, `decisions/*.parquet` one for each decision: every time that a seat had
more than one legal action. Asides, such as offers of deals, are none. `manifest.json` has the fingerprints of rules,
content and bots. The same command gives the same rows; `sha256sum -c {SUMS}` says whether all files are whole.

| column | |
|---|---|
{columns}
"""


def write(path: Path, text: str) -> None:
    with whole_file(path) as draft:
        draft.write_text(text if text.endswith("\n") else text + "\n", "utf-8")
