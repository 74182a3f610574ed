"""The contract about playing: whoever is asked can answer, every answer counts, and the game ends."""

from __future__ import annotations

import json
from itertools import chain, product
from typing import Any

from chancellery.contract.walks import (
    CAP,
    act,
    answers,
    begin,
    chance_for,
    everybody,
    fingerprint,
    play_out,
    played,
    random_game,
    random_move,
    require_no_doubles,
    sampled,
    seat_name,
)
from chancellery.engine.actions import RETRACT
from chancellery.engine.errors import IllegalAction
from chancellery.engine.frames import Frame, field_names, freeze
from chancellery.engine.game import Game
from chancellery.engine.languages import languages
from chancellery.engine.options import Options
from chancellery.engine.prose import Prose
from chancellery.engine.state import State


def check_every_legal_action_applies(game: Game, options: Options, seed: int) -> None:
    for g in sampled(game, options, seed, 30):
        for seat in g.waiting:
            for action in answers(g, seat):
                twin = g.clone()
                act(twin, seat, action)
                assert twin.ply == g.ply + 1, f"'{g.describe(action)}' counts as {twin.ply - g.ply} actions"


def check_everybody_asked_can_answer(game: Game, options: Options, seed: int) -> None:
    kept: list[tuple[int, list[int], list[int]]] = []
    for g in played(game, options, seed):
        require_sound_waiting(g)
        for seat in everybody(g):
            if seat not in g.waiting:
                assert g.legal(seat) == [], f"{seat_name(g, seat)} is not asked and has legal actions"
                continue
            legal = answers(g, seat)
            require_sound_legal(g, legal)
            kept.append((g.ply, legal, legal[:]))
    for ply, legal, copy in kept:
        assert legal == copy, f"the legal actions after {ply} actions were changed while the game played on"


def require_sound_waiting(g: State) -> None:
    """Seats that exist, each once; nobody when the game is over, somebody while it goes on."""
    assert all(0 <= seat < g.seats for seat in g.waiting), f"{g.stack[-1]!r} asks seats that do not exist: {g.waiting}"
    assert len(set(g.waiting)) == len(g.waiting), f"{g.stack[-1]!r} asks the same seat twice: {g.waiting}"
    assert bool(g.waiting) == (g.outcome is None), f"{g.waiting} are asked and the result is {g.outcome}"


def require_sound_legal(g: State, legal: list[int]) -> None:
    top, count = g.stack[-1], len(g.game.actions)
    assert isinstance(legal, list), f"{top!r} gives its legal actions not as a list but as {type(legal).__name__}"
    strange = [action for action in legal if type(action) is not int or not RETRACT < action < count]
    assert not strange, f"{top!r} has legal actions that no seat can choose: {strange}"
    doubles = sorted({g.describe(action) for action in legal if legal.count(action) > 1})
    assert not doubles, f"{top!r} has legal actions more than once: {doubles}"
    answered = not top.patience or top.otherwise in legal
    assert answered, f"{top!r} waits {top.patience} seconds for an answer and then takes one that is not legal"


def check_asides_change_nothing_that_is_asked(game: Game, options: Options, seed: int) -> None:
    """An aside is one action more in the journal; what is asked, and of whom, stays, and it can be answered."""
    for g in sampled(game, options, seed, 30):
        for seat in everybody(g):
            asides = g.asides(seat)
            both = sorted(g.describe(action) for action in asides if action in g.legal(seat))
            assert not both, f"{seat_name(g, seat)} has {both} as answers and as asides at once"
            for action in asides:
                require_sound_aside(g, seat, action)


def require_sound_aside(g: State, seat: int, action: int) -> None:
    twin, name = g.clone(), g.describe(action)
    log = twin.record()
    act(twin, seat, action)
    assert twin.ply == g.ply + 1, f"the aside '{name}' counts as {twin.ply - g.ply} actions"
    assert (twin.stack, twin.waiting, twin.picks) == (g.stack, g.waiting, g.picks), f"the aside '{name}' asks anew"
    assert twin.rng.counter == g.rng.counter, f"the aside '{name}' rolls dice"
    assert twin.outcome is None, f"the aside '{name}' ends the game"
    assert log.entries, f"the aside '{name}' is not told to anybody"
    news = g.waiting != (seat,)
    assert not news or twin.floor == twin.ply, f"the aside '{name}' can be taken back after others have seen it"
    for other in twin.waiting:
        answers(twin, other)


def check_illegal_actions_change_nothing(game: Game, options: Options, seed: int) -> None:
    end = begin(game, options, seed)
    for seat, action in random_game(game, options, seed):
        act(end, seat, action)
    for g in chain(sampled(game, options, seed, 12), [end]):
        twin = g.clone()
        log = twin.record()
        before, legal = fingerprint(twin), [g.legal(seat)[:] for seat in range(g.seats)]
        for seat in range(-2, g.seats + 2):
            refuse_illegal(twin, seat)
        assert fingerprint(twin) == before, f"an illegal action changed the position after {g.ply} actions"
        assert [twin.legal(seat) for seat in range(g.seats)] == legal, "an illegal action changed what is legal"
        assert not log.entries, f"an illegal action left events: {log.entries}"


def refuse_illegal(g: State, seat: int) -> None:
    """Try everything that a seat may not do."""
    count = len(g.game.actions)
    allowed = {*g.legal(seat), *g.asides(seat), *((RETRACT,) if g.may_retract(seat) else ())}
    for action in (*range(-3, count + 3), 10**9, -(10**9)):
        if action in allowed:
            continue
        tried = f"{seat_name(g, seat)} tries action {action} after {g.ply} actions"
        try:
            g.play(seat, action)
        except IllegalAction as error:
            nothing_there = g.outcome is not None or not 0 <= seat < g.seats or not 0 <= action < count
            if not error.rule and not nothing_there:
                raise AssertionError(f"{tried} and is refused without a rule: {error}") from error
            continue
        except Exception as error:
            raise AssertionError(f"{tried}, which is illegal, and gets {error!r}") from error
        raise AssertionError(f"{tried}, which is illegal, and may")


def check_games_end(game: Game, options: Options, seed: int, cap: int = CAP) -> None:
    for number in range(3):
        g = begin(game, options, seed + number)
        play_out(g, chance_for(seed + number), cap)
        result = g.result()
        assert result is not None
        assert set(result.winners) <= set(range(g.seats)), f"the winners {result.winners} are not seats of the match"
        assert len(set(result.winners)) == len(result.winners), f"{result.winners} names a winner twice"
        assert len(result.scores) == g.seats, f"{g.seats} seats have the scores {result.scores}"
        assert all(type(score) is int for score in result.scores), f"{result.scores} are not whole numbers"
        for language in languages():
            prose = Prose(language, [game.folder / "text"], game.nouns_for(options))
            ending = f"ending-{result.reason}"
            assert prose.has(ending), f"the language '{language}' has no message '{ending}' for how a game ended"
        for seat in everybody(g):
            assert g.legal(seat) == [], f"{seat_name(g, seat)} has legal actions after the end"
            assert g.asides(seat) == [], f"{seat_name(g, seat)} has asides after the end"


def check_things_are_conserved(game: Game, options: Options, seed: int) -> None:
    first = constants(begin(game, options, seed))
    for g in played(game, options, seed):
        require_no_doubles(g)
        for name, value in constants(g).items():
            assert value == first[name], f"after {g.ply} actions {name} is {value} and no longer {first[name]}"


def constants(g: State) -> dict[str, int]:
    """The facts of a game that never change, which are those called `conserved_…`."""
    nouns = g.game.nouns_for(g.options)
    found = {}
    for name, fact in g.game.facts.items():
        if name.startswith("conserved_"):
            for path in product(*(range(nouns.count(kind)) for kind in fact.by)):
                where = [nouns.id(kind, index) for kind, index in zip(fact.by, path, strict=True)]
                found[" ".join([name, *where])] = fact.work_out(g, *path)
    return found


def check_frames_are_data(game: Game, options: Options, seed: int) -> None:
    met: dict[int, tuple[Frame[Any], dict[str, Any]]] = {}
    for g in played(game, options, seed):
        for frame in g.stack:
            if id(frame) not in met:
                require_data(game, frame)
                met[id(frame)] = frame, contents(frame)
    for frame, first in met.values():
        assert contents(frame) == first, f"{frame!r} has changed: it first held {first}"


def contents(frame: Frame[Any]) -> dict[str, Any]:
    """All that a frame holds, its fields and whatever else it was given."""
    return dict(getattr(frame, "__dict__", None) or frame.fields())


def require_data(game: Game, frame: Frame[Any]) -> None:
    """A frame is of a known class, holds nothing that can change, and is the same when made again from its fields."""
    name = type(frame).__name__
    assert game.frames.get(name) is type(frame), f"the frame class {name} is not among the frames of {game.title}"
    lost = [field for field in field_names(type(frame)) if not hasattr(frame, field)]
    assert not lost, f"{name} does not keep {lost} under the names it was made with"
    fields = frame.fields()
    for field, value in fields.items():
        assert is_data(value), f"{name}.{field} is {value!r}, which is no number, word, nothing or tuple of those"
    again = type(frame)(**{field: freeze(value) for field, value in json.loads(json.dumps(fields)).items()})
    assert again == frame, f"{frame!r} comes back from a save as {again!r}"
    assert contents(again) == contents(frame), f"{frame!r} keeps more than its fields: {contents(frame)}"


def is_data(value: object) -> bool:
    if isinstance(value, tuple):
        return all(is_data(item) for item in value)
    return value is None or isinstance(value, int | str)


def check_games_repeat_exactly(game: Game, options: Options, seed: int) -> None:
    first, again, recorded = begin(game, options, seed), begin(game, options, seed), begin(game, options, seed, True)
    chance = chance_for(seed)
    while True:
        over = first.outcome is not None
        # Every position of the opening, and of long games some of the others.
        if first.ply < 200 or first.ply % 20 == 0 or over:
            found, at = fingerprint(first), f"after {first.ply} actions"
            assert fingerprint(again) == found, f"the same options, seed and actions lead to another position {at}"
            assert fingerprint(recorded) == found, f"with the recorder on, the position {at} is another one"
        if over:
            return
        seat, action = random_move(first, chance)
        for g in (first, again, recorded):
            act(g, seat, action)
