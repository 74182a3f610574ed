"""The contract: one suite that every game must pass, and broken twins of Courtyard that prove it would notice."""
