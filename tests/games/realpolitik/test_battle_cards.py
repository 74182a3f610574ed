"""The play of battle cards: slots, order, morale, passing, and the one free card (R62-R65, R102)."""

from __future__ import annotations

from tests.games.realpolitik.battles import asked, battle, hand_values, happened, options


def test_ruling_62_one_card_for_each_unit_and_none_for_a_garrison() -> None:
    battle(
        """
        general prussia_1 bohemia 2
        garrison austria bohemia
        hand prussia 2 3 4
        hand austria 5
        attack prussia_1
        """,
        """
        prussia: play 2
        expect slots prussia_1: 1
        prussia: play 3
        expect event: battle-decided attack=8 defence=1
        expect morale austria: 5
        """,
    )


FOUR_STEPS = """
    general prussia_1 bohemia 3
    general prussia_2 saxonia 1
    general austria_1 bohemia 2
    general austria_2 wien 2
    hand prussia 2 2 2 4
    hand austria 3 3 3 4
    attack prussia_1
"""


def test_ruling_63_the_cycle_goes_round_until_nobody_plays() -> None:
    """Attacker, defender, supporter of the attack, supporter of the defence; then the same again."""
    g = battle(FOUR_STEPS, "prussia: support saxonia\naustria: support wien")
    played = []
    while g.morale != (1, 5, 1, 5):
        prompt = g.prompt(g.waiting[0])
        assert prompt is not None
        kind, where = prompt.args["place"] if isinstance(prompt.args["place"], tuple) else ("", -1)
        assert isinstance(where, int)
        played.append((asked(g), g.game.nouns.id(kind, where)))
        g.play(g.waiting[0], g.legal(g.waiting[0])[1])
    assert played == [
        ("prussia", "bohemia"),
        ("austria", "bohemia"),
        ("prussia", "saxonia"),
        ("austria", "wien"),
        ("prussia", "bohemia"),
        ("austria", "bohemia"),
        ("austria", "wien"),
        ("prussia", "bohemia"),
    ]


def test_ruling_63_inside_a_step_in_prestige_order() -> None:
    position = """
        general prussia_1 bohemia 1
        general austria_1 bohemia 1
        general italy_1 bohemia 1
        ally austria italy
        hand austria 1
        hand italy 1
        attack prussia_1
    """
    battle(position + "prestige italy austria", "expect acting: italy\nitaly: play 1\nexpect acting: austria")
    battle(position + "prestige austria italy", "expect acting: austria\naustria: play 1\nexpect acting: italy")


def test_ruling_63_the_owner_chooses_among_its_supporters() -> None:
    g = battle(
        """
        general prussia_1 bohemia 0
        general prussia_2 saxonia 1
        general prussia_3 schlesien 1
        garrison austria bohemia
        hand prussia 4 5
        attack prussia_1
        """,
        "prussia: support saxonia\nprussia: support schlesien",
    )
    assert options(g) == ["commit saxonia", "commit schlesien", "pass"]
    battle_on = g.clone()
    battle_on.play(2, g.game.actions.parse("commit schlesien"))
    assert options(battle_on) == ["pass", "play 4", "play 5"]
    battle_on.play(2, g.game.actions.parse("play 5"))
    prompt = battle_on.prompt(2)
    assert prompt is not None
    assert prompt.json(g.game.nouns)["args"]["place"] == {"kind": "territory", "id": "saxonia"}
    battle_on.play(2, g.game.actions.parse("play 4"))
    assert battle_on.contested == -1
    g.play(2, g.game.actions.parse("pass"))
    assert "battle-decided" in happened(g)


DUEL = """
    general prussia_1 bohemia 3
    general austria_1 bohemia 3
    attack prussia_1
"""


def test_ruling_64_each_card_costs_a_morale() -> None:
    battle(
        DUEL + "hand prussia 1 2 3\nhand austria 1\nmorale prussia 4",
        """
        prussia: play 1
        expect morale prussia: 3
        expect event: card-committed power=prussia morale=3
        """,
    )


def test_ruling_64_being_unable_is_a_skip_and_not_a_pass() -> None:
    """Austria's general in Bohemia has no unit; its supporter still plays."""
    battle(
        """
        general prussia_1 bohemia 1
        general austria_1 bohemia 0
        general austria_2 wien 1
        hand prussia 1
        hand austria 2
        attack prussia_1
        """,
        """
        austria: support wien
        prussia: play 1
        expect prompt austria: play-card place=wien
        expect passed austria: 0
        """,
    )


def test_ruling_64_to_decline_is_to_pass_for_all_generals() -> None:
    g = battle(FOUR_STEPS, "prussia: support saxonia\naustria: support wien\nprussia: pass")
    assert "power-passed" in happened(g)
    for _ in range(4):
        assert asked(g) == "austria"
        g.play(0, g.legal(0)[1])
    assert "battle-decided" in happened(g)


def test_passing_can_come_after_cards() -> None:
    battle(
        DUEL + "hand prussia 1 2\nhand austria 2 2",
        """
        prussia: play 1
        austria: play 2
        prussia: pass
        expect acting: austria
        austria: pass
        expect event: battle-decided attack=5 defence=6 outcome=defence
        """,
    )


def test_no_cards_no_question() -> None:
    battle(DUEL, "expect event: battle-decided attack=4 defence=4 outcome=draw")


def test_ruling_65_a_power_that_runs_out_of_morale_stops() -> None:
    battle(
        DUEL + "hand prussia 1 2 3\nhand austria 1 2 3\nmorale prussia 1",
        """
        prussia: play 1
        expect morale prussia: 0
        austria: play 1
        expect acting: austria
        expect prompt austria: play-card
        austria: pass
        expect event: battle-decided attack=5 defence=5
        """,
    )


def test_ruling_65_without_morale_an_attacker_plays_one_free_card() -> None:
    battle(
        DUEL + "hand prussia 1 2 3\nmorale prussia 0",
        """
        expect prompt prussia: play-card morale=0
        legal only prussia: pass, play 1, play 2, play 3
        prussia: play 3
        expect event: battle-decided attack=7 defence=4
        expect morale prussia: 0
        """,
    )


def test_ruling_65_without_morale_a_defender_plays_one_free_card() -> None:
    battle(
        DUEL + "hand austria 5 4\nmorale austria 0",
        "austria: play 4\nexpect event: battle-decided attack=4 defence=8",
    )


def test_ruling_65_without_morale_a_mere_supporter_plays_none() -> None:
    battle(
        """
        general prussia_1 bohemia 3
        general france_1 franken 3
        garrison austria bohemia
        hand france 5
        morale france 0
        ally france prussia
        attack prussia_1
        """,
        "france: support franken\nexpect event: battle-decided attack=4 defence=1",
    )


def test_ruling_65_the_free_card_needs_a_unit() -> None:
    battle(
        """
        general prussia_1 bohemia 0
        garrison austria bohemia
        hand prussia 5
        morale prussia 0
        attack prussia_1
        """,
        "expect event: battle-decided attack=1 defence=1",
    )


def test_ruling_102_the_free_card_may_wait_for_a_supporting_general() -> None:
    position = """
        general prussia_1 bohemia 2
        general prussia_2 saxonia 2
        general austria_1 bohemia 1
        hand prussia 1 5
        hand austria 5
        morale prussia 0
        attack prussia_1
    """
    g = battle(
        position,
        """
        prussia: support saxonia
        legal only prussia: pass, hold, play 1, play 5
        prussia: hold
        expect event: card-held-back power=prussia
        expect passed prussia: 0
        austria: play 5
        expect prompt prussia: play-card place=saxonia
        legal only prussia: pass, play 1, play 5, play-to-discard
        prussia: play-to-discard
        expect event: card-struck power=austria value=5
        expect event: battle-decided attack=4 defence=2
        """,
    )
    assert 5 in hand_values(g, "prussia")
    # One free card in all: there is none for Saxony after one for Bohemia.
    battle(
        position,
        """
        prussia: support saxonia
        prussia: play 5
        austria: play 5
        expect event: battle-decided attack=8 defence=7
        """,
    )


def test_ruling_102_a_garrison_makes_its_power_a_defender() -> None:
    """So its supporting general may play the free card."""
    battle(
        """
        general prussia_1 bohemia 0
        garrison austria bohemia
        general austria_1 wien 2
        hand austria 4 4
        morale austria 0
        attack prussia_1
        """,
        """
        austria: support wien
        expect prompt austria: play-card place=wien morale=0
        legal only austria: pass, play 4
        austria: play 4
        expect event: battle-decided attack=1 defence=5
        """,
    )


def test_ruling_102_each_battle_is_tested_afresh() -> None:
    """The last morale went into the first battle, so the second one has its free card."""
    battle(
        """
        general prussia_1 bohemia 1
        general prussia_2 saxonia 2
        garrison austria bohemia
        garrison austria saxonia
        hand prussia 2 2 2
        morale prussia 1
        attack prussia_1 prussia_2
        """,
        """
        prussia: battle bohemia
        prussia: play 2
        expect morale prussia: 0
        expect event: battle-decided territory=bohemia attack=4 defence=1
        expect prompt prussia: play-card territory=saxonia morale=0
        prussia: play 2
        expect event: battle-decided territory=saxonia attack=5 defence=1
        """,
    )


def test_ruling_71_talk_is_closed_while_cards_are_played_and_not_longer() -> None:
    g = battle(DUEL + "hand prussia 1")
    assert g.view(0)["talk"] is False
    g = battle(DUEL + "hand prussia 1\ngeneral prussia_2 saxonia 1\ngeneral austria_2 wien 1")
    assert g.prompt(g.waiting[0]).key == "declare-support"  # type: ignore[union-attr]
    assert g.view(0)["talk"] is True
    g = battle(DUEL + "hand prussia 1", "prussia: pass")
    assert g.prompt(g.waiting[0]).key == "retreat"  # type: ignore[union-attr]
    assert g.view(0)["talk"] is True
