"""Balance reports: every option changed once, differences against each seat's own share, and one page with charts."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from chancellery.engine.events import Event
from chancellery.engine.nouns import NOBODY
from chancellery.games import find_game
from chancellery.lab.accumulator import Accumulator
from chancellery.lab.balance import STATIONS, Balance, Counts, Curve, Uses, Variant, measure, variants
from chancellery.lab.balance_page import BalancePage, classes, plural, spread
from chancellery.lab.engines import local_engine
from chancellery.lab.series import Row, Series
from chancellery.lab.simulate import play_series
from tests.tiny import TINY

SHIPPED = ("europe-in-turmoil", "realpolitik", "europe-divided", "versailles-1919")


def row(winners: list[str], uses: list[str]) -> Row:
    points = [[1, 2]] * STATIONS
    return {
        "error": None,
        "forfeited": None,
        "winners": winners,
        "ending": "points",
        "turns": 3,
        "decisions": 9,
        "curve": points,
        "uses": uses,
    }


def test_every_option_is_changed_once() -> None:
    names = [variant.name() for variant in variants(find_game("realpolitik"), find_game("realpolitik").options())]
    assert names == ["asked for", "players=3", "talk=True", "limit=True"]
    alone = variants(find_game("versailles-1919"), find_game("versailles-1919").options({"players": 2}))
    assert [variant.options["players"] for variant in alone[:4]] == [2, 4, 3, 1]


def test_an_option_that_changes_nothing_is_named_and_left_out() -> None:
    game = find_game("realpolitik")
    found = measure(game, game.options({"players": 3}), ("heuristic",) * 3, 1, "idle", local_engine(1))
    assert [variant.name() for variant, _ in found.series] == ["asked for", "players=4", "talk=True"]
    assert [variant.name() for variant in found.idle] == ["limit=True"]
    assert "change nothing between these bots: Stop after 60 turns: yes." in BalancePage(found, "x").html()


def test_a_card_is_measured_against_the_own_share_of_each_seat() -> None:
    counts = Counts(("strong", "weak"))
    # The strong seat wins four of five, whatever it draws: its card is worth nothing, though its holder mostly wins.
    for number in range(400):
        winner = "weak" if number % 5 == 0 else "strong"
        drawn = ["card/drawn/0/0"] if number % 2 else []
        # The weak seat draws another card in most of the games that it wins.
        drawn += ["card/drawn/1/1"] if (number % 5 == 0) != (number % 20 == 1) else []
        counts.add([row([winner], drawn)])
    assert counts.share(0)[0] == 0.8
    useless, good = counts.difference(("card", "drawn", 0)), counts.difference(("card", "drawn", 1))
    assert useless is not None
    assert good is not None
    assert abs(useless[0]) < useless[1]
    assert good[0] - good[1] > 0.4
    assert counts.seen["card", "drawn", 0] == 200


def test_too_few_games_say_nothing() -> None:
    counts = Counts(("one", "two"))
    counts.add([row(["one"], ["card/drawn/0/0"] if number < 29 else []) for number in range(100)])
    assert counts.difference(("card", "drawn", 0)) is None
    assert counts.difference(("card", "drawn", 7)) is None


def test_games_that_a_defect_stopped_are_counted_apart() -> None:
    counts = Counts(("one", "two"))
    counts.add([{"error": "IndexError"}, row(["one", "two"], [])])
    assert (counts.games, counts.errors, counts.wins) == (1, 1, [0.5, 0.5])


@pytest.mark.parametrize("id", SHIPPED)
def test_what_a_game_declares_comes_up_in_its_games(id: str) -> None:
    game = find_game(id)
    assert game.usage is not None
    rows = play_series(Series(id, {}, ("random",), "usage", accumulators=(Curve, Uses)), 3, 1)
    found = {tuple(use.split("/")[:2]) for row in rows for use in row["uses"]}
    kinds = {kind for kind, _ in found}
    rare = {"mobilization"}
    assert kinds >= set(game.usage.words) - rare
    assert found <= {(kind, word) for kind, words in game.usage.words.items() for word in words}
    for one in rows:
        assert one["error"] is None
        assert one["turns"] > 0
        assert len(one["curve"]) == STATIONS
        assert one["curve"][-1] == one["scores"]


def test_what_is_counted_is_what_the_log_tells() -> None:
    """The cards that are drawn in a game of Europe Divided, counted here by hand."""

    class ByHand(Accumulator):
        log = True

        def after(self, g: object) -> dict[str, object]:
            events: list[Event] = [entry.event for entry in g.log.entries]  # type: ignore[attr-defined]
            drawn = {(card, e.seat) for e in events if type(e).__name__ == "CardsDrawn" for card in e.cards}  # type: ignore[attr-defined]
            return {"drawn": sorted(drawn)}

    one = play_series(Series("europe-divided", seed="hand", accumulators=(Uses, ByHand)), 1, 1)[0]
    counted = [tuple(map(int, use.split("/")[2:])) for use in one["uses"] if use.startswith("card/drawn/")]
    assert sorted(counted) == one["drawn"]
    assert all(seat != NOBODY for _, seat in counted)


@pytest.fixture(scope="module")
def report() -> str:
    """The page of a short report."""
    game = find_game("europe-in-turmoil")
    measured = measure(game, game.options(), ("random", "random"), 40, "page", local_engine(1))
    return BalancePage(measured, "chancellery balance <x>").html()


def test_a_page_needs_nothing_else(report: str) -> None:
    assert "<script" not in report
    assert not re.findall(r'(?:src|href)="(?!#)', report)
    assert set(re.findall(r"https?://[^\"' )]+", report)) <= {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    }
    assert "&lt;x&gt;" in report


def test_a_page_has_a_chart_and_a_table_for_everything(report: str) -> None:
    for title in ("Who wins", "Score over time", "Length", "Endings", "Cards", "Spaces", "Regions"):
        assert f"<h2>{title}</h2>" in report
    assert report.count('<svg role="img"') >= 6
    assert "War Mobilization: yes" in report
    assert "Liberal" in report
    assert "Kulturkampf" in report


def test_charts_take_their_colours_from_the_page(report: str) -> None:
    assert "#0102" not in report
    assert "var(--seat-1)" in report
    assert "prefers-color-scheme: dark" in report


def test_a_game_that_declares_nothing_has_a_report_too() -> None:
    counts = Counts(("red", "blue"))
    counts.add([{**row(["red"], []), "turns": 0, "curve": []}])
    page = BalancePage(Balance(TINY, ("random",), "0", [(Variant(TINY.options().dump()), counts)]), "x").html()
    assert "<h2>Who wins</h2>" in page
    assert "<h2>Length</h2>" in page


def test_lengths_in_classes() -> None:
    assert spread(Counter({5: 9, 7: 1})) == [5, 5, 5, 5, 7]
    assert [one["length"] for one in classes(Counter({100: 1, 190: 1}))][:3] == [100, 103, 106]
    assert sum(one["games"] for one in classes(Counter(range(100, 200)))) == 100
    assert (plural("territory"), plural("card")) == ("Territories", "Cards")


@pytest.mark.parametrize("id", SHIPPED)
def test_a_report_is_kept_for_every_game(id: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "balance" / f"{id}.html").read_text("utf-8")
    games = re.search(r'class="lead">([\d,]+) games between bots \(heuristic\)', page)
    assert games is not None
    assert int(games[1].replace(",", "")) >= 2000
    assert f"chancellery balance {id}" in page
    assert len(page) < 1_200_000
