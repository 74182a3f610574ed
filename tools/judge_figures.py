"""Say how good the judge of matches is in a game: what it calls luck and decisions, over matches that it reviews twice.

`python -m tools.judge_figures GAME [MATCHES [BOT,BOT [NAME=VALUE ...]]]` lets secretaries play the matches (200 if not
given), or the bots that are named, and reviews each of them twice, with different luck of the judge's own.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from chancellery.cli import terminal
from chancellery.engine.script.words import pairs
from chancellery.games import find_game
from chancellery.lab.arena import bot_ids
from chancellery.lab.engines import local_engine
from chancellery.lab.judged import JudgedMatches, JudgeFigures, figures
from chancellery.lab.shards import play_shards


def main(id: str, matches: int = 200, bots: str = "heuristic", words: Sequence[str] = ()) -> None:
    game = find_game(id)
    options = game.options(pairs(list(words)))
    judged = JudgedMatches(id, options.dump(), bot_ids(bots.split(",")))
    with terminal.progress(game.title, matches) as tick:
        rows = [row for rows in play_shards(judged, matches, engine=local_engine(), tick=tick) for row in rows]
    print(f"{game.title}, {options.players} players, {bots}: {matches} matches")
    print("\n".join(told(figures(rows))))


def told(one: JudgeFigures) -> list[str]:
    return [
        f"  own decisions of a seat            {one.decided:+.4f} on average, 9 of 10 within {one.decided_within:.4f}",
        f"  two reviews of one match differ    by at most {one.differ:.4f} in 9 of 10",
        f"  regression of results on luck      {one.explained.slope:.2f}, which explains {one.explained.part:.1%}",
        f"  mean luck of a seat                at most {one.rest:.1f} standard errors off nothing",
        f"  processor time of a review         at most {one.seconds:.1f} s",
    ]


if __name__ == "__main__":
    matches, bots = [*sys.argv[2:4], *("200", "heuristic")[len(sys.argv[2:4]) :]]
    main(sys.argv[1], int(matches), bots, sys.argv[4:])
