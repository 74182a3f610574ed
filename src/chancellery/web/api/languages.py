"""The languages that can be read here."""

from __future__ import annotations

from litestar import Router, get

from chancellery.engine.languages import Language, languages
from chancellery.web.api.common import problems


def about(language: Language) -> dict[str, str]:
    """A language as a page needs it: its id, what it calls itself, and the locale of its dates and numbers."""
    return {"id": language.id, "name": language.name, "locale": language.locale}


@get("/", sync_to_thread=False, responses=problems())
def list_languages() -> list[dict[str, str]]:
    """All languages, English first."""
    return [about(language) for language in languages().values()]


router = Router("/languages", route_handlers=[list_languages], tags=["Languages"])
