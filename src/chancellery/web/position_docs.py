"""Positions in the API's description: of each game one, with the board and the outlook that the game declares."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Literal,
    NotRequired,
    TypedDict,
    get_args,
    get_origin,
    get_type_hints,
)
from typing import is_typeddict as is_typed_dict

from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from chancellery.engine.game import Game
from chancellery.engine.prose import TextData
from chancellery.engine.views import PositionData
from chancellery.games import all_games

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class SentenceKind(TypedDict):
    """What kind of thing a sentence is about."""

    kind: str


class SentenceThing(SentenceKind, total=False):
    """A thing of a kind in a sentence, or several."""

    id: str
    ids: list[str]


# What the values of a sentence may be, in questions and on boards.
VALUES: Final = dict[str, int | str | SentenceThing]
# Made while the program runs, for games that are installed: no type checker knows them.
make_shape: Final[Any] = TypedDict
optional: Final[Any] = NotRequired
mapping: Final[Any] = dict


class PositionSchema(OpenAPISchemaPlugin):
    """The schema of a position: one of those of the games that are installed; which of them it is says `game`."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is PositionData

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        fields = [FieldDefinition.from_annotation(position_of(game)) for game in all_games()]
        return Schema(one_of=[schema_creator.for_field_definition(field) for field in fields])


@cache
def position_of(game: Game) -> Any:
    """The shape of a position of one game; where a game declares no board, that is anything."""
    title = "".join(word.capitalize() for word in game.id.split("-"))
    anything: Any = dict[str, Any]
    change = anything if game.outlook is None else named_after(game.outlook.shape, title)
    fields = {
        **get_type_hints(PositionData, include_extras=True),
        "game": Literal[game.id],
        "prompt": shape_named_after(TextData, "", "Sentence") | None,
        "board": anything if game.board is None else shape_named_after(game.board, title, "Board"),
        "outlook": optional[mapping[str, change]],
    }
    return make_shape(f"{title}Position", fields)


def named_after(hint: Any, title: str) -> Any:
    """A type with every shape in it named after its game: two games may have a `PowerView` each."""
    if is_typed_dict(hint):
        return shape_named_after(hint, title, hint.__name__)
    origin, args = get_origin(hint), tuple(named_after(arg, title) for arg in get_args(hint))
    if not args or origin is Literal:
        return hint
    return reduce(or_, args) if origin is UnionType else origin[args if len(args) > 1 else args[0]]


@cache
def shape_named_after(shape: Any, title: str, name: str) -> Any:
    fields = {}
    for field, hint in get_type_hints(shape, include_extras=True).items():
        type = VALUES if hint == dict[str, Any] else named_after(hint, title)
        wraps = field in shape.__optional_keys__ and get_origin(hint) is not NotRequired
        fields[field] = optional[type] if wraps else type
    return make_shape(title + name, fields)
