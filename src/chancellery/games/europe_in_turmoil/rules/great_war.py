"""The Great War (8.4)."""

from __future__ import annotations

from typing import Final

from chancellery.engine.frames import Step
from chancellery.engine.nouns import NOBODY
from chancellery.engine.prose import Text
from chancellery.engine.results import Result
from chancellery.games.europe_in_turmoil import events
from chancellery.games.europe_in_turmoil.board import (
    ACTIONS,
    AUTHORITARIAN,
    CHOOSE_REGION,
    CONTENT,
    LIBERAL,
    NATIONS,
    NOUNS,
    REGIONS,
    WAR,
    marker,
    spaces,
)
from chancellery.games.europe_in_turmoil.rules.areas import adjacent_independents, region_spaces
from chancellery.games.europe_in_turmoil.rules.operations import PlaceSupport, reachable_in
from chancellery.games.europe_in_turmoil.rules.privileges import ahead
from chancellery.games.europe_in_turmoil.rules.scoring import score
from chancellery.games.europe_in_turmoil.rules.support import RemoveSupport, add_for_control
from chancellery.games.europe_in_turmoil.rules.tension import gain_vp, scores, win
from chancellery.games.europe_in_turmoil.state import PlainChoice, Turmoil

MINOR_MAJOR_POWERS: Final = spaces(*WAR.minor_major_powers)
AS_RUSSIA: Final = 2
AGAINST_RUSSIA: Final = 3
ALLIANCE: Final = {
    "central_powers": AUTHORITARIAN,
    "entente": LIBERAL,
    "as_russia": AS_RUSSIA,
    "against_russia": AGAINST_RUSSIA,
}
NATION_REGION: Final = {nation: NOUNS.index("region", id) for nation, id in enumerate(NATIONS) if id in REGIONS}
RUSSIA: Final = NATIONS.index("russia")


# Who may take part: the nation, its alliance, markers of which one must be there, and markers that keep it out.
PARTICIPANTS: Final = tuple(
    (
        NATIONS.index(part.nation),
        ALLIANCE[part.alliance],
        tuple(marker(id) for id in part.any_marker),
        tuple(marker(id) for id in part.unless_marker),
        part.mobilization_only,
    )
    for part in CONTENT.participants.values()
)
# Markers that count in the war: the nation that must take part if any, and what they give each seat.
WAR_MARKERS: Final = tuple(
    (
        marker(id),
        NATIONS.index(record.war_needs) if record.war_needs else NOBODY,
        record.war_authoritarian,
        record.war_liberal,
    )
    for id, record in CONTENT.markers.items()
    if record.war_authoritarian or record.war_liberal
)


def present(g: Turmoil, id: str) -> bool:
    """Whether a marker lies on the track or in its event box."""
    return lies(g, marker(id))


def lies(g: Turmoil, marker: int) -> bool:
    return bool(g.marked[marker]) or marker in g.track


def participants(g: Turmoil, mobilization: bool = False) -> dict[int, int]:
    """The nations that take part and the side of each (8.4.1), more of them with War Mobilization (8.4.4)."""
    sides: dict[int, int] = {}
    for nation, alliance, needed, unless, mobilization_only in PARTICIPANTS:
        if mobilization_only and not mobilization:
            continue
        if needed and not any(lies(g, marker) for marker in needed):
            continue
        if any(lies(g, marker) for marker in unless):
            continue
        if alliance == AS_RUSSIA:
            sides[nation] = sides.get(RUSSIA, LIBERAL)
        elif alliance == AGAINST_RUSSIA:
            if RUSSIA in sides:
                sides[nation] = 1 - sides[RUSSIA]
        else:
            sides[nation] = alliance
    return sides


def war_regions(g: Turmoil) -> dict[int, int]:
    """The scoring regions that take part and the side of each."""
    return {NATION_REGION[n]: side for n, side in participants(g).items() if n in NATION_REGION}


def war_modifier(g: Turmoil, seat: int) -> int:
    """Markers, the naval race, and Constantinople or Italy (8.4.2)."""
    parts = participants(g)
    total = 0
    for card, needs, authoritarian, liberal in WAR_MARKERS:
        if lies(g, card) and (needs == NOBODY or needs in parts):
            total += liberal if seat == LIBERAL else authoritarian
    if ahead(g, seat) > 0:
        total += WAR.navy_ahead
    if any(g.control[s] == seat for s in MINOR_MAJOR_POWERS):
        total += WAR.minor_major_power
    return total


class ResolveWar(Step[Turmoil]):
    """Both roll; the higher total wins 4 VP, a tie means that both lose (8.4.2)."""

    def run(self, g: Turmoil) -> None:
        totals = []
        for seat in (AUTHORITARIAN, LIBERAL):
            die, modifier = g.roll(), war_modifier(g, seat)
            totals.append(die + modifier)
            if g.log:
                g.log.add(events.WarRolled(seat, die, modifier, die + modifier))
        if totals[0] == totals[1]:
            if g.log:
                g.log.add(events.WarLost())
        else:
            g.winner = AUTHORITARIAN if totals[AUTHORITARIAN] > totals[LIBERAL] else LIBERAL
            if g.log:
                g.log.add(events.WarWon(g.winner, WAR.winner_vp))
            gain_vp(g, g.winner, WAR.winner_vp)
        chooser = LIBERAL if g.winner == NOBODY else g.winner
        g.push(WarLosses(chooser, tuple(sorted(war_regions(g)))), AfterLosses())


class WarLosses(PlainChoice):
    """Choose the region that suffers next (8.4.3): the winner always, or both in turn, the Entente first."""

    rule = "8.4.3"
    lapses = True

    def __init__(self, seat: int, regions: tuple[int, ...]) -> None:
        self.seat = seat
        self.regions = regions

    def legal(self, g: Turmoil) -> list[int]:
        return [CHOOSE_REGION + region for region in self.regions]

    def apply(self, g: Turmoil, action: int) -> None:
        region = ACTIONS.thing(action)
        rest = tuple(r for r in self.regions if r != region)
        chooser = 1 - self.seat if g.winner == NOBODY else self.seat
        g.push(*losses(g, region), WarLosses(chooser, rest))

    def prompt(self, g: Turmoil) -> Text:
        return Text("war-losses")


def losses(g: Turmoil, region: int) -> list[Step[Turmoil]]:
    """What happens in a region, in order (8.4.3)."""
    side = war_regions(g)[region]
    if g.winner == side:
        return [WarGain(side, region), Loss(1 - side, region)]
    return [Loss(side, region), Loss(1 - side, region), Loss(side, region)]


def area(g: Turmoil, region: int) -> tuple[int, ...]:
    """A region and the independent spaces beside it."""
    return region_spaces(g, region) + adjacent_independents(g, region)


class Loss(Step[Turmoil]):
    """A seat rolls a die and removes that many of its own support points (8.4.3, ruling 58)."""

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def run(self, g: Turmoil) -> None:
        die = g.roll()
        if g.log:
            g.log.add(events.LossesRolled(self.seat, self.region, die))
        g.push(RemoveLosses(self.seat, self.seat, die, area(g, self.region)))


class RemoveLosses(RemoveSupport):
    """Remove one's own support after a war roll (8.4.3)."""

    rule = "8.4.3"

    def prompt(self, g: Turmoil) -> Text:
        return Text("remove-losses", points=self.points, **self.limits(g))


class WarGain(Step[Turmoil]):
    """The winner rolls a die and places support by the ordinary rules (8.4.3)."""

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def run(self, g: Turmoil) -> None:
        die = g.roll()
        if g.log:
            g.log.add(events.GainsRolled(self.seat, self.region, die))
        g.push(PlaceSupport(self.seat, die, reachable_in(g, self.seat, area(g, self.region))))


class AfterLosses(Step[Turmoil]):
    """The winner takes Constantinople and Italy, once (ruling 58); then the final scoring (8.4.5)."""

    def run(self, g: Turmoil) -> None:
        if g.winner != NOBODY:
            for where in MINOR_MAJOR_POWERS:
                add_for_control(g, g.winner, where)
        g.push(FinalWarScoring())


class FinalWarScoring(Step[Turmoil]):
    """Score the regions that took part; the VP marker decides, then the war, else both lose (8.4.5)."""

    def run(self, g: Turmoil) -> None:
        for region in sorted(war_regions(g)):
            score(g, region)
        if g.vp != 0:
            win(g, LIBERAL if g.vp > 0 else AUTHORITARIAN, "great-war")
        elif g.winner != NOBODY:
            win(g, g.winner, "great-war-tied")
        else:
            g.finish(Result((), "great-war-lost", scores(g)))
