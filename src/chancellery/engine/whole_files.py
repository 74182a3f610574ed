"""Files that are there whole or not at all, whatever fails or is killed meanwhile."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def whole_file(path: Path, drafts: Path | None = None) -> Iterator[Path]:
    """A draft to write to, which takes the place of the file in the end; in a folder of drafts, or beside the file."""
    target = path.resolve()
    draft = (drafts or target.parent) / f".{target.name}.{os.getpid()}"
    try:
        yield draft
        os.replace(draft, target)
    finally:
        draft.unlink(missing_ok=True)
