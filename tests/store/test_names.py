"""Names that look alike, and names that show nothing."""

from __future__ import annotations

import pytest

from chancellery.store.errors import NameTaken, StoreError
from chancellery.store.migrate import upgrade
from chancellery.store.names import checked_name, skeleton
from chancellery.store.store import Store
from tests.store.migrating import downgrade
from tests.store.stored_matches import people


@pytest.mark.parametrize(
    "twin",
    [
        "Paul Ilg",
        "PAUL ILG",
        "\u0420aul Ilg",  # Cyrillic er
        "P\u0430ul Ilg",  # Cyrillic a
        "Pau\u217c Ilg",  # Roman numeral fifty
        "Paul \u04c0lg",  # palochka
        "Paul llg",
        "Paul 1lg",
        "\uff30aul Ilg",  # full width
        "\U0001d40faul Ilg",  # mathematical bold
    ],
)
def test_a_name_that_looks_like_anothers_is_taken(store: Store, twin: str) -> None:
    people(store, "Paul Ilg")
    with pytest.raises(NameTaken):
        people(store, twin)


def test_names_that_differ_to_the_eye_are_free(store: Store) -> None:
    names = ("Paul", "Pauline", "Pa\u00fcl", "Мария", "Мариа", "玛丽", "Zoë", "Zoe", "Paul 2")
    assert len(people(store, *names)) == len(names)
    found = store.people.by_name("МАРИЯ")
    assert found is not None
    assert found.name == "Мария"


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Pa\u3164ul",
            "Pa\u2800ul",
            "\u3164\u3164",
            "Paul\ufe0f",
            "Pa\u034ful",
            "Pa\u200bul",
            "Pa\u00adul",
            "\u0301Paul",
        ),
        *("P" + "\u0301" * 9 + "aul", "gu\u0435st-1234", "\U000e0101Paul", "\uffa0Paul"),
    ],
)
def test_a_name_with_what_cannot_be_seen_or_a_guests_is_refused(name: str) -> None:
    with pytest.raises(StoreError):
        checked_name(name)


def test_people_who_look_alike_already_keep_their_names(store: Store) -> None:
    first, second = people(store, "Paul", "Petra")
    downgrade(store.database, "0003")
    with store.database.writing() as connection:
        connection.exec_driver_sql("update users set name = 'P\u0430ul', name_key = 'p\u0430ul' where name = 'Petra'")
    upgrade(store.database)
    for name, id in (("Paul", first), ("P\u0430ul", second)):
        found = store.people.by_name(name)
        assert found is not None
        assert found.id == id
    with pytest.raises(NameTaken):
        people(store, "\u0420aul")
    assert skeleton("Paul") == skeleton("P\u0430ul")
