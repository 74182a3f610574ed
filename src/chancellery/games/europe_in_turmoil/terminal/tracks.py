"""The tracks of the drawing: the Great War and the naval race."""

from __future__ import annotations

import textwrap

from chancellery.games.europe_in_turmoil.board import CONTENT, LAST_BOX, ROLL_NEEDED, SLOT_MODIFIER
from chancellery.games.europe_in_turmoil.terminal.sheet import SIDES, Drawing
from chancellery.terminal.sheet import pad, paint, size


class Tracks(Drawing):
    """Markers, navies and privileges."""

    def lines(self) -> list[str]:
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
        return self.say("marker-in", marker=name, space_loc=self.title("space", where, "loc"))

    def naval(self) -> list[str]:
        """The boxes by the roll they need, both navies, and the privileges that either has alone."""
        naval = self.board["naval"]
        label = max(size(self.say(key)) for key in ("naval", "navy-liberal", "navy-authoritarian")) + 2
        boxes = "".join(f"{needed or '–':>4}" for needed in ROLL_NEEDED)
        lines = [pad(paint("bold", self.say("naval")), label) + paint("dim", boxes)]
        lines += [pad(self.say(f"navy-{side}"), label) + self.course(side) for side in SIDES]
        if any(naval["flipped"].values()) or naval["high_water"] is not None:
            lines.append(paint("dim", self.say("naval-legend")))
        for side in SIDES:
            lines += self.stamped(side, self.flow(self.next_box(side), indent=3))
        for id, side in naval["privileges"].items():
            if CONTENT.naval[id].until_opponent_arrives:
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
        if naval["doom"][side] != "none":
            words.append(self.say("doom", doom=naval["doom"][side]))
        if naval["attempts"][side]:
            words.append(self.say("attempts", attempts=naval["attempts"][side]))
        if naval["owed"] and side == "liberal":
            words.append(self.say("owed", owed=naval["owed"]))
        return words
