"""What players read when somebody leaves a running match, resigns, is out of time or comes back."""

from __future__ import annotations

from chancellery.engine.prose import Prose
from chancellery.engine.seat_names import name_of_role
from chancellery.table.entries import Happening, SeatChanged, TimeWasUp
from chancellery.table.match import Match

# Guests are given names that nobody wants to read.
GUEST = "guest-"


def seat_news(prose: Prose, told: Happening, match: Match) -> list[str] | None:
    """A sentence for each seat that changed hands, as it is told; None where nothing of the kind has happened."""
    if isinstance(told, SeatChanged) and told.how is not None:
        goes_on = told.bot is not None or told.how == "back"
        return [sentence(prose, match, told.seat, f"seat-{told.how}", told.who, told.bot, goes_on)]
    if isinstance(told, TimeWasUp):
        people = told.who or [None] * len(told.seats)
        return [
            sentence(prose, match, seat, "seat-late", who, told.bot, told.status == "running")
            for seat, who in zip(told.seats, people, strict=True)
        ]
    return None


def has_resigned(prose: Prose, seat: str, bot: str | None) -> str:
    """That whoever plays a seat, called like this, has given the match up, and whether a bot plays on."""
    values = {"named": "no", "who": "", "seat": seat, "bot": level(prose, bot), "goes": "over" if bot is None else "on"}
    return prose.text("seat-resigned", values=values)


def sentence(prose: Prose, match: Match, seat: str, key: str, who: str | None, bot: str | None, goes_on: bool) -> str:
    """Who it was, and who plays on; in old logs neither the person nor the bot is named."""
    named = who is not None and not who.startswith(GUEST)
    return prose.text(
        key,
        values={
            "named": "yes" if named else "no",
            "who": who or "",
            "seat": seat_name(prose, match, seat),
            "bot": level(prose, bot),
            "goes": "on" if goes_on else "over",
        },
    )


def seat_name(prose: Prose, match: Match, seat: str) -> str:
    """What a seat is called in a match: by what it plays, where that is decided in play."""
    index = prose.nouns.index("seat", seat)
    role = match.seats[index].role if index < len(match.seats) else None
    called = None if role is None else name_of_role(prose, *role.split(":", 1))
    if called is not None:
        return called
    return prose.text(f"seat-{seat}") if prose.has(f"seat-{seat}") else seat


def level(prose: Prose, bot: str | None) -> str:
    """The level of a bot in a word, or its id; nothing of one that is not named."""
    message = f"bot-level-{bot}"
    return "none" if bot is None else prose.text(message) if prose.has(message) else bot
