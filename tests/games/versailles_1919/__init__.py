"""Tests of Versailles 1919."""
