"""What names look like."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from chancellery.store.names import skeleton

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

users = sa.table("users", *(sa.column(name) for name in ("id", "name", "guest", "created", "skeleton")))


def upgrade() -> None:
    # An index, since SQLite adds a constraint by dropping the table, and sessions would go with it.
    op.add_column("users", sa.Column("skeleton", sa.Text(), nullable=True))
    op.create_index("ix_users_skeleton", "users", ["skeleton"], unique=True)
    # Of people who look alike already, who came first has the look; all keep their names.
    taken: set[str] = set()
    connection = op.get_bind()
    query = sa.select(users.c.id, users.c.name).where(sa.not_(users.c.guest)).order_by(users.c.created, users.c.id)
    for row in connection.execute(query).all():
        looks = skeleton(row.name)
        if looks not in taken:
            taken.add(looks)
            connection.execute(sa.update(users).where(users.c.id == row.id).values(skeleton=looks))


def downgrade() -> None:
    op.drop_index("ix_users_skeleton", "users")
    op.drop_column("users", "skeleton")
