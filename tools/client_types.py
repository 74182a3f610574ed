"""The types of the client: tsc over all of it, with its templates translated so that properties are checked too.

`python -m tools.client_types` writes the client as it is checked into `build/types` and tells what is wrong by the
files and lines that were written by hand. In `make check`.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tools.templates import BadTemplate, Source

ROOT: Final = Path(__file__).parent.parent
OUT: Final = ROOT / "build/types"
TSC: Final = ROOT / "node_modules/.bin/tsc"

# What the calls mean that templates become.
CALLS: Final = """type Html = ReturnType<typeof import("./src/chancellery/web/static/client/core/base/html.js").html>;
type Own = { key?: any; ref?: any };
/** A template: what stands in it. */
declare function __template(inside: unknown[]): Html;
/** An element of the page, which takes any attribute. */
declare function __element(name: string, attributes: Record<string, any>, inside: unknown[]): Html;
/** An element whose name is chosen in code. */
declare function __component(name: string, attributes: Record<string, any>, inside: unknown[]): Html;
/** A component with its properties; what stands in it are its children. */
declare function __component<P>(
  component: ((properties: P) => any) | (new (properties: P) => any),
  properties: Omit<NoInfer<NonNullable<P>>, "children"> & Own,
  inside: unknown[],
): Html;
"""


def settings() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "tsconfig.json").read_text("utf-8"))
    return found


def sources() -> Iterator[Path]:
    """Every file that tsc looks at, declarations too."""
    wanted = settings()
    for pattern in wanted["include"]:
        for suffix in (".js", ".d.ts"):
            for path in sorted(ROOT.glob(pattern.removesuffix(".js") + suffix)):
                if not any(path.is_relative_to(ROOT / left_out) for left_out in wanted["exclude"]):
                    yield path


def write(out: Path) -> list[str]:
    """The client as tsc gets it; returns what is wrong with templates, as sentences with their files."""
    shutil.rmtree(out, ignore_errors=True)
    problems = []
    for path in sources():
        text = path.read_text("utf-8")
        if path.suffix == ".js":
            try:
                text = Source(text).translated()
            except BadTemplate as error:
                problems.append(f"{path.relative_to(ROOT)}: {error}")
        place = out / path.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    (out / "templates.d.ts").write_text(CALLS, "utf-8")
    wanted = settings()
    wanted["include"].append("templates.d.ts")
    (out / "tsconfig.json").write_text(json.dumps(wanted), "utf-8")
    return problems


def check(out: Path) -> list[str]:
    """What tsc says about what was written, by file and line; columns are those of the translation."""
    ran = subprocess.run([TSC, "--project", out, "--pretty", "false"], cwd=out, capture_output=True, text=True)
    found = re.sub(r"^(\S+?)\((\d+),\d+\)", r"\1:\2", ran.stdout, flags=re.MULTILINE).splitlines()
    return [*found, *ran.stderr.splitlines()] if ran.returncode else []


def main() -> int:
    problems = write(OUT) + check(OUT)
    if problems:
        print("\n".join(problems))
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main())
