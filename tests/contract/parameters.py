"""The checks as parameters of tests."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.contract.checks import PURE, WORDY, Check, check_name


def parameters(checks: tuple[Check, ...]) -> list[Any]:
    """The checks; those that the compiled build cannot pass are marked `pure`."""
    return [pytest.param(check, id=check_name(check), marks=marks_of(check)) for check in checks]


def marks_of(check: Check) -> list[pytest.MarkDecorator]:
    pure = [pytest.mark.pure(PURE[check])] if check in PURE else []
    return [*pure, pytest.mark.slow] if check in WORDY else pure
