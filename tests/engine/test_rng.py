"""The generator: known answers, exact fairness, the scripted twin, and the luck of bots."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chancellery.engine.errors import BadScript
from chancellery.engine.rng import Luck, Rng, ScriptedRng, commitment, key_from, luck_from
from tests.engine.courtyard import sentence

KEY = bytes(range(32))
KEYS = st.binary(min_size=32, max_size=32)


def reference_words(key: bytes, count: int) -> list[int]:
    """The words of a key, worked out block by block from the description alone."""
    blocks = [hashlib.sha256(key + index.to_bytes(8, "big")).digest() for index in range(count // 8 + 1)]
    stream = b"".join(blocks)
    return [int.from_bytes(stream[4 * i : 4 * i + 4], "big") for i in range(count)]


def reference_below(words: list[int], n: int) -> int:
    """Lemire's method, taking the words that it uses off the list."""
    while True:
        product = words.pop(0) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


class Told(Rng):
    """A generator whose words are told to it."""

    def __init__(self, words: Sequence[int]) -> None:
        super().__init__(KEY)
        self.words = tuple(words)

    def block_at(self, index: int) -> tuple[int, ...]:
        return self.words[index * 8 : index * 8 + 8]


# --- words ---


def test_key_of_a_typed_seed() -> None:
    assert key_from(7) == key_from("7") == hashlib.sha256(b"chancellery:7").digest()
    assert key_from(0).hex() == "2483ed69c5e9fefa227a5d553410e8c152a05201e5e285de3c539d86f999c4bb"


def test_commitment_is_the_sha_256_of_the_key() -> None:
    assert commitment(KEY) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_first_words_are_known() -> None:
    rng = Rng(KEY)
    assert [rng.word() for _ in range(10)] == [
        0xA9D6E500,
        0x293A88BD,
        0x38CBE213,
        0xD07AB71F,
        0x8CB22585,
        0x52072A01,
        0xBDF1C40B,
        0xE527F4D0,
        0x6061C438,
        0x6D7A1788,
    ]


@given(KEYS, st.integers(0, 40), st.integers(1, 20))
def test_words_follow_the_description_from_any_counter(key: bytes, start: int, count: int) -> None:
    rng = Rng(key, start)
    assert [rng.word() for _ in range(count)] == reference_words(key, start + count)[start:]
    assert rng.counter == start + count


def test_counter_may_be_large() -> None:
    block = hashlib.sha256(KEY + (2**40).to_bytes(8, "big")).digest()
    assert Rng(KEY, 2**43 + 7).word() == int.from_bytes(block[28:], "big")


# --- fairness ---


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 52, 110, 1000])
def test_below_gives_every_number_from_exactly_as_many_words(n: int) -> None:
    """Of the words that lead to k only the first can be refused; the rest must number 2^32 // n for every k."""
    fallback = 2**31 + 5
    for k in range(n):
        first, after = -(-k * 2**32 // n), -(-(k + 1) * 2**32 // n)
        rng = Told([first, fallback])
        taken = rng.below(n)
        refused = rng.counter == 2
        assert refused or taken == k
        assert after - first - refused == 2**32 // n
        assert Told([first + 1]).below(n) == k
        assert Told([after - 1]).below(n) == k


def test_refused_word_is_replaced_by_the_next() -> None:
    third = pow(3, -1, 2**31)  # 6 * third leaves 2, and 2^32 % 6 = 4 words are too many
    assert Told([0, third, 2**31, third + 2**31, 2**32 - 1]).below(6) == 5


def test_word_on_the_border_is_taken() -> None:
    word = 2 * pow(3, -1, 2**31) % 2**31
    assert word * 6 % 2**32 == 4
    rng = Told([word, 0])
    assert rng.below(6) == word * 6 // 2**32
    assert rng.counter == 1


def test_real_words_are_refused_too() -> None:
    """One word in four is too many for three quarters of 2^32."""
    n = 3 * 2**30
    rng, words = Rng(KEY), reference_words(KEY, 400)
    assert [rng.below(n) for _ in range(200)] == [reference_below(words, n) for _ in range(200)]
    assert rng.counter == 400 - len(words) > 240


@given(KEYS, st.integers(0, 30), st.integers(1, 2**32))
def test_below_stays_in_its_range(key: bytes, counter: int, n: int) -> None:
    assert 0 <= Rng(key, counter).below(n) < n


# --- dice, picks and piles ---


@given(KEYS, st.integers(1, 100))
def test_roll_is_one_more_than_below(key: bytes, sides: int) -> None:
    assert Rng(key).roll(sides) == Rng(key).below(sides) + 1


def test_first_dice_are_known() -> None:
    rng = Rng(KEY)
    assert [rng.roll() for _ in range(12)] == [4, 1, 2, 5, 4, 2, 5, 6, 3, 3, 5, 5]


@given(KEYS, st.lists(st.integers(), min_size=1, max_size=20))
def test_pick_takes_the_item_that_below_points_at(key: bytes, items: list[int]) -> None:
    assert Rng(key).pick(items) == items[Rng(key).below(len(items))]


@given(KEYS, st.lists(st.integers(), max_size=60))
def test_shuffle_is_a_permutation(key: bytes, pile: list[int]) -> None:
    shuffled = pile[:]
    Rng(key).shuffle(shuffled)
    assert sorted(shuffled) == sorted(pile)


@given(KEYS, st.integers(0, 60))
def test_shuffle_swaps_from_the_top_down(key: bytes, size: int) -> None:
    pile, expected = list(range(size)), list(range(size))
    Rng(key).shuffle(pile)
    words = reference_words(key, 2 * size + 8)
    for top in reversed(range(1, size)):
        other = reference_below(words, top + 1)
        expected[top], expected[other] = expected[other], expected[top]
    assert pile == expected


def test_first_shuffle_is_known() -> None:
    pile = list(range(10))
    Rng(KEY).shuffle(pile)
    assert pile == [4, 0, 9, 2, 7, 3, 5, 8, 1, 6]


@pytest.mark.parametrize("pile", [[], [4]])
def test_shuffle_of_nothing_to_shuffle_uses_no_chance(pile: list[int]) -> None:
    rng = Rng(KEY)
    rng.shuffle(pile)
    assert rng.counter == 0


# --- copies ---


@given(KEYS, st.integers(0, 20))
def test_clone_goes_on_alike_and_apart(key: bytes, used: int) -> None:
    rng = Rng(key)
    for _ in range(used):
        rng.word()
    twin = rng.clone()
    expected = reference_words(key, used + 12)[used:]
    assert [twin.word() for _ in range(12)] == expected
    assert rng.counter == used
    assert [rng.word() for _ in range(12)] == expected


def test_fork_is_keyed_by_the_next_two_words() -> None:
    rng = Rng(KEY)
    first, second = rng.fork(), rng.fork()
    words = reference_words(KEY, 4)
    expected = [hashlib.sha256(b"fork" + b"".join(w.to_bytes(4, "big") for w in words[i : i + 2])) for i in (0, 2)]
    assert [first.key, second.key] == [e.digest() for e in expected]
    assert (rng.counter, first.counter, second.counter) == (4, 0, 0)


def test_dump_is_the_key_and_the_counter() -> None:
    assert Rng(KEY, 9).dump() == {"key": KEY.hex(), "counter": 9}


# --- the scripted twin ---


def scripted(
    dice: Sequence[int] = (), picks: Sequence[int] = (), orders: Sequence[Sequence[int]] = (), counter: int = 0
) -> ScriptedRng:
    rng = ScriptedRng(KEY, counter)
    rng.dice, rng.picks, rng.orders = list(dice), list(picks), [list(order) for order in orders]
    return rng


def test_scripted_dice_come_in_their_order() -> None:
    rng = scripted(dice=[6, 1, 20])
    assert [rng.roll(), rng.roll(), rng.roll(20)] == [6, 1, 20]


def test_scripted_die_that_is_missing() -> None:
    assert sentence(BadScript, lambda: scripted().roll(10)) == (
        "the game rolls a die of 10, but the script has no die left: add a 'dice' line before"
    )


@pytest.mark.parametrize("die", [0, 7])
def test_scripted_die_that_the_die_does_not_have(die: int) -> None:
    assert sentence(BadScript, scripted(dice=[die]).roll) == (
        f"the script gives a die of {die}, but the game rolls one from 1 to 6"
    )


def test_scripted_picks_come_in_their_order() -> None:
    rng = scripted(picks=[5, 3])
    assert [rng.pick([3, 4, 5]), rng.pick([3, 4, 5])] == [5, 3]


def test_scripted_pick_of_something_else() -> None:
    assert sentence(BadScript, lambda: scripted(picks=[9]).pick([3, 4])) == (
        "the script picks item 9, which is not among those the game picks from"
    )


def test_scripted_order_is_the_top_in_drawing_order() -> None:
    rng, pile = scripted(orders=[[2, 0], [4]]), [0, 1, 2, 3, 4]
    rng.shuffle(pile)
    assert [pile.pop(), pile.pop()] == [2, 0]
    assert sorted(pile) == [1, 3, 4]
    rng.shuffle(pile)
    assert pile.pop() == 4


def test_scripted_order_of_something_else() -> None:
    assert sentence(BadScript, lambda: scripted(orders=[[9]]).shuffle([1, 2])) == (
        "the script orders item 9, which is not in the pile that the game shuffles"
    )


def test_what_the_script_leaves_open_is_left_to_chance() -> None:
    rng, plain = scripted(), Rng(KEY)
    pile, other = list(range(9)), list(range(9))
    rng.shuffle(pile)
    plain.shuffle(other)
    assert pile == other
    assert rng.pick(range(50)) == plain.pick(range(50))


def test_everything_scripted_moves_the_counter() -> None:
    """The undo barrier looks at it."""
    rng = scripted(dice=[1], picks=[2], orders=[[3]])
    rng.roll()
    assert rng.counter == 1
    rng.pick([2])
    assert rng.counter == 2
    rng.shuffle([3])
    assert rng.counter == 3


def test_chance_goes_on_after_something_scripted() -> None:
    rng = scripted(dice=[4])
    assert rng.roll() == 4
    assert 0 <= rng.pick(range(10)) < 10


def test_clone_of_a_scripted_twin_shares_nothing() -> None:
    rng = scripted(dice=[1, 2], picks=[3], orders=[[4, 5]])
    twin = rng.clone()
    assert isinstance(twin, ScriptedRng)
    assert twin.dump() == rng.dump()
    twin.roll()
    twin.pick([3])
    twin.shuffle([4, 5])
    assert rng.dump() == {"key": KEY.hex(), "counter": 0, "dice": [1, 2], "picks": [3], "orders": [[4, 5]]}


@pytest.mark.parametrize("used", range(10))
def test_clone_of_a_scripted_twin_goes_on_alike(used: int) -> None:
    rng = scripted(dice=[6])
    for _ in range(used):
        rng.word()
    rng.roll()
    twin = rng.clone()
    assert [rng.word() for _ in range(10)] == [twin.word() for _ in range(10)]


# --- the luck of bots ---


def luck(seed: int = 0) -> Luck:
    return luck_from(key_from(seed))


def test_luck_is_the_same_for_the_same_key() -> None:
    """These numbers stand for both builds: the compiled one counts in machine words."""
    rng = luck(7)
    assert [rng.word() for _ in range(4)] == [4041965330, 3211437144, 3623669203, 2823119770]
    assert luck(8).word() != 4041965330


def test_luck_is_spread_evenly() -> None:
    rng = luck()
    rolls = [rng.roll() for _ in range(6000)]
    assert {die: 880 < rolls.count(die) < 1120 for die in range(1, 7)} == dict.fromkeys(range(1, 7), True)
    tops = []
    for _ in range(6000):
        pile = [0, 1, 2, 3, 4, 5]
        rng.shuffle(pile)
        assert sorted(pile) == [0, 1, 2, 3, 4, 5]
        tops += [pile[0], 6 + pile[-1]]
    assert all(880 < tops.count(place) < 1120 for place in range(12))


def test_everything_by_luck_moves_the_counter() -> None:
    rng = luck()
    rng.word()
    rng.roll()
    rng.pick([3])
    rng.shuffle([1, 2, 3])
    rng.shuffle([])
    assert rng.counter == 5


def test_clone_of_luck_goes_on_alike_and_a_fork_does_not() -> None:
    rng = luck()
    rng.shuffle(list(range(20)))
    twin = rng.clone()
    assert twin.dump() == rng.dump()
    assert [twin.word() for _ in range(9)] == [rng.word() for _ in range(9)]
    fork = twin.fork()
    assert isinstance(fork, Luck)
    assert twin.dump() != rng.dump()
    assert [fork.word() for _ in range(3)] != [twin.word() for _ in range(3)]
