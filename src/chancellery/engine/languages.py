"""The languages there are, found by their folders: shipped ones, and others from outside.

A language is an entry, `language.toml`, and text files. A shipped one has its entry beside the kernel's texts. One from
outside lies in a folder that the environment variable CHANCELLERY_LANGUAGES names (several as in PATH): `<id>/` has its
entry, and `<id>/<package>/` the texts of a package. `docs/adding-a-language.md` shows both.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from chancellery.engine.errors import BadContent, BadOption

# The language that everything is written in first, and that fills gaps of others.
ENGLISH: Final = "en"
KERNEL_TEXT: Final = Path(__file__).parent / "text"
VARIABLE: Final = "CHANCELLERY_LANGUAGES"
ENTRY: Final = "language.toml"
_ID: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,4})?")
_LOCALE: Final = re.compile(r"[a-z]{2,3}([-_][A-Za-z]{4})?([-_]([A-Za-z]{2}|[0-9]{3}))?")
# Where a message begins in a Fluent file: its name, at the beginning of a line.
_MESSAGE: Final = re.compile(r"^(?=(-?[A-Za-z][\w-]*) *=)", re.MULTILINE)


class Language(NamedTuple):
    """One language.

    id       the tag that people and programs choose it by, such as `fr`
    name     what it calls itself, such as Français
    locale   the rules for its plurals, numbers and dates, such as `en-GB`
    folder   where its texts are if it comes from outside
    """

    id: str
    name: str
    locale: str
    folder: Path | None


def languages() -> dict[str, Language]:
    """Every language by its id, English first."""
    return _languages(os.environ.get(VARIABLE, ""))


@cache
def _languages(outside: str) -> dict[str, Language]:
    entries = {path.parent.name: _read(path, None) for path in sorted(KERNEL_TEXT.glob(f"*/{ENTRY}"))}
    for root in filter(None, outside.split(os.pathsep)):
        if not Path(root).is_dir():
            raise BadContent(f"{VARIABLE} names '{root}', and there is no such folder")
        for path in sorted(Path(root).glob(f"*/{ENTRY}")):
            entries[path.parent.name] = _read(path, path.parent)
    return {ENGLISH: entries.pop(ENGLISH), **entries}


def _read(path: Path, folder: Path | None) -> Language:
    id = path.parent.name
    if not _ID.fullmatch(id):
        raise BadContent(f"{path}: '{id}' is not a language tag, such as 'de' or 'pt-BR'")
    try:
        entry = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{path}: {error}") from None
    for key in ("name", "locale"):
        if not isinstance(entry.get(key), str) or not entry[key]:
            raise BadContent(f"{path}: '{key}' is missing, or no text")
    if not _LOCALE.fullmatch(entry["locale"]):
        raise BadContent(f"{path}: '{entry['locale']}' is no locale, such as 'de' or 'pt-BR'")
    return Language(id, entry["name"], entry["locale"], folder)


def check_language(id: str) -> str:
    """The id of a language, or a sentence with those there are."""
    if id not in languages():
        raise BadOption(
            f"there is no language '{id}'; there are {', '.join(languages())}",
            "no-such-language",
            language=id,
            known=", ".join(languages()),
        )
    return id


def choose_language(wishes: Iterable[str]) -> str:
    """The first language that is wished for and there is, or English; wishes are tags or locales, best first."""
    ids = {id.lower(): id for id in languages()}
    for wish in wishes:
        tag = re.split(r"[.;@]", wish.strip(), maxsplit=1)[0].replace("_", "-").lower()
        family = tag.partition("-")[0]
        for id in (tag, family, *(id for id in ids if id.partition("-")[0] == family)):
            if id in ids:
                return ids[id]
    return ENGLISH


def text_files(text: Path, language: str) -> list[Path]:
    """The Fluent files of a language for a `text` folder: those in it, then those from outside."""
    return [file for folder in _folders(text, language) for file in sorted(folder.glob("*.ftl"))]


def read_text(path: Path) -> str:
    """A text file of a language, or a sentence that names it."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadContent(f"{path}: this is not a text file in UTF-8: {error}") from None


def messages(text: Path, language: str, file: str = "*.ftl") -> str:
    """The messages of a language for a `text` folder as Fluent text, with the English ones that it lacks."""
    own, english = (
        "\n".join(read_text(path) for path in text_files(text, spoken) if path.match(file))
        for spoken in (language, ENGLISH)
    )
    if language == ENGLISH:
        return own
    own_ids = set(_MESSAGE.findall(own))
    _, *rest = _MESSAGE.split(english)
    return "\n".join([own, *(body for id, body in zip(rest[::2], rest[1::2], strict=True) if id not in own_ids)])


def help_file(package: Path, language: str) -> Path | None:
    """A game's help in a language, or else in English, or None; the package is the game's folder."""
    own = (package / "help" / f"{language}.md", *(f / "help.md" for f in _outside(package, language)))
    return next((path for path in (*own, package / "help" / f"{ENGLISH}.md") if path.is_file()), None)


def _folders(text: Path, language: str) -> Iterator[Path]:
    yield text / language
    yield from _outside(text.parent, language)


def _outside(package: Path, language: str) -> Iterator[Path]:
    entry = languages().get(language)
    if entry is not None and entry.folder is not None:
        yield entry.folder / package.name
