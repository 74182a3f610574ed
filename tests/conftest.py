"""What all tests share: how hard Hypothesis tries, chosen by HYPOTHESIS_PROFILE, and which files are begun first."""

import logging
import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("dev", max_examples=25, deadline=None)
settings.register_profile("ci", max_examples=100, deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))

# A run that was started in the background ignores Ctrl-C, and so would every process that the tests interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """A server inside this process takes the logs for itself: the next test has them as they were."""
    logger = logging.getLogger("chancellery")
    before = logger.handlers, logger.level, logger.propagate
    yield
    logger.handlers, logger.propagate = before[0], before[2]
    logger.setLevel(before[1])


# Files that take long, or mostly wait, are begun first, so that no process is left alone with one at the end.
FIRST = (
    "tests/loadtest/test_soak.py",
    "tests/browser/test_pictures_of_prompts.py",
    "tests/contract/test_contract.py",
    "tests/browser",
    "tests/web/test_crash_recovery.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=place)


def place(item: pytest.Item) -> int:
    """Where a test stands in the order; those of the same place stay in the order in which they were found."""
    places = (number for number, first in enumerate(FIRST) if item.nodeid.startswith(first))
    return next(places, len(FIRST))
