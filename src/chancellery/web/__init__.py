"""The server: a JSON API for everything that can be done at a table, and news by server-sent events."""
