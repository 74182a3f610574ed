"""Where a series is played, as the command line is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from chancellery.engine.errors import BadOption
from chancellery.lab.engines import Engine, local_engine


@contextmanager
def choose_engine(name: str, address: str | None, workers: int | None) -> Iterator[Engine]:
    """The engine by its name; a cluster is left again afterwards."""
    if name == "local":
        if address is not None:
            raise BadOption("--address is for --engine ray")
        yield local_engine(workers)
    elif name == "ray":
        from chancellery.lab.ray_engine import ray_engine

        with ray_engine(address, workers) as engine:
            yield engine
    else:
        raise BadOption(f"there is no engine '{name}'; there are local and ray")
