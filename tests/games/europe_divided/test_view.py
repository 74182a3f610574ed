"""What the page is told: lines of cards that agree with the rules, what an action would change, what can be counted."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from chancellery.engine.outlook import outlook
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.shared_rows import put
from chancellery.engine.state import SPECTATOR
from chancellery.games.europe_divided.board import (
    ACTS,
    ADVANTAGE_IDS,
    CARD_IDS,
    COMMIT,
    GAIN_MONEY,
    INITIATIVE,
    REGION_IDS,
    REGIONS,
    SPACE_IDS,
    SYMBOLS,
)
from chancellery.games.europe_divided.legend import LEGEND
from chancellery.games.europe_divided.rules.actions import UseCard
from chancellery.games.europe_divided.rules.advantages import KeepAdvantages
from chancellery.games.europe_divided.rules.headlines import PlaceHeadlines
from chancellery.games.europe_divided.rules.turn import CommitCards, Turn
from chancellery.games.europe_divided.view import EuropeDividedBoard, see
from tests.games.europe_divided.positions import Table, card, headline, new

EUROPE, RUSSIA = 0, 1


def board(t: Table, seat: int = EUROPE) -> EuropeDividedBoard:
    return see(t.g, seat)


def foreseen(t: Table, seat: int = EUROPE) -> Mapping[str, Any]:
    return outlook(t.g, seat, Rng(key_from("outlook")))


def why(t: Table, of: str, seat: int = EUROPE) -> dict[str, str]:
    return {f"{line['act']} {line['bloc']}": line["why"] for line in board(t, seat)["lines"][of]}


# --- lines of cards ---


def test_every_line_agrees_with_what_is_legal() -> None:
    seen = set()
    for seed in range(6):
        g = new(seed, record=False)
        luck = random.Random(seed)
        while g.outcome is None:
            seat = g.waiting[0]
            legal = g.legal(seat)
            asked = g.stack[-1]
            if isinstance(asked, UseCard):
                lines = see(g, seat)["lines"][CARD_IDS[asked.card]]
                symbols = [word for _, _, word in SYMBOLS[asked.card]]
                for line, word in zip(lines, symbols, strict=False):
                    assert (word in legal) == (line["why"] == "none"), (g.describe(word), line)
                    seen.add(line["why"])
                if len(lines) > len(symbols):
                    special = any(g.describe(action).startswith("special") for action in legal)
                    assert special == (lines[-1]["why"] == "none")
            g.play(seat, luck.choice(legal))
    assert {"none", "money", "nothing", "die"} <= seen


def test_a_line_says_what_is_missing() -> None:
    t = Table("eu poland 5, eu hungary 6, nato hungary 6", "europe germany 1", money=(1, 0))
    t.g.fracture = SPACE_IDS.index("denmark")
    t.g.hand[EUROPE] = [card("eu_denmark"), card("ce_poland"), card("ce_hungary"), card("eu_germany")]
    t.stack(CommitCards(), Turn())
    assert why(t, "eu_denmark")["increase_influence eu"] == "fracture"
    assert {line for name, line in why(t, "ce_poland").items() if name.endswith(" nato")} == {"die"}
    assert why(t, "eu_germany")["place_influence eu"] == "money"
    assert why(t, "ce_hungary")["special none"] == "none"
    t.set_dice("eu hungary 5, nato hungary 5")
    assert why(t, "ce_hungary")["special none"] == "die"
    t.set_dice("eu hungary 6, eu poland 0")
    assert why(t, "ce_hungary")["special none"] == "nothing"
    t.g.money[EUROPE] = 2
    assert why(t, "eu_germany")["build_army nato"] == "none"
    t.g.army[SPACE_IDS.index("germany")] = 15
    assert why(t, "eu_germany")["build_army nato"] == "supply"


def test_a_special_action_says_that_it_is_forbidden() -> None:
    """Azerbaijan of Russia's gains money, which sanctions forbid (ruling 80)."""
    t = Table("russia georgia 3")
    t.g.hand[RUSSIA] = [card("cr_azerbaijan")]
    t.stack(CommitCards(), Turn())
    assert why(t, "cr_azerbaijan", RUSSIA)["special none"] == "none"
    t.g.forbidden = put(t.g.forbidden, RUSSIA * ACTS + GAIN_MONEY, 1)
    assert why(t, "cr_azerbaijan", RUSSIA)["special none"] == "forbidden"


def test_money_counts_tokens_and_the_sea() -> None:
    t = Table("eu poland 5")
    t.hold_sea("baltic_sea", "eu")
    t.g.token = put(t.g.token, 0, 2)
    t.g.hand[EUROPE] = [card("ce_poland"), card("eu_france"), card("eu_italy"), card("eu_greece")]
    t.stack(CommitCards(), Turn())
    lines = {line["act"]: line for line in board(t)["lines"]["ce_poland"] if line["bloc"] == "eu"}
    assert lines["gain_money"]["finds"] == lines["gain_money"]["value"] + 2 + 2


def test_lines_of_hidden_cards_are_for_their_owner() -> None:
    t = Table()
    t.choose(("eu_turkey", "eu_denmark"), ("ru_president", "ru_news_media"))
    assert set(board(t, SPECTATOR)["lines"]) == set()
    assert not [id for id in board(t, EUROPE)["lines"] if id.startswith("ru_")]
    t.do("russia", "use ru_president")
    assert set(board(t, SPECTATOR)["lines"]) == {"ru_president"}


# --- what an action would change ---


def test_a_raise_shows_its_most_and_what_it_tips() -> None:
    t = Table("nato poland 4, russia poland 4, nato baltics 1")
    t.g.current = (headline("h1e_baltic_nato"),)
    t.use("eu_denmark")
    t.do("europe", "increase-nato")
    found = foreseen(t)
    assert found["raise poland"]["dice"] == [{"bloc": "nato", "region": "poland", "old": 4, "new": 6}]
    assert found["raise poland"]["cards"] == ["ce_poland"]
    assert found["raise poland"]["seas"] == {"baltic_sea": "nato"}
    assert found["raise baltics"]["dice"][0]["new"] == 4
    t.do("europe", "raise poland")
    assert foreseen(t)["by 1"]["dice"][0]["new"] == 5


def test_a_headline_that_would_begin_to_be_met_is_named() -> None:
    t = Table("eu czechia_slovakia 2, russia czechia_slovakia 2")
    t.g.current = (headline("h1e_velvet_divorce"),)
    t.use("eu_france")
    t.do("europe", "increase-eu")
    assert foreseen(t)["raise czechia_slovakia"]["headlines"] == {"h1e_velvet_divorce": True}
    assert board(t)["current"] == [
        {"headline": "h1e_velvet_divorce", "met": False, "regions": {"czechia_slovakia": False}}
    ]


def test_money_from_a_sea_is_foreseen_and_a_headline_that_stays_met_is_not() -> None:
    t = Table("eu poland 5, eu baltics 2")
    t.g.current = (headline("h2e_euromaidan"), headline("h1e_velvet_divorce"))
    t.set_dice("eu ukraine 1")
    t.hold_sea("baltic_sea", "eu")
    t.use("ce_poland")
    found = foreseen(t)["gain-money"]
    assert found["money"] == {"europe": 6 + 1 + 2}
    assert found["headlines"] == {}


def test_a_sea_that_a_lowered_die_gives_away_is_foreseen() -> None:
    t = Table("nato poland 4, russia poland 4")
    t.hold_sea("baltic_sea", "nato")
    t.use("ru_fsb")
    t.do("russia", "special")
    assert foreseen(t, RUSSIA)["lower-nato poland"]["seas"] == {"baltic_sea": "russia"}


def test_the_turns_at_which_headlines_are_decided() -> None:
    t = Table()
    assert board(t)["decided"] == {"current": 4, "forthcoming": 4}
    t.g.turn = 7
    assert board(t)["decided"] == {"current": 8, "forthcoming": 10}
    t.g.turn = 8
    assert board(t)["decided"] == {"current": 8, "forthcoming": 10}
    t.stack(PlaceHeadlines(), Turn())
    assert board(t)["decided"] == {"current": 10, "forthcoming": 12}
    t.g.turn = 10
    t.stack(KeepAdvantages(), Turn())
    assert board(t)["decided"] == {"current": 12, "forthcoming": 14}
    t.g.turn = 20
    assert board(t)["decided"] == {"current": 0, "forthcoming": 0}


def test_a_move_shows_price_and_contact() -> None:
    t = Table("", "europe germany 1, russia poland 1", money=(2, 0))
    t.use("eu_denmark")
    t.do("europe", "move-army")
    poland = foreseen(t)["to poland"]
    assert [(one["side"], one["space"], one["new"]) for one in poland["armies"]] == [
        ("europe", "germany", 0),
        ("russia", "poland", 0),
    ]
    assert poland["money"] == {}
    prices = board(t)["costs"]
    assert set(prices.values()) == {0, 1, 2}
    for space, price in prices.items():
        assert foreseen(t)[f"to {space}"]["money"] == ({"europe": 2 - price} if price else {})


def test_only_whoever_is_asked_gets_an_outlook_and_nothing_changes() -> None:
    t = Table("eu poland 2")
    t.use("eu_france")
    before = (list(t.g.die), list(t.g.money), list(t.g.stack))
    assert foreseen(t)["gain-money"]["money"] == {"europe": 9}
    assert before == (t.g.die, t.g.money, t.g.stack)
    assert foreseen(t, RUSSIA) == foreseen(t, SPECTATOR) == {}


# --- counting cards ---


def test_totals_count_every_pair_that_russia_may_have() -> None:
    t = Table()
    t.stack(CommitCards(), Turn())
    totals = board(t)["sides"]["russia"]["totals"]
    assert sum(totals.values()) == 21
    assert board(t, RUSSIA)["sides"]["russia"]["totals"] == totals


@pytest.mark.parametrize(
    ("seat", "cards", "behind"),
    [(EUROPE, ("eu_denmark", "eu_norway"), "6 7 8"), (RUSSIA, ("ru_news_media", "ru_foreign_minister"), "4 5 6 7")],
)
def test_a_complete_choice_knows_which_totals_act_later_and_ties_are_europes(
    seat: int, cards: tuple[str, str], behind: str
) -> None:
    t = Table()
    t.g.hand[seat] = [card(id) for id in cards]
    t.stack(CommitCards(), Turn())
    totals = board(t, seat)["sides"]["russia" if seat == EUROPE else "europe"]["totals"]
    nothing = {"total": 0, "pairs": sum(totals.values()), "first": 0, "behind": []}
    assert board(t, seat)["own"]["odds"] == nothing
    t.g.play(seat, COMMIT + card(cards[0]))
    assert board(t, seat)["own"]["odds"] == nothing
    t.g.play(seat, COMMIT + card(cards[1]))
    first = sum(totals[total] for total in behind.split())
    assert board(t, seat)["own"]["odds"] == {**nothing, "total": 8, "first": first, "behind": behind.split()}
    assert board(t, 1 - seat)["own"]["odds"]["total"] == 0


@pytest.mark.parametrize("known", [3, 4])
def test_cards_that_are_certainly_in_hand_narrow_the_pairs(known: int) -> None:
    t = Table()
    hand = t.g.hand[RUSSIA]
    for index in hand[:known]:
        t.g.known = put(t.g.known, index, 1)
    t.stack(CommitCards(), Turn())
    pairs = sum(board(t)["sides"]["russia"]["totals"].values())
    assert pairs == (6 if known == 4 else 3 + 3 * 4)


def test_cards_face_down_may_be_any_that_fit_what_was_announced() -> None:
    t = Table()
    t.choose(("eu_turkey", "eu_denmark"), ("ru_president", "ru_news_media"))
    maybe = board(t)["sides"]["russia"]["maybe"]
    assert {"ru_president", "ru_news_media"} <= set(maybe)
    assert board(t)["sides"]["russia"]["totals"] == {}
    assert board(t)["sides"]["russia"]["down"] == 10
    t.do("russia", "use ru_president")
    assert board(t)["sides"]["russia"]["down"] == 4
    maybe = board(t)["sides"]["russia"]["maybe"]
    assert {INITIATIVE[card(id)] for id in maybe} == {INITIATIVE[card("ru_news_media")]}
    assert "ru_news_media" in maybe
    assert len(maybe) > 1


def test_who_acts_first_is_told_once_it_is_known_and_forgotten_with_the_turn() -> None:
    t = Table()
    t.choose(("eu_turkey", "eu_denmark"), ("ru_president", "ru_news_media"))
    assert board(t)["first"] == "russia"
    for side, cards in (("russia", ("ru_president", "ru_news_media")), ("europe", ("eu_turkey", "eu_denmark"))):
        for id in cards:
            t.do(side, f"use {id}", "pass")
    assert (board(t)["turn"], board(t)["first"]) == (2, "none")


def test_the_page_is_told_where_cards_are_that_nobody_can_place() -> None:
    g = new(1, record=False)
    side = see(g, RUSSIA)["sides"]["europe"]
    assert (side["unseen_in"], side["drawn"]) == ("either", len(g.hand[EUROPE]))
    for one in g.hand[EUROPE]:
        g.known = put(g.known, one, 1)
    side = see(g, RUSSIA)["sides"]["europe"]
    assert (side["unseen_in"], side["drawn"]) == ("deck", 0)
    g = new(1, record=False)
    g.hand[EUROPE].extend(g.deck(EUROPE))
    g.deck(EUROPE).clear()
    side = see(g, RUSSIA)["sides"]["europe"]
    assert (side["unseen_in"], side["drawn"]) == ("hand", len(g.hand[EUROPE]))


# --- what is in play ---


def test_every_line_names_the_answer_that_takes_it() -> None:
    t = Table("eu poland 5", "europe germany 1")
    t.use("eu_germany")
    for line in board(t)["lines"].get("eu_germany", []):
        assert (line["action"] in t.legal("europe")) == (line["why"] == "none"), line
    t.g.shown[EUROPE] = [card("eu_germany")]
    lines = {line["action"]: f"{line['act']} {line['bloc']}" for line in board(t)["lines"]["eu_germany"]}
    assert lines["place-eu"] == "place_influence eu"
    assert lines["build-army"].startswith("build_army")


def test_the_card_in_play_is_the_one_that_the_question_is_about() -> None:
    """Between two cards none is in play, whichever was used last."""
    t = Table("eu poland 2, eu hungary 2")
    t.choose(("eu_france", "eu_germany"), ("ru_president", "ru_news_media"))
    asked = t.asked()[0]
    mine = {"europe": "eu_france", "russia": "ru_president"}[asked]
    assert board(t)["in_play"] == "none"
    t.do(asked, f"use {mine}")
    assert (board(t, EUROPE)["in_play"], board(t, SPECTATOR)["in_play"]) == (mine, mine)
    t.do(asked, "pass")
    assert board(t)["in_play"] == "none"


def test_a_die_that_is_chosen_for_a_card_keeps_it_in_play() -> None:
    t = Table("eu poland 2, eu hungary 2")
    t.use("eu_france")
    t.do("europe", "increase-eu")
    assert board(t)["in_play"] == "eu_france"


def test_a_question_of_an_advantage_card_is_about_no_action_card() -> None:
    t = Table("russia baltics 2, russia ukraine 2")
    for id in (one for one in ADVANTAGE_IDS if one.startswith("ar_")):
        t.hold("russia", id)
        t.actions_of("russia", "ru_president", "ru_news_media")
        if t.may("russia", f"play {id}"):
            t.do("russia", f"play {id}")
            if t.question() in ("AddInfluence", "ReduceInfluence", "NameDie"):
                assert board(t, RUSSIA)["in_play"] == "none"
                return
    raise AssertionError("no advantage card asks anything here")


def test_own_choices_are_ones_own() -> None:
    """3.2: what was put face down can still be taken back, and nobody else knows."""
    t = Table()
    t.g.hand[EUROPE] = [card("eu_france"), card("eu_germany"), card("eu_italy"), card("eu_greece")]
    t.stack(CommitCards(), Turn())
    t.do("europe", "commit eu_france")
    assert board(t, EUROPE)["own"]["chosen"] == ["eu_france"]
    assert board(t, RUSSIA)["own"]["chosen"] == []
    assert board(t, SPECTATOR)["own"]["chosen"] == []


def test_an_advantage_card_can_come_too_late() -> None:
    """8.1: sanctions stop nothing once Russia has used both its cards; the diplomat is for after the totals."""
    t = Table()
    t.hold("europe", "ae_us_sanctions", "ae_shuttle_diplomacy")
    t.g.committed[RUSSIA] = [card("ru_president")]
    t.actions_of("europe", "eu_france", "eu_germany")
    assert board(t)["own"]["uses"] == {"ae_us_sanctions": "own_turn", "ae_shuttle_diplomacy": "initiative"}
    t.g.committed[RUSSIA] = []
    assert board(t)["own"]["uses"]["ae_us_sanctions"] in ("nothing", "reactions")
    assert board(t, RUSSIA)["own"]["uses"] == {}


def test_a_sea_brings_money_or_a_move() -> None:
    """7.1: money for the EU, a free move for the others, once in a turn."""
    t = Table()
    assert board(t)["seas"]["baltic_sea"]["benefit"] is None
    t.hold_sea("baltic_sea", "eu")
    money = board(t)["seas"]["baltic_sea"]["benefit"]
    assert money == {"kind": "money", "value": 2, "cards": ["ce_baltics", "ce_poland"]}
    t.hold_sea("baltic_sea", "nato")
    found = board(t)["seas"]["baltic_sea"]["benefit"]
    assert found is not None
    assert found["kind"] == "move"
    t.g.sailed = put(t.g.sailed, 0, 1)
    found = board(t)["seas"]["baltic_sea"]["benefit"]
    assert found is not None
    assert found["kind"] == "moved"


def test_contested_cards_lie_beside_the_board_until_they_are_taken() -> None:
    t = Table("eu poland 5")
    before = board(t)["sides"]["europe"]["untaken"]
    assert "ce_poland" in before
    assert "eu_france" not in before
    t.g.taken = put(t.g.taken, EUROPE * REGIONS + REGION_IDS.index("poland"), 1)
    assert set(before) - set(board(t)["sides"]["europe"]["untaken"]) == {"ce_poland"}


def test_the_legend_says_whose_a_bloc_is() -> None:
    values = LEGEND.values
    assert values["side_of"] == {"eu": "europe", "nato": "europe", "russia": "russia"}
    assert values["army_of"] == {"europe": "nato", "russia": "russia"}
    assert (values["new_die"], values["banked_prestige"], values["committed"]) == (1, 1, 2)
