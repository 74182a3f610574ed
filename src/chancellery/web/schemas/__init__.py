"""Schemas of the API, by subject: request bodies and answers."""
