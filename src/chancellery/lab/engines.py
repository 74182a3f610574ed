"""Where shards are played: in this process, in several of this machine, or on a Ray cluster.

An engine takes the work and the shards that are left, and yields what became of each as it is done, in any order.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Final, NamedTuple

from chancellery.engine.errors import ChancelleryError
from chancellery.lab.series import Row

ALONE_SECONDS: Final = 1.0
# So many shards wait for each worker: enough to keep it busy, and few enough to keep memory flat.
AHEAD: Final = 4

Rows = list[Row]


class Shard(NamedTuple):
    """A part of a series: its number, and the games from `first` up to but without `last`."""

    number: int
    first: int
    last: int


Work = Callable[[int, int], Rows]
Engine = Callable[[Work, list[Shard]], Iterator[tuple[Shard, Rows]]]


def processors() -> int:
    """How many processes can really run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local_engine(workers: int | None = None) -> Engine:
    """Processes of this machine.

    Without a number of workers the first second is played here: most series are done before a pool has started.
    """

    def play(work: Work, shards: list[Shard]) -> Iterator[tuple[Shard, Rows]]:
        began = time.perf_counter()
        left = iter(shards)
        if workers is None:
            for shard in left:
                yield shard, work(shard.first, shard.last)
                if time.perf_counter() - began > ALONE_SECONDS:
                    break
        yield from in_processes(work, list(left), workers or processors())

    return play


def in_processes(work: Work, shards: list[Shard], workers: int) -> Iterator[tuple[Shard, Rows]]:
    if min(workers, len(shards)) <= 1:
        for shard in shards:
            yield shard, work(shard.first, shard.last)
        return
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=start_worker)
    left = iter(shards)
    running: dict[Future[Rows], Shard] = {}
    try:
        while True:
            with interrupts_held():
                for shard in islice(left, AHEAD * workers - len(running)):
                    running[pool.submit(work, shard.first, shard.last)] = shard
            if not running:
                return
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()
    except BrokenProcessPool:
        raise ChancelleryError("a worker process died before its games were done; try again with one worker") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes started in here do not hear Ctrl-C until they are ready for it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def start_worker() -> None:
    """Ctrl-C ends a worker without a word, and a killed session takes its workers along."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def end_with_parent() -> None:
    """Wait for the session to end; one that is killed cannot tell its workers."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
