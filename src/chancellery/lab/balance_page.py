"""A balance report as one HTML file that needs nothing else: charts, tables, light and dark."""

from __future__ import annotations

from collections import Counter
from html import escape
from importlib.resources import files
from typing import Final

from chancellery import __version__
from chancellery.engine.game import Game
from chancellery.engine.languages import ENGLISH
from chancellery.engine.options import Options
from chancellery.engine.prose import Prose
from chancellery.lab import balance_charts as charts
from chancellery.lab.balance import STATIONS, Balance, Variant
from chancellery.lab.bench import compiled
from chancellery.lab.series import overlay

# So many things at either end of a chart; the table has them all.
SHOWN: Final = 12
# A histogram with more columns than this is cut into classes.
COLUMNS: Final = 40


class GameWords:
    """What things of a game are called in a report."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.names: dict[str, list[str]] = {}
        self.prose = Prose(ENGLISH, (game.folder / "text",), game.nouns_for(options))

    def seat(self, id: str) -> str:
        return self.word(f"seat-{id}", id)

    def word(self, message: str, otherwise: str) -> str:
        return self.prose.text(message) if self.prose.has(message) else otherwise.replace("_", " ")

    def thing(self, kind: str, index: int) -> str:
        """What a thing is called; of several with one name the id is told too."""
        if kind not in self.names:
            ids = self.game.nouns.ids[kind]
            words = [self.word(f"{kind}-{id}", id) for id in ids]
            self.names[kind] = [
                f"{word} ({id})" if words.count(word) > 1 else word for id, word in zip(ids, words, strict=True)
            ]
        return self.names[kind][index]

    def thing_of_id(self, kind: str, id: str) -> str:
        """What a thing is called that another version of the game may have named."""
        ids = self.game.nouns.ids.get(kind, ())
        return self.thing(kind, ids.index(id)) if id in ids else id


class BalancePage(GameWords):
    """What is written of the balance."""

    def __init__(self, balance: Balance, command: str) -> None:
        self.variant, self.counts = balance.series[0]
        super().__init__(balance.game, balance.game.options(self.variant.options))
        self.balance = balance
        self.command = command

    def label(self, variant: Variant) -> str:
        if variant.changed is None:
            return f"{self.variant.options['players']} players, as asked for"
        name, value = variant.changed
        if name == "players":
            return "1 player" if value == 1 else f"{value} players"
        shown = "yes" if value is True else "no" if value is False else str(value)
        return f"{self.word(f'option-{name}', name)}: {shown}"

    def html(self) -> str:
        sections = [self.winners(), self.course(), self.length(), self.endings(), *self.things()]
        return whole_page(f"The balance of {escape(self.game.title)}", self.opening(), sections)

    def opening(self) -> str:
        base, (every, others) = self.counts.games, self.totals()
        errors = sum(counts.errors for _, counts in self.balance.series)
        bots = escape(", ".join(dict.fromkeys(self.balance.bots)))
        series = f", and {every - base:,} in {others} shorter series with one option changed" if others else ""
        stopped = f" {errors} were stopped by a defect of the rules." if errors else ""
        forfeits = sum(counts.forfeits for _, counts in self.balance.series)
        stopped += f" {forfeits} that a bot forfeited are left out." if forfeits else ""
        build = "compiled" if compiled() else "pure"
        about = f"chancellery {__version__} ({build}), rules {self.game.rules}, seed {escape(self.balance.seed)}."
        return (
            f'<p class="lead">{base:,} games between bots ({bots}){series}.{stopped}</p>\n'
            f"<p><code>{escape(self.command)}</code></p>\n"
            f"{self.changed()}"
            f'<p class="small">{about} Intervals are for 95%. This is how these bots play, not how people would.</p>'
        )

    def changed(self) -> str:
        """The figures that are not the game's own."""
        changes = "; ".join(escape(change) for change in overlay(self.game))
        return f"<p>With other figures: {changes}.</p>\n" if changes else ""

    def totals(self) -> tuple[int, int]:
        """All games, and the number of other series."""
        return sum(counts.games for _, counts in self.balance.series), len(self.balance.series) - 1

    def winners(self) -> str:
        names = [self.seat(id) for id in longest_table(self.balance)]
        data, rows = [], []
        for variant, counts in self.balance.series:
            label = self.label(variant)
            cells = []
            for index, id in enumerate(counts.seats):
                share, low, high = counts.share(index)
                data.append({"series": label, "seat": self.seat(id), "share": share, "low": low, "high": high})
                cells.append(f"{self.seat(id)} {share:.1%} ({low:.1%} to {high:.1%})")
            rows.append([label, f"{counts.games:,}", "; ".join(cells)])
        fair = 1 / len(self.counts.seats)
        text = "A victory that several share counts in parts. The dashed line is the fair share in the games asked for."
        if idle := [self.label(variant) for variant in self.balance.idle]:
            text += f" Left out, since they change nothing between these bots: {', '.join(idle)}."
        table = listing(["series", "games", "share of victories"], rows)
        return section("Who wins", text, charts.shares(data, names, fair), details("The figures", table))

    def course(self) -> str:
        if not self.counts.turns or self.game.tally is None:
            return ""
        names = [self.seat(id) for id in self.counts.seats]
        data = []
        for station in range(STATIONS):
            for index, name in enumerate(names):
                part = station / (STATIONS - 1)
                every = self.counts.curve[station][index] / max(1, self.counts.games)
                data.append({"part": part, "seat": name, "points": every, "games": "all games"})
                if self.counts.won[index]:
                    winning = self.counts.winning[station][index] / self.counts.won[index]
                    data.append({"part": part, "seat": name, "points": winning, "games": "games that the seat won"})
        text = "Whatever is secret during play counts, as it does at the end."
        return section("Score over time", text, charts.curve(data, names))

    def length(self) -> str:
        counts = self.counts
        unit, lengths = ("turns", counts.turns) if len(counts.turns) > 1 else ("decisions", counts.decisions)
        rows = [
            [name, *(f"{value:,}" for value in spread(counter))]
            for name, counter in (("turns", counts.turns), ("decisions", counts.decisions))
        ]
        table = listing(["", "least", "one in ten", "median", "nine in ten", "most"], rows)
        return section("Length", "", charts.histogram(classes(lengths), unit), table)

    def endings(self) -> str:
        total = max(1, self.counts.games)
        data = [
            {"ending": self.word(f"ending-{ending}", ending), "share": count / total}
            for ending, count in self.counts.endings.most_common()
        ]
        rows = [[str(row["ending"]), f"{row['share']:.1%}"] for row in data]
        return section("Endings", "", charts.endings(data), details("The figures", listing(["ending", "games"], rows)))

    def things(self) -> list[str]:
        usage = self.game.usage
        if usage is None:
            return []
        return [self.kind(kind, words) for kind, words in usage.words.items()]

    def kind(self, kind: str, words: list[str]) -> str:
        """Everything of a kind that came up: how often, and what goes with it."""
        counts, indexes = self.counts, []
        for index in range(self.game.nouns.count(kind)):
            if any(counts.seen[kind, word, index] for word in words):
                indexes.append(index)
        if not indexes:
            return ""
        name = kind.replace("_", " ")
        drawn = [chart for word in words if (chart := self.differences(kind, word, indexes))]
        headings = [name, *(cell for word in words for cell in (f"{word}: games", "chance"))]
        rows = []
        for index in sorted(indexes, key=lambda index: -max(counts.seen[kind, word, index] for word in words)):
            row = [self.thing(kind, index)]
            for word in words:
                row.append(f"{counts.seen[kind, word, index] / counts.games:.1%}")
                row.append(difference_text(counts.difference((kind, word, index))))
            rows.append(row)
        missing = self.game.nouns.count(kind) - len(indexes)
        text = f"{len(indexes)} came up" + (f", {missing} never did." if missing else ".")
        table = details(f"All {len(indexes)}, by how often they come up", listing(headings, rows))
        return section(plural(name), text, *drawn, table)

    def differences(self, kind: str, word: str, indexes: list[int]) -> str:
        data: charts.Data = []
        for index in indexes:
            measured = self.counts.difference((kind, word, index))
            if measured is not None:
                value, half = measured
                name = self.thing(kind, index)
                data.append({"name": name, "difference": value, "low": value - half, "high": value + half})
        if not data:
            return ""
        data.sort(key=lambda row: -row["difference"])
        shown = data if len(data) <= 2 * SHOWN else data[:SHOWN] + data[-SHOWN:]
        note = "" if shown is data else f", the {SHOWN} highest and the {SHOWN} lowest of {len(data)}"
        heading = f"<h3>{escape(word.capitalize())}: how the winning chance differs{note}</h3>\n"
        return heading + charts.differences(shown, f"Winning chance: {kind} {word}")


def whole_page(title: str, opening: str, sections: list[str]) -> str:
    """A report in one file: its style, what it is about, and its parts."""
    style = files("chancellery.lab").joinpath("balance.css").read_text("utf-8")
    return (
        f'<!doctype html>\n<html lang="{ENGLISH}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
        f"{opening}\n" + "\n".join(sections) + "\n</main>\n</body>\n</html>\n"
    )


def longest_table(balance: Balance) -> tuple[str, ...]:
    return max((counts.seats for _, counts in balance.series), key=len)


def difference_text(measured: tuple[float, float] | None) -> str:
    return "–" if measured is None else f"{measured[0]:+.1%} ± {measured[1]:.1%}"


def spread(counter: Counter[int]) -> list[int]:
    """Least, a tenth, half, nine tenths, most."""
    values = sorted(counter.elements()) or [0]
    return [values[round(part * (len(values) - 1))] for part in (0, 0.1, 0.5, 0.9, 1)]


def classes(lengths: Counter[int]) -> charts.Data:
    """Games by length, in classes where there are many lengths; a class is named by its least."""
    least, most = min(lengths, default=0), max(lengths, default=0)
    width = 1 + (most - least) // COLUMNS
    games: Counter[int] = Counter()
    for length, count in lengths.items():
        games[least + (length - least) // width * width] += count
    return [{"length": length, "games": games[length]} for length in range(least, most + 1, width)]


def plural(name: str) -> str:
    word = name.capitalize()
    return f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"


def section(title: str, text: str, *parts: str) -> str:
    body = "\n".join(f'<div class="wide">{part}</div>' for part in parts if part)
    note = f"<p>{escape(text)}</p>\n" if text else ""
    return f"<section>\n<h2>{escape(title)}</h2>\n{note}{body}\n</section>"


def details(summary: str, body: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{body}</details>"


def listing(headings: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    lines = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>\n{lines}\n</tbody></table>"
