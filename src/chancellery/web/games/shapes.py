"""What the API tells of a game: the form for a new match, its content, its lesson and its rules."""

from __future__ import annotations

from typing import Any, TypedDict

from chancellery.engine.help import ParagraphData
from chancellery.engine.options import Value
from chancellery.engine.tutorial import TutorialStep
from chancellery.engine.views import PositionData


class SeatName(TypedDict):
    """A seat, and what it is called."""

    id: str
    name: str


class OptionLimits(TypedDict, total=False):
    """What can be chosen: one of some values with their words, or a number between two."""

    values: list[str]
    labels: dict[str, str]
    least: int
    most: int


class OptionField(OptionLimits):
    """A field of the form: its kind, defaults and limits, the words on it, and the paragraph about it."""

    id: str
    default: Value
    company: Value
    bots_only: bool
    players: list[int] | None
    kind: str
    label: str
    help: str
    rule: str


class SeatLook(TypedDict, total=False):
    """How a seat is drawn: an icon of the page or an initial, and the class of its colours."""

    icon: str
    initial: str
    className: str


class GameData(TypedDict):
    """A game with all that a form for a new match needs; `roles` are what seats are called by what they play."""

    id: str
    title: str
    designers: list[str]
    publisher: str
    year: int | None
    rules: int
    players: list[int]
    seats: dict[str, list[SeatName]]
    roles: dict[str, str]
    options: list[OptionField]
    pitch: str
    years: str
    length: str
    bots: list[str]
    languages: list[str]
    drawn: bool
    tutorial: bool
    tutorial_steps: int
    vignette: bool
    poster: bool
    looks: dict[str, SeatLook]


class GameFacts(TypedDict):
    """The content files as they are, the kinds of things that actions and events are about, and the board's legend.

    legend       what follows from the rules and is the same in every position, in a shape of the game's own
    paragraphs   the paragraph of the rules that explains a thing, by thing, kind of thing or topic
    formalities  questions that are put so that nobody learns who has nothing to answer, by the keys of their prompts
    """

    content: dict[str, dict[str, Any]]
    actions: dict[str, list[str | None]]
    events: dict[str, dict[str, str]]
    legend: dict[str, Any]
    paragraphs: dict[str, str]
    formalities: list[str]


class Lesson(TypedDict):
    """The steps of a tutorial, what is said between them, and its first position as the learner sees it.

    points  the step whose answers bring the learner's first points; "" if none is named
    """

    seat: str
    options: dict[str, Value]
    steps: list[TutorialStep]
    asides: list[TutorialStep]
    points: str
    position: PositionData


class HelpPage(TypedDict):
    """A paragraph of the rules with all that is below it."""

    number: str
    paragraphs: list[ParagraphData]
