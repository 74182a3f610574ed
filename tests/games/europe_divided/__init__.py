"""Tests of Europe Divided."""
