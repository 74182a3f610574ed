"""A comparison as one HTML file that needs nothing else, in the shape of a balance report."""

from __future__ import annotations

from html import escape

from chancellery.engine.game import Game
from chancellery.lab import balance_charts as charts
from chancellery.lab.balance_page import SHOWN, GameWords, details, listing, plural, section, whole_page
from chancellery.lab.comparison import Comparison, Paired

Cells = list[str]


class ComparisonPage(GameWords):
    """What is written of two variants, and the words for it."""

    def __init__(self, game: Game, comparison: Comparison, command: str) -> None:
        super().__init__(game, game.options(comparison.about[0]["options"]))
        self.comparison = comparison
        self.command = command

    def html(self) -> str:
        sections = [self.winners(), self.length(), self.endings(), *self.things()]
        return whole_page(f"Two variants of {escape(self.game.title)}", self.opening(), sections)

    def opening(self) -> str:
        found = self.comparison
        sides = []
        for letter, side, about in zip("AB", found.sides, found.about, strict=True):
            bots = ", ".join(dict.fromkeys(about["bots"]))
            made = f"chancellery {about['chancellery']} ({about['build']}), rules {about['rules']}, bots {bots}"
            changes = "".join(f"<br>{escape(change)}" for change in about["overlay"])
            sides.append(f"<p><b>{letter}</b> {escape(side.label)} <small>({escape(made)})</small>{changes}</p>\n")
        stopped = f" {found.stopped:,} deals that were stopped are left out." if found.stopped else ""
        return (
            f'<p class="lead">{found.deals:,} deals, each played by both variants; {found.same:,} came out the same.'
            f"{stopped}</p>\n{''.join(sides)}"
            f"<p><code>{escape(self.command)}</code></p>\n"
            f'<p class="small">Seed {escape(found.request.seed)}. Differences are B minus A, deal by deal, with '
            "intervals of 95%: the same cards and dice for both take away most of the chance. One figure in twenty "
            "lies outside its interval even if nothing has changed. This is how these bots play, not how people would."
            "</p>"
        )

    def course(self) -> list[Cells]:
        """Who wins, how long it takes and how it ends."""
        found = self.comparison
        rows = [[f"{self.seat(seat)} wins", *self.shares(paired)] for seat, paired in found.wins.items()]
        rows.append(["decisions", *self.counts(found.decisions)])
        if found.turns.first or found.turns.second:
            rows.append(["turns", *self.counts(found.turns)])
        return rows + [[f"ending: {self.ending(name)}", *self.shares(one)] for name, one in found.endings.items()]

    def surest(self) -> list[Cells]:
        """What comes up more or less often, the surest first."""
        sure = [
            (use, one) for use, one in self.comparison.uses.items() if abs(one.difference()[0]) > one.difference()[1]
        ]
        sure.sort(key=lambda pair: -abs(pair[1].difference()[0]) / (pair[1].difference()[1] or 1e-9))
        return [[self.use(use), *self.shares(one)] for use, one in sure]

    def shares(self, paired: Paired) -> Cells:
        (a, b), (mean, half) = paired.means(), paired.difference()
        return [f"{a:.1%}", f"{b:.1%}", f"{mean:+.1%} ± {half:.1%}"]

    def counts(self, paired: Paired) -> Cells:
        (a, b), (mean, half) = paired.means(), paired.difference()
        return [f"{a:,.1f}", f"{b:,.1f}", f"{mean:+,.1f} ± {half:,.1f}"]

    def ending(self, name: str) -> str:
        return self.word(f"ending-{name}", name)

    def use(self, use: str) -> str:
        kind, word, id = use.split("/")
        return f"{self.thing_of_id(kind, id)}, {word}"

    def winners(self) -> str:
        data: charts.Data = []
        for letter, second in (("A", False), ("B", True)):
            for seat in self.comparison.wins:
                share, low, high = self.comparison.share_of(seat, second)
                data.append({"series": letter, "seat": self.seat(seat), "share": share, "low": low, "high": high})
        names = [self.seat(seat) for seat in self.comparison.wins]
        rows = [[self.seat(seat), *self.shares(paired)] for seat, paired in self.comparison.wins.items()]
        text = "A victory that several share counts in parts. The dashed line is the fair share."
        chart = charts.shares(data, names, 1 / len(names))
        return section("Who wins", text, chart, listing(["seat", "A", "B", "B − A"], rows))

    def length(self) -> str:
        rows = [["decisions", *self.counts(self.comparison.decisions)]]
        if self.comparison.turns.first or self.comparison.turns.second:
            rows.append(["turns", *self.counts(self.comparison.turns)])
        return section("Length", "", listing(["", "A", "B", "B − A"], rows))

    def endings(self) -> str:
        rows = [[self.ending(name), *self.shares(paired)] for name, paired in self.comparison.endings.items()]
        return section("Endings", "", listing(["ending", "A", "B", "B − A"], rows))

    def things(self) -> list[str]:
        """For each kind of things the share of games in which each comes up."""
        kinds: dict[str, dict[str, dict[str, Paired]]] = {}
        for use, paired in self.comparison.uses.items():
            kind, word, id = use.split("/")
            kinds.setdefault(kind, {}).setdefault(word, {})[self.thing_of_id(kind, id)] = paired
        return [self.kind(kind, words) for kind, words in kinds.items()]

    def kind(self, kind: str, words: dict[str, dict[str, Paired]]) -> str:
        parts = []
        for word, things in words.items():
            heading = f"{word.capitalize()}: in how many games"
            if chart := self.differences(kind, word, things):
                parts.append(f"<h3>{escape(heading)}, B minus A</h3>\n{chart}")
            rows = [[name, *self.shares(paired)] for name, paired in things.items()]
            rows.sort(key=lambda row: row[0])
            parts.append(details(heading, listing([kind.replace("_", " "), "A", "B", "B − A"], rows)))
        return section(plural(kind.replace("_", " ")), "", *parts)

    def differences(self, kind: str, word: str, things: dict[str, Paired]) -> str:
        """The greatest differences, or nothing where there are none."""
        data: charts.Data = []
        for name, paired in things.items():
            mean, half = paired.difference()
            if paired.squares:
                data.append({"name": name, "difference": mean, "low": mean - half, "high": mean + half})
        data.sort(key=lambda row: -row["difference"])
        shown = data if len(data) <= 2 * SHOWN else data[:SHOWN] + data[-SHOWN:]
        return (
            charts.differences(shown, f"Games with {kind} {word}", "difference of the share of games") if shown else ""
        )
