"""The contract about secrets: a seat learns what it may learn, and no copy, log line or undo tells it more."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from chancellery.contract.walks import (
    act,
    answers,
    chance_for,
    drawn_kinds,
    eventful_plies,
    everybody,
    fingerprint,
    heaps,
    news,
    next_moves,
    play_out,
    played,
    require_no_doubles,
    rng_for,
    sampled,
    seat_name,
    some_moves,
    with_own_piles,
)
from chancellery.engine.actions import RETRACT
from chancellery.engine.events import event_json
from chancellery.engine.fields import Piles
from chancellery.engine.frames import Frame, SealedChoice
from chancellery.engine.game import Game
from chancellery.engine.nouns import NOBODY
from chancellery.engine.observation import Observation
from chancellery.engine.options import Options
from chancellery.engine.outlook import outlook
from chancellery.engine.saves import dump
from chancellery.engine.stages import Stage, stages, stills
from chancellery.engine.state import SPECTATOR, State
from chancellery.engine.views import PositionData

MOST_BYTES = 64 * 1024


# --- views ---


def check_views_are_small_json(game: Game, options: Options, seed: int) -> None:
    for g in sampled(game, options, seed, 25):
        before = fingerprint(g)
        for seat in everybody(g):
            require_json(g, g.view(seat), f"the view of {seat_name(g, seat)}")
        assert fingerprint(g) == before, f"looking at the position after {g.ply} actions changes it"
    *_, end = played(game, options, seed, record=True)
    assert end.log is not None
    for entry in end.log.entries:
        require_json(end, event_json(entry.event, game.nouns_for(options)), f"the event {entry.event}")


def check_the_empty_board_can_be_seen(game: Game, options: Options, seed: int) -> None:
    """Before a match begins everybody sees an empty board: nothing is dealt, and nobody is asked anything."""
    g = game.empty(options)
    try:
        seen = g.view(SPECTATOR)
    except (LookupError, AttributeError, TypeError, ValueError) as error:
        raise AssertionError(f"the empty board cannot be seen: {error!r}") from error
    require_json(g, seen, "the view of the empty board")
    assert not seen["waiting"], "somebody is asked something on the empty board"


def check_views_have_the_declared_shape(game: Game, options: Options, seed: int) -> None:
    """What `see` returns is what the game declares, no field more or less, so that a client can rely on it."""
    assert game.board is not None, f"{game.title} does not declare the shape of its board"
    for g in (game.empty(options), *sampled(game, options, seed, 25)):
        for seat in everybody(g):
            require_shape(game.board, g.see(seat), f"what {seat_name(g, seat)} sees", "board")
    for g in sampled(game, options, seed, 25, eventful_plies(game, options, seed)):
        ((by, action),) = next_moves(game, options, seed, g, 1)
        for _, position in stages(g, SPECTATOR, by, action):
            require_shape(game.board, position["board"], f"the board in the midst of '{g.describe(action)}'", "board")


def require_shape(shape: type, found: object, what: str, path: str) -> None:
    """The fields that a TypedDict declares, each of its type, and no others."""
    try:
        declared: Any = msgspec.convert(found, shape)
    except msgspec.ValidationError as error:
        raise AssertionError(f"{what} is not of the declared shape: {error}") from error
    more = different(declared, found, path)
    assert not more, f"{what} has fields that are not declared: {more}"


def different(declared: object, found: object, path: str) -> list[str]:
    """Where two values of one shape differ: the fields of a mapping that were not declared."""
    if isinstance(declared, dict) and isinstance(found, dict):
        more = [f"{path}.{key}" for key in found if key not in declared]
        return more + [line for key in declared for line in different(declared[key], found[key], f"{path}.{key}")]
    if isinstance(declared, list | tuple) and isinstance(found, list | tuple):
        return [line for one, other in zip(declared, found, strict=True) for line in different(one, other, f"{path}[]")]
    return []


def require_json(g: State, data: Mapping[str, Any], what: str) -> None:
    """Plain JSON of bounded size, without the key that tomorrow's dice come from."""
    try:
        text = json.dumps(data, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise AssertionError(f"{what} is no JSON: {error}") from error
    assert json.loads(text) == data, f"{what} does not come back from JSON as it was"
    assert len(text.encode()) < MOST_BYTES, f"{what} has {len(text.encode())} bytes"
    assert g.rng.key.hex() not in text, f"{what} holds the key of the dice"


# --- outlooks ---


def check_outlooks_tell_what_is_known(game: Game, options: Options, seed: int) -> None:
    """What an answer would change is JSON, is told to whoever is asked alone, and does not hang on anything hidden."""
    for g in sampled(game, options, seed, 40):
        before = fingerprint(g)
        for seat in everybody(g):
            found = outlook(g, seat, rng_for(seed, g.ply, seat))
            who = f"{seat_name(g, seat)} after {g.ply} actions"
            assert fingerprint(g) == before, f"the outlook of {who} changes the position"
            require_json(g, found, f"the outlook of {who}")
            assert seat in g.waiting or not found, f"{who} gets an outlook without being asked"
            for number in range(3):
                other = outlook(g, seat, rng_for(seed, g.ply, seat, number))
                changed = [name for name in {**found, **other} if found.get(name) != other.get(name)]
                assert not changed, f"the outlook of {who} tells what it cannot know of {changed}"


def check_outlooks_are_of_the_declared_shape(game: Game, options: Options, seed: int) -> None:
    """What would change is told as the game declares, so that a client can rely on it."""
    if game.outlook is None:
        return
    for g in sampled(game, options, seed, 40):
        for seat in g.waiting:
            for name, change in outlook(g, seat, rng_for(seed, g.ply, seat)).items():
                require_shape(game.outlook.shape, change, f"what '{name}' would change", "outlook")


# --- observations ---


def check_observations_tell_what_is_known(game: Game, options: Options, seed: int) -> None:
    """A row of numbers for programs that learn is in bounds, and the same where a seat cannot tell positions apart."""
    observation = Observation(game, options)
    lowest, highest = observation.lowest(), observation.highest()
    names = [part.name for part in observation.layout() for _ in range(part.length)]
    for g in sampled(game, options, seed, 25):
        before = fingerprint(g)
        for seat in everybody(g):
            who = f"{seat_name(g, seat)} after {g.ply} actions"
            row = observation.row(g, seat)
            for name, least, one, most in zip(names, lowest, row, highest, strict=True):
                assert least <= one <= most, f"the row of {who} has {one} in '{name}', not {least} to {most}"
            for number in range(3):
                other = observation.row(g.redeal(seat, rng_for(seed, g.ply, seat, number)), seat)
                told = sorted({name for name, one, two in zip(names, row, other, strict=True) if one != two})
                assert not told, f"the row of {who} tells what it cannot know of {told}"
        assert fingerprint(g) == before, f"looking at the position after {g.ply} actions as numbers changes it"


# --- redeals ---


def check_redeals_look_the_same(game: Game, options: Options, seed: int) -> None:
    for g in sampled(game, options, seed, 15):
        before = fingerprint(g)
        for seat in everybody(g):
            for number in range(3):
                dealt = g.redeal(seat, rng_for(seed, g.ply, seat, number))
                assert fingerprint(g) == before, f"a redeal changes the position after {g.ply} actions it starts from"
                require_same_to(seat, g, dealt)
                again = g.redeal(seat, rng_for(seed, g.ply, seat, number))
                assert fingerprint(again) == fingerprint(dealt), "a redeal takes chance from elsewhere than its rng"


def require_same_to(seat: int, g: State, dealt: State) -> None:
    """The two laws of hidden information, and what a redealt state must be besides."""
    who = f"{seat_name(g, seat)} after {g.ply} actions"
    seen, expected = dealt.view(seat), g.view(seat)
    changed = [key for key, value in expected.items() if dict(seen).get(key) != value]
    changed += [key for key in expected["board"] if seen["board"].get(key) != expected["board"][key]]
    assert seen == expected, f"{who} can tell a redealt position by {changed}"
    assert dealt.legal(seat) == g.legal(seat), f"{who} may do other things in a redealt position"
    assert dealt.rng.key != g.rng.key, f"{who} gets a redealt position with tomorrow's dice"
    assert (dealt.ply, dealt.floor) == (g.ply, g.floor), f"{who} gets a redealt position with another undo barrier"
    require_no_doubles(dealt)


def check_redeals_of_redeals_are_as_good(game: Game, options: Options, seed: int) -> None:
    """A redealt position, dealt anew with the same chance, is what the true one would have become: nothing that the
    seat knows is lost on the way, and nothing that it does not know was looked at."""
    for g in sampled(game, options, seed, 25):
        for seat in everybody(g):
            straight = g.redeal(seat, rng_for(seed, g.ply, seat))
            guess = g.redeal(seat, rng_for("first", seed, g.ply, seat))
            again = guess.redeal(seat, rng_for(seed, g.ply, seat))
            who = f"{seat_name(g, seat)} after {g.ply} actions"
            assert fingerprint(again) == fingerprint(straight), f"what {who} gets hangs on what it cannot know"


def check_redeals_play_on(game: Game, options: Options, seed: int) -> None:
    for g in sampled(game, options, seed, 4):
        for seat in everybody(g):
            dealt = g.redeal(seat, rng_for(seed, g.ply, seat))
            play_out(dealt, chance_for(seed, g.ply, seat))
            require_no_doubles(dealt)


def check_redeals_forget(game: Game, options: Options, seed: int) -> None:
    """What a seat cannot tell from its view is dealt anew: of each field, most such things move in some redeal."""
    kept: dict[str, list[str]] = {}
    moved: dict[str, int] = {}
    for g in sampled(game, options, seed, 6):
        for seat in everybody(g):
            dealt = [g.redeal(seat, rng_for(seed, g.ply, seat, number)) for number in range(12)]
            for kind, at, item in hidden_things(g, seat, chance_for(seed, g.ply, seat)):
                places = [heaps(state, kind)[at] for state in dealt]
                name = places[0].name
                if any(heap.items[-1:] != [item] if heap.deck else item not in heap.items for heap in places):
                    moved[name] = moved.get(name, 0) + 1
                else:
                    secret = f"the {kind} '{game.nouns.id(kind, item)}' of '{name}' from {seat_name(g, seat)}"
                    kept.setdefault(name, []).append(secret)
    for name, secrets in kept.items():
        of = len(secrets) + moved.get(name, 0)
        assert len(secrets) * 2 < of, f"redeals keep {len(secrets)} of {of} secrets, such as {secrets[0]}"


def hidden_things(g: State, seat: int, chance: Random) -> Iterator[tuple[str, int, int]]:
    """The items of others' hands and the tops of decks that could be others for all that the seat sees."""
    for kind in drawn_kinds(g):
        piles = heaps(g, kind)
        for at, heap in enumerate(piles):
            if not heap.deck and heap.owner in (NOBODY, seat):
                continue
            slots = range(len(heap.items)) if not heap.deck else range(max(0, len(heap.items) - 1), len(heap.items))
            for slot in slots:
                if any(can_not_tell(g, seat, other) for other in swaps(g, kind, at, slot, chance, 3)):
                    yield kind, at, heap.items[slot]


def swaps(g: State, kind: str, at: int, slot: int, chance: Random, count: int) -> Iterator[State]:
    """The position with one item of a pile exchanged for a few others of the decks."""
    piles = heaps(g, kind)
    places = [(i, j) for i, heap in enumerate(piles) if heap.deck for j in range(len(heap.items))]
    spoken_for = named_in_frames(g)
    for to, other in chance.sample(places, min(count, len(places))):
        one, two = piles[at].items[slot], piles[to].items[other]
        if (to, other) == (at, slot) or (to != at and spoken_for & {one, two}):
            continue
        twin = with_own_piles(g)
        fresh = heaps(twin, kind)
        fresh[at].exchange(twin, slot, two)
        fresh[to].exchange(twin, other, one)
        twin._legal = None
        twin.settle()
        yield twin


def named_in_frames(g: State) -> set[int]:
    """Numbers in frames: a card that the rules are in the middle of cannot be exchanged."""
    found: set[int] = set()
    todo: list[object] = [value for frame in g.stack for value in frame.fields().values()]
    while todo:
        value = todo.pop()
        if isinstance(value, tuple):
            todo.extend(value)
        elif isinstance(value, int):
            found.add(value)
    return found


def can_not_tell(g: State, seat: int, other: State) -> bool:
    return other.view(seat) == g.view(seat)


# --- the log ---


def check_events_tell_no_more_than_views(game: Game, options: Options, seed: int) -> None:
    """Two positions that a seat cannot tell apart, before and after an action, have the same log for it."""
    for g in sampled(game, options, seed, 40, eventful_plies(game, options, seed)):
        chance = chance_for("events", seed, g.ply)
        ((seat, action),) = next_moves(game, options, seed, g, 1)
        after, heard = news(g, seat, action)
        for other in exchanged(g, chance):
            try:
                other_after, other_heard = news(other, seat, action)
            except AssertionError:
                # The card is not in this hand any more, or there can be no such position: that proves nothing.
                continue
            for who in everybody(g):
                if heard[who] != other_heard[who]:
                    differ = not can_not_tell(g, who, other) or not can_not_tell(after, who, other_after)
                    tells = f"{heard[who]} where it might have been {other_heard[who]}"
                    assert differ, f"the log tells {seat_name(g, who)} what its view does not: {tells}"


def exchanged(g: State, chance: Random) -> Iterator[State]:
    """The position with items of decks exchanged near their tops, and of hands for items of decks."""
    for kind in drawn_kinds(g):
        for at, heap in enumerate(heaps(g, kind)):
            # A sealed pick names a card of the hand.
            if not heap.items or (heap.owner >= 0 and any(g.picks)):
                continue
            near_top = max(0, len(heap.items) - 8)
            slot = chance.randrange(near_top if heap.deck else 0, len(heap.items))
            yield from swaps(g, kind, at, slot, chance, 3)


def check_stages_tell_what_is_known(game: Game, options: Options, seed: int) -> None:
    """In the midst of an answer a seat sees nothing that the positions before and after, and the log, do not tell."""
    for g in sampled(game, options, seed, 25, eventful_plies(game, options, seed)):
        before, chance = fingerprint(g), chance_for("stages", seed, g.ply)
        ((seat, action),) = next_moves(game, options, seed, g, 1)
        after, heard = news(g, seat, action)
        seen: dict[int, list[Stage]] = {}
        for who in everybody(g):
            found = stills(g, who, seat, action)
            seen[who] = [Stage(events, still.view(who)) for events, still in found]
            for events, still in found:
                require_json(g, still.view(who), f"the view of {seat_name(g, who)} after {events} events")
                require_same_to(who, still, still.redeal(who, rng_for(seed, g.ply, who)))
        assert fingerprint(g) == before, f"looking on while '{g.describe(action)}' is carried out changes the position"
        for other in exchanged(g, chance):
            try:
                other_after, other_heard = news(other, seat, action)
            except AssertionError:
                # The card is not in this hand any more, or there can be no such position: that proves nothing.
                continue
            for who in everybody(g):
                known = heard[who] == other_heard[who] and can_not_tell(g, who, other)
                if known and can_not_tell(after, who, other_after):
                    same = stages(other, who, seat, action) == seen[who]
                    assert same, f"in the midst of '{g.describe(action)}' {seat_name(g, who)} sees what it cannot know"


def check_hand_order_decides_nothing(game: Game, options: Options, seed: int) -> None:
    """A hand is a set: in what order it was drawn decides nothing, not even a pick at random."""
    for g in sampled(game, options, seed, 40, eventful_plies(game, options, seed)):
        other = g.clone()
        for name, field in g.schema.items():
            if isinstance(field, Piles) and field.by == ("seat",):
                setattr(other, name, [pile[::-1] for pile in getattr(g, name)])
        other._legal = None
        other.settle()
        if any(in_any_order(g, who) != in_any_order(other, who) for who in everybody(g)):
            continue
        ((seat, action),) = next_moves(game, options, seed, g, 1)
        after, heard = news(g, seat, action)
        other_after, other_heard = news(other, seat, action)
        for who in everybody(g):
            same = in_any_order(after, who) == in_any_order(other_after, who) and heard[who] == other_heard[who]
            assert same, f"the order of a hand decides what comes of '{g.describe(action)}'"


def in_any_order(g: State, seat: int) -> dict[str, Any]:
    view = g.view(seat)
    return {**view, "legal": sorted(view["legal"])}


# --- undo ---


def check_undo_stops_at_news(game: Game, options: Options, seed: int) -> None:
    """An action can be taken back only if the seat learned nothing by it, and it is still for the same to act."""
    floor = 0
    for g in played(game, options, seed):
        assert floor <= g.floor <= g.ply, f"the undo barrier went from {floor} to {g.floor} at {g.ply} actions"
        floor = g.floor
    for g in sampled(game, options, seed, 60, eventful_plies(game, options, seed)):
        for seat, action in next_moves(game, options, seed, g, 1):
            require_nothing_learned(g, seat, action)
    for g in sampled(game, options, seed, 60):
        for seat, action in some_moves(g, chance_for("undo", seed, g.ply), 2):
            require_nothing_learned(g, seat, action)


def require_nothing_learned(g: State, seat: int, action: int) -> None:
    """If the action can be taken back, it leads to the same sight from every position that the seat cannot tell."""
    after, heard = news(g, seat, action)
    assert g.floor <= after.floor <= after.ply, f"'{g.describe(action)}' takes the undo barrier down"
    if after.floor == after.ply:
        return
    what = f"{seat_name(g, seat)} can take back '{g.describe(action)}'"
    assert after.waiting == g.waiting, f"{what}, though it is for others to act now"
    for number in range(3):
        dealt, heard_there = news(g.redeal(seat, rng_for(g.ply, number)), seat, action)
        assert dealt.view(seat) == after.view(seat), f"{what}, though it made something known"
        assert heard_there[seat] == heard[seat], f"{what}, though the log tells of something new"
        assert dealt.floor < dealt.ply, f"{what}, which tells it something that it cannot know"


# --- sealed choices ---


def sealed_plies(game: Game, options: Options, seed: int) -> list[int]:
    return [g.ply for g in played(game, options, seed) if g.waiting and isinstance(g.choice(), SealedChoice)]


def still_open(g: State, top: Frame[Any]) -> bool:
    return bool(g.stack) and g.stack[-1] is top


def check_sealed_picks_are_secret(game: Game, options: Options, seed: int) -> None:
    """Until all is revealed, others see and read the same whatever a seat picks."""
    for g in sampled(game, options, seed, 10, sealed_plies(game, options, seed)):
        for seat in g.waiting:
            others = [who for who in everybody(g) if who != seat]
            seen: dict[int, tuple[str, Any]] = {}
            for action in answers(g, seat):
                after, heard = news(g, seat, action)
                if not still_open(after, g.stack[-1]):
                    continue
                for who in others:
                    name, found = g.describe(action), (after.view(who), heard[who])
                    first, expected = seen.setdefault(who, (name, found))
                    chose = f"{seat_name(g, seat)} secretly chose '{first}' or '{name}'"
                    assert found == expected, f"{seat_name(g, who)} can tell whether {chose}"


def check_retracting_brings_everything_back(game: Game, options: Options, seed: int) -> None:
    """A pick that is taken back leaves no trace but the two actions."""
    for g in sampled(game, options, seed, 10, sealed_plies(game, options, seed)):
        top = g.stack[-1]
        for seat in g.waiting:
            if g.picks[seat]:
                continue
            before = traceless(g)
            twin = g.clone()
            chance = chance_for("retract", seed, g.ply, seat)
            while seat in twin.waiting:
                act(twin, seat, chance.choice(answers(twin, seat)))
                if not still_open(twin, top):
                    break
                back = twin.clone()
                act(back, seat, RETRACT)
                assert back.picks == g.picks, f"taking picks back leaves {back.picks} of {g.picks}"
                assert traceless(back) == before, f"{seat_name(g, seat)} takes a pick back and it leaves a trace"


def traceless(g: State) -> tuple[dict[str, Any], tuple[int, ...], list[PositionData]]:
    """The position apart from the number of actions."""
    saved = {key: value for key, value in dump(g).items() if key not in ("ply", "floor")}
    return json.loads(json.dumps(saved)), g.waiting, [g.view(who) for who in everybody(g)]
