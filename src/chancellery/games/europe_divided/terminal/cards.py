"""Headlines, and the cards that the seat holds or can count."""

from __future__ import annotations

from typing import Any, Final

from chancellery.games.europe_divided.board import (
    ACT_IDS,
    BLOC_IDS,
    BUILD_IN,
    CARD_IDS,
    CARD_SPACE,
    CONTENT,
    INITIATIVE,
    PRINTED,
    REGION_CARD,
    REGION_IDS,
    SIDE_IDS,
    SPACE_IDS,
    TAKE_CARD,
)
from chancellery.games.europe_divided.terminal.canvas import INK, Canvas
from chancellery.terminal.sheet import paint

# How many points below the value that takes its card a die is near enough to show it.
NEAR: Final = 2


def headlines(c: Canvas) -> list[str]:
    """The current and the forthcoming headlines, and whether each would be awarded now."""
    lines: list[str] = []
    for when in ("current", "forthcoming"):
        lines.append(paint("bold", c.say(when)))
        lines += [f"{'✓' if entry['met'] else '✗'} {headline(c, entry['headline'])}" for entry in c.board[when]] or [
            "–"
        ]
    deck = c.board["headline_deck"]
    return [*lines, c.say("headline-deck", first=deck["period_1"], second=deck["period_2"])]


def headline(c: Canvas, id: str) -> str:
    """A headline: title, side, prestige, condition and regions."""
    record = CONTENT.headlines[id]
    regions = ", ".join(c.title("region", region) for region in record.regions)
    return c.say(
        "headline",
        title=c.mark("headline", id, INK[record.side]),
        side=c.title("seat", record.side),
        prestige=record.prestige,
        condition=c.title("condition", record.condition),
        regions=regions,
    )


def own(c: Canvas) -> list[str]:
    """What the seat itself holds."""
    lines: list[str] = []
    held: dict[str, list[str]] = c.board["own"]
    for pile in ("committed", "hand"):
        if held[pile]:
            lines.append(paint("bold", c.say(f"own-{pile}")))
            lines += [line for id in held[pile] for line in card_lines(c, id)]
    if held["advantages"]:
        lines.append(paint("bold", c.say("own-advantages")))
        lines += [
            c.say("text", title=c.mark("advantage", id), text=c.title("advantage", id, "text"))
            for id in held["advantages"]
        ]
    if held["headlines"]:
        lines.append(paint("bold", c.say("own-headlines")))
        lines += [headline(c, id) for id in held["headlines"]]
    return lines


def within_reach(c: Canvas) -> list[str]:
    """The contested cards beside the board that a die of the seat's own is not far from (4.7)."""
    if c.seat not in SIDE_IDS:
        return []
    taken: list[str] = c.board["sides"][c.seat]["taken"]
    blocs = ("eu", "nato") if c.seat == "europe" else ("russia",)
    cards = [
        CARD_IDS[REGION_CARD[SIDE_IDS.index(c.seat) * len(REGION_IDS) + at]]
        for at, id in enumerate(REGION_IDS)
        if id not in taken and any(c.board["dice"][bloc].get(id, 0) >= TAKE_CARD - NEAR for bloc in blocs)
    ]
    lines = [line for id in cards for line in card_lines(c, id)]
    return [paint("bold", c.say("within-reach")), *lines] if lines else []


def card_lines(c: Canvas, id: str) -> list[str]:
    """A card: initiative, name, its actions bloc by bloc, and its special text."""
    index = CARD_IDS.index(id)
    lines = [f"{paint('bold', str(INITIATIVE[index]))} {c.mark('card', id)}  {symbols(c, index)}"]
    for special in CONTENT.cards[id].special:
        text = c.say("text", title=c.say(special.kind), text=c.title("card", id, special.kind))
        lines.append(paint("dim", f"    {text}"))
    return lines


def symbols(c: Canvas, card: int) -> str:
    """The printed actions of a card, in short."""
    parts: list[str] = []
    # An army comes into the card's own region, unless it says where.
    elsewhere = [space for space in BUILD_IN[card] if space != CARD_SPACE[card]]
    places = " / ".join(c.title("space", SPACE_IDS[space]) for space in elsewhere) or "none"
    for b, bloc in enumerate(BLOC_IDS):
        words = [c.say(f"do-{ACT_IDS[act]}", value=value, places=places) for act, of, value in PRINTED[card] if of == b]
        if words:
            parts.append(f"{paint(INK[bloc], c.title('bloc', bloc))} {', '.join(words)}")
    return " · ".join(parts)


def counted(c: Canvas) -> list[str]:
    """What can be counted of the other side's cards."""
    lines: list[str] = []
    for id in SIDE_IDS:
        if id == c.seat:
            continue
        side: dict[str, Any] = c.board["sides"][id]
        for pile in ("shown", "held", "unseen", "discard"):
            if side[pile]:
                cards = [f"{c.title('card', card)} {CONTENT.cards[card].initiative}" for card in side[pile]]
                lines += c.headed(c.say(f"their-{pile}", side=c.title("seat", id)), cards)
    return lines
