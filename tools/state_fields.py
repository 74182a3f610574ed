"""The fields of states: whether each that a `schema` declares is annotated by its type, and copied by `clone`.

A field is declared once, in `schema`. The compiler needs an annotation, and a clone that is written out is what is
quick, so both repeat it; `python -m tools.state_fields` (in `make check`) says in a sentence what is forgotten there.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator

from chancellery.engine.fields import Field, Number, Piles
from chancellery.engine.state import State
from chancellery.games import all_games
from chancellery.template.game import TEMPLATE


def type_of(field: Field) -> str:
    """The type of what a field holds, as it is written."""
    if isinstance(field, Number):
        return "int"
    if isinstance(field, Piles):
        return "list[list[int]]"
    return "tuple[int, ...]" if field.shared else "list[int]"


def problems(state: type[State]) -> Iterator[str]:
    """What is wrong with the annotations and the clone of a state, as sentences."""
    # Not evaluated: whatever else a class is annotated with may be there for the type checker alone.
    own = {name: str(hint) for name, hint in inspect.get_annotations(state).items() if name != "schema"}
    copied = set(copied_fields(state))
    for name in dict.fromkeys([*state.schema, *own]):
        here = f"{state.__module__}: {state.__name__}.{name}"
        field = state.schema.get(name)
        if name not in own:
            yield f"{here} is in the schema, but not annotated"
        elif field is not None and own[name] != type_of(field):
            yield f"{here} is annotated {own[name]}, but its field holds {type_of(field)}"
        if name not in copied:
            yield f"{here} is not copied by clone, or from another field"


def copied_fields(state: type[State]) -> Iterator[str]:
    """The fields that `clone` gives to the twin, each from the state's field of the same name.

    A field may be taken apart first: `europe, russia = self.hand`, then `twin.hand = [europe[:], russia[:]]`.
    """
    (clone,) = ast.parse(textwrap.dedent(inspect.getsource(state.clone))).body
    assert isinstance(clone, ast.FunctionDef)
    source = ""
    for statement in clone.body:
        if isinstance(statement, ast.Assign):
            source = next(fields_of("self", statement.value), source)
            yield from (name for target in statement.targets for name in fields_of("twin", target) if name == source)


def fields_of(whose: str, tree: ast.expr) -> Iterator[str]:
    """The attributes of a variable that an expression names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == whose:
            yield node.attr


def main() -> int:
    states = [game.state for game in (*all_games(), TEMPLATE)]
    sentences = [sentence for state in states for sentence in problems(state)]
    for sentence in sentences:
        print(sentence, file=sys.stderr)
    return 1 if sentences else 0


if __name__ == "__main__":
    sys.exit(main())
