"""Another key of chance after an agreed undo."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("rekeys", sa.Text(), nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("matches", "rekeys")
