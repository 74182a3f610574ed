"""Bot process: reads one request a line and writes one reply a line.

It gets nobody's secrets: positions come redealt for the seat that has to act, and whole matches once they are over.
"""

from __future__ import annotations

import os
import sys
import time
from collections import defaultdict, deque
from typing import Final

import msgspec

from chancellery.bots.bot import AnyBot, Bot, aside_in_company, decide, thinks
from chancellery.bots.budget import Budget, Reason
from chancellery.bots.hint import ChancellorHint, hint
from chancellery.bots.judging.learned import value_for
from chancellery.bots.judging.reviewer import Estimate, Reviewer
from chancellery.bots.registry import CHANCELLOR, make_bot
from chancellery.engine.asides import Company
from chancellery.engine.game import Game
from chancellery.engine.prose import TextData
from chancellery.engine.rng import Rng
from chancellery.engine.saves import load
from chancellery.engine.state import State
from chancellery.games import find_game
from chancellery.table.match import Match
from chancellery.table.table import journal_of

# How long somebody may wait for the first of several answers because the bot thinks about the next ones.
RUN_SECONDS: Final = 0.05
MOST_IN_A_RUN: Final = 64
# How many times that bots took are remembered, and the time that one takes before any is.
REMEMBERED: Final = 32
FIRST_SECONDS: Final = 0.05


class BotRequest(msgspec.Struct, kw_only=True):
    """What a bot process is asked.

    luck      what the bot leaves to chance
    seconds   how long it should think, if it is one that takes its time
    """

    game: str
    luck: bytes
    seconds: float | None = None


class AnswerRequest(BotRequest, tag="answer"):
    """A seat that has to act, or may take an aside.

    aside      whether it is about an aside
    people     of an aside: the seats of people
    earlier    of an aside: what the seat has done so far in the match
    run        whether it may answer what it is asked next, too
    watched    whether people wait, who must not learn from its speed that an answer was the only one
    together   whether others think about the same: it says what it found of every answer, for all to be added up
    """

    bot: str
    position: bytes
    seat: int
    aside: bool = False
    people: list[int] = []
    earlier: list[int] = []
    run: bool = False
    watched: bool = False
    together: bool = False


class HintRequest(BotRequest, tag="hint"):
    """A person who asks what the chancellor would do, and perhaps why not something else.

    instead   the answer that the person is about to give
    """

    position: bytes
    seat: int
    instead: int | None = None


class ReviewRequest(BotRequest, tag="review"):
    """A match that is over, and from where on it shall be looked at.

    chunk     after so many seconds the reply comes, however far it is
    start     how many plies have been looked at; None if the deal has not been yet
    """

    match: Match
    actions: list[tuple[int, int]]
    chunk: float
    start: int | None = None


AnyRequest = AnswerRequest | HintRequest | ReviewRequest


class BotReply(msgspec.Struct):
    """Actions in order, none for an aside not taken, or what went wrong.

    reasons     of a search that is added to others
    hint        what the chancellor would do, and why
    why         why it takes an aside, in words that everybody may read
    estimates   of a review, and which part of what luck does they see
    """

    actions: list[int] = []
    problem: str | None = None
    reasons: list[Reason] = []
    hint: ChancellorHint | None = None
    estimates: list[Estimate] = []
    explained: float | None = None
    why: TextData | None = None


class Paces:
    """How long the bots of this process took for an answer, by game and bot."""

    def __init__(self) -> None:
        self.usual: defaultdict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

    def answer(self, bot: AnyBot, g: State, request: AnswerRequest, rng: Rng) -> int:
        """What the bot answers; where people wait, the only answer takes as long as one of several."""
        pace = request.game, request.bot
        legal = g.legal(request.seat)
        if len(legal) > 1:
            began = time.perf_counter()
            action = decide(bot, g, request.seat, Budget(request.seconds))
            self.usual[pace].append(time.perf_counter() - began)
            return action
        if request.watched:
            first = request.seconds if request.bot == CHANCELLOR else None
            usual = self.usual[pace] or (first or FIRST_SECONDS,)
            time.sleep(usual[rng.below(len(usual))])
        return legal[0]

    def thought(self, bot: Bot, g: State, request: AnswerRequest) -> BotReply:
        """What the bot would answer, and what it thinks of all answers; there is a choice."""
        began = time.perf_counter()
        # Whoever confirms a choice does not weigh it again.
        budget = Budget(request.seconds, reasons=not g.stack[-1].confirms)
        choice = bot.think(g, request.seat, budget)
        self.usual[request.game, request.bot].append(time.perf_counter() - began)
        return BotReply([choice.action], reasons=list(choice.reasons))


def reply_to(request: AnyRequest, paces: Paces) -> BotReply:
    """What a bot replies; it may do anything wrong, and the table goes on."""
    try:
        game, rng = find_game(request.game), Rng(request.luck)
        match request:
            case ReviewRequest():
                return review(game, request)
            case HintRequest():
                g, budget = load(game, request.position), Budget(request.seconds)
                found = hint(g, request.seat, rng, budget, request.instead)
                return BotReply([found.reasons[0].action], hint=found)
            case AnswerRequest():
                return answer(load(game, request.position), make_bot(request.bot, game, rng), request, rng, paces)
    except Exception as error:
        return BotReply(problem=repr(error)[:200])


def answer(g: State, bot: AnyBot, request: AnswerRequest, rng: Rng, paces: Paces) -> BotReply:
    """What a bot answers, or the aside that it takes."""
    if request.together and thinks(bot):
        return paces.thought(bot, g, request)
    if not request.aside:
        return BotReply(answers(bot, g, request, rng, paces))
    company = Company(frozenset(request.people), tuple(request.earlier))
    aside = aside_in_company(bot, g, request.seat, rng, company)
    if aside is None:
        return BotReply()
    why = None if aside.why is None else aside.why.json(g.game.nouns_for(g.options))
    return BotReply(aside.actions, why=why)


def answers(bot: AnyBot, g: State, request: AnswerRequest, rng: Rng, paces: Paces) -> list[int]:
    """What the bot answers, and then answers next, as long as nothing becomes known and nobody else has to act."""
    seat, end = request.seat, time.perf_counter() + RUN_SECONDS
    answers = [paces.answer(bot, g, request, rng)]
    while request.run and len(answers) < MOST_IN_A_RUN and time.perf_counter() < end and answers[-1] in g.legal(seat):
        floor = g.floor
        g.advance(seat, answers[-1])
        if g.outcome is not None or g.floor != floor or seat not in g.waiting:
            break
        answers.append(paces.answer(bot, g, request, rng))
    return answers


def review(game: Game, request: ReviewRequest) -> BotReply:
    """Look at the deal of a match, and at its plies from one on, until the time is up."""
    began = time.monotonic()
    journal = journal_of(game, request.match, request.actions)
    value = value_for(game, journal.options)
    first = journal.begins if request.start is None else request.start
    reviewer = Reviewer(journal, value, first)
    estimates = [reviewer.deal()] if request.start is None else []
    for _ in range(first, len(request.actions)):
        if estimates and time.monotonic() - began >= request.chunk:
            break
        estimates.append(reviewer.look())
    return BotReply(estimates=estimates, explained=value.explained)


def main() -> None:
    """Reply until the input ends."""
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    # Whatever a bot prints must not pass for an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    out.write(b"ready\n")
    paces, decoder = Paces(), msgspec.json.Decoder(AnyRequest)
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(reply_to(decoder.decode(line), paces)) + b"\n")


if __name__ == "__main__":
    main()
