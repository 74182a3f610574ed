"""The rules of Versailles 1919, a chapter in each file."""
