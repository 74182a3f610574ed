"""What the command line says to players, in their language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from chancellery.engine.errors import ChancelleryError, IllegalAction
from chancellery.engine.game import Game
from chancellery.engine.languages import ENGLISH
from chancellery.engine.nouns import Nouns
from chancellery.engine.options import Option, Options, Value
from chancellery.engine.prose import Prose
from chancellery.engine.refusals import refusal_in
from chancellery.engine.results import Result
from chancellery.engine.seat_names import seats_called
from chancellery.engine.state import State
from chancellery.table.match import MatchResult

OWN_TEXT: Final = Path(__file__).parent / "text"


def own_prose(language: str) -> Prose:
    """The command line's own words, while there is no match."""
    return Prose(language, (OWN_TEXT,), Nouns({"seat": ()}))


def game_prose(game: Game, options: Options, language: str) -> Prose:
    """The words of a match and of the command line."""
    return Prose(language, (OWN_TEXT, game.folder / "text"), game.nouns_for(options))


def refusal_words(error: ChancelleryError, language: str) -> str:
    """A refusal in a language; in English as it was written, with all that whoever types can use."""
    if language == ENGLISH:
        return str(error)
    said = refusal_in(language, error)
    rule = error.rule if isinstance(error, IllegalAction) else ""
    return f"{said} {own_prose(language).text('cli-by-rule', values={'rule': rule})}" if rule else said


def word_or(prose: Prose, id: str, fallback: str) -> str:
    """A message that a game need not have."""
    return prose.text(id) if prose.has(id) else fallback


def title(game: Game, prose: Prose) -> str:
    return word_or(prose, "game-title", game.title)


def option_label(option: Option, prose: Prose) -> str:
    return word_or(prose, f"option-{option.id}", option.id)


def show_value(value: Value) -> str:
    """An option's value as it is typed."""
    return str(value) if not isinstance(value, bool) else "yes" if value else "no"


def claimed_result(claim: object, seats: Sequence[str]) -> object:
    """A result as a file has it, with winners by the ids of their seats; one that makes no sense stays as it is."""
    try:
        result = msgspec.convert(claim, MatchResult)
        return result.view(seats) if min(result.winners, default=0) >= 0 else claim
    except (msgspec.ValidationError, IndexError):
        return claim


def ending(result: Result, prose: Prose, g: State | None = None) -> str:
    """Who won, and how; seats are called as in a position, if it is given."""
    reason = word_or(prose, f"ending-{result.reason}", result.reason.replace("-", " "))
    if not result.winners:
        return prose.text("cli-nobody-wins", values={"reason": reason})
    if len(result.winners) == len(result.scores) > 1:
        return prose.text("cli-draw", values={"reason": reason})
    winners = prose.names("seat", result.winners) if g is None else seats_called(g, prose, result.winners)
    return prose.text("cli-wins", values={"winners": winners, "count": len(result.winners), "reason": reason})
