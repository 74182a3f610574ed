"""Saving and loading: exact for any position, and a sentence for anything that is not one."""

from __future__ import annotations

import json
import zlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chancellery.contract.options import every_options
from chancellery.engine.errors import BadSave
from chancellery.engine.options import Options
from chancellery.engine.rng import ScriptedRng, key_from, luck_from
from chancellery.engine.saves import digest, dump, load, load_json, restore, restore_for_reading, save, save_json
from chancellery.engine.state import State
from tests.engine.courtyard import do, new, position, sentence, tiny, wander
from tests.tiny import TINY
from tests.tiny.board import CARDS, COURT_IDS
from tests.tiny.rules import Ambush, PickCards, Round

CARD_IDS = tuple(card.id for card in CARDS)

OPTIONS = st.sampled_from(every_options(TINY))


def reloaded(g: State) -> list[State]:
    """The position after each way of saving it."""
    return [load(TINY, save(g)), load_json(TINY, save_json(g))]


def same(twin: State, g: State) -> None:
    assert dump(twin) == dump(g)
    assert digest(twin) == digest(g)
    assert (twin.waiting, twin.outcome, twin.stack, twin.picks) == (g.waiting, g.outcome, g.stack, g.picks)
    for seat in range(-1, g.seats):
        assert twin.view(seat) == g.view(seat)
        assert twin.legal(seat) == g.legal(seat)


# --- round trips ---


@given(OPTIONS, st.integers(0, 10**6), st.integers(0, 60))
def test_position_reached_by_play_comes_back_and_plays_on_alike(options: Options, seed: int, plies: int) -> None:
    g = TINY.new(options, seed)
    wander(g, plies, seed)
    twins = reloaded(g)
    for twin in twins:
        same(twin, g)
    for seat, action in wander(g, 20, seed + 1):
        for twin in twins:
            twin.play(seat, action)
    for twin in twins:
        same(twin, g)


def test_position_with_the_luck_of_bots_comes_back_and_goes_on_alike() -> None:
    g = TINY.new(seed=3).redeal(0, luck_from(key_from(5)))
    for twin in reloaded(g):
        same(twin, g)
        luck = g.rng.clone()
        assert [twin.rng.word() for _ in range(5)] == [luck.word() for _ in range(5)]


@st.composite
def scripts(draw: st.DrawFn) -> str:
    """Positions that nobody need have reached by play."""
    seats = ("red", "blue", "green")[: draw(st.sampled_from((2, 3)))]
    a_seat, a_court, a_card = st.sampled_from(seats), st.sampled_from(COURT_IDS), st.sampled_from(CARD_IDS)
    cards = draw(st.permutations(CARD_IDS))
    lines = [f"players {len(seats)}", f"option double {draw(st.sampled_from(('yes', 'no')))}"]
    for pile in (*(f"hand {seat}" for seat in seats), "deck"):
        size = draw(st.integers(0, 3 if pile != "deck" else len(cards)))
        lines.append(f"set {pile}: {', '.join(cards[:size]) or 'none'}")
        cards = cards[size:]
    lines += [f"set discard: {', '.join(cards) or 'none'}", f"set leader: {draw(a_seat | st.just('none'))}"]
    lines += [f"set round: {draw(st.integers(-5, 2**40))}", f"set known {draw(a_card)}: yes"]
    for _ in range(draw(st.integers(0, 4))):
        lines.append(f"set support {draw(a_seat)} {draw(a_court)}: {draw(st.integers(0, 4))}")
    frames = [
        st.builds("UseCard seat={} card={}".format, a_seat, a_card),
        st.builds("PlaceSupport seat={} points={}".format, a_seat, st.integers(1, 9)),
        st.builds("Ambush seat={}".format, a_seat),
        st.builds("Spy seat={}".format, a_seat),
        st.builds("PickCards cards={}".format, st.integers(1, 3)),
    ]
    stack = draw(st.lists(st.one_of(frames), max_size=4))
    lines += [
        f"dice {' '.join(map(str, draw(st.lists(st.integers(1, 6), max_size=5))))}",
        f"order card: {', '.join(draw(st.lists(a_card, max_size=3, unique=True))) or 'none'}",
        f"pick card: {draw(a_card | st.just('none'))}",
        f"stack {' then '.join([*stack, 'Round'])}",
    ]
    return "\n".join(lines)


@given(scripts())
def test_position_made_by_a_script_comes_back(text: str) -> None:
    g = position(text)
    for twin in reloaded(g):
        same(twin, g)
        assert isinstance(twin.rng, ScriptedRng)


def test_half_of_a_sealed_choice_comes_back() -> None:
    g = position("option double yes\nset hand red: feast_one, spy_one, echo_one")
    do(g, "red: pick spy_one")
    for twin in reloaded(g):
        same(twin, g)
        do(twin, "red: pick echo_one")
        assert twin.waiting == (1,)


def test_game_that_is_over_comes_back() -> None:
    g = new()
    wander(g, 1000)
    assert g.outcome is not None
    for twin in reloaded(g):
        same(twin, g)


def test_settle_is_called_on_what_was_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    settled: list[list[int]] = []
    monkeypatch.setattr(type(new()), "settle", lambda g: settled.append(g.deck[:]))
    g = new()
    reloaded(g)
    assert settled == [g.deck, g.deck]


# --- what a save looks like ---


def test_dump_says_everything() -> None:
    g = position(
        "set hand red: feast_one, spy_one, echo_one\nset deck: plain_one, plain_two\ndice 4\npick card: feast_two"
    )
    do(g, "red: pick spy_one")
    assert dump(g) == {
        "format": 1,
        "game": "courtyard",
        "rules": 1,
        "options": {"players": 2, "double": False, "start": "empty"},
        "ply": 1,
        "floor": 1,
        "rng": g.rng.dump(),
        "stack": [["Round", {}], ["PickCards", {"cards": 1}]],
        "picks": [[TINY.actions.parse("pick spy_one")], []],
        "result": None,
        "board": {
            "round": 1,
            "leader": -1,
            "support": [0] * 12,
            "hand": [[0, 6, 8], g.hand[1]],
            "deck": [11, 10],
            "discard": [],
            "known": [0] * 14,
            "flag": [0, 0],
        },
    }
    assert g.rng.dump()["dice"] == [4]


def test_readable_save_has_names_for_numbers() -> None:
    g = position("set hand red: feast_one, spy_one, echo_one\nset support blue tower: 2")
    do(g, "red: pick spy_one")
    data = json.loads(save_json(g))
    assert data["board"]["hand"]["red"] == ["feast_one", "spy_one", "echo_one"]
    assert data["board"]["support"]["blue"]["tower"] == 2
    assert data["board"]["leader"] == "none"
    assert data["picks"] == [["pick spy_one"], []]
    assert "\n" in save_json(g)


def test_readable_save_can_be_edited() -> None:
    data = readable()
    data["board"]["hand"]["red"] = ["echo_two"]
    data["board"]["support"]["blue"] = dict(reversed(data["board"]["support"]["blue"].items())) | {"tower": 3}
    g = tiny(load_json(TINY, json.dumps(data)))
    assert g.hand[0] == [9]
    assert g.support == [0] * 11 + [3]


def test_compact_save_is_compact_and_says_what_it_is() -> None:
    g = new()
    saved = save(g)
    assert saved[:4] == b"CHSV"
    assert saved[4:8] == zlib.crc32(saved[8:]).to_bytes(4, "big")
    assert json.loads(zlib.decompress(saved[8:])) == dump(g)
    assert len(saved) < 500


def test_digest_is_of_the_whole_position() -> None:
    g = new()
    twin = tiny(g.clone())
    assert digest(twin) == digest(g)
    twin.known[3] = 1
    assert digest(twin) != digest(g)
    assert digest(new(1)) != digest(g)
    assert len(digest(g)) == 64


# --- what is no save ---


@pytest.mark.parametrize("saved", [b"", b"CHS", b"PK\x03\x04 something else"])
def test_bytes_of_something_else(saved: bytes) -> None:
    assert sentence(BadSave, lambda: load(TINY, saved)) == "this is not a saved position of Chancellery"


def test_save_cut_short_anywhere() -> None:
    saved = save(new())
    for length in range(4, len(saved)):
        assert sentence(BadSave, lambda cut=saved[:length]: load(TINY, cut)) == (  # type: ignore[misc]
            "the saved position is damaged or cut short"
        )


def test_save_with_any_one_byte_changed() -> None:
    saved = save(new())
    for at in range(len(saved)):
        changed = bytearray(saved)
        changed[at] ^= 1 << (at % 8)
        with pytest.raises(BadSave):
            load(TINY, bytes(changed))


def sealed(body: bytes) -> bytes:
    return b"CHSV" + zlib.crc32(body).to_bytes(4, "big") + body


def test_good_checksum_of_something_that_is_not_compressed() -> None:
    assert sentence(BadSave, lambda: load(TINY, sealed(b"plain"))) == "the saved position is damaged or cut short"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("not JSON", "the saved position is not JSON: "),
        ("\udcff", "the saved position is not JSON: "),
        ('{"format":1,"game":"courtyard","rules":1,"options":{}}', "the saved position lacks 'rng'"),
        ('{"format":1,"game":"courtyard","rules":1,"options":{},"rng":7}', "the saved position cannot be read: "),
    ],
)
def test_good_checksum_of_something_else(text: str, expected: str) -> None:
    body = zlib.compress(text.encode("utf-8", "surrogateescape"))
    assert sentence(BadSave, lambda: load(TINY, sealed(body))).startswith(expected)


def readable(**changes: Any) -> dict[str, Any]:
    """A readable save with some of it changed; a change to ... leaves the key out."""
    data = {**json.loads(save_json(new())), **changes}
    return {key: value for key, value in data.items() if value is not ...}


@pytest.mark.parametrize("text", ["[]", "7", '"CHSV"', "null", "{}", '{"format": 1}', '{"format": "1", "rules": 1}'])
def test_json_of_something_else(text: str) -> None:
    assert sentence(BadSave, lambda: load_json(TINY, text)) == "this is not a saved position of Chancellery"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "the saved position is not JSON: Expecting value: line 1 column 1 (char 0)"),
        ('{"format": 1,', "the saved position is not JSON: Expecting property name enclosed in double quotes"),
        ("[" * 100_000, "the saved position is not JSON: "),
    ],
)
def test_no_json(text: str, expected: str) -> None:
    assert sentence(BadSave, lambda: load_json(TINY, text)).startswith(expected)


UNCHANGED = readable()


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"format": 2}, "the saved position has format 2; this version of Chancellery reads up to 1"),
        ({"game": "chess"}, "the saved position is of the game 'chess', not of 'courtyard'"),
        ({"game": ...}, "the saved position is of the game 'None', not of 'courtyard'"),
        ({"rules": 2}, "the saved position was made with rules version 2; this is version 1"),
        ({"rules": 0}, "the saved position was made with rules version 0; this is version 1"),
        (
            {"options": {"players": 7}},
            "the saved position has options that do not fit: Courtyard cannot be played by 7 players; it takes 2 or 3",
        ),
        ({"options": [1]}, "the saved position has options that do not fit: "),
        ({"options": "players"}, "the saved position has options that do not fit: "),
        ({"options": ...}, "the saved position lacks 'options'"),
        ({"ply": ...}, "the saved position lacks 'ply'"),
        ({"floor": ...}, "the saved position lacks 'floor'"),
        ({"rng": ...}, "the saved position lacks 'rng'"),
        ({"stack": ...}, "the saved position lacks 'stack'"),
        ({"picks": ...}, "the saved position lacks 'picks'"),
        ({"result": ...}, "the saved position lacks 'result'"),
        ({"board": ...}, "the saved position lacks 'board'"),
        ({"board": {}}, "the saved position lacks the field 'round'"),
        (
            {"board": {**UNCHANGED["board"], "leader": "gren"}},
            "the saved position cannot be read: there is no seat 'gren'",
        ),
        (
            {"board": {**UNCHANGED["board"], "deck": ["feast_five"]}},
            "the saved position cannot be read: there is no card 'feast_five'; did you mean 'feast_one'?",
        ),
        (
            {"board": {**UNCHANGED["board"], "round": "first"}},
            "the saved position cannot be read: 'first' is not a whole number",
        ),
        ({"picks": [["pick me"], []]}, "the saved position cannot be read: there is no action 'pick me'"),
        ({"picks": [[]]}, "the saved position "),
        ({"rng": {"key": "zz", "counter": 0}}, "the saved position cannot be read: non-hexadecimal number"),
        ({"rng": {"counter": 0}}, "the saved position lacks 'key'"),
        ({"ply": "first"}, "the saved position "),
        ({"stack": [["Riot", {}]]}, "the saved position cannot be read: Courtyard has no frame 'Riot'"),
        ({"stack": [["Ambush", {}]]}, "the saved position cannot be read: Ambush.__init__() missing 1 required"),
        ({"stack": [["Ambush", {"seat": 99}]]}, "the saved position cannot be read: "),
        ({"stack": []}, "the saved position is not over, but asks nothing of anybody"),
        ({"stack": [["Round", {}]]}, "the saved position is not over, but asks nothing of anybody"),
    ],
)
def test_readable_save_that_does_not_fit(changes: dict[str, Any], expected: str) -> None:
    text = json.dumps(readable(**changes))
    assert sentence(BadSave, lambda: load_json(TINY, text)).startswith(expected)


def test_frames_of_a_save_are_frames_again() -> None:
    assert load_json(TINY, json.dumps(readable())).stack == [Round(), PickCards(1)]


# --- positions of other rules ---


def test_position_of_other_rules_is_shown_as_far_as_it_goes() -> None:
    """What it lacks is as on an empty board, and what is going on no longer is left out; it asks nobody anything."""
    g = position("set support red north: 2\nset deck: plain_one\nstack Ambush seat=red then Spy seat=blue then Round")
    data = dump(g)
    del data["board"]["known"], data["board"]["deck"]
    data["stack"] = [["Round", {}], ["Spy", {"who": 1}], ["Foray", {"seat": 0}], ["Ambush", {"seat": 0}]]
    shown = tiny(restore_for_reading(TINY, {**data, "rules": 7}))
    assert (shown.support, shown.known, len(shown.deck)) == (g.support, [0] * 14, 14)
    assert (shown.stack, shown.waiting) == ([Round(), Ambush(0)], ())
    assert sentence(BadSave, lambda: restore(TINY, data)).startswith("the saved position cannot be read: ")
    assert sentence(BadSave, lambda: restore_for_reading(TINY, {})) == "the saved position lacks 'stack'"
    refused = {**data, "rules": 7, "options": {**data["options"], "start": "besieged"}}
    assert tiny(restore_for_reading(TINY, refused)).support == shown.support, "options that are no more are let go"
