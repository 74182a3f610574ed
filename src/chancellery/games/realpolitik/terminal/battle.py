"""The battle that goes on: both sides with their strengths, generals and piles."""

from __future__ import annotations

from typing import Any, Final

from chancellery.games.realpolitik.board import CONTENT
from chancellery.games.realpolitik.terminal.map import FORTRESS, GARRISON, general_sign
from chancellery.games.realpolitik.terminal.sheet import BACK, INK, Canvas
from chancellery.terminal.sheet import pad, paint, size

ROOM: Final = "_"


def battle(c: Canvas) -> list[str]:
    """The battle side by side, and what else is to be fought in this round."""
    seen: dict[str, Any] | None = c.board["battle"]
    lines: list[str] = []
    if seen is not None:
        where = c.title("territory", seen["territory"], "loc")
        holder = "" if seen["holder"] == "none" else c.say("held-by", **c.power(seen["holder"]))
        lines.append(c.ruled(c.say("battle", territory_loc=where).upper(), c.width, holder))
        for side in ("attack", "defence"):
            lines += side_lines(c, seen, side)
        if not report_of(c, seen["territory"]):
            for state in ("passed", "without_morale"):
                if seen[state]:
                    lines += c.headed(c.say(state.replace("_", "-")), map(c.stamp, seen[state]), " ")
            lines += c.note(c.say("battle-legend"))
    waiting = [id for id in c.board["battles"] if seen is None or id != seen["territory"]]
    if waiting:
        lines += c.headed(c.say("to-fight"), (c.mark(id, c.title("territory", id), "default") for id in waiting))
    return [*lines, *fought(c)]


def side_lines(c: Canvas, seen: dict[str, Any], side: str) -> list[str]:
    """A side: its strength, each general with its pile, and the garrison."""
    stamps = "".join(map(c.stamp, seen["sides"][side]["powers"]))
    lines = [f"{paint('bold', c.say(side))} {stamps}  {strength(c, seen, side)}"]
    generals = [general for general in seen["generals"] if general["side"] == side]
    # Those that support come last.
    generals.sort(key=lambda general: general["role"] == "supports")
    places = [place(c, general) for general in generals]
    wide = max(map(size, places), default=0)
    for general, words in zip(generals, places, strict=True):
        room = [] if report_of(c, seen["territory"]) else [ROOM] * general["slots"]
        pile = " ".join([*(card(general["power"], lying) for lying in general["cards"]), *room])
        lines.append(f"  {general_sign(c, general)} {pad(words, wide)}  {pile}".rstrip())
    garrison = c.board["garrisons"].get(seen["territory"])
    if side == "defence" and garrison in seen["sides"][side]["direct"]:
        fortress = f" {FORTRESS}" if seen["territory"] in c.board["fortresses"] else ""
        lines.append(f"  {paint(INK[garrison], c.letter(garrison) + GARRISON)}{fortress} {c.say('garrison')}")
    return lines


def strength(c: Canvas, seen: dict[str, Any], side: str) -> str:
    """The strength of a side: without cards, with those that everybody sees, and in the end with all."""
    if report := report_of(c, seen["territory"]):
        return c.say("strength", stage="decided", base=report[side], shown=report[side])
    figures = seen["sides"][side]
    stage = "open" if figures["shown"] != figures["base"] else "covered"
    return c.say("strength", stage=stage, base=figures["base"], shown=figures["shown"])


def report_of(c: Canvas, territory: str) -> dict[str, Any] | None:
    """What a battle has shown, if it is decided."""
    reports: list[dict[str, Any]] = c.board["reports"]
    return next((r for r in reports if r["territory"] == territory and r["attack"] is not None), None)


def place(c: Canvas, general: dict[str, Any]) -> str:
    """What a general does in the battle, where it stands, and its name if that is needed to choose it."""
    where = general["territory"]
    loc = "" if where == "none" else c.title("territory", where, "loc")
    words = c.say("general", role=general["role"], territory_loc=loc)
    return f"{words} ({c.title('general', general['general'])})" if general["general"] in c.targets else words


def card(power: str, lying: dict[str, Any]) -> str:
    """A card in a pile: open, face down and known to the seat, or a back."""
    if lying["value"] is None:
        return paint(INK[power], BACK)
    return paint(f"{INK[power]} bold", str(lying["value"]) if lying["up"] else f"({lying['value']})")


def fought(c: Canvas) -> list[str]:
    """What the other battles of this round have shown."""
    running = c.board["battle"] and c.board["battle"]["territory"]
    told = [
        summary(c, report)
        for report in c.board["reports"]
        if report["attack"] is not None and report["territory"] != running
    ]
    return c.headed(c.say("fought"), told) if told and c.board["round"] else []


def summary(c: Canvas, report: dict[str, Any]) -> str:
    """A battle that is over: where, how strong each side was, and the cards of each power."""
    shown: dict[str, list[str]] = {}
    for lying in report["cards"]:
        if not lying["struck"]:
            shown.setdefault(lying["power"], []).append(str(lying["value"]))
    piles = [f"{c.stamp(power)} {' '.join(values)}" for power, values in shown.items()]
    where = c.title("territory", report["territory"])
    return " ".join([c.say("score", territory=where, attack=report["attack"], defence=report["defence"]), *piles])


# --- battle cards ---


def hands(c: Canvas) -> list[str]:
    """The battle cards that have been discarded, and the own ones."""
    discards = {id: power["discard"] for id, power in c.board["powers"].items() if power["discard"]}
    piles = [f"{c.stamp(id)} {' '.join(map(str, values))}" for id, values in discards.items()]
    lines = c.headed(c.say("discarded"), piles) if piles else []
    for id in c.own:
        hand: list[int] = c.board["hand"] if id == c.view["seat"] else c.board["italian_hand"]
        heading = c.say("own-cards") if id == c.view["seat"] else c.say("italian-cards")
        lines += c.headed(heading, [paint(f"{INK[id]} bold", " ".join(map(str, hand)) or "–")])
    return [*lines, *abilities(c)]


def abilities(c: Canvas) -> list[str]:
    """What the battle cards can do among which to choose now."""
    values = {int(noun) for verb, noun in c.legal if verb in ("play", "discard")}
    lines = []
    for id, ability in CONTENT.abilities.items():
        if ability.value in values:
            figures = {"home": ability.home_strength, "bonus": ability.pair_bonus, "loss": ability.morale_loss}
            lines += c.note(f"  {ability.value}  {c.say(f'ability-{id}', **figures)}")
    return lines
