"""Say how often hints name a cause, and how often that cause is what the gap between the answers hangs on.

`python -m tools.hint_figures GAME [HINTS [ROUNDS [NAME=VALUE ...]]]` takes positions out of games of secretaries, asks
for a hint in each (400 hints of 400 rounds if not given), and checks every cause that is named, on other redeals with
other dice: how far apart the answers are, and how far they would be if nothing hung on what was named.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from chancellery.cli import terminal
from chancellery.engine.script.words import pairs
from chancellery.games import find_game
from chancellery.lab.engines import local_engine
from chancellery.lab.explained import ExplainedHints, HintFigures, figures
from chancellery.lab.shards import play_shards


def main(id: str, hints: int = 400, rounds: int = 400, words: Sequence[str] = ()) -> None:
    game = find_game(id)
    options = game.options(pairs(list(words)))
    series = ExplainedHints(id, options.dump(), rounds)
    with terminal.progress(game.title, hints) as tick:
        rows = [row for rows in play_shards(series, hints, engine=local_engine(), tick=tick) for row in rows]
    print(f"{game.title}, {options.players} players: {hints} hints of {rounds} rounds")
    print("\n".join(told(figures(rows))))


def told(one: HintFigures) -> list[str]:
    return [
        f"  name a cause                             {one.named:.1%}",
        f"  the same in matches that are still open  {one.open:.1%}",
        f"  say that the answers come to the same    {one.same:.1%}",
        f"  of all others, name a cause              {one.apart:.1%}",
        f"  of those, without it the gap is halved   {one.halved:.1%}",
        f"  and the answers differ the same way      {one.same_way:.1%}",
        f"  causes a hint                            {one.causes:.2f}",
        f"  named most                               {', '.join(one.most)}",
        f"  processor time of a hint                 {one.seconds:.2f} s",
    ]


if __name__ == "__main__":
    hints, rounds = [*sys.argv[2:4], *("400", "400")[len(sys.argv[2:4]) :]]
    main(sys.argv[1], int(hints), int(rounds), sys.argv[4:])
