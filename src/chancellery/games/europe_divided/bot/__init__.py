"""What a seasoned player looks at."""
