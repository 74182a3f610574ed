"""Matches that outlive their rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("stretches", sa.Text(), server_default="[]", nullable=False))


def downgrade() -> None:
    op.drop_column("matches", "stretches")
