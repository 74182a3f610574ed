"""`chancellery tutorial`: a guided first match as its learner meets it, for whoever writes or translates one."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from chancellery.cli import terminal
from chancellery.cli.arguments import Lang, language
from chancellery.cli.board import board
from chancellery.cli.wording import game_prose
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Game
from chancellery.engine.prose import Prose
from chancellery.engine.tutorial import Tutorial, TutorialStep, Walk, has_tutorial, read_tutorial
from chancellery.games import find_game

# Answers that are listed; of more than that, the first ones and what is suggested.
LISTED: Final = 14


def tutorial(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    step: Annotated[str | None, typer.Option("--step", metavar="ID", help="This step alone.")] = None,
    boards: Annotated[
        bool, typer.Option("--boards/--no-boards", metavar=" ", help="With the board at each step, or without.")
    ] = True,
    lang: Lang = None,
) -> None:
    """Print a guided first match step by step: its words beside the position and all legal answers.

    The learner does as suggested; everything else is answered by the game's advice.
    """
    game = find_game(game_id)
    if not has_tutorial(game):
        raise BadOption(f"{game.id} has no guided first match", "no-tutorial", game=game.title)
    lesson = read_tutorial(game)
    ids = [one.id for one in lesson.step]
    if step is not None and step not in ids:
        raise BadOption(
            f"there is no step '{step}'; there are {', '.join(ids)}", "no-such-step", step=step, known=", ".join(ids)
        )
    prose = game_prose(game, game.options(lesson.options), language(lang))
    Reading(game, lesson, prose, boards).show(step)


class Reading:
    """A walk through a tutorial, printed."""

    def __init__(self, game: Game, lesson: Tutorial, prose: Prose, boards: bool) -> None:
        self.walk = Walk(game, lesson, record=True)
        self.lesson = lesson
        self.numbers = {step.id: number for number, step in enumerate(lesson.step, 1)}
        self.prose = prose
        self.boards = boards
        self.out = terminal.console()
        # How much of the log has been shown.
        self.shown = self.recorded()

    def recorded(self) -> int:
        log = self.walk.state.log
        assert log is not None
        return len(log.entries)

    def show(self, wanted: str | None) -> None:
        """Print every moment, or those of one step."""
        before: TutorialStep | None = None
        for step, suggested in self.walk.moments():
            news = self.news()
            if wanted is None or (step is not None and step.id == wanted):
                said = step or self.aside()
                self.heading(said)
                self.out.print(
                    self.beside(self.words(said, step is not None and step is before), self.position(news, suggested))
                )
                if self.boards and step is not before:
                    seen = self.walk.state.view(self.walk.learner)
                    self.out.print(board(self.walk.state.game, seen, self.prose.language))
            before = step

    def aside(self) -> TutorialStep | None:
        """What is said about a question that no step explains."""
        asked = self.walk.state.prompt(self.walk.learner)
        return None if asked is None else self.lesson.aside_about(asked.key)

    def heading(self, step: TutorialStep | None) -> None:
        if step is None:
            title = Text(self.prose.text("cli-tutorial-silent"), style="red")
        elif step.id not in self.numbers:
            title = Text(f"{self.prose.text('cli-tutorial-aside')} · {step.id}", style="bold")
        else:
            values = {"step": self.numbers[step.id], "steps": len(self.numbers)}
            title = Text.assemble((self.prose.text("cli-tutorial-step", values=values), "bold"), f" · {step.id}")
            title.append("".join(f" · {shown}" for shown in step.show), "dim")
        self.out.print()
        self.out.print(Rule(title, align="left"))

    def beside(self, left: RenderableType, right: RenderableType) -> Table:
        table = Table.grid(padding=(0, 3), expand=True)
        table.add_column(ratio=2, overflow="fold")
        table.add_column(ratio=3, overflow="fold")
        table.add_row(left, right)
        return table

    def words(self, step: TutorialStep | None, again: bool) -> RenderableType:
        """What the learner reads; once, although a step may suggest several answers."""
        if step is None or again:
            return ""
        id = f"learn-{step.id}"
        parts = [Text(self.prose.text(id, "title"), style="bold"), Text(self.prose.text(id))]
        if step.tries:
            parts.append(Text(f"→ {self.prose.text(id, 'try')}", style="green"))
        if self.prose.has(id, "ask"):
            parts.append(Text(f"{self.prose.text(id, 'ask')} {self.prose.text(id, 'answer')}", style="dim"))
        return Group(*parts)

    def news(self) -> list[str]:
        """What the learner saw happen since the last moment."""
        log = self.walk.state.log
        assert log is not None
        entries, self.shown = log.entries[self.shown :], self.recorded()
        return [self.prose.event(entry.event) for entry in entries if entry.visible_to(self.walk.learner)]

    def position(self, news: list[str], suggested: str | None) -> RenderableType:
        """What has happened, what is asked, and what can be answered; what is suggested is marked."""
        g, learner = self.walk.state, self.walk.learner
        parts: list[RenderableType] = [Text(f"• {line}", style="dim") for line in news]
        asked = g.prompt(learner)
        if asked is None:
            return Group(*parts)
        parts.append(Text.assemble((f"[{g.choice().rule}] ", "cyan"), (self.prose.prompt(asked), "bold")))
        parts.append(Text(f"{self.prose.reason(asked)} ({asked.key})".lstrip(), style="dim"))
        legal = g.legal(learner)
        marked = None if suggested is None else g.game.actions.parse(suggested)
        listed = [action for at, action in enumerate(legal) if at < LISTED or action == marked]
        for action in listed:
            label = self.prose.answer(g.game.actions, action, asked)
            mark, style = ("→", "green") if action == marked else (" ", "")
            parts.append(Text.assemble((f"{mark} {label}", style), (f"  {g.describe(action)}", "dim")))
        if len(listed) < len(legal):
            parts.append(Text(self.prose.text("cli-tutorial-more", values={"count": len(legal) - len(listed)})))
        return Group(*parts)
