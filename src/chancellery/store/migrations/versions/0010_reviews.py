"""Reviews of matches that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("progress", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("data", sa.LargeBinary()),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_reviews_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", name="pk_reviews"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
