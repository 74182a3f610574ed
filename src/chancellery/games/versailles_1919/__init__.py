"""Versailles 1919: four powers write a treaty."""
