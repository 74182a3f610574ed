"""`python -m tests.matches`: make what is missing for the present rules; with match files, keep those as well."""

from __future__ import annotations

import sys
from pathlib import Path

from chancellery.games import all_games
from tests.matches.fixtures import add, make


def main(files: list[str]) -> None:
    written = [path for game in all_games() for path in make(game)]
    written += [add(Path(file)) for file in files]
    for path in written:
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
