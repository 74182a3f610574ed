"""Golden scripts: a position, actions by their names, and what must be true after each.

The format is described in docs/golden-scripts.md. A script is read line by line; every error names the line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from chancellery.engine.actions import RETRACT
from chancellery.engine.errors import BadScript, ChancelleryError, RulesError
from chancellery.engine.events import event_json
from chancellery.engine.fields import Deck, Field, parse_pile
from chancellery.engine.frames import field_names
from chancellery.engine.game import Game
from chancellery.engine.nouns import NOBODY, Nouns, nearest
from chancellery.engine.rng import ScriptedRng, key_from
from chancellery.engine.state import State

Statement = Callable[["Script", str], None]


class Script:
    """A golden script while it runs."""

    def __init__(self, find: Callable[[str], Game], folder: Path | None = None) -> None:
        self.find = find
        self.folder = folder
        self.game: Game | None = None
        self.given: dict[str, object] = {}
        self.seed: int | str = 0
        self.state: State | None = None
        self.chance = ScriptedRng(key_from(0))
        self.dirty = False
        self.checks = 0

    # --- the position that the script has made so far ---

    @property
    def g(self) -> State:
        """The state; made by the first line that needs it, and at rest on a choice."""
        g = self.board
        if self.dirty:
            self.dirty = False
            g.settle()
            g._legal = None
            g.run()
        return g

    @property
    def board(self) -> State:
        """The state as it is being set up, perhaps with nothing to choose yet."""
        if self.state is None:
            if self.game is None:
                raise ChancelleryError("a script begins with the line 'game' and the id of a game")
            options = self.game.options(self.given)
            self.chance.key = key_from(self.seed)
            self.state = self.game.new(options, self.chance, record=True)
        return self.state

    @property
    def nouns(self) -> Nouns:
        """The names of things; known before there is a position."""
        if self.game is None:
            raise ChancelleryError("a script begins with the line 'game' and the id of a game")
        return self.game.nouns_for(self.game.options(self.given))

    @property
    def title(self) -> str:
        return self.game.title if self.game is not None else ""

    def field(self, words: list[str]) -> tuple[str, Field, list[int]]:
        """The field that a line speaks of, and the indexes it gives."""
        g = self.board
        known: dict[str, Field] = {**g.schema, **g.game.facts}
        name = words[0] if words else ""
        if name not in known:
            raise ChancelleryError(f"{g.game.title} has no '{name}'{nearest(name, known)}")
        field = known[name]
        if len(words) - 1 != len(field.by):
            needs = " ".join([name, *field.by])
            raise ChancelleryError(f"'{name}' is written '{needs}'")
        return name, field, [self.nouns.index(kind, word) for kind, word in zip(field.by, words[1:], strict=True)]

    # --- running ---

    def run(self, text: str) -> State:
        """Run every line; the first that cannot be read or does not hold raises BadScript."""
        for number, line in enumerate(text.splitlines(), 1):
            line = line.split("#", 1)[0].strip()
            if line:
                with placed(f"line {number}"):
                    self.line(line)
        with placed("at the end"):
            return self.g

    def line(self, line: str) -> None:
        word, *rest = line.split(None, 1)
        statement = STATEMENTS.get(word)
        if statement is not None:
            statement(self, rest[0] if rest else "")
            return
        seat, colon, action = line.partition(":")
        if colon and self.game is not None and seat.strip() in self.nouns.indexes["seat"]:
            self.play(seat.strip(), action)
            return
        raise ChancelleryError(f"'{word}' begins no statement{nearest(word, STATEMENTS)}")

    def play(self, seat: str, action: str) -> None:
        g = self.g
        g.play(self.nouns.index("seat", seat), g.game.actions.parse(action))

    def expect(self, what: str, expected: str, found: str, holds: bool) -> None:
        self.checks += 1
        if not holds:
            raise BadScript(f"{what}\n  expected  {expected}\n  found     {found}")


@contextmanager
def placed(where: str) -> Iterator[None]:
    """Errors inside are told with their place in the script."""
    try:
        yield
    except (ChancelleryError, RulesError) as error:
        raise BadScript(f"{where}: {error}") from None


def split(rest: str) -> tuple[list[str], str]:
    """`support liberal vienna: 2` as its words and its value."""
    words, _, value = rest.partition(":")
    return words.split(), value.strip()


def pairs(words: list[str]) -> dict[str, str]:
    """`seat=liberal points=2` as a dict."""
    found = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals:
            raise ChancelleryError(f"'{word}' is not written name=value")
        found[key] = value
    return found


# --- statements that choose the match ---


def do_game(s: Script, rest: str) -> None:
    """game ID"""
    if s.game is not None:
        raise ChancelleryError("'game' stands at the top of a script, once")
    s.game = s.find(rest)


def do_players(s: Script, rest: str) -> None:
    """players N"""
    do_option(s, f"players {rest}")


def do_option(s: Script, rest: str) -> None:
    """option NAME VALUE"""
    if s.state is not None:
        raise ChancelleryError("options stand before the first line that needs a position")
    name, _, value = rest.partition(" ")
    s.given[name] = value.strip()


def do_seed(s: Script, rest: str) -> None:
    """seed WORD"""
    if s.state is not None:
        raise ChancelleryError("the seed stands before the first line that needs a position")
    s.seed = rest


# --- statements that make a position ---


def do_set(s: Script, rest: str) -> None:
    """set NAME [INDEX…]: VALUE"""
    words, value = split(rest)
    name, field, path = s.field(words)
    field.write(s.board, name, path, value)
    s.dirty = True


def do_clear(s: Script, rest: str) -> None:
    """clear NAME: every number of a field becomes 0, every noun none, every pile empty"""
    g = s.board
    if rest not in g.schema:
        raise ChancelleryError(f"{g.game.title} has no '{rest}'{nearest(rest, g.schema)}")
    value, field = getattr(g, rest), g.schema[rest]
    nothing = NOBODY if field.of else 0
    if not isinstance(value, list):
        setattr(g, rest, nothing)
    elif not field.by:
        value.clear()
    else:
        setattr(g, rest, [[] if isinstance(item, list) else nothing for item in value])
    s.dirty = True


def do_top(s: Script, rest: str) -> None:
    """top NAME: ITEMS, brought to the top of a draw pile"""
    words, value = split(rest)
    name, field, _ = s.field(words)
    if not isinstance(field, Deck):
        raise ChancelleryError(f"'{name}' is not a pile that is drawn from")
    field.stack_top(s.board, name, value)
    s.dirty = True


def do_stack(s: Script, rest: str) -> None:
    """stack FRAME [field=value…] [then FRAME …]: what the rules are in the middle of, first thing first"""
    g = s.board
    frames = [_frame(s, part.split()) for part in re.split(r"\bthen\b", rest)]
    g.stack.clear()
    g.picks = [()] * g.seats
    g.outcome = None
    g.push(*frames)
    s.dirty = True


def do_push(s: Script, rest: str) -> None:
    """push FRAME [field=value…]: put one more frame on top of the stack"""
    s.board.push(_frame(s, rest.split()))
    s.dirty = True


def _frame(s: Script, words: list[str]) -> Any:
    game = s.board.game
    name = words[0] if words else ""
    if name not in game.frames:
        raise ChancelleryError(f"{game.title} has no frame '{name}'{nearest(name, game.frames)}")
    cls = game.frames[name]
    values = {key: _field_value(s, key, value) for key, value in pairs(words[1:]).items()}
    unknown = [key for key in values if key not in field_names(cls)]
    if unknown:
        raise ChancelleryError(f"{name} has no field '{unknown[0]}'{nearest(unknown[0], field_names(cls))}")
    try:
        return cls(**values)
    except TypeError as error:
        raise ChancelleryError(f"{name}: {error}") from None


def _field_value(s: Script, key: str, value: str) -> Any:
    """A number, a tuple `(a,b)`, `none`, the id of a noun, or a word.

    A field named like a kind of nouns, such as `seat`, takes a noun of that kind first; any field takes one of another.
    """
    if value.startswith("(") and value.endswith(")"):
        return tuple(_field_value(s, "", part) for part in _parts(value[1:-1]))
    if re.fullmatch(r"-?\d{1,18}", value):
        return int(value)
    if value == "none":
        return NOBODY
    own = (key,) if key in s.nouns.ids else ()
    for kind in (*own, "seat", *s.nouns.ids):
        if value in s.nouns.indexes[kind]:
            return s.nouns.index(kind, value)
    return s.nouns.index(key, value) if own else value


def _parts(text: str) -> list[str]:
    """What commas separate, brackets apart."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part for part in parts if part]


def do_dice(s: Script, rest: str) -> None:
    """dice N N N: the dice to come"""
    for word in rest.split():
        if not word.isdecimal():
            raise ChancelleryError(f"'{word}' is not a die")
        s.chance.dice.append(int(word))


def do_order(s: Script, rest: str) -> None:
    """order KIND: ITEMS, the top of the next pile to be shuffled, in drawing order"""
    words, value = split(rest)
    s.chance.orders.append(parse_pile(value, _kind(s, words), s.nouns))


def do_pick(s: Script, rest: str) -> None:
    """pick KIND: ITEMS, what the next picks at random will be"""
    words, value = split(rest)
    s.chance.picks.extend(parse_pile(value, _kind(s, words), s.nouns))


def _kind(s: Script, words: list[str]) -> str:
    kind = words[0] if words else ""
    if kind not in s.nouns.ids:
        raise ChancelleryError(f"{s.title} has no kind '{kind}'{nearest(kind, s.nouns.ids)}")
    return kind


# --- statements that say what must be true ---


def do_expect(s: Script, rest: str) -> None:
    """expect NAME [INDEX…]: VALUE, and a few words of its own: prompt, acting, result, event"""
    words, value = split(rest)
    own = EXPECTATIONS.get(words[0] if words else "")
    if own is not None:
        own(s, words[1:], value)
        return
    g = s.g
    name, field, path = s.field(words)
    found = field.read(g, name, path)
    s.expect(" ".join(words), value, found, field.same(value, found, s.nouns))


def expect_acting(s: Script, words: list[str], value: str) -> None:
    """expect acting: SEATS"""
    found = [s.nouns.id("seat", seat) for seat in s.g.waiting]
    expected = [word.strip() for word in value.split(",") if word.strip() not in ("", "none")]
    s.expect("acting", value, ", ".join(found) or "none", sorted(expected) == sorted(found))


def expect_prompt(s: Script, words: list[str], value: str) -> None:
    """expect prompt SEAT: KEY [name=value…]"""
    seat = s.nouns.index("seat", words[0] if words else "")
    text = s.g.prompt(seat)
    if text is None:
        s.expect(f"prompt {words[0]}", value, "none", value == "none")
        return
    found: dict[str, str] = {"": text.key}
    for name, arg in text.json(s.nouns)["args"].items():
        found[name] = (arg.get("id") or ",".join(arg["ids"])) if isinstance(arg, dict) else str(arg)
    key, *rest = value.split() or [""]
    expected = {"": key, **pairs(rest)}
    shown = " ".join([text.key, *(f"{name}={found[name]}" for name in list(found)[1:])])
    s.expect(f"prompt {words[0]}", value, shown, all(found.get(k) == v for k, v in expected.items()))


def expect_result(s: Script, words: list[str], value: str) -> None:
    """expect result: none | SEATS by REASON | nobody by REASON"""
    outcome = s.g.outcome
    if outcome is None:
        found = "none"
    else:
        winners = ", ".join(s.nouns.id("seat", seat) for seat in outcome.winners) or "nobody"
        found = f"{winners} by {outcome.reason}"
    s.expect("result", value, found, value == found)


def expect_event(s: Script, words: list[str], value: str) -> None:
    """expect event: KEY [name=value…], among what the last action brought about"""
    g = s.g
    key, *rest = value.split() or [""]
    expected = {"event": key, **pairs(rest)}
    assert g.log is not None
    happened = [_words(event_json(entry.event, s.nouns)) for entry in g.log.entries if entry.ply == g.ply]
    holds = any(all(event.get(k) == v for k, v in expected.items()) for event in happened)
    shown = "; ".join(" ".join([e["event"], *(f"{k}={v}" for k, v in list(e.items())[1:])]) for e in happened)
    s.expect("event", value, shown or "nothing", holds)


def _words(event: dict[str, Any]) -> dict[str, str]:
    """An event as a script writes it; several things are separated by commas."""
    return {k: ",".join(v) if isinstance(v, list) else str(v) for k, v in event.items()}


def do_legal(s: Script, rest: str) -> None:
    """legal SEAT: ACTIONS, all among the legal ones; `legal only SEAT: ACTIONS`, exactly these"""
    words, value = split(rest)
    only = words[:1] == ["only"]
    seat = s.nouns.index("seat", words[-1] if words else "")
    g = s.g
    found = [g.describe(action) for action in g.legal(seat)]
    if not value:
        raise ChancelleryError("'legal' names actions, or 'none'")
    names = [] if value == "none" else value.split(",")
    expected = [g.describe(g.game.actions.parse(name)) for name in names if name.strip()]
    holds = sorted(expected) == sorted(found) if only else set(expected) <= set(found)
    if not names:
        holds = not found
    s.expect(f"legal {' '.join(words)}", ", ".join(expected) or "none", ", ".join(found) or "none", holds)


def do_illegal(s: Script, rest: str) -> None:
    """illegal SEAT: ACTION [rule PARAGRAPH]"""
    words, value = split(rest)
    name, _, rule = value.partition(" rule ")
    g = s.g
    seat = s.nouns.index("seat", words[-1] if words else "")
    action = g.game.actions.parse(name)
    if action in g.legal(seat) or (action == RETRACT and g.may_retract(seat)):
        s.expect(f"illegal {name}", "forbidden", "legal", False)
    found = g.refusal(seat, action).rule
    s.expect(f"illegal {name}", f"forbidden by {rule}", f"forbidden by {found}", rule in ("", found))


STATEMENTS: dict[str, Statement] = {
    "game": do_game,
    "players": do_players,
    "option": do_option,
    "seed": do_seed,
    "set": do_set,
    "clear": do_clear,
    "top": do_top,
    "stack": do_stack,
    "push": do_push,
    "dice": do_dice,
    "order": do_order,
    "pick": do_pick,
    "expect": do_expect,
    "legal": do_legal,
    "illegal": do_illegal,
}

EXPECTATIONS: dict[str, Callable[[Script, list[str], str], None]] = {
    "acting": expect_acting,
    "prompt": expect_prompt,
    "result": expect_result,
    "event": expect_event,
}


def run_script(path: Path, find: Callable[[str], Game]) -> Script:
    """Run a script file; errors name the file and the line."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadScript(f"{path}: cannot be read: {error}") from None
    script = Script(find, path.parent)
    try:
        script.run(text)
    except BadScript as error:
        raise BadScript(f"{path}: {error}") from None
    return script
