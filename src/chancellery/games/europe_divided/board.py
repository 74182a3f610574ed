"""The map, the cards and the track as flat tuples by index, the names of all things, and the actions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from chancellery.engine.actions import ActionTable
from chancellery.engine.nouns import NOBODY, Nouns
from chancellery.games.europe_divided.content import load
from chancellery.games.europe_divided.records import Records

FOLDER: Final = Path(__file__).parent
CONTENT: Final[Records] = load(FOLDER / "content")

# --- sides and blocs ---

SIDE_IDS: Final[tuple[str, ...]] = ("europe", "russia")
SEATS: Final = {2: SIDE_IDS}
EUROPE: Final = 0
RUSSIA: Final = 1
BLOC_IDS: Final[tuple[str, ...]] = ("eu", "nato", "russia")
EU: Final = 0
NATO: Final = 1
RU: Final = 2
BLOCS: Final = 3
# Whose die it is, whose dice bar it from a 6, and which bloc has the armies of a side.
SEAT_OF: Final[tuple[int, ...]] = (EUROPE, EUROPE, RUSSIA)
ARMY_BLOC: Final[tuple[int, ...]] = (NATO, RU)


def figure(id: str) -> int:
    return CONTENT.figures[id].value


ARMIES: Final = figure("armies")
PLACE_COST: Final = figure("place_cost")
BUILD_COST: Final = figure("build_cost")
STEP_COST: Final = figure("step_cost")
FREE_STEPS: Final = figure("free_steps")
HIGHEST: Final = figure("highest")
TAKE_CARD: Final = figure("take_card")
HAND: Final = figure("hand")
COMMITTED: Final = figure("committed")
# The face of a die that is placed (4.1).
NEW_DIE: Final = 1
HEADLINE_HAND: Final = figure("headline_hand")
REMOVED: Final[tuple[int, ...]] = (figure("removed_1"), figure("removed_2"))
ADVANTAGES_DRAWN: Final = figure("advantages_drawn")
ADVANTAGES_KEPT: Final = figure("advantages_kept")
ADVANTAGE_MONEY: Final = figure("advantage_money")
ADVANTAGE_PRESTIGE: Final = figure("advantage_prestige")
DOMINANCE_PRESTIGE: Final = figure("dominance_prestige")
ORDER_SECONDS: Final = figure("order_seconds")
START_MONEY: Final[tuple[int, ...]] = (figure("europe_money"), figure("russia_money"))

# --- the map: contested regions come first, so a region is a space with the same index ---

SPACE_IDS: Final = tuple(CONTENT.spaces)
SPACES: Final = len(SPACE_IDS)
KIND: Final = tuple(space.kind for space in CONTENT.spaces.values())
REGIONS: Final = KIND.count("contested")
REGION_IDS: Final = SPACE_IDS[:REGIONS]
ALL_REGIONS: Final = tuple(range(REGIONS))
ADJACENT: Final = tuple(tuple(SPACE_IDS.index(name) for name in space.adjacent) for space in CONTENT.spaces.values())
# Whether an army of a side may enter a space (ruling 29).
OPEN_TO: Final[tuple[tuple[bool, ...], ...]] = (
    tuple(kind != "russia" for kind in KIND),
    tuple(kind != "europe" for kind in KIND),
)
GREEN: Final = tuple(space for space in range(SPACES) if KIND[space] == "europe")
BESIDE_RUSSIA: Final = tuple(any(KIND[other] == "russia" for other in ADJACENT[space]) for space in range(SPACES))
START_ARMIES: Final = tuple(
    int(space.starting_army == army) for army in ("nato", "russia") for space in CONTENT.spaces.values()
)
SPOT_IDS: Final = (
    *(SPACE_IDS[space] for space in range(SPACES) if KIND[space] in ("contested", "europe")),
    *CONTENT.money_spots,
)

# --- action cards ---

ACT_IDS: Final[tuple[str, ...]] = ("place_influence", "increase_influence", "gain_money", "build_army", "move_army")
PLACE_INFLUENCE: Final = 0
INCREASE_INFLUENCE: Final = 1
GAIN_MONEY: Final = 2
BUILD_ARMY: Final = 3
MOVE_ARMY: Final = 4
ACTS: Final = 5

CARD_IDS: Final = tuple(CONTENT.cards)
CARDS: Final = len(CARD_IDS)
CARD_SEAT: Final = tuple(SIDE_IDS.index(card.owner) for card in CONTENT.cards.values())
INITIATIVE: Final = tuple(card.initiative for card in CONTENT.cards.values())
CONTESTED: Final = tuple(card.deck == "contested" for card in CONTENT.cards.values())
# The space of a card (none for most of Russia's own), and where its money tokens lie.
CARD_SPACE: Final = tuple(
    SPACE_IDS.index(card.place) if card.place in SPACE_IDS else NOBODY for card in CONTENT.cards.values()
)
CARD_SPOT: Final = tuple(
    NOBODY if card.place is None else SPOT_IDS.index(card.place) for card in CONTENT.cards.values()
)
BUILD_IN: Final = tuple(tuple(SPACE_IDS.index(name) for name in card.build_in) for card in CONTENT.cards.values())
# The printed actions of each card: kind, bloc, value.
PRINTED: Final = tuple(
    tuple((ACT_IDS.index(action.type), BLOC_IDS.index(action.bloc), action.value) for action in card.actions)
    for card in CONTENT.cards.values()
)
STARTING: Final = tuple(
    tuple(card for card in range(CARDS) if CARD_SEAT[card] == seat and not CONTESTED[card]) for seat in range(2)
)
# The contested card of a side for a region, side by side.
REGION_CARD: Final = tuple(
    next(card for card in range(CARDS) if CONTESTED[card] and CARD_SEAT[card] == seat and CARD_SPACE[card] == region)
    for seat in range(2)
    for region in range(REGIONS)
)


def printed_value(card: int, act: int, bloc: int) -> int:
    """The value of a printed action."""
    for kind, of, value in PRINTED[card]:
        if kind == act and of == bloc:
            return value
    return 0


# --- advantage cards, headlines, seas, turns ---

ADVANTAGE_IDS: Final = tuple(CONTENT.advantages)
ADVANTAGE_SEAT: Final = tuple(SIDE_IDS.index(card.owner) for card in CONTENT.advantages.values())
ON_OWN_TURN: Final = tuple(card.when == "own_turn" for card in CONTENT.advantages.values())
ADVANTAGES: Final = tuple(tuple(a for a, owner in enumerate(ADVANTAGE_SEAT) if owner == seat) for seat in range(2))
ORDER_CARDS: Final = tuple(tuple(a for a in ADVANTAGES[seat] if not ON_OWN_TURN[a]) for seat in range(2))

CONDITION_IDS: Final = tuple(CONTENT.conditions)
# What each looks at: the die of a bloc or none, those it has to be over, its least value, and armies of a side.
CONDITION_DIE: Final = tuple(
    NOBODY if one.die is None else BLOC_IDS.index(one.die) for one in CONTENT.conditions.values()
)
CONDITION_OVER: Final = tuple(tuple(BLOC_IDS.index(bloc) for bloc in one.over) for one in CONTENT.conditions.values())
CONDITION_LEAST: Final = tuple(HIGHEST if one.highest else 0 for one in CONTENT.conditions.values())
CONDITION_SIDE: Final = tuple(SIDE_IDS.index(one.side) if one.side else 0 for one in CONTENT.conditions.values())
CONDITION_ARMIES: Final = tuple(one.armies for one in CONTENT.conditions.values())
HEADLINE_IDS: Final = tuple(CONTENT.headlines)
HEADLINES: Final = len(HEADLINE_IDS)
HEADLINE_PERIOD: Final = tuple(headline.period for headline in CONTENT.headlines.values())
HEADLINE_SEAT: Final = tuple(SIDE_IDS.index(headline.side) for headline in CONTENT.headlines.values())
PRESTIGE: Final = tuple(headline.prestige for headline in CONTENT.headlines.values())
CONDITION: Final = tuple(CONDITION_IDS.index(headline.condition) for headline in CONTENT.headlines.values())
HEADLINE_REGIONS: Final = tuple(
    tuple(REGION_IDS.index(name) for name in headline.regions) for headline in CONTENT.headlines.values()
)
HEADLINE_TOKENS: Final = tuple(
    tuple(SPOT_IDS.index(name) for name in headline.tokens) for headline in CONTENT.headlines.values()
)

SEA_IDS: Final = tuple(CONTENT.seas)
SEA_REGIONS: Final = tuple(tuple(REGION_IDS.index(name) for name in sea.regions) for sea in CONTENT.seas.values())
SEA_MINIMUM: Final = tuple(sea.minimum for sea in CONTENT.seas.values())
# The blocs in the order in which they win ties.
SEA_TIES: Final = tuple(tuple(BLOC_IDS.index(name) for name in sea.tie_order) for sea in CONTENT.seas.values())

# At the beginning of a turn.
NOT_SAILED: Final = (0,) * len(SEA_IDS)
NOTHING_FORBIDDEN: Final = (0,) * (2 * ACTS)

_TURNS: Final = sorted(CONTENT.turns.values(), key=lambda turn: turn.number)
LAST_TURN: Final = len(_TURNS)
# By number of the turn; there is no turn 0.
PERIOD: Final = (1, *(turn.period for turn in _TURNS))
RESOLVES: Final = (False, *(turn.resolve for turn in _TURNS))
SHIFTS: Final = (False, *(turn.shift for turn in _TURNS))
PLACES: Final = (False, *(turn.place for turn in _TURNS))
DISCARDS: Final = (0, *(turn.discard for turn in _TURNS))
DRAWS: Final = (0, *(turn.draw for turn in _TURNS))
SCORES: Final = (False, *("score_dominance" in turn.end for turn in _TURNS))
BANKS: Final = (False, *("bank_advantages" in turn.end for turn in _TURNS))
REDRAWS: Final = (False, *("redraw_advantages" in turn.end for turn in _TURNS))
ENDS: Final = (False, *("final_scoring" in turn.end for turn in _TURNS))

# --- names and actions ---

# What can ask a question: an action card, an advantage card or a sea card, in this order.
SOURCE_IDS: Final = (*CARD_IDS, *ADVANTAGE_IDS, *SEA_IDS)
FROM_ADVANTAGE: Final = CARDS
FROM_SEA: Final = CARDS + len(ADVANTAGE_IDS)

NOUNS: Final = Nouns(
    {
        "seat": SIDE_IDS,
        "bloc": BLOC_IDS,
        "region": REGION_IDS,
        "space": SPACE_IDS,
        "spot": SPOT_IDS,
        "sea": SEA_IDS,
        "card": CARD_IDS,
        "act": ACT_IDS,
        "advantage": ADVANTAGE_IDS,
        "headline": HEADLINE_IDS,
        "condition": CONDITION_IDS,
        "source": SOURCE_IDS,
    }
)
ACTIONS: Final = ActionTable(NOUNS)
DONE: Final = ACTIONS.word("done")
DECLINE: Final = ACTIONS.word("decline")
PASS: Final = ACTIONS.word("pass")
PAY: Final = ACTIONS.word("pay")
REFUSE: Final = ACTIONS.word("refuse")
PUT_BACK: Final = ACTIONS.verb("put-back", "advantage")
COMMIT: Final = ACTIONS.verb("commit", "card")
USE: Final = ACTIONS.verb("use", "card")
PLACE_EU: Final = ACTIONS.word("place-eu")
PLACE_NATO: Final = ACTIONS.word("place-nato")
PLACE_RUSSIA: Final = ACTIONS.word("place-russia")
INCREASE_EU: Final = ACTIONS.word("increase-eu")
INCREASE_NATO: Final = ACTIONS.word("increase-nato")
INCREASE_RUSSIA: Final = ACTIONS.word("increase-russia")
GAIN: Final = ACTIONS.word("gain-money")
BUILD: Final = ACTIONS.word("build-army")
MOVE: Final = ACTIONS.word("move-army")
SPECIAL: Final = ACTIONS.word("special")
SPECIAL_EU: Final = ACTIONS.word("special-eu")
SPECIAL_NATO: Final = ACTIONS.word("special-nato")
PLAY: Final = ACTIONS.verb("play", "advantage")
CASH: Final = ACTIONS.verb("cash", "advantage")
SAIL: Final = ACTIONS.verb("sail", "sea")
PLACE: Final = ACTIONS.verb("place", "region")
RAISE: Final = ACTIONS.verb("raise", "region")
BY: Final = ACTIONS.number("by", 5, 1)
LOWER_EU: Final = ACTIONS.verb("lower-eu", "region")
LOWER_NATO: Final = ACTIONS.verb("lower-nato", "region")
LOWER_RUSSIA: Final = ACTIONS.verb("lower-russia", "region")
BUILD_AT: Final = ACTIONS.verb("build", "space")
ARMY: Final = ACTIONS.verb("army", "space")
TO: Final = ACTIONS.verb("to", "space")
FRACTURE: Final = ACTIONS.verb("fracture", "space")
FIRST: Final = ACTIONS.verb("first", "seat")
RUN: Final = ACTIONS.verb("run", "headline")

LOWER: Final[tuple[int, ...]] = (LOWER_EU, LOWER_NATO, LOWER_RUSSIA)
PLACE_OF: Final[tuple[int, ...]] = (PLACE_EU, PLACE_NATO, PLACE_RUSSIA)
INCREASE_OF: Final[tuple[int, ...]] = (INCREASE_EU, INCREASE_NATO, INCREASE_RUSSIA)
SPECIAL_OF: Final[tuple[int, ...]] = (SPECIAL_EU, SPECIAL_NATO)


def word_for(act: int, bloc: int) -> int:
    """The action that stands for a printed symbol."""
    if act == PLACE_INFLUENCE:
        return PLACE_OF[bloc]
    if act == INCREASE_INFLUENCE:
        return INCREASE_OF[bloc]
    if act == GAIN_MONEY:
        return GAIN
    return BUILD if act == BUILD_ARMY else MOVE


# The printed symbols of each card: kind, bloc, and the action that stands for it.
SYMBOLS: Final = tuple(tuple((act, bloc, word_for(act, bloc)) for act, bloc, _ in printed) for printed in PRINTED)
