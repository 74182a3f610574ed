"""Who is left out of the lists of players, and what is looked at for a list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("unlisted", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_index("ix_ratings_game_user_at", "ratings", ["game", "user", "at"])


def downgrade() -> None:
    op.drop_index("ix_ratings_game_user_at", "ratings")
    op.drop_column("users", "unlisted")
