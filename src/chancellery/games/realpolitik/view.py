"""What each seat sees, built from nothing."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress, product
from typing import Any, Final, Literal, TypedDict, cast, get_args

from chancellery.engine.frames import Frame
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.realpolitik import asked_view
from chancellery.games.realpolitik.asked_view import ActionCardId, ChoiceView, MoveView
from chancellery.games.realpolitik.board import (
    ACTION_CARDS,
    BORDER_IDS,
    CARD_VALUE,
    ENTERABLE,
    GENERAL_IDS,
    HOME,
    ITALY,
    MODE_IDS,
    MODES,
    NOUNS,
    PERMISSION_IDS,
    PERMISSIONS,
    POWER_IDS,
    POWER_OF,
    POWERS,
    RENOWN,
    STRENGTH_FORTRESS,
    STRENGTH_GARRISON,
    STRENGTH_GENERAL,
    STRENGTH_UNIT,
    TERRITORY_IDS,
)
from chancellery.games.realpolitik.records import PowerId
from chancellery.games.realpolitik.rules.adjustments import AllowStay, JoinGeneral, JoinGeneralInWar
from chancellery.games.realpolitik.rules.battle_abilities import pile
from chancellery.games.realpolitik.rules.battle_outcome import total_strength
from chancellery.games.realpolitik.rules.battle_retreat import RetreatFromAlly, RetreatFromFormerAlly
from chancellery.games.realpolitik.rules.battle_sides import (
    ATTACK,
    DEFENCE,
    direct_powers,
    in_battle,
    side_powers,
    side_strength,
)
from chancellery.games.realpolitik.rules.diplomacy import BidForItaly, Entreaties, Talk
from chancellery.games.realpolitik.rules.movement import Move
from chancellery.games.realpolitik.rules.movement_envoy import ChooseEnvoy
from chancellery.games.realpolitik.rules.pieces import (
    MASK,
    at_war,
    base_strength,
    bound,
    control,
    is_minor,
    seat_of,
)
from chancellery.games.realpolitik.rules.turn import EndTurn, Income, LayCards, Mobilisations, Turn
from chancellery.games.realpolitik.state import Realpolitik

# --- the shape of the board ---

NoneId = Literal["none"]
Held = Literal["home", "garrison", "fortress"]
Status = Literal["war", "alliance", "controls"]
Mode = Literal["always", "ask", "never"]
Side = Literal["attack", "defence"]
Phase = Literal["cards", "mobilisation", "talk", "offers", "bids", "adjustments", "movement", "battle", "over"]


class Permits(TypedDict):
    """What a power allows its ally, and how."""

    enter: Mode
    rails: Mode
    lanes: Mode
    build: Mode
    stay: Mode


class PowerView(TypedDict):
    """A power: what everybody may know of it.

    minor    whether it has no seat of its own: Italy, with three players
    decider  the seat that decides for it
    lay      the verb by which its action card is laid
    ready    the action cards in its hand
    laid     the one of this turn, once it lies open
    choice   its part in the secret choice that is open
    """

    minor: bool
    decider: PowerId | NoneId
    lay: Literal["lay", "lay-italy"]
    money: int
    morale: int
    influence: int
    ally: PowerId | NoneId
    ready: list[ActionCardId]
    laid: ActionCardId | NoneId
    hand: int
    deck: int
    discard: list[int]
    tokens: int
    permits: Permits
    choice: ChoiceView | None


class PairView(TypedDict):
    """Two powers, and how they stand to each other; the first controls the second."""

    one: PowerId
    other: PowerId
    status: Status


class GeneralView(TypedDict):
    """A general on the map, and what it counts in a battle."""

    general: str
    power: PowerId
    territory: str
    units: int
    strength: int
    moved: bool


class DefenceView(TypedDict):
    """Who would defend a territory, and with which strength before support and cards."""

    powers: list[PowerId]
    strength: int


class SideView(TypedDict):
    """A side of a battle: its powers, its strength without cards, and with the cards that everybody sees."""

    direct: list[PowerId]
    powers: list[PowerId]
    base: int
    shown: int


class SidesView(TypedDict):
    """The two sides of a battle."""

    attack: SideView
    defence: SideView


class PileCard(TypedDict):
    """A card in a pile: its value if the seat knows it, and whether it lies face up."""

    value: int | None
    up: bool


class FighterView(TypedDict):
    """A general in a battle and its pile; `slots` are the cards that it may still play."""

    general: str
    power: PowerId
    territory: str
    side: Side
    role: Literal["fights", "supports", "beaten"]
    units: int
    slots: int
    cards: list[PileCard]


class BattleView(TypedDict):
    """The battle that goes on; `holder` controlled the territory when it began."""

    territory: str
    holder: PowerId | NoneId
    attacker: str
    sides: SidesView
    generals: list[FighterView]
    passed: list[PowerId]
    without_morale: list[PowerId]


class ReportCard(TypedDict):
    """A card that a battle has shown, or that was struck off."""

    general: str
    power: PowerId
    value: int
    struck: bool


class ReportView(TypedDict):
    """What a battle of this round has shown; strengths and outcome are None until it is decided."""

    territory: str
    attack: int | None
    defence: int | None
    outcome: Literal["attack", "defence", "draw"] | None
    cards: list[ReportCard]


class RealpolitikBoard(TypedDict):
    """What a seat sees of Realpolitik.

    pairs      how every two powers stand to each other
    move       the general that the open question is about, for whoever is asked
    control    who controls each territory that somebody controls
    held       by what
    influence  the powers that gain influence by controlling a territory; all others gain money
    defence    each territory with a general or a garrison
    """

    turn: int
    phase: Phase
    box: int
    prestige: list[PowerId]
    controller: PowerId | NoneId
    powers: dict[str, PowerView]
    pairs: list[PairView]
    generals: list[GeneralView]
    move: MoveView | None
    control: dict[str, PowerId]
    held: dict[str, Held]
    influence: dict[str, list[PowerId]]
    defence: dict[str, DefenceView]
    garrisons: dict[str, PowerId]
    fortresses: list[str]
    trains: list[str]
    trains_left: int
    fortresses_left: int
    hand: list[int]
    italian_hand: list[int]
    envoy: PowerId | NoneId
    round: int
    battles: list[str]
    battle: BattleView | None
    reports: list[ReportView]


# --- the board ---

# By index, with the types of the board.
POWER: Final[tuple[PowerId, ...]] = get_args(PowerId)
CARD: Final[tuple[ActionCardId, ...]] = get_args(ActionCardId)
assert (POWER_IDS, NOUNS.ids["action_card"]) == (POWER, CARD)

INFLUENCE: Final[dict[str, list[PowerId]]] = {
    TERRITORY_IDS[where]: found
    for where in ENTERABLE
    if (found := [POWER[power] for power in range(POWERS) if RENOWN[power][where]])
}
# By index; the last one stands for nobody or nothing (-1).
POWER_OR_NONE: Final[tuple[PowerId | NoneId, ...]] = (*POWER, "none")
CARD_OR_NONE: Final[tuple[ActionCardId | NoneId, ...]] = (*CARD, "none")
# The action cards in a hand and the permissions of a power, by the values of its part of `ready` and `permits`.
READY: Final[dict[tuple[int, ...], list[ActionCardId]]] = {
    held: list(compress(CARD, held)) for held in product(range(2), repeat=ACTION_CARDS)
}
PERMITS: Final[dict[tuple[int, ...], Permits]] = {
    modes: cast(Permits, {id: MODE_IDS[mode] for id, mode in zip(PERMISSION_IDS, modes, strict=True)})
    for modes in product(range(MODES), repeat=PERMISSIONS)
}
# Who controls a territory without a garrison.
HOME_CONTROL: Final[dict[str, PowerId]] = {
    TERRITORY_IDS[where]: POWER[HOME[where]] for where in ENTERABLE if HOME[where] != NOBODY
}
HOME_HELD: Final[dict[str, Held]] = dict.fromkeys(HOME_CONTROL, "home")
# How two powers can stand to each other, made once for all views.
WAR, ALLIANCE, CONTROLS = [
    [[PairView(one=one, other=other, status=status) for other in POWER] for one in POWER] for status in get_args(Status)
]
# Every two powers, minor Italy last.
PAIRS: Final = tuple((one, other) for one in range(POWERS) for other in range(one + 1, POWERS))
# What a garrison without a general counts, without and with a fortress.
LONE_GARRISON: Final[tuple[list[DefenceView], ...]] = tuple(
    [DefenceView(powers=[power], strength=strength) for power in POWER]
    for strength in (STRENGTH_GARRISON, STRENGTH_FORTRESS)
)
# The phase of a question outside rounds of movement and battles; what is not named here belongs to a Mobilisation.
# What is all called diplomacy where one reads how far a turn has come.
DIPLOMATIC: Final[dict[Phase, str]] = {
    "talk": "diplomacy",
    "offers": "diplomacy",
    "bids": "diplomacy",
    "adjustments": "diplomacy",
}
PHASES: Final[dict[type[Frame[Any]], Phase]] = {
    LayCards: "cards",
    Talk: "talk",
    Entreaties: "offers",
    BidForItaly: "bids",
    AllowStay: "adjustments",
    JoinGeneral: "adjustments",
    JoinGeneralInWar: "adjustments",
    RetreatFromAlly: "adjustments",
    RetreatFromFormerAlly: "adjustments",
    ChooseEnvoy: "movement",
    # While an answer is carried out nobody is asked anything, and what comes next is on top.
    Income: "cards",
    Mobilisations: "cards",
    Move: "movement",
    EndTurn: "movement",
    Turn: "movement",
}


def see(g: Realpolitik, seat: int) -> RealpolitikBoard:
    """The board, and of the battle cards only what the seat may know (R8, R96)."""
    choices = asked_view.choices(g, seat)
    control, held, garrisons, fortresses = holdings(g.garrison, g.fortress)
    return {
        "turn": g.turn,
        "phase": phase(g),
        "box": g.box,
        "prestige": [POWER[power] for power in g.prestige],
        "controller": POWER_OR_NONE[g.controller],
        "powers": {POWER_IDS[power]: power_view(g, power, choices[power]) for power in range(POWERS)},
        "pairs": [pair_view(g, one, other) for one, other in PAIRS],
        "generals": generals_view(g),
        "move": asked_view.move(g, seat),
        "influence": INFLUENCE,
        "control": control,
        "held": held,
        "garrisons": garrisons,
        "defence": defences(g),
        "fortresses": fortresses,
        "trains": list(compress(BORDER_IDS, g.train)),
        "trains_left": g.trains_left,
        "fortresses_left": g.fortresses_left,
        "hand": hand(g, seat, seat),
        "italian_hand": hand(g, seat, ITALY) if is_minor(g, ITALY) else [],
        "envoy": POWER_OR_NONE[g.envoy],
        "round": g.round,
        "battles": [TERRITORY_IDS[g.place[general]] for general in g.battles],
        "battle": None if g.contested == NOBODY else battle_view(g, seat),
        "reports": reports_view(g),
    }


@lru_cache(maxsize=256)
def holdings(
    garrison: tuple[int, ...], fortress: tuple[int, ...]
) -> tuple[dict[str, PowerId], dict[str, Held], dict[str, PowerId], list[str]]:
    """Who controls each territory and by what, whose garrison is there, and where fortresses are.

    It is worked out once for all who look at a position, and does not change from one to the next as a rule.
    """
    control = HOME_CONTROL.copy()
    held = HOME_HELD.copy()
    garrisons: dict[str, PowerId] = {}
    for where in ENTERABLE:
        owner = garrison[where]
        if owner != NOBODY:
            id = TERRITORY_IDS[where]
            control[id] = garrisons[id] = POWER[owner]
            held[id] = "fortress" if fortress[where] else "garrison"
    return control, held, garrisons, list(compress(TERRITORY_IDS, fortress))


def defences(g: Realpolitik) -> dict[str, DefenceView]:
    """Who would defend each territory in which somebody stands, and how strongly."""
    garrison, standing = g.garrison, g.standing
    defence: dict[str, DefenceView] = {}
    for where in ENTERABLE:
        if standing[where]:
            defence[TERRITORY_IDS[where]] = defence_view(g, where)
        elif garrison[where] != NOBODY:
            defence[TERRITORY_IDS[where]] = LONE_GARRISON[g.fortress[where]][garrison[where]]
    return defence


def phase(g: Realpolitik) -> Phase:
    """What the turn is in the middle of."""
    if g.outcome is not None:
        return "over"
    if g.contested != NOBODY:
        return "battle"
    if g.round:
        return "movement"
    return PHASES.get(type(g.stack[-1]), "mobilisation") if g.stack else "mobilisation"


def headline(g: Realpolitik) -> Text:
    """Where the match stands: turn and phase, and in movement the round and its envoy."""
    if g.contested != NOBODY:
        return Text("headline-battle", turn=g.turn, territory=("territory", g.contested))
    if g.round:
        key = "headline-movement-alone" if g.envoy == NOBODY else "headline-movement"
        return Text(key, turn=g.turn, round=g.round, envoy=("power", g.envoy))
    now = phase(g)
    return Text("headline", turn=g.turn, phase="opening" if g.turn == 0 else DIPLOMATIC.get(now, now))


def knows_hand(g: Realpolitik, seat: int, power: int) -> bool:
    """Whether the seat decides for a power, and so knows its battle cards."""
    return seat >= 0 and seat_of(g, power) == seat


def hand(g: Realpolitik, seat: int, power: int) -> list[int]:
    """The values of a power's cards, for whoever decides for it."""
    return sorted([CARD_VALUE[card] for card in g.hand[power]]) if knows_hand(g, seat, power) else []


def pair_view(g: Realpolitik, one: int, other: int) -> PairView:
    """Whoever controls Italy is its ally (R107)."""
    if at_war(g, one, other):
        return WAR[one][other]
    return CONTROLS[one][other] if bound(g, one, other) else ALLIANCE[one][other]


def power_view(g: Realpolitik, power: int, choice: ChoiceView | None) -> PowerView:
    cards, permits = power * ACTION_CARDS, power * PERMISSIONS
    minor = is_minor(g, power)
    return {
        "minor": minor,
        "decider": POWER_OR_NONE[seat_of(g, power)],
        "lay": "lay-italy" if minor else "lay",
        "money": g.money[power],
        "morale": g.morale[power],
        "influence": g.influence[power],
        "ally": POWER_OR_NONE[g.ally[power]],
        "ready": READY[g.ready[cards : cards + ACTION_CARDS]],
        "laid": CARD_OR_NONE[g.laid[power]],
        "hand": len(g.hand[power]),
        "deck": len(g.deck(power)),
        "discard": sorted([CARD_VALUE[card] for card in g.discard[power]]),
        "tokens": g.tokens[power],
        "permits": PERMITS[g.permits[permits : permits + PERMISSIONS]],
        "choice": choice,
    }


def generals_view(g: Realpolitik) -> list[GeneralView]:
    """The generals on the map; all others are off it."""
    return [
        {
            "general": GENERAL_IDS[general],
            "power": POWER[POWER_OF[general]],
            "territory": TERRITORY_IDS[where],
            "units": g.units[general],
            "strength": STRENGTH_GENERAL + STRENGTH_UNIT * g.units[general],
            "moved": bool(g.moved[general]),
        }
        for general, where in enumerate(g.place)
        if where != NOBODY
    ]


def defence_view(g: Realpolitik, where: int) -> DefenceView:
    """The side of whoever controls a territory and stands there, else of the first general (9.1)."""
    standing, garrison = g.standing[where], g.garrison[where]
    last = standing.bit_length() - 1
    power = POWER_OF[last]
    if standing == 1 << last and garrison in (NOBODY, power):
        strength = STRENGTH_GENERAL + STRENGTH_UNIT * g.units[last]
        if garrison != NOBODY:
            strength += STRENGTH_FORTRESS if g.fortress[where] else STRENGTH_GARRISON
        return {"powers": [POWER[power]], "strength": strength}
    first = control(g, where)
    if garrison == NOBODY and not standing & MASK[first]:
        first = POWER_OF[(standing & -standing).bit_length() - 1]
    allies = (first,) if g.ally[first] == NOBODY else (first, g.ally[first])
    side = tuple([power for power in allies if power == garrison or standing & MASK[power]])
    return {"powers": [POWER[power] for power in side], "strength": base_strength(g, side, where)}


# --- battles (9.3, R96) ---


def battle_view(g: Realpolitik, seat: int) -> BattleView:
    """The battle that goes on; of the cards that lie face down only those of the seat's own powers."""
    return {
        "territory": TERRITORY_IDS[g.contested],
        "holder": POWER_OR_NONE[g.holder],
        "attacker": GENERAL_IDS[g.attacker],
        "sides": {"attack": side_view(g, ATTACK), "defence": side_view(g, DEFENCE)},
        "generals": [fighter_view(g, seat, general) for general in in_battle(g)],
        "passed": list(compress(POWER, g.passed)),
        "without_morale": list(compress(POWER, g.broken)),
    }


def side_view(g: Realpolitik, side: int) -> SideView:
    return {
        "direct": [POWER[power] for power in direct_powers(g, side)],
        "powers": [POWER[power] for power in side_powers(g, side)],
        "base": side_strength(g, side),
        "shown": total_strength(g, side, shown=True),
    }


def fighter_view(g: Realpolitik, seat: int, general: int) -> FighterView:
    power = POWER_OF[general]
    own = seat_of(g, power) == seat
    where = g.place[general]
    return {
        "general": GENERAL_IDS[general],
        "power": POWER[power],
        "territory": NOUNS.id("territory", where),
        "side": "attack" if g.side[general] == ATTACK else "defence",
        "role": "fights" if where == g.contested else "beaten" if where == NOBODY else "supports",
        "units": g.units[general],
        "slots": g.slots[general],
        "cards": [
            {"value": CARD_VALUE[g.committed[at]] if own or g.face_up[at] else None, "up": bool(g.face_up[at])}
            for at in pile(g, general)
        ],
    }


def reports_view(g: Realpolitik) -> list[ReportView]:
    """One entry for each battle: where it was, the strengths when it is decided, and the cards that were shown."""
    found: dict[int, ReportView] = {}
    for at in range(0, len(g.reports), 4):
        where, general, first, second = g.reports[at : at + 4]
        empty: ReportView = {
            "territory": TERRITORY_IDS[where],
            "attack": None,
            "defence": None,
            "outcome": None,
            "cards": [],
        }
        battle = found.setdefault(where, empty)
        if general == NOBODY:
            battle["attack"], battle["defence"] = first, second
            battle["outcome"] = "draw" if first == second else "attack" if first > second else "defence"
        else:
            power = POWER[POWER_OF[general]]
            card: ReportCard = {"general": GENERAL_IDS[general], "power": power, "value": first, "struck": bool(second)}
            battle["cards"].append(card)
    return list(found.values())
