"""Cases of a test that are left to `make nightly`, because another case shows nearly the same."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet


def at_night(*values: object) -> ParameterSet:
    """The values of a case that only `make nightly` tries."""
    return pytest.param(*values, marks=pytest.mark.nightly)
