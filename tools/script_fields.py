"""The fields of every game on the page about golden scripts.

`python -m tools.script_fields` writes what `chancellery script --fields GAME` says into docs/golden-scripts.md; a test
fails while that is not up to date.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from chancellery.engine.game import Game
from chancellery.engine.script import list_fields
from chancellery.games import all_games

PAGE: Final = Path(__file__).parents[1] / "docs" / "golden-scripts.md"
HEADING: Final = "## The fields of each game\n"


def section(game: Game) -> str:
    """The fields of a game as the page shows them."""
    return f"\n### {game.title}\n\n```fields {game.id}\n{list_fields(game)}```\n"


def page(text: str) -> str:
    """The page with every game's fields as they are now; they come last on it."""
    before, heading, after = text.partition(HEADING)
    introduction = after.split("\n### ", 1)[0].rstrip("\n") + "\n"
    return before + heading + introduction + "".join(section(game) for game in all_games())


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
