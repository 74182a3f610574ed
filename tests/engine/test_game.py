"""The descriptor: who plays, what can be chosen, and how a match begins."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.contract.options import every_options
from chancellery.engine.errors import BadOption
from chancellery.engine.game import Credits, Game
from chancellery.engine.options import Flag
from chancellery.engine.rng import Rng, ScriptedRng, key_from
from chancellery.engine.saves import digest
from tests.tiny import TINY
from tests.tiny.board import ACTIONS, FOLDER, NOUNS, SEATS
from tests.tiny.redeal import redeal_hidden
from tests.tiny.rules import PickCards, set_up
from tests.tiny.state import Tiny
from tests.tiny.view import see

FRAMES = tuple(TINY.frames.values())


def test_what_it_is_called_and_who_plays() -> None:
    assert (TINY.title, TINY.players) == ("Courtyard", (2, 3))
    assert TINY.seats(TINY.options()) == ("red", "blue")
    assert TINY.seats(TINY.options({"players": 3})) == ("red", "blue", "green")


def test_credits() -> None:
    credits = Credits("Courtyard", ("A", "B"), "C", 1919)
    assert (credits.title, credits.designers, credits.publisher, credits.year) == ("Courtyard", ("A", "B"), "C", 1919)
    assert Credits("Courtyard", (), "C").year is None


def test_people_play_without_what_is_for_bots_alone() -> None:
    parts: dict[str, Any] = {"id": "bare", "credits": TINY.credits, "rules": 1, "folder": FOLDER, "seats": SEATS}
    parts |= {"nouns": NOUNS, "actions": ACTIONS, "state": Tiny, "set_up": set_up, "frames": FRAMES}
    parts |= {"see": see, "redeal_hidden": redeal_hidden}
    game = Game(**parts, options=(Flag("double"), Flag("limit", bots_only=True)))
    game.admit_people(game.options({"double": True}))
    with pytest.raises(BadOption, match="option 'limit' is only for matches between bots"):
        game.admit_people(game.options({"limit": True}))


def test_nouns_of_a_match_have_its_seats() -> None:
    assert TINY.nouns_for(TINY.options()).ids["seat"] == ("red", "blue")
    assert TINY.nouns_for(TINY.options({"players": 3})).ids["seat"] == ("red", "blue", "green")
    assert TINY.nouns_for(TINY.options()).ids["court"] == NOUNS.ids["court"]


def test_frames_by_name() -> None:
    assert TINY.frames["PickCards"] is PickCards
    assert set(TINY.frames) == {"Round", "PickCards", "UseCard", "PlaceSupport", "Ambush", "Spy"}


def test_what_a_game_need_not_have() -> None:
    bare = Game(
        id="bare",
        credits=TINY.credits,
        rules=1,
        folder=FOLDER,
        seats={2: ("red", "blue")},
        nouns=NOUNS,
        actions=ACTIONS,
        state=Tiny,
        see=see,
        redeal_hidden=redeal_hidden,
        set_up=set_up,
        frames=FRAMES,
    )
    assert (bare.option_list, bare.facts, bare.check, bare.advise, bare.draw, bare.board) == (
        (),
        {},
        None,
        None,
        None,
        None,
    )
    assert set(bare.events) == {"pick-sealed", "pick-retracted"}
    assert [options.dump() for options in every_options(bare)] == [{"players": 2}]


def test_every_combination_of_options() -> None:
    found = [options.dump() for options in every_options(TINY)]
    assert found == [
        {"players": players, "double": double, "start": start}
        for players in (2, 3)
        for double in (False, True)
        for start in ("empty", "garrisoned")
    ]


def test_shell_has_nothing_to_do() -> None:
    rng = Rng(bytes(32))
    g = TINY.shell(TINY.options({"players": 3}), rng)
    assert (g.game, g.seats, g.stack, g.waiting, g.picks, g.ply, g.floor) == (TINY, 3, [], (), [(), (), ()], 0, 0)
    assert (g.rng, g.outcome, g.log) == (rng, None, None)


def test_match_is_its_options_and_its_seed() -> None:
    assert digest(TINY.new()) == digest(TINY.new(TINY.options(), 0))
    assert digest(TINY.new(seed=5)) == digest(TINY.new(seed="5")) == digest(TINY.new(seed=key_from(5)))
    assert digest(TINY.new(seed=5)) == digest(TINY.new(seed=Rng(key_from(5))))
    assert digest(TINY.new(seed=5)) != digest(TINY.new(seed=6))
    assert digest(TINY.new(TINY.options({"double": True}))) != digest(TINY.new())


def test_first_match_is_known() -> None:
    """If this changes, old journals no longer replay: raise the version of the rules."""
    g = TINY.new(TINY.options({"players": 3}), seed=1919)
    assert isinstance(g, Tiny)
    assert g.hand == [[2, 5, 1], [3, 6, 7], [4, 0, 13]]
    assert g.rng.counter == 13


def test_match_uses_the_generator_it_is_given() -> None:
    rng = ScriptedRng(bytes(32))
    rng.orders = [[0, 3, 6]]
    g = TINY.new(seed=rng)
    assert isinstance(g, Tiny)
    assert g.rng is rng
    assert g.hand[0] == [0, 3, 6]


@pytest.mark.parametrize("size", [0, 31, 33])
def test_secret_seed_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match=f"^a secret seed has 32 bytes, not {size}$"):
        TINY.new(seed=bytes(size))


def test_match_is_recorded_from_the_deal_on() -> None:
    assert TINY.new().log is None
    log = TINY.new(record=True).log
    assert log is not None
    assert len(log.entries) == 2
