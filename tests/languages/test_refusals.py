"""Refusals: each has a code, and a message by it in every language, on the page, over HTTP and in the terminal."""

from __future__ import annotations

import ast
import io
import json
import pickle
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from chancellery.cli.app import run
from chancellery.engine.errors import BadJournal, IllegalAction, Named
from chancellery.engine.languages import KERNEL_TEXT
from chancellery.engine.refusals import as_sentence, refusal_in, refusal_message
from chancellery.store.errors import NoSuchMatch
from chancellery.table.match import StalePly
from chancellery.web.http.errors import CODES
from tests.languages.refusal_sites import Site, constant, modules, own_codes, sites
from tests.web.inside import Asker, Inside

LANGUAGES: Final = [entry.parent.name for entry in sorted(KERNEL_TEXT.glob("*/language.toml"))]
ADVICE: Final = """
Give each of them a code in kebab-case after its sentence, with the values that its message names:
    raise TableError(f"you have {MOST} tokens already", "too-many-tokens", most=MOST)
and write `refusal-<code> = …` into src/chancellery/engine/text/<language>/refusals.ftl for every language there;
in English it is the same sentence with a capital and a full stop. A code that fits may be used again.
"""


def messages(language: str) -> dict[str, str]:
    """The messages of a language by their codes."""
    text = (KERNEL_TEXT / language / "refusals.ftl").read_text("utf-8")
    return dict(re.findall(r"^refusal-([a-z-]+) = (.*(?:\n[ }].*)*)", text, re.MULTILINE))


def named_by(message: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", message))


@pytest.fixture(scope="module")
def found() -> list[Site]:
    return sites()


@cache
def answers() -> list[ast.Call]:
    """Where the server answers something that it did not refuse itself."""
    trees = [tree for name, tree in modules().items() if name.startswith("web/")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if ast.unparse(call.func) == "Problem" and "str(" not in ast.unparse(call.args[0])]


def known_codes(found: list[Site]) -> set[str]:
    raised = {code for site in found for code in site.codes}
    answered = {constant(call.args[1]) or "" for call in answers() if len(call.args) > 1} - {""}
    return raised | answered | set(own_codes().values()) | {*CODES.values(), "not-understood", "too-often"}


# --- the whole list, from the source ---


def test_the_source_is_read(found: list[Site]) -> None:
    """A walk that finds nothing would hold nothing."""
    by_file = {site.where.partition(":")[0] for site in found}
    assert {"web/api/people.py", "table/seating.py", "store/errors.py", "engine/options.py", "cli/files.py"} <= by_file
    assert len(found) > 180


def test_every_refusal_has_a_code(found: list[Site]) -> None:
    without = [site.where for site in found if not site.codes]
    without += [f"web: {ast.unparse(call)}" for call in answers() if len(call.args) < 2]
    assert not without, "These refusals have no code:\n    " + "\n    ".join(without) + ADVICE
    odd = {code for site in found for code in site.codes if not re.fullmatch(r"[a-z]+(-[a-z]+)*", code)}
    assert not odd, f"These codes are not written in kebab-case: {odd}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message_in_every_language(language: str, found: list[Site]) -> None:
    has, wanted = set(messages(language)), known_codes(found)
    lacking = sorted(wanted - has)
    assert not lacking, f"These codes have no message in '{language}':\n    " + "\n    ".join(lacking) + ADVICE
    assert sorted(has - wanted) == [], f"nothing refuses with these codes any more; remove them from '{language}'"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_names_only_what_its_refusal_brings(language: str, found: list[Site]) -> None:
    said = messages(language)
    wrong = [
        f"{site.where}: `refusal-{code}` in '{language}' names ${name}"
        for site in found
        for code in site.codes
        for name in named_by(said.get(code, "")) - site.values - {"sentence"}
    ]
    assert not wrong, "\n".join(wrong)


def test_english_says_what_the_source_says(found: list[Site]) -> None:
    """So that whoever changes a sentence changes the message too; of several with one code the message is one."""
    written: dict[str, set[str]] = {}
    for site in found:
        for code in site.codes:
            written.setdefault(code, set()).add("" if site.sentence is None else as_sentence(site.sentence))
    said = messages("en")
    other = {code: (said[code], all) for code, all in written.items() if "" not in all and said[code] not in all}
    assert not other, other


# --- in words ---


def test_a_reason_is_said_in_the_same_language() -> None:
    illegal = IllegalAction("red may not 'raise-flag' now", "2", "action-not-legal")
    error = BadJournal(f"action 7 of the journal is not legal: {illegal}", "file-action-not-legal", ply=7, why=illegal)
    french = "L’action 7 du fichier n’est pas permise. Cette action n’est pas permise maintenant."
    assert refusal_in("fr", error) == french
    assert str(error) == "action 7 of the journal is not legal: red may not 'raise-flag' now (rule 2)"


def test_what_has_no_message_says_its_own_sentence() -> None:
    assert refusal_message("fr", "this is new", "not-yet-known", {}) == "This is new."
    assert refusal_in("fr", BadJournal("the journal lacks 'seed'")).endswith("The journal lacks 'seed'.")


def test_a_refusal_goes_whole_from_one_process_to_another() -> None:
    illegal = IllegalAction("not now", "2", "action-not-legal")
    for error in (illegal, NoSuchMatch("elsewhere"), StalePly(7), BadJournal("x", "file-too-long", most=4)):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), again.code, again.values) == (
            type(error),
            str(error),
            error.code,
            error.values,
        )
        assert vars(again) == vars(error)
    assert pickle.loads(pickle.dumps(illegal)).rule == "2"


def test_values_that_are_too_long_are_cut() -> None:
    values: dict[str, Named] = {"rules": 10**4000, "game": "X", "installed": 2}
    assert "000… des règles du jeu X" in refusal_message("fr", "", "file-of-other-rules", values)
    assert len(refusal_in("fr", BadJournal("x" * 5000))) < 1100


# --- over HTTP ---


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    made = Inside(tmp_path)
    yield made
    made.close()


def test_a_french_person_reads_french_and_a_program_what_it_always_read(inside: Inside) -> None:
    (red, hers), (blue, his) = inside.person(), inside.person()
    match = inside.match([red, blue], ["red", "blue"])
    at = f"/api/matches/{match}"
    asked: list[tuple[str, Any, str | None, int, dict[str, Any]]] = [
        (
            "/api/login",
            {"name": "Nobody", "password": "wrong password"},
            None,
            401,
            {"code": "log-in-wrong", "message": "Nom ou mot de passe incorrect."},
        ),
        (
            "/api/matches/elsewhere",
            None,
            hers,
            404,
            {
                "error": str(NoSuchMatch("elsewhere")),
                "code": "no-such-match",
                "values": {"id": "elsewhere"},
                "message": "La partie «\u202felsewhere\u202f» n’existe pas.",
            },
        ),
        (
            f"{at}/view?seat=red",
            None,
            his,
            403,
            {"error": "the seat 'red' is not yours", "message": "La place «\u202fred\u202f» n’est pas la vôtre."},
        ),
        (
            f"{at}/undo/refuse",
            {"ply": 0},
            his,
            409,
            {"error": "nobody has asked for an undo", "message": "Personne n’a demandé d’annulation."},
        ),
        (
            f"{at}/story",
            None,
            his,
            409,
            {"message": "Le récit d’une partie est disponible une fois qu’elle est finie."},
        ),
        (
            f"{at}/actions",
            {"action": "xyzzy", "ply": 0},
            hers,
            400,
            {"code": "no-such-action", "message": "L’action «\u202fxyzzy\u202f» n’existe pas."},
        ),
        (
            "/api/matches",
            {"game": "versailles-1919", "options": {"players": 1, "length": "long"}},
            hers,
            400,
            {
                "error": "option 'length' cannot be 'long' with 1 player; it is always 'standard' then",
                "code": "option-fixed",
                "message": "L’option «\u202flength\u202f» ne peut valoir long en solitaire\u202f;"
                " elle vaut alors toujours standard.",
            },
        ),
        ("/api/nowhere", None, None, 404, {"error": "Not Found", "message": "Il n’y a rien à cette adresse."}),
        ("/api/me", {"name": 3}, hers, 400, {"code": "not-understood"}),
        ("/client/" + "x" * 300, None, None, 404, {"message": "Ce fichier n’existe pas."}),
    ]

    async def asking(asker: Asker) -> None:
        for path, body, token, status, wanted in asked:
            asker.http.headers["Accept-Language"] = "de, fr-CA;q=0.8, en;q=0.5"
            found, _, answer = await asker.ask(token, path, body)
            refusal = json.loads(answer)
            assert found == status, (path, refusal)
            assert {**refusal, **wanted} == refusal
            assert "\u202f" not in refusal["error"]
            del asker.http.headers["Accept-Language"]
            english = json.loads((await asker.ask(token, path, body))[2])
            assert english["error"] == refusal["error"]
            assert english["code"] == refusal["code"]
            assert english["message"] != refusal["message"]

    inside.run(asking)


# --- in the terminal ---


def test_the_terminal_says_it_in_the_language_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    french = "chancellery: Le jeu «\u202fcourtyrad\u202f» n’existe pas\u202f; il y a\u202f: "
    for asked in (["--lang", "fr"], ["--lang=fr"]):
        assert run(["play", "courtyrad", *asked]) == 2
        assert capsys.readouterr().err.startswith(french)
    assert run(["play", "courtyrad"]) == 2
    assert capsys.readouterr().err.startswith("chancellery: there is no game 'courtyrad'")
    assert run(["play", "versailles-1919", "--players", "1", "length=long", "--lang", "fr"]) == 2
    assert "ne peut valoir long en solitaire" in capsys.readouterr().err
    assert run(["play", "courtyard", "--lang", "xx"]) == 2
    assert "there is no language 'xx'" in capsys.readouterr().err
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run(["replay", "nowhere.json"]) == 2
    assert capsys.readouterr().err.startswith("chancellery: Impossible de lire nowhere.json\u202f: ")


def test_at_the_keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CHANCELLERY_GAMES", "tests.tiny:TINY")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(sys, "stdin", io.StringIO("xyzzy\nplace nroth\nquit\n"))
    assert run(["play", "courtyard", "--seed", "1", "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert "L’action «\u202fxyzzy\u202f» n’existe pas." in shown
    assert "vouliez-vous dire «\u202fplace north\u202f»\u202f?" in shown
