"""One test for each card of the Victorian Era: the normal case, and what blocks or bends it."""

from __future__ import annotations

from tests.games.europe_in_turmoil.tables import run


def test_09_russo_japanese_war() -> None:
    run("""
        set support authoritarian moscow: 3
        set support authoritarian tsarist_army: 1
        set support authoritarian nicolas_ii: 4
        set support authoritarian poland: 2
        set hand liberal: russo_japanese_war
        stack ActionRound seat=liberal number=1
        liberal: event russo_japanese_war
        legal only liberal: remove moscow, remove tsarist_army, remove nicolas_ii
        liberal: remove moscow
        liberal: remove moscow
        illegal liberal: remove moscow
        liberal: remove nicolas_ii
        liberal: remove tsarist_army
        expect at moscow: 0,1
        expect at nicolas_ii: 0,3
        expect at tsarist_army: 0,0
        expect removed: russo_japanese_war
    """)


def test_09_russo_japanese_war_takes_what_there_is() -> None:
    run("""
        set support authoritarian moscow: 3
        stack TakePlace card=russo_japanese_war seat=liberal then ActionRound seat=authoritarian number=2
        set hand authoritarian: prussian_spirit
        liberal: remove moscow
        liberal: remove moscow
        expect at moscow: 0,1
        expect acting: authoritarian
    """)
