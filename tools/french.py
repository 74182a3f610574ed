"""French as it is printed: a narrow space that does not break before double signs and within quotation marks.

`python -m tools.french` (in `make check`) names the lines that have an ordinary space there, or none; `--write` puts
spaces right.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

import chancellery

SOURCE: Final = Path(chancellery.__file__).parent
NARROW: Final = "\u202f"
# An ordinary space, or none, where the narrow one belongs; an apostrophe of the typewriter.
WRONG: Final = re.compile(r"\w[;:!?](?=\s|$)|(?<=\S)[ \u00a0](?=[;:!?%»](?:\s|$|[.,)]))|«[^\u202f]|[^\u202f]»|\w'\w")
NO_PROSE: Final = re.compile(r"^#.*|`[^`]*`|https?://\S+")


def french_files() -> list[Path]:
    return sorted([*SOURCE.glob("**/text/fr/*.ftl"), *SOURCE.glob("**/help/fr.md")])


def is_wrong(line: str) -> bool:
    return WRONG.search(NO_PROSE.sub("", line)) is not None


def mended(line: str) -> str:
    """A line with its ordinary spaces narrowed; what has no space at all is for a person to mend."""
    line = re.sub(r"(?<=\S)[ \u00a0](?=[;:!?%»](?:\s|$|[.,)]))", NARROW, line)
    return re.sub(r"«[ \u00a0]", f"«{NARROW}", line)


def main(arguments: list[str]) -> int:
    found = []
    for file in french_files():
        lines = file.read_text("utf-8").split("\n")
        if "--write" in arguments:
            lines = [mended(line) if is_wrong(line) else line for line in lines]
            file.write_text("\n".join(lines), "utf-8")
        found += [f"{file}:{number}: {line.strip()}" for number, line in enumerate(lines, 1) if is_wrong(line)]
    if found:
        print("French wants a narrow space (U+202F) before ; : ! ? and within « »:", *found, sep="\n")
        print("`.venv/bin/python -m tools.french --write` puts spaces right.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
