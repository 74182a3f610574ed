"""The content: what the rulebook prints, the marks of what is our own, and files that are refused."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from chancellery.games.europe_divided.board import ADJACENT, CONTENT, FOLDER, SPACE_IDS
from chancellery.games.europe_divided.content import check

# The borders that the rulebook's examples and sea cards walk over.
PRINTED_BORDERS = [
    ("georgia", "black_sea"),
    ("black_sea", "ukraine"),
    ("ukraine", "belarus"),
    ("belarus", "baltics"),
    ("georgia", "southern_fd"),
    ("central_fd", "belarus"),
    ("belarus", "poland"),
    ("moscow", "central_fd"),
    ("central_fd", "ukraine"),
    ("baltic_sea", "baltics"),
    ("baltic_sea", "poland"),
    ("black_sea", "eastern_balkans"),
]
PRINTED_FIGURES = {
    "europe_money": 6,
    "russia_money": 3,
    "armies": 15,
    "dice": 12,
    "place_cost": 2,
    "build_cost": 2,
    "step_cost": 1,
    "hand": 4,
    "committed": 2,
    "headline_hand": 3,
    "removed_1": 4,
    "removed_2": 3,
    "advantages_drawn": 3,
    "advantages_kept": 2,
    "advantage_money": 3,
}


@pytest.mark.parametrize(("a", "b"), PRINTED_BORDERS)
def test_borders_of_the_rulebook(a: str, b: str) -> None:
    assert SPACE_IDS.index(b) in ADJACENT[SPACE_IDS.index(a)]


@pytest.mark.parametrize(("id", "value"), PRINTED_FIGURES.items())
def test_figures_of_the_rulebook(id: str, value: int) -> None:
    assert CONTENT.figures[id].value == value
    assert CONTENT.figures[id].source == "rulebook"


def test_what_is_designed_is_marked() -> None:
    for file, table in (("action_cards", "card"), ("advantage_cards", "advantage"), ("headlines", "headline")):
        records = tomllib.loads((FOLDER / "content" / f"{file}.toml").read_text("utf-8"))[table]
        sources = {record["id"]: record["source"] for record in records}
        rulebook = {id for id, source in sources.items() if source == "rulebook"}
        assert rulebook <= {"h2r_nord_stream", "ar_fracture_eu"}
        assert set(sources.values()) <= {"rulebook", "reference", "designed"}


def problems(tmp_path: Path, file: str, old: str, new: str) -> list[str]:
    """What is said of the content with one thing changed."""
    folder = tmp_path / "content"
    shutil.copytree(FOLDER / "content", folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    return check(folder)


def test_the_content_is_sound() -> None:
    assert check(FOLDER / "content") == []


def test_a_missing_card(tmp_path: Path) -> None:
    text = (FOLDER / "content" / "action_cards.toml").read_text("utf-8")
    cut = text[text.index('[[card]]\nid = "cr_hungary"') : text.index('[[card]]\nid = "cr_croatia_slovenia"')]
    found = problems(tmp_path, "action_cards.toml", cut, "")
    assert "action_cards.toml: deck 'russia contested': has 11 cards instead of 12" in found
    assert (
        "action_cards.toml: side 'russia': field 'place': the region 'hungary' has 0 contested cards instead of 1"
        in found
    )


@pytest.mark.parametrize(
    ("file", "table", "id", "next_id", "sentence"),
    [
        (
            "action_cards.toml",
            "card",
            "eu_norway",
            "eu_sweden",
            "action_cards.toml: side 'europe': field 'place': the region 'norway' has 0 starting cards instead of 1",
        ),
        (
            "advantage_cards.toml",
            "advantage",
            "ae_nato_summit",
            "ae_rapid_reaction",
            "advantage_cards.toml: side 'europe': has 6 advantage cards instead of 7",
        ),
        (
            "headlines.toml",
            "headline",
            "h2r_crimea",
            "h2r_donbas",
            "headlines.toml: deck 'russia 2': has 8 headlines instead of 9",
        ),
        ("spaces.toml", "space", "moscow", "kaliningrad", "spaces.toml: kind 'russia': has 5 spaces instead of 6"),
    ],
)
def test_a_missing_record_is_noticed(
    tmp_path: Path, file: str, table: str, id: str, next_id: str, sentence: str
) -> None:
    text = (FOLDER / "content" / file).read_text("utf-8")
    cut = text[text.index(f'[[{table}]]\nid = "{id}"') : text.index(f'[[{table}]]\nid = "{next_id}"')]
    assert sentence in problems(tmp_path, file, cut, "")


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            "spaces.toml",
            'adjacent = ["benelux", "france"]',
            'adjacent = ["benelux"]',
            "spaces.toml: space 'france': field 'adjacent': the link to 'uk_ireland' goes one way",
        ),
        (
            "action_cards.toml",
            'op = "pay_or"',
            'op = "pay_and"',
            "action_cards.toml: card 'ru_energy_sector': field 'special[0].steps[0].op': Invalid value 'pay_and'",
        ),
        (
            "headlines.toml",
            'regions = ["georgia", "azerbaijan"]',
            'regions = ["georgia", "azerbajan"]',
            "headlines.toml: headline 'h1e_btc': field 'regions': there is no contested region 'azerbajan'; "
            "did you mean 'azerbaijan'?",
        ),
        (
            "headlines.toml",
            'tokens = ["azerbaijan", "uk_ireland"]',
            'tokens = ["azerbaijan", "moscow"]',
            "headlines.toml: headline 'h1e_btc': field 'tokens': there is no money spot 'moscow'",
        ),
        (
            "headlines.toml",
            'condition = "nato_gt_ru"',
            'condition = "nato_gt"',
            "headlines.toml: headline 'h1e_bosnian_war': field 'condition': Invalid enum value 'nato_gt'",
        ),
        (
            "turn_track.toml",
            "discard = 2",
            "discard = 1",
            "turn_track.toml: turn 'turn_8': field 'discard': 1 is not the whole hand of 2",
        ),
        (
            "action_cards.toml",
            '{ type = "place_influence", bloc = "nato" }',
            '{ type = "place_influence", bloc = "russia" }',
            "action_cards.toml: card 'eu_uk_ireland': field 'actions': place_influence russia: the bloc is not one of "
            "the owner's",
        ),
        (
            "action_cards.toml",
            'kind = "effect"\non = ["build_army"]',
            'kind = "effect"\non = ["move_army"]',
            "action_cards.toml: card 'ce_poland': field 'special': the effect follows an action that the card does not "
            "have",
        ),
        (
            "advantage_cards.toml",
            'when = "initiative"',
            'when = "own_turn"',
            "advantage_cards.toml: advantage 'ae_shuttle_diplomacy': field 'when': a card that chooses the first "
            "player does so alone, right after the totals",
        ),
        (
            "seas.toml",
            'cards = ["ce_baltics", "ce_poland"]',
            'cards = ["ce_baltics", "ce_polonia"]',
            "seas.toml: sea 'baltic_sea': field 'benefit': there is no card 'ce_polonia'; did you mean 'ce_poland'?",
        ),
        (
            "figures.toml",
            'id = "armies"',
            'id = "armees"',
            "figures.toml: figure 'armies': is missing",
        ),
        (
            "figures.toml",
            'id = "headline_hand"',
            'id = "headline_hands"',
            "figures.toml: figure 'headline_hand': is missing",
        ),
        (
            "headlines.toml",
            'regions = ["georgia", "azerbaijan"]',
            "regions = []",
            "headlines.toml: headline 'h1e_btc': field 'regions': Expected `array` of length >= 1",
        ),
        (
            "action_cards.toml",
            'op = "reduce_influence", bloc = ["eu", "nato"], regions = "any", targets = 1',
            'op = "reduce_influence", bloc = ["eu", "nato"], regions = "any", targets = 2',
            "action_cards.toml: card 'ru_fsb': field 'special[0].steps[0].targets': Invalid enum value 2",
        ),
        (
            "action_cards.toml",
            'requires = { bloc = "eu", min_die = 5 }',
            "",
            "action_cards.toml: card 'ce_armenia': field 'special': a special action of a contested card of Europe "
            "asks for a die",
        ),
        (
            "action_cards.toml",
            '{ op = "build_army", bloc = "russia", regions = ["kaliningrad"]',
            '{ op = "build_army", bloc = "nato", regions = ["kaliningrad"]',
            "action_cards.toml: card 'ce_baltics': field 'special': the bloc 'nato' is not one of russia's",
        ),
        (
            "action_cards.toml",
            '{ op = "add_influence", bloc = "russia", regions = ["belarus"]',
            '{ op = "add_influence", bloc = "same", regions = ["belarus"]',
            "action_cards.toml: card 'ce_belarus': field 'special': there is no bloc for 'same' here",
        ),
        (
            "advantage_cards.toml",
            '{ op = "add_influence", bloc = "nato"',
            '{ op = "add_influence", bloc = "russia"',
            "advantage_cards.toml: advantage 'ae_nato_summit': field 'steps': the bloc 'russia' is not one of europe's",
        ),
        (
            "spaces.toml",
            'id = "moscow"\nkind = "russia"\nadjacent = ["central_fd"]\nstarting_army = "russia"',
            'id = "moscow"\nkind = "russia"\nadjacent = ["central_fd"]\nstarting_army = "nato"',
            "spaces.toml: space 'moscow': field 'starting_army': an army of 'nato' cannot start in a space "
            "of kind 'russia'",
        ),
        (
            "action_cards.toml",
            '{ type = "place_influence", bloc = "nato" }',
            '{ type = "place_influence", bloc = "eu" }',
            "action_cards.toml: card 'eu_uk_ireland': field 'actions': has place_influence eu 2 times",
        ),
        (
            "action_cards.toml",
            '{ type = "gain_money", bloc = "eu", value = 2 }',
            '{ type = "gain_money", bloc = "eu" }',
            "action_cards.toml: card 'eu_uk_ireland': field 'actions': gain_money eu: an increase and a "
            "gain have a value, and nothing else has",
        ),
        (
            "action_cards.toml",
            '{ type = "gain_money", bloc = "eu", value = 2 }',
            '{ type = "gain_money", bloc = "nato", value = 2 }',
            "action_cards.toml: card 'eu_uk_ireland': field 'actions': gain_money nato: this bloc has no such action",
        ),
        (
            "action_cards.toml",
            'build_in = ["uk_ireland"]',
            "build_in = []",
            "action_cards.toml: card 'eu_uk_ireland': field 'build_in': goes with a build_army action, and "
            "only with one",
        ),
        (
            "action_cards.toml",
            'place = "france"\n',
            "",
            "action_cards.toml: card 'eu_france': field 'place': is missing",
        ),
        (
            "seas.toml",
            'power = "nato"',
            'power = "eu"',
            "seas.toml: sea 'baltic_sea': field 'benefit': names each power once",
        ),
        (
            "seas.toml",
            'tie_order = ["nato", "eu", "russia"]',
            'tie_order = ["nato", "nato", "russia"]',
            "seas.toml: sea 'baltic_sea': field 'tie_order': names each power once",
        ),
        (
            "turn_track.toml",
            "number = 5",
            "number = 6",
            "turn_track.toml: turn number 5: is missing",
        ),
        (
            "turn_track.toml",
            "resolve = true",
            "resolve = false",
            "turn_track.toml: turn 'turn_4': field 'shift': there is nothing to shift, or no room for it",
        ),
        (
            "advantage_cards.toml",
            'regions = ["baltics", "ukraine", "georgia", "eastern_balkans"]',
            'regions = ["baltics", "ukraine", "georgia", "moldova"]',
            "advantage_cards.toml: advantage 'ar_compatriots': field 'steps': there is no contested region 'moldova'",
        ),
        (
            "advantage_cards.toml",
            'op = "restrict"',
            'op = "restrain"',
            "advantage_cards.toml: advantage 'ae_us_sanctions': field 'steps[0].op': Invalid value 'restrain'",
        ),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_file_record_and_field(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    assert sentence in problems(tmp_path, file, old, new)
