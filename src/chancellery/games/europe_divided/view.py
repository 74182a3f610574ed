"""What each seat sees, built from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import TypedDict

from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.games.europe_divided.board import (
    ACT_IDS,
    ACTIONS,
    ACTS,
    ADVANTAGE_IDS,
    ARMIES,
    BLOC_IDS,
    CARD_IDS,
    CARD_SEAT,
    COMMIT,
    CONDITION,
    EUROPE,
    HEADLINE_IDS,
    HEADLINE_PERIOD,
    HEADLINE_REGIONS,
    LAST_TURN,
    PERIOD,
    REGION_IDS,
    REGIONS,
    RESOLVES,
    RUSSIA,
    SEA_IDS,
    SHIFTS,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
    SPOT_IDS,
)
from chancellery.games.europe_divided.card_lines import LineBoard, card_lines, movable_armies
from chancellery.games.europe_divided.counting import (
    OddsBoard,
    down_total,
    drawn_cards,
    hidden_cards,
    maybe_face_down,
    odds,
    totals,
    unseen_in,
)
from chancellery.games.europe_divided.in_play import SeaBenefit, Use, benefit, card_in_play, untaken, uses
from chancellery.games.europe_divided.rules.actions import UseCard
from chancellery.games.europe_divided.rules.advantages import KeepAdvantages
from chancellery.games.europe_divided.rules.armies import ChooseDestination, goals, on_map, reach, route_cost
from chancellery.games.europe_divided.rules.headlines import PlaceHeadlines, holds
from chancellery.games.europe_divided.rules.seas import sea_sum
from chancellery.games.europe_divided.rules.turn import CommitCards, total
from chancellery.games.europe_divided.rules.victory import contested_cards, headline_prestige, prestige
from chancellery.games.europe_divided.state import EuropeDivided


class SideBoard(TypedDict):
    """What is known of a side; what only the side itself knows is in `OwnBoard`.

    total      its announced initiative, 0 before that
    committed  how many of its cards lie face down
    down       their part of the announced initiative
    held       cards that are certainly in its hand or face down
    unseen     cards that are in its deck, in its hand or face down, nobody else knows which
    unseen_in  where those are: all in the `deck`, all in the `hand` or face down, or `either`
    drawn      how many of them are in its hand or face down
    totals     while both choose: how many pairs of cards that it may have come to each initiative
    maybe      cards that may be the ones that lie face down, by what was announced
    untaken    its contested cards that lie beside the board
    """

    money: int
    supply: int
    total: int
    hand: int
    committed: int
    down: int
    shown: list[str]
    deck: int
    discard: list[str]
    held: list[str]
    unseen: list[str]
    unseen_in: str
    drawn: int
    totals: dict[str, int]
    maybe: list[str]
    taken: list[str]
    untaken: list[str]
    forbidden: list[str]
    advantages: int
    advantage_deck: int
    banked: int
    headlines: int
    awarded: list[str]
    prestige: int
    headline_prestige: int
    dominance: int
    contested_cards: int


class OwnBoard(TypedDict):
    """What a seat knows of its own: empty for a spectator.

    chosen  cards that it has picked and can still take back
    uses    when each of its advantage cards can be used
    asked   whether it is asked about the cards in its hand
    """

    hand: list[str]
    chosen: list[str]
    committed: list[str]
    advantages: list[str]
    uses: dict[str, Use]
    asked: bool
    advantage_deck: list[str]
    banked: list[str]
    headlines: list[str]
    prospects: list[HeadlineBoard]
    thrown: list[str]
    odds: OddsBoard


class SeaBoard(TypedDict):
    """Who holds a sea, what they have from it, and the combined influence of each bloc."""

    holder: str
    sailed: bool
    benefit: SeaBenefit | None
    sums: dict[str, int]


class HeadlineBoard(TypedDict):
    """A headline, whether it would be awarded now, and whether its condition holds in each of its regions."""

    headline: str
    met: bool
    regions: dict[str, bool]


class EuropeDividedBoard(TypedDict):
    """What a seat sees of Europe Divided.

    card     the action card whose action is being chosen
    in_play  the action card that the open question is about
    origin   the army that is being moved
    costs    what it costs to move it to each space that it can reach
    decided  at the end of which turn current and forthcoming headlines are resolved, 0 for none
    lines    the actions of each card that the seat has or that lies open
    """

    turn: int
    period: int
    first: str
    dice: dict[str, dict[str, int]]
    armies: dict[str, dict[str, int]]
    tokens: dict[str, int]
    seas: dict[str, SeaBoard]
    fracture: str
    sides: dict[str, SideBoard]
    own: OwnBoard
    spent: list[str]
    current: list[HeadlineBoard]
    forthcoming: list[HeadlineBoard]
    decided: dict[str, int]
    failed: list[str]
    headline_deck: dict[str, int]
    card: str
    in_play: str
    origin: str
    costs: dict[str, int]
    lines: dict[str, list[LineBoard]]


def see(g: EuropeDivided, seat: int) -> EuropeDividedBoard:
    """The board, and of cards only what the seat may know (1.3, ruling 82)."""
    moving = g.stack[-1] if g.waiting else None
    return {
        "turn": g.turn,
        "period": PERIOD[g.turn],
        "first": name(SIDE_IDS, g.first),
        "dice": {bloc: dice(g, b) for b, bloc in enumerate(BLOC_IDS)},
        "armies": {side: armies(g, s) for s, side in enumerate(SIDE_IDS)},
        "tokens": {SPOT_IDS[spot]: count for spot, count in enumerate(g.token) if count},
        "seas": {SEA_IDS[sea]: sea_board(g, sea) for sea in range(len(SEA_IDS))},
        "fracture": name(SPACE_IDS, g.fracture),
        "sides": {SIDE_IDS[s]: side_board(g, s) for s in (EUROPE, RUSSIA)},
        "own": own_board(g, seat),
        "spent": names(ADVANTAGE_IDS, g.spent),
        "current": headline_boards(g, g.current),
        "forthcoming": headline_boards(g, g.forthcoming),
        "decided": decided(g),
        "failed": names(HEADLINE_IDS, g.failed),
        "headline_deck": headline_deck(g),
        "card": card_in_use(g),
        "in_play": card_in_play(g),
        "origin": SPACE_IDS[moving.origin] if isinstance(moving, ChooseDestination) else "none",
        "costs": costs(g, moving) if isinstance(moving, ChooseDestination) else {},
        "lines": lines(g, seat),
    }


def headline(g: EuropeDivided) -> Text:
    """Where the match stands: turn and period."""
    return Text("standing", turn=g.turn, period=PERIOD[g.turn])


def name(ids: tuple[str, ...], index: int) -> str:
    return "none" if index == NOBODY else ids[index]


def names(ids: tuple[str, ...], pile: Sequence[int]) -> list[str]:
    """The things of a pile, in the order of their kind: in what order they came means nothing."""
    return [ids[index] for index in sorted(pile)]


def dice(g: EuropeDivided, bloc: int) -> dict[str, int]:
    base = bloc * REGIONS
    return {REGION_IDS[region]: value for region, value in enumerate(g.die[base : base + REGIONS]) if value}


def armies(g: EuropeDivided, seat: int) -> dict[str, int]:
    base = seat * SPACES
    return {SPACE_IDS[space]: count for space, count in enumerate(g.army[base : base + SPACES]) if count}


def sea_board(g: EuropeDivided, sea: int) -> SeaBoard:
    return {
        "holder": name(BLOC_IDS, g.holder[sea]),
        "sailed": bool(g.sailed[sea]),
        "benefit": benefit(g, sea),
        "sums": {BLOC_IDS[bloc]: sea_sum(g, sea, bloc) for bloc in range(len(BLOC_IDS))},
    }


def side_board(g: EuropeDivided, seat: int) -> SideBoard:
    hidden = hidden_cards(g, seat)
    base = seat * REGIONS
    return {
        "money": g.money[seat],
        "supply": ARMIES - on_map(g, seat),
        "total": total(g, seat),
        "hand": len(g.hand[seat]),
        "committed": len(g.committed[seat]),
        "down": down_total(g, seat),
        "shown": names(CARD_IDS, g.shown[seat]),
        "deck": len(g.deck(seat)),
        "discard": names(CARD_IDS, g.discard[seat]),
        "held": names(CARD_IDS, [card for card in hidden if g.known[card]]),
        "unseen": names(CARD_IDS, [card for card in hidden if not g.known[card]] + g.deck(seat)),
        "unseen_in": unseen_in(g, seat),
        "drawn": drawn_cards(g, seat),
        "totals": totals(g, seat),
        "maybe": maybe_face_down(g, seat),
        "taken": list(compress(REGION_IDS, g.taken[base : base + REGIONS])),
        "untaken": untaken(g, seat),
        "forbidden": list(compress(ACT_IDS, g.forbidden[seat * ACTS : seat * ACTS + ACTS])),
        "advantages": len(g.advantages[seat]),
        "advantage_deck": len(g.advantage_deck(seat)),
        "banked": len(g.banked[seat]),
        "headlines": len(g.headlines[seat]),
        "awarded": names(HEADLINE_IDS, g.awarded[seat]),
        "prestige": prestige(g, seat),
        "headline_prestige": headline_prestige(g, seat),
        "dominance": g.dominance[seat],
        "contested_cards": contested_cards(g, seat),
    }


def own_board(g: EuropeDivided, seat: int) -> OwnBoard:
    if seat < 0:
        return {
            "hand": [],
            "chosen": [],
            "committed": [],
            "advantages": [],
            "uses": {},
            "asked": False,
            "advantage_deck": [],
            "banked": [],
            "headlines": [],
            "prospects": [],
            "thrown": [],
            "odds": {"total": 0, "pairs": 0, "first": 0, "behind": []},
        }
    return {
        "hand": names(CARD_IDS, g.hand[seat]),
        "chosen": chosen(g, seat),
        "committed": names(CARD_IDS, g.committed[seat]),
        "advantages": names(ADVANTAGE_IDS, g.advantages[seat]),
        "uses": uses(g, seat),
        "asked": seat in g.waiting and isinstance(g.stack[-1], (CommitCards, PlaceHeadlines, KeepAdvantages)),
        "advantage_deck": names(ADVANTAGE_IDS, g.advantage_deck(seat)),
        "banked": names(ADVANTAGE_IDS, g.banked[seat]),
        "headlines": names(HEADLINE_IDS, g.headlines[seat]),
        "prospects": headline_boards(g, g.headlines[seat]),
        "thrown": names(HEADLINE_IDS, g.thrown[seat]),
        "odds": odds(g, seat),
    }


def chosen(g: EuropeDivided, seat: int) -> list[str]:
    """The cards that a seat has sealed so far (3.2)."""
    picks = [ACTIONS.split(action) for action in g.picks[seat]]
    return [CARD_IDS[card] for verb, card in picks if verb == COMMIT]


def headline_boards(g: EuropeDivided, pile: Sequence[int]) -> list[HeadlineBoard]:
    return [headline_board(g, headline) for headline in sorted(pile)]


def headline_board(g: EuropeDivided, headline: int) -> HeadlineBoard:
    condition = CONDITION[headline]
    regions = {REGION_IDS[at]: holds(g, condition, at) for at in HEADLINE_REGIONS[headline]}
    return {"headline": HEADLINE_IDS[headline], "met": all(regions.values()), "regions": regions}


def decided(g: EuropeDivided) -> dict[str, int]:
    """The turns at whose ends the open headlines are resolved; the steps of this turn may be over already (3.5)."""
    over = g.waiting and g.turn > 0 and isinstance(g.stack[-1], (PlaceHeadlines, KeepAdvantages))
    coming = range(g.turn + 1 if over else g.turn, LAST_TURN + 1)
    resolved = [turn for turn in coming if RESOLVES[turn]]
    shifted = [turn for turn in coming if SHIFTS[turn]]
    later = [turn for turn in resolved if shifted and turn > shifted[0]]
    return {"current": min(resolved, default=0), "forthcoming": min(later, default=0)}


def headline_deck(g: EuropeDivided) -> dict[str, int]:
    """How many headlines of each period are still to be drawn."""
    first = len([headline for headline in g.headline_deck if HEADLINE_PERIOD[headline] == 1])
    return {"period_1": first, "period_2": len(g.headline_deck) - first}


def card_in_use(g: EuropeDivided) -> str:
    """The card whose action is being chosen."""
    top = g.stack[-1] if g.waiting else None
    return CARD_IDS[top.card] if isinstance(top, UseCard) else "none"


def lines(g: EuropeDivided, seat: int) -> dict[str, list[LineBoard]]:
    """The actions of the cards that lie open, and of those that the seat itself has."""
    cards = g.shown[EUROPE] + g.shown[RUSSIA]
    if seat >= 0:
        cards = cards + hidden_cards(g, seat)
    movable = [movable_armies(g, side) for side in (EUROPE, RUSSIA)]
    return {CARD_IDS[card]: card_lines(g, CARD_SEAT[card], card, movable[CARD_SEAT[card]]) for card in sorted(cards)}


def costs(g: EuropeDivided, asked: ChooseDestination) -> dict[str, int]:
    """What it costs to move the chosen army to each space."""
    move = asked.move
    found = reach(g, asked.seat, asked.origin, move)
    return {SPACE_IDS[space]: route_cost(move, found[space]) for space in goals(g, asked.seat, asked.origin, move)}
