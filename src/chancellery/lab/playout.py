"""One game between bots, from its first choice to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from chancellery.bots.bot import MOST_ASIDES, AnyBot, ask, next_aside
from chancellery.bots.budget import USUAL, Budget
from chancellery.bots.random_bot import RandomBot
from chancellery.engine.errors import RulesError
from chancellery.engine.game import Game
from chancellery.engine.rng import Rng, key_from, luck_from
from chancellery.engine.state import State
from chancellery.lab.own_bots import BotFailed, Named, Refereed, bot_name, make_any_bot

MOST_DECISIONS: Final = 100_000
# No game asks a seat so often before another is asked, unless it takes back what it has answered again and again.
MOST_IN_A_ROW: Final = 5_000

Ask = Callable[[AnyBot, State, int, Rng, Budget], int]
Step = Callable[[State, int, int], None]


def game_seed(seed: str, index: int) -> str:
    """The seed of one game of a series."""
    return f"{seed}:{index}"


def bots_luck(seed: str) -> Rng:
    """Where the bots of a game take their luck from; never the game's own dice."""
    return luck_from(key_from(f"{seed}:bots"))


def play_out(
    g: State,
    names: Sequence[Named],
    luck: Rng,
    budget: Budget = USUAL,
    step: Step | None = None,
    asking: Ask = ask,
) -> None:
    """Let the bots, one name or class for each seat, play the game to its end.

    step     is told of each action after it: (state, seat, action)
    asking   how a bot is asked
    """
    bots = [make_any_bot(bot_name(name), g.game, luck) for name in names]
    if step is None and asking is ask and all(type(bot) is RandomBot for bot in bots):
        play_at_random(g, luck)
    else:
        play_with_bots(g, bots, luck, budget, step, asking)


def play_at_random(g: State, luck: Rng) -> None:
    """What random bots do, without asking them."""
    for _ in range(MOST_DECISIONS):
        waiting = g.waiting
        if not waiting:
            return
        seat = waiting[0]
        legal = g.legal(seat)
        g.advance(seat, legal[0] if len(legal) == 1 else legal[luck.below(len(legal))])
    raise endless(g.game)


def play_with_bots(
    g: State,
    bots: Sequence[AnyBot],
    luck: Rng,
    budget: Budget = USUAL,
    step: Step | None = None,
    asking: Ask = ask,
) -> None:
    """Ask each bot in its turn; what it answers is checked."""
    seated = dict(enumerate(bots))
    answers = [0] * len(bots)
    last, row = -1, 0
    for _ in range(MOST_DECISIONS):
        if not g.waiting:
            return
        play_asides(g, seated, luck, step)
        seat = g.waiting[0]
        row = row + 1 if seat == last else 1
        last = seat
        bot = bots[seat]
        if row > MOST_IN_A_ROW and isinstance(bot, Refereed):
            raise BotFailed(
                bot.name, seat, f"it goes round in circles: {MOST_IN_A_ROW:,} answers and nobody else's turn"
            )
        action = asking(bot, g, seat, luck, budget)
        g.play(seat, action)
        answers[seat] += 1
        if step is not None:
            step(g, seat, action)
    raise never_ended(g.game, bots, answers)


def play_asides(g: State, bots: Mapping[int, AnyBot], luck: Rng, step: Step | None = None) -> None:
    """Let bots do what they want to do before the next answer."""
    for _ in range(MOST_ASIDES):
        aside = next_aside(bots, g, luck)
        if aside is None:
            return
        g.play(*aside)
        if step is not None:
            step(g, *aside)


def never_ended(game: Game, bots: Sequence[AnyBot], answers: list[int]) -> Exception:
    """Whose fault it is that a game does not end: of bots of one's own that of the one that answered most."""
    own = [(answers[seat], seat, bot.name) for seat, bot in enumerate(bots) if isinstance(bot, Refereed)]
    if not own:
        return endless(game)
    _, seat, name = max(own, key=lambda one: one[0])
    return BotFailed(name, seat, f"it goes round in circles: no end after {MOST_DECISIONS:,} decisions")


def endless(game: Game) -> RulesError:
    return RulesError(f"{game.title} has not ended after {MOST_DECISIONS} decisions")
