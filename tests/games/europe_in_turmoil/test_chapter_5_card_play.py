"""Chapter 5: playing cards, tested sentence by sentence."""

from __future__ import annotations

from tests.games.europe_in_turmoil.tables import run


def test_5_1_a_card_is_played_as_operations_or_as_event() -> None:
    run("""
        set hand authoritarian: prussian_spirit
        set attempts authoritarian: 1
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: operate prussian_spirit, event prussian_spirit
    """)


def test_5_1_the_naval_race_is_one_of_the_operations() -> None:
    run("""
        set hand authoritarian: prussian_spirit
        stack ActionRound seat=authoritarian number=1
        legal only authoritarian: operate prussian_spirit, event prussian_spirit, naval prussian_spirit
    """)


def test_5_1_scoring_cards_are_only_scored() -> None:
    run("""
        set hand liberal: france_scoring
        stack ActionRound seat=liberal number=1
        legal only liberal: event france_scoring
    """)


def test_5_1_nobody_may_decline_to_play_or_just_discard() -> None:
    run("""
        set hand liberal: modernism
        stack ActionRound seat=liberal number=1
        illegal liberal: done rule 5.1
        illegal liberal: discard modernism rule 5.1
    """)


def test_5_2_an_event_of_the_opponent_still_occurs() -> None:
    run("""
        set hand authoritarian: socialist_movements, prussian_spirit
        set support authoritarian berlin: 1
        stack ActionRound seat=authoritarian number=1
        illegal authoritarian: event socialist_movements rule 7.1
        authoritarian: operate socialist_movements
        authoritarian: event-after
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        liberal: place saxony
        liberal: place saxony
        expect at saxony: 2,0
        expect at berlin: 0,3*
        expect discard: socialist_movements
    """)


def test_5_2_and_its_card_is_removed_if_it_has_an_asterisk() -> None:
    run("""
        set hand liberal: prussian_spirit
        set hand authoritarian: military_tradition
        set support liberal paris: 1
        stack ActionRound seat=liberal number=1
        liberal: operate prussian_spirit
        liberal: event-before
        authoritarian: place berlin
        authoritarian: place berlin
        authoritarian: place berlin
        liberal: placement
        liberal: place paris
        liberal: place paris
        liberal: place paris
        expect removed: prussian_spirit
        expect discard: none
        expect happened prussian_spirit: 1
    """)


def test_5_2_an_own_event_does_not_occur_with_operations() -> None:
    run("""
        set hand authoritarian: prussian_spirit, status_quo
        set support authoritarian berlin: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate prussian_spirit
        legal only authoritarian: placement
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        authoritarian: place berlin
        expect happened prussian_spirit: 0
        expect discard: prussian_spirit
        expect points authoritarian: 4
    """)


def test_5_2_only_an_event_of_the_opponent_alone_occurs() -> None:
    run("""
        set hand authoritarian: indecisiveness, status_quo
        set support authoritarian berlin: 1
        set tension: 3
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate indecisiveness
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        expect tension: 3
        expect points authoritarian: 3
    """)


def test_5_2_exception_a_card_used_for_a_naval_attempt() -> None:
    run("""
        set hand authoritarian: lord_fisher, status_quo
        set navy authoritarian: 1
        dice 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: naval lord_fisher
        expect navy liberal: 0
        expect happened lord_fisher: 0
        expect discard: lord_fisher
    """)


def test_5_2_the_opponent_implements_the_event_as_if_it_were_his_play() -> None:
    run("""
        set hand authoritarian: kulturkampf
        set support authoritarian berlin: 1
        set support authoritarian orthodox_church: 3
        set in_effect march_of_history: 2
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate kulturkampf
        authoritarian: event-before
        expect acting: liberal
        expect prompt liberal: support-check ops=4 count=2
        legal only liberal: check orthodox_church
    """)


def test_5_2_the_phasing_player_decides_which_comes_first() -> None:
    run("""
        set hand liberal: military_tradition
        set support liberal paris: 1
        stack ActionRound seat=liberal number=1
        liberal: operate military_tradition
        expect acting: liberal
        legal only liberal: event-before, event-after
        liberal: event-before
        expect acting: authoritarian
    """)
    run("""
        set hand liberal: military_tradition
        set support liberal paris: 1
        stack ActionRound seat=liberal number=1
        liberal: operate military_tradition
        liberal: event-after
        expect prompt liberal: operate ops=2
    """)


def test_5_2_no_event_without_its_prerequisite_card() -> None:
    run("""
        set hand liberal: second_duma_disbanded
        set hand authoritarian: status_quo
        set support liberal poland: 2
        stack ActionRound seat=liberal number=1
        liberal: operate second_duma_disbanded
        expect event: event-blocked card=second_duma_disbanded
        liberal: placement
        liberal: place poland
        liberal: place poland
        expect at poland: 4*,0
        expect discard: second_duma_disbanded
        expect removed: none
    """)


def test_5_2_no_event_whose_condition_is_not_met() -> None:
    run("""
        set hand liberal: prince_heinrich
        set hand authoritarian: status_quo
        set support liberal poland: 2
        stack ActionRound seat=liberal number=1
        liberal: operate prince_heinrich
        expect event: event-blocked card=prince_heinrich reason=prince_heinrich
        liberal: placement
        liberal: place poland
        liberal: place poland
        expect vp: 0
        expect discard: prince_heinrich
        expect removed: none
    """)


def test_5_2_no_event_that_another_card_prohibits() -> None:
    run("""
        set hand liberal: franz_ferdinand
        set hand authoritarian: status_quo
        set happened gavrilo_princip: 1
        set support liberal poland: 2
        stack ActionRound seat=liberal number=1
        liberal: operate franz_ferdinand
        expect event: event-blocked card=franz_ferdinand
        liberal: placement
        liberal: place poland
        liberal: place poland
        expect at poland: 4*,0
        expect in_effect franz_ferdinand: 0
        expect discard: franz_ferdinand
    """)


def test_5_2_an_event_without_result_counts_as_played() -> None:
    run("""
        set hand authoritarian: russo_japanese_war, status_quo
        set support authoritarian berlin: 1
        stack ActionRound seat=authoritarian number=1
        authoritarian: operate russo_japanese_war
        authoritarian: event-after
        authoritarian: placement
        authoritarian: place berlin
        authoritarian: place berlin
        authoritarian: place berlin
        expect event: event-happened seat=liberal card=russo_japanese_war
        expect happened russo_japanese_war: 1
        expect removed: russo_japanese_war
    """)


def test_5_4_a_discarded_card_does_nothing() -> None:
    run("""
        set hand liberal: the_dual_alliance, modernism
        set deck: status_quo, military_tradition
        set navy liberal: 2
        stack TakePlace card=winston_churchill seat=liberal then ActionRound seat=liberal number=2
        liberal: discard the_dual_alliance
        liberal: done
        expect discard: the_dual_alliance
        expect track: three_emperor_league
        expect hand liberal: modernism, status_quo
    """)


def test_5_4_a_discarded_scoring_card_is_not_scored() -> None:
    run("""
        set hand liberal: france_scoring, modernism
        set deck: status_quo, military_tradition
        set support liberal paris: 2
        set navy liberal: 2
        stack TakePlace card=winston_churchill seat=liberal then ActionRound seat=liberal number=2
        liberal: discard france_scoring
        liberal: done
        expect discard: france_scoring
        expect vp: 0
        expect ready workers_unite: 1
    """)


def test_5_5_card_text_supersedes_the_rules() -> None:
    # Viscount Grey: enemy control does not raise the cost, in spite of 6.1.3.
    run("""
        set support liberal poland: 1
        set support authoritarian tsarist_army: 6
        stack TakePlace card=viscount_grey seat=liberal then ActionRound seat=liberal number=2
        liberal: placement
        liberal: place tsarist_army
        liberal: place tsarist_army
        liberal: place tsarist_army
        expect at tsarist_army: 3,6*
    """)
