"""The printed actions of a card as they stand now: what each would find to do, or why it cannot be taken."""

from __future__ import annotations

from typing import TypedDict

from chancellery.engine.nouns import NOBODY
from chancellery.games.europe_divided.board import (
    ACT_IDS,
    ACTIONS,
    ACTS,
    ARMIES,
    BLOC_IDS,
    BUILD_ARMY,
    BUILD_COST,
    BUILD_IN,
    CARD_SPACE,
    CONTESTED,
    EU,
    EUROPE,
    GAIN_MONEY,
    INCREASE_INFLUENCE,
    MOVE_ARMY,
    PLACE_COST,
    PLACE_INFLUENCE,
    PRINTED,
    REGIONS,
    SPACES,
    SPECIAL,
    SYMBOLS,
    TAKE_CARD,
)
from chancellery.games.europe_divided.programs import ACTION_OF, EITHER, PRINTED_MOVE, SEA_MONEY
from chancellery.games.europe_divided.rules.actions import special_blocs
from chancellery.games.europe_divided.rules.armies import on_map, origins
from chancellery.games.europe_divided.rules.effects import forbidden
from chancellery.games.europe_divided.rules.influence import risable
from chancellery.games.europe_divided.rules.money import earnings, sea_bonus
from chancellery.games.europe_divided.state import EuropeDivided


class LineBoard(TypedDict):
    """An action of a card.

    act     the kind of action, or `special` for the special action
    action  the answer that takes it
    finds   how many dice, regions, spaces or armies it can choose from; for money the amount
    why     what stands against it: `none` if it can be taken
    """

    act: str
    action: str
    bloc: str
    value: int
    finds: int
    why: str


def card_lines(g: EuropeDivided, seat: int, card: int, movable: int) -> list[LineBoard]:
    """All actions of a card, in the order in which they are printed; `movable` armies can be moved by printed ones."""
    lines: list[LineBoard] = []
    for (act, bloc, value), (_, _, word) in zip(PRINTED[card], SYMBOLS[card], strict=True):
        found = movable if act == MOVE_ARMY else finds(g, card, act, bloc)
        why = obstacle(g, seat, card, act, bloc, found)
        lines.append(
            {
                "act": ACT_IDS[act],
                "action": ACTIONS.names[word],
                "bloc": BLOC_IDS[bloc],
                "value": value,
                "finds": found,
                "why": why,
            }
        )
    if ACTION_OF[card] is not None:
        why = special_obstacle(g, seat, card)
        lines.append(
            {"act": "special", "action": ACTIONS.names[SPECIAL], "bloc": "none", "value": 0, "finds": 0, "why": why}
        )
    return lines


def movable_armies(g: EuropeDivided, seat: int) -> int:
    """How many armies the printed action of a side's cards can choose from."""
    return sum([g.army[seat * SPACES + space] for space in origins(g, seat, PRINTED_MOVE[seat], ())])


def finds(g: EuropeDivided, card: int, act: int, bloc: int) -> int:
    """What a printed action other than moving can choose from, or brings."""
    base = bloc * REGIONS
    if act == PLACE_INFLUENCE:
        return g.die[base : base + REGIONS].count(0)
    if act == INCREASE_INFLUENCE:
        return risable(g, bloc)
    if act == GAIN_MONEY:
        sea = sea_bonus(g, card, bloc)
        return earnings(g, card, bloc) + (0 if sea == NOBODY else SEA_MONEY[sea].value)
    return len(BUILD_IN[card])


def obstacle(g: EuropeDivided, seat: int, card: int, act: int, bloc: int, found: int) -> str:
    """What stands against a printed action that finds so much (4.1 to 4.6, 8.1); agrees with what is legal."""
    if g.forbidden[seat * ACTS + act]:
        return "forbidden"
    if seat == EUROPE and CONTESTED[card] and g.die[bloc * REGIONS + CARD_SPACE[card]] < TAKE_CARD:
        return "die"
    if seat == EUROPE and bloc == EU and g.fracture == CARD_SPACE[card]:
        return "fracture"
    if act == BUILD_ARMY and on_map(g, seat) == ARMIES:
        return "supply"
    if act in (PLACE_INFLUENCE, BUILD_ARMY) and g.money[seat] < (PLACE_COST if act == PLACE_INFLUENCE else BUILD_COST):
        return "money"
    return "none" if found or act in (GAIN_MONEY, BUILD_ARMY) else "nothing"


def special_obstacle(g: EuropeDivided, seat: int, card: int) -> str:
    """What stands against a special action (5.1, 8.1, rulings 39, 75 and 80)."""
    special = ACTION_OF[card]
    if special is None or special_blocs(g, seat, card):
        return "none"
    needs = special.needs_bloc
    blocs = range(2) if needs == EITHER else (needs,)
    if needs != NOBODY and all(g.die[bloc * REGIONS + CARD_SPACE[card]] < special.needs_die for bloc in blocs):
        return "die"
    return "forbidden" if forbidden(g, seat, special.steps) else "nothing"
