"""The actions of a side: its two cards, and what it may do between them (3.3, chapters 4, 5 and 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chancellery.engine.frames import Choice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import (
    ACTIONS,
    ACTS,
    ADVANTAGE_MONEY,
    BUILD_ARMY,
    BUILD_COST,
    BUILD_IN,
    CARD_SPACE,
    CASH,
    CONTESTED,
    DONE,
    EU,
    EUROPE,
    FROM_ADVANTAGE,
    FROM_SEA,
    GAIN_MONEY,
    INCREASE_INFLUENCE,
    NATO,
    ON_OWN_TURN,
    PASS,
    PLACE_INFLUENCE,
    PLAY,
    REGIONS,
    SAIL,
    SEA_IDS,
    SPECIAL,
    SPECIAL_EU,
    SPECIAL_NATO,
    SPECIAL_OF,
    SYMBOLS,
    TAKE_CARD,
    USE,
)
from chancellery.games.europe_divided.effects import Restrict
from chancellery.games.europe_divided.programs import (
    ACTION_OF,
    ADVANTAGE_STEPS,
    EFFECT_OF,
    EFFECTS,
    EITHER,
    PRINTED_MOVE,
    REACTION_OF,
    SEA_MOVE,
    Special,
)
from chancellery.games.europe_divided.rules.armies import BuildArmy, build_army, can_build, can_move, start_move
from chancellery.games.europe_divided.rules.effects import Perform, any_possible, forbidden, normal_action
from chancellery.games.europe_divided.rules.influence import IncreaseInfluence, PlaceInfluence, can_increase, can_place
from chancellery.games.europe_divided.rules.money import earnings, gain, pay_sea_bonus, sea_bonus
from chancellery.games.europe_divided.rules.seas import can_sail, check_seas
from chancellery.games.europe_divided.state import EuropeDivided


class Segment(Choice[EuropeDivided]):
    """Use the two cards in any order; between them advantage cards and free sea moves (3.3, rulings 46, 51 and 79)."""

    rule = "3.3"
    lapses = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, g: EuropeDivided) -> list[int]:
        seat = self.seat
        cards = g.committed[seat]
        actions = [USE + card for card in cards]
        for advantage in g.advantages[seat]:
            if ON_OWN_TURN[advantage] and can_play(g, seat, advantage):
                actions.append(PLAY + advantage)
            actions.append(CASH + advantage)
        for sea in range(len(SEA_IDS)):
            if can_sail(g, seat, sea):
                actions.append(SAIL + sea)
        if actions and not cards:
            actions.append(DONE)
        return actions

    def apply(self, g: EuropeDivided, action: int) -> None:
        if action == DONE:
            return
        seat = self.seat
        verb, thing = ACTIONS.split(action)
        g.push(self)
        if verb == USE:
            show_card(g, seat, thing)
        elif verb == SAIL:
            g.sailed = put(g.sailed, thing, 1)
            g.push(Perform(seat, FROM_SEA + thing, NOBODY, (SEA_MOVE[seat][thing].number,), 0))
        else:
            spend_advantage(g, seat, thing, verb == PLAY)

    def prompt(self, g: EuropeDivided) -> Text:
        return Text("segment", cards=len(g.committed[self.seat]), late=late(g, self.seat))

    def rule_against(self, g: EuropeDivided, action: int) -> str:
        verb, _ = ACTIONS.split(action)
        return {PLAY: "8.1", CASH: "8.2", SAIL: "7.1"}.get(verb, self.rule)


def show_card(g: EuropeDivided, seat: int, card: int) -> None:
    """Turn up one of the two cards; the other stays face down (rulings 2 and 71)."""
    g.committed[seat].remove(card)
    g.shown[seat].append(card)
    g.known = put(g.known, card, 0)
    g.barrier()
    if g.log:
        g.log.add(events.CardUsed(seat, card))
    g.push(UseCard(seat, card))


def can_play(g: EuropeDivided, seat: int, advantage: int) -> bool:
    """Whether an advantage card would do something (ruling 75)."""
    return any_possible(g, seat, FROM_ADVANTAGE + advantage, NOBODY, ADVANTAGE_STEPS[advantage])


def late(g: EuropeDivided, seat: int) -> str:
    """What an advantage card in hand that forbids actions can still stop, once the other side has used its cards.

    `none` if there is no such card, or if it comes in time.
    """
    steps = [EFFECTS[step] for advantage in g.advantages[seat] for step in ADVANTAGE_STEPS[advantage]]
    bans = [effect for effect in steps if isinstance(effect, Restrict)]
    if not bans or g.committed[1 - seat]:
        return "none"
    stops = {act for ban in bans for act in ban.forbid}
    reactions = [reaction for card in g.committed[seat] if (reaction := REACTION_OF[card]) is not None]
    stopped = any(normal_action(EFFECTS[step]) in stops for reaction in reactions for step in reaction.steps)
    return "reactions" if stopped else "nothing"


def spend_advantage(g: EuropeDivided, seat: int, advantage: int, play: bool) -> None:
    """Use an advantage card for its action, or turn it into money; it leaves the game (8.1, 8.2, ruling 50)."""
    g.advantages[seat].remove(advantage)
    g.spent = (*g.spent, advantage)
    g.barrier()
    if play:
        if g.log:
            g.log.add(events.AdvantagePlayed(seat, advantage))
        g.push(Perform(seat, FROM_ADVANTAGE + advantage, NOBODY, ADVANTAGE_STEPS[advantage], 0))
        return
    if g.log:
        g.log.add(events.AdvantageCashed(seat, advantage))
    gain(g, seat, ADVANTAGE_MONEY)


# --- one card ---


def allowed(g: EuropeDivided, seat: int, card: int, act: int, bloc: int) -> bool:
    """Whether a side may use a printed symbol: the die it needs, the fracture, what is forbidden (4.6, 8.1)."""
    if g.forbidden[seat * ACTS + act]:
        return False
    if seat != EUROPE:
        return True
    if CONTESTED[card]:
        return g.die[bloc * REGIONS + CARD_SPACE[card]] >= TAKE_CARD
    return bloc != EU or g.fracture != CARD_SPACE[card]


def can_act(g: EuropeDivided, seat: int, act: int, bloc: int) -> bool:
    """Whether a printed action would change the board or the money (ruling 75)."""
    if act == INCREASE_INFLUENCE:
        return can_increase(g, bloc)
    if act == PLACE_INFLUENCE:
        return can_place(g, bloc)
    if act == GAIN_MONEY:
        return True
    if act == BUILD_ARMY:
        return can_build(g, seat, BUILD_COST)
    return can_move(g, seat, PRINTED_MOVE[seat])


def special_blocs(g: EuropeDivided, seat: int, card: int) -> list[int]:
    """The blocs for which a special action of Europe's may be taken (rulings 39 and 83); nobody where none is asked."""
    special = ACTION_OF[card]
    if special is None:
        return []
    needs, steps = special.needs_bloc, special.steps
    if needs == NOBODY:
        return [NOBODY] if any_possible(g, seat, card, NOBODY, steps) else []
    space = CARD_SPACE[card]
    blocs = (EU, NATO) if needs == EITHER else (needs,)
    return [
        bloc
        for bloc in blocs
        if g.die[bloc * REGIONS + space] >= special.needs_die and any_possible(g, seat, card, bloc, steps)
    ]


class UseCard(Choice[EuropeDivided]):
    """Take one action of a card, its special action instead, or none (chapter 4, 5.1, ruling 3)."""

    rule = "4"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def legal(self, g: EuropeDivided) -> list[int]:
        seat, card = self.seat, self.card
        actions = [
            word
            for act, bloc, word in SYMBOLS[card]
            if allowed(g, seat, card, act, bloc) and can_act(g, seat, act, bloc)
        ]
        special = ACTION_OF[card]
        if special is not None:
            either = special.needs_bloc == EITHER
            for bloc in special_blocs(g, seat, card):
                actions.append(SPECIAL_OF[bloc] if either else SPECIAL)
        actions.append(PASS)
        return actions

    def apply(self, g: EuropeDivided, action: int) -> None:
        seat, card = self.seat, self.card
        if action == PASS:
            if g.log:
                g.log.add(events.CardPassed(seat, card))
            return
        if action in (SPECIAL, SPECIAL_EU, SPECIAL_NATO):
            special = ACTION_OF[card]
            assert special is not None
            bloc = SPECIAL_OF.index(action) if action != SPECIAL else special.needs_bloc
            if g.log:
                g.log.add(events.SpecialTaken(seat, card))
            g.push(Perform(seat, card, bloc, special.steps, 0))
            return
        for act, bloc, word in SYMBOLS[card]:
            if word == action:
                take_action(g, seat, card, act, bloc)
                return

    def prompt(self, g: EuropeDivided) -> Text:
        return Text("use-card", card=("card", self.card))

    def rule_against(self, g: EuropeDivided, action: int) -> str:
        for act, bloc, word in SYMBOLS[self.card]:
            if word == action:
                if not allowed(g, self.seat, self.card, act, bloc):
                    return "4.6" if CONTESTED[self.card] and self.seat == EUROPE else "8.1"
                return ("4.1", "4.2", "4.3", "4.4", "4.5")[act]
        if action not in (SPECIAL, SPECIAL_EU, SPECIAL_NATO):
            return self.rule
        special = ACTION_OF[self.card]
        return "8.1" if special is not None and forbidden(g, self.seat, special.steps) else "5.1"


def place_influence(g: EuropeDivided, seat: int, card: int, bloc: int) -> None:
    """A new die (4.1)."""
    g.push(PlaceInfluence(seat, card, bloc))


def increase_influence(g: EuropeDivided, seat: int, card: int, bloc: int) -> None:
    """A higher die (4.2)."""
    g.push(IncreaseInfluence(seat, card, bloc))


def gain_money(g: EuropeDivided, seat: int, card: int, bloc: int) -> None:
    """The printed gain (4.3)."""
    gain(g, seat, earnings(g, card, bloc))


def build(g: EuropeDivided, seat: int, card: int, bloc: int) -> None:
    """An army; where there is one space, at once (4.4)."""
    spaces = BUILD_IN[card]
    if len(spaces) == 1:
        build_army(g, seat, spaces[0], BUILD_COST)
    else:
        g.push(BuildArmy(seat, card, spaces, BUILD_COST, 0))


def move(g: EuropeDivided, seat: int, card: int, bloc: int) -> None:
    """An army elsewhere (4.5)."""
    start_move(g, seat, card, PRINTED_MOVE[seat], 0)


# By kind of action.
TAKE: Final[tuple[Callable[[EuropeDivided, int, int, int], None], ...]] = (
    place_influence,
    increase_influence,
    gain_money,
    build,
    move,
)


def take_action(g: EuropeDivided, seat: int, card: int, act: int, bloc: int) -> None:
    """Take a printed action, then what follows from it (ruling 35)."""
    if g.log:
        g.log.add(events.ActionTaken(seat, card, act, bloc))
    g.push(FollowUp(seat, card, act, bloc, sea_bonus(g, card, bloc)))
    TAKE[act](g, seat, card, bloc)


class FollowUp(Step[EuropeDivided]):
    """After a printed action: the seas, the EU's bonus, the owner's effect, the other side's reaction (ruling 35)."""

    def __init__(self, seat: int, card: int, act: int, bloc: int, bonus: int) -> None:
        self.seat = seat
        self.card = card
        self.act = act
        self.bloc = bloc
        self.bonus = bonus

    def run(self, g: EuropeDivided) -> None:
        if self.bonus != NOBODY:
            pay_sea_bonus(g, self.bonus)
        check_seas(g)
        effect, reaction = EFFECT_OF[self.card], REACTION_OF[self.card]
        if reaction is not None and self.fires(reaction):
            g.push(Perform(1 - self.seat, self.card, self.bloc, reaction.steps, 1))
        if effect is not None and self.fires(effect):
            g.push(Perform(self.seat, self.card, self.bloc, effect.steps, 1))

    def fires(self, special: Special) -> bool:
        """Whether a special text follows this action."""
        return special.follows[self.act] and special.bloc in (NOBODY, self.bloc)
