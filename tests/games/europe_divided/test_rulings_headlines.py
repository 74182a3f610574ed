"""Rulings 50 to 65 and those that complete them: advantage cards, headlines, scoring, what is open."""

from __future__ import annotations

import pytest

from chancellery.games.europe_divided.board import HEADLINE_PERIOD, LAST_TURN, SIDE_IDS
from chancellery.games.europe_divided.rules.headlines import Headlines, NewHeadlines, is_met
from chancellery.games.europe_divided.rules.turn import Turn
from chancellery.games.europe_divided.rules.victory import EndOfTurn
from tests.games.europe_divided.positions import Table, advantage, card, headline, new

# --- H. advantage cards ---


def test_ruling_50_three_are_drawn_two_kept_and_used_cards_leave_the_game() -> None:
    g = new()
    assert [len(hand) for hand in g.advantages] == [3, 3]
    for seat in range(2):
        g.play(seat, g.legal(seat)[0])
    assert [len(hand) for hand in g.advantages] == [2, 2]
    assert [len(g.advantage_deck(seat)) for seat in range(2)] == [5, 5]
    t = Table()
    t.hold("europe", "ae_stability_mechanism")
    t.actions_of("europe", "eu_france")
    t.do("europe", "play ae_stability_mechanism")
    assert t.g.spent == (advantage("ae_stability_mechanism"),)


def test_ruling_51_any_number_before_between_and_after_the_cards_but_not_inside_one() -> None:
    t = Table()
    t.hold("europe", "ae_stability_mechanism", "ae_shuttle_diplomacy")
    t.actions_of("europe", "eu_france")
    assert {"play ae_stability_mechanism", "cash ae_stability_mechanism", "cash ae_shuttle_diplomacy"} <= t.legal(
        "europe"
    )
    assert not t.may("europe", "play ae_shuttle_diplomacy")
    t.do("europe", "cash ae_shuttle_diplomacy", "use eu_france")
    assert not t.may("europe", "cash ae_stability_mechanism")
    t.do("europe", "pass", "cash ae_stability_mechanism")
    assert t.money("europe") == 6 + 3 + 3
    t.hold("europe", "ae_stability_mechanism", "ae_shuttle_diplomacy")
    t.actions_of("europe", "eu_france")
    t.do("europe", "use eu_france", "pass", "cash ae_shuttle_diplomacy", "play ae_stability_mechanism")
    assert t.money("europe") == 12 + 3 + 5


def test_ruling_52_sanctions_last_until_the_end_of_the_turn() -> None:
    t = Table()
    t.hold("europe", "ae_us_sanctions")
    t.actions_of("europe", "eu_france")
    t.do("europe", "play ae_us_sanctions")
    assert t.forbidden("russia") == {"gain_money", "build_army"}
    t.stack(Turn())
    assert t.forbidden("russia") == set()


def test_ruling_53_the_fracture_stays_and_touches_the_eu_actions_of_that_card_alone() -> None:
    t = Table(dice="eu poland 1, nato poland 1", armies="europe france 1")
    t.hold("russia", "ar_fracture_eu")
    t.actions_of("russia", "ru_fsb")
    t.do("russia", "play ar_fracture_eu")
    assert len(t.legal("russia")) == 13
    t.do("russia", "fracture france")
    t.stack(Turn())
    t.use("eu_france")
    assert t.legal("europe") == {"increase-nato", "build-army", "move-army", "pass"}
    assert t.die("eu", "poland") == 1
    t.use("eu_germany")
    assert t.may("europe", "increase-eu")


def test_ruling_68_the_discard_for_3_money_and_tokens_stay_free_of_sanctions() -> None:
    t = Table(money=(6, 0))
    t.hold("europe", "ae_us_sanctions")
    t.hold("russia", "ar_oil_boom", "ar_compatriots")
    t.g.committed[1] = [card("cr_azerbaijan")]
    t.actions_of("europe", "eu_france", then="russia")
    t.do("europe", "play ae_us_sanctions", "use eu_france", "pass")
    t.do("russia", "cash ar_compatriots")
    assert t.money("russia") == 3
    t.do("russia", "use cr_azerbaijan")
    assert t.legal("russia") == {"pass"}


def test_ruling_80_sanctions_reach_reactions_but_not_advantage_cards_or_sea_moves() -> None:
    t = Table(dice="nato baltics 5, russia poland 6, russia ukraine 1", armies="russia western_fd 1", money=(6, 9))
    t.hold("europe", "ae_us_sanctions")
    t.hold("russia", "ar_oil_boom", "ar_little_green_men")
    t.hold_sea("baltic_sea", "russia")
    t.g.committed[1] = [card("ru_president")]
    t.actions_of("europe", "ce_baltics", then="russia")
    t.do("europe", "play ae_us_sanctions", "use ce_baltics", "build-army")
    # Russia is not asked about an army in Kaliningrad.
    assert t.asked() == ("russia",)
    assert t.question() == "Segment"
    assert {"play ar_oil_boom", "play ar_little_green_men", "sail baltic_sea"} <= t.legal("russia")
    t.do("russia", "play ar_oil_boom", "play ar_little_green_men", "build ukraine", "use ru_president")
    assert not t.may("russia", "build-army")
    assert (t.army("russia", "ukraine"), t.money("russia")) == (1, 14)


def test_ruling_78_europe_then_russia_are_asked_once_after_the_totals() -> None:
    t = Table()
    t.hold("europe", "ae_shuttle_diplomacy")
    t.hold("russia", "ar_back_channel")
    t.choose(("eu_france", "eu_benelux"), ("ru_president", "ru_fsb"))
    assert (t.asked(), t.question()) == (("europe",), "ChangeOrder")
    assert t.legal("europe") == {"decline", "first europe", "first russia"}
    t.do("europe", "first europe")
    assert (t.asked(), t.question()) == (("russia",), "ChangeOrder")
    t.do("russia", "first russia")
    assert (t.asked(), t.question()) == (("russia",), "Segment")
    assert sorted(t.g.spent) == [advantage("ae_shuttle_diplomacy"), advantage("ar_back_channel")]


def test_ruling_78_the_question_is_asked_of_whoever_might_hold_such_a_card() -> None:
    t = Table()
    t.hold("europe", "ae_cohesion_funds")
    t.choose(("eu_france", "eu_benelux"), ("ru_president", "ru_fsb"))
    assert t.legal("europe") == {"decline"}
    t.g.spent = (advantage("ae_shuttle_diplomacy"),)
    t.choose(("eu_france", "eu_benelux"), ("ru_president", "ru_fsb"))
    assert (t.asked(), t.question()) == (("russia",), "Segment")


def test_ruling_79_actions_end_when_the_owner_says_so_or_by_themselves() -> None:
    t = Table()
    t.hold("europe", "ae_cohesion_funds")
    t.actions_of("europe", "eu_france")
    assert not t.may("europe", "done")
    t.do("europe", "use eu_france", "pass")
    assert t.legal("europe") == {"cash ae_cohesion_funds", "done"}
    t.do("europe", "done")
    assert t.question() == "CommitCards"
    t.hold("europe")
    t.actions_of("europe", "eu_france")
    t.do("europe", "use eu_france", "pass")
    assert t.question() == "CommitCards"


def test_ruling_81_everything_is_dealt_before_the_sealed_choice_of_advantage_cards() -> None:
    g = new()
    assert [len(hand) for hand in g.hand] == [4, 4]
    assert [len(hand) for hand in g.headlines] == [3, 3]
    assert g.waiting == (0, 1)
    g.play(0, g.legal(0)[0])
    assert len(g.advantages[0]) == 3
    assert g.view(1)["picks"] == []


# --- I. headlines ---


@pytest.mark.parametrize("placed_by", [0, 1])
def test_ruling_54_a_headline_goes_to_the_side_of_its_banner_whoever_placed_it(placed_by: int) -> None:
    t = Table(dice="eu ukraine 1")
    g = t.g
    g.turn, g.current, g.forthcoming = 2, (), ()
    g.headlines = [[headline("h1e_btc")], [headline("h1e_pfp")]]
    g.headlines[placed_by] = [headline("h1e_orange_revolution")]
    t.stack(Headlines(), Turn())
    for seat in range(2):
        g.play(seat, g.legal(seat)[0])
    g.turn, g.current, g.forthcoming = 18, g.forthcoming, ()
    t.stack(Headlines(), Turn())
    assert g.awarded == [[headline("h1e_orange_revolution")], []]
    assert len(g.failed) == 1


def test_ruling_55_both_headlines_are_checked_before_tokens_are_placed() -> None:
    t = Table(dice="eu poland 6, russia azerbaijan 1")
    t.g.turn, t.g.current, t.g.forthcoming = 18, (headline("h1e_eu_2004"), headline("h1r_caspian")), ()
    t.stack(Headlines(), Turn())
    assert t.g.awarded == [[headline("h1e_eu_2004")], [headline("h1r_caspian")]]
    assert [t.token(spot) for spot in ("poland", "baltics", "energy_sector", "azerbaijan")] == [1, 1, 1, 1]
    assert t.g.log is not None
    names = [type(entry.event).__name__ for entry in t.g.log.entries]
    last = [name for name in names if name in ("HeadlineAwarded", "TokenPlaced")]
    assert last[-6:] == ["HeadlineAwarded"] * 2 + ["TokenPlaced"] * 4


def test_ruling_56_armies_are_at_least_as_many_and_more_is_strictly_more() -> None:
    t = Table(
        dice="russia ukraine 1, nato baltics 1", armies="russia ukraine 3, russia eastern_balkans 2, europe baltics 2"
    )
    assert is_met(t.g, headline("h2r_crimea"))
    assert is_met(t.g, headline("h1r_transnistria"))
    assert is_met(t.g, headline("h1r_black_sea_fleet"))
    assert is_met(t.g, headline("h2e_forward_presence"))
    assert is_met(t.g, headline("h1r_gas_dispute"))
    t.set_dice("eu ukraine 1")
    assert not is_met(t.g, headline("h1r_gas_dispute"))


def test_ruling_57_more_than_both_is_more_than_each_and_not_than_their_sum() -> None:
    t = Table(dice="russia ukraine 4, eu ukraine 3, nato ukraine 3")
    assert is_met(t.g, headline("h2r_donbas"))


def test_ruling_58_dominance_is_a_6() -> None:
    t = Table(dice="russia hungary 5")
    assert not is_met(t.g, headline("h2r_paks"))
    t.set_dice("russia hungary 6")
    assert is_met(t.g, headline("h2r_paks"))


def test_ruling_59_headlines_of_either_colour_are_chosen_in_secret_and_shown_together() -> None:
    t = Table()
    t.g.turn, t.g.current, t.g.forthcoming = 2, (), ()
    t.g.headlines = [[headline("h1r_caspian"), headline("h1e_btc")], [headline("h1e_pfp")]]
    t.stack(Headlines(), Turn())
    assert t.legal("europe") == {"run h1r_caspian", "run h1e_btc"}
    t.do("europe", "run h1r_caspian")
    assert t.g.view(1)["board"]["forthcoming"] == []
    t.do("russia", "run h1e_pfp")
    assert sorted(t.g.forthcoming) == sorted([headline("h1r_caspian"), headline("h1e_pfp")])


def test_ruling_60_headlines_put_away_stay_unknown_to_the_other_side() -> None:
    t = Table()
    t.g.turn = 16
    t.g.headlines = [[headline("h2e_aegis"), headline("h2r_paks")], [headline("h2r_zapad"), headline("h2r_crimea")]]
    t.g.headline_deck, t.g.current, t.g.forthcoming = [], (), ()
    t.stack(NewHeadlines(), Turn())
    assert t.g.view(0)["board"]["own"]["thrown"] == ["h2e_aegis", "h2r_paks"]
    assert "h2r_zapad" not in str(t.g.view(0)["board"])
    assert t.g.log is not None
    assert "HeadlinesDiscarded" in {type(entry.event).__name__ for entry in t.g.log.entries}


def test_ruling_61_on_turn_8_the_hand_is_given_up_for_three_of_period_2() -> None:
    t = Table()
    g = t.g
    g.turn = 8
    g.headline_deck = [card for card in range(40) if HEADLINE_PERIOD[card] == 2][:12]
    g.headlines = [[headline("h1e_btc"), headline("h1e_pfp")], [headline("h1r_csto"), headline("h1r_caspian")]]
    t.stack(NewHeadlines(), Turn())
    assert [len(hand) for hand in g.headlines] == [3, 3]
    assert all(HEADLINE_PERIOD[card] == 2 for hand in g.headlines for card in hand)
    assert [len(pile) for pile in g.thrown] == [2, 2]


def test_ruling_62_on_turn_10_headlines_come_before_dominance_and_advantage_cards() -> None:
    t = Table(dice="eu croatia_slovenia 6")
    t.hold("europe", "ae_us_sanctions")
    t.g.turn, t.g.current, t.g.forthcoming = 10, (headline("h2e_croatia_eu"),), ()
    t.g.headlines = [[headline("h2e_aegis")], [headline("h2r_zapad")]]
    t.stack(Headlines(), Turn())
    assert t.question() == "PlaceHeadlines"
    assert (t.g.awarded[0], t.g.dominance) == ([headline("h2e_croatia_eu")], (0, 0))
    t.do("europe", "run h2e_aegis")
    t.do("russia", "run h2r_zapad")
    assert t.question() == "KeepAdvantages"
    assert (t.g.dominance, t.g.banked[0]) == ((1, 0), [advantage("ae_us_sanctions")])
    assert len(t.g.advantages[0]) == 3


def test_ruling_63_turn_20_resolves_scores_and_ends() -> None:
    t = Table(dice="eu ukraine 6")
    t.hold("russia", "ar_oil_boom")
    t.g.turn, t.g.current, t.g.forthcoming = LAST_TURN, (headline("h2e_euromaidan"),), ()
    t.stack(Headlines())
    assert t.g.outcome is not None
    assert t.g.outcome.scores == (3, 1)
    assert (t.g.advantages, t.g.banked) == ([[], []], [[], [advantage("ar_oil_boom")]])
    assert t.g.outcome.winners == (0,)
    assert t.g.view(0)["board"]["current"] == []


def test_ruling_63_advantage_cards_kept_on_turn_10_count_beside_those_of_turn_20() -> None:
    t = Table()
    t.g.turn, t.g.banked = LAST_TURN, [[], [advantage("ar_troll_factory"), advantage("ar_compatriots")]]
    t.hold("russia", "ar_oil_boom")
    t.stack(EndOfTurn())
    assert t.g.outcome is not None
    assert t.g.outcome.scores == (0, 3)


def test_ruling_33_tokens_of_several_headlines_add_up() -> None:
    t = Table(dice="russia ukraine 1, russia azerbaijan 1", money=(0, 0))
    t.g.turn, t.g.current, t.g.forthcoming = 18, (headline("h1r_gas_dispute"), headline("h1r_caspian")), ()
    t.stack(Headlines(), Turn())
    assert t.token("energy_sector") == 2
    t.use("ru_energy_sector")
    t.do("russia", "gain-money")
    assert t.money("russia") == 3 + 2


def test_ruling_86_europe_draws_all_its_headlines_first() -> None:
    t = Table()
    t.g.turn = 8
    order = [headline(id) for id in ("h2r_crimea", "h2r_donbas", "h2r_eaeu", "h2e_aegis", "h2r_zapad", "h2r_paks")]
    t.g.headline_deck = order[::-1]
    t.g.headlines = [[], []]
    t.stack(NewHeadlines(), Turn())
    assert t.g.headlines == [order[:3], order[3:]]


# --- J. scoring ---


def test_ruling_64_a_region_scores_once_for_europe_and_again_on_turn_20() -> None:
    t = Table(dice="eu poland 6, nato poland 6, eu hungary 6, russia belarus 6")
    t.g.turn = 10
    t.stack(EndOfTurn(), Turn())
    assert t.g.dominance == (2, 1)
    t.g.turn = 20
    t.stack(EndOfTurn())
    assert t.g.dominance == (4, 2)


def test_ruling_65_prestige_is_headlines_dominance_and_banked_cards() -> None:
    t = Table()
    t.g.awarded[1] = [headline("h2r_nord_stream"), headline("h1r_abkhazia")]
    t.g.dominance = (0, 2)
    t.g.banked[1] = [advantage("ar_oil_boom")]
    assert t.g.view(0)["board"]["sides"]["russia"]["prestige"] == 3 + 2 + 2 + 1


# --- what is open ---


def test_ruling_70_discards_are_open_and_banked_cards_are_counted_but_hidden() -> None:
    t = Table()
    t.g.discard[1] = [card("ru_fsb")]
    t.g.banked[1] = [advantage("ar_oil_boom")]
    seen = t.g.view(0)["board"]
    assert seen["sides"]["russia"]["discard"] == ["ru_fsb"]
    assert seen["sides"]["russia"]["banked"] == 1
    assert "ar_oil_boom" not in str(seen)
    assert t.g.view(1)["board"]["own"]["banked"] == ["ar_oil_boom"]


def test_ruling_82_what_is_open_and_what_is_hidden() -> None:
    g = new(3)
    for seat, side in enumerate(SIDE_IDS):
        own, other = g.view(seat)["board"], g.view(1 - seat)["board"]
        assert len(own["own"]["hand"]) == 4
        assert len(own["own"]["headlines"]) == 3
        assert not set(own["own"]["headlines"]) & set(str(other).split("'"))
        assert not set(own["own"]["advantages"]) & set(str(other).split("'"))
        assert other["sides"][side]["hand"] == 4
        assert set(own["own"]["hand"]) < set(other["sides"][side]["unseen"])
        for name in ("dice", "armies", "tokens", "seas", "current", "forthcoming", "failed", "spent", "sides"):
            assert own[name] == other[name]
