"""Calls to people's devices: the devices, quiet hours, who has looked, and what a server has made for itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("outbox", sa.Column("looked", sa.Double()))
    op.create_table(
        "server_settings",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_settings"),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("session", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double()),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_devices_user", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], name="fk_devices_session", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("session", name="uq_devices_session"),
        sa.UniqueConstraint("digest", name="uq_devices_digest"),
    )
    op.create_index("ix_devices_user", "devices", ["user"])
    op.create_table(
        "callings",
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("zone", sa.String(64)),
        sa.Column("looked", sa.Double(), nullable=False),
        sa.Column("place", sa.String(40), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_callings_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", name="pk_callings"),
    )


def downgrade() -> None:
    op.drop_table("callings")
    op.drop_table("devices")
    op.drop_table("server_settings")
    op.drop_column("outbox", "looked")
