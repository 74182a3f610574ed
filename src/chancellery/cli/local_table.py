"""A table at this keyboard: people, bots, and the journal they write."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from chancellery.bots.bot import MOST_ASIDES, AnyBot, ask, next_aside
from chancellery.bots.budget import USUAL, Budget
from chancellery.bots.registry import default_bot, make_bot, seat_bots
from chancellery.engine.errors import BadOption
from chancellery.engine.events import EventData
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.nouns import nearest
from chancellery.engine.results import Result
from chancellery.engine.rng import Rng
from chancellery.engine.state import SPECTATOR, State
from chancellery.table import seating
from chancellery.table.beginnings import only_named
from chancellery.table.entries import ActionEntry, SeatChanged, visible
from chancellery.table.match import Seat
from chancellery.table.table import Table, journal_of
from chancellery.table.undo import may_undo, take_back

# People at this keyboard are called by it and by their seat.
HERE: Final = "here"


class LocalTable:
    """A table at this keyboard: people and bots round it, and what its journal and its log hold.

    people   the seats played at this keyboard
    played   every action with what happened by it, those that were taken back left out
    seen     how much of the log each seat has been shown
    """

    def __init__(self, table: Table, journal: Journal, bot_names: dict[int, str], luck: Rng, budget: Budget) -> None:
        self.people = tuple(table.match.people())
        self.bot_names = bot_names
        self.bots: dict[int, AnyBot] = {seat: make_bot(name, table.game, luck) for seat, name in bot_names.items()}
        self.luck = luck
        self.budget = budget
        self.table = table
        self.opening = table.take_events()
        self.played: list[ActionEntry] = []
        self.seen: dict[int, int] = {}
        self.played += only_named(table.game, table.match, journal.actions, time.time())
        for seat, action in journal.actions[table.match.replays_from :]:
            self.act(seat, action)

    @property
    def g(self) -> State:
        return self.table.state

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def journal(self) -> Journal:
        return journal_of(self.game, self.table.match, [(one.seat, one.action) for one in self.played])

    @property
    def result(self) -> Result | None:
        """How the match ended: by the rules, or because somebody has resigned."""
        declared = self.table.match.result
        if self.g.outcome is not None or declared is None:
            return self.g.outcome
        return Result(tuple(declared.winners), declared.reason, ())

    def act(self, seat: int, action: int) -> None:
        self.played.append(self.table.act(seat, action, self.g.ply, time.time()))

    def let_bots_act(self) -> None:
        """Let bots act until a person has to, or the game is over."""
        self.let_bots_speak()
        while (seat := self.next_bot()) is not None:
            self.act(seat, ask(self.bots[seat], self.g, seat, self.luck, self.budget))
            self.let_bots_speak()

    def let_bots_speak(self) -> None:
        """Let bots do what answers no question: offer a deal, or answer one."""
        for _ in range(MOST_ASIDES):
            aside = next_aside(self.bots, self.g, self.luck)
            if aside is None:
                return
            self.act(*aside)

    def next_bot(self) -> int | None:
        if self.result is not None:
            return None
        return next((seat for seat in self.g.waiting if seat not in self.people), None)

    def next_person(self) -> int:
        """The seat of the person who has to act; of the first person, or nobody, when the game is over."""
        return next(iter(self.g.waiting or self.people), SPECTATOR)

    def may_resign(self) -> bool:
        """Whether there is anything to give up: before anything was played nobody has lost."""
        return self.result is None and self.g.ply > self.table.match.begins

    def resigning_ends(self, seat: int) -> bool:
        """Whether the match ends if this seat gives it up: else a bot plays on for the others at this keyboard."""
        return seating.resigning_ends(self.table.match, seat)

    def resign(self, seat: int) -> SeatChanged[int]:
        """Give the match up as lost."""
        changed = seating.resign(self.table.match, self.game, seat, time.time())
        if changed.bot is not None:
            self.bot_names[seat] = changed.bot
            self.bots[seat] = make_bot(changed.bot, self.game, self.luck)
        self.people = tuple(self.table.match.people())
        return changed

    def undo(self) -> bool:
        """Take the last action back, if nothing became known since."""
        if not self.played:
            return False
        last = self.played[-1]
        if not may_undo(self.table, last.seat, last.seat):
            return False
        earlier = self.journal.replay(last.ply - 1, record=True)
        self.table, _ = take_back(self.table, earlier, last.seat, time.time(), undone=[last])
        del self.played[-1]
        return True

    def events_for(self, seat: int) -> list[tuple[int, EventData]]:
        """All that happened and that a seat may know, each event with its ply."""
        happened = [(0, self.opening), *((one.ply, one.data.events) for one in self.played)]
        return [(ply, event) for ply, events in happened for event in visible(events, seat)]

    def news(self, seat: int) -> list[tuple[int, EventData]]:
        """What of it a seat has not been shown yet."""
        events = self.events_for(seat)
        unseen = events[self.seen.get(seat, 0) :]
        self.seen[seat] = len(events)
        return unseen


def seat_match(
    journal: Journal, people: Sequence[int], bots: Sequence[str], luck: Rng, budget: Budget = USUAL
) -> LocalTable:
    """Seat people where they asked to sit, and bots round the rest of the table."""
    game = journal.game
    free = [seat for seat in range(len(game.seats(journal.options))) if seat not in people]
    names = dict(zip(free, seat_bots(bots or [default_bot(game)], len(free)), strict=True)) if free else {}
    seats = [
        Seat("bot", bot=names[seat]) if seat in names else Seat("person", user=f"{HERE}-{seat}")
        for seat in range(len(free) + len(people))
    ]
    now = time.time()
    table = Table.start(game, seating.match_of(journal, seats, now))
    table.begin(now)
    return LocalTable(table, journal, names, luck, budget)


def choose_seats(seats: Sequence[str], wanted: Sequence[str]) -> list[int]:
    """The seats that people asked for: names, `all` or `none`; the first seat if they did not say."""
    if not wanted:
        return [0]
    if list(wanted) == ["all"]:
        return list(range(len(seats)))
    if list(wanted) == ["none"]:
        return []
    for name in wanted:
        if name not in seats:
            raise BadOption(
                f"there is no seat '{name}'; there are {', '.join(seats)}, all, none{nearest(name, seats)}",
                "no-such-seat",
                seat=name,
                known=", ".join((*seats, "all", "none")),
            )
    return sorted({seats.index(name) for name in wanted})
