"""Options of a match: player count, variants and optional rules, typed so that a form can be built from them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from chancellery.engine.errors import BadOption
from chancellery.engine.nouns import nearest

Value = bool | int | str

YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing that can be chosen before a match; its label is the message `option-<id>`.

    company     the default at a table of several people, if it is another one there
    bots_only   whether only bots may play with anything but the default
    players     how many must play for there to be a choice; others play with the default. None: any number
    """

    def __init__(
        self,
        id: str,
        default: Value,
        *,
        company: Value | None = None,
        bots_only: bool = False,
        players: tuple[int, ...] | None = None,
    ) -> None:
        self.id = id
        self.default = default
        self.company = default if company is None else company
        self.bots_only = bots_only
        self.players = players

    def accept(self, value: object) -> Value:
        """The value, checked; text from a command line is understood."""
        raise NotImplementedError

    def form(self) -> dict[str, object]:
        """What a form needs: the kind of field, its defaults and its limits."""
        return {
            "id": self.id,
            "default": self.default,
            "company": self.company,
            "bots_only": self.bots_only,
            "players": None if self.players is None else list(self.players),
        }

    def fits(self, value: Value, players: int) -> bool:
        """Whether so many players may choose a value."""
        return self.players is None or players in self.players or value == self.default

    def samples(self) -> tuple[Value, ...]:
        """Values that together show all that the option can do; tests play each of them."""
        raise NotImplementedError

    def refuse(self, value: object, allowed: str, code: str, **limits: int | str) -> BadOption:
        sentence = f"option '{self.id}' cannot be {value!r}; it takes {allowed}"
        return BadOption(sentence, code, option=self.id, value=str(value), **limits)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Option):
    """On or off."""

    def __init__(self, id: str, default: bool = False, *, company: bool | None = None, bots_only: bool = False) -> None:
        super().__init__(id, default, company=company, bots_only=bots_only)

    def accept(self, value: object) -> Value:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in YES + NO:
            return value.lower() in YES
        raise self.refuse(value, "yes or no", "option-yes-or-no")

    def form(self) -> dict[str, object]:
        return {**super().form(), "kind": "flag"}

    def samples(self) -> tuple[Value, ...]:
        return (False, True)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Option):
    """One of a few words; the first is the default."""

    def __init__(self, id: str, values: tuple[str, ...], *, players: tuple[int, ...] | None = None) -> None:
        super().__init__(id, values[0], players=players)
        self.values = values

    def accept(self, value: object) -> Value:
        if isinstance(value, str) and value in self.values:
            return value
        raise self.refuse(value, "one of " + ", ".join(self.values), "option-one-of", known=", ".join(self.values))

    def form(self) -> dict[str, object]:
        return {**super().form(), "kind": "one-of", "values": list(self.values)}

    def samples(self) -> tuple[Value, ...]:
        return self.values


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Option):
    """A whole number within limits."""

    def __init__(self, id: str, default: int, least: int, most: int) -> None:
        super().__init__(id, default)
        self.least = least
        self.most = most

    def accept(self, value: object) -> Value:
        if isinstance(value, str) and re.fullmatch(r"-?\d{1,18}", value):
            value = int(value)
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        raise self.refuse(
            value, f"a whole number from {self.least} to {self.most}", "option-number", least=self.least, most=self.most
        )

    def form(self) -> dict[str, object]:
        return {**super().form(), "kind": "count", "least": self.least, "most": self.most}

    def samples(self) -> tuple[Value, ...]:
        return tuple(dict.fromkeys((self.least, int(self.default), self.most)))


class Options:
    """The options of one match: complete, checked and never changed."""

    def __init__(self, players: int, values: Mapping[str, Value]) -> None:
        self.players = players
        self.values = dict(values)

    def __getitem__(self, id: str) -> Value:
        return self.values[id]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.dump() == other.dump()

    def __hash__(self) -> int:
        return hash((self.players, *self.values.items()))

    def __repr__(self) -> str:
        return f"Options({self.players}, {self.values})"

    def dump(self) -> dict[str, Value]:
        return {"players": self.players, **self.values}

    def __reduce__(self) -> tuple[Any, ...]:
        return Options, (self.players, self.values)


def choose_options(
    title: str,
    players: tuple[int, ...],
    options: tuple[Option, ...],
    given: Mapping[str, object],
    company: bool = False,
) -> Options:
    """Check what was given and fill in the defaults, those of a table of several people if it is one."""
    if not isinstance(given, Mapping):
        raise BadOption(f"options are names with values, not {given!r}", "options-not-named")
    values = dict(given)
    count = values.pop("players", players[0])
    if isinstance(count, str) and re.fullmatch(r"\d{1,3}", count):
        count = int(count)
    if not isinstance(count, int) or isinstance(count, bool) or count not in players:
        allowed = [str(n) for n in sorted(players)]
        sentence = f"{title} cannot be played by {count!r} players; it takes {' or '.join(allowed)}"
        raise BadOption(sentence, "player-count", game=title, count=str(count), known=", ".join(allowed))
    ids = [option.id for option in options]
    for id in values:
        if id not in ids:
            has = f"it has {', '.join(ids)}" if ids else "it has none"
            raise BadOption(
                f"{title} has no option '{id}'; {has}{nearest(id, ids)}",
                "no-such-option",
                game=title,
                option=str(id),
                known=", ".join(ids),
            )
    usual = {option.id: option.company if company else option.default for option in options}
    chosen = {option.id: option.accept(values.get(option.id, usual[option.id])) for option in options}
    for option in options:
        if not option.fits(chosen[option.id], count):
            raise fixed_option(option, chosen[option.id], count)
    return Options(count, chosen)


def fixed_option(option: Option, value: Value, players: int) -> BadOption:
    """So many players have no choice."""
    number = "1 player" if players == 1 else f"{players} players"
    sentence = f"option '{option.id}' cannot be {value!r} with {number}; it is always {option.default!r} then"
    usual = str(option.default)
    return BadOption(sentence, "option-fixed", option=option.id, value=str(value), usual=usual, players=players)
