"""Stretches: from which ply of a match which version of its rules counts, and the positions it was carried over by."""

from __future__ import annotations

from base64 import b64decode, b64encode
from binascii import Error as NoBase64
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from chancellery.engine.errors import BadJournal, BadSave
from chancellery.engine.older_saves import saved_digest
from chancellery.engine.saves import unpack


class Stretch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a match that is played by one version of the rules.

    ply        where it begins
    rules      the version
    at         when the match came to it (Unix time)
    digest     the fingerprint of the position there
    position   that position, saved, if the match was carried over by it; None if all before it replays the same
    """

    ply: int
    rules: int
    at: float = 0.0
    digest: str | None = None
    position: bytes | None = None

    @property
    def carried(self) -> bool:
        return self.position is not None


# The first begins at ply 0. A match that never had other rules than now has none.
Stretches = list[Stretch]


def base_of(stretches: Sequence[Stretch]) -> Stretch | None:
    """The last stretch that begins with a kept position: what is before it, no build but older ones can replay."""
    return next((one for one in reversed(stretches) if one.carried), None)


def stretches_json(stretches: Sequence[Stretch]) -> list[dict[str, Any]]:
    """Stretches as a journal in a file has them."""
    return [
        {
            "ply": one.ply,
            "rules": one.rules,
            **({} if one.digest is None else {"digest": one.digest}),
            **({} if one.position is None else {"position": b64encode(one.position).decode()}),
        }
        for one in stretches
    ]


def read_stretches(entries: object, game: str, rules: int, plies: int) -> Stretches:
    """The stretches of a journal in a file, or one sentence about what is wrong with them."""
    if not isinstance(entries, list):
        raise BadJournal("the journal's stretches are not a list")
    stretches = [read_stretch(entry, game) for entry in entries]
    if not stretches:
        return []
    first, last = stretches[0], stretches[-1]
    if first.ply != 0 or first.carried or last.rules != rules or last.ply > plies or len(stretches) < 2:
        raise BadJournal("the journal's stretches do not cover the match")
    if any(a.ply > b.ply or a.rules >= b.rules for a, b in pairwise(stretches)):
        raise BadJournal("the journal's stretches are not in order")
    return stretches


def read_stretch(entry: object, game: str) -> Stretch:
    try:
        ply, rules, digest = entry["ply"], entry["rules"], entry.get("digest")  # type: ignore[index,attr-defined]
        text = entry.get("position")  # type: ignore[attr-defined]
        position = None if text is None else b64decode(text, validate=True)
        numbers = all(isinstance(one, int) and not isinstance(one, bool) and one >= 0 for one in (ply, rules))
        if not numbers or not isinstance(digest, str | None):
            raise BadJournal("a stretch of the journal has no ply or no rules version")
        if position is not None:
            data = unpack(position)
            if (data["game"], data["rules"], data["ply"]) != (game, rules, ply) or saved_digest(position) != digest:
                raise BadJournal(
                    f"the position that the journal was carried over by at ply {ply} is not the one that it claims",
                    "position-not-true",
                )
        return Stretch(ply, rules, digest=digest, position=position)
    except (KeyError, TypeError, ValueError, AttributeError, NoBase64, BadSave) as error:
        raise BadJournal(f"a stretch of the journal cannot be read: {error}", "not-a-match-file") from None
