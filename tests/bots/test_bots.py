"""Bots answer with legal actions, by their names, and never see what their seat may not see."""

from __future__ import annotations

import pytest

from chancellery.bots.advised import AttacheBot, SecretaryBot
from chancellery.bots.bot import ask, consult, is_blind
from chancellery.bots.budget import Budget
from chancellery.bots.random_bot import RandomBot
from chancellery.bots.registry import BOTS, bot_id, bots_for, default_bot, make_bot, seat_bots
from chancellery.bots.search import ChancellorBot
from chancellery.engine.errors import BadOption
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.state import State
from tests.tiny import TINY
from tests.tiny.state import Tiny


def luck(seed: str = "bots") -> Rng:
    return Rng(key_from(seed))


class Spy:
    """A bot that compares what it is shown with the real position."""

    def __init__(self, real: Tiny) -> None:
        self.real = real
        self.asked = 0
        self.other_hands_differ = 0
        self.decks_differ = 0

    def choose(self, g: State, seat: int) -> int:
        assert isinstance(g, Tiny)
        assert g is not self.real
        assert g.rng.key != self.real.rng.key
        assert g.log is None
        assert g.view(seat) == self.real.view(seat)
        self.asked += 1
        self.other_hands_differ += sorted(g.hand[1 - seat]) != sorted(self.real.hand[1 - seat])
        self.decks_differ += g.deck != self.real.deck
        return g.legal(seat)[0]


def test_a_bot_never_sees_hidden_information() -> None:
    g = TINY.new(seed=1)
    assert isinstance(g, Tiny)
    spy = Spy(g)
    rng = luck()
    while g.waiting:
        seat = g.waiting[0]
        g.play(seat, ask(spy, g, seat, rng))
    assert spy.asked > 20
    assert spy.other_hands_differ > spy.asked // 2
    assert spy.decks_differ > spy.asked // 2


def test_what_a_bot_does_to_its_position_does_not_matter() -> None:
    class Vandal:
        def choose(self, g: State, seat: int) -> int:
            action = g.legal(seat)[0]
            while g.waiting:
                g.advance(g.waiting[0], g.legal(g.waiting[0])[0])
            return action

    g = TINY.new(seed=1)
    before = g.view(0)
    ask(Vandal(), g, 0, luck())
    assert g.view(0) == before
    assert g.ply == 0


def test_a_blind_bot_gets_the_legal_actions_and_nothing_else() -> None:
    class Listener:
        blind = True

        def pick(self, legal: list[int]) -> int:
            self.heard = legal
            return legal[-1]

    listener = Listener()
    g = TINY.new(seed=1)
    assert ask(listener, g, 0, luck()) == g.legal(0)[-1]  # type: ignore[arg-type]
    assert listener.heard == g.legal(0)


def test_the_random_bot_is_blind_and_the_heuristic_is_not() -> None:
    assert is_blind(RandomBot(TINY, luck()))
    assert not is_blind(SecretaryBot(TINY, luck()))


def test_the_random_bot_takes_every_action_sooner_or_later() -> None:
    g = TINY.new(seed=1)
    bot = RandomBot(TINY, luck())
    assert {ask(bot, g, 0, luck()) for _ in range(50)} == set(g.legal(0))


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_plays_a_whole_game(name: str) -> None:
    g = TINY.new(TINY.options({"players": 3}), seed=2)
    rng = luck()
    bots = [make_bot(name, TINY, rng) for _ in range(3)]
    while g.waiting:
        seat = g.waiting[0]
        g.play(seat, ask(bots[seat], g, seat, rng, Budget(iterations=5)))
    assert g.result() is not None


def test_the_heuristic_bot_takes_the_best_and_breaks_ties_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    g = TINY.new(seed=1)
    first, *others = g.legal(0)
    monkeypatch.setattr(TINY, "advise", lambda g, seat, legal: [0.0 if a == first else 1.0 for a in legal])
    bot = SecretaryBot(TINY, luck())
    assert {ask(bot, g, 0, luck()) for _ in range(50)} == set(others)


def test_the_secretary_gives_reasons_if_asked() -> None:
    g = TINY.new(seed=1)
    bot = SecretaryBot(TINY, luck())
    assert consult(bot, g, 0, luck()).reasons == ()
    thought = consult(bot, g, 0, luck(), Budget(reasons=True))
    assert thought.reasons[0].action == thought.action
    assert sorted(reason.action for reason in thought.reasons) == sorted(g.legal(0))
    assert [reason.value for reason in thought.reasons] == sorted(
        (reason.value for reason in thought.reasons), reverse=True
    )


def test_the_attache_does_not_see_small_differences_and_does_nothing_senseless(monkeypatch: pytest.MonkeyPatch) -> None:
    g = TINY.new(seed=1)
    best, near, bad = g.legal(0)
    scores = {best: 2.0, near: 1.2, bad: 0.5}
    monkeypatch.setattr(TINY, "advise_beginner", lambda g, seat, legal: [scores[action] for action in legal])
    bot = AttacheBot(TINY, luck())
    assert {ask(bot, g, 0, luck()) for _ in range(50)} == {best, near}


def test_levels_are_offered_where_there_is_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bots_for(TINY) == ["attache", "heuristic", "search", "random"]
    monkeypatch.setattr(TINY, "advise", None)
    assert bots_for(TINY) == ["random"]


def test_a_game_without_advice_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TINY, "advise", None)
    with pytest.raises(BadOption, match="Courtyard gives bots no advice yet, so the heuristic bot cannot play it"):
        make_bot("heuristic", TINY, luck())
    assert default_bot(TINY) == "random"


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    known = "there are random, attache, heuristic, search"
    with pytest.raises(BadOption, match=rf"there is no bot 'rnadom'; {known}; did you mean 'random'\?"):
        make_bot("rnadom", TINY, luck())


@pytest.mark.parametrize(
    ("level", "id", "kind"),
    [
        ("attaché", "attache", AttacheBot),
        ("secretary", "heuristic", SecretaryBot),
        ("chancellor", "search", ChancellorBot),
    ],
)
def test_a_bot_has_a_level_and_an_id_and_both_name_it(level: str, id: str, kind: type) -> None:
    assert (bot_id(level), bot_id(id)) == (id, id)
    assert type(make_bot(level, TINY, luck())) is type(make_bot(id, TINY, luck())) is kind


def test_names_are_repeated_round_the_table() -> None:
    assert seat_bots(["random", "heuristic"], 3) == ("random", "heuristic", "random")
    assert seat_bots(["random"], 4) == ("random",) * 4
    assert seat_bots(["attaché", "secretary", "chancellor"], 3) == ("attache", "heuristic", "search")


def test_too_many_names_and_none_are_refused() -> None:
    with pytest.raises(BadOption, match="3 bots are named, but there is room for 2"):
        seat_bots(["random"] * 3, 2)
    with pytest.raises(BadOption, match="no bot is named; there are random, attache, heuristic, search"):
        seat_bots([], 2)
