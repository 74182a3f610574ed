"""What handlers are given: each by name and type, one after the other."""

from __future__ import annotations

from pathlib import Path

from litestar import Litestar
from litestar.routes import HTTPRoute

from chancellery.web.http.packing import Packing
from tests.web.inside import Inside


def test_no_request_waits_for_a_task_group(tmp_path: Path) -> None:
    """Litestar begins one for dependencies of the same rank, and that takes longer than the rest of its work."""
    inside = Inside(tmp_path)
    packing = inside.gate.app
    assert isinstance(packing, Packing)
    app = packing.app
    assert isinstance(app, Litestar)
    crowded, given = [], 0
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler, model in route.route_handler_map.values():
                given += len(model.dependency_batches)
                crowded += [f"{handler}: {batch}" for batch in model.dependency_batches if len(batch) > 1]
    inside.close()
    assert given > 100
    assert crowded == []
