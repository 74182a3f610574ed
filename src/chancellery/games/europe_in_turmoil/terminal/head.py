"""The head of the drawing: when it is, who leads, and how near the war is."""

from __future__ import annotations

from chancellery.games.europe_in_turmoil.board import ACTION_ROUNDS, ERA_OF_TURN, LAST_TURN, VICTORY
from chancellery.games.europe_in_turmoil.terminal.sheet import INK, STAMP, Drawing
from chancellery.terminal.sheet import paint


class Head(Drawing):
    """Turn and round, victory points, tension."""

    def lines(self) -> list[str]:
        board = self.board
        turn, number = board["turn"], board["round"]
        last = ACTION_ROUNDS[ERA_OF_TURN[turn]]
        when = [
            self.say("turn", turn=turn, last=LAST_TURN),
            self.prose.name("era", ERA_OF_TURN[turn]),
            self.say("round", phase=board["phase"], round=number, last=last),
            self.waiting(),
        ]
        lines = [*(paint("bold", line) for line in self.flow(when)), self.victory_points(), self.danger()]
        if board["war_winner"] != "none":
            lines.append(paint("bold", self.say("war-won", seat=self.title("seat", board["war_winner"]))))
        return lines

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
        needed: int = self.board["war_die"]
        danger: str = self.board["danger"]
        style = {"none": "green", "some": "bold red", "certain": "bold red reverse"}[danger]
        words = [
            self.say("tension", tension=tension, most=most),
            self.say("status", status=status),
            paint(style, self.say("danger", danger=danger, die=needed)),
        ]
        return paint("red", "■" * tension) + "□" * (most - tension) + " " + " · ".join(words)
