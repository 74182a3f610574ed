"""A match at this keyboard: people, bots, and the journal they write."""

from __future__ import annotations

from collections.abc import Sequence

from chancellery.bots.budget import USUAL, Budget
from chancellery.bots.protocol import MOST_ASIDES, AnyBot, ask, next_aside
from chancellery.bots.registry import default_bot, make_bot, seat_bots
from chancellery.engine.errors import BadOption
from chancellery.engine.events import Entry
from chancellery.engine.journal import Journal
from chancellery.engine.nouns import nearest
from chancellery.engine.rng import Rng
from chancellery.engine.state import SPECTATOR, State


class Match:
    """The journal, the position it leads to, and who sits where.

    people   the seats played at this keyboard
    seen     how much of the log each seat has been shown
    """

    def __init__(
        self, journal: Journal, people: Sequence[int], bot_names: dict[int, str], luck: Rng, budget: Budget = USUAL
    ) -> None:
        self.journal = journal
        self.people = tuple(people)
        self.bot_names = bot_names
        self.bots: dict[int, AnyBot] = {seat: make_bot(name, journal.game, luck) for seat, name in bot_names.items()}
        self.luck = luck
        self.budget = budget
        self.g: State = journal.replay(record=True)
        self.seen: dict[int, int] = {}

    def act(self, seat: int, action: int) -> None:
        self.g.play(seat, action)
        self.journal.actions.append((seat, action))

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
        return next((seat for seat in self.g.waiting if seat not in self.people), None)

    def next_person(self) -> int:
        """The seat of the person who has to act; of the first person, or nobody, when the game is over."""
        return next(iter(self.g.waiting or self.people), SPECTATOR)

    def undo(self) -> bool:
        """Take the last action back, if nothing became known since."""
        if not self.journal.may_undo(self.g):
            return False
        self.journal.actions.pop()
        self.g = self.journal.replay(record=True)
        return True

    def entries(self, seat: int) -> list[Entry]:
        """All of the log that a seat may know."""
        assert self.g.log is not None
        return [entry for entry in self.g.log.entries if entry.visible_to(seat)]

    def news(self, seat: int) -> list[Entry]:
        """What of the log a seat has not been shown yet."""
        entries = self.entries(seat)
        news = entries[self.seen.get(seat, 0) :]
        self.seen[seat] = len(entries)
        return news


def seat_match(
    journal: Journal, people: Sequence[int], bots: Sequence[str], luck: Rng, budget: Budget = USUAL
) -> Match:
    """Seat people where they asked to sit, and bots round the rest of the table."""
    game = journal.game
    if people:
        game.admit_people(journal.options)
    free = [seat for seat in range(len(game.seats(journal.options))) if seat not in people]
    names = seat_bots(bots or [default_bot(game)], len(free)) if free else ()
    return Match(journal, people, dict(zip(free, names, strict=True)), luck, budget)


def choose_seats(known: Sequence[str], wanted: Sequence[str]) -> list[int]:
    """The seats that people asked for: names, `all` or `none`; the first seat if they did not say."""
    if not wanted:
        return [0]
    if list(wanted) == ["all"]:
        return list(range(len(known)))
    if list(wanted) == ["none"]:
        return []
    for name in wanted:
        if name not in known:
            raise BadOption(
                f"there is no seat '{name}'; there are {', '.join(known)}, all, none{nearest(name, known)}",
                "no-such-seat",
                seat=name,
                known=", ".join((*known, "all", "none")),
            )
    return sorted({known.index(name) for name in wanted})
