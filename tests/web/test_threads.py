"""Jobs in threads: one after the other, unless one takes long."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from chancellery.web.server import threads
from chancellery.web.server.threads import Threads

Do = Callable[..., asyncio.Future[Any]]


def with_threads(at_once: int, story: Callable[[Do], Coroutine[Any, Any, None]]) -> Threads:
    """Let something happen in a loop that has these threads."""
    made = Threads(at_once)

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(made)
        await asyncio.wait_for(story(lambda work, *args: loop.run_in_executor(None, work, *args)), 20)

    asyncio.run(run())
    return made


def test_short_jobs_run_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "PATIENCE", 20.0)
    running, most, done = 0, 0, []

    def job(number: int) -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        done.append(number)
        time.sleep(0.0005)
        running -= 1

    async def story(do: Do) -> None:
        await asyncio.gather(*(do(job, number) for number in range(20)))

    assert with_threads(1, story).free == 1
    assert most == 1
    assert sorted(done) == list(range(20))


def test_nobody_waits_long_for_a_job_that_hangs() -> None:
    go_on = threading.Event()

    async def story(do: Do) -> None:
        hanging = do(go_on.wait, 15)
        assert await asyncio.gather(*(do(pow, 2, number) for number in range(5))) == [1, 2, 4, 8, 16]
        assert not hanging.done()
        go_on.set()
        assert await hanging

    after = with_threads(1, story)
    assert after.free == 1
    assert not after.line


def test_a_job_that_fails_fails_alone() -> None:
    async def story(do: Do) -> None:
        failing, fine = do(divmod, 1, 0), do(divmod, 7, 2)
        with pytest.raises(ZeroDivisionError):
            await failing
        assert await fine == (3, 1)

    with_threads(1, story)


def test_several_at_once_where_that_pays() -> None:
    both = threading.Barrier(2, timeout=15)

    async def story(do: Do) -> None:
        await asyncio.gather(do(both.wait), do(both.wait))

    assert with_threads(2, story).free == 2
