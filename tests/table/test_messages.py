"""Who may read a message."""

from __future__ import annotations

import pytest

from chancellery.engine.state import SPECTATOR
from chancellery.table.messages import may_read


@pytest.mark.parametrize("reader", [SPECTATOR, 0, 1, 2])
def test_everybody_reads_what_is_for_all(reader: int) -> None:
    assert may_read(reader, 0, None)


def test_a_message_to_one_seat_is_for_it_and_its_sender() -> None:
    assert [reader for reader in (SPECTATOR, 0, 1, 2) if may_read(reader, 0, 2)] == [0, 2]
    assert [reader for reader in (None, "red", "blue", "green") if may_read(reader, "red", "green")] == ["red", "green"]
