"""Rules versions: whether this build plays a match on, and what it can show of one that it does not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypedDict

from chancellery.engine.errors import ChancelleryError, RulesError
from chancellery.engine.game import Game
from chancellery.engine.nouns import Nouns
from chancellery.engine.saves import restore_for_reading, unpack
from chancellery.engine.state import SPECTATOR, State
from chancellery.engine.views import PositionData
from chancellery.table.clock import time_left
from chancellery.table.match import Match, Status, TableError


class Unasked(TypedDict):
    """The part of a position that is the same wherever nobody is asked anything."""

    waiting: list[str]
    rule: None
    prompt: None
    legal: list[str]
    asides: list[str]
    outlook: dict[str, Mapping[str, object]]
    picks: list[str]
    talk: bool


# What a position says where nobody is asked anything: before a match begins, and once it cannot be played on.
NOBODY_ASKED: Final[Unasked] = {
    "waiting": [],
    "rule": None,
    "prompt": None,
    "legal": [],
    "asides": [],
    "outlook": {},
    "picks": [],
    "talk": True,
}


class MatchView(TypedDict):
    """What anybody may know of a match now."""

    ply: int
    status: Status
    consents: list[str]
    clocks: dict[str, float | None]
    left: float | None


class TableView(MatchView):
    """The same with the position as a seat, or a spectator, may know it."""

    position: PositionData


class KeptView(MatchView):
    """The same with the last position that was kept, if that can be shown."""

    position: PositionData | None


class OtherRules(TableError):
    """A match of rules that this build does not play."""

    def __init__(self, game: Game, rules: int) -> None:
        sentence = self.sentence(game, rules)
        super().__init__(sentence, "other-rules", rules=rules, game=game.title, installed=game.rules)

    def sentence(self, game: Game, rules: int) -> str:
        return other_rules(game, rules)


class NewerRules(OtherRules):
    """A match that a newer version plays, perhaps on another process of this very server: ask there."""

    CODE = "newer-rules"

    def __init__(self, game: Game, rules: int) -> None:
        super().__init__(game, rules)
        self.code = self.CODE

    def sentence(self, game: Game, rules: int) -> str:
        return (
            f"this match is played with version {rules} of the rules of {game.title}, and this server still has version"
            f" {game.rules}: it is being upgraded, try again in a moment"
        )


def other_rules(game: Game, rules: int) -> str:
    """Why a match of these rules is read, but not played on or replayed."""
    return (
        f"this match was played with version {rules} of the rules of {game.title}, and only version {game.rules} is"
        " installed: it can be read, but not replayed or continued"
    )


def plays_on(game: Game, match: Match) -> bool:
    """Whether this build plays a match on; one that has not begun takes the rules that are installed then."""
    return match.status == "waiting" or match.rules == game.rules


def require_rules(game: Game, match: Match) -> None:
    """Refuse a match that this build does not play on."""
    if not plays_on(game, match):
        raise refusal_of(game, match.rules)


def refusal_of(game: Game, rules: int) -> OtherRules:
    """Why this build does not play a match of these rules on: they are newer, or older and not carried over."""
    return NewerRules(game, rules) if rules > game.rules else OtherRules(game, rules)


def names_of(game: Game, match: Match) -> Nouns:
    """The names of things at a match, whatever has become of its options since."""
    return game.nouns_for(game.options({"players": len(match.seats)}))


def seat_names(game: Game, match: Match) -> tuple[str, ...]:
    """The ids of the seats of a match, whatever has become of its options since."""
    return game.seats_by_count[len(match.seats)]


def kept_view(game: Game, match: Match, snapshots: Iterable[bytes], seat: int = SPECTATOR) -> KeptView:
    """What a seat sees of the newest snapshot that can still be read; without a position if there is none."""
    ids = seat_names(game, match)
    state = next(filter(None, (read_kept(game, saved, seat) for saved in snapshots)), None)
    return {
        "ply": match.ply if state is None else state.ply,
        "status": match.status,
        "consents": [],
        # Where nobody can move, no clock runs.
        "clocks": {ids[i]: time_left(match, i, match.since) for i in range(len(ids))},
        "left": None,
        "position": None if state is None else position(state, seat, match),
    }


def read_kept(game: Game, saved: bytes, seat: int) -> State | None:
    """A position of other rules, if its board still fits the state that is installed and can be shown."""
    try:
        state = restore_for_reading(game, unpack(saved))
        state.see(seat)
    except (ChancelleryError, RulesError, LookupError, ValueError, TypeError, AttributeError, AssertionError):
        return None
    return state


def position(state: State, seat: int, match: Match) -> PositionData:
    """A position that is shown and not asked about."""
    return {
        "game": state.game.id,
        "seat": None if seat == SPECTATOR else state.seat_id(seat),
        **NOBODY_ASKED,
        "result": None if match.result is None else match.result.view(seat_names(state.game, match)),
        "board": state.see(seat),
    }
