"""Names that somebody could be taken in by, over HTTP."""

from __future__ import annotations

import pytest

from tests.web.serving import Server

PASSWORD = "long enough"


@pytest.mark.parametrize(
    "name",
    [
        *("Anna.", "Anna ", " Anna", "Anna\u00a0", "Anna,", ".Anna", "Anna\u2024", "Anna\u3002", "Anna\ua4f8", "Anna'"),
        *("system", "System", "SYSTEM 2", "Syst\u00e8me", "\u0455ystem", "s y s t e m", "the server", "Le serveur"),
        *("Server-1", "admin", "Administrator", "Op\u00e9rateur", "l'op\u00e9rateur", "moderator", "Chancellor"),
        *("Secretary", "attach\u00e9", "Bot 3", "Chancellery", "guest"),
    ],
)
def test_a_name_that_takes_others_in_is_refused(server: Server, name: str) -> None:
    person = server.person()
    person.post("/me/guest")
    for path, body in (("/me/claim", {"name": name, "password": PASSWORD}), ("/me", {"name": name})):
        assert person.post(path, body, 400)["error"]
    assert person.get("/me")["guest"]


@pytest.mark.parametrize(
    "name",
    [
        "Dr. Anna K",
        "Anna (Kent)",
        "Anna!",
        "\u00abAnna\u00bb",
        "\u05d3\u05e0\u05d9",
        "Systemsky",
        "Sir Ver",
        "Modest",
        "Anna O'Neill",
    ],
)
def test_names_of_people_are_free(server: Server, name: str) -> None:
    person = server.person()
    assert person.post("/me/claim", {"name": name, "password": PASSWORD})["name"] == name
