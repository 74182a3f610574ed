"""The descriptor of Versailles 1919."""

from __future__ import annotations

from typing import Final

from chancellery.engine.asides import Asides
from chancellery.engine.events import events_in
from chancellery.engine.fields import Fact
from chancellery.engine.frames import frames_in
from chancellery.engine.game import Credits, Game
from chancellery.engine.odds import Odds, Outcome
from chancellery.engine.options import Count, OneOf, Value
from chancellery.engine.outlook import Outlook
from chancellery.games.versailles_1919 import events, rules
from chancellery.games.versailles_1919.board import (
    ACTIONS,
    FOLDER,
    ISSUES,
    LENGTH_IDS,
    NATIONS,
    NOUNS,
    SEATS,
    SOLO_GOAL,
)
from chancellery.games.versailles_1919.bot.advise import advise
from chancellery.games.versailles_1919.bot.approaches import approach
from chancellery.games.versailles_1919.bot.beginner import advise_beginner
from chancellery.games.versailles_1919.bot.deals import advise_deal
from chancellery.games.versailles_1919.bot.evaluate import evaluate, terms
from chancellery.games.versailles_1919.bot.refusals import explain
from chancellery.games.versailles_1919.bot.stakes import stakes
from chancellery.games.versailles_1919.content import check
from chancellery.games.versailles_1919.frame_fields import FRAME_FIELDS
from chancellery.games.versailles_1919.legend import LEGEND
from chancellery.games.versailles_1919.offers_view import ready_made
from chancellery.games.versailles_1919.outlook import foreseen, outcome
from chancellery.games.versailles_1919.redeal import conceal, redeal_hidden
from chancellery.games.versailles_1919.rules import set_up, settling
from chancellery.games.versailles_1919.rules.common import leader, stars_of
from chancellery.games.versailles_1919.rules.negotiation import asides, deal_is_due, drop_what_is_over, take_aside
from chancellery.games.versailles_1919.rules.options import counters_on
from chancellery.games.versailles_1919.rules.placements import (
    cubes_to_lead,
)
from chancellery.games.versailles_1919.rules.promises import fulfil
from chancellery.games.versailles_1919.rules.scoring import (
    flag_points,
    happiness_points,
    score,
    strategy_points,
    strength,
)
from chancellery.games.versailles_1919.state import Versailles
from chancellery.games.versailles_1919.tally import TALLY
from chancellery.games.versailles_1919.terminal.draw import draw
from chancellery.games.versailles_1919.upgrades import UPGRADES
from chancellery.games.versailles_1919.usage import USAGE
from chancellery.games.versailles_1919.view import headline, played_as, see
from chancellery.games.versailles_1919.view_types import OutcomeView, ReadyOfferView, VersaillesBoard


class Goal(Count):
    """The points that win alone; the usual goal is the first to be tried."""

    def form(self) -> dict[str, object]:
        """Only who plays alone is asked; a match of several that names a goal is read all the same."""
        return {**super().form(), "players": [1]}

    def samples(self) -> tuple[Value, ...]:
        return (self.default, self.least, self.most)


# --- facts for golden scripts, and what never changes ---


def conserved_influence(g: Versailles, nation: int) -> int:
    """All cubes of a nation, wherever they are."""
    placed = sum(g.cubes[issue * NATIONS + nation] for issue in range(ISSUES))
    return g.available[nation] + g.exhausted[nation] + placed + int(g.event_cube == nation)


def conserved_units(g: Versailles, nation: int) -> int:
    """All units of a nation, wherever they are."""
    return g.units[nation] + g.spent_units[nation] + g.retired[nation] + g.unit.count(nation)


def conserved_issues(g: Versailles) -> int:
    """All issues, wherever they are; two that were just drawn are in somebody's hands."""
    top = g.stack[-1] if g.stack else None
    drawn = 2 if isinstance(top, settling.KeepIssue) else 0
    settled = sum(owner >= 0 for owner in g.owner) + int(g.contested >= 0)
    return len(g.table) + len(g.waiting_room) + len(g.issue_deck) + len(g.issue_discard) + settled + drawn


def conserved_events(g: Versailles) -> int:
    """All event cards, wherever they are."""
    return len(g.event_deck) + len(g.event_discard) + len(g.callers) + int(g.event >= 0)


VERSAILLES_1919: Final = Game(
    id="versailles-1919",
    credits=Credits("Versailles 1919", ("Mark Herman", "Geoff Engelstein"), "GMT Games", 2020),
    rules=4,
    upgrades=UPGRADES,
    folder=FOLDER,
    seats=SEATS,
    options=(
        # Alone there is one length (R89).
        OneOf("length", LENGTH_IDS, players=(2, 3, 4)),
        OneOf("nations", ("chosen", "seated")),
        Goal("goal", SOLO_GOAL, 5, 60),
    ),
    nouns=NOUNS,
    actions=ACTIONS,
    state=Versailles,
    board=VersaillesBoard,
    see=see,
    headline=headline,
    played_as=played_as,
    redeal_hidden=redeal_hidden,
    before_answer=fulfil,
    after_answer=drop_what_is_over,
    asides=Asides(asides, take_aside, deal_is_due, ready_made, ReadyOfferView, approach, explain),
    set_up=set_up.set_up,
    frame_fields=FRAME_FIELDS,
    frames=frames_in(rules),
    events=events_in(events),
    facts={
        "leader": Fact(leader, by=("issue",), of="nation", about="who leads on each issue"),
        "to_lead": Fact(
            lambda g, issue, nation: cubes_to_lead(g, nation, issue),
            by=("issue", "nation"),
            about="the least cubes that a nation must add to lead on an issue",
        ),
        "counters": Fact(
            lambda g, issue, counter: counters_on(g, issue).count(counter),
            by=("issue", "counter"),
            about="counters of each kind on each issue",
        ),
        "stars": Fact(stars_of, by=("nation",), about="stars of the issues that each nation controls"),
        "flag_points": Fact(flag_points, by=("nation",), about="points for flags"),
        "strategy_points": Fact(strategy_points, by=("nation",), about="points of the strategy card"),
        "happiness_points": Fact(happiness_points, by=("nation",), about="points for happiness"),
        "score": Fact(score, by=("nation",), about="all points"),
        "strength": Fact(strength, by=("nation",), about="strength of a faction in the solo game"),
        "conserved_influence": Fact(
            conserved_influence, by=("nation",), about="cubes of each nation, wherever they are"
        ),
        "conserved_units": Fact(conserved_units, by=("nation",), about="units of each nation, wherever they are"),
        "conserved_issues": Fact(conserved_issues, about="issues, wherever they are"),
        "conserved_events": Fact(conserved_events, about="event cards, wherever they are"),
    },
    check=check,
    advise=advise,
    advise_beginner=advise_beginner,
    evaluate=evaluate,
    stakes=stakes,
    terms=terms,
    advise_aside=advise_deal,
    draw=draw,
    conceal=conceal,
    odds=Odds({events.UprisingRolled: Outcome("uprising", events.UprisingRolled, "uprising")}),
    outlook=Outlook(OutcomeView, outcome, foreseen),
    legend=LEGEND,
    tally=TALLY,
    usage=USAGE,
    least_plies=30,
)
