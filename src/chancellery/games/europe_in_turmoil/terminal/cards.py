"""The cards of the drawing: lasting events, piles, and the hand."""

from __future__ import annotations

from typing import Final

from chancellery.games.europe_in_turmoil.board import CONTENT
from chancellery.games.europe_in_turmoil.records import Card
from chancellery.games.europe_in_turmoil.terminal.sheet import INK, SIDES, Drawing
from chancellery.terminal.sheet import cut, pad, pad_left, paint

CARD_VERBS: Final = ("event", "operate", "naval", "both", "pair", "take", "discard")


class Cards(Drawing):
    """Cards in effect, in piles, in hand and on offer."""

    def lines(self) -> list[str]:
        board = self.board
        lines = []
        lasting = [f"{self.title('card', id)} {self.stamp(side)}" for id, side in board["in_effect"].items()]
        used = [(id, record.side) for id, record in CONTENT.stability.items() if id not in board["stability"]]
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
            lines += ["", paint("bold", self.say("played")), *self.card(id, CONTENT.cards[id].ops, True)]
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
        record = CONTENT.cards[id]
        room = self.width - 41
        asterisk = "*" if record.removed_after_event else ""
        title = pad(paint("bold", cut(self.title("card", id), room - 1) + asterisk), room)
        line = f"{record.number:>3} {title} {pad_left(self.ops(record, ops), 6)}  {pad(self.side(record), 15)} "
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
