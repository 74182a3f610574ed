"""Two variants on the same deals: paired differences that are right, and sides that are what they were asked to be."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from statistics import mean, stdev

import pytest

from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.games import find_game
from chancellery.lab.comparison import Comparison, Paired, compare
from chancellery.lab.comparison_page import ComparisonPage
from chancellery.lab.intervals import SURE
from chancellery.lab.series import Row, Series
from chancellery.lab.simulate import play_series
from chancellery.lab.variants import Request, Side, read_side

ROOT = Path(__file__).parents[2]
REQUEST = Request("courtyard", {"players": 2}, ("random",), 12, "compare", workers=1)


def row(number: int, winner: str, uses: tuple[str, ...] = (), **other: object) -> Row:
    length = {"decisions": 10, "turns": 3, "ending": "points"}
    return {"number": number, "winners": [winner], **length, "stopped": None, "uses": uses, **other}


def counted(pairs: list[tuple[Row, Row]]) -> Comparison:
    about = {"seats": ["red", "blue"], "overlay": [], "bots": ["random"], "options": {"players": 2}}
    made = {"chancellery": "0", "build": "pure", "rules": 1}
    found = Comparison(REQUEST, (Side("as-is"), Side("other")), [{**about, **made}] * 2)
    found.count(pairs)
    return found


def test_differences_are_those_of_a_paired_test() -> None:
    paired = Paired()
    first, second = [3.0, 5.0, 4.0, 8.0], [4.0, 5.0, 7.0, 8.5]
    for a, b in zip(first, second, strict=True):
        paired.add(a, b)
    differences = [b - a for a, b in zip(first, second, strict=True)]
    found, half = paired.difference()
    assert found == pytest.approx(mean(differences))
    assert half == pytest.approx(SURE * stdev(differences) / 2)


def test_every_figure_is_counted_deal_by_deal() -> None:
    pairs = [(row(n, "red", ("card/drawn/x",)), row(n, "blue" if n % 2 else "red", decisions=12)) for n in range(10)]
    pairs.append((row(10, "red"), row(10, "red", stopped="IndexError")))
    found = counted(pairs)
    assert (found.deals, found.stopped, found.first_stop, found.same) == (10, 1, "deal 10: IndexError", 0)
    assert found.wins["red"].means() == (1.0, 0.5)
    assert found.wins["blue"].difference()[0] == 0.5
    assert found.decisions.difference() == (2.0, 0.0)
    # Indicators: a use in all games of the first side and in none of the second.
    assert found.uses["card/drawn/x"].difference() == (-1.0, 0.0)
    by_hand = Paired()
    for a, b in pairs[:10]:
        by_hand.add(float(a["winners"] == ["red"]), float(b["winners"] == ["red"]))
    assert by_hand == found.wins["red"]


def test_the_same_variant_twice_differs_in_nothing() -> None:
    found = compare(REQUEST, (read_side("as-is"), read_side("as-is")))
    assert (found.deals, found.same) == (12, 12)
    assert {one.difference() for one in (*found.wins.values(), *found.endings.values())} == {(0.0, 0.0)}
    rows = play_series(Series("courtyard", {"players": 2}, seed="compare"), 12, workers=1)
    assert found.decisions.first == sum(row["decisions"] for row in rows)


def test_sides_differ_in_options_bots_and_figures(tmp_path: Path) -> None:
    overlay = tmp_path / "poor.toml"
    overlay.write_text("[figure.europe_money]\nvalue = 0\n", "utf-8")
    request = Request("europe-divided", {}, ("random",), 4, "0", workers=1)
    ticks: list[int] = []
    found = compare(
        request, (read_side("as-is"), read_side(f"{overlay} bots=random,heuristic")), tmp_path / "k", ticks.append
    )
    assert (found.deals, sum(ticks)) == (4, 8)
    assert found.about[1]["overlay"] == ["figure 'europe_money': value 6 → 0"]
    assert [about["bots"] for about in found.about] == [["random"] * 2, ["random", "heuristic"]]
    assert found.same == 0
    page = ComparisonPage(find_game("europe-divided"), found, "chancellery compare <x>").html()
    assert "value 6 → 0" in page
    assert "&lt;x&gt;" in page
    assert "<h2>Who wins</h2>" in page
    assert "#0102" not in page
    assert not re.findall(r'(?:src|href)="(?!#)', page)
    again = compare(request, found.sides, tmp_path / "k")
    assert again.dump() == found.dump()
    # What was kept of one overlay is not taken for what another would have played.
    overlay.write_text("[figure.europe_money]\nvalue = 1\n", "utf-8")
    with pytest.raises(ChancelleryError, match="holds another series"):
        compare(request, (found.sides[0], read_side(f"{overlay} bots=random,heuristic")), tmp_path / "k")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of one's own with a game that had other rules before."""
    package = tmp_path / "there" / "yard"
    package.mkdir(parents=True)
    for name in ("__init__", "game"):
        (package / f"{name}.py").touch()
    game = (
        "from chancellery.engine.events import Event\n"
        "from tests.tiny import TINY\nimport copy\nYARD = copy.copy(TINY)\nYARD.id = 'yard'\nYARD.rules = {rules}\n"
    )
    run = ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-C", str(package.parent)]
    subprocess.run([*run, "init", "-q"], check=True)
    for rules in (7, 8):
        (package / "game.py").write_text(game.format(rules=rules), "utf-8")
        subprocess.run([*run, "add", "-A"], check=True)
        subprocess.run([*run, "commit", "-qm", f"rules {rules}"], check=True)
    monkeypatch.chdir(package.parent)
    monkeypatch.setenv("CHANCELLERY_GAMES", "yard.game:YARD")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(package.parent), str(ROOT))))
    return package.parent


def test_a_revision_is_played_by_its_own_source(repository: Path) -> None:
    request = Request("yard", {}, ("random",), 3, "rev", workers=1)
    found = compare(request, (Side("rev=HEAD~1", revision="HEAD~1"), Side("as-is")))
    assert [about["rules"] for about in found.about] == [7, 8]
    assert found.same == 3
    with pytest.raises(BadOption, match="there is no revision 'v9'"):
        compare(request, (Side("rev=v9", revision="v9"), Side("as-is")))


def test_a_revision_of_something_else_is_not_taken_for_one_of_the_game(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    request = Request("courtyard", {}, ("random",), 3, "rev", workers=1)
    with pytest.raises(ChancelleryError, match=r"HEAD~1 has no code that plays"):
        compare(request, (Side("rev=HEAD~1", revision="HEAD~1"), Side("as-is")))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nothing", "'nothing' is nothing that a side of a comparison can be; it is FILE.toml"),
        ("", "a side of a comparison says what it changes"),
        ("absent.toml", "the overlay cannot be read"),
    ],
)
def test_what_is_no_side_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ChancelleryError, match=sentence):
        read_side(text)


@pytest.mark.parametrize(
    ("side", "sentence"),
    [
        (Side("bots=nobody", bots=("nobody",)), "bots=nobody: there is no bot 'nobody'"),
        (Side("wide=1", {"wide": "1"}), "wide=1: .*has no option 'wide'"),
        (Side("players=3", {"players": "3"}), "the two sides have other seats"),
    ],
)
def test_what_a_side_cannot_play_is_one_sentence(side: Side, sentence: str) -> None:
    with pytest.raises(ChancelleryError, match=sentence):
        compare(REQUEST, (Side("as-is"), side))
