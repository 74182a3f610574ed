"""What all tests share: how hard Hypothesis tries, chosen by HYPOTHESIS_PROFILE, which files are begun first, and what
is kept of a test that fails."""

import gc
import logging
import os
import signal
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings

from tests import failures

settings.register_profile("dev", max_examples=25, deadline=None)
settings.register_profile("ci", max_examples=100, deadline=None, derandomize=True, database=None, print_blob=True)
# What the pure build was asked with all examples, and the compiled one is asked once more.
settings.register_profile("again", settings.get_profile("ci"), max_examples=25)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))

# A run that was started in the background ignores Ctrl-C, and so would every process that the tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


LOGGER = logging.getLogger("chancellery")
# As it was before any test: a server that a whole module shares is there before the fixture below looks.
AS_IT_WAS = LOGGER.handlers, LOGGER.level, LOGGER.propagate


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """A server inside this process takes the logs for itself: the next test has them as they were."""
    yield
    LOGGER.handlers, level, LOGGER.propagate = AS_IT_WAS
    LOGGER.setLevel(level)


# Files that take long, or mostly wait, are begun first, so that no process is left alone with one at the end: the last
# are hundreds of files that take a second or less.
FIRST = (
    "tests/browser/test_lobby.py",
    "tests/browser/test_realpolitik.py",
    "tests/browser/test_versailles.py",
    "tests/loadtest/test_soak.py",
    "tests/browser",
    "tests/contract/test_contract.py",
    "tests/web/test_crash_recovery.py",
    "tests/web/test_openapi.py",
    "tests/loadtest",
    "tests/upgrades",
    "tests/web",
    "tests/store",
    "tests/cli",
    "tests/envs",
    "tests/lab",
    "tests/languages",
    "tests/tools",
    "tests/contract",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--nightly", action="store_true", help="do not leave out what is marked nightly")
    parser.addoption(
        "--client-source", action="store_true", help="serve browsers the client's files as they are written"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=place)
    if not config.getoption("--nightly"):
        long = [item for item in items if item.get_closest_marker("nightly")]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in set(long)]


def pytest_collection_finish() -> None:
    # Twelve thousand tests and what they import stay to the end: no round of the collector needs to look at them again.
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    # Python 3.11 counts its depth wrongly where Playwright's greenlets run: pytest, that parses the source in order to
    # show it, then ends the whole process with a SystemError instead of telling of the one test.
    option = item.config.option
    style = option.tbstyle
    if item.nodeid.startswith("tests/browser"):
        option.tbstyle = "native"
        if call.excinfo is not None:
            # A plain traceback would have all of pytest's own calls before those of the test.
            call.excinfo.traceback = call.excinfo.traceback.cut(path=item.path)
    report = yield
    option.tbstyle = style
    if report.failed:
        failures.keep(report)
    return report


def place(item: pytest.Item) -> int:
    """Where a test stands in the order; those of the same place stay in the order in which they were found."""
    places = (number for number, first in enumerate(FIRST) if item.nodeid.startswith(first))
    return next(places, len(FIRST))
