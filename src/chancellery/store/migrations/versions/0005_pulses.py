"""When clocks were last looked at, so that an outage does not run on them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pulses",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_pulses"),
    )


def downgrade() -> None:
    op.drop_table("pulses")
