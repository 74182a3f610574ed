"""What a test that fails saw, kept under build/failures: its report, the logs of servers, pictures of pages.

Whoever makes something worth looking at says how to look at it (`telling`), which is done only if the test fails,
before anything is torn down.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "build" / "failures"
# Longer names are refused by some file systems.
LONGEST = 150

Witness = Callable[[Path], None]
# Those of the running test, and those that outlive it; each process of tests has its own.
witnesses: list[Witness] = []


@contextmanager
def telling(witness: Witness) -> Iterator[None]:
    """While this lasts, a test that fails is told of by this witness, too."""
    witnesses.append(witness)
    yield
    witnesses.remove(witness)


def folder_of(nodeid: str) -> Path:
    """Where what a test saw is kept; the same at every run."""
    name = re.sub(r"[^\w.-]+", "-", nodeid.removeprefix("tests/")).strip("-")
    return FOLDER / name[:LONGEST]


def keep(report: pytest.TestReport) -> None:
    """Write down what can be seen of a failure; nothing that goes wrong here may hide the failure itself."""
    folder = folder_of(report.nodeid)
    folder.mkdir(parents=True, exist_ok=True)
    sections = [f"{title}\n{text}" for title, text in report.sections]
    (folder / f"{report.when}.txt").write_text("\n\n".join([report.longreprtext, *sections]), "utf-8")
    for number, witness in enumerate(witnesses):
        try:
            witness(folder)
        except Exception as error:
            (folder / f"witness-{number}.txt").write_text(f"could not tell: {error!r}", "utf-8")
