"""`chancellery play`: a real game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.padding import Padding
from rich.table import Table

from chancellery.bots.budget import Budget
from chancellery.cli import terminal
from chancellery.cli.arguments import ContentFile, Lang, Players, Words, language, match_options, names
from chancellery.cli.files import read_match, read_text
from chancellery.cli.keyboard import Keyboard
from chancellery.cli.overlaid import adopt_content, overlaid_game, tell_changes
from chancellery.cli.session import PROMPT, TerminalSession
from chancellery.cli.wording import game_prose, own_prose, title
from chancellery.engine.errors import BadJournal, BadOption
from chancellery.engine.game import Game
from chancellery.engine.journal import Journal
from chancellery.engine.rng import KEY_BYTES, Rng, key_from
from chancellery.games import all_games

THINKING_SECONDS: Final = 1.0


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game's id; without it you may choose.")
    ] = None,
    words: Words = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="A,B,...", help="Your seats, `all` or `none`; the first if not given."),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="A,B,...",
            help="The other seats: attache (easy), secretary (medium), chancellor (hard), random.",
        ),
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="N", min=0, help="How long the chancellor may think about a move.")
    ] = THINKING_SECONDS,
    players: Players = None,
    lang: Lang = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="Repeat the same shuffles and dice.")] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Continue a saved match.")] = None,
    content: ContentFile = None,
) -> None:
    """Play a game in this terminal, against bots or with friends at the same keyboard.

    For example: chancellery play GAME --seat blue --lang fr players=3
    """
    tongue = language(lang)
    if load is not None:
        if words or players is not None or seed is not None:
            raise BadOption(
                "a saved match has its options and its seed already; leave them out", "saved-match-has-options"
            )
        if content is not None:
            raise BadOption("a saved match has its figures already; leave --content out", "saved-match-has-figures")
        adopt_content(read_text(load))
        journal = saved(load, game)
    else:
        if content is not None and game is None:
            raise BadOption(
                "say which game the overlay is for: chancellery play GAME --content FILE", "overlay-for-which-game"
            )
        chosen = overlaid_game(game, content) if game is not None else choose(tongue)
        if chosen is None:
            return
        key = secrets.token_bytes(KEY_BYTES) if seed is None else key_from(seed)
        journal = Journal(chosen, match_options(chosen, words, players), key)
    tell_changes(journal.game)
    luck = Rng(secrets.token_bytes(KEY_BYTES) if seed is None else key_from(f"{seed}:bots"))
    TerminalSession(journal, names(seat), names(bots), tongue, luck, Budget(seconds)).run()


def saved(file: Path, game_id: str | None) -> Journal:
    """A saved match that holds, of the game that was named if one was."""
    exported = read_match(file)
    try:
        exported.verify()
    except BadJournal as error:
        raise BadJournal(f"{file}: {error}", "in-file", file=str(file), why=error) from None
    game = exported.journal.game
    if game_id is not None and game_id != game.id:
        raise BadOption(
            f"{file}: this is a match of {game.id}, not of {game_id}",
            "file-of-another-game",
            file=str(file),
            found=game.id,
            game=game_id,
        )
    return exported.journal


def choose(tongue: str) -> Game | None:
    """The game that a player chooses, or nothing; without a player to ask the games are listed."""
    games = all_games()
    prose = own_prose(tongue)
    out = terminal.console()
    if not games:
        out.print(prose.text("cli-no-game"))
        return None
    table = Table.grid(padding=(0, 2), expand=False)
    for number, game in enumerate(games, 1):
        table.add_row(
            f"[green]{number}[/]", title(game, game_prose(game, game.options(), tongue)), f"[dim]{game.id}[/]"
        )
    out.print(prose.text("cli-choose-game"), style="bold")
    out.print(Padding(table, (0, 2), expand=False))
    keyboard = Keyboard()
    if not keyboard.interactive:
        out.print(prose.text("cli-how-to-play", values={"game": games[0].id}), soft_wrap=True)
        return None
    ids = [game.id for game in games]
    while (line := keyboard.ask(PROMPT, ids)) is not None:
        if line in ids:
            return games[ids.index(line)]
        if not line and len(games) == 1:
            return games[0]
        if line.isdecimal() and 1 <= int(line) <= len(games):
            return games[int(line) - 1]
        out.print(prose.text("cli-no-such-number", values={"most": len(games)}), style="red")
    return None
