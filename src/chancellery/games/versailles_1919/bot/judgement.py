"""What a deal is worth to either side: the rest of the turn is played on, with the deal and without it."""

from __future__ import annotations

from typing import Final

from chancellery.engine.rng import Rng
from chancellery.engine.shared_rows import put
from chancellery.games.versailles_1919.board import ACCEPT_DEAL, ACTIONS, CHOOSE, DECISION, FLY, ISSUE_OF
from chancellery.games.versailles_1919.bot.advise import advise
from chancellery.games.versailles_1919.bot.evaluate import evaluate
from chancellery.games.versailles_1919.bot.worth import worth
from chancellery.games.versailles_1919.rules import happiness, military, options, placing, reclaiming
from chancellery.games.versailles_1919.rules import turn as turn_rules
from chancellery.games.versailles_1919.rules.lapsing import clear_deal, set_terms
from chancellery.games.versailles_1919.rules.negotiation import answers_to_offers
from chancellery.games.versailles_1919.rules.promises import action_of, nation_of, partner_of
from chancellery.games.versailles_1919.state import Versailles

SAMPLES: Final = 2
FAR: Final = 40
POLITICAL: Final = 1
WON: Final = 100.0
# What a bot wants of a deal for each point that its author gains: so much for each deal that it has taken from the same
# author, times how much likelier to win that author is, up to so much; and an even share after others in a turn.
EACH_DEAL: Final = 2.0
FAR_AHEAD: Final = 3.0
# By no more than so many points may an author gain more than the bot itself, even by its first deal.
LEEWAY: Final = 1.0
EVEN: Final = 1.0
# No chance to win is so slim that a share would be beyond all bounds.
SLIM: Final = 0.01
# Questions up to the option of an issue that is settled: no chance comes before their answers.
NEAR: Final = (
    turn_rules.Act,
    placing.PlaceCubes,
    placing.PlaceSecond,
    reclaiming.ReclaimCubes,
    reclaiming.RecallUnits,
    military.ChooseUnit,
    happiness.GiveUpUnit,
    options.ChooseOption,
    options.ChooseFlag,
)


class Deal:
    """A deal as it could be offered: positive cubes are exhausted by its author, negative ones by the partner."""

    def __init__(self, author: int, partner: int, cubes: int, terms: list[int]) -> None:
        self.author = author
        self.partner = partner
        self.cubes = cubes
        self.terms = terms


def deal_of(g: Versailles, author: int) -> Deal:
    """The deal that a nation offers or drafts."""
    return Deal(author, g.deal_with[author], g.deal_cubes[author], list(g.deal_terms[author]))


def offered(g: Versailles, deal: Deal) -> Versailles:
    """A copy in which a deal is on offer, whatever its author has offered before."""
    twin = g.clone()
    clear_deal(twin, deal.author)
    twin.deal_with = put(twin.deal_with, deal.author, deal.partner)
    twin.deal_cubes = put(twin.deal_cubes, deal.author, deal.cubes)
    set_terms(twin, deal.author, list(deal.terms))
    twin.deal_sent = put(twin.deal_sent, deal.author, 1)
    return twin


class Judge:
    """What deals would change in a position: the turn as it goes without any of them is played once for all.

    near   whether only the political action and the option of what it settles are looked at: nothing is left to chance
    """

    def __init__(self, g: Versailles, near: bool) -> None:
        self.g = g
        self.near = near
        luck = g.rng.clone()
        self.lucks = [luck.fork() for _ in range(1 if near else SAMPLES)]
        self.without: list[Versailles] = [self.played_on(g, rng) for rng in self.lucks]

    def outcomes(self, deal: Deal) -> list[Versailles]:
        """How the turn goes on with a deal; nothing if it cannot be struck now."""
        twin = offered(self.g, deal)
        accept = ACCEPT_DEAL + deal.author
        if accept not in answers_to_offers(twin, deal.partner):
            return []
        twin.play(twin.seat_of[deal.partner], accept)
        return [self.played_on(twin, rng) for rng in self.lucks]

    def played_on(self, g: Versailles, rng: Rng) -> Versailles:
        twin = g.clone()
        twin.rng = rng.clone()
        play_on(twin, self.near)
        return twin

    def gain(self, deal: Deal, nation: int) -> float | None:
        """What a deal brings a nation by the end of what is looked at; None if it cannot be struck now."""
        ends = self.outcomes(deal)
        return self.difference(ends, nation) if ends else None

    def difference(self, ends: list[Versailles], nation: int) -> float:
        """How much better these ends are for a nation than those without a deal, on the average."""
        total = 0.0
        for end, other in zip(ends, self.without, strict=True):
            total += standing(end, nation) - standing(other, nation)
        return total / len(ends)

    def rise(self, ends: list[Versailles], nation: int) -> float:
        """By how much these ends raise a nation's chance to win, on the average."""
        seat, total = self.g.seat_of[nation], 0.0
        for end, other in zip(ends, self.without, strict=True):
            total += chance(end, seat) - chance(other, seat)
        return total / len(ends)


def chance(g: Versailles, seat: int) -> float:
    """A seat's chance to win, also once the match is over."""
    if g.outcome is not None:
        return 1.0 / len(g.outcome.winners) if seat in g.outcome.winners else 0.0
    return evaluate(g, seat)


def share_of(g: Versailles, author: int, nation: int, taken: int) -> float:
    """How much a nation wants of a deal for each point that its author gains.

    The first deal of an author in a match need not bring more than a gain. Each that was taken makes the next ones
    dearer, or else somebody who knows how bots judge could sell one after the other, each at a price that just leaves
    a gain; in a race a rival's gain is a loss, the more so the likelier the rival is to win. Whoever has promises in
    this turn already shares evenly at least.
    """
    ahead = evaluate(g, g.seat_of[author]) / max(evaluate(g, g.seat_of[nation]), SLIM)
    share = EACH_DEAL * taken * min(FAR_AHEAD, ahead)
    promises = sum([author in (nation_of(term), partner_of(term)) for term in g.bound])
    return max(EVEN, share) if promises else share


def is_enough(share: float, gain: float, others: float) -> bool:
    """Whether a bot deals for a gain, where its author gains so much."""
    return gain > 0.0 and gain >= share * others and others - gain <= LEEWAY


def judge_of(g: Versailles, terms: list[int]) -> Judge:
    """Whoever judges deals with these promises."""
    return Judge(g, all(is_near(g, action_of(term)) for term in terms))


def is_near(g: Versailles, action: int) -> bool:
    """Whether a promise is about the political action to come, or the option of an issue."""
    if DECISION[action]:
        return not g.political
    verb, thing = ACTIONS.split(action)
    return verb == FLY or (verb == CHOOSE and ISSUE_OF[thing] != g.contested)


def play_on(g: Versailles, near: bool) -> None:
    """Play the turn on as bots would, or only up to the option of what is settled."""
    begun = g.turn
    for _ in range(FAR):
        if g.outcome is not None or g.turn != begun or (near and is_decided(g)):
            return
        seat = g.waiting[0]
        legal = g.legal(seat)
        if near and isinstance(g.stack[-1], turn_rules.Act):
            legal = [action for action in legal if DECISION[action] == POLITICAL] or legal
        scores = advise(g, seat, legal)
        g.advance(seat, legal[scores.index(max(scores))])


def is_decided(g: Versailles) -> bool:
    """Whether the political action is done, and the option of what was settled chosen."""
    top = g.stack[-1]
    return not isinstance(top, NEAR) or (g.political == 1 and isinstance(top, turn_rules.Act))


def standing(g: Versailles, nation: int) -> float:
    """What a position is worth to a nation, also once the match is over."""
    if g.outcome is not None:
        return WON if g.seat_of[nation] in g.outcome.winners else -WON
    return worth(g, nation)
