"""The descriptor of Realpolitik."""

from __future__ import annotations

from typing import Final

from chancellery.engine.asides import Asides
from chancellery.engine.events import events_in
from chancellery.engine.fields import Fact, Wording
from chancellery.engine.frames import frames_in
from chancellery.engine.game import Credits, Game
from chancellery.engine.nouns import NOBODY
from chancellery.engine.options import Flag
from chancellery.engine.outlook import Outlook
from chancellery.games.realpolitik import events, rules
from chancellery.games.realpolitik.board import (
    ACTIONS,
    CARD_POWER,
    CARD_VALUE,
    FOLDER,
    GENERALS_OF,
    NOUNS,
    SEATS,
)
from chancellery.games.realpolitik.bot.advise import advise
from chancellery.games.realpolitik.bot.beginner import advise_beginner
from chancellery.games.realpolitik.bot.evaluate import evaluate, terms
from chancellery.games.realpolitik.bot.signs import signs
from chancellery.games.realpolitik.bot.stakes import stakes
from chancellery.games.realpolitik.content import check
from chancellery.games.realpolitik.frame_fields import FRAME_FIELDS
from chancellery.games.realpolitik.legend import LEGEND
from chancellery.games.realpolitik.outlook import Changes, answers, changes
from chancellery.games.realpolitik.redeal import conceal, redeal_hidden
from chancellery.games.realpolitik.rules import standing_permissions
from chancellery.games.realpolitik.rules.battle_sides import talk_open
from chancellery.games.realpolitik.rules.influence import renown
from chancellery.games.realpolitik.rules.pieces import MASK, control, off_map, own_general, rank
from chancellery.games.realpolitik.rules.set_up import set_up
from chancellery.games.realpolitik.rules.taxation import income
from chancellery.games.realpolitik.state import Realpolitik
from chancellery.games.realpolitik.tally import TALLY
from chancellery.games.realpolitik.terminal.draw import draw
from chancellery.games.realpolitik.upgrades import UPGRADES
from chancellery.games.realpolitik.usage import USAGE
from chancellery.games.realpolitik.view import RealpolitikBoard, headline, see

# --- facts for golden scripts, and what never changes ---


def army(g: Realpolitik, power: int, where: int) -> str:
    """The units with a power's general in a territory, or `none` without a general."""
    general = own_general(g, power, where)
    return "none" if general == NOBODY else str(g.units[general])


def hand_values(g: Realpolitik, power: int) -> str:
    """The values of the battle cards in a hand, in order."""
    return ",".join(str(value) for value in sorted(CARD_VALUE[card] for card in g.hand[power])) or "none"


def conserved_tokens(g: Realpolitik, power: int) -> int:
    """All tokens of a power: units, garrisons and supply."""
    return g.tokens[power] + sum(g.units[x] for x in GENERALS_OF[power]) + g.garrison.count(power)


def conserved_generals(g: Realpolitik, power: int) -> int:
    """All generals of a power, on the map and off it."""
    return len(off_map(g, power)) + sum((bits & MASK[power]).bit_count() for bits in g.standing)


def conserved_cards(g: Realpolitik, power: int) -> int:
    """All battle cards of a power, wherever they are."""
    on_table = sum(CARD_POWER[card] == power for card in g.committed)
    return len(g.hand[power]) + len(g.deck(power)) + len(g.discard[power]) + on_table


REALPOLITIK: Final = Game(
    id="realpolitik",
    credits=Credits("Realpolitik", ("Andrew Rourke", "Valdemar Gumienny"), "Phalanx"),
    rules=3,
    upgrades=UPGRADES,
    folder=FOLDER,
    seats=SEATS,
    options=(Flag("talk", company=True), Flag("limit", bots_only=True)),
    nouns=NOUNS,
    actions=ACTIONS,
    state=Realpolitik,
    board=RealpolitikBoard,
    see=see,
    headline=headline,
    redeal_hidden=redeal_hidden,
    talk_open=talk_open,
    asides=Asides(standing_permissions.changes, standing_permissions.change),
    set_up=set_up,
    frame_fields=FRAME_FIELDS,
    frames=frames_in(rules),
    events=events_in(events),
    facts={
        "control": Fact(control, by=("territory",), of="power", about="who controls each territory"),
        "army": Wording(army, by=("power", "territory"), about="units with a general there; none without a general"),
        "off_map": Fact(lambda g, power: len(off_map(g, power)), by=("power",), about="generals off the map"),
        "rank": Fact(lambda g, power: rank(g, power) + 1, by=("power",), about="place in prestige, 1 for the highest"),
        "income": Fact(income, by=("power",), about="money that Taxation would bring"),
        "renown": Fact(renown, by=("power",), about="influence that Gain Influence would bring"),
        "hand_values": Wording(hand_values, by=("power",), about="the values of the battle cards in a hand"),
        "conserved_tokens": Fact(conserved_tokens, by=("power",), about="units, garrisons and supply together"),
        "conserved_trains": Fact(lambda g: g.trains_left + sum(g.train), about="trains, wherever they are"),
        "conserved_fortresses": Fact(
            lambda g: g.fortresses_left + sum(g.fortress), about="fortresses, wherever they are"
        ),
        "conserved_generals": Fact(conserved_generals, by=("power",), about="generals, on the map and off it"),
        "conserved_cards": Fact(conserved_cards, by=("power",), about="battle cards, wherever they are"),
    },
    check=check,
    advise=advise,
    advise_beginner=advise_beginner,
    evaluate=evaluate,
    signs=signs,
    stakes=stakes,
    terms=terms,
    draw=draw,
    conceal=conceal,
    tally=TALLY,
    usage=USAGE,
    least_plies=30,
    outlook=Outlook(Changes, changes, answers),
    legend=LEGEND,
)
