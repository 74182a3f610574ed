"""The templates of the client as calls that a type checker can look into.

htm reads a template when the page is drawn, so that to TypeScript it is a string with anything in it. Here each
html`<${Die} value=${n} />` becomes a call with the component and an object of its properties, line for line where it
stood; `tools/client_types.py` has tsc check what comes out.
"""

from __future__ import annotations

import re
from typing import Final

# After one of these a slash begins a regular expression.
BEFORE_REGEX: Final = frozenset("(,=:[!&|?{};+-*%<>~^\n")
KEYWORDS: Final = re.compile(r"\b(?:return|typeof|case|in|of|delete|void|throw|new|else|do|await|yield)$")
NAME: Final = re.compile(r"[^\s=/>\"'$]+")
SPACE: Final = re.compile(r"\s+")
TO_THE_END: Final = re.compile(r"[^>]*")
# What a template is called, and the calls that stand for it.
TAG: Final = "html"
TAGGED: Final = re.compile(rf"(?<![\w$.]){TAG}$")
TEMPLATE, COMPONENT, ELEMENT = "__template", "__component", "__element"


class BadTemplate(ValueError):
    """A template that htm would read otherwise than it looks."""


class Source:
    """A file that is gone through from its beginning."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def translated(self) -> str:
        """The file with every template as calls."""
        return self.code(None)

    def code(self, end: str | None) -> str:
        """Code up to a closing sign, or to the end of the file; templates in it become calls."""
        out: list[str] = []
        depth = 0
        text = self.text
        while self.at < len(text):
            sign = text[self.at]
            if end and sign == end and depth == 0:
                return "".join(out)
            depth += (sign == "{") - (sign == "}")
            if sign in "\"'":
                out.append(self.string(sign))
            elif text.startswith("//", self.at):
                out.append(self.until("\n"))
            elif text.startswith("/*", self.at):
                out.append(self.until("*/") + self.taken(2))
            elif sign == "/" and self.begins_regex():
                out.append(self.regex())
            elif sign == "`":
                out.append(self.template(out))
            else:
                out.append(self.taken(1))
        return "".join(out)

    def taken(self, count: int) -> str:
        self.at += count
        return self.text[self.at - count : self.at]

    def until(self, mark: str) -> str:
        """Everything before a mark; to the end of the file if there is none."""
        found = self.text.find(mark, self.at)
        return self.taken((len(self.text) if found < 0 else found) - self.at)

    def string(self, quote: str) -> str:
        start = self.at
        self.at += 1
        while self.text[self.at] != quote:
            self.at += 2 if self.text[self.at] == "\\" else 1
        self.at += 1
        return self.text[start : self.at]

    def begins_regex(self) -> bool:
        before = self.text[: self.at].rstrip(" \t")
        return not before or before[-1] in BEFORE_REGEX or KEYWORDS.search(before[-12:]) is not None

    def regex(self) -> str:
        start = self.at
        self.at += 1
        inside = False
        while inside or self.text[self.at] != "/":
            sign = self.text[self.at]
            inside = (inside or sign == "[") and sign != "]"
            self.at += 2 if sign == "\\" else 1
        self.at += 1
        return self.text[start : self.at]

    def template(self, before: list[str]) -> str:
        """A template string as it is, or one of HTML as calls; the name before it is taken away then."""
        parts = self.parts()
        if not TAGGED.search("".join(before[-len(TAG) - 1 :])):
            return "`" + "".join(part if i % 2 == 0 else f"${{{part}}}" for i, part in enumerate(parts)) + "`"
        del before[-len(TAG) :]
        return Template(parts).calls()

    def parts(self) -> list[str]:
        """What stands in a template string: text and code in turns, with text first and last."""
        self.at += 1
        parts, text = [], ""
        while self.text[self.at] != "`":
            if self.text.startswith("${", self.at):
                self.at += 2
                parts += [text, self.code("}")]
                text = ""
                self.at += 1
            else:
                text += self.taken(2 if self.text[self.at] == "\\" else 1)
        self.at += 1
        return [*parts, text]


class Template:
    """One template of HTML: its text and code in turns, and how far it was read."""

    def __init__(self, parts: list[str]) -> None:
        self.parts = parts
        self.part = 0
        self.at = 0
        self.out: list[str] = []

    def calls(self) -> str:
        self.out.append(f"{TEMPLATE}([")
        opened: list[str] = []
        while not self.over:
            if self.in_code:
                self.out.append(f"({self.code()}),")
            elif self.looking("<!--"):
                self.comment()
            elif self.looking("</"):
                self.close(opened)
            elif self.looking("<"):
                self.open(opened)
            else:
                self.words()
        if opened:
            raise BadTemplate(f"<{opened[-1]}> is not closed")
        return "".join([*self.out, "])"])

    # --- where it is ---

    @property
    def text(self) -> str:
        return self.parts[self.part]

    @property
    def in_code(self) -> bool:
        """Whether code comes next."""
        return self.at == len(self.text) and self.part + 1 < len(self.parts)

    @property
    def over(self) -> bool:
        return self.at == len(self.text) and self.part + 1 == len(self.parts)

    def looking(self, mark: str) -> bool:
        return self.text.startswith(mark, self.at)

    def code(self) -> str:
        found = self.parts[self.part + 1]
        self.part += 2
        self.at = 0
        return found

    def lines(self, text: str) -> None:
        """Only the ends of lines are kept of what a type checker has no use for."""
        self.out.append("\n" * text.count("\n"))

    def take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found.group() if found else ""

    # --- what stands there ---

    def words(self) -> None:
        end = self.text.find("<", self.at)
        end = len(self.text) if end < 0 else end
        self.lines(self.text[self.at : end])
        self.at = end

    def comment(self) -> None:
        while not self.in_code and not self.over and "-->" not in self.text[self.at :]:
            self.at = len(self.text)
        if self.in_code:
            self.out.append(f"({self.code()}),")
            self.comment()
            return
        end = self.text.index("-->", self.at) + 3
        self.lines(self.text[self.at : end])
        self.at = end

    def open(self, opened: list[str]) -> None:
        """An element with its attributes; `<${Name}` is a component."""
        self.at += 1
        if self.in_code:
            name = self.code()
            self.out.append(f"{COMPONENT}({name}, {{")
        else:
            name = self.take(NAME)
            self.out.append(f'{ELEMENT}("{name}", {{')
        while not self.looking(">") and not self.looking("/>"):
            self.attribute(name)
        self.out.append("}, [")
        if self.looking("/>"):
            self.at += 2
            self.out.append("]),")
        else:
            self.at += 1
            opened.append(name)

    def attribute(self, of: str) -> None:
        self.lines(self.take(SPACE))
        if self.in_code:
            raise BadTemplate(f"<{of}> has code where an attribute should be")
        if self.over:
            raise BadTemplate(f"<{of}> does not end")
        if self.looking(">") or self.looking("/>"):
            return
        if self.looking("..."):
            self.at += 3
            self.out.append(f"...({self.code()}),")
            return
        name = self.take(NAME)
        if not name:
            raise BadTemplate(f"<{of}> has something that is no attribute: {self.text[self.at : self.at + 20]}")
        if not self.looking("="):
            self.out.append(f'"{name}": true,')
            return
        self.at += 1
        self.out.append(f'"{name}": ')
        self.value()
        self.out.append(",")

    def value(self) -> None:
        """What follows an equals sign: code, words in quotes with or without code in them, or a bare word."""
        if self.in_code:
            self.out.append(f"({self.code()})")
            return
        quote = self.text[self.at]
        if quote not in "\"'":
            self.out.append(f'"{self.take(NAME)}"')
            return
        self.at += 1
        while True:
            end = self.text.find(quote, self.at)
            said = self.text[self.at : end if end >= 0 else len(self.text)]
            self.out.append('"' + said.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"')
            self.lines(said)
            self.at += len(said)
            if end >= 0:
                self.at += 1
                return
            if not self.in_code:
                raise BadTemplate("an attribute's words do not end")
            self.out.append(f" + ({self.code()}) + ")

    def close(self, opened: list[str]) -> None:
        """The end of an element: `<//>` and `</${Name}>` of a component, or by its name."""
        self.at += 2
        name = opened.pop() if opened else ""
        if not name:
            raise BadTemplate("something is closed that was not open")
        said = self.code() if self.in_code else self.take(TO_THE_END).strip()
        if said not in (name, "/", ""):
            raise BadTemplate(f"<{name}> is closed as {said}")
        self.at += 1
        self.out.append("]),")
