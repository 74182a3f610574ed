"""Seats whose person has resigned, and what each plays where that is decided in play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("resigned", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("role", sa.String(80)))


def downgrade() -> None:
    op.drop_column("seats", "role")
    op.drop_column("seats", "resigned")
