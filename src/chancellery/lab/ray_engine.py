"""Shards on a Ray cluster: the same work, the same results, and a worker that dies costs no more than its shard."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final

from chancellery import __version__
from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.engine.overlays import ENVIRONMENT
from chancellery.lab.engines import AHEAD, Engine, Rows, Shard, Work, processors

# How often a shard is played again elsewhere when its worker or its machine is lost.
RETRIES: Final = 5
CONNECT_SECONDS: Final = 5
OBJECT_STORE_BYTES: Final = 100 * 2**20


@contextmanager
def ray_engine(address: str | None = None, workers: int | None = None) -> Iterator[Engine]:
    """The cluster at an address, or one of this machine's processes that ends with the series."""
    ray = import_ray()
    if address is not None:
        knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Ray's notice about a future default; nothing here asks for GPUs.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    local: dict[str, object] = {}
    if address is None:
        local = {"num_cpus": workers or processors(), "object_store_memory": OBJECT_STORE_BYTES}
    try:
        ray.init(
            address=address or "local",
            include_dashboard=False if address is None else None,
            log_to_driver=False,
            logging_level="ERROR",
            runtime_env=environment(),
            **local,
        )
    except Exception as error:  # Ray's own complaint about a start that takes too long is no more than that
        raise unreachable(address or "this machine", error) from None
    try:
        yield engine(ray, workers)
    finally:
        ray.shutdown()


def engine(ray: Any, workers: int | None) -> Engine:
    def play(work: Work, shards: list[Shard]) -> Iterator[tuple[Shard, Rows]]:
        task = ray.remote(max_retries=RETRIES)(play_there)
        room = AHEAD * (workers or max(1, int(ray.cluster_resources().get("CPU", 1))))
        left = iter(shards)
        running: dict[Any, Shard] = {}
        while True:
            for shard in islice(left, room - len(running)):
                running[task.remote(work, shard.first, shard.last, __version__, os.getcwd())] = shard
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                yield running.pop(reference), result(ray, reference)

    return play


def result(ray: Any, reference: Any) -> Rows:
    try:
        rows: Rows = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise ChancelleryError(f"a worker of the cluster cannot play: {error.cause}") from None
    except ray.exceptions.RayError as error:
        first = str(error).splitlines()[0]
        raise ChancelleryError(f"the cluster was lost; what it had finished counts: {first}") from None
    return rows


def play_there(work: Work, first: int, last: int, version: str, folder: str) -> Rows:
    """What a worker of the cluster does; bots of one's own may lie in a folder, as they do where the series began."""
    if folder not in sys.path:
        sys.path.append(folder)
    if version != __version__:
        raise ChancelleryError(f"it has chancellery {__version__}, and the series is of {version}")
    return work(first, last)


def environment() -> dict[str, object]:
    """What workers need to know of this process: the games that are being written, and figures that are changed."""
    told = {name: value for name in ("CHANCELLERY_GAMES", ENVIRONMENT) if (value := os.environ.get(name))}
    return {"env_vars": told} if told else {}


def knock(address: str) -> None:
    """Refuse an address where nobody answers; Ray itself would go on trying for minutes."""
    if address in ("auto", "local"):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise BadOption(f"'{address}' is not the address of a Ray cluster; it looks like 10.0.0.1:6379")
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise unreachable(address, error) from None


def unreachable(address: str, error: Exception) -> ChancelleryError:
    reason = str(error).splitlines()[0] if str(error) else type(error).__name__
    return ChancelleryError(f"no Ray cluster answers at {address}: {reason}")


def import_ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadOption('this engine needs Ray, which is an extra: pip install "chancellery[ray]"') from None
    return ray
