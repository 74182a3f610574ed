"""Imports: not too many of a person, nor of an address; what one may cost is in `test_dear_requests.py`."""

from __future__ import annotations

import pytest

from chancellery.web.limits.rate_limits import Limits, TooOften


def test_a_person_and_an_address_import_only_so_many() -> None:
    limits = Limits(1.0)
    for kind, most in (("import", 5), ("import-address", 15)):
        for _ in range(most):
            limits.take(kind, "somebody", now=0.0)
        with pytest.raises(TooOften):
            limits.take(kind, "somebody", now=0.0)
