"""What a player sees: news, board, question, possible actions, and the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chancellery.cli import terminal
from chancellery.cli.board import board
from chancellery.cli.exported_chat import ExportedMessage, merged_lines
from chancellery.cli.wording import ending, title
from chancellery.engine.help import Paragraph
from chancellery.engine.prose import Prose
from chancellery.engine.results import Result
from chancellery.engine.seat_names import seat_called
from chancellery.engine.state import SPECTATOR, State

LONG_LIST = 12


class Screen:
    """The terminal of a match, in one language."""

    def __init__(self, prose: Prose, out: Console | None = None) -> None:
        self.prose = prose
        self.out = out or terminal.console()

    def say(self, key: str, style: str = "", **values: int | str) -> None:
        """One of the command line's own sentences."""
        self.out.print(self.prose.text(f"cli-{key}", values=values), style=style, markup=False)

    def tell(self, sentence: str) -> None:
        """Something that has happened, in words that are there already."""
        self.out.print(Text(sentence, style="bold"))

    def complain(self, sentence: str) -> None:
        self.out.print(Text(sentence, style="red"))

    def clear(self) -> None:
        """Leave nothing for the next person to scroll back to."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[3J")
            self.out.clear()

    def welcome(self, g: State, people: Sequence[int], bots: dict[int, str]) -> None:
        """Which game this is, who plays it, and how to get help."""
        self.out.print(Text(title(g.game, self.prose), style="bold"))
        for seat in range(g.seats):
            who = (
                self.prose.text("cli-you") if seat in people else self.prose.text("cli-bot", values={"bot": bots[seat]})
            )
            self.out.print(Text.assemble("  ", (seat_called(g, self.prose, seat), "bold"), f"  {who}"))
        self.say("type-help", "dim")

    def show_turn(self, g: State, seat: int, news: Sequence[tuple[int, str]]) -> None:
        """Everything that a seat needs to decide."""
        self.heading(g, seat, self.prose.text("cli-action-number", values={"ply": g.ply + 1}))
        self.show_log(news)
        self.show_board(g, seat)
        self.show_question(g, seat)

    def heading(self, g: State, seat: int, when: str) -> None:
        name = self.prose.text("cli-spectator") if seat == SPECTATOR else seat_called(g, self.prose, seat)
        self.out.print()
        self.out.print(Rule(Text.assemble((name, "bold"), (f" · {when}", "dim")), align="left"))

    def show_log(
        self, lines: Sequence[tuple[int, str]], numbered: bool = False, said: Sequence[ExportedMessage] = ()
    ) -> None:
        """What happened in sentences, each with its ply, and what was said meanwhile."""
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="dim")
        table.add_column(overflow="fold")
        for ply, text in merged_lines(lines, said):
            table.add_row(str(ply) if numbered else " •", Text(text))
        if table.row_count:
            self.out.print(table)
            self.out.print()

    def show_board(self, g: State, seat: int) -> None:
        self.out.print(board(g.game, g.view(seat), self.prose.language))
        self.out.print()

    def show_question(self, g: State, seat: int) -> None:
        """The prompt with its rule, and the actions by number."""
        asked = g.prompt(seat)
        assert asked is not None
        self.out.print(Text.assemble((f"[{g.choice().rule}]", "cyan"), " ", (self.prose.prompt(asked), "bold")))
        reason = self.prose.reason(asked)
        if reason:
            self.out.print(Padding(Text(reason, style="dim"), (0, 4), expand=False))
        legal = g.legal(seat)
        labels = [self.prose.answer(g.game.actions, action, asked) for action in legal]
        if len(legal) > LONG_LIST:
            self.show_columns(labels)
        else:
            self.show_actions(labels, [g.describe(action) for action in legal])
        self.show_asides(g, seat)

    def show_asides(self, g: State, seat: int) -> None:
        """What the seat may do besides answering, by name: a number always means an answer."""
        asides = g.asides(seat)
        if not asides:
            return
        self.say("asides", "dim")
        table = Table.grid(padding=(0, 2), expand=False)
        for action in asides:
            table.add_row(Text(g.describe(action), style="green"), Text(self.prose.action(g.game.actions, action)))
        self.out.print(Padding(table, (0, 4), expand=False))

    def show_actions(self, labels: list[str], names: list[str]) -> None:
        table = Table.grid(padding=(0, 2), expand=False)
        table.add_column(justify="right", style="green")
        table.add_column(overflow="fold")
        table.add_column(style="dim", overflow="fold")
        for number, (label, name) in enumerate(zip(labels, names, strict=True), 1):
            table.add_row(str(number), Text(label), Text(name))
        self.out.print(Padding(table, (0, 2), expand=False))

    def show_columns(self, labels: list[str]) -> None:
        width = len(str(len(labels)))
        cells = [Text.assemble((f"{n:>{width}}", "green"), f" {label}") for n, label in enumerate(labels, 1)]
        self.out.print(Padding(Columns(cells, padding=(0, 3), column_first=True), (0, 2), expand=False))

    def show_hint(self, g: State, seat: int, said: str, rows: Sequence[tuple[int, int, int]]) -> None:
        """What the chancellor would do in words, and its best answers by number, each with its chance to win."""
        self.out.print(Text(said, style="bold"))
        table = Table.grid(padding=(0, 2), expand=False)
        table.add_column(justify="right", style="green")
        table.add_column(overflow="fold")
        table.add_column(justify="right")
        for number, action, chance in rows:
            label = self.prose.answer(g.game.actions, action, g.prompt(seat))
            table.add_row(str(number), Text(label), self.prose.text("cli-chance", values={"chance": chance}))
        self.out.print(Padding(table, (0, 2), expand=False))

    def show_end(self, g: State, result: Result, seat: int, news: Sequence[tuple[int, str]]) -> None:
        """How the match ended."""
        self.heading(g, seat, self.prose.text("cli-game-over"))
        self.show_log(news)
        self.show_board(g, seat)
        self.out.print(Text(ending(result, self.prose, g), style="bold green"))
        if result.scores:
            scores = enumerate(result.scores)
            self.out.print(terminal.figures({seat_called(g, self.prose, s): str(score) for s, score in scores}))

    def words_of_commands(self, commands: Iterable[str]) -> dict[str, str]:
        """The commands by what is typed for them in the player's language: how their usage begins."""
        usages = {command: self.prose.text(f"cli-command-{command}", "usage") for command in commands}
        return {usage.split()[0].lower(): command for command, usage in usages.items()}

    def show_commands(self, commands: Iterable[str]) -> None:
        """What can be typed besides actions."""
        self.say("help-actions")
        table = Table.grid(padding=(0, 2), expand=False)
        table.add_column(style="green", no_wrap=True)
        table.add_column(overflow="fold")
        for command in commands:
            usage = self.prose.text(f"cli-command-{command}", "usage")
            table.add_row(usage, self.prose.text(f"cli-command-{command}"))
        self.out.print(Padding(table, (0, 2), expand=False))

    def show_paragraph(self, paragraph: Paragraph, below: list[Paragraph]) -> None:
        """One paragraph of the rules, and what stands below it."""
        self.out.print(Text(paragraph.title, style="bold cyan"))
        if paragraph.text.strip():
            # Slow to import, and most sessions never ask.
            from rich.markdown import Markdown

            self.out.print(Markdown(paragraph.text))
        self.show_contents(below)

    def show_contents(self, paragraphs: list[Paragraph]) -> None:
        for paragraph in paragraphs:
            self.out.print(Text(f"  {paragraph.title}"))
