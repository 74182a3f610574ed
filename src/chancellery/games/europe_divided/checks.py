"""Checks of what stands on the cards: printed actions, and special texts in the vocabulary of effects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from chancellery.engine.content import Content
from chancellery.engine.nouns import nearest
from chancellery.games.europe_divided.records import (
    AddInfluence,
    AnyStep,
    BonusMoney,
    BuildArmy,
    Card,
    ChooseFirstPlayer,
    GainMoneyPer,
    MoveArmy,
    PayOr,
    Records,
    ReduceInfluence,
    Special,
)

CARDS = "action_cards.toml"


def printed_actions(content: Content, records: Records) -> None:
    """Each symbol once, of a bloc of the owner, with a value where it needs one; armies and money as the blocs have."""
    for card in records.cards.values():
        for printed, times in Counter((action.type, action.bloc) for action in card.actions).items():
            if times > 1:
                content.report_field(CARDS, "card", card.id, "actions", f"has {' '.join(printed)} {times} times")
        for action in card.actions:
            for sentence in wrong_with(card, action.type, action.bloc, action.value):
                content.report_field(CARDS, "card", card.id, "actions", f"{action.type} {action.bloc}: {sentence}")
        builds = any(action.type == "build_army" for action in card.actions)
        if builds != bool(card.build_in):
            content.report_field(CARDS, "card", card.id, "build_in", "goes with a build_army action, and only with one")
        if card.owner == "europe" and card.place is None:
            content.report_field(CARDS, "card", card.id, "place", "is missing")


def wrong_with(card: Card, type: str, bloc: str, value: int) -> Iterator[str]:
    if (bloc == "russia") != (card.owner == "russia"):
        yield "the bloc is not one of the owner's"
    if (type in ("increase_influence", "gain_money")) != (value > 0):
        yield "an increase and a gain have a value, and nothing else has"
    if (type == "gain_money" and bloc == "nato") or (type in ("build_army", "move_army") and bloc == "eu"):
        yield "this bloc has no such action"


def specials(content: Content, records: Records) -> None:
    """A special action stands alone; an effect or a reaction has one step and follows actions that the card has."""
    for card in records.cards.values():
        kinds = [special.kind for special in card.special]
        if len(set(kinds)) != len(kinds):
            content.report_field(CARDS, "card", card.id, "special", "there is one of each kind at most")
        for special in card.special:
            for sentence in wrong_with_special(card, special):
                content.report_field(CARDS, "card", card.id, "special", sentence)
            for step in special.steps:
                for sentence in unknown_names(records, step):
                    content.report_field(CARDS, "card", card.id, "special", sentence)


def wrong_with_special(card: Card, special: Special) -> Iterator[str]:
    if not special.steps:
        yield f"the {special.kind} does nothing"
    if special.kind == "action":
        if special.on or special.bloc:
            yield "a special action has no trigger"
        if special.requires and (card.owner == "russia" or card.deck == "starting"):
            yield "only contested cards of Europe ask for a die"
        if not special.requires and card.owner == "europe" and card.deck == "contested":
            yield "a special action of a contested card of Europe asks for a die"
    else:
        printed = {action.type for action in card.actions if special.bloc in (None, action.bloc)}
        if len(special.steps) != 1:
            yield f"the {special.kind} has {len(special.steps)} steps instead of 1"
        if not special.on or not printed.issuperset(special.on):
            yield f"the {special.kind} follows an action that the card does not have"
        if special.requires:
            yield f"the {special.kind} asks for no die"
    actor = card.owner if special.kind != "reaction" else {"europe": "russia", "russia": "europe"}[card.owner]
    for step in special.steps:
        yield from foreign_bloc(step, actor, special.kind != "reaction" and card.owner == "europe")
    if any(isinstance(step, (ChooseFirstPlayer, BonusMoney)) for step in special.steps):
        yield "the operation does not belong on an action card"


def foreign_bloc(step: AnyStep, actor: str, same: bool) -> Iterator[str]:
    """A step that raises dice or handles armies of a bloc that is not the actor's; `same` is a bloc where one is."""
    if isinstance(step, (AddInfluence, BuildArmy, MoveArmy)):
        if step.bloc == "same" and not same:
            yield "there is no bloc for 'same' here"
        elif step.bloc != "same" and (step.bloc == "russia") != (actor == "russia"):
            yield f"the bloc '{step.bloc}' is not one of {actor}'s"


def advantage_steps(content: Content, records: Records) -> None:
    """Advantage cards name what is there; choosing the first player belongs to the moment after the totals."""
    for card in records.advantages.values():
        for step in card.steps:
            for sentence in unknown_names(records, step):
                content.report_field("advantage_cards.toml", "advantage", card.id, "steps", sentence)
            for sentence in foreign_bloc(step, card.owner, False):
                content.report_field("advantage_cards.toml", "advantage", card.id, "steps", sentence)
            if isinstance(step, BonusMoney):
                sentence = "the operation does not belong on an advantage card"
                content.report_field("advantage_cards.toml", "advantage", card.id, "steps", sentence)
        orders = [isinstance(step, ChooseFirstPlayer) for step in card.steps]
        if not card.steps or any(orders) != (card.when == "initiative") or (any(orders) and len(orders) > 1):
            sentence = "a card that chooses the first player does so alone, right after the totals"
            content.report_field("advantage_cards.toml", "advantage", card.id, "when", sentence)


def benefits(content: Content, records: Records) -> None:
    """Each power has one benefit from each sea: a move for those with armies, money for the EU."""
    for sea in records.seas.values():
        powers = [benefit.power for benefit in sea.benefit]
        for field, named in (("benefit", powers), ("tie_order", sea.tie_order)):
            if sorted(named) != ["eu", "nato", "russia"]:
                content.report_field("seas.toml", "sea", sea.id, field, "names each power once")
        for benefit in sea.benefit:
            fits = isinstance(benefit.step, BonusMoney if benefit.power == "eu" else MoveArmy)
            if not fits or getattr(benefit.step, "bloc", None) != benefit.power:
                sentence = f"the operation does not fit '{benefit.power}'"
                content.report_field("seas.toml", "sea", sea.id, "benefit", sentence)
            for sentence in unknown_names(records, benefit.step):
                content.report_field("seas.toml", "sea", sea.id, "benefit", sentence)


def unknown_names(records: Records, step: AnyStep) -> Iterator[str]:
    """Names in an operation that are not there."""
    regions = [space.id for space in records.spaces.values() if space.kind == "contested"]
    if isinstance(step, (AddInfluence, ReduceInfluence, GainMoneyPer)):
        yield from missing("contested region", () if step.regions == "any" else step.regions, regions)
    if isinstance(step, PayOr):
        yield from (sentence for inner in step.otherwise for sentence in unknown_names(records, inner))
    if isinstance(step, BuildArmy) and isinstance(step.regions, tuple):
        yield from missing("space", step.regions, records.spaces)
    if isinstance(step, MoveArmy):
        for names in (step.origins, step.destinations):
            yield from missing("space", () if names == "any" else names, records.spaces)
    if isinstance(step, BonusMoney):
        yield from missing("card", step.cards, records.cards)


def missing(kind: str, names: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    known = tuple(known)
    for name in names:
        if name not in known:
            yield f"there is no {kind} '{name}'{nearest(name, known)}"
