"""New advice against old: `python -m tools.compare_advice GAME REVISION [GAMES] [PLAYERS] [SEED]`.

The advice of an older revision is taken from Git, beside the rules as they are now. The new advice sits at every seat
in turn, the old one at all others.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Final

from chancellery.bots.advised import Advise, AdvisedBot, advice_of
from chancellery.bots.bot import AnyBot, ask
from chancellery.engine.game import Game
from chancellery.games import find_game
from chancellery.lab.intervals import interval
from chancellery.lab.playout import bots_luck, game_seed, play_asides

ROOT: Final = Path(__file__).parent.parent
PACKAGE: Final = "old_advice"


def old_advice(game: Game, revision: str, folder: Path) -> Advise:
    """The advice of a revision, as a package of its own in a folder."""
    home = f"src/chancellery/games/{game.folder.name}/bot"
    listed = subprocess.run(
        ["git", "ls-tree", "--name-only", revision, f"{home}/"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    package = folder / PACKAGE
    package.mkdir()
    for path in listed.stdout.split():
        text = subprocess.run(
            ["git", "show", f"{revision}:{path}"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        text = text.replace(f"chancellery.games.{game.folder.name}.bot", PACKAGE)
        (package / Path(path).name).write_text(text, "utf-8")
    sys.path.insert(0, str(folder))
    found: Advise = import_module(f"{PACKAGE}.advise").advise
    return found


def compare(game: Game, old: Advise, games: int, players: int, seed: str) -> None:
    """Play, and say after every game how it stands."""
    options = game.options({"players": players})
    won = 0.0
    for number in range(games):
        newcomer = number % players
        luck = bots_luck(f"{seed}:{number}")
        g = game.new(options, game_seed(seed, number // players))
        advice = [advice_of(game) if seat == newcomer else old for seat in range(players)]
        bots: dict[int, AnyBot] = {seat: AdvisedBot(game, luck, advise) for seat, advise in enumerate(advice)}
        while g.waiting:
            play_asides(g, bots, luck)
            seat = g.waiting[0]
            g.play(seat, ask(bots[seat], g, seat, luck))
        assert g.outcome is not None
        won += 1 / len(g.outcome.winners) if newcomer in g.outcome.winners else 0.0
        low, high = interval(won, number + 1)
        print(f"\r{number + 1} games: {won / (number + 1):.1%} (95 %: {low:.1%} to {high:.1%})", end="", flush=True)
    print()


def main() -> None:
    id, revision, *rest = sys.argv[1:]
    game = find_game(id)
    games, players, seed = (*rest, *("400", str(game.players[0]), "0")[len(rest) :])
    with tempfile.TemporaryDirectory() as folder:
        compare(game, old_advice(game, revision, Path(folder)), int(games), int(players), seed)


if __name__ == "__main__":
    main()
