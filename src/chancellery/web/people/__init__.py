"""People of a server: their profiles, and what is sent to them."""
