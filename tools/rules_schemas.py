"""The schemas of all versions of rules: one file each, and a reader for whatever changed from one to the next.

A saved position is the fields of a state and the frames on its stack. `python -m tools.rules_schemas --write` keeps
what the present rules have (`games/<game>/schemas/rules-<version>.json`); `make check` says in a sentence if the file
is missing or another, or if an `Upgrade` lacks the default of a field that is new or the reader of one that is gone.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from chancellery.engine.frames import field_names
from chancellery.engine.game import Game
from chancellery.engine.upgrades import Upgrade
from chancellery.games import SHIPPED, find_game

WRITE: Final = "run `python -m tools.rules_schemas --write`"
# What kinds of fields were called before.
OLD_NAMES: Final = {"Table": "Grid"}

Schema = dict[str, Any]


def schema_of(game: Game) -> Schema:
    """What a saved position of the present rules is made of."""
    fields = {name: [type(one).__name__, list(one.by), one.of] for name, one in game.state.schema.items()}
    frames = {name: list(field_names(kind)) for name, kind in sorted(game.frames.items())}
    return {"game": game.id, "rules": game.rules, "fields": fields, "frames": frames}


def schema_path(game: str, rules: int) -> Path:
    return find_game(game).folder / "schemas" / f"rules-{rules}.json"


def written(schema: Schema) -> str:
    """A schema as its file: a field and a frame a line."""
    parts = []
    for part in ("fields", "frames"):
        lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in schema[part].items())
        parts.append(f' "{part}": {{\n{lines}\n }}')
    head = f' "game": {json.dumps(schema["game"])},\n "rules": {schema["rules"]}'
    return "{\n" + ",\n".join([head, *parts]) + "\n}\n"


def write_schema(path: Path, text: str) -> None:
    """Keep the schema that an older build has told."""
    schema = json.loads(text)
    schema["fields"] = {name: [OLD_NAMES.get(kind, kind), *rest] for name, (kind, *rest) in schema["fields"].items()}
    path.parent.mkdir(exist_ok=True)
    path.write_text(written(schema), "utf-8")


def kept_schema(game: str, rules: int) -> Schema | None:
    path = schema_path(game, rules)
    return dict(json.loads(path.read_text("utf-8"))) if path.exists() else None


def problems(game: Game) -> Iterator[str]:
    """What is missing for running matches to outlive the rules of a game, as sentences."""
    schemas = {rules: kept_schema(game.id, rules) for rules in range(1, game.rules + 1)}
    for rules, schema in schemas.items():
        if schema is None:
            yield f"{game.id}: the schema of rules {rules} is not kept: {WRITE}"
    if schemas[game.rules] is not None and schemas[game.rules] != json.loads(json.dumps(schema_of(game))):
        yield f"{game.id}: the state or a frame has changed since the schema of rules {game.rules} was kept: {WRITE}"
    declared = {upgrade.rules: upgrade for upgrade in game.upgrades}
    for rules in range(2, game.rules + 1):
        then, now = schemas[rules - 1], schemas[rules]
        if rules not in declared:
            yield f"{game.id}: no Upgrade leads to rules {rules}"
        elif then is not None and now is not None:
            yield from (f"{game.id}, rules {rules}: {one}" for one in changes(then, now, declared[rules]))


def changes(then: Schema, now: Schema, upgrade: Upgrade) -> Iterator[str]:
    """What an Upgrade does not say about how positions of one version become positions of the next."""
    for name in now["fields"]:
        if name not in then["fields"] and name not in upgrade.new:
            yield f"the field '{name}' is new, and has no default (`new`)"
    for name, shape in then["fields"].items():
        if name not in now["fields"] and name not in upgrade.gone:
            yield f"the field '{name}' is gone, and has no reader (`gone`)"
        elif name in now["fields"] and now["fields"][name] != shape and not {name} <= {*upgrade.gone, *upgrade.new}:
            yield f"the field '{name}' has another shape, and has no reader (`gone`) or no default (`new`)"
    for name, fields in then["frames"].items():
        if now["frames"].get(name) != fields and name not in upgrade.frames:
            yield f"the frame '{name}' has other fields or is gone, and has no reader (`frames`)"


def main(arguments: list[str]) -> int:
    games = [find_game(id) for id in SHIPPED]
    if "--write" in arguments:
        for game in games:
            write_schema(schema_path(game.id, game.rules), json.dumps(schema_of(game)))
    found = [sentence for game in games for sentence in problems(game)]
    for sentence in found:
        print(sentence, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
