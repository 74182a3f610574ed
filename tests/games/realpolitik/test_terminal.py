"""The board in a terminal: complete, in two languages and two widths, and told by letters as well as colours."""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.console import Console

from chancellery.cli.board import board
from chancellery.engine import shared_rows
from chancellery.engine.languages import languages
from chancellery.engine.nouns import NOBODY
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import SPECTATOR
from chancellery.games.realpolitik.board import (
    ALWAYS,
    AUSTRIA,
    CARD_VALUE,
    CARDS_OF,
    ENTER,
    ENTERABLE,
    FORTRESSES,
    FRANCE,
    GENERALS_OF,
    ITALY,
    NOUNS,
    PERMISSIONS,
    POWERS,
    PRUSSIA,
    TERRITORY_IDS,
    TOP_BOX,
    TRAINS,
    border,
    territory,
)
from chancellery.games.realpolitik.game import REALPOLITIK
from chancellery.games.realpolitik.rules.influence import renown
from chancellery.games.realpolitik.rules.pieces import put
from chancellery.games.realpolitik.rules.taxation import income
from chancellery.games.realpolitik.state import Realpolitik
from chancellery.games.realpolitik.terminal.draw import draw
from chancellery.games.realpolitik.terminal.map import COLUMN_WIDTH
from chancellery.terminal.sheet import NARROW
from tests.games.realpolitik.battlefield import BATTLES_ALONE
from tests.games.realpolitik.battles import battle

LOMBARDIA = """
    general italy_1 lombardia 3
    general france_1 liguria 2
    general austria_1 lombardia 2
    general austria_2 tyrol 1
    garrison austria lombardia
    fortress lombardia
    ally france italy
    hand italy 4 3 1
    hand france 5
    hand austria 2 2 1
    attack italy_1
"""


def new(players: int = 4, seed: int = 1) -> Realpolitik:
    g = REALPOLITIK.new(REALPOLITIK.options({"players": players, "limit": True}), seed=seed)
    assert isinstance(g, Realpolitik)
    return g


@cache
def played(players: int, seed: int, decisions: int, battles: bool = False) -> Realpolitik:
    """A position after some random decisions, or the end if it comes before; with battles alone or in a whole game."""
    game = BATTLES_ALONE if battles else REALPOLITIK
    g = game.new(game.options({"players": players} if battles else {"players": players, "limit": True}), seed=seed)
    assert isinstance(g, Realpolitik)
    rng = Rng(key_from(f"terminal {seed}"))
    while g.outcome is None and g.ply < decisions:
        seat = rng.pick(list(g.waiting))
        g.advance(seat, rng.pick(g.legal(seat)))
    return g


def do(g: Realpolitik, seat: int, name: str) -> None:
    g.play(seat, g.game.actions.parse(name))


def shown(g: Realpolitik, seat: int = FRANCE, language: str = "en", width: int = 80, colour: bool = False) -> str:
    """What stands on the screen."""
    file = io.StringIO()
    out = Console(
        width=width, file=file, highlight=False, force_terminal=colour, color_system="256" if colour else None
    )
    out.print(board(REALPOLITIK, g.view(seat), language))
    return file.getvalue().replace("\u00a0", " ").replace("\u202f", " ")


def line(screen: str, start: str) -> str:
    """The line that begins with some words, without the spaces around it."""
    return next(found for found in map(str.strip, screen.splitlines()) if found.startswith(start))


def row(screen: str, name: str) -> list[str]:
    """What stands behind the name of a territory on the map: value, control, generals."""
    found = next(text for text in screen.splitlines() if f" {name}  " in text or f"◆{name}  " in text)
    behind = found.partition(name)[2]
    return behind[: COLUMN_WIDTH[NARROW] - len(name)].split()


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


# --- it fits ---

RANDOM = [(1, 0, False), (1, 150, False), (2, 400, False), (3, 9999, False)]
CROWDED = [(seed, decisions, True) for seed in (1, 2, 3) for decisions in (15, 40, 65)]


@pytest.mark.slow
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("seed", "decisions", "battles"), RANDOM + CROWDED)
def test_no_line_is_broken_by_the_terminal(
    seed: int,
    decisions: int,
    battles: bool,
    players: int,
    language: str,
    width: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Nor is a word missing: the prose is lenient, but has nothing to be lenient about."""
    monkeypatch.setenv("COLUMNS", str(width))
    g = played(players, seed, decisions, battles)
    for seat in (*range(g.seats), SPECTATOR):
        screen = shown(g, seat, language, width)
        assert all(len(text) <= width for text in screen.splitlines())
        assert len(screen.splitlines()) == len(draw(g.view(seat), language).splitlines())
    assert caplog.messages == []


@pytest.mark.parametrize("width", [80, 100])
def test_every_territory_that_can_be_entered_is_there_once(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    view = new().view(SPECTATOR)
    view["legal"] = [f"go {TERRITORY_IDS[where]}" for where in ENTERABLE]
    assert draw(view, "en").count(" bold underline]") == len(ENTERABLE)


# --- powers ---


def test_powers_stand_in_prestige_order_with_their_figures() -> None:
    """Influence, morale, money, hand, deck, ally."""
    g = new()
    g.prestige = (PRUSSIA, ITALY, FRANCE, AUSTRIA)
    g.influence = shared_rows.put(g.influence, PRUSSIA, 12)
    g.morale = shared_rows.put(g.morale, PRUSSIA, 3)
    g.money[PRUSSIA] = 7
    g.ally = (NOBODY, NOBODY, ITALY, PRUSSIA)
    screen = shown(g)
    assert line(screen, "1 ").split()[:9] == ["1", "P", "Prussia", "12/25", "3", "7", "3", "10", "I"]
    assert line(screen, "4 ").split()[:9] == ["4", "A", "Austria", "0/25", "8", "5", "3", "10", "–"]
    assert "Allies  P–I   At war  A–F A–P A–I F–P F–I" in screen


def test_nobody_is_allied_at_the_start() -> None:
    assert line(shown(new()), "At war") == "At war  A–F A–P A–I F–P F–I P–I"
    assert "Allies" not in shown(new())


def test_action_cards_in_hand_tell_what_they_would_bring() -> None:
    g = new()
    for where in ("rheinland", "berlin", "baden"):
        g.garrison = shared_rows.put(g.garrison, territory(where), FRANCE)
    assert (income(g, FRANCE), renown(g, FRANCE)) == (9, 4)
    assert line(shown(g), "2 F").split()[9:] == ["●9", "●", "●4", "●", "●"]


def test_action_cards_played_and_laid() -> None:
    g = new()
    taxation, dispatch = (NOUNS.index("action_card", id) for id in ("taxation", "dispatch"))
    cards = NOUNS.count("action_card")
    for card in (taxation, dispatch):
        g.ready = shared_rows.put(g.ready, FRANCE * cards + card, 0)
    g.laid = shared_rows.put(g.laid, FRANCE, dispatch)
    assert line(shown(g), "2 F").split()[9:] == ["–", "●", "●0", "■", "●"]


def test_a_card_laid_face_down_is_known_to_its_owner_alone() -> None:
    g = new()
    do(g, FRANCE, "lay movement")
    own, others = shown(g, FRANCE), shown(g, AUSTRIA)
    assert line(own, "2 F").split()[9:] == ["●8", "●", "●0", "●", "■", "▒"]
    assert line(others, "2 F").split()[9:] == ["●8", "●", "●0", "●", "●", "▒"]
    assert line(others, "1 A").split()[9:] == ["●8", "●", "●0", "●", "●"]
    assert "You have chosen  Play Movement" in own
    assert "You have chosen" not in others
    assert "waiting for Austria, Prussia and Italy" in own


def test_minor_italy_has_four_action_cards_and_its_controller_sees_them() -> None:
    g = played(3, 1, 0).clone()
    for seat, courted in enumerate(("france", "italy", "austria")):
        do(g, seat, f"entreat {courted}")
    assert g.controller == FRANCE
    do(g, FRANCE, "lay-italy dispatch")
    own, others = shown(g, FRANCE), shown(g, AUSTRIA)
    assert line(own, "3 I").split()[8:] == ["F", "●8", "●", "■", "●", "▒"]
    assert "▒" not in line(others, "3 I")
    assert "France controls Italy" in others
    do(g, FRANCE, "lay movement")
    assert line(shown(g, AUSTRIA), "3 I").split()[8:] == ["F", "●8", "●", "●", "●", "▒"]


def test_powers_that_can_be_chosen_are_underlined() -> None:
    view = new().view(FRANCE)
    view["legal"] = ["entreat austria", "entreat italy"]
    markup = draw(view, "en")
    assert "underline]Austria[/]" in markup
    assert "underline]Prussia[/]" not in markup


# --- diplomacy ---


@pytest.mark.parametrize(("box", "track"), [(0, "■─□─□─□"), (2, "□─□─■─□"), (TOP_BOX, "□─□─□─■")])
def test_the_diplomacy_track(box: int, track: str) -> None:
    g = new()
    g.box = box
    words = {1: "1 Dispatch to the diplomacy phase", 0: "diplomacy phase"}
    left = TOP_BOX - box
    expected = words.get(left, f"{left} Dispatches to the diplomacy phase")
    assert line(shown(g), "Diplomacy") == f"Diplomacy  {track} · {expected}"


def test_three_players_open_with_the_diplomacy_phase() -> None:
    screen = shown(new(3))
    assert "Before the first turn" in screen
    assert line(screen, "Diplomacy").endswith("· diplomacy phase")


def test_what_an_ally_has_allowed_for_good() -> None:
    g = new()
    g.permits = shared_rows.put(g.permits, AUSTRIA * PERMISSIONS + ENTER, ALWAYS)
    assert "A tells" not in shown(g)
    g.ally = (FRANCE, AUSTRIA, NOBODY, NOBODY)
    assert "A tells F  Entering my territories: always" in shown(g)
    assert "F tells A" not in shown(g)
    assert "A → F  Entrer dans mes territoires : toujours" in shown(g, language="fr")


def test_the_envoy_and_the_round() -> None:
    g = new()
    g.envoy, g.round = PRUSSIA, 2
    assert line(shown(g), "Turn 1") == "Turn 1 · movement, round 2 · envoy: Prussia"
    g.waiting = (FRANCE,)
    assert line(shown(g), "Turn 1") == "Turn 1 · movement, round 2 · envoy: Prussia · waiting for France"


# --- the map ---


def test_value_control_garrison_fortress_and_generals_are_told_without_colour() -> None:
    g = new()
    g.garrison = shared_rows.put(g.garrison, territory("champagne"), PRUSSIA)
    g.garrison = shared_rows.put(g.garrison, territory("savoy"), FRANCE)
    g.garrison = shared_rows.put(g.garrison, territory("lombardia"), FRANCE)
    g.fortress = shared_rows.put(g.fortress, territory("savoy"), 1)
    put(g, GENERALS_OF[ITALY][0], territory("savoy"))
    put(g, GENERALS_OF[FRANCE][0], territory("savoy"))
    g.units[GENERALS_OF[FRANCE][0]] = 0
    screen = shown(g)
    assert row(screen, "Bourgogne") == ["1¤", "F"]
    assert row(screen, "Champagne") == ["1★", "P▪", "F3"]
    assert row(screen, "Savoy") == ["1★", "F▪▲", "F0", "I3"]
    assert row(screen, "Lombardia") == ["2¤", "F▪"]
    assert row(screen, "Bohemia") == ["2"]
    assert "◆Paris" in screen
    assert "◆Provence" not in screen


def test_disputed_territories_tell_their_stripes() -> None:
    screen = shown(new())
    for stripes in ("FP", "AP", "AI", "FI"):
        assert f"─ ★{stripes}" in screen


def test_control_has_a_colour_too() -> None:
    screen = shown(new(), colour=True)
    assert "\x1b[1;37;44mF\x1b[0m" in screen
    assert "\x1b[1;37;41mI\x1b[0m" in screen


def test_four_generals_in_one_place_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    g = new()
    for power in range(POWERS):
        put(g, GENERALS_OF[power][0], territory("mecklenburg"))
    assert "A3F3P3I3" in shown(g, width=100)
    assert "A3 F3 P3 I3" not in shown(g, width=100)
    monkeypatch.setenv("COLUMNS", "80")
    assert "A3 F3 P3 I3" in shown(g)


def test_territories_that_can_be_chosen_are_underlined() -> None:
    view = new().view(FRANCE)
    assert "underlined" not in draw(view, "en")
    view["legal"] = ["march paris", "train champagne-lorraine", "done"]
    markup = draw(view, "en")
    assert "underlined" in markup
    for name in ("Paris", "Champagne", "Lorraine"):
        assert f"underline]{name}[/]" in markup
    assert "underline]Alsace[/]" not in markup


def test_trains_are_gathered_around_their_hubs() -> None:
    g = new()
    assert "Paris–Bourgogne, Champagne" in shown(g)
    assert f"{TRAINS - sum(g.train)} left" in shown(g)
    g.train = shared_rows.put(g.train, border(territory("wien"), territory("moravia")), 1)
    assert "Wien–Hungari, Karinthia, Moravia, Tyrol" in shown(g)


def test_sea_lanes_name_their_power() -> None:
    screen = shown(new())
    assert "F Provence–Sardinia, Lazio" in screen
    assert "I Sardinia–Liguria, Lazio, Napoli" in screen


def test_around_the_own_generals_by_land_by_train_and_by_sea() -> None:
    g = new()
    put(g, GENERALS_OF[FRANCE][0], territory("sardinia"))
    screen = shown(g)
    assert line(screen, "F3 Champagne") == "F3 Champagne  Bourgogne Lorraine Luxembourg Normandie =Paris"
    assert line(screen, "F3 Sardinia") == "F3 Sardinia  ~Provence"
    g.ally = (NOBODY, ITALY, NOBODY, FRANCE)
    assert line(shown(g), "F3 Sardinia") == "F3 Sardinia  ~Provence ~Liguria ~Lazio ~Napoli"
    assert "Around" not in shown(g, SPECTATOR)


def test_what_is_left_off_the_map() -> None:
    g = new()
    put(g, GENERALS_OF[ITALY][0], -1)
    g.fortress = shared_rows.put(g.fortress, territory("paris"), 1)
    g.fortresses_left -= 1
    screen = shown(g)
    assert "A 2 F 2 I 3 P 2 generals · A 22 F 22 I 25 P 22 tokens" in screen
    assert f"fortress ({FORTRESSES - 1} left)" in screen


# --- battle cards ---


def values(g: Realpolitik, power: int) -> str:
    return " ".join(str(value) for value in sorted(CARD_VALUE[card] for card in g.hand[power]))


def test_a_seat_sees_its_own_cards_and_a_spectator_none() -> None:
    g = new()
    assert f"Your battle cards  {values(g, FRANCE)}" in shown(g)
    assert "battle cards" not in shown(g, SPECTATOR)


def test_italys_cards_are_shown_to_its_controller() -> None:
    g = new(3)
    assert "Italy’s battle cards" not in shown(g)
    g.controller = FRANCE
    assert f"Italy’s battle cards  {values(g, ITALY)}" in shown(g)
    assert f"Cartes de bataille de l’Italie  {values(g, ITALY)}" in shown(g, language="fr")
    assert "Italy’s battle cards" not in shown(g, PRUSSIA)


def test_discards_are_public() -> None:
    g = new()
    assert "Discarded" not in shown(g)
    g.discard[ITALY] = sorted(CARDS_OF[ITALY][:3])
    assert "Discarded  I 1 1 2" in shown(g, SPECTATOR)


# --- a battle ---


def test_a_battle_begins_with_the_strengths_of_both_sides() -> None:
    g = battle(LOMBARDIA)
    screen = shown(g, ITALY)
    assert line(screen, "BATTLE IN LOMBARDIA").endswith("controlled by Austria")
    assert line(screen, "Attack") == "Attack I  strength 4"
    assert line(screen, "I3 fights") == "I3 fights  _ _ _"
    assert line(screen, "Defence") == "Defence A  strength 7"
    assert "A▪ ▲ garrison" in screen
    assert "BATAILLE EN LOMBARDIE" in shown(g, ITALY, "fr")


def cards_played() -> Realpolitik:
    """Everybody supports; Italy has laid a 4, Austria a 2 and France a 5, and Austria's supporter is next."""
    return battle(
        LOMBARDIA,
        """
        france: support liguria
        austria: support tyrol
        italy: play 4
        austria: play 2
        france: play 5
        """,
    )


def test_a_card_lying_face_down_shows_its_value_to_its_owner_alone() -> None:
    g = cards_played()
    assert line(shown(g, ITALY), "I3 fights").split()[2:] == ["(4)", "_", "_"]
    for seat in (AUSTRIA, FRANCE, SPECTATOR):
        assert line(shown(g, seat), "I3 fights").split()[2:] == ["▒", "_", "_"]
    assert line(shown(g, FRANCE), "F2 supports").split()[4:] == ["(5)", "_"]
    assert line(shown(g, ITALY), "F2 supports").split()[4:] == ["▒", "_"]


def test_supporters_stand_below_the_fighters() -> None:
    screen = shown(cards_played(), AUSTRIA)
    texts = [text.strip() for text in screen.splitlines()]
    at = texts.index("Defence A  strength 7")
    assert texts[at + 1].startswith("A2 fights")
    assert texts[at + 2].startswith("A1 supports, in Tyrol")


def test_open_cards_count_for_everybody_and_targets_are_underlined() -> None:
    g = cards_played()
    do(g, AUSTRIA, "play-to-discard")
    screen = shown(g, SPECTATOR)
    assert "Defence A  strength 7; 8 with the open cards" in screen
    assert line(screen, "A1 supports") == "A1 supports, in Tyrol  1"
    markup = draw(g.view(AUSTRIA), "en")
    assert "underline]I3[/]" in markup
    assert "underline]F2[/]" in markup
    assert "underline]A2[/]" not in markup
    assert line(shown(g, AUSTRIA), "I3 fights (Italian General I)").endswith("▒ _ _")
    assert "General I" not in screen


def test_what_cards_can_do_is_told_when_one_is_to_be_chosen() -> None:
    g = battle(LOMBARDIA, "france: done\naustria: done")
    screen = shown(g, ITALY)
    assert "4  two in one pile are worth 1 more" in screen
    assert "5  costs you" not in screen
    assert "two in one pile" not in shown(g, AUSTRIA)
    assert "4  deux dans une même pile valent 1 de plus" in shown(g, ITALY, "fr")


def test_whoever_has_passed_or_has_no_morale_is_named() -> None:
    g = battle(f"{LOMBARDIA}\n morale austria 0", "france: done\naustria: done\nitaly: pass")
    screen = shown(g, AUSTRIA)
    assert "No more cards from  I" in screen
    assert "Without morale  A" in screen


def test_the_outcome_stays_until_the_battle_is_over() -> None:
    position = """
        general italy_1 savoy 3
        general france_1 savoy 1
        hand italy 4 3
        attack italy_1
    """
    g = battle(position, "italy: play 4\nitaly: pass")
    screen = shown(g, ITALY)
    assert line(screen, "Attack") == "Attack I  8 with all cards"
    assert line(screen, "Defence") == "Defence F  2 with all cards"
    assert "room for a card" not in screen


def test_battles_still_to_be_fought_and_those_fought_already() -> None:
    position = """
        general italy_1 savoy 3
        general france_1 savoy 1
        general italy_2 romagna 2
        general austria_1 romagna 3
        hand italy 4
        attack italy_1 italy_2
    """
    g = battle(position)
    assert "Still to fight  Savoy · Romagna" in shown(g)
    do(g, ITALY, "battle savoy")
    assert "Still to fight  Romagna" in shown(g)
    do(g, ITALY, "play 4")
    while "romagna" not in (g.view(ITALY)["board"]["battle"] or {}).values():
        (seat,) = g.waiting
        do(g, seat, g.describe(g.legal(seat)[-1]))
    g.round = 1
    assert "Battles fought  Savoy 8:2 I 4" in shown(g)
