"""The powers: tracks, action cards and alliances."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from chancellery.games.realpolitik.board import (
    GENERALS,
    INCOME,
    MINOR_CARDS,
    NOUNS,
    POWER_IDS,
    RENOWN,
    TOP_BOX,
    VICTORY,
    territory,
)
from chancellery.games.realpolitik.terminal.sheet import BACK, INK, Canvas
from chancellery.terminal.sheet import pad, pad_left, paint, size

CARDS: Final = NOUNS.ids["action_card"]
NAME_WIDTH: Final = 12
CARD_WIDTH: Final = 4
FIGURES: Final = ("influence", "morale", "money", "hand", "deck", "ally")


def powers(c: Canvas) -> list[str]:
    """A row for each power in prestige order: its figures, and its action cards."""
    widths = {figure: size(c.say(figure)) + 1 for figure in FIGURES}
    heading = pad(c.say("prestige"), NAME_WIDTH) + "".join(pad_left(c.say(f), w) for f, w in widths.items())
    cards = "".join(pad_left(c.say(f"card-{card}"), CARD_WIDTH) for card in CARDS)
    lines = [paint("bold", f"{heading} {cards}")]
    for rank, id in enumerate(c.board["prestige"], 1):
        power = c.board["powers"][id]
        name = c.mark(id, c.title("power", id), f"{INK[id]} bold" if id in c.own else INK[id])
        start = f"{rank} {c.stamp(id)} {name}"
        cells = "".join(pad_left(figure(c, power, f), w) for f, w in widths.items())
        lines.append(pad(start, NAME_WIDTH) + f"{cells} {action_cards(c, id)}".rstrip())
    return [*lines, *c.note(c.say("cards-legend"))]


def figure(c: Canvas, power: dict[str, Any], name: str) -> str:
    if name == "influence":
        return f"{power[name]}/{VICTORY}"
    if name == "ally":
        return "–" if power[name] == "none" else c.stamp(power[name])
    return str(power[name])


def action_cards(c: Canvas, id: str) -> str:
    """The action cards of a power: in hand, played, or laid; at the end the back of a card that lies face down."""
    power = c.board["powers"][id]
    chosen = own_choice(c, id)
    cells = []
    for number, card in enumerate(CARDS):
        if is_minor(c, id) and not MINOR_CARDS[number]:
            cells.append("")
        elif card in (power["laid"], chosen):
            cells.append(paint("bold", "■"))
        elif card in power["ready"]:
            cells.append("●" + yields(c, id, card))
        else:
            cells.append("–")
    back = BACK if has_laid_in_secret(c, id) else ""
    return "".join(pad_left(cell, CARD_WIDTH) for cell in cells) + f" {back}"


def is_minor(c: Canvas, id: str) -> bool:
    """Whether a power is Italy without a seat."""
    return bool(c.board["powers"][id]["minor"])


def yields(c: Canvas, id: str, card: str) -> str:
    """What Taxation or Gain Influence would bring."""
    table = {"taxation": INCOME, "gain_influence": RENOWN}.get(card)
    if table is None:
        return ""
    values = table[POWER_IDS.index(id)]
    return str(sum(values[territory(where)] for where, holder in c.board["control"].items() if holder == id))


def own_choice(c: Canvas, id: str) -> str:
    """The card that the seat itself has chosen for a power and nobody else sees yet."""
    choice = c.board["powers"][id]["choice"]
    return str(choice["picked"]) if choice and choice["of"] == "card" and choice["state"] == "own" else ""


def has_laid_in_secret(c: Canvas, id: str) -> bool:
    """Whether a card of a power lies face down: it has chosen, and others have not."""
    choice = c.board["powers"][id]["choice"]
    return choice is not None and choice["of"] == "card" and choice["state"] != "choosing"


# --- diplomacy ---


def diplomacy(c: Canvas) -> list[str]:
    """How far the diplomacy marker has come, who is allied, and who is at war."""
    box = c.board["box"]
    track = "─".join("■" if at == box else "□" for at in range(TOP_BOX + 1))
    # With three players the game opens with a Diplomacy Phase.
    left = TOP_BOX - box if c.board["turn"] else 0
    lines = c.headed(c.say("diplomacy"), (track, c.say("dispatches", left=left)))
    allied = {id: power["ally"] for id, power in c.board["powers"].items()}
    pairs = list(combinations(POWER_IDS, 2))
    friends = [pair(c, a, b) for a, b in pairs if allied[a] == b]
    wars = [pair(c, a, b) for a, b in pairs if allied[a] != b]
    status = [f"{paint('bold', c.say('at-war'))}  {' '.join(wars)}"]
    if friends:
        status.insert(0, f"{paint('bold', c.say('allies'))}  {' '.join(friends)}")
    if is_minor(c, "italy") and c.board["controller"] != "none":
        status.append(c.say("controller", **c.power(c.board["controller"])))
    return [*lines, *c.flow(status, "   "), *allowances(c)]


def pair(c: Canvas, a: str, b: str) -> str:
    return f"{c.stamp(a)}–{c.stamp(b)}"


def allowances(c: Canvas) -> list[str]:
    """What allies have allowed or forbidden each other for good; all else they ask."""
    lines = []
    for id, power in c.board["powers"].items():
        said = [
            c.title("grant", f"{permission}_{mode}") for permission, mode in power["permits"].items() if mode != "ask"
        ]
        if power["ally"] != "none" and said:
            lines += c.headed(c.say("allows", power=c.letter(id), ally=c.letter(power["ally"])), said)
    return lines


def reserves(c: Canvas) -> list[str]:
    """The generals and the tokens that each power has off the map."""
    order = c.board["prestige"]
    on_map = [general["power"] for general in c.board["generals"]]
    generals = " ".join(f"{c.stamp(id)} {GENERALS - on_map.count(id)}" for id in order)
    tokens = " ".join(f"{c.stamp(id)} {c.board['powers'][id]['tokens']}" for id in order)
    return c.headed(c.say("off-map"), (c.say("generals", count=generals), c.say("tokens", count=tokens)))
