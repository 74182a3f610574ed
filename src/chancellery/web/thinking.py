"""Where bots think: a small process that reads one question a line and writes one answer a line.

It imports nothing of the server and gets nobody's secrets: positions come redealt for the seat that has to act.
"""

from __future__ import annotations

import os
import sys
from base64 import b64decode

import msgspec

from chancellery.bots.protocol import ask
from chancellery.bots.registry import make_bot
from chancellery.engine.rng import Rng
from chancellery.engine.saves import load
from chancellery.games import find_game


class Question(msgspec.Struct):
    """A seat that has to act; the position in base64, and the luck of the bot in hexadecimal."""

    game: str
    bot: str
    position: str
    seat: int
    luck: str


class Answer(msgspec.Struct):
    """The action, or what went wrong."""

    action: int = -1
    problem: str | None = None


def think(question: Question) -> Answer:
    try:
        game = find_game(question.game)
        rng = Rng(bytes.fromhex(question.luck))
        state = load(game, b64decode(question.position))
        return Answer(ask(make_bot(question.bot, game, rng), state, question.seat, rng))
    except Exception as error:  # a bot may do anything wrong, and the table goes on
        return Answer(problem=repr(error)[:200])


def main() -> None:
    """Answer until nobody asks any more."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    # Whatever a bot prints must not pass for an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    out.write(b"ready\n")
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(think(msgspec.json.decode(line, type=Question))) + b"\n")


if __name__ == "__main__":
    main()
