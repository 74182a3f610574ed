"""Twins that are broken in play."""

from __future__ import annotations

import random
from typing import ClassVar

from chancellery.contract import play_checks
from chancellery.engine.asides import Asides
from chancellery.engine.game import Game
from chancellery.engine.prose import Text
from chancellery.engine.results import Result
from tests.contract.bench import Bench, TwinState, caught_by
from tests.tiny import rules
from tests.tiny.board import ACTIONS, DONE, POINTS, RAISE_FLAG, USE_EVENT, VALUE
from tests.tiny.rules import flags, wave
from tests.tiny.state import Tiny

# --- answers ---


@caught_by(play_checks.check_every_legal_action_applies, "may 'event' .* fails with KeyError")
def every_card_seems_to_have_an_event(bench: Bench) -> Game:
    class UseCard(rules.UseCard):
        """Offers the event of a card that has none."""

        def legal(self, g: Tiny) -> list[int]:
            return [POINTS, USE_EVENT]

    bench.frame(UseCard)
    return bench.game()


@caught_by(play_checks.check_every_legal_action_applies, "'done' counts as 2 actions")
def an_action_that_plays_another(bench: Bench) -> Game:
    class Ambush(rules.Ambush):
        """Answers the next question too, when there is only one answer."""

        def apply(self, g: Tiny, action: int) -> None:
            super().apply(g, action)
            if action == DONE:
                g.ply += 1

    bench.frame(Ambush)
    return bench.game()


@caught_by(play_checks.check_everybody_asked_can_answer, "more than once: .'strike tower'")
def legal_with_duplicates(bench: Bench) -> Game:
    class Ambush(rules.Ambush):
        """Reaches the tower on two ways."""

        def legal(self, g: Tiny) -> list[int]:
            legal = super().legal(g)
            return [*legal, legal[-1]]

    bench.frame(Ambush)
    return bench.game()


@caught_by(play_checks.check_everybody_asked_can_answer, "no seat can choose: .0")
def taking_back_as_an_answer(bench: Bench) -> Game:
    class Ambush(rules.Ambush):
        """Takes zero for its first court."""

        def legal(self, g: Tiny) -> list[int]:
            return [0, *super().legal(g)]

        def apply(self, g: Tiny, action: int) -> None:
            super().apply(g, action or DONE)

    bench.frame(Ambush)
    return bench.game()


@caught_by(play_checks.check_everybody_asked_can_answer, "2 seconds .* one that is not legal")
def silence_that_is_no_answer(bench: Bench) -> Game:
    class Ambush(rules.Ambush):
        """Takes silence for something that cannot be said."""

        otherwise = POINTS

    bench.frame(Ambush)
    return bench.game()


@caught_by(play_checks.check_everybody_asked_can_answer, "asked with no legal answer: PlaceSupport")
def a_choice_that_does_not_lapse(bench: Bench) -> Game:
    class PlaceSupport(rules.PlaceSupport):
        """Asks even when all courts are full."""

        lapses = False

    bench.patch.setattr(rules, "MOST", 1)
    bench.frame(PlaceSupport)
    return bench.game()


@caught_by(play_checks.check_everybody_asked_can_answer, "asked with no legal answer by PickCards")
def a_sealed_choice_without_an_answer(bench: Bench) -> Game:
    class PickCards(rules.PickCards):
        """Wants a card above 2, whatever the hand."""

        def legal(self, g: Tiny, seat: int) -> list[int]:
            return [action for action in super().legal(g, seat) if VALUE[ACTIONS.thing(action)] > 2]

    bench.frame(PickCards)
    return bench.game()


@caught_by(play_checks.check_everybody_asked_can_answer, "were changed while the game played on")
def a_list_that_is_used_again(bench: Bench) -> Game:
    scratch: list[int] = []

    class PlaceSupport(rules.PlaceSupport):
        """Saves itself a new list."""

        def legal(self, g: Tiny) -> list[int]:
            scratch[:] = super().legal(g)
            return scratch

    bench.patch.setattr(rules, "MOST", 2)
    bench.frame(PlaceSupport)
    return bench.game()


@caught_by(play_checks.check_everybody_asked_can_answer, "asks seats that do not exist")
def the_next_seat_after_the_last(bench: Bench) -> Game:
    class Spy(rules.Spy):
        """Lets the neighbour on the left choose, without going round the table."""

        def __init__(self, seat: int) -> None:
            self.seat = seat + 1

    bench.frame(Spy)
    return bench.game()


# --- refusals ---


@caught_by(play_checks.check_illegal_actions_change_nothing, "changed the position")
def asking_leaves_a_mark(bench: Bench) -> Game:
    class UseCard(rules.UseCard):
        """Makes the seat leader as soon as somebody asks what is legal."""

        def legal(self, g: Tiny) -> list[int]:
            g.leader = self.seat
            return super().legal(g)

    bench.frame(UseCard)
    return bench.game()


@caught_by(play_checks.check_illegal_actions_change_nothing, "refused without a rule")
def a_refusal_without_a_rule(bench: Bench) -> Game:
    class Ambush(rules.Ambush):
        """Knows no paragraph that forbids anything."""

        def rule_against(self, g: Tiny, action: int) -> str:
            return ""

    bench.frame(Ambush)
    return bench.game()


@caught_by(play_checks.check_illegal_actions_change_nothing, "gets KeyError")
def a_refusal_that_crashes(bench: Bench) -> Game:
    class PlaceSupport(rules.PlaceSupport):
        """Looks the paragraph up in a table that is not complete."""

        def rule_against(self, g: Tiny, action: int) -> str:
            return {DONE: "3.1"}[action]

    bench.frame(PlaceSupport)
    return bench.game()


@caught_by(play_checks.check_illegal_actions_change_nothing, "which is illegal, and may")
def trust_in_the_client(bench: Bench) -> Game:
    class Trusting(TwinState):
        """Asks only whose turn it is."""

        def play(self, seat: int, action: int) -> None:
            if seat in self.waiting and action > 0 and isinstance(self.stack[-1], rules.Ambush):
                self.advance(seat, action if action in self.legal(seat) else DONE)
                return
            super().play(seat, action)

    return bench.game(state=Trusting)


# --- the end ---


@caught_by(play_checks.check_games_end, "still goes on after 300 decisions", cap=300)
def a_game_that_never_ends(bench: Bench) -> Game:
    class Round(rules.Round):
        """Shuffles the discards back in whenever the draw pile is short."""

        def run(self, g: Tiny) -> None:
            if len(g.deck) < 3 * g.seats:
                g.deck += g.discard
                g.discard = []
                g.shuffle(g.deck)
            super().run(g)

    bench.frame(Round)
    return bench.game()


def ending(bench: Bench, winners: tuple[int, ...], reason: str, scores: tuple[int, ...]) -> Game:
    """A game that ends in this way, whoever plays."""
    bench.patch.setattr(rules, "score", lambda g: g.finish(Result(winners, reason, scores)))
    return bench.game()


@caught_by(play_checks.check_games_end, "no message 'ending-boredom'")
def an_ending_without_words(bench: Bench) -> Game:
    return ending(bench, (0,), "boredom", (1, 0))


@caught_by(play_checks.check_games_end, "are not seats of the match")
def winners_counted_from_one(bench: Bench) -> Game:
    return ending(bench, (2,), "courts", (0, 1))


@caught_by(play_checks.check_games_end, "names a winner twice")
def a_winner_twice(bench: Bench) -> Game:
    return ending(bench, (0, 0), "shared", (1, 1))


@caught_by(play_checks.check_games_end, "2 seats have the scores")
def a_score_for_the_winner_only(bench: Bench) -> Game:
    return ending(bench, (0,), "courts", (3,))


# --- conservation ---


@caught_by(play_checks.check_things_are_conserved, "conserved_cards is 13 and no longer 14")
def a_card_lost_at_the_discard(bench: Bench) -> Game:
    class PickCards(rules.PickCards):
        """Takes a card from the hand and forgets to put it down."""

        def reveal(self, g: Tiny, picks: list[tuple[int, ...]]) -> None:
            super().reveal(g, picks)
            g.discard.pop()

    bench.frame(PickCards)
    return bench.game()


@caught_by(play_checks.check_things_are_conserved, "is in both 'hand' and 'discard'")
def a_card_kept_and_discarded(bench: Bench) -> Game:
    class PickCards(rules.PickCards):
        """Puts a card down and takes it up again."""

        def reveal(self, g: Tiny, picks: list[tuple[int, ...]]) -> None:
            super().reveal(g, picks)
            g.hand[0].append(g.discard[-1])

    bench.frame(PickCards)
    return bench.game(facts={})


@caught_by(play_checks.check_things_are_conserved, "'discard' holds -1, which is no card")
def a_card_that_does_not_exist(bench: Bench) -> Game:
    class Spy(rules.Spy):
        """Discards nobody's card."""

        def apply(self, g: Tiny, action: int) -> None:
            super().apply(g, action)
            g.discard.append(-1)

    bench.frame(Spy)
    return bench.game(facts={})


# --- frames ---


@caught_by(play_checks.check_frames_are_data, "has changed: it first held")
def a_frame_that_counts_down(bench: Bench) -> Game:
    class PlaceSupport(rules.PlaceSupport):
        """Counts its own points down and stays where it is."""

        def apply(self, g: Tiny, action: int) -> None:
            self.points -= 1
            super().apply(g, action)

    bench.frame(PlaceSupport)
    return bench.game()


@caught_by(play_checks.check_frames_are_data, "has changed: it first held")
def a_frame_that_remembers(bench: Bench) -> Game:
    class Ambush(rules.Ambush):
        """Keeps its legal actions for the next time."""

        kept: list[int]

        def legal(self, g: Tiny) -> list[int]:
            self.kept = super().legal(g)
            return self.kept

    bench.frame(Ambush)
    return bench.game()


@caught_by(play_checks.check_frames_are_data, "PickCards.done is ..")
def a_frame_with_a_list(bench: Bench) -> Game:
    class PickCards(rules.PickCards):
        """Holds a list that every copy of the position shares."""

        def __init__(self, cards: int, done: list[int] | None = None) -> None:
            super().__init__(cards)
            self.done = [] if done is None else done

    bench.frame(PickCards)
    return bench.game()


@caught_by(play_checks.check_frames_are_data, "does not keep .'cards'. under the names")
def a_field_under_another_name(bench: Bench) -> Game:
    class PickCards(rules.PickCards):
        """Calls its parameter otherwise than its field."""

        def __init__(self, cards: int) -> None:
            self.wanted = cards

        def complete(self, g: Tiny, seat: int) -> bool:
            return len(g.picks[seat]) == self.wanted

        def prompt(self, g: Tiny, seat: int) -> Text:
            return Text("pick-cards", cards=self.wanted)

    bench.frame(PickCards)
    return bench.game()


@caught_by(play_checks.check_frames_are_data, "Spy is not among the frames")
def a_frame_that_is_not_listed(bench: Bench) -> Game:
    del bench.frames["Spy"]
    return bench.game()


@caught_by(play_checks.check_frames_are_data, "comes back from a save as")
def a_field_that_grows(bench: Bench) -> Game:
    class PickCards(rules.PickCards):
        """Wants one card more when it is made, and another when it is loaded."""

        def __init__(self, cards: int) -> None:
            super().__init__(cards + 1)

    bench.frame(PickCards)
    return bench.game()


@caught_by(play_checks.check_frames_are_data, "keeps more than its fields")
def a_frame_with_a_secret_compartment(bench: Bench) -> Game:
    class UseCard(rules.UseCard):
        """Notes on the side what it was made as, where no save will look."""

        made: ClassVar[int] = 0

        def __init__(self, seat: int, card: int) -> None:
            super().__init__(seat, card)
            UseCard.made += 1
            self.number = UseCard.made

    bench.frame(UseCard)
    return bench.game()


# --- repeating ---


@caught_by(
    play_checks.check_games_repeat_exactly, "the same options, seed and actions lead to another position after 0"
)
def chance_from_somewhere_else(bench: Bench) -> Game:
    class Careless(TwinState):
        """Shuffles with Python's own generator."""

        def shuffle(self, pile: list[int]) -> None:
            random.shuffle(pile)

    return bench.game(state=Careless)


@caught_by(play_checks.check_games_repeat_exactly, "with the recorder on")
def the_log_rolls_dice(bench: Bench) -> Game:
    class PlaceSupport(rules.PlaceSupport):
        """Rolls for a word of the sentence."""

        def apply(self, g: Tiny, action: int) -> None:
            if g.log:
                g.roll()
            super().apply(g, action)

    bench.frame(PlaceSupport)
    return bench.game()


@caught_by(play_checks.check_games_repeat_exactly, "lead to another position")
def a_memory_outside_the_state(bench: Bench) -> Game:
    class UseCard(rules.UseCard):
        """Counts in its class how often any card of any match was used."""

        used: ClassVar[int] = 0

        def apply(self, g: Tiny, action: int) -> None:
            UseCard.used += 1
            super().apply(g, action)
            g.leader = UseCard.used % g.seats

    bench.frame(UseCard)
    return bench.game()


# --- asides ---


@caught_by(play_checks.check_asides_change_nothing_that_is_asked, "'raise-flag' asks anew")
def an_aside_that_answers(bench: Bench) -> Game:
    def take(g: Tiny, seat: int, action: int) -> None:
        """Whoever raises the flag has the question dropped."""
        wave(g, seat, action)
        if len(g.stack) > 1 and not g.stack[-1].sealed:
            g.stack.pop()
            g.run()

    return bench.game(asides=Asides(flags, take))


@caught_by(play_checks.check_asides_change_nothing_that_is_asked, "as answers and as asides at once")
def an_aside_that_is_an_answer_too(bench: Bench) -> Game:
    def allowed(g: Tiny, seat: int) -> list[int]:
        """Lists the answers as asides as well."""
        return [*flags(g, seat), *g.legal(seat)]

    return bench.game(asides=Asides(allowed, wave))


@caught_by(play_checks.check_asides_change_nothing_that_is_asked, "'raise-flag' rolls dice")
def an_aside_with_dice(bench: Bench) -> Game:
    def take(g: Tiny, seat: int, action: int) -> None:
        """Rolls for the wind."""
        wave(g, seat, action)
        g.roll()

    return bench.game(asides=Asides(flags, take))


@caught_by(play_checks.check_asides_change_nothing_that_is_asked, "is not told to anybody")
def an_aside_in_silence(bench: Bench) -> Game:
    def take(g: Tiny, seat: int, action: int) -> None:
        """Raises the flag at night."""
        g.flag[seat] = int(action == RAISE_FLAG)

    return bench.game(asides=Asides(flags, take))


@caught_by(play_checks.check_asides_change_nothing_that_is_asked, "after others have seen it")
def an_aside_that_can_be_taken_back(bench: Bench) -> Game:
    class State(TwinState):
        """Lowers the barrier again."""

        def _step_aside(self, seat: int, action: int) -> None:
            floor = self.floor
            super()._step_aside(seat, action)
            self.floor = floor

    return bench.game(state=State)


@caught_by(play_checks.check_games_end, "has asides after the end")
def an_aside_after_the_end(bench: Bench) -> Game:
    class State(TwinState):
        """Waves goodbye."""

        def asides(self, seat: int) -> list[int]:
            return super().asides(seat) if self.waiting else [RAISE_FLAG]

    return bench.game(state=State)
