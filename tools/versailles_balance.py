"""The balance of Versailles 1919: who wins, and what is hardly ever settled, chosen or resolved.

`python -m tools.versailles_balance [GAMES [SERIES]]` lets bots play every series, or one by its name, in one process
and prints the tables of docs/versailles-1919-balance.md; without a number each of the long series has 1,000 games.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, cast

from chancellery.cli import terminal
from chancellery.engine.state import State
from chancellery.games.versailles_1919 import events
from chancellery.games.versailles_1919.board import EVENT_IDS, GAME_END, ISSUE_IDS, ISSUE_OF, LENGTH_IDS, OPTION_IDS
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.state import Versailles
from chancellery.lab.playout import bots_luck, game_seed, play_out

RARE: Final = 0.02
SHOWN: Final = 5
NATIONS: Final = ("UK", "France", "USA", "Italy")


@dataclass
class Series:
    """Games of one kind: their options, their bots, and the share of the number of games asked for."""

    name: str
    options: dict[str, object]
    bots: tuple[str, ...]
    share: float = 1.0


@dataclass
class Usage:
    """How often each issue, option and event came up, and how often something came of it."""

    issues: Counter[int] = field(default_factory=Counter)
    settled: Counter[int] = field(default_factory=Counter)
    choices: Counter[int] = field(default_factory=Counter)
    chosen: Counter[int] = field(default_factory=Counter)
    cards: Counter[int] = field(default_factory=Counter)
    resolved: Counter[int] = field(default_factory=Counter)
    deals: Counter[str] = field(default_factory=Counter)


def all_series() -> list[Series]:
    """Every number of players, every length, and each seat against random players."""
    found = [
        Series(f"{players} players", {"players": players, "nations": "seated"}, ("heuristic",) * players)
        for players in (4, 3, 2)
    ]
    found += [
        Series(
            f"{players} players, {length}",
            {"players": players, "nations": "seated", "length": length},
            ("heuristic",) * players,
            0.2,
        )
        for players in (4, 3, 2)
        for length in LENGTH_IDS[1:]
    ]
    found.append(Series("1 player", {"players": 1}, ("heuristic",)))
    for seat in range(4):
        bots = tuple("heuristic" if seat == other else "random" for other in range(4))
        name = f"{NATIONS[seat]} against random players"
        found.append(Series(name, {"players": 4, "nations": "seated"}, bots, 0.1))
    return found


def note(g: Versailles, usage: Usage) -> None:
    """Count what a finished game tells of itself."""
    assert g.log is not None
    seen: set[int] = set()
    settled: set[int] = set()
    for entry in g.log.entries:
        event = entry.event
        match event:
            case events.IssueAdvanced() | events.IssueKept() | events.IssuePicked():
                seen.add(event.issue)
            case events.IssueSettled():
                settled.add(event.issue)
            case events.OptionChosen():
                usage.chosen[event.issue_option] += 1
                usage.choices[event.issue] += 1
            case events.ConferenceResolved():
                usage.resolved[event.event_card] += 1
                usage.cards[event.event_card] += 1
            case events.ConferenceDeclined():
                usage.cards[event.event_card] += 1
            case events.DealOffered() | events.DealStruck() | events.DealRefused():
                usage.deals[type(event).__name__] += 1
    usage.issues.update(seen | settled)
    usage.settled.update(settled)


def play(series: Series, index: int) -> Versailles:
    """One game of a series, with its log."""
    seed = game_seed(series.name, index)
    g: State = VERSAILLES_1919.new(VERSAILLES_1919.options(series.options), seed, record=True)
    play_out(g, series.bots, bots_luck(seed))
    return cast(Versailles, g)


def result_line(series: Series, games: list[Versailles]) -> str:
    """A row of the table of results."""
    count = len(games)
    if series.options["players"] == 1:
        points = [g.points for g in games]
        goal = sum(g.outcome is not None and g.outcome.winners == (0,) for g in games)
        shares = f"{goal / count:.1%} reach the goal; {sum(points) / count:.1f} points, at most {max(points)}"
    else:
        wins = [
            sum(1 / len(g.outcome.winners) for g in games if g.outcome and seat in g.outcome.winners)
            for seat in range(len(series.bots))
        ]
        shares = ", ".join(f"{nation} {won / count:.1%}" for nation, won in zip(NATIONS, wins, strict=False))
    return f"| {series.name} | {count} | {shares} | {sum(g.ply for g in games) / count:.0f} |"


def rarest(title: str, names: tuple[str, ...], done: Counter[int], seen: dict[int, int]) -> list[str]:
    """The lowest shares of one kind of thing, and how many are too low."""
    shares = sorted((done[thing] / count, names[thing], count) for thing, count in seen.items() if count)
    missing = len(names) - len(shares)
    rare = sum(share < RARE for share, _, _ in shares)
    lines = [f"{title}: {rare} of {len(shares)} under {RARE:.0%}, {missing} never came up"]
    return lines + [f"  {name}: {share:.1%} of {count}" for share, name, count in shares[:SHOWN]]


def usage_lines(usage: Usage, games: int) -> list[str]:
    choices = {option: usage.choices[issue] for option, issue in enumerate(ISSUE_OF)}
    issues = {issue: count for issue, count in usage.issues.items() if issue != GAME_END}
    deals = ", ".join(f"{name} {count / games:.1f}" for name, count in sorted(usage.deals.items()))
    return [
        *rarest("issues settled", ISSUE_IDS[:GAME_END], usage.settled, issues),
        *rarest("options chosen", OPTION_IDS, usage.chosen, choices),
        *rarest("events resolved", EVENT_IDS, usage.resolved, dict(usage.cards)),
        f"deals in a game: {deals}",
    ]


def main(games: int, names: list[str]) -> None:
    print("| series | games | result | actions in a game |\n|---|---|---|---|")
    found: list[str] = []
    for series in [series for series in all_series() if not names or series.name in names]:
        count = max(1, round(games * series.share))
        usage, played = Usage(), []
        with terminal.progress(series.name, count) as tick:
            for index in range(count):
                g = play(series, index)
                note(g, usage)
                g.log = None
                played.append(g)
                tick(1)
        print(result_line(series, played), flush=True)
        if series.share == 1.0:
            found += ["", f"{series.name}:", *usage_lines(usage, count)]
    print("\n".join(found))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, sys.argv[2:])
