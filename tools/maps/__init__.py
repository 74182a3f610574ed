"""Draw the grounds of the boards from real coastlines: see docs/maps.md."""
