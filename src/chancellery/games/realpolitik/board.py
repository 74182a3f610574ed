"""The content as flat arrays for the rules, and the table of actions.

Powers, territories, borders, generals, cards and so on are ints here: indexes into the ids of NOUNS. Power and seat
have the same number; with three players Italy is power 3 and no seat. General k of power p is p * GENERALS + k.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from chancellery.engine.actions import ActionTable
from chancellery.engine.nouns import NOBODY, Nouns
from chancellery.games.realpolitik import content

FOLDER: Final = Path(__file__).parent
CONTENT: Final = content.load(FOLDER / "content")


def figure(id: str) -> int:
    return CONTENT.figures[id].value


# --- powers ---

POWER_IDS: Final = tuple(CONTENT.powers)
POWERS: Final = len(POWER_IDS)
AUSTRIA: Final = POWER_IDS.index("austria")
FRANCE: Final = POWER_IDS.index("france")
PRUSSIA: Final = POWER_IDS.index("prussia")
ITALY: Final = POWER_IDS.index("italy")
# The first count is the usual one.
SEATS: Final = {4: POWER_IDS, 3: POWER_IDS[:3]}

_powers = tuple(CONTENT.powers.values())
START_MORALE: Final = tuple(p.morale for p in _powers)
START_MONEY: Final = tuple(p.money for p in _powers)
START_CARDS: Final = tuple(p.battle_cards for p in _powers)
START_PRESTIGE: Final = tuple(sorted(range(POWERS), key=lambda p: _powers[p].prestige))

# --- figures ---

COST_UNIT: Final = figure("cost_unit")
COST_TRAIN: Final = figure("cost_train")
COST_CARD: Final = figure("cost_battle_card")
COST_MORALE: Final = figure("cost_morale")
COST_FORTRESS: Final = figure("cost_fortress")
FREE_TRAINS: Final = figure("free_trains")
TOP_BOX: Final = figure("track_boxes") - 1
ROUNDS: Final = figure("rounds")
# By round; there is no round 0.
ENVOY_MORALE: Final = (0, *(figure(f"envoy_morale_{n}") for n in range(1, ROUNDS + 1)))
STRATEGIC_STEPS: Final = figure("strategic_steps")
GENERALS: Final = figure("generals")
TOKENS: Final = figure("tokens")
TRAINS: Final = figure("trains")
FORTRESSES: Final = figure("fortresses")
MOST_UNITS: Final = figure("units_per_general")
MOST_MORALE: Final = figure("morale_max")
HAND_LIMIT: Final = figure("hand_limit")
STRENGTH_GENERAL: Final = figure("strength_general")
STRENGTH_UNIT: Final = figure("strength_unit")
STRENGTH_GARRISON: Final = figure("strength_garrison")
STRENGTH_FORTRESS: Final = figure("strength_fortress")
CARD_MORALE: Final = figure("card_morale")
VICTORY: Final = figure("victory")
LIMIT: Final = figure("limit")
TALK_SECONDS: Final = figure("talk_seconds")
CONSENT_SECONDS: Final = figure("consent_seconds")

# --- things with names ---

ALL_GENERALS: Final = POWERS * GENERALS
# The power of a general, and the generals of a power.
POWER_OF: Final = tuple(i // GENERALS for i in range(ALL_GENERALS))
GENERALS_OF: Final = tuple(range(p * GENERALS, (p + 1) * GENERALS) for p in range(POWERS))
GENERAL_IDS: Final = tuple(f"{power}_{k + 1}" for power in POWER_IDS for k in range(GENERALS))

_territories = tuple(CONTENT.territories.values())
TERRITORY_IDS: Final = tuple(CONTENT.territories)
TERRITORIES: Final = len(_territories)
_pairs = [
    (a, TERRITORY_IDS.index(b))
    for a, t in enumerate(_territories)
    if t.kind != "impassable"
    for b in t.adjacent
    if a < TERRITORY_IDS.index(b)
]
# The two territories of each land border.
BORDER_ENDS: Final = tuple(_pairs)
BORDERS: Final = len(BORDER_ENDS)
BORDER_IDS: Final = tuple(f"{TERRITORY_IDS[a]}-{TERRITORY_IDS[b]}" for a, b in BORDER_ENDS)

# What an ally may be allowed, and how.
PERMISSION_IDS: Final[tuple[str, ...]] = ("enter", "rails", "lanes", "build", "stay")
ENTER: Final = 0
RAILS: Final = 1
LANES: Final = 2
BUILD: Final = 3
STAY: Final = 4
PERMISSIONS: Final = len(PERMISSION_IDS)
MODE_IDS: Final[tuple[str, ...]] = ("always", "ask", "never")
ALWAYS: Final = 0
ASK: Final = 1
NEVER: Final = 2
MODES: Final = len(MODE_IDS)
GRANT_IDS: Final = tuple(f"{permission}_{mode}" for permission in PERMISSION_IDS for mode in MODE_IDS)

NOUNS: Final = Nouns(
    {
        "seat": POWER_IDS,
        "power": POWER_IDS,
        "territory": TERRITORY_IDS,
        "border": BORDER_IDS,
        "lane": CONTENT.lanes,
        "general": GENERAL_IDS,
        "action_card": CONTENT.actions,
        "card": CONTENT.cards,
        "permission": PERMISSION_IDS,
        "mode": MODE_IDS,
        "grant": GRANT_IDS,
    },
    # A border has no direction.
    aliases={"border": {f"{TERRITORY_IDS[b]}-{TERRITORY_IDS[a]}": BORDER_IDS[i] for i, (a, b) in enumerate(_pairs)}},
)


def territory(id: str) -> int:
    return NOUNS.index("territory", id)


def power(id: str | None) -> int:
    return NOBODY if id is None else NOUNS.index("power", id)


def border(a: int, b: int) -> int:
    """The border between two adjacent territories."""
    return BORDER_ENDS.index((min(a, b), max(a, b)))


# --- territories ---

# The power whose home a territory is, or nobody.
HOME: Final = tuple(power(t.owner) for t in _territories)
HOMES_OF: Final = tuple(tuple(t for t in range(TERRITORIES) if HOME[t] == p) for p in range(POWERS))
CAPITAL: Final = tuple(next(i for i, t in enumerate(_territories) if t.capital and HOME[i] == p) for p in range(POWERS))
VALUE: Final = tuple(t.value for t in _territories)
ENTERABLE: Final = tuple(i for i, t in enumerate(_territories) if t.kind != "impassable")
# What a power gains by controlling each territory: money when it taxes, influence when it gains influence (R7).
INCOME: Final = tuple(
    tuple(
        t.value
        if HOME[i] == p or t.kind == "undisputed" or (t.kind == "disputed" and POWER_IDS[p] not in t.stripes)
        else 0
        for i, t in enumerate(_territories)
    )
    for p in range(POWERS)
)
RENOWN: Final = tuple(
    tuple(
        t.value if (t.kind == "home" and HOME[i] != p) or (t.kind == "disputed" and POWER_IDS[p] in t.stripes) else 0
        for i, t in enumerate(_territories)
    )
    for p in range(POWERS)
)

# The neighbours of each territory by land, and over which border each is reached.
ADJACENT: Final = tuple(
    tuple(territory(id) for id in t.adjacent) if t.kind != "impassable" else () for t in _territories
)
NEAR: Final = tuple(frozenset(neighbours) for neighbours in ADJACENT)
BORDERS_OF: Final = tuple(tuple((border(a, b), b) for b in ADJACENT[a]) for a in range(TERRITORIES))

# --- sea lanes ---

_lanes = tuple(CONTENT.lanes.values())
LANE_POWER: Final = tuple(power(lane.power) for lane in _lanes)
LANE_ENDS: Final = tuple((territory(lane.start), territory(lane.end)) for lane in _lanes)
# The lanes that start in each territory: the other end, and whose lane it is.
LANES_OF: Final = tuple(
    tuple((b if a == t else a, LANE_POWER[i]) for i, (a, b) in enumerate(LANE_ENDS) if t in (a, b))
    for t in range(TERRITORIES)
)

# --- set-up ---

START_GENERALS: Final = tuple((power(u.power), territory(u.territory), u.units) for u in CONTENT.generals.values())
START_TRAINS: Final = tuple(border(territory(t.a), territory(t.b)) for t in CONTENT.trains.values())

# --- action cards ---

TAXATION: Final = NOUNS.index("action_card", "taxation")
MOBILISATION: Final = NOUNS.index("action_card", "mobilisation")
GAIN_INFLUENCE: Final = NOUNS.index("action_card", "gain_influence")
DISPATCH: Final = NOUNS.index("action_card", "dispatch")
MOVEMENT: Final = NOUNS.index("action_card", "movement")
ACTION_CARDS: Final = NOUNS.count("action_card")
# The cards that minor Italy has.
MINOR_CARDS: Final = tuple(a.minor for a in CONTENT.actions.values())

# --- battle cards ---

_cards = tuple(CONTENT.cards.values())
CARDS: Final = len(_cards)
CARD_VALUE: Final = tuple(c.value for c in _cards)
CARD_POWER: Final = tuple(power(c.power) for c in _cards)
CARDS_OF: Final = tuple(tuple(i for i in range(CARDS) if CARD_POWER[i] == p) for p in range(POWERS))
VALUES: Final = len(CONTENT.abilities)
# By value; there is no value 0.
_abilities = sorted(CONTENT.abilities.values(), key=lambda a: a.value)
CARD_STRENGTH: Final = (0, *(a.strength for a in _abilities))
HOME_STRENGTH: Final = (0, *(a.home_strength or a.strength for a in _abilities))
PAIR_BONUS: Final = (0, *(a.pair_bonus for a in _abilities))
MORALE_LOSS: Final = (0, *(a.morale_loss for a in _abilities))
DISCARDS: Final = CONTENT.abilities["discard"].value
REVEALS: Final = CONTENT.abilities["reveal"].value

# --- actions ---

ACTIONS: Final = ActionTable(NOUNS)
DONE: Final = ACTIONS.word("done")
YES: Final = ACTIONS.word("yes")
NO: Final = ACTIONS.word("no")
# Sealed choices.
LAY: Final = ACTIONS.verb("lay", "action_card")
LAY_ITALY: Final = ACTIONS.verb("lay-italy", "action_card")
PERMIT: Final = ACTIONS.verb("permit", "grant")
ENTREAT: Final = ACTIONS.verb("entreat", "power")
BID: Final = ACTIONS.number("bid", MOST_MORALE)
# Mobilisation.
BUILD_TRAIN: Final = ACTIONS.verb("train", "border")
PLACE: Final = ACTIONS.verb("place", "territory")
WITHDRAW: Final = ACTIONS.verb("withdraw", "territory")
BUY_UNIT: Final = ACTIONS.verb("unit", "territory")
BUY_FORTRESS: Final = ACTIONS.verb("fortress", "territory")
BUY_CARD: Final = ACTIONS.word("buy-card")
BUY_MORALE: Final = ACTIONS.word("buy-morale")
DISCARD: Final = ACTIONS.number("discard", VALUES, 1)
# Movement.
ENVOY: Final = ACTIONS.verb("envoy", "power")
DISBAND: Final = ACTIONS.verb("disband", "territory")
RIDE: Final = ACTIONS.verb("ride", "territory")
SEND: Final = ACTIONS.verb("send", "territory")
MARCH: Final = ACTIONS.verb("march", "territory")
GO: Final = ACTIONS.verb("go", "territory")
SAIL: Final = ACTIONS.verb("sail", "territory")
GARRISON: Final = ACTIONS.verb("garrison", "territory")
HALT: Final = ACTIONS.word("halt")
TAKE_BACK: Final = ACTIONS.word("take-back")
ASK_ROUND: Final = ACTIONS.word("ask-round")
# Battles.
BATTLE: Final = ACTIONS.verb("battle", "territory")
SUPPORT: Final = ACTIONS.verb("support", "territory")
COMMIT: Final = ACTIONS.verb("commit", "territory")
PLAY: Final = ACTIONS.number("play", VALUES, 1)
PLAY_DISCARD: Final = ACTIONS.word("play-to-discard")
PLAY_REVEAL: Final = ACTIONS.word("play-to-reveal")
TARGET: Final = ACTIONS.verb("target", "general")
CARD: Final = ACTIONS.number("card", MOST_UNITS, 1)
PASS: Final = ACTIONS.word("pass")
HOLD: Final = ACTIONS.word("hold")
CAPITAL_CITY: Final = ACTIONS.word("capital")
OFF_MAP: Final = ACTIONS.word("off-map")
RETREAT: Final = ACTIONS.verb("retreat", "territory")
# Board adjustments: the general, by its place, that takes a garrison over as a unit.
JOIN: Final = ACTIONS.verb("join", "territory")
# The time for talk; journals know actions by their numbers, so what is new comes last.
READY: Final = ACTIONS.word("ready")
