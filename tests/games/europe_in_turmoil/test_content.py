"""The content files say what the rulebook says, and a mistake in one is named by file, record and field."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from chancellery.engine.errors import BadContent
from chancellery.games import europe_in_turmoil
from chancellery.games.europe_in_turmoil.content import check, load
from chancellery.games.europe_in_turmoil.records import Records

SHIPPED = Path(europe_in_turmoil.__file__).parent / "content"


@pytest.fixture(scope="module")
def records() -> Records:
    return load(SHIPPED)


# ---- what is shipped --------------------------------------------------------------------------------------


def test_shipped_content_has_no_problem() -> None:
    assert check(SHIPPED) == []


def test_number_of_components(records: Records) -> None:
    assert len(records.spaces) == 73
    assert len(records.cards) == 110
    assert len(records.stability) == 20
    assert len(records.naval) == 14
    assert len(records.mobilization) == 35


def test_authoritarian_set_up(records: Records) -> None:
    """3.2, with Saxony by erratum; Prussia is East Prussia (ruling 1)."""
    assert {s.id: s.authoritarian_sp for s in records.spaces.values() if s.authoritarian_sp} == {
        "french_catholic_church": 4,
        "french_armed_forces": 1,
        "colonials": 1,
        "belgium": 1,
        "east_prussia": 1,
        "wilhelm_ii": 5,
        "imperial_army": 3,
        "jugendstil": 1,
        "nicolas_ii": 4,
        "dual_monarchy": 1,
        "bulgaria": 1,
        "algeria": 1,
        "saxony": 1,
    }


def test_liberal_set_up(records: Records) -> None:
    """3.3, with 1 in Switzerland by erratum and 2 in French Writers (ruling 1)."""
    assert {s.id: s.liberal_sp for s in records.spaces.values() if s.liberal_sp} == {
        "netherlands": 1,
        "greece": 2,
        "trieste": 1,
        "russian_bourgeoisie": 2,
        "siberia": 2,
        "bavaria": 2,
        "french_writers": 2,
        "beau_monde": 1,
        "picardy": 2,
        "switzerland": 1,
        "romania": 1,
        "paris": 1,
    }


def test_discretionary_support_points(records: Records) -> None:
    """3.4."""
    assert [(p.side, p.sp, p.bonus_sp) for p in records.placements.values()] == [
        ("authoritarian", 2, 1),
        ("liberal", 2, 1),
        ("authoritarian", 3, 1),
        ("liberal", 3, 1),
        ("authoritarian", 1, 1),
        ("liberal", 1, 1),
    ]


def test_switzerland_is_bourgeoisie(records: Records) -> None:
    """Erratum of the map."""
    assert records.spaces["switzerland"].icons == ("bourgeoisie",)
    monarchs = {s.id for s in records.spaces.values() if "monarch" in s.icons}
    assert monarchs == {*records.cards["funeral_of_edward_vii"].target_spaces}


def test_boxes_and_their_neighbours(records: Records) -> None:
    """6.2.4."""
    boxes = {s.id: (s.permanent_control, {*s.adjacent}) for s in records.spaces.values() if s.region == "box"}
    assert boxes == {
        "united_kingdom": ("liberal", {"brittany_normandy", "netherlands", "belgium"}),
        "egypt": ("liberal", {"greece", "libya"}),
        "ottoman_empire": ("authoritarian", {"crimea", "constantinople"}),
    }


def test_only_norway_is_closed(records: Records) -> None:
    assert [s.id for s in records.spaces.values() if s.closed] == ["norway"]


def test_every_french_space_is_linked_to_paris(records: Records) -> None:
    """Designer notes (11.0)."""
    french = {s.id for s in records.spaces.values() if s.region == "france"}
    assert {*records.spaces["paris"].adjacent} == french - {"paris"}


def test_the_tsar_is_reached_through_government_and_army_only(records: Records) -> None:
    """Designer notes (11.0)."""
    around = {icon for name in records.spaces["nicolas_ii"].adjacent for icon in records.spaces[name].icons}
    assert around == {"government", "army"}


@pytest.mark.parametrize(
    ("space", "stability"),
    [
        ("viennese_secession", 1),
        ("paris", 2),
        ("vienna", 3),
        ("french_catholic_church", 4),
        ("switzerland", 5),
    ],
)
def test_stability(records: Records, space: str, stability: int) -> None:
    assert records.spaces[space].stability == stability


def test_victorian_cards_are_those_of_the_example_of_play(records: Records) -> None:
    """13.0: two hands of eight, fourteen more in turn 2, and the eight left in the deck."""
    first = {7, 3, 14, 15, 23, 25, 31, 38, 6, 16, 9, 33, 1, 4, 24, 28}
    second = {5, 17, 11, 19, 26, 18, 30, 10, 22, 20, 21, 27, 29, 35}
    deck = {2, 8, 13, 34, 36, 37, 40, 78}
    assert {c.number for c in records.cards.values() if c.era == "victorian"} == first | second | deck


def test_red_cards(records: Records) -> None:
    assert [c.number for c in records.cards.values() if c.red] == [10, 19, 47, 48, 63, 75, 78, 79]


def test_attempted_neutrality_is_liberal(records: Records) -> None:
    """Erratum of the card."""
    assert records.cards["attempted_neutrality"].side == "liberal"


def test_cards_that_work_until_the_end_of_the_turn(records: Records) -> None:
    """Ruling 15: 5, 16 and 25 come back, the others do not."""
    turn = {c.number: c.removed_after_event for c in records.cards.values() if c.duration == "turn"}
    assert turn == {5: False, 16: False, 25: False, 35: True, 36: True, 84: True}


def test_arms_traders_are_allowed_again(records: Records) -> None:
    card = records.cards["arms_traders_industry"]
    assert (card.prevented_by, card.allowed_again_by) == (("us_interventionism",), ("us_non_interventionism",))


def test_ruling_61_congo_makes_belgium_an_annex_too(records: Records) -> None:
    marker = records.map_markers["congo_annexed"]
    assert (marker.effect, marker.icon, marker.spaces) == ("adds_icon", "annex", ("belgium",))
    assert records.cards["belgian_rule_in_congo"].duration == "game"


def test_naval_track(records: Records) -> None:
    boxes = list(records.naval.values())
    assert [box.roll_needed for box in boxes] == [0, 4, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9, 9, 10]
    assert {box.id: (box.vp_first, box.vp_second) for box in boxes if box.kind == "vp"} == {
        "bellerophon": (2, 1),
        "kaiser": (2, 1),
        "king_george_v": (2, 1),
        "queen_elizabeth": (2, 1),
        "revenge": (4, 0),
    }


def test_scoring(records: Records) -> None:
    assert {s.id: (s.presence, s.domination, s.control) for s in records.scoring.values()} == {
        "france": (3, 6, 9),
        "germany": (3, 6, 9),
        "russia": (3, 6, 9),
        "austria_hungary": (2, 4, 6),
        "balkans": (2, 4, 6),
    }
    assert [s.id for s in records.scoring.values() if s.liberal_control_wins] == ["germany"]


def test_colonies_score_for_france_and_libya_for_nobody(records: Records) -> None:
    """Clarification to 10.1.4."""
    assert {"algeria", "tunisia", "morocco"} <= {*records.scoring["france"].adjacent_independents}
    assert all("libya" not in s.adjacent_independents for s in records.scoring.values())


def test_crisis_modifier_at_the_start_is_minus_six(records: Records) -> None:
    """8.2.4 and the clarification to the example of play."""
    there = [marker for marker in records.markers.values() if not marker.placed_by]
    assert [marker.id for marker in there] == ["three_emperor_league"]
    assert [slot.modifier for slot in records.slots.values()] == [0, -4, -3, -2, -1]
    assert records.slots["slot_2"].modifier + there[0].crisis_modifier == -6


def test_war_modifiers(records: Records) -> None:
    """Marker legend; von Bethmann-Hollweg and German Army Expansion in boxes of their own (8.2.5, ruling 54)."""
    wars = {m.id: (m.war_liberal, m.war_authoritarian) for m in records.markers.values()}
    assert {id: war for id, war in wars.items() if any(war)} == {
        "three_emperor_league": (0, 2),
        "franco_russian_alliance": (2, 0),
        "entente_cordiale": (2, 0),
        "dual_alliance": (0, 2),
        "triple_alliance": (0, 2),
        "schlieffen_plan_adopted": (0, 1),
        "german_army_expansion": (0, 1),
        "von_bethmann_hollweg": (0, 1),
        "us_interventionism": (2, 0),
    }
    boxes = {m.id for m in records.markers.values() if m.place == "event_box"}
    assert boxes == {
        "schlieffen_plan_adopted",
        "german_army_expansion",
        "von_bethmann_hollweg",
        "us_interventionism",
    }
    assert records.markers["us_interventionism"].war_needs == "britain"


def test_mobilization_cards(records: Records) -> None:
    """Priorities of the example in 8.4.4, and the one card that comes in addition."""
    cards = records.mobilization
    example = ["guns_of_august", "isonzo_campaign", "plan_xv", "war_of_liberation_austria_hungary", "neutrality"]
    assert [cards[id].priority for id in example] == [3, 6, 1, 3, 1]
    assert [card.id for card in cards.values() if card.additional] == ["u_boat_offensive"]
    france_first = {card.id for card in cards.values() if card.caption == "france_first"}
    assert france_first == {"british_expeditionary_force", "guns_of_august", "savoyard_war"}
    nations = Counter(card.nation for card in cards.values())
    assert sorted(nations.values()) == [3, 3, 4, 4, 5, 5, 5, 6]


def test_turns(records: Records) -> None:
    """4.1, 4.5."""
    assert [(e.first_turn, e.last_turn, e.hand_size, e.action_rounds) for e in records.eras.values()] == [
        (1, 3, 8, 7),
        (4, 7, 9, 8),
        (8, 10, 9, 8),
    ]


# ---- what is broken ---------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return shutil.copytree(SHIPPED, tmp_path / "content")


def parts(text: str, id: str) -> tuple[list[str], str, int]:
    """A file cut into records, what joins them, and which has this id; a record is a line or a block of lines."""
    for joint, mark in (("\n", f'{{ id = "{id}",'), ("\n\n", f'\nid = "{id}"\n')):
        found = text.split(joint)
        at = [number for number, part in enumerate(found) if mark in part]
        if at:
            (only,) = at
            return found, joint, only
    raise AssertionError(f"there is no record '{id}'")


def edit(folder: Path, file: str, id: str, old: str, new: str) -> None:
    """Replace text inside one record."""
    records, joint, at = parts((folder / file).read_text("utf-8"), id)
    assert old in records[at]
    records[at] = records[at].replace(old, new)
    (folder / file).write_text(joint.join(records), "utf-8")


def remove(folder: Path, file: str, id: str) -> None:
    """Take one record out."""
    records, joint, at = parts((folder / file).read_text("utf-8"), id)
    del records[at]
    (folder / file).write_text(joint.join(records), "utf-8")


def test_missing_card_is_named_by_number(folder: Path) -> None:
    remove(folder, "cards.toml", "radical_party_founded")
    assert check(folder) == [
        "cards.toml: card number 14: is missing",
        "cards.toml: era 'victorian': has 37 cards instead of 38",
    ]


def test_duplicate_number(folder: Path) -> None:
    edit(folder, "cards.toml", "lord_fisher", "number = 15", "number = 14")
    assert check(folder) == [
        "cards.toml: card 'lord_fisher': field 'number': 14 is that of 'radical_party_founded' already",
        "cards.toml: card number 15: is missing",
    ]


def test_number_that_does_not_exist(folder: Path) -> None:
    edit(folder, "cards.toml", "istvan_tisza", "number = 110", "number = 111")
    assert check(folder) == [
        "cards.toml: card 'istvan_tisza': field 'number': 111 is not one of 1 to 110",
        "cards.toml: card number 110: is missing",
    ]


def test_duplicate_id(folder: Path) -> None:
    edit(folder, "cards.toml", "lord_fisher", 'id = "lord_fisher"', 'id = "stymied"')
    assert check(folder) == ["cards.toml: card 'stymied': field 'id': stands twice in the file"]


def test_truncated_file(folder: Path) -> None:
    text = (folder / "cards.toml").read_text("utf-8")
    (folder / "cards.toml").write_text(text[: text.index('"radical_party_founded"') + 5], "utf-8")
    assert check(folder) == ["cards.toml: not a TOML file: Unterminated string (at end of document)"]


def test_missing_file_is_reported_once(folder: Path) -> None:
    (folder / "great_war.toml").unlink()
    assert check(folder) == ["great_war.toml: the file is missing"]


def test_misspelt_table(folder: Path) -> None:
    with (folder / "naval.toml").open("a", encoding="utf-8") as file:
        file.write('\n[[naval_bx]]\nid = "hood"\n')
    assert check(folder) == ["naval.toml: has a [[naval_bx]] that nobody reads; did you mean 'naval_box'?"]


def test_file_without_its_table(folder: Path) -> None:
    (folder / "set_up.toml").write_text("# nothing\n", "utf-8")
    assert check(folder) == ["set_up.toml: has no [[placement]]"]


SCHEMA = {
    "unknown icon": (
        ("spaces.toml", "paris", 'icons = ["government"]', 'icons = ["goverment"]'),
        "spaces.toml: space 'paris': field 'icons[0]': Invalid enum value 'goverment'",
    ),
    "unknown region": (
        ("spaces.toml", "paris", 'region = "france"', 'region = "gaul"'),
        "spaces.toml: space 'paris': field 'region': Invalid enum value 'gaul'",
    ),
    "unknown side": (
        ("cards.toml", "stymied", 'side = "neutral"', 'side = "both"'),
        "cards.toml: card 'stymied': field 'side': Invalid enum value 'both'",
    ),
    "unknown caption": (
        ("mobilization.toml", "guns_of_august", '"france_first"', '"france"'),
        "mobilization.toml: mobilization_card 'guns_of_august': field 'caption': Invalid enum value 'france'",
    ),
    "wrong type": (
        ("spaces.toml", "paris", "stability = 2", 'stability = "2"'),
        "spaces.toml: space 'paris': field 'stability': Expected `int`, got `str`",
    ),
    "impossible figure": (
        ("cards.toml", "stymied", "ops = 4", "ops = 9"),
        "cards.toml: card 'stymied': field 'ops': Expected `int` <= 5",
    ),
    "missing field": (
        ("cards.toml", "stymied", "ops = 4\n", ""),
        "cards.toml: card 'stymied': Object missing required field `ops`",
    ),
    "missing source": (
        ("naval.toml", "nassau", ', source = "reference"', ""),
        "naval.toml: naval_box 'nassau': Object missing required field `source`",
    ),
    "unknown field": (
        ("scoring.toml", "france", "presence = 3", "presence = 3\nabsence = 3"),
        "scoring.toml: scoring 'france': Object contains unknown field `absence`",
    ),
}


@pytest.mark.parametrize(("change", "sentence"), SCHEMA.values(), ids=SCHEMA)
def test_record_against_its_schema(folder: Path, change: tuple[str, str, str, str], sentence: str) -> None:
    edit(folder, *change)
    assert check(folder) == [sentence]


DISAGREEMENT = {
    "one-way link": (
        ("spaces.toml", "dijon", '["paris", "switzerland"]', '["switzerland"]'),
        ["spaces.toml: space 'paris': field 'adjacent': the link to 'dijon' goes one way"],
    ),
    "self link": (
        ("spaces.toml", "dijon", '["paris"', '["dijon", "paris"'),
        ["spaces.toml: space 'dijon': field 'adjacent': the space is linked to itself"],
    ),
    "link twice": (
        ("spaces.toml", "dijon", '["paris"', '["paris", "paris"'),
        ["spaces.toml: space 'dijon': field 'adjacent': 'paris' stands there 2 times"],
    ),
    "unknown space": (
        ("spaces.toml", "dijon", '["paris"', '["parris", "paris"'),
        ["spaces.toml: space 'dijon': field 'adjacent': there is no space 'parris'; did you mean 'paris'?"],
    ),
    "space in the wrong region": (
        ("spaces.toml", "fauvism", '"france"', '"germany"'),
        [
            "spaces.toml: region 'france': has 11 spaces instead of 12",
            "spaces.toml: region 'germany': has 13 spaces instead of 12",
        ],
    ),
    "battleground lost": (
        ("spaces.toml", "paris", "battleground = true, ", ""),
        [
            "spaces.toml: region 'france': has 5 battlegrounds instead of 6",
            "scoring.toml: scoring 'france': field 'battlegrounds': 'paris' is one too many by spaces.toml",
        ],
    ),
    "set-up": (
        ("spaces.toml", "french_writers", "liberal_sp = 2", "liberal_sp = 1"),
        ["spaces.toml: side 'liberal': has 17 support points instead of 18"],
    ),
    "discretionary support": (
        ("set_up.toml", "step_3", " sp = 3,", " sp = 4,"),
        ["set_up.toml: side 'authoritarian': has 7 support points instead of 6"],
    ),
    "space without stability": (
        ("spaces.toml", "dijon", "stability = 2, ", ""),
        ["spaces.toml: space 'dijon': field 'stability': a space that is no box must have it"],
    ),
    "support in a closed space": (
        ("spaces.toml", "norway", "closed = true", "closed = true, liberal_sp = 1"),
        [
            "spaces.toml: space 'norway': cannot hold support points",
            "spaces.toml: side 'liberal': has 19 support points instead of 18",
        ],
    ),
    "open space that a marker opens": (
        ("spaces.toml", "norway", "closed = true, ", ""),
        ["spaces.toml: space 'norway': field 'closed': a marker opens it, so it must be closed"],
    ),
    "era": (
        ("cards.toml", "magyarization", '"edwardian"', '"georgian"'),
        [
            "cards.toml: era 'edwardian': has 42 cards instead of 43",
            "cards.toml: era 'georgian': has 30 cards instead of 29",
        ],
    ),
    "scoring card with OPs": (
        ("cards.toml", "france_scoring", "ops = 0", "ops = 1"),
        ["cards.toml: card 'france_scoring': field 'ops': a scoring card has none"],
    ),
    "red title that is not underlined": (
        ("cards.toml", "october_manifesto", "lasting = true\n", ""),
        ["cards.toml: card 'october_manifesto': field 'lasting': a red title is underlined"],
    ),
    "event that nothing cancels": (
        ("cards.toml", "raoul_villain", 'cancels = ["jean_jaures"]\n', ""),
        ["cards.toml: card 'jean_jaures': field 'duration': 'until_cancelled', but no card cancels it"],
    ),
    "prevention told by one card only": (
        ("cards.toml", "splendid_isolation", ', "viscount_grey"', ""),
        ["cards.toml: card 'splendid_isolation': field 'prevents': lacks 'viscount_grey', which names this card"],
    ),
    "follow-up told by one card only": (
        ("cards.toml", "henry_wilson", 'requires_any = ["entente_cordiale"]\n', ""),
        [
            "cards.toml: card 'entente_cordiale': field 'enables': "
            "'henry_wilson' does not have 'entente_cordiale' in 'requires_any' or 'allowed_again_by'"
        ],
    ),
    "unknown card": (
        ("cards.toml", "raoul_villain", 'cancels = ["jean_jaures"', 'cancels = ["jean_jaurez", "jean_jaures"'),
        [
            "cards.toml: card 'raoul_villain': field 'cancels': "
            "there is no card 'jean_jaurez'; did you mean 'jean_jaures'?"
        ],
    ),
    "unknown target": (
        ("cards.toml", "magyarization", '["budapest"]', '["bucharest"]'),
        [
            "cards.toml: card 'magyarization': field 'target_spaces': "
            "there is no space 'bucharest'; did you mean 'budapest'?"
        ],
    ),
    "unknown marker": (
        ("great_war.toml", "britain", '"splendid_isolation"', '"isolation"'),
        [
            "great_war.toml: participant 'britain': field 'unless_marker': "
            "there is no marker 'isolation'; did you mean 'splendid_isolation'?"
        ],
    ),
    "marker that its card does not place": (
        ("cards.toml", "black_hand", 'marker = "black_hand"\n', ""),
        ["markers.toml: map_marker 'black_hand': field 'placed_by': card 'black_hand' does not have the marker"],
    ),
    "marker that does not name its card": (
        ("great_war.toml", "balkan_wars", ', "balkan_civil_war"', ""),
        ["cards.toml: card 'balkan_civil_war': field 'marker': 'balkan_wars' does not have the card in 'placed_by'"],
    ),
    "stability card of the wrong side": (
        ("stability.toml", "blockade", '"liberal"', '"authoritarian"'),
        [
            "stability.toml: side 'liberal': has 9 stability cards instead of 10",
            "stability.toml: side 'authoritarian': has 11 stability cards instead of 10",
        ],
    ),
    "naval box without a roll": (
        ("naval.toml", "nassau", "roll_needed = 5, ", ""),
        ["naval.toml: naval_box 'nassau': field 'roll_needed': only the first box needs none"],
    ),
    "mobilization code": (
        ("mobilization.toml", "plan_xvi", '"F2"', '"F1"'),
        ["mobilization.toml: mobilization_card 'plan_xvi': field 'code': F1 is that of 'avenging_pavia' already"],
    ),
    "turns": (
        ("tracks.toml", "georgian", "first_turn = 8", "first_turn = 7"),
        ["tracks.toml: era 'georgian': field 'first_turn': must be 8"],
    ),
    "scored battleground": (
        ("scoring.toml", "balkans", '"bosnia", ', ""),
        ["scoring.toml: scoring 'balkans': field 'battlegrounds': 'bosnia' is missing by spaces.toml"],
    ),
    "scored independent": (
        ("scoring.toml", "balkans", '["italy", ', '["libya", "italy", '),
        ["scoring.toml: scoring 'balkans': field 'adjacent_independents': 'libya' is one too many by spaces.toml"],
    ),
    "wrong scoring card": (
        ("scoring.toml", "balkans", '"balkans_scoring"', '"balkan_federation"'),
        [
            "scoring.toml: scoring 'balkans': field 'card': 'balkan_federation' is no scoring card",
            "scoring.toml: card 'balkans_scoring': scores 0 regions instead of 1",
        ],
    ),
}


@pytest.mark.parametrize(("change", "sentences"), DISAGREEMENT.values(), ids=DISAGREEMENT)
def test_records_against_each_other(folder: Path, change: tuple[str, str, str, str], sentences: list[str]) -> None:
    edit(folder, *change)
    assert check(folder) == sentences


@pytest.mark.parametrize(
    ("file", "id", "sentence"),
    [
        ("naval.toml", "revenge", "naval.toml: naval_box number 13: is missing"),
        ("stability.toml", "limited_franchise", "stability.toml: stability_card number 20: is missing"),
        ("mobilization.toml", "salonika", "mobilization.toml: has 34 cards instead of 35"),
        ("great_war.toml", "slot_5", "great_war.toml: slot number 5: is missing"),
        ("set_up.toml", "step_6", "set_up.toml: placement number 6: is missing"),
        ("tracks.toml", "georgian", "tracks.toml: the eras end with turn 7 instead of 10"),
        ("spaces.toml", "jugendstil", "spaces.toml: region 'germany': has 11 spaces instead of 12"),
        ("scoring.toml", "russia", "scoring.toml: card 'russia_scoring': scores 0 regions instead of 1"),
    ],
)
def test_missing_record(folder: Path, file: str, id: str, sentence: str) -> None:
    remove(folder, file, id)
    assert sentence in check(folder)


def test_loading_shows_every_problem_at_once(folder: Path) -> None:
    edit(folder, "spaces.toml", "paris", "stability = 2", 'stability = "2"')
    edit(folder, "cards.toml", "magyarization", "number = 12", "number = 13")
    with pytest.raises(BadContent) as error:
        load(folder)
    assert str(error.value).splitlines() == [
        "spaces.toml: space 'paris': field 'stability': Expected `int`, got `str`",
        "cards.toml: card 'traditionalism': field 'number': 13 is that of 'magyarization' already",
        "cards.toml: card number 12: is missing",
    ]
