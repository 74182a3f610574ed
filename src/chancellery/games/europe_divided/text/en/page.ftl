### What the lobby says of the game

game-pitch = Europe, rich and slow, against Russia, poor and quick: two action cards a turn, dice for influence, armies on the move, and headlines that reward whoever stands where history is made.
game-years = 1992–2019
game-length = 90 min
