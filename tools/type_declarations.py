"""Python types as TypeScript declares them: TypedDicts and structs become interfaces, the rest is written in place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from chancellery.engine.events import EventData

PLAIN: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "any",
    object: "any",
}
MAPPINGS: Final = (dict, Mapping)
LISTS: Final = (list, Sequence)


class Declarations:
    """The interfaces that something needs, each once.

    sparse   whether whatever has a default may be left out, as in content files, even where a struct writes it
    aliases  types that are declared elsewhere, by what they are called there
    known    fields of which more is known than Python says, as `View.position`, with their types
    """

    def __init__(
        self,
        sparse: bool = False,
        aliases: Mapping[Any, str] | None = None,
        known: Mapping[str, str] | None = None,
    ) -> None:
        self.sparse = sparse
        self.aliases: dict[Any, str] = dict(aliases or {})
        self.known = dict(known or {})
        self.interfaces: dict[str, str] = {}

    def type_of(self, hint: Any) -> str:
        """A Python type as TypeScript writes it."""
        if isinstance(hint, type) and hint in self.aliases:
            return self.aliases[hint]
        if hint in PLAIN:
            return PLAIN[hint]
        if is_typeddict(hint):
            self.declare(hint)
            return str(hint.__name__)
        if hint == EventData:
            return "EventData"
        struct = get_origin(hint) or hint
        if isinstance(struct, type) and issubclass(struct, msgspec.Struct):
            self.declare_struct(hint, struct)
            return struct.__name__
        return self.generic(get_origin(hint), get_args(hint), hint)

    def generic(self, origin: Any, args: tuple[Any, ...], hint: Any) -> str:
        if origin is Annotated:
            return self.type_of(args[0])
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.type_of(arg) for arg in args))
        if origin is Literal:
            return " | ".join(f'"{arg}"' if isinstance(arg, str) else str(arg).lower() for arg in args)
        if origin in LISTS:
            return f"Array<{self.type_of(args[0])}>"
        if origin is tuple and args[1:] == (...,):
            return f"Array<{self.type_of(args[0])}>"
        if origin is tuple:
            return f"[{', '.join(self.type_of(arg) for arg in args)}]"
        if origin in MAPPINGS:
            return f"Record<string, {self.type_of(args[1])}>"
        raise TypeError(f"{hint} is no shape that the client can be told of")

    def declare_struct(self, hint: Any, struct: type[msgspec.Struct]) -> None:
        """A struct as it is written: what has its default may be left out."""
        if struct.__name__ in self.interfaces:
            return
        self.interfaces[struct.__name__] = ""
        config = struct.__struct_config__
        fields = [] if config.tag is None else [(str(config.tag_field), f'"{config.tag}"', False)]
        for field in msgspec.structs.fields(hint):
            optional = (config.omit_defaults or self.sparse) and not field.required
            type = without_none(field.type) if optional else field.type
            fields.append((field.encode_name, self.type_of(type), optional))
        self.write(struct.__name__, struct.__doc__, fields)

    def declare(self, shape: Any) -> None:
        if shape.__name__ in self.interfaces:
            return
        self.interfaces[shape.__name__] = ""
        fields = []
        for name, hint in get_type_hints(shape, include_extras=True).items():
            optional = get_origin(hint) is NotRequired or name in shape.__optional_keys__
            hint = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
            fields.append((name, self.type_of(hint), optional))
        self.write(shape.__name__, shape.__doc__, fields)

    def write(self, name: str, doc: str | None, fields: list[tuple[str, str, bool]]) -> None:
        """An interface with its fields, each with its type and whether it may be left out."""
        words = f"/** {doc.strip().splitlines()[0]} */\n" if doc else ""
        lines = "".join(
            f"  {field}{'?' if optional else ''}: {self.known.get(f'{name}.{field}', type)};\n"
            for field, type, optional in fields
        )
        self.interfaces[name] = f"{words}export interface {name} {{\n{lines}}}\n"


def without_none(hint: Any) -> Any:
    """A type without null: what would be null is left out."""
    kept = [arg for arg in get_args(hint) if arg is not NoneType]
    return Union[tuple(kept)] if get_origin(hint) in (Union, UnionType) else hint  # noqa: UP007
