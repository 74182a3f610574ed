"""Load tests: a real server under many matches, and the page in a real browser."""
