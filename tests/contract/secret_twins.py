"""Twins that cannot keep a secret."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from chancellery.contract import secret_checks
from chancellery.engine.fields import Field, Number
from chancellery.engine.game import Game
from chancellery.engine.outlook import Outlook
from chancellery.engine.prose import Text
from chancellery.engine.rng import Rng
from tests.contract.bench import Bench, TwinState, caught_by
from tests.tiny import events, rules
from tests.tiny.board import ACTIONS, EVENT, NOUNS, POINTS, SPY_ON, VALUE
from tests.tiny.game import Changes, changes
from tests.tiny.redeal import conceal, redeal_hidden
from tests.tiny.state import Tiny
from tests.tiny.view import see

# --- views ---


@caught_by(secret_checks.check_views_are_small_json, "does not come back from JSON as it was")
def a_tuple_in_the_view(bench: Bench) -> Game:
    def tuples(g: Tiny, seat: int) -> Any:
        """Shows sizes as a tuple."""
        return {**see(g, seat), "hand_sizes": tuple(len(hand) for hand in g.hand)}

    return bench.game(see=tuples)


@caught_by(secret_checks.check_views_are_small_json, "is no JSON")
def a_set_in_the_view(bench: Bench) -> Game:
    def sets(g: Tiny, seat: int) -> Any:
        """Shows the discards as a set."""
        return {**see(g, seat), "discard": set(g.discard)}

    return bench.game(see=sets)


@caught_by(secret_checks.check_views_are_small_json, "holds the key of the dice")
def the_key_in_the_view(bench: Bench) -> Game:
    def opened(g: Tiny, seat: int) -> Any:
        """Shows the generator, for debugging."""
        return {**see(g, seat), "rng": g.rng.dump()}

    return bench.game(see=opened)


@caught_by(secret_checks.check_views_are_small_json, "has 1[0-9]{5} bytes")
def a_view_without_bounds(bench: Bench) -> Game:
    def huge(g: Tiny, seat: int) -> Any:
        """Shows every court at every moment."""
        return {**see(g, seat), "history": [g.support] * (100_000 // len(str(g.support)) + 1)}

    return bench.game(see=huge)


@caught_by(secret_checks.check_views_are_small_json, "looking at the position after .* changes it")
def looking_sorts_the_hand(bench: Bench) -> Game:
    def tidy(g: Tiny, seat: int) -> Any:
        """Sorts the hand in place to show it."""
        g.hand[seat].sort()
        return see(g, seat)

    return bench.game(see=tidy)


@caught_by(secret_checks.check_the_empty_board_can_be_seen, "cannot be seen: IndexError")
def a_view_that_counts_on_something_going_on(bench: Bench) -> Game:
    def busy(g: Tiny, seat: int) -> Any:
        """Shows what is asked last."""
        return {**see(g, seat), "asked": repr(g.stack[-1])}

    return bench.game(see=busy)


# --- outlooks ---


@caught_by(secret_checks.check_outlooks_tell_what_is_known, "tells what it cannot know of .*'p")
def an_outlook_on_the_next_card(bench: Bench) -> Game:
    def change(g: Tiny, seat: int, action: int) -> Any:
        """Tells of the card that would be drawn."""
        return {"support": {"north": g.deck[-1]}} if g.deck else None

    return bench.game(outlook=Outlook(Changes, change))


@caught_by(secret_checks.check_outlooks_tell_what_is_known, "is no JSON")
def an_outlook_of_sets(bench: Bench) -> Game:
    return bench.game(outlook=Outlook(Changes, lambda g, seat, action: {"support": {seat}}))


@caught_by(secret_checks.check_outlooks_tell_what_is_known, "the outlook of .* changes the position")
def an_outlook_that_acts(bench: Bench) -> Game:
    class Shared(TwinState):
        """Shares the support of the courts with its clones."""

        def clone(self) -> Tiny:
            twin = super().clone()
            twin.support = self.support
            return twin

    return bench.game(state=Shared)


@caught_by(secret_checks.check_outlooks_are_of_the_declared_shape, "not declared: .*outlook.weather")
def an_outlook_of_the_weather(bench: Bench) -> Game:
    def change(g: Tiny, seat: int, action: int) -> Any:
        """Tells of what nobody declared."""
        told = changes(g, seat, action)
        return told and {**told, "weather": "fair"}

    return bench.game(outlook=Outlook(Changes, change))


@caught_by(secret_checks.check_outlooks_are_of_the_declared_shape, "would change is not of the declared shape")
def an_outlook_in_words(bench: Bench) -> Game:
    return bench.game(outlook=Outlook(Changes, lambda g, seat, action: {"support": "more"}))


# --- observations ---


@caught_by(secret_checks.check_observations_tell_what_is_known, "tells what it cannot know of .'deck', 'hand'")
def numbers_of_every_card(bench: Bench) -> Game:
    return bench.game(conceal=None)


@caught_by(secret_checks.check_observations_tell_what_is_known, "has .* numbers, not")
def numbers_that_come_and_go(bench: Bench) -> Game:
    return bench.game(conceal=lambda g, seat: {**conceal(g, seat), "flag": [0] * g.round})


@caught_by(secret_checks.check_observations_tell_what_is_known, "as numbers changes it")
def numbers_that_sort_the_discards(bench: Bench) -> Game:
    def sort(g: Tiny, seat: int) -> dict[str, Any]:
        """Puts the discards in order to look at them."""
        g.discard.sort()
        return conceal(g, seat)

    return bench.game(conceal=sort)


@caught_by(secret_checks.check_observations_tell_what_is_known, "has 2 in 'round', not 0 to 1")
def numbers_beyond_their_bounds(bench: Bench) -> Game:
    class Hasty(TwinState):
        """Says that there is one round."""

        schema: ClassVar[dict[str, Field]] = {**Tiny.schema, "round": Number(most=1, about="the number of the round")}

    return bench.game(state=Hasty)


# --- the two laws ---


@caught_by(secret_checks.check_redeals_look_the_same, "can tell a redealt position by .'board', 'hands'")
def a_view_with_every_hand(bench: Bench) -> Game:
    def opened(g: Tiny, seat: int) -> Any:
        """Shows the opponents' hands too."""
        return {**see(g, seat), "hands": [sorted(hand) for hand in g.hand]}

    return bench.game(see=opened)


@caught_by(secret_checks.check_redeals_look_the_same, "the spectator after .* can tell a redealt position by .*'hand'")
def a_spectator_behind_the_last_seat(bench: Bench) -> Game:
    def negative(g: Tiny, seat: int) -> Any:
        """Takes the spectator for an index."""
        ids = NOUNS.ids["card"]
        return {**see(g, seat), "hand": [ids[card] for card in sorted(g.hand[seat])]}

    return bench.game(see=negative)


@caught_by(secret_checks.check_redeals_look_the_same, "may do other things|can tell a redealt position by .*'legal'")
def a_question_that_depends_on_a_secret(bench: Bench) -> Game:
    class UseCard(rules.UseCard):
        """Offers the event only if somebody else holds an ambush."""

        def legal(self, g: Tiny) -> list[int]:
            hands = [hand for seat, hand in enumerate(g.hand) if seat != self.seat]
            feared = any(EVENT[card] == "ambush" for hand in hands for card in hand)
            return super().legal(g) if feared else [POINTS]

    bench.frame(UseCard)
    return bench.game()


@caught_by(secret_checks.check_redeals_look_the_same, "can tell a redealt position by .*'hand'")
def a_redeal_of_the_own_hand(bench: Bench) -> Game:
    def everybody(g: Tiny, seat: int, rng: Rng) -> None:
        """Deals to all, as at the start."""
        redeal_hidden(g, -1, rng)

    return bench.game(redeal_hidden=everybody)


@caught_by(secret_checks.check_redeals_look_the_same, "can tell a redealt position by .*'shown'")
def a_redeal_that_forgets_what_was_shown(bench: Bench) -> Game:
    def amnesia(g: Tiny, seat: int, rng: Rng) -> None:
        """Deals cards anew that a spy has seen."""
        known, g.known = g.known, [0] * len(g.known)
        redeal_hidden(g, seat, rng)
        g.known = known

    return bench.game(redeal_hidden=amnesia)


@caught_by(secret_checks.check_redeals_look_the_same, "with tomorrow's dice")
def a_redeal_with_the_same_dice(bench: Bench) -> Game:
    class Prophetic(TwinState):
        """Leaves the generator as it was."""

        def redeal(self, seat: int, rng: Rng) -> Tiny:
            twin = super().redeal(seat, rng)
            twin.rng = self.rng.clone()
            assert isinstance(twin, Tiny)
            return twin

    return bench.game(state=Prophetic)


@caught_by(secret_checks.check_redeals_look_the_same, "takes chance from elsewhere")
def a_redeal_by_another_generator(bench: Bench) -> Game:
    def careless(g: Tiny, seat: int, rng: Rng) -> None:
        """Shuffles with Python's own generator."""
        redeal_hidden(g, seat, Rng(random.randbytes(32)))

    return bench.game(redeal_hidden=careless)


@caught_by(secret_checks.check_redeals_look_the_same, "changes the position .* it starts from")
def a_redeal_of_the_position_itself(bench: Bench) -> Game:
    class InPlace(TwinState):
        """Shuffles the pile that it was copied from."""

        def redeal(self, seat: int, rng: Rng) -> Tiny:
            rng.shuffle(self.deck)
            twin = super().redeal(seat, rng)
            assert isinstance(twin, Tiny)
            return twin

    return bench.game(state=InPlace)


@caught_by(secret_checks.check_redeals_look_the_same, "is in both")
def a_redeal_from_all_cards(bench: Bench) -> Game:
    def generous(g: Tiny, seat: int, rng: Rng) -> None:
        """Deals from a new pack, without asking where the cards are."""
        pack = list(range(len(VALUE)))
        rng.shuffle(pack)
        g.deck = pack[: len(g.deck)]

    return bench.game(redeal_hidden=generous)


@caught_by(secret_checks.check_redeals_of_redeals_are_as_good, "hangs on what it cannot know")
def a_redeal_that_shuffles_what_it_finds(bench: Bench) -> Game:
    def stirring(g: Tiny, seat: int, rng: Rng) -> None:
        """Swaps cards of the deck as they lie, instead of dealing from a fixed order."""
        true = g.deck[:]
        redeal_hidden(g, seat, rng)
        if sorted(true) == sorted(g.deck):
            g.deck = [*true[1:], *true[:1]]

    return bench.game(redeal_hidden=stirring)


# --- what redeals are for ---


@caught_by(secret_checks.check_redeals_play_on, "fails with AttributeError")
def a_redeal_that_cannot_be_played(bench: Bench) -> Game:
    def frozen(g: Tiny, seat: int, rng: Rng) -> None:
        """Deals tuples."""
        redeal_hidden(g, seat, rng)
        g.hand = [tuple(hand) for hand in g.hand]  # type: ignore[misc]

    return bench.game(redeal_hidden=frozen)


@caught_by(secret_checks.check_redeals_forget, "redeals keep .* of 'hand' from")
def a_redeal_that_changes_nothing(bench: Bench) -> Game:
    def lazy(g: Tiny, seat: int, rng: Rng) -> None:
        """Leaves every card where it is, so that bots see all."""
        return

    return bench.game(redeal_hidden=lazy)


@caught_by(secret_checks.check_redeals_forget, "redeals keep .* of 'deck' from")
def a_redeal_that_keeps_the_next_card(bench: Bench) -> Game:
    def peeking(g: Tiny, seat: int, rng: Rng) -> None:
        """Leaves the top of the draw pile where it is."""
        top = g.deck.pop() if g.deck else -1
        redeal_hidden(g, seat, rng)
        if top >= 0:
            g.deck.append(top)

    return bench.game(redeal_hidden=peeking)


# --- the log ---


@caught_by(secret_checks.check_events_tell_no_more_than_views, "what its view does not: .*hand-filled")
def a_log_of_everybodys_draws(bench: Bench) -> Game:
    class Round(rules.Round):
        """Tells everybody what each seat drew."""

        def run(self, g: Tiny) -> None:
            before = [hand[:] for hand in g.hand]
            super().run(g)
            for seat, hand in enumerate(g.hand):
                if g.log and hand != before[seat]:
                    g.log.add(events.HandFilled(seat, tuple(hand[len(before[seat]) :])))

    bench.frame(Round)
    return bench.game()


@caught_by(secret_checks.check_events_tell_no_more_than_views, "what its view does not: .*card-shown")
def a_card_shown_in_the_log_only(bench: Bench) -> Game:
    class Spy(rules.Spy):
        """Forgets to note that the card is known now."""

        def apply(self, g: Tiny, action: int) -> None:
            known = g.known[:]
            super().apply(g, action)
            g.known = known

    bench.frame(Spy)
    return bench.game()


@caught_by(
    secret_checks.check_stages_tell_what_is_known, "in the midst of .* sees what it cannot know|can tell a redealt"
)
def a_deck_that_lies_open_while_nobody_is_asked(bench: Bench) -> Game:
    def careless(g: Tiny, seat: int) -> Any:
        """Shows the top card between two questions."""
        between = not g.waiting and g.outcome is None
        return {**see(g, seat), "round": g.deck[-1] if between and g.deck else g.round}

    return bench.game(see=careless)


@caught_by(secret_checks.check_hand_order_decides_nothing, "the order of a hand decides what comes of 'spy-on")
def a_pick_by_the_order_of_the_hand(bench: Bench) -> Game:
    class Spy(rules.Spy):
        """Picks from the hand as it was drawn."""

        def apply(self, g: Tiny, action: int) -> None:
            other = action - SPY_ON
            card = g.rng.pick(g.hand[other])
            g.known[card] = 1
            if g.log:
                g.log.add(events.CardShown(other, card))

    bench.frame(Spy)
    return bench.game()


# --- undo ---


@caught_by(secret_checks.check_undo_stops_at_news, "can take back 'event', though it made something known")
def a_draw_without_a_barrier(bench: Bench) -> Game:
    def feast(g: Tiny, seat: int) -> None:
        """Take the top card, then place support."""
        if g.deck:
            g.hand[seat].append(g.deck.pop())
        g.push(rules.PlaceSupport(seat, 3))

    bench.patch.setitem(rules.EVENTS, "feast", feast)
    return bench.game()


@caught_by(secret_checks.check_undo_stops_at_news, "can take back 'spy-on .*', though it made something known")
def a_card_shown_without_a_barrier(bench: Bench) -> Game:
    class Spy(rules.Spy):
        """Shows the lowest card, without chance, and goes on placing support."""

        def apply(self, g: Tiny, action: int) -> None:
            g.known[min(g.hand[action - SPY_ON])] = 1
            g.push(rules.PlaceSupport(self.seat, 1))

    bench.frame(Spy)
    return bench.game()


@caught_by(secret_checks.check_undo_stops_at_news, "though the log tells of something new")
def news_in_the_log_without_a_barrier(bench: Bench) -> Game:
    class PlaceSupport(rules.PlaceSupport):
        """Whispers the next card of the draw pile."""

        def apply(self, g: Tiny, action: int) -> None:
            if g.log and g.deck:
                g.log.add_secret(events.CardShown(self.seat, g.deck[-1]), self.seat)
            super().apply(g, action)

    bench.frame(PlaceSupport)
    return bench.game()


@caught_by(secret_checks.check_undo_stops_at_news, "which tells it something that it cannot know")
def a_barrier_that_depends_on_a_secret(bench: Bench) -> Game:
    class PlaceSupport(rules.PlaceSupport):
        """Lets a point be taken back unless somebody could ambush it."""

        def apply(self, g: Tiny, action: int) -> None:
            super().apply(g, action)
            hands = [hand for seat, hand in enumerate(g.hand) if seat != self.seat]
            if any(EVENT[card] == "ambush" for hand in hands for card in hand):
                g.barrier()

    bench.frame(PlaceSupport)
    return bench.game()


@caught_by(secret_checks.check_undo_stops_at_news, "the undo barrier went from|takes the undo barrier down")
def a_barrier_that_comes_down(bench: Bench) -> Game:
    class PlaceSupport(rules.PlaceSupport):
        """Means well."""

        def apply(self, g: Tiny, action: int) -> None:
            super().apply(g, action)
            g.floor = 0

    bench.frame(PlaceSupport)
    return bench.game()


@caught_by(secret_checks.check_undo_stops_at_news, "though it is for others to act now")
def a_barrier_that_others_do_not_raise(bench: Bench) -> Game:
    class Forgiving(TwinState):
        """Raises the barrier for dice and draws only."""

        def advance(self, seat: int, action: int) -> None:
            floor, chance = self.floor, (self.rng.counter, len(self.deck))
            placing = isinstance(self.stack[-1], rules.PlaceSupport)
            super().advance(seat, action)
            if placing and chance == (self.rng.counter, len(self.deck)):
                self.floor = floor

    return bench.game(state=Forgiving)


# --- sealed choices ---


@caught_by(secret_checks.check_sealed_picks_are_secret, "can tell whether .* secretly chose")
def a_prompt_that_leaks(bench: Bench) -> Game:
    class PickCards(rules.PickCards):
        """Tells how high the others went."""

        def prompt(self, g: Tiny, seat: int) -> Text:
            return Text("pick-cards", cards=sum(VALUE[ACTIONS.thing(action)] for picks in g.picks for action in picks))

    bench.frame(PickCards)
    return bench.game()


@caught_by(secret_checks.check_sealed_picks_are_secret, "can tell whether .* secretly chose")
def an_event_that_leaks(bench: Bench) -> Game:
    class PickCards(rules.PickCards):
        """Announces a pick as soon as it is made."""

        def complete(self, g: Tiny, seat: int) -> bool:
            done = super().complete(g, seat)
            if done and g.log:
                g.log.add(events.CardsRevealed(seat, tuple(ACTIONS.thing(action) for action in g.picks[seat])))
            return done

    bench.frame(PickCards)
    return bench.game()


@caught_by(secret_checks.check_sealed_picks_are_secret, "the spectator can tell whether .* secretly chose")
def a_board_that_leaks(bench: Bench) -> Game:
    def opened(g: Tiny, seat: int) -> Any:
        """Shows what lies face down on the table."""
        return {**see(g, seat), "table": [list(picks) for picks in g.picks]}

    return bench.game(see=opened)


@caught_by(secret_checks.check_sealed_picks_are_secret, "can tell whether .* secretly chose")
def a_pick_that_takes_longer(bench: Bench) -> Game:
    class PickCards(rules.PickCards):
        """Wants a second card from whoever picks a low one, so that all see who did."""

        def complete(self, g: Tiny, seat: int) -> bool:
            picks = g.picks[seat]
            return len(picks) == 2 or any(VALUE[ACTIONS.thing(action)] > 2 for action in picks)

    bench.frame(PickCards)
    return bench.game()


@caught_by(secret_checks.check_retracting_brings_everything_back, "takes a pick back and it leaves a trace")
def a_pick_that_leaves_a_trace(bench: Bench) -> Game:
    class PickCards(rules.PickCards):
        """Makes the first who is ready the leader."""

        def complete(self, g: Tiny, seat: int) -> bool:
            done = super().complete(g, seat)
            if done and not any(picks for other, picks in enumerate(g.picks) if other != seat):
                g.leader = seat
            return done

    bench.frame(PickCards)
    return bench.game()


@caught_by(secret_checks.check_retracting_brings_everything_back, "taking picks back leaves")
def only_the_last_pick_taken_back(bench: Bench) -> Game:
    class Hesitant(TwinState):
        """Takes back one pick of two."""

        def advance(self, seat: int, action: int) -> None:
            kept = self.picks[seat][:-1] if action == 0 else ()
            super().advance(seat, action)
            if kept:
                self.picks[seat] = kept

    return bench.game(state=Hesitant)


# --- the shape of the board ---


@caught_by(secret_checks.check_views_have_the_declared_shape, "not of the declared shape: .*deck_size")
def a_field_that_is_missing(bench: Bench) -> Game:
    def state(g: Tiny, seat: int) -> Any:
        """Does not say how many cards are left."""
        return {name: value for name, value in see(g, seat).items() if name != "deck_size"}

    return bench.game(see=state)


@caught_by(secret_checks.check_views_have_the_declared_shape, "not declared: .*board.weather")
def a_field_that_nobody_declared(bench: Bench) -> Game:
    def state(g: Tiny, seat: int) -> Any:
        """Tells of the weather."""
        return {**see(g, seat), "weather": "fair"}

    return bench.game(see=state)


@caught_by(secret_checks.check_views_have_the_declared_shape, "does not declare the shape")
def a_board_without_a_shape(bench: Bench) -> Game:
    return bench.game(board=None)
