"""`chancellery models`: a language model against the ladder of bots."""

from __future__ import annotations

import json as json_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from chancellery.cli import exit_codes, terminal
from chancellery.cli.arguments import Json, Lang, Players, Words, language, match_options, names
from chancellery.cli.mcp.data import Data
from chancellery.engine.errors import BadOption
from chancellery.games import find_game

if TYPE_CHECKING:
    from chancellery.cli.models.report import ModelReport

VARIABLE: Final = "OPENAI_API_KEY"


def models(
    game_id: Annotated[str, typer.Argument(metavar="GAME", help="The game's id.")],
    words: Words = None,
    endpoint: Annotated[
        str | None, typer.Option("--endpoint", metavar="URL", help="An OpenAI-compatible endpoint: http://HOST/v1.")
    ] = None,
    model: Annotated[str | None, typer.Option("--model", metavar="NAME", help="With --endpoint: which model.")] = None,
    stand_in: Annotated[
        str | None,
        typer.Option("--stand-in", metavar="NAME", help="A script in its place: first, random or module:function."),
    ] = None,
    mcp: Annotated[
        str | None,
        typer.Option(
            "--mcp", metavar="NAME", help="Or measure a program that speaks MCP and starts this command, by this name."
        ),
    ] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...", help="The rivals.")] = "attache,heuristic",
    deals: Annotated[
        int, typer.Option("--deals", metavar="N", min=1, help="Deals, each played from every seat against every rival.")
    ] = 1,
    players: Players = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="Repeat the same shuffles and dice.")] = "0",
    out: Annotated[
        Path,
        typer.Option(
            "--out", metavar="FOLDER", help="Folder for matches and transcripts; an unfinished series is resumed."
        ),
    ] = Path("models"),
    iterations: Annotated[
        int | None, typer.Option("--iterations", metavar="N", min=1, help="Rounds of a bot that searches.")
    ] = None,
    judge: Annotated[
        int,
        typer.Option(
            "--judge", metavar="N", min=0, help="Redeals by which the judge weighs each decision; 0: no judge."
        ),
    ] = 4,
    timeout: Annotated[float, typer.Option("--timeout", metavar="N", min=0, help="Seconds for an answer.")] = 120.0,
    retries: Annotated[
        int, typer.Option("--retries", metavar="N", min=0, help="How often to try again if the endpoint fails.")
    ] = 4,
    key_variable: Annotated[
        str, typer.Option("--key-variable", metavar="NAME", help="The environment variable that holds the key.")
    ] = VARIABLE,
    extra: Annotated[
        str | None,
        typer.Option("--extra", metavar="JSON", help='More settings for the endpoint, such as {"temperature": 0}.'),
    ] = None,
    price: Annotated[
        str | None,
        typer.Option("--price", metavar="IN,OUT", help="Price of a million tokens in and out, for the cost."),
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Let a language model play mirrored deals against bots, and report how it did."""
    from chancellery.bots.registry import bot_id
    from chancellery.cli.models.endpoint import Endpoint, checked_address
    from chancellery.cli.models.report import report
    from chancellery.cli.models.series import ModelSeries, play_series
    from chancellery.cli.models.stand_ins import StandIn

    if sum(one is not None for one in (endpoint, stand_in, mcp)) != 1:
        raise BadOption("name what is to play: --endpoint URL with --model NAME, --stand-in NAME, or --mcp NAME")
    game = find_game(game_id)
    options = match_options(game, words, players)
    prices = prices_of(price)
    plays: Endpoint | StandIn | None = None
    if endpoint is not None:
        if model is None:
            raise BadOption("--endpoint needs --model and the name of a model")
        more = extra_of(extra)
        plays = Endpoint(endpoint, model, key_variable, timeout, retries, more)
        label = f"{model} at {checked_address(endpoint)}" + (
            f" {json_module.dumps(more, sort_keys=True)}" if more else ""
        )
    elif stand_in is not None:
        plays = StandIn(stand_in)
        label = f"stand-in {stand_in}"
    else:
        label = f"{mcp} over MCP"
    rivals = tuple(map(bot_id, names(bots)))
    series = ModelSeries(
        game.id, label, rivals, deals, options.dump(), seed, language(lang) if lang else "en", iterations, judge
    )
    series.check()
    if plays is None:
        from chancellery.cli.mcp import with_package

        # Standard output belongs to the protocol: what came of it is printed when nothing is missing any more.
        served, rows = with_package("chancellery.cli.models.over_mcp").serve_series(series, out)
    else:
        with terminal.progress(game.title, len(series.places())) as tick:
            served, rows = False, play_series(series, plays, out, tick)
    came_to = report(series, rows, prices)
    (out / "report.json").write_text(json_module.dumps(came_to, indent=1, ensure_ascii=False) + "\n", "utf-8")
    if served:
        return exit_codes.OK
    if json:
        terminal.print_json(came_to)
    else:
        show(came_to, game.title)
    return exit_codes.OK


def extra_of(given: str | None) -> Data:
    try:
        extra = json_module.loads(given or "{}")
    except ValueError:
        extra = None
    if not isinstance(extra, dict):
        raise BadOption("--extra takes a JSON object")
    return extra


def prices_of(given: str | None) -> tuple[float, float] | None:
    if given is None:
        return None
    try:
        price_in, price_out = map(float, given.split(","))
    except ValueError:
        raise BadOption("--price takes two numbers: of a million tokens in, and out") from None
    return price_in, price_out


def show(came_to: ModelReport, title: str) -> None:
    out = terminal.console()
    out.print(f"{title}: {came_to['model']}, {came_to['matches']:,} matches", style="bold", markup=False)
    table = terminal.listing("against", "matches", "wins", "95%", "fair")
    for one in came_to["against"]:
        table.add_row(
            one["bot"],
            f"{one['matches']:,}",
            f"{one['rate']:.1%}",
            f"{one['low']:.1%} to {one['high']:.1%}",
            f"{one['fair']:.1%}",
        )
    out.print(table)
    loss = came_to["loss"]
    within = came_to["loss_within"]
    tokens = f"{came_to['tokens_in']:,} in, {came_to['tokens_out']:,} out"
    figures = {
        "rating": f"{came_to['rating']:.1f} ({came_to['low']:.1f} to {came_to['high']:.1f})",
        "loss a decision": "not judged" if loss is None else f"{loss:+.2%}" + (f" ± {within:.2%}" if within else ""),
        "decisions": f"{came_to['decisions']:,}, {came_to['seconds_a_decision']:,} s each",
        "illegal": f"{came_to['illegal']:,}, unreadable {came_to['unreadable']:,}, left to chance"
        f" {came_to['given_up']:,}",
        "asked back": f"{came_to['explained']:,}",
        "retries": f"{came_to['retries']:,}",
        "tokens": tokens + (" (estimated)" if came_to["estimated"] else ""),
    }
    if any(came_to["deals"].values()):
        figures["deals"] = ", ".join(f"{name} {count}" for name, count in came_to["deals"].items())
    if came_to["cost"] is not None:
        figures["cost"] = f"{came_to['cost']:,}"
    out.print(terminal.figures(figures))
