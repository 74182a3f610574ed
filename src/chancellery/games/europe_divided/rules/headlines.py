"""Headlines: resolve, shift, place, discard and draw them (chapter 9), and the end of a turn."""

from __future__ import annotations

from chancellery.engine.frames import SealedChoice, Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.shared_rows import put
from chancellery.games.europe_divided import events
from chancellery.games.europe_divided.board import (
    ACTIONS,
    CONDITION,
    CONDITION_ARMIES,
    CONDITION_DIE,
    CONDITION_LEAST,
    CONDITION_OVER,
    CONDITION_SIDE,
    DISCARDS,
    DRAWS,
    EUROPE,
    HEADLINE_REGIONS,
    HEADLINE_SEAT,
    HEADLINE_TOKENS,
    PLACES,
    PRESTIGE,
    REGIONS,
    RESOLVES,
    RUN,
    RUSSIA,
    SHIFTS,
    SPACES,
)
from chancellery.games.europe_divided.rules.victory import EndOfTurn
from chancellery.games.europe_divided.state import EuropeDivided


def holds(g: EuropeDivided, condition: int, region: int) -> bool:
    """Whether one of the eleven conditions holds in a region; no die counts as 0 (9.6, rulings 56 to 58)."""
    bloc = CONDITION_DIE[condition]
    if bloc != NOBODY:
        die = g.die[bloc * REGIONS + region]
        if die < CONDITION_LEAST[condition]:
            return False
        for other in CONDITION_OVER[condition]:
            if die <= g.die[other * REGIONS + region]:
                return False
    return g.army[CONDITION_SIDE[condition] * SPACES + region] >= CONDITION_ARMIES[condition]


def is_met(g: EuropeDivided, headline: int) -> bool:
    """Whether the condition of a headline holds in all its regions now."""
    condition = CONDITION[headline]
    return all(holds(g, condition, region) for region in HEADLINE_REGIONS[headline])


class Headlines(Step[EuropeDivided]):
    """The headline steps that the turn track shows for this turn, in their order (3.5)."""

    def run(self, g: EuropeDivided) -> None:
        if RESOLVES[g.turn]:
            resolve(g)
        if SHIFTS[g.turn]:
            g.current = g.forthcoming
            g.forthcoming = ()
            if g.log:
                g.log.add(events.HeadlinesShifted(tuple(sorted(g.current))))
            g.pause()
        if PLACES[g.turn]:
            g.push(PlaceHeadlines(), NewHeadlines())
        else:
            g.push(NewHeadlines())


def resolve(g: EuropeDivided) -> None:
    """Check both current headlines on the same board, award those that are met, then place their tokens (9.1)."""
    current = sorted(g.current)
    met = [headline for headline in current if is_met(g, headline)]
    for at, headline in enumerate(current, 1):
        g.current = tuple(current[at:])
        seat = HEADLINE_SEAT[headline]
        if headline in met:
            g.awarded[seat].append(headline)
            if g.log:
                g.log.add(events.HeadlineAwarded(seat, headline, PRESTIGE[headline]))
        else:
            g.failed = (*g.failed, headline)
            if g.log:
                g.log.add(events.HeadlineFailed(headline))
        g.pause()
    for headline in met:
        for spot in HEADLINE_TOKENS[headline]:
            g.token = put(g.token, spot, g.token[spot] + 1)
            if g.log:
                g.log.add(events.TokenPlaced(spot, g.token[spot]))
            g.pause()


class PlaceHeadlines(SealedChoice[EuropeDivided]):
    """Each side puts a headline face down; both are turned up together (9.3)."""

    rule = "9.3"

    def legal(self, g: EuropeDivided, seat: int) -> list[int]:
        return [RUN + headline for headline in g.headlines[seat]]

    def reveal(self, g: EuropeDivided, picks: list[tuple[int, ...]]) -> None:
        for seat in (EUROPE, RUSSIA):
            headline = ACTIONS.thing(picks[seat][0])
            g.headlines[seat].remove(headline)
            g.forthcoming = (*g.forthcoming, headline)
            if g.log:
                g.log.add(events.HeadlinePlaced(seat, headline))

    def prompt(self, g: EuropeDivided, seat: int) -> Text:
        return Text("place-headlines")


class NewHeadlines(Step[EuropeDivided]):
    """Discard what is left in hand, unseen, and draw new headlines, Europe first (9.4, 9.5, ruling 86)."""

    def run(self, g: EuropeDivided) -> None:
        if DISCARDS[g.turn]:
            for seat in (EUROPE, RUSSIA):
                g.thrown[seat].extend(g.headlines[seat])
                if g.log:
                    g.log.add(events.HeadlinesDiscarded(seat, len(g.headlines[seat])))
                g.headlines[seat] = []
        for seat in (EUROPE, RUSSIA):
            draw_headlines(g, seat, DRAWS[g.turn])
        g.push(EndOfTurn())


def draw_headlines(g: EuropeDivided, seat: int, count: int) -> None:
    """A side draws headlines."""
    if not count:
        return
    drawn = [g.draw(g.headline_deck) for _ in range(count)]
    g.headlines[seat].extend(drawn)
    if g.log:
        g.log.add_secret(events.HeadlinesDealt(seat, tuple(sorted(drawn))), seat)
