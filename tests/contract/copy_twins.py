"""Twins whose copies are not what they seem."""

from __future__ import annotations

import json
import zlib
from typing import Any, ClassVar

from chancellery.contract import copy_checks
from chancellery.engine import saves
from chancellery.engine.fields import Field, Pile, Row
from chancellery.engine.game import Game
from chancellery.engine.journal import Exported
from chancellery.engine.rng import Rng
from chancellery.engine.state import State
from tests.contract.bench import Bench, TwinState, caught_by
from tests.tiny import rules
from tests.tiny.board import ACTIONS, POINTS, USE_EVENT
from tests.tiny.state import Tiny
from tests.tiny.view import CourtyardBoard, see

# --- clones ---


@caught_by(copy_checks.check_clones_are_exact, "a clone has 'leader' as -1")
def a_clone_that_forgets_a_field(bench: Bench) -> Game:
    class Forgetful(TwinState):
        """Copies all but the leader."""

        def clone(self) -> Tiny:
            twin = super().clone()
            twin.leader = -1
            return twin

    return bench.game(state=Forgetful)


@caught_by(copy_checks.check_clones_are_exact, "the clone of a Subclass is a Tiny")
def a_clone_of_the_base_class(bench: Bench) -> Game:
    class Subclass(Tiny):
        """Inherits a clone that makes another class."""

    return bench.game(state=Subclass)


@caught_by(copy_checks.check_clones_are_exact, "a clone taken after .* has another digest")
def a_clone_with_fresh_dice(bench: Bench) -> Game:
    class Fresh(TwinState):
        """Starts the generator from the beginning."""

        def clone(self) -> Tiny:
            twin = super().clone()
            twin.rng = Rng(self.rng.key)
            return twin

    return bench.game(state=Fresh)


@caught_by(copy_checks.check_clones_are_exact, "a clone keeps a log")
def a_clone_that_goes_on_recording(bench: Bench) -> Game:
    class Recording(TwinState):
        """Records, whatever for."""

        def clone(self) -> Tiny:
            twin = super().clone()
            twin.record()
            return twin

    return bench.game(state=Recording)


@caught_by(copy_checks.check_clones_share_nothing, "playing a clone on changes")
def a_clone_that_shares_a_list(bench: Bench) -> Game:
    class Sharing(TwinState):
        """Passes the list of support on instead of a copy."""

        def clone(self) -> Tiny:
            twin = super().clone()
            twin.support = self.support
            return twin

    return bench.game(state=Sharing)


@caught_by(copy_checks.check_clones_share_nothing, "playing a clone on changes")
def a_clone_that_shares_the_hands(bench: Bench) -> Game:
    class Shallow(TwinState):
        """Copies the list of hands but not the hands."""

        def clone(self) -> Tiny:
            twin = super().clone()
            twin.hand = self.hand[:]
            return twin

    return bench.game(state=Shallow)


@caught_by(copy_checks.check_clones_share_nothing, "playing a clone on changes what is legal")
def clones_that_write_into_the_same_list(bench: Bench) -> Game:
    scratch: list[int] = []

    class PlaceSupport(rules.PlaceSupport):
        """Saves itself a new list."""

        def legal(self, g: Tiny) -> list[int]:
            scratch[:] = super().legal(g)
            return scratch

    bench.patch.setattr(rules, "MOST", 2)
    bench.frame(PlaceSupport)
    return bench.game()


@caught_by(copy_checks.check_clones_share_nothing, "playing a clone on changes what is legal")
def rules_that_use_up_what_is_legal(bench: Bench) -> Game:
    class Greedy(TwinState):
        """Strikes the action off the list that all clones have."""

        def advance(self, seat: int, action: int) -> None:
            if self._legal:
                self._legal.remove(action)
            super().advance(seat, action)

    return bench.game(state=Greedy)


# --- saves ---


def without(name: str) -> dict[str, Field]:
    return {key: field for key, field in Tiny.schema.items() if key != name}


@caught_by(copy_checks.check_saves_are_exact, "a save loses 'known'")
def a_field_that_is_not_in_the_schema(bench: Bench) -> Game:
    class Unsaved(TwinState):
        """Has a field that only its clone knows of."""

        schema: ClassVar[dict[str, Field]] = without("known")

        def clone(self) -> Tiny:
            twin = super().clone()
            twin.known = self.known[:]
            return twin

    def see_known(g: Tiny, seat: int) -> CourtyardBoard:
        g.known = getattr(g, "known", [0] * 14)
        return see(g, seat)

    return bench.game(state=Unsaved, see=see_known)


@caught_by(copy_checks.check_saves_are_exact, "a save has 'known' as")
def a_tuple_on_the_board(bench: Bench) -> Game:
    def set_up(g: Tiny) -> None:
        rules.set_up(g)
        g.known = tuple(g.known)  # type: ignore[assignment]

    class Spy(rules.Spy):
        """Writes into the tuple as one may."""

        def apply(self, g: Tiny, action: int) -> None:
            g.known = list(g.known)
            super().apply(g, action)

    class PickCards(rules.PickCards):
        """Writes into the tuple as one may."""

        def reveal(self, g: Tiny, picks: list[tuple[int, ...]]) -> None:
            g.known = list(g.known)
            super().reveal(g, picks)

    bench.frame(Spy)
    bench.frame(PickCards)
    return bench.game(set_up=set_up)


@caught_by(copy_checks.check_saves_are_exact, "cannot be written and read: IndexError")
def a_field_of_the_wrong_kind(bench: Bench) -> Game:
    class Misnamed(TwinState):
        """Calls its cards courts."""

        schema: ClassVar[dict[str, Field]] = {**Tiny.schema, "discard": Pile(of="court")}

    return bench.game(state=Misnamed)


@caught_by(copy_checks.check_saves_are_exact, "a readable save has 'known' as")
def a_field_that_is_written_but_not_read(bench: Bench) -> Game:
    class OneWay(Row):
        """Reads nothing but zeros."""

        def unnamed(self, data: Any, nouns: Any) -> Any:
            return [0 for _ in data]

    class Lossy(TwinState):
        """Has a field that readable JSON cannot bring back."""

        schema: ClassVar[dict[str, Field]] = {**Tiny.schema, "known": OneWay("card")}

    return bench.game(state=Lossy)


@caught_by(copy_checks.check_saves_are_exact, "a save has 'leader' as -1")
def settling_that_goes_too_far(bench: Bench) -> Game:
    class Unsettled(TwinState):
        """Takes the leader for something that follows from the board."""

        def settle(self) -> None:
            self.leader = -1

    return bench.game(state=Unsettled)


@caught_by(copy_checks.check_damaged_saves_are_refused, "instead of a sentence")
def saves_without_a_checksum(bench: Bench) -> Game:
    def load(game: Game, saved: bytes) -> State:
        return saves.restore(game, json.loads(zlib.decompress(saved[8:])))

    bench.patch.setattr(saves, "load", load)
    return bench.game()


@caught_by(copy_checks.check_damaged_saves_are_refused, "without 'floor' is read as if nothing were wrong")
def saves_that_are_read_kindly(bench: Bench) -> Game:
    strict = saves.load_json

    def load_json(game: Game, text: str) -> State:
        return strict(game, json.dumps({"floor": 0, **json.loads(text)}) if text.endswith("}") else text)

    bench.patch.setattr(saves, "load_json", load_json)
    return bench.game()


# --- journals ---


@caught_by(copy_checks.check_journals_replay, "the journal replays")
def a_match_that_remembers_the_one_before(bench: Bench) -> Game:
    class PlaceSupport(rules.PlaceSupport):
        """Counts points in its class, so that every match goes on where the last one stopped."""

        placed: ClassVar[int] = 0

        def apply(self, g: Tiny, action: int) -> None:
            super().apply(g, action)
            PlaceSupport.placed += 1
            g.leader = PlaceSupport.placed // 7 % g.seats

    bench.frame(PlaceSupport)
    return bench.game()


@caught_by(copy_checks.check_journals_replay, "exported with other actions")
def an_export_with_names_exchanged(bench: Bench) -> Game:
    names = ACTIONS.names[:]
    names[POINTS], names[USE_EVENT] = names[USE_EVENT], names[POINTS]
    bench.patch.setattr(ACTIONS, "names", names)
    return bench.game()


@caught_by(copy_checks.check_tampered_journals_are_refused, "a journal with another seed is verified")
def verification_that_only_replays(bench: Bench) -> Game:
    bench.patch.setattr(Exported, "verify", lambda exported: None)
    return bench.game()


@caught_by(copy_checks.check_tampered_journals_are_refused, "brings IllegalAction")
def verification_that_crashes(bench: Bench) -> Game:
    def verify(exported: Exported) -> State:
        g = exported.journal.game.new(exported.journal.options, exported.journal.seed)
        for seat, action in exported.journal.actions:
            g.play(seat, action)
        return g

    bench.patch.setattr(Exported, "verify", verify)
    return bench.game()
