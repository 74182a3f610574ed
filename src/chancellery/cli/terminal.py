"""Output: Rich for people, JSON for machines, progress on stderr."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from chancellery.cli.complaints import complain


def console() -> Console:
    """Standard output."""
    return Console(highlight=False)


def print_json(data: Any) -> None:
    typer.echo(json.dumps(data, indent=1, ensure_ascii=False))


def figures(rows: dict[str, str]) -> Table:
    """Names and values side by side."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for name, value in rows.items():
        table.add_row(name, value)
    return table


def listing(*headings: str) -> Table:
    """A table with headings; what the first column names is never cut off."""
    table = Table(*headings, box=box.SIMPLE_HEAD, pad_edge=False)
    table.columns[0].overflow = "fold"
    return table


@contextmanager
def progress(title: str, total: float) -> Iterator[Callable[[float], None]]:
    """A bar on stderr while something takes its time, if there is anybody to see it."""
    screen = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    with bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)


__all__ = ["complain", "console", "figures", "listing", "print_json", "progress"]
