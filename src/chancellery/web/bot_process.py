"""Bot process: reads one request a line and writes one reply a line.

It imports nothing of the server and gets nobody's secrets: positions come redealt for the seat that has to act.
"""

from __future__ import annotations

import os
import sys
from base64 import b64decode
from typing import Final

import msgspec

from chancellery.bots.budget import Budget
from chancellery.bots.protocol import ask, ask_aside
from chancellery.bots.registry import make_bot
from chancellery.engine.rng import Rng
from chancellery.engine.saves import load
from chancellery.games import find_game

NO_ACTION: Final = -1


class BotRequest(msgspec.Struct):
    """A seat that has to act, or may take an aside.

    position   in base64
    luck       what the bot leaves to chance, in hexadecimal
    seconds    how long it should think, if it is one that takes its time
    """

    game: str
    bot: str
    position: str
    seat: int
    luck: str
    aside: bool = False
    seconds: float | None = None


class BotReply(msgspec.Struct):
    """The action, NO_ACTION for an aside that is not taken, or what went wrong."""

    action: int = NO_ACTION
    problem: str | None = None


def choose(request: BotRequest) -> BotReply:
    try:
        game = find_game(request.game)
        rng = Rng(bytes.fromhex(request.luck))
        state = load(game, b64decode(request.position))
        bot = make_bot(request.bot, game, rng)
        if not request.aside:
            return BotReply(ask(bot, state, request.seat, rng, Budget(request.seconds)))
        aside = ask_aside(bot, state, request.seat, rng)
        return BotReply(NO_ACTION if aside is None else aside)
    except Exception as error:  # a bot may do anything wrong, and the table goes on
        return BotReply(problem=repr(error)[:200])


def main() -> None:
    """Reply until the input ends."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    # Whatever a bot prints must not pass for an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    out.write(b"ready\n")
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(choose(msgspec.json.decode(line, type=BotRequest))) + b"\n")


if __name__ == "__main__":
    main()
