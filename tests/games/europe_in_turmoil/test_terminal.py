"""The board in a terminal: complete, in two languages and two widths, and told by letters as well as colours."""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.console import Console

from chancellery.cli.board import board
from chancellery.engine.languages import languages
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.shared_rows import put
from chancellery.engine.state import SPECTATOR
from chancellery.games.europe_in_turmoil.board import (
    AUTHORITARIAN,
    BOSNIA,
    FRENCH_CATHOLIC_CHURCH,
    LIBERAL,
    NOUNS,
    SPACES,
    card,
    marker,
    space,
)
from chancellery.games.europe_in_turmoil.game import EUROPE_IN_TURMOIL
from chancellery.games.europe_in_turmoil.rules.card_play import PlayCard
from chancellery.games.europe_in_turmoil.rules.stability import ChooseStability
from chancellery.games.europe_in_turmoil.state import Turmoil
from chancellery.games.europe_in_turmoil.terminal.draw import draw
from tests.games.europe_in_turmoil.card_numbers import CARD_NUMBER

VIEWERS = (AUTHORITARIAN, LIBERAL, SPECTATOR)


def new(seed: int = 1) -> Turmoil:
    g = EUROPE_IN_TURMOIL.new(seed=seed)
    assert isinstance(g, Turmoil)
    return g


@cache
def played(seed: int, decisions: int, mobilization: bool = False) -> Turmoil:
    """A position after some random decisions, or the end if it comes before."""
    g = EUROPE_IN_TURMOIL.new(EUROPE_IN_TURMOIL.options({"mobilization": mobilization}), seed=seed)
    assert isinstance(g, Turmoil)
    rng = Rng(key_from(f"terminal {seed}"))
    while g.outcome is None and g.ply < decisions:
        seat = rng.pick(list(g.waiting))
        g.advance(seat, rng.pick(g.legal(seat)))
    return g


def shown(g: Turmoil, seat: int = LIBERAL, language: str = "en", width: int = 100, colour: bool = False) -> str:
    """What stands on the screen."""
    file = io.StringIO()
    out = Console(
        width=width, file=file, highlight=False, force_terminal=colour, color_system="256" if colour else None
    )
    out.print(board(EUROPE_IN_TURMOIL, g.view(seat), language))
    return file.getvalue().replace("\u00a0", " ").replace("\u202f", " ")


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


# --- it fits ---


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seat", VIEWERS)
@pytest.mark.parametrize(("seed", "decisions"), [(1, 0), (1, 150), (2, 150), (3, 150), (4, 400), (5, 5000)])
def test_no_line_is_broken_by_the_terminal(
    seed: int, decisions: int, seat: int, language: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    g = played(seed, decisions)
    screen = shown(g, seat, language, width)
    assert all(len(line) <= width for line in screen.splitlines())
    assert len(screen.splitlines()) == len(draw(g.view(seat), language).splitlines())


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("decisions", [0, 40, 80, 120, 160, 200])
def test_a_terminal_says_everything_in_words(decisions: int, language: str, caplog: pytest.LogCaptureFixture) -> None:
    """The prose is lenient, but has nothing to be lenient about."""
    for seed in range(3):
        for seat in VIEWERS:
            shown(played(seed, decisions, mobilization=True), seat, language)
    assert caplog.messages == []


def test_a_narrow_terminal_has_the_same_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    narrow = shown(new(), width=80)
    for name in ("Paris", "Berlin", "Vienna", "Moscow", "Serbia", "Italy", "Ottoman Empire"):
        assert name in narrow


# --- it says what is so ---


def row(screen: str, name: str) -> str:
    """What stands behind a name."""
    line = next(line for line in screen.splitlines() if f" {name} " in line or f"◆{name} " in line)
    return line.partition(name)[2]


def test_support_stability_icons_and_control_are_told_without_colour() -> None:
    """Icon, stability, Liberal points, Authoritarian points, and the letter of whoever is in control."""
    screen = shown(new())
    assert row(screen, "Picardy").split()[:5] == ["w", "2", "2", "·", "L"]
    assert row(screen, "Nicolas II").split()[:5] == ["m", "4", "·", "4", "A"]
    assert row(screen, "Colonials").split()[:4] == ["bx", "3", "·", "1"]
    assert "◆Paris" in screen
    assert "◆Picardy" not in screen
    assert "RUSSIA ───────────── L1◆0 A1◆1" in screen


def test_control_has_a_colour_too() -> None:
    screen = shown(new(), colour=True)
    assert "\x1b[1;37;44mL\x1b[0m" in screen
    assert "\x1b[1;30;43mA\x1b[0m" in screen


def test_spaces_that_can_be_chosen_are_underlined() -> None:
    g = played(1, 2)
    assert g.waiting == (AUTHORITARIAN,)
    markup = draw(g.view(AUTHORITARIAN), "en")
    assert "underline]Berlin[/]" in markup
    assert "underline]Paris[/]" not in markup
    assert "underlined" in markup
    assert "underline" not in draw(g.view(LIBERAL), "en")


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    g = new()
    own, nobodys = shown(g, LIBERAL), shown(g, SPECTATOR)
    for which in g.hand[LIBERAL]:
        assert f"\n  {CARD_NUMBER[which]:>3} " in own
        assert f"\n  {CARD_NUMBER[which]:>3} " not in nobodys
    assert "Your hand" not in nobodys


def test_a_modified_value_stands_beside_the_printed_one() -> None:
    g = new()
    g.hand[LIBERAL] = [card("lord_fisher")]
    g.in_effect = put(g.in_effect, card("stymied"), AUTHORITARIAN + 1)
    assert row(shown(g), "Lord Fisher*").split()[:3] == ["3→2", "OP", "L"]
    assert row(shown(g, language="fr"), "Lord Fisher*").split()[-2:] == ["Libéral", "victorienne"]


def test_effects_are_told_when_a_card_is_to_be_chosen() -> None:
    g = new()
    g.hand[LIBERAL] = [card("lord_fisher")]
    assert "naval attempt" not in shown(g)
    g.stack = [PlayCard(LIBERAL)]
    g.run()
    assert "gets +1 in every naval attempt" in shown(g)
    assert "reçoit +1 à chaque tentative navale" in shown(g, language="fr")


def test_stability_cards_are_told_when_one_is_to_be_chosen() -> None:
    g = new()
    g.stack = [ChooseStability(LIBERAL, 0, 1, 1)]
    g.run()
    assert "Only if the British Navy is ahead." in shown(g, LIBERAL)
    assert "Only if the British Navy is ahead." not in shown(g, AUTHORITARIAN)


# --- markers change the map ---


def test_state_secularism_takes_the_church_off_the_map() -> None:
    g = new()
    assert "French Church" in shown(g)
    g.opened = put(g.opened, FRENCH_CATHOLIC_CHURCH, 0)
    g.settle()
    assert "French Church" not in shown(g)


def test_annexed_bosnia_is_in_both_regions() -> None:
    g = new()
    assert shown(g).count("Bosnia") == 1
    g.marked = put(g.marked, marker("bosnia_annexed"), 1)
    assert shown(g).count("◆Bosnia") == 2


def test_icons_follow_their_markers() -> None:
    g = new()
    assert row(shown(g), "Paris").split()[0] == "g"
    assert row(shown(g), "Belgium").split()[0] == "w"
    g.marked = put(g.marked, marker("monarchy_restored"), 1)
    g.marked = put(g.marked, marker("congo_annexed"), 1)
    assert row(shown(g), "Paris").split()[0] == "m"
    assert row(shown(g), "Belgium").split()[0] == "wx"


def test_the_black_hand_has_a_place() -> None:
    g = new()
    g.marked = put(g.marked, marker("black_hand"), 1)
    g.black_hand = space("serbia")
    assert "Black Hand in Serbia" in shown(g)
    assert "Main noire en Serbie" in shown(g, language="fr")


# --- tracks ---


@pytest.mark.parametrize(
    ("tension", "words"), [(0, "no die can bring war"), (3, "war on a die of 4 or more"), (6, "any die brings war")]
)
def test_how_near_the_war_is(tension: int, words: str) -> None:
    """8.3.1: above 6; the five slots are full, so the status is 0."""
    g = new()
    alliances = ("franco_russian_alliance", "entente_cordiale", "dual_alliance", "triple_alliance")
    g.track = tuple(marker(id) for id in (*alliances, "schlieffen_plan_adopted"))
    g.tension = tension
    assert words in shown(g)


@pytest.mark.parametrize(("vp", "words"), [(0, "VP: 0"), (5, "VP: Liberal 5"), (-23, "VP: Authoritarian 23")])
def test_victory_points_name_their_side(vp: int, words: str) -> None:
    g = new()
    g.vp = vp
    screen = shown(g)
    assert words in screen
    assert screen.splitlines()[1].index("●") == 7 + 20 - max(-20, min(20, vp))


def test_the_navies_and_what_they_have_won() -> None:
    g = new()
    g.navy = (1, 2)
    g.flipped = (1, 0)
    g.high_water = 4
    screen = shown(g)
    german = next(line for line in screen.splitlines() if line.strip().startswith("German Navy"))
    assert "──+A" in german
    assert german.count("◇") == 1
    assert "Helgoland Class: At the end of each turn" in screen
    assert "next Bellerophon Class (6)" in screen


def test_attempts_made_and_owed_fit_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    g = new()
    g.attempts = put(g.attempts, LIBERAL, 1)
    g.owed = 2
    screen = shown(g, language="fr", width=80)
    assert "L  prochaine case HMS Dreadnought (4) · 1 tentative ce tour-ci" in screen
    assert "encore 2 tentatives dues" in screen
    assert len(screen.splitlines()) == len(draw(g.view(LIBERAL), "fr").splitlines())


def test_lasting_events_name_their_side() -> None:
    g = new()
    g.in_effect = put(g.in_effect, card("lord_fisher"), LIBERAL + 1)
    g.ready = put(g.ready, NOUNS.index("stability", "workers_unite"), 0)
    screen = shown(g)
    assert "In effect  Lord Fisher L" in screen
    assert "Stability used  Workers Unite L" in screen


def test_support_of_two_digits_keeps_its_column() -> None:
    g = new()
    g.support[BOSNIA] = 12
    g.support[SPACES + BOSNIA] = 25
    g.settle()
    assert row(shown(g), "Bosnia").split()[:5] == ["xi", "3", "25", "12", "L"]
    assert all(len(line.rstrip()) <= 98 for line in shown(g).splitlines())
