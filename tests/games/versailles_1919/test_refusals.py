"""Why a bot refuses a deal: its own judgement in words, and the price at which it would have agreed (11)."""

from __future__ import annotations

import pytest

from chancellery.engine.prose import Prose, Text
from chancellery.engine.rng import key_from, luck_from
from chancellery.games.versailles_1919.board import ACTIONS, FRANCE, NATION_IDS, UK, USA
from chancellery.games.versailles_1919.bot.judgement import LEEWAY, deal_of, is_enough, judge_of, share_of
from chancellery.games.versailles_1919.bot.refusals import explain, parts, worst_of
from chancellery.games.versailles_1919.bot.worth import worth
from chancellery.games.versailles_1919.game import VERSAILLES_1919
from chancellery.games.versailles_1919.state import Versailles
from tests.games.versailles_1919.positions import act, aside, bind, exhaust, put, quiet
from tests.games.versailles_1919.test_bot_deals import advised, led_by_the_usa

LANGUAGES = ("en", "fr")


def reason(g: Versailles, nation: int, author: int, *earlier: str) -> tuple[str, int]:
    """The reason of a nation that refuses an offer, and the cubes that it names; it does refuse."""
    refuse = f"refuse-deal {NATION_IDS[author]}"
    assert advised(g, nation, *earlier) == refuse
    why = explain(g, g.seat_of[nation], ACTIONS.parse(refuse), [ACTIONS.parse(name) for name in earlier])
    assert why is not None
    cubes = why.args.get("cubes", 0)
    assert isinstance(cubes, int)
    return why.key, cubes


def overtaken() -> Versailles:
    """France would rather settle Smyrna, which it leads, than Byelorus for the UK."""
    g = quiet()
    put(g, "smyrna", 1, 3)
    put(g, "byelorus", 3, 1)
    exhaust(g, FRANCE, 6)
    return act(g)


def test_a_price_is_the_least_that_is_enough_and_is_kept() -> None:
    g = led_by_the_usa()
    offer = ("offer uk", "demand", "about politics", "term-settle palestine")
    answers = []
    for cubes in (1, 2, 3):
        aside(g, USA, *offer, f"give {cubes}", "propose")
        refused = advised(g, UK) == "refuse-deal usa"
        answers.append(reason(g, UK, USA) if refused else ("accepted", cubes))
        aside(g, USA, "withdraw")
    assert answers == [("refusal-price", 3), ("refusal-price", 3), ("accepted", 3)]


def test_a_second_deal_in_a_turn_has_to_bring_as_much_as_its_author_gains() -> None:
    g = led_by_the_usa()
    offer = ("offer uk", "demand", "about politics", "term-settle palestine", "give 3", "propose")
    aside(g, USA, *offer)
    assert advised(g, UK) == "accept-deal usa"
    aside(g, USA, "withdraw")
    bind(g, USA, "bid none_at_all")
    aside(g, USA, *offer)
    assert reason(g, UK, USA) == ("refusal-series", 0)
    judge, deal = judge_of(g, list(g.deal_terms[USA])), deal_of(g, USA)
    ends = judge.outcomes(deal)
    assert 0 < judge.difference(ends, UK) < judge.difference(ends, USA)
    aside(g, USA, "withdraw")
    # Whom nobody has promised anything, and who has promised nothing, deals as before.
    bind(g, FRANCE, "pass")
    g.bound = g.bound[1:]
    aside(g, USA, *offer)
    assert advised(g, UK) == "accept-deal usa"


def test_each_deal_that_was_taken_from_an_author_makes_the_next_one_dearer() -> None:
    g = led_by_the_usa()
    aside(g, USA, "offer uk", "demand", "about politics", "term-settle palestine", "give 3", "propose")
    assert advised(g, UK) == "accept-deal usa"
    assert advised(g, UK, "accept-deal france", "refuse-deal usa") == "accept-deal usa"
    assert reason(g, UK, USA, "accept-deal usa") == ("refusal-series", 0)
    shares = [share_of(g, USA, UK, taken) for taken in range(3)]
    assert shares[0] == 0 < shares[1] < shares[2]


def test_not_even_the_first_deal_may_bring_its_author_far_more() -> None:
    assert is_enough(0.0, 0.1, 0.1 + LEEWAY - 0.01)
    assert not is_enough(0.0, 0.1, 0.1 + LEEWAY + 0.01)
    assert not is_enough(0.0, 0.0, 0.0)
    assert is_enough(2.0, 0.4, 0.2)
    assert not is_enough(2.0, 0.39, 0.2)


def test_whoever_is_likelier_to_win_leaves_more_of_a_deal() -> None:
    g = led_by_the_usa()
    before = share_of(g, USA, UK, 1)
    g.happiness[USA] += 10
    g.happiness[UK] -= 10
    assert share_of(g, USA, UK, 1) > before
    assert share_of(g, UK, USA, 1) < share_of(g, USA, UK, 1)


def test_whoever_asks_for_everything_is_told_so() -> None:
    g = led_by_the_usa()
    aside(g, UK, "offer usa", "ask 1", "propose")
    assert reason(g, USA, UK) == ("refusal-nothing", 0)


def test_what_cannot_be_carried_out_is_refused_as_that() -> None:
    g = led_by_the_usa()
    aside(g, USA, "offer uk", "give 2", "propose")
    exhaust(g, UK, -3)
    assert reason(g, UK, USA) == ("refusal-impossible", 0)


def test_the_reason_is_the_part_of_the_worth_that_falls_most() -> None:
    g = overtaken()
    aside(g, UK, "offer france", "give 1", "demand", "about politics", "term-settle byelorus", "propose")
    judge = judge_of(g, g.deal_terms[UK])
    ends = judge.outcomes(deal_of(g, UK))
    changes = {
        part: sum(
            parts(end, FRANCE)[part] - parts(other, FRANCE)[part]
            for end, other in zip(ends, judge.without, strict=True)
        )
        for part in parts(g, FRANCE)
    }
    assert min(changes, key=lambda part: changes[part]) == "leads"
    assert worst_of(ends, judge.without, FRANCE) == "leads"
    assert reason(g, FRANCE, UK) == ("refusal-leads", 0)
    assert worst_of(judge.without, judge.without, FRANCE) == "little"


@pytest.mark.parametrize("nation", [UK, FRANCE, USA])
def test_the_parts_are_the_whole_worth_that_bots_go_by(nation: int) -> None:
    g = overtaken()
    assert sum(parts(g, nation).values()) == pytest.approx(worth(g, nation))


def test_a_reason_depends_on_nothing_that_the_seat_does_not_know() -> None:
    g = overtaken()
    aside(g, UK, "offer france", "give 1", "demand", "about politics", "term-settle byelorus", "propose")
    refuse, seat = ACTIONS.parse("refuse-deal uk"), g.seat_of[FRANCE]
    told = explain(g, seat, refuse)
    assert told is not None
    for seed in range(3):
        other = g.redeal(seat, luck_from(key_from(f"hidden {seed}")))
        assert isinstance(other, Versailles)
        again = explain(other, seat, refuse)
        assert again is not None
        assert (again.key, again.args) == (told.key, told.args)


def test_other_asides_need_no_word() -> None:
    g = led_by_the_usa()
    assert explain(g, g.seat_of[USA], ACTIONS.parse("offer uk")) is None


KEYS = (
    "impossible",
    "nothing",
    "price",
    "even",
    "pays",
    "points",
    "happiness",
    "pieces",
    "leads",
    "unrest",
    "rivals",
    "little",
    "series",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_reason_has_its_words(language: str, key: str) -> None:
    nouns = VERSAILLES_1919.nouns_for(VERSAILLES_1919.options({"players": 4}))
    say = Prose(language, (VERSAILLES_1919.folder / "text",), nouns, strict=True)
    for cubes in (1, 2):
        told = say.say("explained", Text(f"refusal-{key}", nation=("nation", USA), author=("nation", UK), cubes=cubes))
        assert told.endswith(".")
