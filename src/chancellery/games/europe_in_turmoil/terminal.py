"""The board as text for a terminal, from what a seat may see."""

from __future__ import annotations

import textwrap
from functools import cached_property
from typing import Any, Final

from chancellery.engine.prose import Prose
from chancellery.engine.sheet import NARROW, WIDE, Sheet, pad, paint, size, width_of_terminal
from chancellery.games.europe_in_turmoil.board import (
    ACTION_ROUNDS,
    ERA_OF_TURN,
    FACTS,
    FOLDER,
    LAST_BOX,
    LAST_TURN,
    NOUNS,
    ROLL_NEEDED,
    SLOT_MODIFIER,
    VICTORY,
    WAR,
)
from chancellery.games.europe_in_turmoil.records import Card

COLUMNS: Final = {
    3: (("france", "independent"), ("germany", "austria_hungary"), ("russia", "balkans", "box")),
    2: (("france", "austria_hungary", "independent"), ("germany", "russia", "balkans", "box")),
    1: (("france", "germany", "austria_hungary", "russia", "balkans", "independent", "box"),),
}
# How many columns there may be and how wide each is, from the best on; long names need fewer.
ARRANGEMENTS: Final = {WIDE: ((3, 30), (2, 46), (1, WIDE)), NARROW: ((2, 36), (1, NARROW))}
# What stands in a column beside the name of a space.
FIGURES: Final = 14
# The Liberal is always on the left.
SIDES: Final = ("liberal", "authoritarian")
INK: Final = {"liberal": "bright_blue", "authoritarian": "yellow", "none": "default"}
STAMP: Final = {"liberal": "bold white on blue", "authoritarian": "bold black on yellow"}
CARD_VERBS: Final = ("event", "operate", "naval", "both", "pair", "take", "discard")


def draw(view: dict[str, Any], language: str) -> str:
    """The board as Rich markup, as wide as the terminal lets it be."""
    return "\n".join(Drawing(view, Prose(language, (FOLDER / "text",), NOUNS), width_of_terminal()).lines())


def cut(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


class Drawing(Sheet):
    """A sheet; its methods give lines."""

    def lines(self) -> list[str]:
        parts = (self.head(), self.map(), self.tracks(), self.cards())
        return [line for part in parts for line in ("", *part)][1:]

    # --- words ---

    def stamp(self, seat: str) -> str:
        """Who controls something: letter and colour."""
        return paint(STAMP[seat], self.letter(seat)) if seat in STAMP else " "

    def stamped(self, side: str, lines: list[str]) -> list[str]:
        """Lines that belong to a side."""
        return [f"{self.stamp(side)}  {lines[0]}", *(f"   {line}" for line in lines[1:])]

    def wrap(self, text: str, indent: int) -> list[str]:
        return [" " * indent + line for line in textwrap.wrap(text, self.width - indent, break_on_hyphens=False)]

    # --- head ---

    def head(self) -> list[str]:
        board = self.board
        turn, number = board["turn"], board["round"]
        last = ACTION_ROUNDS[ERA_OF_TURN[turn]]
        kind = "set-up" if number == 0 else "extra" if number > last else "regular"
        when = [
            self.say("turn", turn=turn, last=LAST_TURN),
            self.prose.name("era", ERA_OF_TURN[turn]),
            self.say("round", kind=kind, round=number, last=last),
            self.waiting(),
        ]
        lines = [*(paint("bold", line) for line in self.flow(when)), self.victory_points(), self.danger()]
        if board["war_winner"] != "none":
            lines.append(paint("bold", self.say("war-won", seat=self.title("seat", board["war_winner"]))))
        return lines

    def waiting(self) -> str:
        if self.view["result"] is not None:
            return self.say("over")
        seats = tuple(NOUNS.index("seat", id) for id in self.view["waiting"])
        return self.say("waiting", seats=self.prose.names("seat", seats))

    def victory_points(self) -> str:
        """The track from the Liberal's 20 to the Authoritarian's, and whose points there are."""
        vp: int = self.board["vp"]
        side = "liberal" if vp > 0 else "authoritarian" if vp < 0 else "nobody"
        track = ["─"] * (2 * VICTORY + 1)
        for mark in range(0, len(track), VICTORY // 2):
            track[mark] = "┼"
        place = VICTORY - max(-VICTORY, min(VICTORY, vp))
        spot = paint(STAMP.get(side, "reverse"), "●")
        line = "".join(track[:place]) + spot + "".join(track[place + 1 :])
        words = paint(INK.get(side, "default"), self.say("vp", side=side, points=abs(vp)))
        return f"{self.stamp('liberal')} {VICTORY} {line} {VICTORY} {self.stamp('authoritarian')}  {words}"

    def danger(self) -> str:
        """Tension, and which dice would bring the Great War."""
        tension: int = self.board["tension"]
        status: int = self.board["status"]
        most: int = self.board["highest_tension"]
        needed = WAR.crisis_above + 1 - tension - status
        danger = "none" if needed > 6 else "certain" if needed <= 1 else "some"
        style = {"none": "green", "some": "bold red", "certain": "bold red reverse"}[danger]
        words = [
            self.say("tension", tension=tension, most=most),
            self.say("status", status=status),
            paint(style, self.say("danger", danger=danger, die=needed)),
        ]
        return paint("red", "■" * tension) + "□" * (most - tension) + " " + " · ".join(words)

    # --- the map ---

    def map(self) -> list[str]:
        """The regions in columns, and what the signs mean."""
        count, wide = self.arrangement
        columns = [self.column(regions) for regions in COLUMNS[count]]
        gap = " " * ((self.width - wide * count) // max(count - 1, 1))
        height = max(map(len, columns))
        rows = [[*column, *[" " * wide] * (height - len(column))] for column in columns]
        return [*(gap.join(row).rstrip() for row in zip(*rows, strict=True)), "", *self.legend()]

    @cached_property
    def arrangement(self) -> tuple[int, int]:
        """How many columns, and how wide: the most that leave room for every name."""
        longest = max(len(self.short(id)) for id in FACTS.spaces)
        fitting = ((count, wide) for count, wide in ARRANGEMENTS[self.width] if longest <= wide - FIGURES)
        return next(fitting, ARRANGEMENTS[self.width][-1])

    def short(self, id: str) -> str:
        """The shortest name of a space."""
        return self.prose.text(f"short-{id}") if self.prose.has(f"short-{id}") else self.title("space", id)

    def legend(self) -> list[str]:
        signs = self.say("legend")
        if not self.targets.isdisjoint(FACTS.spaces):
            signs = f"{signs} · {self.say('legend-targets')}"
        # No-break spaces keep a letter with its word.
        icons = (f"{self.letter(id)}\u00a0{self.title('icon', id).lower()}" for id in NOUNS.ids["icon"])
        return [paint("dim", line) for text in (signs, " ".join(icons)) for line in self.wrap(text, 0)]

    def column(self, regions: tuple[str, ...]) -> list[str]:
        blocks = [self.region(id) for id in regions]
        return [line for block in blocks for line in (" " * self.arrangement[1], *block)][1:]

    def region(self, id: str) -> list[str]:
        """A region: how many spaces, and battlegrounds among them, each side controls; then its spaces."""
        spaces = self.spaces_of(id)
        width = self.arrangement[1]
        name = self.say({"box": "boxes"}.get(id, id)) if id in ("box", "independent") else self.title("region", id)
        count = "" if id == "box" else " ".join(self.count(side, spaces) for side in SIDES)
        rule = "─" * (width - len(name) - size(count) - (2 if count else 1))
        heading = f"{paint('bold', name.upper())} {paint('dim', rule)} {count}".rstrip()
        return [pad(heading, width), *(self.space(space) for space in spaces)]

    def spaces_of(self, region: str) -> list[str]:
        """The spaces of a region that count now; an annexed one is in two regions."""
        annexed = [m for id, m in FACTS.map_markers.items() if id in self.board["markers"] and m.region == region]
        seen = [id for id, space in FACTS.spaces.items() if space.region == region]
        also = [id for marker in annexed for id in marker.spaces]
        return [id for id in (*seen, *also) if id in self.board["spaces"] or FACTS.spaces[id].permanent_control]

    def controller(self, space: str) -> str:
        fixed = FACTS.spaces[space].permanent_control
        return fixed or str(self.board["spaces"][space][2])

    def count(self, side: str, spaces: list[str]) -> str:
        held = [id for id in spaces if self.controller(id) == side]
        battlegrounds = sum(FACTS.spaces[id].battleground for id in held)
        some = any(FACTS.spaces[id].battleground for id in spaces)
        return paint(INK[side], f"{self.letter(side)}{len(held)}" + (f"◆{battlegrounds}" if some else ""))

    def icons(self, space: str) -> str:
        """The letters of a space's icons, with what markers made of them."""
        icons = list(FACTS.spaces[space].icons)
        for id, marker in FACTS.map_markers.items():
            if id in self.board["markers"] and space in marker.spaces and marker.icon:
                icons = [marker.icon] if marker.effect == "replaces_icon" else [*icons, marker.icon]
        return "".join(map(self.letter, icons))

    def space(self, id: str) -> str:
        """One space: battleground, name, icons, stability, Liberal and Authoritarian support, controller."""
        record = FACTS.spaces[id]
        holder = self.controller(id)
        room = self.arrangement[1] - FIGURES
        name = self.title("space", id)
        if len(name) > room:
            name = cut(self.short(id), room)
        style = INK[holder] + (" bold underline" if id in self.targets else "")
        start = ("◆" if record.battleground else " ") + pad(paint(style, name), room)
        if record.permanent_control:
            return f"{start}{' ' * 12}{self.stamp(holder)}"
        authoritarian, liberal, _ = self.board["spaces"][id]
        points = [
            paint(INK[side], f"{amount:>2}") if amount else paint("dim", " ·")
            for side, amount in zip(SIDES, (liberal, authoritarian), strict=True)
        ]
        return f"{start} {self.icons(id):<2} {record.stability} {points[0]} {points[1]} {self.stamp(holder)}"

    # --- tracks ---

    def tracks(self) -> list[str]:
        markers = [self.marker(id) for id in self.board["markers"]]
        lines = self.headed(self.say("great-war"), self.slots(), " │ ")
        if markers:
            lines += self.headed(self.say("markers"), markers)
        return [*lines, "", *self.naval()]

    def slots(self) -> list[str]:
        """The Great War Status track: its markers, then what the open slots add to a crisis roll."""
        placed = [self.title("marker", id) for id in self.board["track"]]
        open_slots = SLOT_MODIFIER[len(placed) :]
        first = [paint("bold", self.say("slot-first", modifier=modifier)) for modifier in open_slots[:1]]
        return [*placed, *first, *(paint("dim", self.say("slot-open", modifier=m)) for m in open_slots[1:])]

    def marker(self, id: str) -> str:
        name = self.title("marker", id)
        where = self.board["black_hand"]
        if id != "black_hand" or where == "none":
            return name
        return self.say("marker-in", marker=name, space_loc=self.prose.text(f"space-{where}", "loc"))

    def naval(self) -> list[str]:
        """The boxes by the roll they need, both navies, and the privileges that either has alone."""
        naval = self.board["naval"]
        label = max(len(self.say(key)) for key in ("naval", "navy-liberal", "navy-authoritarian")) + 2
        boxes = "".join(f"{needed or '–':>4}" for needed in ROLL_NEEDED)
        lines = [pad(paint("bold", self.say("naval")), label) + paint("dim", boxes)]
        lines += [pad(self.say(f"navy-{side}"), label) + self.course(side) for side in SIDES]
        if any(naval["flipped"].values()) or naval["high_water"] is not None:
            lines.append(paint("dim", self.say("naval-legend")))
        for side in SIDES:
            lines += self.stamped(side, self.flow(self.next_box(side), indent=3))
        for id, side in naval["privileges"].items():
            if FACTS.naval[id].until_opponent_arrives:
                words = self.say("privilege", box=self.title("box", id), effect=self.prose.text(f"box-{id}", "first"))
                lines += self.stamped(side, textwrap.wrap(words, self.width - 3, break_on_hyphens=False))
        return lines

    def course(self, side: str) -> str:
        """How far a navy has come."""
        naval = self.board["naval"]
        at = naval["navies"][side]
        mark = naval["high_water"] if side == "authoritarian" else None
        cells = ["────" if box < at else "   ◇" if box == mark else "   ·" for box in range(LAST_BOX + 1)]
        way = "──" if at else "  "
        cells[at] = way + ("+" if naval["flipped"][side] else way[0]) + self.stamp(side)
        return "".join(cells)

    def next_box(self, side: str) -> list[str]:
        """The box ahead with the roll it needs, and the attempts made and owed."""
        naval = self.board["naval"]
        box = naval["navies"][side] + 1
        if box > LAST_BOX:
            return [self.say("no-next-box")]
        words = [self.say("next-box", box=self.prose.name("box", box), needed=ROLL_NEEDED[box])]
        if naval["attempts"][side]:
            words.append(self.say("attempts", attempts=naval["attempts"][side]))
        if naval["owed"] and side == "liberal":
            words.append(self.say("owed", owed=naval["owed"]))
        return words

    # --- cards ---

    def cards(self) -> list[str]:
        board = self.board
        lines = []
        lasting = [f"{self.title('card', id)} {self.stamp(side)}" for id, side in board["in_effect"].items()]
        used = [(id, record.side) for id, record in FACTS.stability.items() if id not in board["stability"]]
        if lasting:
            lines += self.headed(self.say("in-effect"), lasting)
        if used:
            lines += self.headed(
                self.say("used"), (f"{self.title('stability', id)} {self.stamp(side)}" for id, side in used)
            )
        lines += [*self.piles(), *self.shown()]
        if board["mobilization"]:
            face_down = (self.title("mobilization", id) for id in board["mobilization"])
            lines += self.headed(self.say("face-down"), face_down)
        for id in board["playing"]:
            lines += ["", paint("bold", self.say("played")), *self.card(id, FACTS.cards[id].ops, True)]
        if board["hand"]:
            lines += ["", f"{paint('bold', self.say('hand'))}  {paint('dim', self.say('hand-legend'))}"]
        told = any(verb in CARD_VERBS for verb, _ in self.legal)
        for held in board["hand"]:
            lines += self.card(held["card"], held["ops"], told)
        return [*lines, *self.offered()]

    def offered(self) -> list[str]:
        """What the stability or mobilization cards do that can be chosen now."""
        kinds = {"stability": "stability", "mobilize": "mobilization"}
        lines: list[str] = []
        for verb, id in self.legal:
            if verb in kinds:
                effect = self.wrap(self.prose.text(f"{kinds[verb]}-{id}", "effect"), 4)
                lines += [paint("bold", self.title(kinds[verb], id)), *(paint("dim", line) for line in effect)]
        return ["", *lines] if lines else []

    def piles(self) -> list[str]:
        """How many cards are where."""
        board = self.board
        hands = [f"{self.stamp(side)} {self.say('hand-size', cards=board['hand_sizes'][side])}" for side in SIDES]
        piles = self.say("piles", deck=board["deck"], discard=len(board["discard"]), removed=len(board["removed"]))
        return self.headed(self.say("hands"), (*hands, piles))

    def shown(self) -> list[str]:
        """The cards in hands that the other side knows of."""
        lines = []
        for side in SIDES:
            if self.board["known"][side]:
                titles = (self.title("card", id) for id in self.board["known"][side])
                lines += self.headed(self.say("shown", seat=self.letter(side)), titles)
        return lines

    def card(self, id: str, ops: int, told: bool) -> list[str]:
        """A strategy card: number, title, Operations, side and era, and if wanted what its event does."""
        record = FACTS.cards[id]
        room = self.width - 41
        asterisk = "*" if record.removed_after_event else ""
        title = pad(paint("bold", cut(self.title("card", id), room - 1) + asterisk), room)
        line = f"{record.number:>3} {title} {self.ops(record, ops):>6}  {pad(self.side(record), 15)} "
        effect = self.wrap(self.prose.text(f"card-{id}", "effect"), 4) if told else []
        return [line + self.say(f"era-{record.era}"), *(paint("dim", text) for text in effect)]

    def ops(self, record: Card, ops: int) -> str:
        if record.side == "scoring":
            return ""
        if ops == record.ops:
            return self.say("ops", ops=ops)
        return self.say("ops-modified", printed=record.ops, ops=ops)

    def side(self, record: Card) -> str:
        if record.side in SIDES:
            return f"{self.stamp(record.side)} {paint(INK[record.side], self.title('seat', record.side))}"
        return "  " + self.say(record.side)
