"""The store: SQLAlchemy Core on SQLite by default, PostgreSQL by URL, Alembic for migrations."""
