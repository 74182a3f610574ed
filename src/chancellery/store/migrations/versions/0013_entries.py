"""The log entries of matches are in a table of that name; it was called `news`."""

from __future__ import annotations

from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # What refers to it follows on both databases, and no row is copied; its constraints keep the names they have.
    op.rename_table("news", "entries")


def downgrade() -> None:
    op.rename_table("entries", "news")
