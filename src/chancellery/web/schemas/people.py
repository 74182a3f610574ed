"""People: accounts, sessions, and company that one avoids."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from chancellery.web.schemas.base import Body, SeatId

Name = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
LanguageId = Annotated[str, Meta(max_length=8)]


class Attitude(Body):
    """Whether you want to hear somebody (`mute`), to play with them either (`block`), or do not mind them (`none`)."""

    name: Annotated[str, Meta(max_length=40)]
    how: Literal["mute", "block", "none"]


class Hide(Body):
    """Whether a match is left out of your lists."""

    hidden: bool = True


class NewReport(Body):
    """What the operator should know about whoever sits on a seat, and of which message."""

    seat: SeatId
    text: Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[^\x00]+$")]
    message: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None


class Claim(Body):
    """A name and a password for a guest's account."""

    name: Name
    password: Password


class LogIn(Body):
    """Name and password; a guest's matches come along unless `keep` is false."""

    name: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]
    keep: bool = True


class NewPassword(Body):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class ProfileUpdate(Body):
    """Name of a guest, language, where news go, whether others see the profile, and whether lists of players have it.

    An empty text takes an address away, what is left out stays.
    """

    name: Name | None = None
    language: LanguageId | None = None
    private: bool | None = None
    listed: bool | None = None
    email: Annotated[str, Meta(max_length=320)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class NewToken(Body):
    label: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f\x7f]+$")]


class DeleteAccount(Body):
    """Deleting an account for good needs the word `delete`, and the password if there is one."""

    confirm: Literal["delete"]
    password: Annotated[str, Meta(max_length=200)] = ""


class Me(Struct):
    """Who you are; `id` is None for somebody who has not done anything here yet.

    `private` and `listed` are of an account: who is private is in no list either.
    `GET /me` says how many tables wait for you, and whether any device of yours is called, and this one.
    """

    id: str | None
    name: str | None
    guest: bool
    operator: bool
    language: str
    email: str | None = None
    webhook: str | None = None
    private: bool = False
    listed: bool = True
    waiting: int = 0
    called: bool = False
    called_here: bool = False


class SessionSummary(Struct):
    id: str
    kind: str
    label: str
    created: float
    seen: float
    current: bool


class Token(Struct):
    """A new API token: shown this once."""

    token: str
