"""`expect …`: what must be true of a position, of what was told, and of what each seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chancellery.engine.errors import ChancelleryError
from chancellery.engine.events import Entry, event_json
from chancellery.engine.nouns import nearest
from chancellery.engine.script.position import ScriptPosition
from chancellery.engine.script.words import pairs, split


def do_expect(s: ScriptPosition, rest: str) -> None:
    """expect NAME [INDEX…]: VALUE, and words of its own: see EXPECTATIONS"""
    words, value = split(rest)
    own = EXPECTATIONS.get(words[0] if words else "")
    if own is not None:
        own(s, words[1:], value)
        return
    g = s.g
    name, field, path = s.field(words)
    actual = field.read(g, name, path)
    s.expect(" ".join(words), value, actual, field.same(value, actual, s.nouns))


def expect_size(s: ScriptPosition, words: list[str], value: str) -> None:
    """expect size NAME [INDEX…]: NUMBER, how many things are in a pile"""
    g = s.g
    name, field, path = s.field(words)
    actual = field.size(g, name, path)
    if not value.isdecimal():
        raise ChancelleryError(f"'{value}' is not a size")
    s.expect(f"size {' '.join(words)}", value, str(actual), int(value) == actual)


# --- who is asked what ---


def expect_acting(s: ScriptPosition, words: list[str], value: str) -> None:
    """expect acting: SEATS"""
    actual = [s.nouns.id("seat", seat) for seat in s.g.waiting]
    expected = [word.strip() for word in value.split(",") if word.strip() not in ("", "none")]
    s.expect("acting", value, ", ".join(actual) or "none", sorted(expected) == sorted(actual))


def expect_prompt(s: ScriptPosition, words: list[str], value: str) -> None:
    """expect prompt SEAT: KEY [name=value…]"""
    seat = s.seat(words[:1])
    text = s.g.prompt(seat)
    if text is None:
        s.expect(f"prompt {words[0]}", value, "none", value == "none")
        return
    values: dict[str, str] = {"": text.key}
    for name, arg in text.json(s.nouns)["args"].items():
        values[name] = (arg.get("id") or ",".join(arg["ids"])) if isinstance(arg, dict) else str(arg)
    key, *rest = value.split() or [""]
    expected = {"": key, **pairs(rest)}
    shown = " ".join([text.key, *(f"{name}={values[name]}" for name in list(values)[1:])])
    s.expect(f"prompt {words[0]}", value, shown, all(values.get(k) == v for k, v in expected.items()))


def expect_result(s: ScriptPosition, words: list[str], value: str) -> None:
    """expect result: none | SEATS by REASON | nobody by REASON"""
    outcome = s.g.outcome
    if outcome is None:
        actual = "none"
    else:
        winners = ", ".join(s.nouns.id("seat", seat) for seat in outcome.winners) or "nobody"
        actual = f"{winners} by {outcome.reason}"
    s.expect("result", value, actual, value == actual)


def expect_undo(s: ScriptPosition, words: list[str], value: str) -> None:
    """expect undo SEAT: yes | no, whether the seat may take its last action back by itself"""
    g = s.g
    may = s.last_mover == s.seat(words) and g.may_undo()
    either(s, f"undo {words[-1]}", value, ("no", "yes"), may)


def expect_talk(s: ScriptPosition, words: list[str], value: str) -> None:
    """expect talk: open | closed"""
    either(s, "talk", value, ("closed", "open"), s.g.talk_open())


def either(s: ScriptPosition, what: str, value: str, words: tuple[str, str], actual: bool) -> None:
    """One of two words, the second of them if it is so."""
    if value not in words:
        raise ChancelleryError(f"'{what}' is {words[1]} or {words[0]}, not '{value}'")
    s.expect(what, value, words[actual], value == words[actual])


# --- what happened ---


def expect_event(s: ScriptPosition, words: list[str], value: str) -> None:
    """expect event: KEY [name=value…], among what the last action brought about"""
    g = s.g
    happened = [_event_words(s, entry) for entry in g.record().entries if entry.ply == g.ply]
    s.expect("event", value, _shown(happened), any(_fits(value, event) for event in happened))


def expect_log(s: ScriptPosition, words: list[str], value: str) -> None:
    """expect log [SEAT] [never]: KEY [name=value…] [then KEY …], in this order among all that a seat was told"""
    never = words[-1:] == ["never"]
    who = words[:-1] if never else words
    if len(who) > 1:
        raise ChancelleryError("'expect log' takes one seat, or 'spectator'")
    entries = s.g.record().entries
    if who:
        viewer = s.seat_or_spectator(who[0])
        entries = [entry for entry in entries if entry.visible_to(viewer)]
    happened = [_event_words(s, entry) for entry in entries]
    rest = iter(happened)
    wanted = [part.strip() for part in value.split(" then ")]
    there = all(any(_fits(part, event) for event in rest) for part in wanted)
    s.expect(" ".join(["log", *words]), value, _shown(happened), there != never)


def _event_words(s: ScriptPosition, entry: Entry) -> dict[str, str]:
    """An event as a script writes it; several things are separated by commas."""
    event = event_json(entry.event, s.nouns)
    return {k: ",".join(map(str, v)) if isinstance(v, list) else str(v) for k, v in event.items()}


def _fits(wanted: str, event: dict[str, str]) -> bool:
    key, *rest = wanted.split() or [""]
    expected = {"event": key, **pairs(rest)}
    return all(event.get(k) == v for k, v in expected.items())


def _shown(events: list[dict[str, str]]) -> str:
    return "; ".join(" ".join([e["event"], *(f"{k}={v}" for k, v in list(e.items())[1:])]) for e in events) or "nothing"


# --- what a seat sees ---


def expect_view(s: ScriptPosition, words: list[str], value: str) -> None:
    """expect view SEAT NAME [KEY…]: VALUE, a part of the board as the seat, or a spectator, sees it"""
    if len(words) < 2:
        raise ChancelleryError("'expect view' names a seat, or 'spectator', and a part of the board")
    actual = _words(_part(s.g.view(s.seat_or_spectator(words[0]))["board"], words[1:]))
    s.expect(" ".join(["view", *words]), value, actual, ",".join(_listed(value)) == ",".join(_listed(actual)))


def _part(seen: Any, path: list[str]) -> Any:
    """The part of a view that words lead to: keys of objects, and numbers of items from 0 on."""
    for word in path:
        if isinstance(seen, dict) and word in seen:
            seen = seen[word]
        elif isinstance(seen, list) and word.isdecimal() and int(word) < len(seen):
            seen = seen[int(word)]
        else:
            keys = [str(key) for key in seen] if isinstance(seen, dict) else []
            raise ChancelleryError(f"this seat sees no '{word}' there{nearest(word, keys)}")
    return seen


def _words(seen: Any) -> str:
    """A part of a view as a script writes it: `none` for nothing, things separated by commas."""
    if seen is None or seen == []:
        return "none"
    if isinstance(seen, bool):
        return "yes" if seen else "no"
    if isinstance(seen, dict):
        return ", ".join(f"{key}={_words(value)}" for key, value in seen.items()) or "none"
    return ", ".join(map(_words, seen)) if isinstance(seen, list) else str(seen)


def _listed(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


EXPECTATIONS: Final[dict[str, Callable[[ScriptPosition, list[str], str], None]]] = {
    "acting": expect_acting,
    "prompt": expect_prompt,
    "result": expect_result,
    "event": expect_event,
    "log": expect_log,
    "size": expect_size,
    "undo": expect_undo,
    "talk": expect_talk,
    "view": expect_view,
}
