"""Muted and blocked people, hidden matches, reports, and what operators have done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "relations",
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("how", sa.String(8), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_relations_user", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["users.id"], name="fk_relations_other", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "other", name="pk_relations"),
    )
    op.create_index("ix_relations_other", "relations", ["other"])
    op.create_table(
        "hidden",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_hidden_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_hidden_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "user", name="pk_hidden"),
    )
    op.create_index("ix_hidden_user", "hidden", ["user"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.String(32), nullable=False),
        sa.Column("by", sa.String(32)),
        sa.Column("by_name", sa.String(40), nullable=False),
        sa.Column("about", sa.String(32)),
        sa.Column("about_name", sa.String(40), nullable=False),
        sa.Column("message", sa.Text()),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("closed", sa.Double()),
        sa.Column("closed_by", sa.String(40)),
        sa.ForeignKeyConstraint(["by"], ["users.id"], name="fk_reports_by", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["about"], ["users.id"], name="fk_reports_about", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("operator", sa.String(40), nullable=False),
        sa.Column("deed", sa.String(24), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    for table in ("audit", "reports", "hidden", "relations"):
        op.drop_table(table)
