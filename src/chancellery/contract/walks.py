"""What the checks share: random games, samples of their positions, and ways to tell positions apart."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from functools import lru_cache
from itertools import islice, zip_longest
from random import Random

from chancellery.engine.actions import RETRACT
from chancellery.engine.errors import RulesError
from chancellery.engine.events import Event, event_json
from chancellery.engine.fields import Deck, Pile, Piles
from chancellery.engine.game import Game
from chancellery.engine.nouns import NOBODY
from chancellery.engine.options import Options
from chancellery.engine.rng import Rng, key_from
from chancellery.engine.saves import digest
from chancellery.engine.shared_rows import put
from chancellery.engine.state import SPECTATOR, State

CAP = 20_000
SECOND_THOUGHTS = 0.05
ASIDES = 0.05

Move = tuple[int, int]


def begin(game: Game, options: Options, seed: int, record: bool = False) -> State:
    """The first position of the match that all checks with this seed play."""
    return game.new(options, key_from(seed), record)


def seat_name(g: State, seat: int) -> str:
    if seat == SPECTATOR:
        return "the spectator"
    return g.seat_id(seat) if 0 <= seat < g.seats else f"seat {seat}"


def everybody(g: State) -> range:
    """Every seat, and the spectator."""
    return range(SPECTATOR, g.seats)


def chance_for(*parts: object) -> Random:
    """Python's generator, for what the checks themselves leave to chance."""
    return Random(":".join(map(str, parts)))


def rng_for(*parts: object) -> Rng:
    """A generator to redeal with."""
    return Rng(key_from(":".join(map(str, parts))))


# --- playing ---


def answers(g: State, seat: int) -> list[int]:
    """What a seat that is asked may answer; there must be something."""
    try:
        legal = g.legal(seat)
    except RulesError as error:
        raise AssertionError(f"{seat_name(g, seat)} is asked with no legal answer: {error}") from error
    assert legal, f"{seat_name(g, seat)} is asked with no legal answer by {g.stack[-1]!r}"
    return legal


def act(g: State, seat: int, action: int) -> None:
    """Play an action that ought to be legal."""
    name, top = g.describe(action), g.stack[-1]
    try:
        g.play(seat, action)
    except Exception as error:
        raise AssertionError(
            f"{seat_name(g, seat)} may '{name}' in answer to {top!r}, but it fails with {error!r}"
        ) from error


def random_move(g: State, chance: Random) -> Move:
    """Any answer of any seat that is asked; now and then a sealed pick is taken back, or an aside taken."""
    picked = [seat for seat in range(g.seats) if g.may_retract(seat)]
    if picked and chance.random() < SECOND_THOUGHTS:
        return chance.choice(picked), RETRACT
    asides = [(seat, action) for seat in range(g.seats) for action in g.asides(seat)]
    if asides and chance.random() < ASIDES:
        return chance.choice(asides)
    seat = chance.choice(g.waiting)
    return seat, chance.choice(answers(g, seat))


def play_out(g: State, chance: Random, cap: int = CAP) -> list[Move]:
    """Play at random to the end, which must come within `cap` decisions."""
    moves: list[Move] = []
    while g.outcome is None:
        assert len(moves) < cap, f"the game still goes on after {cap} decisions, at {g.stack[-1]!r}"
        seat, action = random_move(g, chance)
        act(g, seat, action)
        moves.append((seat, action))
    return moves


@lru_cache(maxsize=64)
def random_game(game: Game, options: Options, seed: int, cap: int = CAP) -> tuple[Move, ...]:
    """The moves of a random game."""
    return tuple(play_out(begin(game, options, seed), chance_for(seed), cap))


# --- walking through positions ---


def played(game: Game, options: Options, seed: int, record: bool = False) -> Iterator[State]:
    """The random game again: the one live state before each move and at the end; look, or clone, but do not play."""
    moves = random_game(game, options, seed)
    g = begin(game, options, seed, record)
    for seat, action in moves:
        yield g
        act(g, seat, action)
    yield g


def sampled(
    game: Game, options: Options, seed: int, count: int, plies: Collection[int] | None = None
) -> Iterator[State]:
    """The live state at up to `count` positions of the random game in which somebody is asked, of those at `plies`."""
    by_question: dict[str, list[int]] = {}
    for ply, question in enumerate(questions(game, options, seed)):
        if plies is None or ply in plies:
            by_question.setdefault(question, []).append(ply)
    chance = chance_for("sample", seed)
    for group in by_question.values():
        chance.shuffle(group)
    # One position of each question first, then a second of each, so that what is rarely asked is looked at too.
    rounds = zip_longest(*chance.sample(list(by_question.values()), len(by_question)))
    chosen = set(islice((ply for group in rounds for ply in group if ply is not None), count))
    for g in played(game, options, seed):
        if g.ply in chosen:
            yield g


@lru_cache(maxsize=64)
def questions(game: Game, options: Options, seed: int) -> tuple[str, ...]:
    """The class of the frame that asks before each move of the random game."""
    return tuple(type(g.stack[-1]).__name__ for g in played(game, options, seed) if g.stack)


@lru_cache(maxsize=64)
def eventful_plies(game: Game, options: Options, seed: int) -> frozenset[int]:
    """The plies after which the random game rolls dice or moves things that are drawn."""
    found = []
    before: tuple[object, ...] = ()
    for g in played(game, options, seed):
        now = (g.rng.counter, [heap.items[:] for kind in drawn_kinds(g) for heap in heaps(g, kind)])
        if g.ply and now != before:
            found.append(g.ply - 1)
        before = now
    return frozenset(found)


def next_moves(game: Game, options: Options, seed: int, g: State, count: int) -> tuple[Move, ...]:
    """What the random game plays after this position."""
    return random_game(game, options, seed)[g.ply : g.ply + count]


def some_moves(g: State, chance: Random, count: int) -> list[Move]:
    """A few of the moves that can be made now."""
    moves = [(seat, action) for seat in g.waiting for action in answers(g, seat)]
    return chance.sample(moves, min(count, len(moves)))


# --- telling positions apart ---


def own_fields(g: State) -> dict[str, object]:
    """All that a game's own state holds, whether its schema names it or not; `_names` are caches."""
    names = sorted({*g.schema, *getattr(g, "__dict__", ())} - set(State.__annotations__))
    return {name: getattr(g, name, "missing") for name in names if not name.startswith("_")}


def fingerprint(g: State) -> str:
    """The digest, and whatever the digest does not know of."""
    unsaved = {name: value for name, value in own_fields(g).items() if name not in g.schema}
    return f"{digest(g)} {g.waiting} {unsaved}"


def news(g: State, seat: int, action: int) -> tuple[State, dict[int, list[str]]]:
    """A clone after an action, and what the log tells everybody of it."""
    after = g.clone()
    log = after.record()
    act(after, seat, action)
    return after, {who: told(g, [e.event for e in log.entries if e.visible_to(who)]) for who in everybody(g)}


def told(g: State, events: list[Event]) -> list[str]:
    """Events as text, and in one order: in what order somebody drew cards is no secret."""
    nouns = g.game.nouns_for(g.options)
    found = []
    for event in events:
        fields = event_json(event, nouns).items()
        found.append(json.dumps({k: sorted(v) if isinstance(v, list | tuple) else v for k, v in fields}))
    return sorted(found)


# --- things in piles ---


def drawn_kinds(g: State) -> list[str]:
    """The kinds of things that are drawn: those of which there is a deck."""
    return sorted({field.of for field in g.schema.values() if isinstance(field, Deck) and field.of})


class Heap:
    """One pile of a state: the name of its field, whose it is (or NOBODY), whether it is drawn from, and its items."""

    def __init__(self, name: str, owner: int, deck: bool, items: list[int] | tuple[int, ...]) -> None:
        self.name = name
        self.owner = owner
        self.deck = deck
        self.items = items

    def exchange(self, g: State, slot: int, item: int) -> None:
        """Put another item in a slot."""
        if isinstance(self.items, tuple):
            setattr(g, self.name, put(self.items, slot, item))
        else:
            self.items[slot] = item


def heaps(g: State, kind: str) -> list[Heap]:
    """Every pile that holds things of a kind, always in the same order."""
    found = []
    for name, field in g.schema.items():
        if not isinstance(field, Pile) or field.of != kind:
            continue
        if isinstance(field, Piles):
            by_seat = field.by == ("seat",)
            found += [Heap(name, i if by_seat else NOBODY, False, pile) for i, pile in enumerate(getattr(g, name))]
        else:
            found.append(Heap(name, NOBODY, isinstance(field, Deck), getattr(g, name)))
    return found


def with_own_piles(g: State) -> State:
    """A copy whose piles may be changed in place: clones may share theirs."""
    twin = g.clone()
    for name, field in g.schema.items():
        piles = getattr(g, name)
        if isinstance(field, Piles):
            setattr(twin, name, [pile[:] for pile in piles])
        elif isinstance(field, Pile):
            setattr(twin, name, piles[:])
    return twin


def require_no_doubles(g: State) -> None:
    """No thing that is drawn is in two places, and there is none that does not exist."""
    for kind in drawn_kinds(g):
        count = g.game.nouns.count(kind)
        seen: dict[int, str] = {}
        for heap in heaps(g, kind):
            for item in heap.items:
                assert 0 <= item < count, f"after {g.ply} actions '{heap.name}' holds {item}, which is no {kind}"
                where = f"'{heap.name}'" if item not in seen else f"both '{seen[item]}' and '{heap.name}'"
                name = g.game.nouns.id(kind, item)
                assert item not in seen, f"after {g.ply} actions the {kind} '{name}' is in {where}"
                seen[item] = heap.name
