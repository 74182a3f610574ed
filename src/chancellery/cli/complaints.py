"""Error messages on stderr, without anything that takes long to import."""

from __future__ import annotations

import sys


def complain(sentence: str) -> None:
    """Tell the person what is wrong."""
    print(f"chancellery: {sentence}", file=sys.stderr)
