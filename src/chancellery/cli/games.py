"""`chancellery games`: what can be played."""

from __future__ import annotations

from rich.text import Text

from chancellery.cli import terminal
from chancellery.cli.arguments import Json, Lang, language
from chancellery.cli.wording import game_prose, option_label, own_prose, show_value, title
from chancellery.engine.game import Game
from chancellery.engine.options import Option
from chancellery.games import all_games


def games(json: Json = False, lang: Lang = None) -> None:
    """List the games with their players and options."""
    games_here = all_games()
    if json:
        terminal.print_json([describe(game) for game in games_here])
        return
    out = terminal.console()
    tongue = language(lang)
    own = own_prose(tongue)
    if not games_here:
        out.print(own.text("cli-no-game"))
        return
    table = terminal.listing(*(own.text(f"cli-column-{name}") for name in ("id", "title", "players", "options")))
    for game in games_here:
        table.add_row(*row(game, tongue))
    out.print(table)
    out.print(own.text("cli-how-to-play", values={"game": games_here[0].id}), style="dim", soft_wrap=True)


def row(game: Game, tongue: str) -> tuple[str, str, str, Text]:
    prose = game_prose(game, game.options(), tongue)
    options = Text("\n").join(
        Text.assemble((written(option), "bold"), f"  {option_label(option, prose)}") for option in game.option_list
    )
    return game.id, title(game, prose), ", ".join(map(str, sorted(game.players))), options


def written(option: Option) -> str:
    """How an option is typed: `start=empty|garrisoned`, the default first."""
    form = option.form()
    if "least" in form:
        return f"{option.id}={option.default} ({form['least']}–{form['most']})"
    values = dict.fromkeys((option.default, *option.samples()))
    return f"{option.id}={'|'.join(show_value(value) for value in values)}"


def describe(game: Game) -> dict[str, object]:
    """A game as JSON; `options` is what a form needs."""
    return {
        "id": game.id,
        "title": game.title,
        "designers": list(game.credits.designers),
        "publisher": game.credits.publisher,
        "year": game.credits.year,
        "rules": game.rules,
        "players": list(game.players),
        "seats": {str(count): list(seats) for count, seats in game.seats_by_count.items()},
        "options": [option.form() for option in game.option_list],
    }
