"""Alembic's entry point: it always comes with a connection, and always through chancellery.store.migrate."""

from __future__ import annotations

from typing import Any, Literal

from alembic import context

from chancellery.store.schema import Json, metadata


def render(kind: str, item: Any, autogenerate: Any) -> str | Literal[False]:
    """A migration must not change when our types do."""
    return "sa.Text()" if kind == "type" and isinstance(item, Json) else False


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    render_item=render,
)
with context.begin_transaction():
    context.run_migrations()
