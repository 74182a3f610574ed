"""A match of older rules comes to the present ones: unnoticed if it replays the same by them, else carried over.

Nothing here knows a store or the clock on the wall: a match with all that was kept of it comes in, and what becomes of
it goes out. docs/upgrades.md tells the whole story.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec

from chancellery.engine.errors import BadSave, ChancelleryError, RulesError
from chancellery.engine.events import EventData
from chancellery.engine.game import Game
from chancellery.engine.journal import rekeys_after_undo
from chancellery.engine.older_saves import in_present_shape, load_older
from chancellery.engine.saves import digest, dump, unpack
from chancellery.engine.state import SPECTATOR, State
from chancellery.engine.stretches import Stretch
from chancellery.engine.upgrades import options_of_now, steps
from chancellery.engine.views import SaveData
from chancellery.table.clock import stand_still
from chancellery.table.entries import ActionEntry, Events, RulesChanged
from chancellery.table.match import Match, TableError
from chancellery.table.table import Table

# Whatever rules do with a position that is not theirs; all of it means that they cannot play it.
NOT_PLAYABLE: Final = (
    ChancelleryError,
    RulesError,
    LookupError,
    ValueError,
    TypeError,
    AttributeError,
    AssertionError,
    ArithmeticError,
)

# A match does not go back further than that: a position is kept every 32 plies.
MOST_TAKEN_BACK: Final = 40

# Why the past of a match would differ by the present rules.
Reason = Literal["illegal", "events", "position", "options", "rules-fail"]


class Kept(msgspec.Struct):
    """What is kept of a match: its actions as they were told, and saved positions, the last one first, by their ply."""

    entries: list[ActionEntry]
    positions: list[tuple[int, bytes]]


class Difference(msgspec.Struct, frozen=True):
    """The first ply at which the past of a match would differ, and how."""

    ply: int
    reason: Reason


class Upgraded(msgspec.Struct):
    """A match that has come to the present rules: its table, what its log tells, and why it was carried over, if so."""

    table: Table
    happened: RulesChanged
    difference: Difference | None

    @property
    def match(self) -> Match:
        return self.table.match


class CannotCarryOver(TableError):
    """A match that stays readable and nothing more, with the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(f"the match cannot be carried over to the present rules: {why}", "not-carried-over", why=why)


def upgrade(game: Game, match: Match, kept: Kept, now: float, stood: float) -> Upgraded:
    """The match at the present rules, where it stands or as little before as can be; CannotCarryOver if it cannot.

    `stood` is since when nobody could play on: no clock has run from then on.
    """
    if match.status != "running" or match.rules >= game.rules:
        raise TableError("only a running match played by older rules can be carried over", "nothing-to-carry-over")
    if len(kept.entries) != match.ply:
        raise CannotCarryOver(f"its journal has {len(kept.entries)} actions, but it stands at ply {match.ply}")
    path = Path(game, match, kept)
    same = path.replay()
    if isinstance(same, State):
        return arrived(path, same, None, now, stood)
    path.require_carrying()
    return arrived(path, path.carry(), same, now, stood)


class Path:
    """The way of one match from its rules to the present ones."""

    def __init__(self, game: Game, match: Match, kept: Kept) -> None:
        self.game = game
        self.kept = kept
        self.before = match
        self.steps = list(steps(game, match.rules))
        self.retold = {kind for step in self.steps for kind in step.retold}
        self.reckoned = {name for step in self.steps for name in step.reckoned}
        self.options = options_of_now(game, match.rules, match.options)
        self.saved = dict(kept.positions)

    def match_now(self) -> Match:
        """The match as it would be by the present rules; the one before stays as it is."""
        seats = [msgspec.structs.replace(seat) for seat in self.before.seats]
        return msgspec.structs.replace(self.before, rules=self.game.rules, options=self.options, seats=seats)

    # --- most matches notice nothing ---

    def replay(self) -> State | Difference:
        """The present position if all that was played is legal, told and laid out the same; else where it is not."""
        try:
            table = Table.start(self.game, self.match_now())
            table.take_events()
        except NOT_PLAYABLE:
            return Difference(self.before.replays_from, "options")
        if (reason := self.differs(table.state)) is not None:
            return Difference(table.state.ply, reason)
        for entry in self.kept.entries[self.before.replays_from :]:
            reason = self.follow(table, entry) or self.differs(table.state)
            if reason is not None:
                return Difference(entry.ply, reason)
        if list(table.state.waiting) != self.before.waiting:
            return Difference(self.before.ply, "position")
        return table.state

    def follow(self, table: Table, entry: ActionEntry) -> Reason | None:
        """Play what was played; why that is not the same, if it is not."""
        try:
            table.state.play(entry.seat, entry.action)
            table.rekey()
            told = table.take_events()
        except ChancelleryError:
            return "illegal"
        except NOT_PLAYABLE:
            return "rules-fail"
        return None if same_events(entry.data.events, told, self.retold) else "events"

    def differs(self, state: State) -> Reason | None:
        """Whether a position is not the one that was kept at its ply, if one was."""
        saved = self.saved.get(state.ply)
        if saved is None:
            return None
        try:
            then = in_present_shape(self.game, unpack(saved))
        except ChancelleryError:
            # Another position will tell; one that cannot be read proves nothing.
            return None
        new = {name for step in self.steps for name in step.new}
        return None if same_position(then, dump(state), self.reckoned | new) else "position"

    # --- the others are carried over ---

    def require_carrying(self) -> None:
        """Refuse a match of which the game says that it cannot be carried over."""
        data: SaveData = {"options": self.before.options, "ply": self.before.ply, "board": {}, "stack": []}
        for _, saved in self.kept.positions:
            # One that is damaged says nothing.
            with suppress(BadSave):
                data = unpack(saved)
                break
        for step in self.steps:
            why = None if step.stops is None else step.stops(data)
            if why is not None:
                raise CannotCarryOver(why)

    def carry(self) -> State:
        """The last position that the present rules can play on from: the present one, or as little before as can be."""
        for state in self.beginnings():
            reached = self.go_on(state)
            if reached is not None and self.before.ply - reached.ply <= MOST_TAKEN_BACK:
                return reached
        raise CannotCarryOver("none of the positions that were kept of it fits them")

    def beginnings(self) -> Iterator[State]:
        """Positions to go on from, the last one first: those that were kept, and where the match is replayed from."""
        for ply, saved in self.kept.positions:
            try:
                state = load_older(self.game, saved)
            except NOT_PLAYABLE:
                continue
            if state.ply == ply and self.before.replays_from <= ply <= self.before.ply:
                yield state
        try:
            yield Table.start(self.game, self.match_now()).state
        except NOT_PLAYABLE:
            return

    def go_on(self, state: State) -> State | None:
        """The position after what was played since, or, where that would differ, at the start of a turn before it.

        Where no turn began since, as much is kept as stays the same.
        """
        table = Table(self.game, self.match_now(), state)
        table.take_events()
        passed: list[State] = []
        for at in range(state.ply, self.before.ply + 1):
            passed.append(table.state.clone())
            if at == self.before.ply and playable(passed[-1]):
                return passed[-1]
            if at == self.before.ply or self.follow(table, self.kept.entries[at]) is not None:
                break
        turns = [one for one in passed if any(step.returns(one) for step in self.steps)]
        return next((one for one in (*reversed(turns), *reversed(passed)) if playable(one)), None)


def playable(state: State) -> bool:
    """Whether the present rules ask something in a position that can be answered and shown to everybody."""
    try:
        if state.outcome is not None or not state.waiting:
            return False
        for seat in state.waiting:
            if not state.legal(seat) and not state.may_retract(seat):
                return False
        for seat in (SPECTATOR, *range(state.seats)):
            state.view(seat)
    except NOT_PLAYABLE:
        return False
    return True


# --- the same or not ---


def same_events(then: Events, now: Events, retold: set[str]) -> bool:
    """Whether the same happened, by what both versions tell: kinds that are told otherwise are left out.

    Which of two kinds is told first is a matter of words too, which of two events of a kind is not.
    """
    before = sorted((one for one in then if one[1]["event"] not in retold), key=kind_of)
    after = sorted((one for one in now if one[1]["event"] not in retold), key=kind_of)
    return len(before) == len(after) and all(
        same_seats(a[0], b[0]) and same_event(a[1], b[1]) for a, b in zip(before, after, strict=True)
    )


def kind_of(told: tuple[list[int] | None, EventData]) -> str:
    return str(told[1]["event"])


def same_seats(then: Sequence[int] | None, now: Sequence[int] | None) -> bool:
    return (None if then is None else list(then)) == (None if now is None else list(now))


def same_event(then: EventData, now: EventData) -> bool:
    """Whether two events tell the same; what only one of them names is a matter of words."""
    return all(same(then[name], now[name]) for name in then.keys() & now.keys())


def same(then: Any, now: Any) -> bool:
    """Whether two values are the same after one of them has been stored: tuples are lists then."""
    if then == now:
        return True
    if isinstance(then, dict) and isinstance(now, dict):
        return then.keys() == now.keys() and all(same(then[name], now[name]) for name in then)
    if not isinstance(then, list | tuple) or not isinstance(now, list | tuple):
        return False
    return len(then) == len(now) and all(map(same, then, now))


def same_position(then: SaveData, now: SaveData, apart: set[str]) -> bool:
    """Whether two saved positions are the same to the players: board, open question, picks and chance.

    What lies below the question on the stack is how rules are written down; all of it is the present ones' now.
    """
    for name, value in now["board"].items():
        if name not in apart and name in then["board"] and not same(then["board"][name], value):
            return False
    return same(then["stack"][-1:], now["stack"][-1:]) and all(same(then[part], now[part]) for part in ("picks", "rng"))


# --- arriving ---


def arrived(path: Path, state: State, difference: Difference | None, now: float, stood: float) -> Upgraded:
    """The table of a match at the present rules, with its stretches and clocks."""
    before, match = path.before, path.match_now()
    back = state.ply < before.ply
    if back:
        # Dice that were rolled since are known: chance is another one from here on.
        match.rekeys = rekeys_after_undo(match.rekeys, state.ply, agreed=True)
    match.ply, match.consents, match.waiting = state.ply, [], list(state.waiting)
    # Laid down first without its position, so that the floor of the undo stands in what is saved.
    first = before.stretches or [Stretch(0, before.rules)]
    match.stretches = [*first, Stretch(state.ply, path.game.rules, now)]
    table = Table(path.game, match, state)
    table.take_events()
    print_of = digest(table.state)
    position = None if difference is None else table.snapshot()
    match.stretches[-1] = Stretch(state.ply, path.game.rules, now, print_of, position)
    stand_still(match, stood, now, fresh=back)
    match.until = table.until(None, now) if back else match.until
    happened = RulesChanged(
        rules=before.rules,
        to=path.game.rules,
        how="unchanged" if difference is None else "carried",
        digest=print_of,
        before=before.ply if back else None,
    )
    return Upgraded(table, happened, difference)
