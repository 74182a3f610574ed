"""The journal on disk: SQLAlchemy Core on SQLite by default, PostgreSQL by URL, Alembic for what changes."""
