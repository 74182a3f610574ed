"""What a seasoned delegate looks at."""
