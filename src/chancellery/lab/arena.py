"""Two bots against each other: who wins how often, how sure that is, and how long each thinks.

A challenger sits down at every seat in turn, all other seats are the rival's. Each deal is played once from every seat.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, Final, TypedDict

from chancellery import __version__
from chancellery.bots.budget import Budget
from chancellery.bots.protocol import ask
from chancellery.bots.registry import make_bot
from chancellery.engine.errors import BadOption
from chancellery.engine.options import Value
from chancellery.games import find_game
from chancellery.lab.playout import MOST_DECISIONS, bots_luck, endless, game_seed, play_asides
from chancellery.lab.simulate import in_processes, processors

# The quantile that an interval of 95 % takes.
SURE: Final = 1.96


@dataclass(frozen=True)
class Pairing:
    """All that a worker needs to play any game of an arena.

    challenger, rival      names of bots
    seconds, iterations    what each may spend on a decision, if it is one that searches
    """

    game: str
    challenger: str
    rival: str
    options: dict[str, Value] = field(default_factory=dict)
    seed: str = "0"
    seconds: float | None = None
    iterations: int | None = None


class Played(TypedDict):
    """One game of an arena: the seat of the challenger and its share of the victory, decisions and time of both."""

    number: int
    seat: int
    share: float
    decisions: list[int]
    seconds: list[float]


class Standing(TypedDict):
    """What an arena came to.

    rate, low, high   the challenger's share of victories, and where 95 of a hundred such arenas would find it
    fair              the share if both were equal
    milliseconds      for a decision, of the challenger and of the rival, where there was something to decide
    """

    game: str
    players: int
    challenger: str
    rival: str
    games: int
    rate: float
    low: float
    high: float
    fair: float
    by_seat: dict[str, float]
    milliseconds: list[float]


def play_game(pairing: Pairing, number: int) -> Played:
    """One game: the deal is the same for as many games as there are seats."""
    game = find_game(pairing.game)
    options = game.options(pairing.options)
    seats = len(game.seats(options))
    challenger = number % seats
    seed = game_seed(pairing.seed, number // seats)
    luck = bots_luck(f"{seed}:{challenger}")
    g = game.new(options, seed)
    names = [pairing.challenger if seat == challenger else pairing.rival for seat in range(seats)]
    bots = {seat: make_bot(name, game, luck) for seat, name in enumerate(names)}
    # By processor time: what else the machine does must not weaken a bot.
    budget = Budget(pairing.seconds, pairing.iterations, time.process_time)
    decisions, seconds = [0, 0], [0.0, 0.0]
    while g.waiting:
        if g.ply > MOST_DECISIONS:
            raise endless(game)
        play_asides(g, bots, luck)
        seat = g.waiting[0]
        began = time.process_time()
        action = ask(bots[seat], g, seat, luck, budget)
        if len(g.legal(seat)) > 1:
            decisions[seat != challenger] += 1
            seconds[seat != challenger] += time.process_time() - began
        g.play(seat, action)
    assert g.outcome is not None
    winners = g.outcome.winners
    share = 1 / len(winners) if challenger in winners else 0.0
    return {"number": number, "seat": challenger, "share": share, "decisions": decisions, "seconds": seconds}


def play_games(pairing: Pairing, first: int, last: int) -> list[Played]:
    """The games from `first` up to but without `last`."""
    return [play_game(pairing, number) for number in range(first, last)]


def arena(
    pairing: Pairing,
    games: int,
    workers: int | None = None,
    file: Path | None = None,
    tick: Callable[[int], None] = lambda done: None,
) -> Standing:
    """Play so many games; what a file holds already is not played again, and each game is put there when it is done."""
    game = find_game(pairing.game)
    for name in (pairing.challenger, pairing.rival):
        make_bot(name, game, bots_luck(pairing.seed))
    played = [] if file is None else [one for one in read_games(file, pairing) if one["number"] < games]
    tick(len(played))
    known = {one["number"] for one in played}
    chunks = [(number, number + 1) for number in range(games) if number not in known]
    for found in in_processes(partial(play_games, pairing), chunks, min(workers or processors(), len(chunks))):
        played += found
        tick(len(found))
        if file is not None:
            with file.open("a", encoding="utf-8") as out:
                out.writelines(json.dumps(one) + "\n" for one in found)
    return standing(pairing, played)


def read_games(file: Path, pairing: Pairing) -> list[Played]:
    """The games of an arena that was stopped; its first line says which arena it was, and a torn line is left out."""
    head = {"chancellery": __version__, **asdict(pairing)}
    if not file.exists():
        file.write_text(json.dumps(head) + "\n", "utf-8")
        return []
    first, *lines = file.read_text("utf-8").splitlines() or [""]
    if parsed(first) != head:
        raise BadOption(f"{file}: this file holds games of another arena, or of another version; name another file")
    found = {one["number"]: one for one in map(parsed, lines) if one is not None}
    file.write_text("".join(json.dumps(one) + "\n" for one in (head, *found.values())), "utf-8")
    return list(found.values())


def parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def standing(pairing: Pairing, played: Iterable[Played]) -> Standing:
    """The games in figures."""
    played = list(played)
    game = find_game(pairing.game)
    options = game.options(pairing.options)
    names = game.seats(options)
    shares = [one["share"] for one in played]
    low, high = interval(sum(shares), len(shares))
    spent = [sum(one["seconds"][who] for one in played) for who in (0, 1)]
    made = [sum(one["decisions"][who] for one in played) for who in (0, 1)]
    by_seat = {}
    for seat, name in enumerate(names):
        here = [one["share"] for one in played if one["seat"] == seat]
        by_seat[name] = round(sum(here) / len(here), 4) if here else 0.0
    return {
        "game": game.id,
        "players": options.players,
        "challenger": pairing.challenger,
        "rival": pairing.rival,
        "games": len(played),
        "rate": round(sum(shares) / len(shares), 4) if shares else 0.0,
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(1 / len(names), 4),
        "by_seat": by_seat,
        "milliseconds": [round(1e3 * s / n, 2) if n else 0.0 for s, n in zip(spent, made, strict=True)],
    }


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    square = SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)
