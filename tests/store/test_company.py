"""People one does not want to hear or meet, hidden matches, reports, pages of lists, and what operators have done."""

from __future__ import annotations

import pytest

from chancellery.store.errors import NoSuchMatch, StoreError
from chancellery.store.matches import ListPart
from chancellery.store.merging import merge
from chancellery.store.store import Store
from chancellery.table.match import Match, Seat
from tests.store.stored_matches import kept, people
from tests.table.tables import NOW, lay, person


def laid(store: Store, user: str, number: int) -> Match:
    """A public table of a person's that waits for somebody."""
    match = lay(person(user), Seat())
    match.visibility, match.created = "public", NOW + number
    store.matches.create(match)
    return match


def test_lists_come_in_pages_and_nothing_is_on_two_of_them(store: Store) -> None:
    [ann] = people(store, "ann")
    # Two were laid at the same moment.
    tables = [laid(store, ann, number // 2).id for number in range(7)]
    seen: list[str] = []
    while page := store.matches.of_user(ann, ListPart(2, seen[-1] if seen else None)):
        assert len(page) <= 2
        seen += [match.id for match in page]
    assert sorted(seen) == sorted(tables)
    assert [match.id for match in store.matches.open_tables(ListPart(3))] == seen[:3]
    with pytest.raises(NoSuchMatch):
        store.matches.of_user(ann, ListPart(2, "nothing"))


def test_a_hidden_match_is_in_another_list_until_it_is_shown_again(store: Store) -> None:
    match = kept(store).match
    ann, bob = (seat.user or "" for seat in match.seats)
    store.hidden_matches.hide(ann, match.id, True)
    store.hidden_matches.hide(ann, match.id, True)
    assert store.matches.of_user(ann) == []
    assert [found.id for found in store.matches.of_user(ann, away=True)] == [match.id]
    assert [found.id for found in store.matches.of_user(bob)] == [match.id]
    store.hidden_matches.hide(ann, match.id, False)
    assert [found.id for found in store.matches.of_user(ann)] == [match.id]
    store.hidden_matches.hide(ann, match.id, True)
    store.matches.delete(match.id)
    assert store.matches.of_user(ann, away=True) == []


def test_whoever_is_muted_is_not_heard_and_whoever_is_blocked_is_not_met(store: Store) -> None:
    ann, bob, cid = people(store, "ann", "bob", "cid")
    store.mutes_and_blocks.change(ann, bob, "mute")
    assert (store.mutes_and_blocks.unheard(ann), store.mutes_and_blocks.unheard(bob)) == ({bob}, set())
    assert not store.mutes_and_blocks.keep_apart(ann, [bob, cid])
    store.mutes_and_blocks.change(ann, bob, "block")
    assert store.mutes_and_blocks.keep_apart(ann, [cid, bob, None])
    assert store.mutes_and_blocks.keep_apart(bob, [ann])
    assert not store.mutes_and_blocks.keep_apart(ann, [cid, ann])
    assert [(one.name, one.how) for one in store.mutes_and_blocks.of(ann)] == [("bob", "block")]
    theirs = laid(store, ann, 1)
    assert [match.id for match in store.matches.open_tables()] == [theirs.id]
    assert store.matches.open_tables(apart=sorted(store.mutes_and_blocks.apart(bob))) == []
    store.mutes_and_blocks.change(ann, bob, None)
    assert store.mutes_and_blocks.of(ann) == []
    with pytest.raises(StoreError, match="yourself"):
        store.mutes_and_blocks.change(ann, ann, "block")


def test_a_guest_who_logs_in_is_still_blocked_and_still_blocks(store: Store) -> None:
    ann, bob = people(store, "ann", "bob")
    guest = store.people.guest("en").id
    match = laid(store, guest, 1)
    store.mutes_and_blocks.change(ann, guest, "block")
    store.mutes_and_blocks.change(guest, bob, "mute")
    store.hidden_matches.hide(guest, match.id, True)
    [cid] = people(store, "cid")
    merge(store.database, guest, cid)
    assert store.mutes_and_blocks.keep_apart(cid, [ann])
    assert store.mutes_and_blocks.unheard(cid) == {bob}
    assert [found.id for found in store.matches.of_user(cid, away=True)] == [match.id]
    exported = store.people.export(cid)
    assert [row["how"] for row in exported["people"]] == ["mute"]
    assert exported["hidden"] == [{"match": match.id}]


def test_reports_stay_until_they_are_closed_and_outlive_the_people_in_them(store: Store) -> None:
    ann, bob = people(store, "ann", "bob")
    first, second = (store.reports.add("m", ann, "ann", bob, "bob", said, "rude") for said in ("words", None))
    assert [report.id for report in store.reports.page()] == [second, first]
    assert [report.id for report in store.reports.page(before=second)] == [first]
    assert store.people.export(ann)["reports"][0]["message"] == "words"
    assert store.reports.close(second, "the operator")
    assert not store.reports.close(second, "the operator")
    store.people.delete(bob)
    [report] = store.reports.page()
    assert (report.about, report.about_name, report.message) == (None, "bob", "words")
    assert [report.closed_by for report in store.reports.page(open_only=False)] == ["the operator", None]


def test_what_operators_have_done_comes_in_pages(store: Store) -> None:
    for number in range(52):
        store.audit.write("op", "end match", f"m{number}")
    first = store.audit.page()
    assert [deed.about for deed in first] == [f"m{number}" for number in range(51, 1, -1)]
    assert [deed.about for deed in store.audit.page(first[-1].id)] == ["m1", "m0"]


def test_accounts_come_in_pages_by_name(store: Store) -> None:
    people(store, "bob", "Ann", "cid")
    store.people.guest("en")
    names = [user.name for user in store.people.accounts(None, 2)]
    assert names == ["Ann", "bob"]
    assert [user.name for user in store.people.accounts(names[-1], 2)] == ["cid"]
