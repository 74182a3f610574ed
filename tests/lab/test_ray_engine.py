"""What can go wrong before a cluster is reached; `make ray` plays on a real one."""

from __future__ import annotations

import socket
import sys
from types import ModuleType

import pytest

from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.lab.ray_engine import knock, ray_engine


@pytest.fixture
def closed() -> str:
    """An address where nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{found.getsockname()[1]}"


def test_an_unreachable_cluster_is_refused_at_once(closed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    with pytest.raises(ChancelleryError, match=f"no Ray cluster answers at {closed}: "), ray_engine(closed):
        pass


@pytest.mark.parametrize("address", ["here", "here:", ":6379", "ray://here"])
def test_an_address_looks_like_one(address: str) -> None:
    with pytest.raises(BadOption, match=f"'{address}' is not the address of a Ray cluster"):
        knock(address)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r'pip install "chancellery\[ray\]"'), ray_engine():
        pass
