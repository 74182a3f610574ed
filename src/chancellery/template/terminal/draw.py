"""The board as text, from a view."""

from __future__ import annotations

from chancellery.engine.prose import Prose
from chancellery.engine.views import PositionData
from chancellery.template.board import FOLDER, NOUNS


def draw(view: PositionData, language: str) -> str:
    """The cards of each seat, a line each, then one's own hand and the deck; Rich markup."""
    prose = Prose(language, (FOLDER / "text",), NOUNS)
    board = view["board"]
    lines = [
        prose.text("terminal-seat", values={"seat": prose.text(f"seat-{id}"), "points": seat["points"]})
        + f" [dim]{cards(prose, seat['played'])}[/]"
        for id, seat in board["seats"].items()
    ]
    hand = prose.text("terminal-hand", values={"cards": cards(prose, board["hand"]), "deck": board["deck_size"]})
    return "\n".join([*lines, hand])


def cards(prose: Prose, ids: list[str]) -> str:
    return prose.names("card", tuple(NOUNS.index("card", id) for id in ids))
