"""Mutants of files: what a slip of the pen, a bad disk or somebody who means harm makes of one."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

HUGE = 10**400
# Values of every kind, those among them that readers tend to trip over.
JUNK: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        7,
        2**31,
        -(2**63),
        2**64,
        HUGE,
        -HUGE,
        0.5,
        -0.0,
        1e308,
        float("nan"),
        float("inf"),
    ),
    *("", " ", "0", "one", "retract", "é", "\x00", "\ud800", "\u202e\u0007", "f" * 63, "f" * 64, "x" * 5000, "[bold]"),
    *([], [[]], [None], [1, "a"], {}, {"": 0}, {"ply": "one"}, [[0, 1], [0, 1]], [["one", "retract"]]),
)
NOISE = ("\x00", "\ud7ff", "\u2028", "{", "}", "[", '"', ":", "=", "0", "-1", "999999999999", "é", "\t", "\n", "#", "…")


def mutants(original: str, kind: str, count: int, seed: int) -> Iterator[bytes]:
    """So many mutants of a file, always the same."""
    luck = Random(f"{kind} {seed}")
    for _ in range(count):
        if kind == "json" and luck.random() < 0.8:
            yield mutated_json(original, luck)
        elif luck.random() < 0.7:
            yield mutated_text(original, luck).encode("utf-8", "surrogatepass")
        else:
            yield mutated_bytes(original.encode("utf-8"), luck)


# --- data ---


def mutated_json(original: str, luck: Random) -> bytes:
    data = json.loads(original)
    for _ in range(luck.choice((1, 1, 1, 2, 5))):
        data = changed(data, luck)
    if luck.random() < 0.02:
        data = nested(luck.choice((50, 5000)), data)
    return json.dumps(data).encode()


def nested(depth: int, data: Any) -> Any:
    """Data deep in lists; Python cannot write what is too deep, so that is left out."""
    found = data
    for _ in range(min(depth, 400)):
        found = [found]
    return found


def changed(data: Any, luck: Random) -> Any:
    """Data with something in it replaced, removed, doubled or exchanged."""
    places = [place for place in walk(data) if len(place) < 6]
    # What stands near the top is rarer than what stands below, and matters more.
    path = luck.choice([place for place in places if len(place) <= luck.choice((1, 2, 3, 6))] or places)
    if not path:
        return luck.choice((*JUNK, data))
    around = deepcopy(data)
    holder = around
    for step in path[:-1]:
        holder = holder[step]
    luck.choice(CHANGES)(holder, path[-1], luck)
    return around


def walk(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The place of every value."""
    yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from walk(value, (*path, key))
    if isinstance(data, list):
        for place, value in enumerate(data):
            yield from walk(value, (*path, place))


def replace(holder: Any, at: Any, luck: Random) -> None:
    holder[at] = deepcopy(luck.choice(JUNK))


def remove(holder: Any, at: Any, luck: Random) -> None:
    del holder[at]


def double(holder: Any, at: Any, luck: Random) -> None:
    if isinstance(holder, list):
        holder.insert(at, deepcopy(holder[at]))
    else:
        holder[f"{at}s"] = deepcopy(holder[at])


def exchange(holder: Any, at: Any, luck: Random) -> None:
    other = luck.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    holder[at], holder[other] = holder[other], holder[at]


def wrap(holder: Any, at: Any, luck: Random) -> None:
    holder[at] = luck.choice(([holder[at]], {"value": holder[at]}, str(holder[at]), [holder[at]] * 3))


def nudge(holder: Any, at: Any, luck: Random) -> None:
    """A number a little greater or smaller, a text cut or longer, a list turned round."""
    value = holder[at]
    if isinstance(value, bool) or value is None:
        holder[at] = not value
    elif isinstance(value, int | float):
        holder[at] = value + luck.choice((-1, 1, 1000))
    elif isinstance(value, str):
        holder[at] = luck.choice((value[:-1], value + "x", value.upper(), value[::-1]))
    elif isinstance(value, list):
        holder[at] = luck.choice((value[::-1], value * 2, value[: len(value) // 2]))


CHANGES: tuple[Callable[[Any, Any, Random], None], ...] = (
    replace,
    replace,
    remove,
    double,
    exchange,
    wrap,
    nudge,
    nudge,
)


# --- text and bytes ---


def mutated_text(original: str, luck: Random) -> str:
    """Text with lines, words or letters lost, doubled, exchanged or put in."""
    for _ in range(luck.choice((1, 1, 2, 4))):
        original = luck.choice((by_lines, by_words, by_letters))(original, luck)
    return original


def by_lines(text: str, luck: Random) -> str:
    lines = text.split("\n")
    at, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    match luck.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            lines = lines[:at]
    return "\n".join(lines)


def by_words(text: str, luck: Random) -> str:
    words = text.split(" ")
    at = luck.randrange(len(words))
    words[at] = luck.choice((words[luck.randrange(len(words))], luck.choice(NOISE), "", str(HUGE), "-1", words[at] * 2))
    return " ".join(words)


def by_letters(text: str, luck: Random) -> str:
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice((*NOISE, "")) + text[at + luck.choice((0, 1, 1, 30)) :]


def mutated_bytes(original: bytes, luck: Random) -> bytes:
    """Bytes flipped, cut, lost or doubled."""
    data = bytearray(original)
    for _ in range(luck.choice((1, 1, 3, 20))):
        if not data:
            break
        at = luck.randrange(len(data))
        match luck.randrange(5):
            case 0:
                data[at] ^= 1 << luck.randrange(8)
            case 1:
                data[at] = luck.randrange(256)
            case 2:
                del data[at : at + luck.choice((1, 4, 100))]
            case 3:
                data[at:at] = data[at : at + luck.choice((1, 4, 100))]
            case _:
                data = data[: max(at, 1)] if luck.random() < 0.3 else data
    return bytes(data)
