"""What a state is made of, named: one declaration serves saves, readable JSON and golden scripts.

A field knows the attribute of the state that it stands for, the kinds of nouns that index it, and the kind of noun (or
number) that it holds. `path` is always a list of ids, one for each index.

Every field takes two words more: `about` says what it means to whoever writes a script, and `empty` is its value on an
empty board where that is not 0, none or an empty pile: what `reset` in a script goes back to. A row or pile that is
`shared` is a tuple, which clones share and whoever changes it replaces: for what seldom changes.

`least` and `most` bound the numbers of a field that holds no nouns, and how many things a pile can hold; programs that
learn are told them as the bounds of what they observe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.nouns import NOBODY, Nouns
from chancellery.engine.shared_rows import put_pile

if TYPE_CHECKING:
    from chancellery.engine.state import State


def parse_value(text: str, of: str, nouns: Nouns) -> int:
    """A number, or the index of a noun."""
    if of:
        return nouns.value(of, text)
    try:
        return int({"yes": "1", "no": "0"}.get(text, text))
    except ValueError:
        raise ChancelleryError(f"'{text}' is not a whole number") from None


def parse_pile(text: str, of: str, nouns: Nouns) -> list[int]:
    """Things separated by commas; `none` or nothing for an empty pile."""
    words = [word.strip() for word in text.split(",")]
    return [parse_value(word, of, nouns) for word in words if word and word != "none"]


def raw_value(data: Any, of: str, nouns: Nouns) -> int:
    """The int behind a value in readable JSON."""
    if of:
        return nouns.value(of, data)
    if not isinstance(data, int) or isinstance(data, bool):
        raise ChancelleryError(f"{data!r} is not a whole number")
    return data


def raw_parts(data: Any, by: str, nouns: Nouns) -> list[Any]:
    """The parts of a JSON object by nouns of a kind, in the order of the nouns whatever the order of the keys."""
    parts = {nouns.index(by, key): data[key] for key in data}
    missing = [key for index, key in enumerate(nouns.ids[by]) if index not in parts]
    if missing:
        raise ChancelleryError(f"the {by} '{missing[0]}' is missing")
    return [parts[index] for index in range(nouns.count(by))]


def show_value(value: int, of: str, nouns: Nouns) -> str:
    return nouns.id(of, value) if of else str(value)


def show_pile(pile: Sequence[int], of: str, nouns: Nouns) -> str:
    return ", ".join(show_value(value, of, nouns) for value in pile) or "none"


# What a field holds on an empty board: one value, or one for each index or place.
Empty = int | tuple[int, ...] | None


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One attribute of a state."""

    by: tuple[str, ...] = ()
    of: str = ""
    about: str = ""
    empty: Empty = None
    shared: bool = False
    least: int = 0
    most: int | None = None

    def keep(self, g: State, name: str, value: Any) -> None:
        """Make a raw value the state's own."""
        setattr(g, name, tuple(value) if self.shared else value)

    def nothing(self, g: State) -> Any:
        """The raw value without anything in it: 0, none, an empty pile."""
        raise NotImplementedError

    def blank(self, g: State) -> Any:
        """The raw value on an empty board."""
        if self.empty is None:
            return self.nothing(g)
        return list(self.empty) if isinstance(self.empty, tuple) else self.empty

    def size(self, g: State, name: str, path: list[int]) -> int:
        """How many things are in the pile at a path."""
        raise ChancelleryError(f"'{name}' is not a pile")

    def values(self) -> str:
        """What a script writes for a value."""
        return f"{self.of} or none" if self.of else "number"

    def read(self, g: State, name: str, path: list[int]) -> str:
        """The value at a path, as a script writes it."""
        raise NotImplementedError

    def write(self, g: State, name: str, path: list[int], text: str) -> None:
        """Set the value at a path from a script's words."""
        raise NotImplementedError

    def named(self, value: Any, nouns: Nouns) -> Any:
        """The raw value with names in place of indexes, for readable JSON."""
        raise NotImplementedError

    def unnamed(self, data: Any, nouns: Nouns) -> Any:
        """The raw value behind readable JSON."""
        raise NotImplementedError

    def same(self, text: str, actual: str, nouns: Nouns) -> bool:
        """Whether a script's words mean what `read` found."""
        return show_value(parse_value(text, self.of, nouns), self.of, nouns) == actual


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    """An int: a plain number, or a noun of kind `of` (-1 for none)."""

    def __init__(
        self, of: str = "", *, about: str = "", empty: int | None = None, least: int = 0, most: int | None = None
    ) -> None:
        self.of = of
        self.about = about
        self.empty = empty
        self.least = least
        self.most = most

    def nothing(self, g: State) -> Any:
        return NOBODY if self.of else 0

    def read(self, g: State, name: str, path: list[int]) -> str:
        return show_value(getattr(g, name), self.of, g.game.nouns_for(g.options))

    def write(self, g: State, name: str, path: list[int], text: str) -> None:
        setattr(g, name, parse_value(text, self.of, g.game.nouns_for(g.options)))

    def named(self, value: Any, nouns: Nouns) -> Any:
        return nouns.id(self.of, value) if self.of else value

    def unnamed(self, data: Any, nouns: Nouns) -> Any:
        return raw_value(data, self.of, nouns)


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(Field):
    """A list of ints by nouns of one kind."""

    def __init__(
        self,
        by: str,
        of: str = "",
        *,
        about: str = "",
        empty: Empty = None,
        shared: bool = False,
        least: int = 0,
        most: int | None = None,
    ) -> None:
        self.by = (by,)
        self.of = of
        self.about = about
        self.empty = empty
        self.shared = shared
        self.least = least
        self.most = most

    def length(self, g: State) -> int:
        length = 1
        for kind in self.by:
            length *= g.game.nouns_for(g.options).count(kind)
        return length

    def at(self, g: State, path: list[int]) -> int:
        """Where the value of a path is in the list."""
        return path[0]

    def nothing(self, g: State) -> Any:
        return [NOBODY if self.of else 0] * self.length(g)

    def blank(self, g: State) -> Any:
        value = super().blank(g)
        return [value] * self.length(g) if isinstance(value, int) else value

    def read(self, g: State, name: str, path: list[int]) -> str:
        return show_value(getattr(g, name)[self.at(g, path)], self.of, g.game.nouns_for(g.options))

    def write(self, g: State, name: str, path: list[int], text: str) -> None:
        row = list(getattr(g, name))
        row[self.at(g, path)] = parse_value(text, self.of, g.game.nouns_for(g.options))
        self.keep(g, name, row)

    def named(self, value: Any, nouns: Nouns) -> Any:
        keys = nouns.ids[self.by[0]]
        return {keys[i]: nouns.id(self.of, v) if self.of else v for i, v in enumerate(value)}

    def unnamed(self, data: Any, nouns: Nouns) -> Any:
        return [raw_value(v, self.of, nouns) for v in raw_parts(data, self.by[0], nouns)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Grid(Row):
    """A flat list of ints by nouns of two kinds, the first the slower."""

    def __init__(
        self,
        by: str,
        then: str,
        of: str = "",
        *,
        about: str = "",
        empty: Empty = None,
        shared: bool = False,
        least: int = 0,
        most: int | None = None,
    ) -> None:
        super().__init__(by, of, about=about, empty=empty, shared=shared, least=least, most=most)
        self.by = (by, then)

    def at(self, g: State, path: list[int]) -> int:
        return path[0] * g.game.nouns_for(g.options).count(self.by[1]) + path[1]

    def named(self, value: Any, nouns: Nouns) -> Any:
        width = nouns.count(self.by[1])
        row = Row(self.by[1], self.of)
        rows = enumerate(nouns.ids[self.by[0]])
        return {key: row.named(value[i * width : (i + 1) * width], nouns) for i, key in rows}

    def unnamed(self, data: Any, nouns: Nouns) -> Any:
        row = Row(self.by[1], self.of)
        return [value for part in raw_parts(data, self.by[0], nouns) for value in row.unnamed(part, nouns)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile(Field):
    """A list of nouns (or numbers); a script compares an `ordered` one in its order, any other in none."""

    ordered: bool = False

    def __init__(
        self,
        of: str = "",
        *,
        ordered: bool = False,
        about: str = "",
        empty: tuple[int, ...] | None = None,
        shared: bool = False,
        most: int | None = None,
    ) -> None:
        self.of = of
        self.ordered = ordered
        self.about = about
        self.empty = empty
        self.shared = shared
        self.most = most

    def nothing(self, g: State) -> Any:
        return []

    def size(self, g: State, name: str, path: list[int]) -> int:
        return len(getattr(g, name))

    def values(self) -> str:
        things = f"{self.of}, …" if self.of else "number, …"
        return f"{things} in order" if self.ordered else things

    def read(self, g: State, name: str, path: list[int]) -> str:
        return show_pile(getattr(g, name), self.of, g.game.nouns_for(g.options))

    def write(self, g: State, name: str, path: list[int], text: str) -> None:
        self.keep(g, name, parse_pile(text, self.of, g.game.nouns_for(g.options)))

    def named(self, value: Any, nouns: Nouns) -> Any:
        return [nouns.id(self.of, v) if self.of else v for v in value]

    def unnamed(self, data: Any, nouns: Nouns) -> Any:
        return [raw_value(v, self.of, nouns) for v in data]

    def same(self, text: str, actual: str, nouns: Nouns) -> bool:
        expected, there = parse_pile(text, self.of, nouns), parse_pile(actual, self.of, nouns)
        return expected == there if self.ordered else sorted(expected) == sorted(there)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck(Pile):
    """A pile that is drawn from: its last item is the top, but people read and write it in drawing order.

    What is `placed` in it was not shuffled with the rest: where it lies is not left to chance.
    """

    placed: tuple[int, ...] = ()

    def __init__(
        self, of: str = "", *, about: str = "", empty: tuple[int, ...] | None = None, placed: tuple[int, ...] = ()
    ) -> None:
        super().__init__(of, ordered=True, about=about, empty=empty)
        self.placed = placed

    def values(self) -> str:
        return f"{self.of}, … in drawing order"

    def read(self, g: State, name: str, path: list[int]) -> str:
        return show_pile(getattr(g, name)[::-1], self.of, g.game.nouns_for(g.options))

    def write(self, g: State, name: str, path: list[int], text: str) -> None:
        self.keep(g, name, parse_pile(text, self.of, g.game.nouns_for(g.options))[::-1])

    def named(self, value: Any, nouns: Nouns) -> Any:
        return super().named(value[::-1], nouns)

    def unnamed(self, data: Any, nouns: Nouns) -> Any:
        return super().unnamed(data, nouns)[::-1]

    def stack_top(self, g: State, name: str, text: str) -> None:
        """Bring the items named to the top, in drawing order."""
        # Another pile in its place: clones may share this one.
        pile = list(getattr(g, name))
        for item in reversed(parse_pile(text, self.of, g.game.nouns_for(g.options))):
            if item not in pile:
                shown = show_value(item, self.of, g.game.nouns_for(g.options))
                raise ChancelleryError(f"'{shown}' is not in {name}")
            pile.remove(item)
            pile.append(item)
        self.keep(g, name, pile)


@mypyc_attr(allow_interpreted_subclasses=True)
class Piles(Pile):
    """A list of piles by nouns of one kind, such as hands by seat."""

    def __init__(self, by: str, of: str = "", *, about: str = "", most: int | None = None) -> None:
        super().__init__(of, about=about, most=most)
        self.by = (by,)

    def nothing(self, g: State) -> Any:
        return [[] for _ in range(g.game.nouns_for(g.options).count(self.by[0]))]

    def size(self, g: State, name: str, path: list[int]) -> int:
        return len(getattr(g, name)[path[0]])

    def read(self, g: State, name: str, path: list[int]) -> str:
        return show_pile(getattr(g, name)[path[0]], self.of, g.game.nouns_for(g.options))

    def write(self, g: State, name: str, path: list[int], text: str) -> None:
        pile = parse_pile(text, self.of, g.game.nouns_for(g.options))
        setattr(g, name, put_pile(getattr(g, name), path[0], pile))

    def named(self, value: Any, nouns: Nouns) -> Any:
        keys = nouns.ids[self.by[0]]
        return {keys[i]: super(Piles, self).named(v, nouns) for i, v in enumerate(value)}

    def unnamed(self, data: Any, nouns: Nouns) -> Any:
        return [super(Piles, self).unnamed(v, nouns) for v in raw_parts(data, self.by[0], nouns)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Line(Field):
    """What a frame holds in an order that matters, tuples in it one after the other: so many places are told of it."""

    def __init__(self, places: int, of: str = "", *, about: str = "", least: int = 0, most: int | None = None) -> None:
        self.places = places
        self.of = of
        self.about = about
        self.least = least
        self.most = most


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Field):
    """What a frame holds in letters: one of some words, told by its place among them."""

    def __init__(self, words: Iterable[str], *, about: str = "") -> None:
        self.words = tuple(words)
        self.about = about


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact(Field):
    """A value that is worked out from a position; scripts may expect it but not set it."""

    def __init__(self, read: Callable[..., int], by: tuple[str, ...] = (), of: str = "", *, about: str = "") -> None:
        self.work_out = read
        self.by = by
        self.of = of
        self.about = about

    def read(self, g: State, name: str, path: list[int]) -> str:
        return show_value(self.work_out(g, *path), self.of, g.game.nouns_for(g.options))

    def write(self, g: State, name: str, path: list[int], text: str) -> None:
        raise ChancelleryError(f"'{name}' follows from the rest of the position and cannot be set")


@mypyc_attr(allow_interpreted_subclasses=True)
class Wording(Fact):
    """A fact in words, such as `2,5*`; blanks do not count when a script compares it."""

    def __init__(self, read: Callable[..., str], by: tuple[str, ...] = (), *, about: str = "") -> None:
        self.work_out_words = read
        self.by = by
        self.about = about

    def values(self) -> str:
        return "words"

    def read(self, g: State, name: str, path: list[int]) -> str:
        return self.work_out_words(g, *path)

    def same(self, text: str, actual: str, nouns: Nouns) -> bool:
        return "".join(text.split()) == "".join(actual.split())
