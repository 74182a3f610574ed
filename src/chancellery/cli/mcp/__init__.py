"""`chancellery mcp`: one seat of a match, served to a language model over the Model Context Protocol."""

from __future__ import annotations

import os
import secrets
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from chancellery.bots.budget import Budget
from chancellery.cli.arguments import Lang, Players, Words, language, match_options, names
from chancellery.cli.complaints import complain
from chancellery.engine.errors import BadOption
from chancellery.engine.journal import Journal
from chancellery.engine.rng import KEY_BYTES, Rng, key_from
from chancellery.games import find_game

if TYPE_CHECKING:
    from chancellery.cli.mcp.local_seat import LocalSeat
    from chancellery.cli.mcp.remote_seat import RemoteSeat

TOKEN: Final = "CHANCELLERY_TOKEN"
NO_PACKAGE: Final = "this needs the package 'mcp'; install it with: pip install \"chancellery[mcp]\""
THINKING_SECONDS: Final = 1.0


def mcp(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Play a match of this game against bots, on this machine.")
    ] = None,
    words: Words = None,
    server: Annotated[
        str | None, typer.Option("--server", metavar="URL", help="Or sit at a match of a running server.")
    ] = None,
    match: Annotated[str | None, typer.Option("--match", metavar="ID", help="With --server: which match.")] = None,
    token_file: Annotated[
        Path | None,
        typer.Option("--token-file", metavar="FILE", help=f"With --server: file with the token (default: ${TOKEN})."),
    ] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="SEAT", help="The seat; the first, or the only one of the token.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="A,B,...", help="The other seats of a match on this machine.")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="N", min=0, help="How long the chancellor may think about a move.")
    ] = THINKING_SECONDS,
    players: Players = None,
    lang: Lang = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N", help="Repeat the same cards and dice.")] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Write the match here after every action.")
    ] = None,
) -> None:
    """Serve one seat of a match to a language model, over the Model Context Protocol."""
    tools = with_package("chancellery.cli.mcp.tools")
    tongue = language(lang)
    local = {"bots": bots, "--players": players, "--seed": seed, "--save": save}
    if server is None:
        if match is not None or token_file is not None:
            raise BadOption("--match and --token-file are for --server")
        if game is None:
            raise BadOption("name a game to play here, or --server and --match")
        seated: LocalSeat | RemoteSeat = sit_down_here(game, words, seat, bots, seconds, players, tongue, seed, save)
    else:
        if game is not None or any(given is not None for given in local.values()):
            raise BadOption("a match of a server has its game, options and bots already; leave them out")
        seated = sit_down_there(server, match, token_file, seat, tongue)
    tools.seat_server(seated).run("stdio")


def with_package(module: str) -> Any:
    """A module of ours that speaks the protocol, or a sentence where the package for that is missing."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "mcp":
            raise
        raise BadOption(NO_PACKAGE) from None


def sit_down_here(
    game_id: str,
    words: list[str] | None,
    seat: str | None,
    bots: str | None,
    seconds: float,
    players: int | None,
    tongue: str,
    seed: str | None,
    save: Path | None,
) -> LocalSeat:
    """A seat at a new match against bots in this process."""
    from chancellery.cli.local_table import choose_seats, seat_match
    from chancellery.cli.mcp.local_seat import LocalSeat

    game = find_game(game_id)
    options = match_options(game, words, players)
    people = choose_seats(game.seats(options), names(seat))
    if len(people) != 1:
        raise BadOption("one seat is served, no more; start it again for another")
    journal = Journal(game, options, secrets.token_bytes(KEY_BYTES) if seed is None else key_from(seed))
    luck = Rng(secrets.token_bytes(KEY_BYTES) if seed is None else key_from(f"{seed}:bots"))
    return LocalSeat(seat_match(journal, people, names(bots), luck, Budget(seconds)), tongue, save)


def sit_down_there(
    server: str, match: str | None, token_file: Path | None, seat: str | None, tongue: str
) -> RemoteSeat:
    """A seat at a match of a server, by its token."""
    from chancellery.cli.mcp.remote_seat import RemoteSeat, in_the_clear

    if match is None:
        raise BadOption("--server needs --match and the id of a match")
    if not server.startswith(("http://", "https://")):
        raise BadOption("the server's address begins with http:// or https://")
    token = (os.environ.get(TOKEN, "") if token_file is None else token_file.read_text("utf-8")).strip()
    if not token:
        raise BadOption(f"put the token of the seat into ${TOKEN} or into a --token-file")
    if in_the_clear(server):
        complain("Warning: the token travels without TLS; better give an address with https://.")
    return RemoteSeat.find(server, token, match, seat, tongue)
