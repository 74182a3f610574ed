"""A digital table for four board games of European statecraft.

The names of `__all__` are the Python interface that `docs/python.md` describes; everything else is internal. Each is
loaded when it is first asked for, so that importing the package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from chancellery.bots.bot import Bot, ask, consult
    from chancellery.bots.budget import Budget, Reason, Thought
    from chancellery.bots.registry import BOTS, make_bot
    from chancellery.engine.errors import (
        BadJournal,
        BadOption,
        BadSave,
        ChancelleryError,
        IllegalAction,
        RulesError,
    )
    from chancellery.engine.game import Game
    from chancellery.engine.journal import Journal, read_journal
    from chancellery.engine.options import Options
    from chancellery.engine.overlays import change_content
    from chancellery.engine.results import Result
    from chancellery.engine.rng import Rng, key_from
    from chancellery.engine.saves import load, load_json, save, save_json
    from chancellery.engine.state import SPECTATOR, State
    from chancellery.games import all_games, find_game
    from chancellery.lab.accumulator import Accumulator
    from chancellery.lab.arena import ArenaReport, Tournament, arena
    from chancellery.lab.playout import play_out
    from chancellery.lab.series import Series
    from chancellery.lab.shards import read_games
    from chancellery.lab.simulate import Report, play_series, simulate

__version__ = "0.2.0"

__all__ = [
    "BOTS",
    "SPECTATOR",
    "Accumulator",
    "ArenaReport",
    "BadJournal",
    "BadOption",
    "BadSave",
    "Bot",
    "Budget",
    "ChancelleryError",
    "Game",
    "IllegalAction",
    "Journal",
    "Options",
    "Reason",
    "Report",
    "Result",
    "Rng",
    "RulesError",
    "Series",
    "State",
    "Thought",
    "Tournament",
    "__version__",
    "all_games",
    "arena",
    "ask",
    "change_content",
    "consult",
    "find_game",
    "key_from",
    "load",
    "load_json",
    "make_bot",
    "play_out",
    "play_series",
    "read_games",
    "read_journal",
    "save",
    "save_json",
    "simulate",
]

_MODULES: Final = {
    "chancellery.bots.budget": ("Budget", "Reason", "Thought"),
    "chancellery.bots.bot": ("Bot", "ask", "consult"),
    "chancellery.bots.registry": ("BOTS", "make_bot"),
    "chancellery.engine.errors": (
        "BadJournal",
        "BadOption",
        "BadSave",
        "ChancelleryError",
        "IllegalAction",
        "RulesError",
    ),
    "chancellery.engine.game": ("Game",),
    "chancellery.engine.journal": ("Journal", "read_journal"),
    "chancellery.engine.options": ("Options",),
    "chancellery.engine.overlays": ("change_content",),
    "chancellery.engine.results": ("Result",),
    "chancellery.engine.rng": ("Rng", "key_from"),
    "chancellery.engine.saves": ("load", "load_json", "save", "save_json"),
    "chancellery.engine.state": ("SPECTATOR", "State"),
    "chancellery.games": ("all_games", "find_game"),
    "chancellery.lab.accumulator": ("Accumulator",),
    "chancellery.lab.arena": ("ArenaReport", "Tournament", "arena"),
    "chancellery.lab.playout": ("play_out",),
    "chancellery.lab.series": ("Series",),
    "chancellery.lab.shards": ("read_games",),
    "chancellery.lab.simulate": ("Report", "play_series", "simulate"),
}
_HOMES: Final = {name: module for module, names in _MODULES.items() for name in names}


if not TYPE_CHECKING:  # so that a name that is not there fails the type check of whoever uses it

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module 'chancellery' has no attribute '{name}'")
        value = globals()[name] = getattr(import_module(_HOMES[name]), name)
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
