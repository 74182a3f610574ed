"""The contract: checks that every game must pass, each a function of a game, the options of a match and a seed.

`chancellery contract GAME` runs them on any game that is installed; they know none, and need no test suite. Broken
twins of a small game, in `tests/contract`, prove that each of them would notice.
"""
