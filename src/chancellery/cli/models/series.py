"""A series of matches of a model against bots of the ladder: mirrored deals, kept in a folder, resumable.

A folder has `manifest.json`, which says what series it is, `transcripts/00000.jsonl` with every prompt and answer, and
`matches/00000.json` with the row and the journal of each match that is over. A match that was cut off is played again
from its transcript: the model is not asked anything twice.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from chancellery.bots.budget import Budget
from chancellery.cli.models.endpoint import Model
from chancellery.cli.models.judge import losses
from chancellery.cli.models.player import ModelMatch
from chancellery.cli.models.transcript import Exchange, Transcript
from chancellery.engine.errors import BadOption
from chancellery.engine.options import Value
from chancellery.engine.whole_files import whole_file
from chancellery.lab.playout import game_seed
from chancellery.lab.series import Manifest, Row, about, check_bots, setting
from chancellery.lab.shards import difference

# How the model is called in rows and reports.
MODEL = "model"


class MatchPlace(NamedTuple):
    """A match of a series: its number, the rival, the deal, and the seat of the model."""

    number: int
    rival: str
    deal: int
    seat: int


@dataclass(frozen=True)
class ModelSeries:
    """What makes the matches what they are.

    model       what plays: an endpoint with its model, or a stand-in
    bots        the rivals, one after the other; each deal is played from every seat against each
    deals       how many different deals
    iterations  how much a bot that searches may search for a decision
    judge       how many positions the judge deals anew around each decision; 0 asks no judge
    """

    game: str
    model: str
    bots: tuple[str, ...]
    deals: int
    options: dict[str, Value] = field(default_factory=dict)
    seed: str = "0"
    language: str = "en"
    iterations: int | None = None
    judge: int = 4

    def check(self) -> None:
        game, options = setting(self.game, self.options)
        check_bots(self.bots, game)
        if len(game.seats(options)) < 2:
            raise BadOption(f"{game.title} with one player has no seat for an opponent; take more players")

    def manifest(self) -> Manifest:
        game, options = setting(self.game, self.options)
        return {
            **about(game, options),
            "model": self.model,
            "bots": list(self.bots),
            "seed": self.seed,
            "language": self.language,
            "iterations": self.iterations,
            "judge": self.judge,
        }

    def places(self) -> list[MatchPlace]:
        """Every match; more deals change no number."""
        game, options = setting(self.game, self.options)
        seats = range(len(game.seats(options)))
        every = [(deal, rival, seat) for deal in range(self.deals) for rival in self.bots for seat in seats]
        return [MatchPlace(number, rival, deal, seat) for number, (deal, rival, seat) in enumerate(every)]


class ModelFolder:
    """The folder of such a series."""

    def __init__(self, folder: Path, series: ModelSeries) -> None:
        self.folder = folder
        wanted = json.loads(json.dumps(series.manifest()))
        file = folder / "manifest.json"
        if file.exists():
            try:
                there = json.loads(file.read_text("utf-8"))
                assert isinstance(there, dict)
            except (ValueError, AssertionError):
                raise BadOption(f"{file}: this is not the manifest of a series; name another folder") from None
            if there != wanted:
                raise BadOption(
                    f"{folder}: this folder holds another series ({difference(there, wanted)}); name another"
                )
        elif folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadOption(f"{folder}: this exists already and holds no series; name a new folder")
        for name in ("matches", "transcripts"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        if not file.exists():
            self.write(file, wanted)

    def write(self, file: Path, data: object) -> None:
        with whole_file(file) as draft:
            draft.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")

    def match(self, number: int) -> Path:
        return self.folder / "matches" / f"{number:05}.json"

    def transcript(self, number: int) -> Path:
        return self.folder / "transcripts" / f"{number:05}.jsonl"

    def row(self, number: int) -> Row | None:
        file = self.match(number)
        if not file.exists():
            return None
        try:
            row: Row = json.loads(file.read_text("utf-8"))["row"]
        except (ValueError, KeyError, TypeError):
            raise BadOption(f"{file}: this match cannot be read; remove it, and it is played again") from None
        return row


def play_series(
    series: ModelSeries, model: Model, folder: Path, tick: Callable[[int], None] = lambda done: None
) -> list[Row]:
    """All matches, those that the folder has read from it."""
    series.check()
    kept = ModelFolder(folder, series)
    rows = []
    for place in series.places():
        row = kept.row(place.number)
        if row is None:
            match = begun(series, model, kept, place)
            match.play()
            row = keep(series, kept, place, match)
        rows.append(row)
        tick(1)
    return rows


def begun(series: ModelSeries, model: Model, kept: ModelFolder, place: MatchPlace) -> ModelMatch:
    """A match of the series, with the transcript that the folder has of it."""
    game, options = setting(series.game, series.options)
    transcript = Transcript(kept.transcript(place.number))
    budget = Budget(iterations=series.iterations)
    seed = game_seed(series.seed, place.deal)
    return ModelMatch(game, options, seed, place.seat, place.rival, budget, series.language, model, transcript)


def keep(series: ModelSeries, kept: ModelFolder, place: MatchPlace, match: ModelMatch) -> Row:
    """A match that is over, into the folder."""
    game, options = setting(series.game, series.options)
    outcome, seats = match.g.outcome, game.seats(options)
    assert outcome is not None
    journal = match.journal
    row: Row = {
        "number": place.number,
        "game": game.id,
        "rival": place.rival,
        "deal": place.deal,
        "seed": match.seed,
        "seat": seats[place.seat],
        "bots": [MODEL if one == place.seat else place.rival for one in range(len(seats))],
        **outcome.view(seats),
        "ending": outcome.reason,
        "decisions": match.g.ply,
        **counted(match.transcript.exchanges),
        "deals": match.deals(),
        "losses": [round(loss, 4) for loss in losses(journal, place.seat, series.judge)] if series.judge else [],
    }
    kept.write(kept.match(place.number), {"row": row, "journal": journal.export()})
    return row


def counted(exchanges: list[Exchange]) -> Row:
    """What a match took of the model."""
    return {
        "asked": len(exchanges),
        "answered": sum(one.action is not None for one in exchanges),
        "illegal": sum(one.why == "illegal" for one in exchanges),
        "unreadable": sum(one.why == "unreadable" for one in exchanges),
        "explained": sum(one.why == "explain" for one in exchanges),
        "given_up": sum(one.given_up for one in exchanges),
        "retries": sum(one.tries - 1 for one in exchanges),
        "model_seconds": round(sum(one.seconds for one in exchanges), 3),
        "tokens_in": sum(one.tokens_in for one in exchanges),
        "tokens_out": sum(one.tokens_out for one in exchanges),
        "estimated": any(one.estimated for one in exchanges),
    }
