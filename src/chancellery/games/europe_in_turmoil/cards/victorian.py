"""The events of the Victorian Era."""

from __future__ import annotations

from chancellery.games.europe_in_turmoil.board import (
    AUSTRIA_HUNGARY,
    AUTHORITARIAN,
    FRANCE,
    FRENCH_CATHOLIC_CHURCH,
    GERMANY,
    LIBERAL,
    SPACES,
    marker,
    spaces,
)
from chancellery.games.europe_in_turmoil.rules.crisis import Crisis
from chancellery.games.europe_in_turmoil.rules.event_play import condition, event
from chancellery.games.europe_in_turmoil.rules.follow_up import ChooseAmount, Rest, follow_up
from chancellery.games.europe_in_turmoil.rules.naval_race import advance_navy
from chancellery.games.europe_in_turmoil.rules.support import (
    NO_ENEMY_SUPPORT,
    NOT_ENEMY,
    AddSupport,
    RemoveSupport,
    everywhere,
    region_spaces,
    removable,
    remove,
)
from chancellery.games.europe_in_turmoil.rules.tension import change_tension, place_marker, place_on_track
from chancellery.games.europe_in_turmoil.state import Turmoil


@event("admiral_von_tirpitz")
def admiral_von_tirpitz(g: Turmoil, seat: int) -> None:
    """1: tension and crisis, then support in Germany is given up for boxes of the naval track."""
    change_tension(g, seat, 1)
    g.push(Crisis(), Rest("admiral_von_tirpitz", seat))


@follow_up("admiral_von_tirpitz")
def tirpitz_asks_for_ships(g: Turmoil, seat: int, _: int) -> None:
    there = sum(removable(g, AUTHORITARIAN, s) for s in region_spaces(g, GERMANY))
    g.push(ChooseAmount(seat, "admiral_von_tirpitz-ships", seat, min(2, there)))


@follow_up("admiral_von_tirpitz-ships")
def tirpitz_gets_ships(g: Turmoil, seat: int, ships: int) -> None:
    if ships:
        advance_navy(g, seat, ships)
        g.push(RemoveSupport(seat, AUTHORITARIAN, ships, region_spaces(g, GERMANY)))


@event("state_secularism_in_france")
def state_secularism_in_france(g: Turmoil, seat: int) -> None:
    """2: the French Catholic Church and its links are gone for good."""
    for side in (AUTHORITARIAN, LIBERAL):
        remove(g, side, FRENCH_CATHOLIC_CHURCH, g.support[side * SPACES + FRENCH_CATHOLIC_CHURCH])
    g.opened[FRENCH_CATHOLIC_CHURCH] = 0
    place_marker(g, marker("state_secularism"))


@condition("second_international")
def tension_is_low(g: Turmoil, seat: int) -> bool:
    return g.tension <= 2


@event("second_international")
def second_international(g: Turmoil, seat: int) -> None:
    """3: a point in each of up to four spaces without Authoritarian support."""
    g.push(AddSupport(seat, 4, everywhere(g), most=1, test=NO_ENEMY_SUPPORT, stop=1))


@event("franz_ferdinand")
def franz_ferdinand(g: Turmoil, seat: int) -> None:
    """4: support in Austria-Hungary; from now on tension is held down, see `highest_tension`."""
    g.push(AddSupport(seat, 3, region_spaces(g, AUSTRIA_HUNGARY), most=1, test=NOT_ENEMY, stop=1))


@event("dreyfus_affair")
def dreyfus_affair(g: Turmoil, seat: int) -> None:
    """5: support in France, where the opponent pays double this turn, see `cost`."""
    g.push(AddSupport(seat, 2, region_spaces(g, FRANCE)))


@event("russo_japanese_war")
def russo_japanese_war(g: Turmoil, seat: int) -> None:
    """9: defeats cost the Tsar support."""
    there = spaces("tsarist_army", "nicolas_ii", "saint_petersburg", "moscow")
    g.push(RemoveSupport(seat, AUTHORITARIAN, 4, there, most=2))


@event("entente_cordiale")
def entente_cordiale(g: Turmoil, seat: int) -> None:
    """10: the alliance on the Great War track, and support in France."""
    place_on_track(g, marker("entente_cordiale"))
    g.push(AddSupport(seat, 4, region_spaces(g, FRANCE), most=2, test=NOT_ENEMY))
