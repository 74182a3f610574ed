"""Matches that begin with another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("forks", sa.Text(), server_default="[]", nullable=False))


def downgrade() -> None:
    op.drop_column("matches", "forks")
