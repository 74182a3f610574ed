"""The legend of a board: what follows from a game's rules and is the same in every position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Legend:
    """What the page shows of the rules besides what is printed, so that it need not know them.

    shape        the shape of `values`: a TypedDict, made into types of the client too; None if there are none
    values       figures and orders that no position changes, as JSON of that shape
    paragraphs   the paragraph of the help that explains a thing: by thing (`track:tension`), by kind of thing, or by a
                 topic that the page names
    formalities  questions, by the keys of their prompts, that are put so that nobody learns who has nothing to answer;
                 against bots a page may give the only answer there is
    consents     questions, by the keys of their prompts, whose answer a person gives even if there is only one: their
                 turn itself, that they want to see first
    """

    def __init__(
        self,
        shape: type | None = None,
        values: Mapping[str, Any] | None = None,
        paragraphs: Mapping[str, str] | None = None,
        formalities: tuple[str, ...] = (),
        consents: tuple[str, ...] = (),
    ) -> None:
        self.shape = shape
        self.values = dict(values or {})
        self.paragraphs = dict(paragraphs or {})
        self.formalities = list(formalities)
        self.consents = list(consents)
