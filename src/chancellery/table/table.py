"""A table: a match with its state in memory, and every operation on it.

An operation changes match and state and returns what happened; the caller commits that before it publishes it, and
discards the table if that fails.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from chancellery.engine.actions import RETRACT
from chancellery.engine.events import event_json
from chancellery.engine.frames import Frame
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal, first_key, first_position, raise_floor, rekey
from chancellery.engine.saves import load, save
from chancellery.engine.state import State
from chancellery.table.clock import ask_next, question_left, start_clocks, time_left
from chancellery.table.defects import by_the_rules
from chancellery.table.entries import Acted, ActionEntry, Events
from chancellery.table.match import Match, MatchResult, StalePly, TableError
from chancellery.table.rules_version import TableView, require_rules

Actions = list[tuple[int, int]]

SNAPSHOT_EVERY: Final = 32


class Table:
    """A match with its state at the last ply."""

    def __init__(self, game: Game, match: Match, state: State) -> None:
        self.game = game
        self.match = match
        self.state = state
        self.nouns = game.nouns_for(state.options)
        self.key = match.key
        self.origins = match.origins
        self.rekey()

    @classmethod
    def start(cls, game: Game, match: Match) -> Table:
        """A table where a match can be replayed from: its first choice; before it begins the board is empty."""
        with by_the_rules():
            return cls(game, match, opening(game, match))

    @classmethod
    def resume(cls, game: Game, match: Match, snapshot: bytes | None, tail: Actions) -> Table:
        """A table from its last snapshot and the actions since; OtherRules if this build does not play it on."""
        require_rules(game, match)
        if snapshot is None:
            table = cls.start(game, match)
        else:
            table = cls(game, match, load(game, snapshot))
            table.state.record()
        with by_the_rules():
            for seat, action in tail:
                table.state.play(seat, action)
                table.rekey()
            table.take_events()
        table.note_roles()
        return table

    def rekey(self) -> None:
        """Give chance the key that it has after this ply, if an undo changed it here."""
        rekey(self.state, self.key, self.match.rekeys, self.origins)
        raise_floor(self.state, self.match.stretches)

    # --- playing ---

    def begin(self, now: float, accounts: Collection[str] = ()) -> None:
        """Every seat is taken: all is dealt by the chance that everybody has had a part in, and the first question put.

        Whoever has an account by now plays for their strength.
        """
        if self.match.status != "waiting":
            raise TableError("the match has already started", "match-begun")
        if self.match.open_seats():
            raise TableError("the match begins when every seat is taken", "seats-open")
        self.key = self.match.key
        with by_the_rules():
            self.state = dealt(self.game, self.match)
            self.rekey()
        self.match.status = "running"
        self.match.rules = self.game.rules
        self.match.ply = self.state.ply
        for seat in self.match.seats:
            seat.rated = seat.user in accounts
        self.match.waiting = list(self.state.waiting)
        self.note_roles()
        start_clocks(self.match, now)
        self.match.until = self.until(None, now)

    def act(self, seat: int, action: int, ply: int, now: float, late: bool = False) -> ActionEntry:
        """Play an action that answers the question put at `ply`, or an aside."""
        self.require_running()
        state = self.state
        self.require_ply(ply)
        rest, gains = question_left(self.match, now), list[tuple[int, float]]()
        picked = [len(own) for own in state.picks]
        with by_the_rules((seat, action)):
            self.take_events()
            asked, aside = self.question(), self.is_aside(seat, action)
            state.play(seat, action)
            self.rekey()
            events = self.take_events()
        # Revealed picks are gone.
        still_open = aside or action == RETRACT or bool(state.picks[seat])
        if not aside:
            picked[seat] += 1
            answers = {} if still_open else {who: count for who, count in enumerate(picked) if count}
            gains = ask_next(self.match, state.waiting, answers, now, self.until(asked, now))
        self.match.ply = state.ply
        self.match.consents = []
        if state.outcome is not None:
            self.match.status = "finished"
            self.match.result = MatchResult.of(state.outcome)
        acted = Acted(
            seat=seat,
            action=self.game.actions.name(action),
            events=events,
            gains=gains,
            rest=rest,
            late=late,
            aside=aside,
            open=still_open,
        )
        return ActionEntry(state.ply, now, action, acted, self.snapshot_if_due(), self.note_roles())

    def note_roles(self) -> bool:
        """Keep at each seat what it plays, where that is decided in play; whether it is another part than before."""
        tell = self.game.played_as
        if tell is None:
            return False
        before = [seat.role for seat in self.match.seats]
        for index, seat in enumerate(self.match.seats):
            thing = tell(self.state, index)
            seat.role = None if thing is None else f"{thing[0]}:{self.nouns.id(*thing)}"
        return before != [seat.role for seat in self.match.seats]

    def is_aside(self, seat: int, action: int) -> bool:
        """Whether an action of a seat would answer no question: it stops, charges and renews no clock."""
        return action not in self.state.legal(seat) and action in self.state.asides(seat)

    def accepts(self, seat: int, action: int) -> bool:
        """Whether a seat may play an action now."""
        if action == RETRACT:
            return self.state.may_retract(seat)
        return action in self.state.legal(seat) or action in self.state.asides(seat)

    def question(self) -> Frame[Any] | None:
        """What is asked now."""
        return self.state.stack[-1] if self.state.waiting else None

    def until(self, before: Frame[Any] | None, now: float, rest: float | None = None) -> float | None:
        """When the open question is answered by itself.

        One that was open before gets no new time, and one that is put again has what `rest` it had.
        """
        asked = self.question()
        if asked is None or not asked.patience or self.match.pace.kind != "live":
            return None
        if asked == before:
            return self.match.until
        return now + (asked.patience if rest is None else rest)

    def take_events(self) -> Events:
        """Take the events recorded since the last call, each with the seats that may know it."""
        log = self.state.record()
        events = log.entries[:]
        log.entries.clear()
        return [
            (None if entry.seats is None else list(entry.seats), event_json(entry.event, self.nouns))
            for entry in events
        ]

    def require_running(self) -> None:
        if self.match.status != "running":
            words = {"waiting": "has not started", "finished": "is over", "abandoned": "was abandoned"}
            raise TableError(f"the match {words[self.match.status]}", "match-not-running", status=self.match.status)

    def require_ply(self, ply: int) -> None:
        if ply != self.state.ply:
            raise StalePly(self.state.ply)

    # --- talking ---

    def require_talk(self, to: int | None) -> None:
        """Refuse to pass a message on while the rules forbid talk, or to a seat whose person may still change."""
        if self.match.status == "waiting" and to is not None:
            raise TableError("private messages are possible once the match has started", "talk-to-all")
        if self.match.status == "running" and not self.state.talk_open():
            raise TableError("the chat is closed during this part of the game", "talk-closed")

    # --- reading ---

    def view(self, seat: int, now: float) -> TableView:
        """What a seat, or a spectator, may know of the match and its position."""
        match, state = self.match, self.state
        ids = self.game.seats(state.options)
        return {
            "ply": state.ply,
            "status": match.status,
            "consents": [ids[s] for s in match.consents],
            "clocks": {ids[s]: time_left(match, s, now) for s in range(state.seats)},
            "left": question_left(match, now),
            "position": state.view(seat),
        }

    def snapshot(self) -> bytes:
        return save(self.state)

    def snapshot_if_due(self) -> bytes | None:
        """A snapshot for every 32nd ply, so that no load replays more than that."""
        return self.snapshot() if self.state.ply % SNAPSHOT_EVERY == 0 else None


def journal_of(game: Game, match: Match, actions: Actions) -> Journal:
    """The journal of a match."""
    return Journal(
        game,
        game.options(match.options),
        match.seed,
        actions,
        match.rekeys,
        match.share_bytes(),
        match.origins,
        match.stretches,
    )


def opening(game: Game, match: Match) -> State:
    """The position at the first choice of a match; before it begins nothing is dealt, and so nothing can be seen."""
    return game.empty(game.options(match.options)) if match.status == "waiting" else dealt(game, match)


def dealt(game: Game, match: Match) -> State:
    """The first position of a match that can be replayed from, whether it has begun or not."""
    key = first_key(match.key, match.origins)
    return first_position(game, game.options(match.options), key, match.base, record=True)


def opening_events(game: Game, match: Match) -> Events:
    """What happened before the first action, with the seats that may know each event."""
    return Table.start(game, match).take_events()
