"""A session at the keyboard: show the turn, read a line, do what it says."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from chancellery.bots.budget import USUAL, Budget
from chancellery.bots.hint import hint, percent, sentence
from chancellery.cli.files import read_match, write_match
from chancellery.cli.keyboard import Keyboard
from chancellery.cli.local_table import choose_seats, seat_match
from chancellery.cli.screen import Screen
from chancellery.cli.wording import game_prose, refusal_words
from chancellery.engine.errors import ChancelleryError
from chancellery.engine.events import EventData
from chancellery.engine.help import below, nearest_number, read_help
from chancellery.engine.journal import Journal
from chancellery.engine.rng import KEY_BYTES, Rng
from chancellery.engine.seat_names import seat_called
from chancellery.engine.state import State
from chancellery.table.entries import RulesChanged
from chancellery.table.rules_news import rules_news
from chancellery.table.seat_news import has_resigned
from chancellery.web.games.wording import lines

PROMPT: Final = "> "


class Next(Enum):
    """What comes after a line: another line, the next turn, or the end of the session."""

    LINE = 0
    TURN = 1
    END = 2


class TerminalSession:
    """A match, a screen and a keyboard.

    seats, bots   what was asked for on the command line; a match that is loaded is seated in the same way
    """

    def __init__(
        self,
        journal: Journal,
        seats: Sequence[str],
        bots: Sequence[str],
        language: str,
        luck: Rng,
        budget: Budget = USUAL,
    ) -> None:
        self.seats = seats
        self.bots = bots
        self.language = language
        self.luck = luck
        self.budget = budget
        self.keyboard = Keyboard()
        self.at_keyboard: int | None = None
        self.take(journal)

    def take(self, journal: Journal) -> None:
        """Sit down at a match."""
        people = choose_seats(journal.game.seats(journal.options), self.seats)
        self.match = seat_match(journal, people, self.bots, self.luck, self.budget)
        self.screen = Screen(game_prose(journal.game, journal.options, self.language))
        self.orders = {**ALIASES, **self.screen.words_of_commands(ORDERS)}
        self.screen.welcome(self.match.g, people, self.match.bot_names)

    def run(self) -> None:
        """Play until the player leaves."""
        self.tell_rules()
        after = Next.TURN
        while after is not Next.END:
            if after is Next.TURN:
                self.show_turn()
            line = self.keyboard.ask(PROMPT, self.words())
            after = Next.END if line is None else self.answer(line)
        self.screen.say("goodbye", "dim")

    def tell_rules(self) -> None:
        """Say what was mended, if a saved match of older rules goes on by the present ones here."""
        stretches = self.match.table.match.stretches
        if not stretches or stretches[-1].ply != self.match.g.ply:
            return
        before, last = stretches[-2:]
        change = RulesChanged(before.rules, last.rules, "carried" if last.carried else "unchanged", last.digest or "")
        news = rules_news(self.screen.prose, change, last.ply)
        self.screen.out.print(news, style="bold", markup=False, soft_wrap=True)

    def show_turn(self) -> None:
        match = self.match
        match.let_bots_act()
        seat = match.next_person()
        if match.result is not None:
            self.screen.show_end(match.g, match.result, seat, self.lines(match.news(seat)))
            self.screen.say("after-the-end", "dim")
            return
        self.pass_keyboard(seat)
        self.screen.show_turn(match.g, seat, self.lines(match.news(seat)))

    def lines(self, entries: Sequence[tuple[int, EventData]]) -> list[tuple[int, str]]:
        """What happened in sentences, each with its ply."""
        sentences = lines(self.match.game, [event for _, event in entries], self.screen.prose)
        return [(ply, sentence) for (ply, _), sentence in zip(entries, sentences, strict=True)]

    def pass_keyboard(self, seat: int) -> None:
        """Between two people nothing stays on the screen that only one of them may see."""
        before, self.at_keyboard = self.at_keyboard, seat
        if len(self.match.people) < 2 or before == seat:
            return
        self.screen.clear()
        self.screen.say("pass-keyboard", "bold", seat=seat_called(self.match.g, self.screen.prose, seat))
        if self.keyboard.interactive:
            self.keyboard.ask(self.screen.prose.text("cli-press-enter"))

    def words(self) -> list[str]:
        """What Tab completes."""
        g = self.match.g
        if self.match.result is not None:
            return [*ORDERS]
        seat = self.match.next_person()
        return [*(g.describe(action) for action in (*g.legal(seat), *g.asides(seat))), *ORDERS]

    def answer(self, line: str) -> Next:
        """Do what a line says; whatever is wrong with it is said, and another line is read."""
        word, _, rest = line.partition(" ")
        order = ORDERS.get(self.orders.get(word.lower(), word.lower()))
        try:
            return self.play(line) if order is None else order(self, rest.strip())
        except ChancelleryError as error:
            self.screen.complain(refusal_words(error, self.language))
            return Next.LINE

    def play(self, line: str) -> Next:
        """An action, by its number or its name; an empty line takes the only one there is."""
        g = self.match.g
        if self.match.result is not None:
            if line:
                self.screen.say("after-the-end")
            return Next.LINE if line else Next.END
        seat = self.match.next_person()
        legal = g.legal(seat)
        if not line and len(legal) > 1:
            self.screen.show_question(g, seat)
            return Next.LINE
        if line.isdecimal() and not 1 <= int(line) <= len(legal):
            self.screen.say("no-such-number", "red", most=len(legal))
            return Next.LINE
        self.match.act(*self.by_another(line, g) or (seat, self.meant(line, g, seat)))
        return Next.TURN

    def by_another(self, line: str, g: State) -> tuple[int, int] | None:
        """`blue raise-flag`: an aside of somebody else at this keyboard, whoever is asked."""
        name, _, rest = line.lower().partition(" ")
        ids = g.game.seats(g.options)
        if name not in ids or (seat := ids.index(name)) not in self.match.people:
            return None
        action = self.labelled(rest.strip(), g, seat, g.asides(seat))
        return seat, g.game.actions.parse(rest.strip()) if action is None else action

    def meant(self, line: str, g: State, seat: int) -> int:
        """The action that a line means: a number, what its button says in the player's language, or its name."""
        legal = g.legal(seat)
        if not line:
            return legal[0]
        if line.isdecimal():
            return legal[int(line) - 1]
        action = self.labelled(line, g, seat, [*legal, *g.asides(seat)])
        return g.game.actions.parse(line.lower()) if action is None else action

    def labelled(self, line: str, g: State, seat: int, actions: Sequence[int]) -> int | None:
        """The action whose button says this, or None."""
        asked, prose = g.prompt(seat), self.screen.prose
        said = line.casefold()
        return next((a for a in actions if prose.answer(g.game.actions, a, asked).casefold() == said), None)

    # --- what can be typed besides actions ---

    def undo(self, rest: str) -> Next:
        """Take the last action back."""
        if self.match.undo():
            return Next.TURN
        self.screen.say("no-undo" if self.match.g.ply else "nothing-to-undo", "red")
        return Next.LINE

    def hint(self, rest: str) -> Next:
        """What the chancellor would do, from what the seat at the keyboard knows; `hint 3`: and why not that."""
        g = self.match.g
        if self.match.result is not None:
            self.screen.say("after-the-end")
            return Next.LINE
        seat = self.match.next_person()
        legal = g.legal(seat)
        if rest.isdecimal() and not 1 <= int(rest) <= len(legal):
            self.screen.say("no-such-number", "red", most=len(legal))
            return Next.LINE
        instead = self.meant(rest, g, seat) if rest else None
        if instead is not None and instead not in legal:
            self.screen.say("hint-no-answer", "red")
            return Next.LINE
        # Chance of its own: whoever asks must not change what the bots do.
        found = hint(g, seat, Rng(secrets.token_bytes(KEY_BYTES)), self.budget, instead)
        rows = [(legal.index(one.action) + 1, one.action, percent(one.value)) for one in found.reasons if one.visits]
        self.screen.show_hint(g, seat, sentence(g, seat, self.screen.prose, found, instead), rows)
        return Next.LINE

    def help(self, rest: str) -> Next:
        """The commands, or a paragraph of the rules."""
        if not rest:
            # What can be typed comes last: a long list above it may scroll away.
            self.chapters()
            self.screen.show_commands(ORDERS)
            return Next.LINE
        chapters = read_help(self.match.game, self.language)
        number = nearest_number(rest.strip("[]."), chapters)
        if number is None:
            self.screen.say("no-paragraph", "red", number=rest)
        else:
            self.screen.show_paragraph(chapters[number], below(number, chapters))
        return Next.LINE

    def chapters(self) -> None:
        """The chapters of the rules, if the game has help."""
        try:
            chapters = read_help(self.match.game, self.language)
        except ChancelleryError as error:
            self.screen.complain(refusal_words(error, self.language))
        else:
            self.screen.say("help-chapters")
            self.screen.show_contents(below("", chapters))

    def board(self, rest: str) -> Next:
        """Show the turn again."""
        return Next.TURN

    def log(self, rest: str) -> Next:
        """All that happened so far."""
        entries = self.match.events_for(self.match.next_person())
        if not entries:
            self.screen.say("log-empty")
        self.screen.show_log(self.lines(entries), numbered=True)
        return Next.LINE

    def save(self, rest: str) -> Next:
        """Write the match to a file."""
        if not rest:
            self.screen.say("save-where", "red", file=f"{self.match.game.id}.json")
            return Next.LINE
        write_match(Path(rest).expanduser(), self.match.journal)
        self.screen.say("saved", "green", file=rest)
        return Next.LINE

    def load(self, rest: str) -> Next:
        """Go on with a match from a file."""
        if not rest:
            self.screen.say("load-where", "red")
            return Next.LINE
        exported = read_match(Path(rest).expanduser())
        exported.verify()
        self.take(exported.journal)
        return Next.TURN

    def resign(self, rest: str) -> Next:
        """Give the match up as lost, once it is said what becomes of it."""
        if self.match.result is not None:
            self.screen.say("after-the-end")
            return Next.LINE
        if not self.match.may_resign():
            self.screen.say("nothing-to-resign", "red")
            return Next.LINE
        seat, words = self.match.next_person(), self.screen.prose
        self.screen.say("resign-sure", "bold", ends="yes" if self.match.resigning_ends(seat) else "no")
        yes = words.text("cli-yes")
        if (self.keyboard.ask(PROMPT, [yes]) or "").casefold() != yes.casefold():
            self.screen.say("resign-not", "dim")
            return Next.LINE
        bot = self.match.resign(seat).bot
        self.screen.tell(has_resigned(words, seat_called(self.match.g, words, seat), bot))
        return Next.TURN

    def quit(self, rest: str) -> Next:
        """Leave."""
        return Next.END


ORDERS: Final[dict[str, Callable[[TerminalSession, str], Next]]] = {
    "undo": TerminalSession.undo,
    "hint": TerminalSession.hint,
    "help": TerminalSession.help,
    "board": TerminalSession.board,
    "log": TerminalSession.log,
    "save": TerminalSession.save,
    "load": TerminalSession.load,
    "resign": TerminalSession.resign,
    "quit": TerminalSession.quit,
}

# What may be typed in every language; each has words of its own besides, the first of a command's usage.
ALIASES: Final = {"?": "help", "q": "quit", "exit": "quit"}
