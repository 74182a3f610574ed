"""Draw the boards anew, or with --check say whether what is committed is what would be drawn."""

import json
import sys
from typing import Any, Final

from tools.maps import atlas, europe_divided, europe_in_turmoil, inputs, realpolitik, versailles_1919

DRAWERS: Final = {
    "europe_in_turmoil": europe_in_turmoil.draw,
    "realpolitik": realpolitik.draw,
    "europe_divided": europe_divided.draw,
    "versailles_1919": versailles_1919.draw,
}
AREAS: Final = {"versailles_1919": atlas.OLD_WORLD}


def main(arguments: list[str]) -> int:
    topology = atlas.load()
    stale = []
    for game, draw in DRAWERS.items():
        ground, layout = draw(inputs.READERS[game](), atlas.decode(topology, AREAS.get(game, atlas.EUROPE)))
        folder = inputs.folder(game)
        for name, text in (("ground.svg", ground), ("layout.json", compact(layout))):
            if arguments != ["--check"]:
                folder.mkdir(parents=True, exist_ok=True)
                (folder / name).write_text(text, "utf-8")
            elif (folder / name).read_text("utf-8") != text:
                stale.append(f"{game}/{name}")
    if stale:
        print(f"Not what would be drawn now: {', '.join(stale)}. Run make maps.", file=sys.stderr)
    return len(stale)


def compact(layout: dict[str, Any]) -> str:
    """JSON with one line for each record, so that a change of one plate is a change of one line."""

    def written(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    parts = []
    for key, value in layout.items():
        if isinstance(value, dict) and value:
            rows = ",\n".join(f"  {written(name)}:{written(record)}" for name, record in value.items())
            parts.append(f" {written(key)}:{{\n{rows}\n }}")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            rows = ",\n".join(f"  {written(record)}" for record in value)
            parts.append(f" {written(key)}:[\n{rows}\n ]")
        else:
            parts.append(f" {written(key)}:{written(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
