"""What a seat sees beside the pieces: prices, standings, and why an event of its hand could not take place."""

from __future__ import annotations

import re
from typing import Any

import pytest

from chancellery.engine.languages import languages
from chancellery.engine.prose import Prose, Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_in_turmoil.board import (
    ALLOWED_AGAIN_BY,
    AUTHORITARIAN,
    CARDS,
    CONTENT,
    FOLDER,
    IS_SCORING,
    LAST_BOX,
    LAST_TURN,
    LIBERAL,
    NOUNS,
    PREVENTED_BY,
    REQUIRES,
    ROLL_NEEDED,
    card,
    cards,
    space,
)
from chancellery.games.europe_in_turmoil.legend import LEGEND
from chancellery.games.europe_in_turmoil.rules.event_play import CONDITIONS, can_happen, executor, obstacle
from chancellery.games.europe_in_turmoil.rules.operations import neighbour_modifier
from chancellery.games.europe_in_turmoil.rules.support import close_space, open_space
from chancellery.games.europe_in_turmoil.rules.tension import place_marker
from chancellery.games.europe_in_turmoil.state import Turmoil
from chancellery.games.europe_in_turmoil.view import SIDES
from tests.games.europe_in_turmoil.tables import run

CLIENT = FOLDER.parents[1] / "web/static/client/games/europe-in-turmoil"


def prose(language: str) -> Prose:
    return Prose(language, [FOLDER / "text"], NOUNS, strict=True)


def in_hand(g: Turmoil, seat: int, id: str) -> Any:
    return next(held for held in g.see(seat)["hand"] if held["card"] == id)["event"]


def reason(g: Turmoil, seat: int, id: str) -> str | None:
    why = obstacle(g, card(id), executor(card(id), seat))
    return None if why is None else prose("en").say("blocked", why.text())


# --- why an event is blocked ---


def test_an_event_that_can_take_place_has_no_obstacle() -> None:
    g = run("set hand liberal: modernism")
    assert in_hand(g, LIBERAL, "modernism") == {"possible": True, "why": None, "enemy": False}


def test_scoring_cards_have_no_event() -> None:
    g = run("set hand liberal: france_scoring")
    assert in_hand(g, LIBERAL, "france_scoring") is None


def test_a_missing_event_is_named() -> None:
    g = run("set hand liberal: victor_chernov")
    needed = {"kind": "card", "ids": ["union_of_liberation"]}
    assert in_hand(g, LIBERAL, "victor_chernov") == {
        "possible": False,
        "why": {"key": "needs", "args": {"cards": needed}},
        "enemy": False,
    }
    assert reason(g, LIBERAL, "victor_chernov") == "Needs the event “Union of Liberation” first."


def test_an_event_that_came_before_is_named() -> None:
    g = run("""
        set hand authoritarian: franz_ferdinand
        set happened gavrilo_princip: 1
    """)
    assert reason(g, AUTHORITARIAN, "franz_ferdinand") == "Blocked since the event “Gavrilo Princip”."


@pytest.mark.parametrize(("tension", "possible"), [(2, True), (3, False)])
def test_a_condition_of_the_card_itself(tension: int, possible: bool) -> None:
    g = run(f"""
        set hand liberal: second_international
        set tension: {tension}
    """)
    assert in_hand(g, LIBERAL, "second_international")["possible"] is possible
    assert reason(g, LIBERAL, "second_international") == (None if possible else "Only at tension 2 or less.")


def test_an_enemy_event_is_judged_for_the_enemy() -> None:
    """Control of three Monarch spaces must be the Authoritarian's, whoever holds the card."""
    g = run("""
        set hand liberal: bernhard_von_bulow
        set support liberal sweden: 3
        set support liberal italy: 3
        set support liberal constantinople: 3
    """)
    assert in_hand(g, LIBERAL, "bernhard_von_bulow")["possible"] is False
    assert in_hand(g, LIBERAL, "bernhard_von_bulow")["enemy"] is True


def test_obstacles_and_the_rules_agree_about_every_card() -> None:
    g = run("set tension: 4")
    for one in range(CARDS):
        if not IS_SCORING[one]:
            for seat in (AUTHORITARIAN, LIBERAL):
                assert (obstacle(g, one, seat) is None) == can_happen(g, one, seat)


def test_an_event_that_is_allowed_again_is_not_ruled_out() -> None:
    again = next(one for one in range(CARDS) if ALLOWED_AGAIN_BY[one])
    g = run("set tension: 0")
    g.happened = put(g.happened, PREVENTED_BY[again][0], 1)
    for required in REQUIRES[again]:
        g.happened = put(g.happened, required, 1)
    assert obstacle(g, again, executor(again, LIBERAL)) is not None
    g.happened = put(g.happened, ALLOWED_AGAIN_BY[again][0], 1)
    assert obstacle(g, again, executor(again, LIBERAL)) is None


def test_nobody_else_learns_it() -> None:
    g = run("set hand liberal: victor_chernov")
    assert g.see(AUTHORITARIAN)["hand"] == []
    assert g.see(-1)["hand"] == []


@pytest.mark.parametrize("language", languages())
def test_every_obstacle_has_a_sentence(language: str) -> None:
    words = prose(language)
    obstacles = [
        *(Text(NOUNS.id("card", one)) for one in CONDITIONS),
        Text("needs", cards=("card", cards("entente_cordiale"))),
        Text("needs", cards=("card", cards("entente_cordiale", "union_of_liberation"))),
        Text("prevented", cards=("card", cards("gavrilo_princip"))),
    ]
    for obstacle_text in obstacles:
        sentence = words.say("blocked", obstacle_text)
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence


# --- prices and standings ---


def test_prices_are_those_of_the_rules() -> None:
    g = run("""
        set support authoritarian berlin: 3
        set in_effect dreyfus_affair: 2
    """)
    costs = g.see(LIBERAL)["costs"]
    assert costs["liberal"] == {"berlin": 2}
    assert costs["authoritarian"]["paris"] == 2
    assert "berlin" not in costs["authoritarian"]


def test_standings_are_those_of_a_scoring() -> None:
    g = run("""
        set support liberal paris: 2
        set support liberal dijon: 2
        set support authoritarian beau_monde: 3
        set support liberal belgium: 3
    """)
    # Presence for both; one battleground each; Belgium beside France.
    regions = g.see(LIBERAL)["regions"]
    assert regions["france"] == {
        "authoritarian": {"level": "presence", "battlegrounds": 1, "beside": 0, "vp": 4},
        "liberal": {"level": "presence", "battlegrounds": 1, "beside": 1, "vp": 5},
        "battlegrounds": len(CONTENT.scoring["france"].battlegrounds),
        "leader": "liberal",
        "margin": 1,
    }
    nothing = {"level": "nothing", "battlegrounds": 0, "beside": 0, "vp": 0}
    battlegrounds = len(CONTENT.scoring["russia"].battlegrounds)
    even = {"battlegrounds": battlegrounds, "leader": "nobody", "margin": 0}
    assert regions["russia"] == {"authoritarian": nothing, "liberal": nothing, **even}


# --- the map as markers have changed it ---


def test_an_annexed_space_counts_in_two_regions() -> None:
    """49: Bosnia is in Austria-Hungary too."""
    before, after = run("set tension: 0").see(LIBERAL), run("set marked bosnia_annexed: 1").see(LIBERAL)
    assert "bosnia" not in before["areas"]["austria_hungary"]
    assert "bosnia" in after["areas"]["austria_hungary"]
    assert "bosnia" in after["areas"]["balkans"]
    assert (before["annexed"], after["annexed"]) == ([], ["bosnia"])


def test_a_space_is_open_closed_or_gone() -> None:
    """51: Norway opens by its event; 2: the French church is gone after its own."""
    g = run("set tension: 0")
    assert g.see(LIBERAL)["shut"] == {"norway": "closed"}
    open_space(g, space("norway"))
    place_marker(g, NOUNS.index("marker", "state_secularism"))
    close_space(g, space("french_catholic_church"))
    seen = g.see(LIBERAL)
    assert seen["shut"] == {"french_catholic_church": "gone"}
    assert "french_catholic_church" not in seen["areas"]["france"]
    assert "norway" in seen["areas"]["independent"]


def test_boxes_belong_to_a_side_for_good() -> None:
    seen = run("set tension: 0").see(LIBERAL)
    assert seen["boxes"] == {"united_kingdom": "liberal", "egypt": "liberal", "ottoman_empire": "authoritarian"}
    assert seen["areas"]["box"] == list(seen["boxes"])


def test_icons_are_those_that_markers_left() -> None:
    """45: Belgium gets Annex besides its own; 20: a restored monarchy takes Government from Paris."""
    assert run("set tension: 0").see(LIBERAL)["icons"] == {}
    seen = run("set marked congo_annexed: 1\nset marked monarchy_restored: 1").see(LIBERAL)["icons"]
    assert seen["paris"] == {"icons": ["monarch"], "marker": "monarchy_restored"}
    assert set(seen["belgium"]["icons"]) == {*CONTENT.spaces["belgium"].icons, "annex"}


# --- what a die and a turn mean ---


@pytest.mark.parametrize(("die", "danger"), [(7, "none"), (6, "some"), (2, "some"), (1, "certain")])
def test_the_danger_of_war(die: int, danger: str) -> None:
    """8.3.1: with this die, tension and status reach what brings the war."""
    status = run("set tension: 0").see(LIBERAL)["status"]
    seen = run(f"set tension: {LEGEND.values['war_from'] - die - status}").see(LIBERAL)
    assert (seen["war_die"], seen["danger"]) == (die, danger)


def test_the_era_of_a_turn_and_its_rounds() -> None:
    assert [run(f"set turn: {turn}").see(LIBERAL)["era"]["era"] for turn in (1, 4, 10)] == list(CONTENT.eras)
    for turn in range(1, LAST_TURN + 1):
        seen = run(f"set turn: {turn}").see(LIBERAL)["era"]
        assert seen["rounds"] == CONTENT.eras[seen["era"]].action_rounds


def test_a_navy_knows_its_next_box() -> None:
    seen = run(f"set navy liberal: 2\nset navy authoritarian: {LAST_BOX}").see(LIBERAL)["naval"]["next"]
    assert seen == {"liberal": {"box": NOUNS.id("box", 3), "needed": ROLL_NEEDED[3]}, "authoritarian": None}


def test_only_the_liberal_owes_attempts() -> None:
    assert run("set owed: 2").see(AUTHORITARIAN)["naval"]["owes"] == {"authoritarian": 0, "liberal": 2}


def test_only_points_that_are_paid_for_have_a_price() -> None:
    """6.1.2 costs Operations, 6.1.1 does not."""
    paid = run(
        "stack PlaceSupport seat=liberal ops=2 area=(paris,dijon) bonus=0 then ActionRound seat=liberal number=8"
    ).see(LIBERAL)
    given = run(
        "stack AddSupport seat=liberal points=1 spaces=(paris,dijon) then ActionRound seat=liberal number=8"
    ).see(LIBERAL)
    assert (paid["paying"], given["paying"]) == (True, False)


@pytest.mark.parametrize(("vp", "leader", "margin"), [(3, "liberal", 3), (-2, "authoritarian", 2), (0, "nobody", 0)])
def test_victory_points_are_somebodys(vp: int, leader: str, margin: int) -> None:
    seen = run(f"set vp: {vp}").see(LIBERAL)
    assert (seen["leader"], seen["margin"]) == (leader, margin)


# --- the legend ---


def test_the_legend_says_what_a_check_and_a_crisis_must_reach() -> None:
    """6.2.4: twice the stability; 8.3.1: above 14."""
    values = LEGEND.values
    assert values["check_above"]["paris"] == 2 * CONTENT.spaces["paris"].stability
    assert "egypt" not in values["check_above"]
    assert values["war_from"] == CONTENT.wars["great_war"].crisis_above + 1
    assert values["last_turn"] == LAST_TURN


def test_neighbours_are_counted_by_the_rules() -> None:
    """6.2.4: own-controlled neighbours less enemy-controlled ones, boxes included."""
    g = run("""
        set support liberal picardy: 2
        set support authoritarian paris: 2
        set support authoritarian nice: 1
    """)
    checks = g.see(LIBERAL)["checks"]
    for seat, side in enumerate(SIDES):
        for where in g.open_spaces:
            assert checks[side].get(NOUNS.id("space", where), 0) == neighbour_modifier(g, seat, where)
    assert checks["liberal"]["brittany_normandy"] == 1  # the United Kingdom and Picardy less Paris


def test_control_is_told_by_what_is_lacking_and_what_breaks_it() -> None:
    """2.1.3: control takes a lead of the stability number."""
    g = run("""
        set support liberal paris: 3
        set support authoritarian picardy: 1
    """)
    seen = g.see(LIBERAL)
    assert seen["breaks"]["paris"] == 2
    assert "paris" not in seen["lacks"]["liberal"]
    assert seen["lacks"]["authoritarian"]["paris"] == 5
    assert (seen["lacks"]["liberal"]["picardy"], seen["lacks"]["authoritarian"]["picardy"]) == (3, 1)


@pytest.mark.parametrize(
    ("lines", "phase"),
    [
        ("set round: 0", "set-up"),
        ("set round: 8", "action-round"),
        ("set round: 9", "extra-round"),
        ("stack AfterLosses", "over"),
        (
            "set support liberal paris: 2\nset support liberal dijon: 2\ndice 1\n"
            "stack Loss seat=liberal region=france then AfterLosses",
            "great-war",
        ),
    ],
)
def test_the_phase_has_a_name(lines: str, phase: str) -> None:
    assert run(lines).see(LIBERAL)["phase"] == phase


# --- the words of the board ---


def messages(language: str) -> set[str]:
    files = [FOLDER / "text" / language / name for name in ("page.ftl", "reference.ftl")]
    text = "".join(file.read_text("utf-8") for file in files)
    return set(re.findall(r"^(board-[a-z-]+) =", text, re.MULTILINE))


def test_the_page_asks_for_words_that_exist_and_for_all_of_them() -> None:
    source = "".join(file.read_text("utf-8") for file in sorted(CLIENT.glob("*.js")))
    named = set(re.findall(r'"(board-[a-z-]+)"', source))
    composed = tuple(re.findall(r"`(board-[a-z-]+-)\$\{", source))
    for language in languages():
        assert named <= messages(language)
        assert {id for id in messages(language) - named if not id.startswith(composed)} == set()


def test_french_is_set_in_french() -> None:
    text = (FOLDER / "text/fr/page.ftl").read_text("utf-8")
    for line in text.splitlines():
        if not line.startswith("#"):
            assert not re.search(r" [;:!?»]|« |'|(?<=[\d}]) (?:PS|PV|OP)\b", line), line
            assert not re.search(r"[^\s\u202f][;!?»]", line), line
