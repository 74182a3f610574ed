"""Whose result counts: who has left a seat for good, and where somebody with an account sat when the match began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

seats = sa.table("seats", sa.column("user", sa.String), sa.column("away", sa.String), sa.column("rated", sa.Boolean))
users = sa.table("users", sa.column("id", sa.String), sa.column("guest", sa.Boolean))


def upgrade() -> None:
    for name in ("gone", "rated"):
        op.add_column("seats", sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False))
    # Of matches that run nobody remembers who had an account at their beginning: whoever has one now.
    accounts = sa.select(users.c.id).where(users.c.guest.is_(False))
    theirs = sa.or_(seats.c.user.in_(accounts), seats.c.away.in_(accounts))
    op.execute(sa.update(seats).where(theirs).values(rated=sa.true()))


def downgrade() -> None:
    for name in ("gone", "rated"):
        op.drop_column("seats", name)
