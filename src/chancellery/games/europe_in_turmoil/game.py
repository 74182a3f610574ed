"""The descriptor of Europe in Turmoil."""

from __future__ import annotations

from typing import Final

from chancellery.engine.events import events_in
from chancellery.engine.fields import Fact, Wording
from chancellery.engine.frames import frames_in
from chancellery.engine.game import Credits, Game
from chancellery.engine.odds import Odds, Outcome
from chancellery.engine.options import Count, Flag
from chancellery.engine.outlook import Outlook
from chancellery.games.europe_in_turmoil import cards, events, rules
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    AUTHORITARIAN,
    CONTENT,
    FOLDER,
    LIBERAL,
    NO,
    NOUNS,
    SEATS,
    SPACES,
)
from chancellery.games.europe_in_turmoil.bot.advise import advise
from chancellery.games.europe_in_turmoil.bot.beginner import advise_beginner
from chancellery.games.europe_in_turmoil.bot.evaluate import evaluate, terms
from chancellery.games.europe_in_turmoil.bot.glance import advise_quickly
from chancellery.games.europe_in_turmoil.bot.stakes import stakes
from chancellery.games.europe_in_turmoil.content import check
from chancellery.games.europe_in_turmoil.frame_fields import FRAME_FIELDS
from chancellery.games.europe_in_turmoil.legend import LEGEND
from chancellery.games.europe_in_turmoil.outlook import Changes, answers, changes
from chancellery.games.europe_in_turmoil.redeal import conceal, redeal_hidden
from chancellery.games.europe_in_turmoil.rules import (
    card_play,
    dice,
    great_war,
    operations,
    privileges,
    scoring,
    set_up,
    support,
    tension,
)
from chancellery.games.europe_in_turmoil.state import Turmoil
from chancellery.games.europe_in_turmoil.tally import TALLY
from chancellery.games.europe_in_turmoil.terminal.draw import draw
from chancellery.games.europe_in_turmoil.upgrades import UPGRADES
from chancellery.games.europe_in_turmoil.usage import USAGE
from chancellery.games.europe_in_turmoil.view import TurmoilBoard, headline, see


def at(g: Turmoil, space: int) -> str:
    """The support in a space as the rulebook's example writes it: Liberal, Authoritarian, a star for control."""
    points = [str(support.support(g, seat, space)) for seat in (AUTHORITARIAN, LIBERAL)]
    for seat in (AUTHORITARIAN, LIBERAL):
        if g.control[space] == seat:
            points[seat] += "*"
    return f"{points[LIBERAL]},{points[AUTHORITARIAN]}"


def points(g: Turmoil, seat: int) -> int:
    """All support points of a seat on the map."""
    return sum(g.support[seat * SPACES : (seat + 1) * SPACES])


def conserved_cards(g: Turmoil) -> int:
    """How many strategy cards there are, wherever they are."""
    piles = (*g.hand, g.deck, g.discard, g.removed, g.beside, g.playing, g.later)
    return sum(len(pile) for pile in piles)


EUROPE_IN_TURMOIL: Final = Game(
    id="europe-in-turmoil",
    credits=Credits("Europe in Turmoil", ("Kris Van Beurden",), "Compass Games", 2018),
    rules=3,
    upgrades=UPGRADES,
    folder=FOLDER,
    seats={2: SEATS},
    options=(
        Flag("mobilization"),
        Flag("french_monarchy"),
        Count("switzerland_liberal", CONTENT.spaces["switzerland"].liberal_sp, 0, 5),
        Count("switzerland_authoritarian", CONTENT.spaces["switzerland"].authoritarian_sp, 0, 5),
    ),
    nouns=NOUNS,
    actions=ACTIONS,
    state=Turmoil,
    board=TurmoilBoard,
    see=see,
    headline=headline,
    redeal_hidden=redeal_hidden,
    source=card_play.source,
    set_up=set_up.set_up,
    frame_fields=FRAME_FIELDS,
    frames=frames_in(rules, cards),
    events=events_in(events),
    facts={
        "at": Wording(at, by=("space",), about="support as LIBERAL,AUTHORITARIAN with a star for control"),
        "control": Fact(lambda g, space: g.control[space], by=("space",), of="seat", about="who controls each space"),
        "status": Fact(tension.status_modifier, about="the modifier of the Great War Status track"),
        "highest_tension": Fact(tension.highest_tension, about="how high tension can rise now"),
        "net_worth": Fact(
            scoring.net_worth, by=("region",), about="VP that scoring would bring, the Liberal's above 0"
        ),
        "worth": Fact(scoring.worth, by=("region", "seat"), about="what each seat would score there"),
        "ops": Fact(operations.ops_value, by=("seat", "card"), about="OP of a card in a seat's hands"),
        "war_modifier": Fact(great_war.war_modifier, by=("seat",), about="the modifier of each seat in the Great War"),
        "privilege": Fact(privileges.holder, by=("box",), of="seat", about="who has the privilege of a naval box"),
        "points": Fact(points, by=("seat",), about="all support points of a seat"),
        "conserved_cards": Fact(conserved_cards, about="strategy cards, wherever they are"),
    },
    check=check,
    advise=advise,
    advise_beginner=advise_beginner,
    advise_quickly=advise_quickly,
    evaluate=evaluate,
    stakes=stakes,
    terms=terms,
    draw=draw,
    conceal=conceal,
    odds=Odds(
        dice={
            events.SupportChecked: Outcome("success", events.SupportChecked, "success"),
            events.NavalAttempt: Outcome("success", events.NavalAttempt, "success"),
            events.CrisisRolled: Outcome("war", events.WarBrokeOut),
        },
        effects=(
            events.SupportAdded,
            events.SupportRemoved,
            events.ControlGained,
            events.ControlLost,
            events.NavyAdvanced,
            events.VictoryPoints,
            events.WarBrokeOut,
        ),
        rolls=("check", "naval", "attempt"),
        standing={dice.Reroll: NO},
    ),
    tally=TALLY,
    usage=USAGE,
    least_plies=20,
    outlook=Outlook(Changes, changes, answers),
    legend=LEGEND,
)
