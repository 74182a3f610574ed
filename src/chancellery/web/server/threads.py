"""Threads for whatever waits for the store: one job after the other, as long as none takes long."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import Final, ParamSpec, TypeVar

THREADS: Final = 24
# How many jobs run at once: more where they wait for another process to answer.
WITH_SQLITE: Final = 1
WITH_POSTGRESQL: Final = 4
# Whoever has waited so many seconds for a turn goes on without one.
PATIENCE: Final = 0.1

P = ParamSpec("P")
T = TypeVar("T")


class Threads(ThreadPoolExecutor):
    """Lets so many jobs run at once, and more only when those take long.

    Python runs one thread at a time, and a thread gives way at every statement of SQL: jobs that all run at once finish
    together and late, while in a line most finish early. A job that hangs or ponders holds nobody up for long.
    """

    def __init__(self, at_once: int) -> None:
        super().__init__(THREADS, "store")
        self.lock = Lock()
        self.free = at_once
        self.line: deque[Lock] = deque()

    def submit(self, job: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        return super().submit(self.in_turn, job, *args, **kwargs)

    def in_turn(self, job: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        mine = self.take_turn()
        try:
            return job(*args, **kwargs)
        finally:
            if mine:
                self.pass_turn()

    def take_turn(self) -> bool:
        """Wait for a turn; False if patience ended first."""
        with self.lock:
            if self.free:
                self.free -= 1
                return True
            called = Lock()
            called.acquire()
            self.line.append(called)
        if called.acquire(timeout=PATIENCE):
            return True
        with self.lock:
            if called not in self.line:
                return True
            self.line.remove(called)
            return False

    def pass_turn(self) -> None:
        with self.lock:
            if self.line:
                self.line.popleft().release()
            else:
                self.free += 1
