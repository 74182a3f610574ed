"""Games with other figures than their own, as the command line is told."""

from __future__ import annotations

import json
from pathlib import Path

from chancellery.cli import terminal
from chancellery.engine.errors import BadContent, BadOption
from chancellery.engine.game import Game
from chancellery.engine.journal import KIND
from chancellery.engine.overlays import applied_to, change_content, use_overlay
from chancellery.games import find_game


def overlaid_game(game_id: str, content: Path | None) -> Game:
    """A game with its own figures, or with those of an overlay, which must be known before the game is loaded."""
    if content is not None:
        change_content(game_id, content)
    try:
        game = find_game(game_id)
    except BadContent as error:
        if content is None:
            raise
        raise BadContent(f"{content}: {error}") from None
    if content is not None and not applied_to(game.id):
        raise BadOption(
            f"{content}: {game.title} reads no content that an overlay could change",
            "no-content-to-overlay",
            file=str(content),
            game=game.title,
        )
    return game


def told_changes(game: Game) -> list[str]:
    """The figures that were changed, as people read them."""
    return [change.told() for change in applied_to(game.id)]


def adopt_content(text: str) -> None:
    """Play a match that was played with an overlay by the figures that its file names."""
    try:
        data = json.loads(text) if '"content"' in text else None
        known = isinstance(data, dict) and data.get("kind") == KIND and isinstance(data.get("content"), dict)
    except (ValueError, RecursionError):
        return  # whoever reads the match says so
    if known and isinstance(data, dict) and isinstance(data.get("game"), str):
        use_overlay(data["game"], data["content"])


def tell_changes(game: Game) -> None:
    """Say with which figures a match was played, if not with the game's own."""
    if changes := told_changes(game):
        terminal.console().print(
            f"Played with other figures: {'; '.join(changes)}.", style="yellow", markup=False, soft_wrap=True
        )
