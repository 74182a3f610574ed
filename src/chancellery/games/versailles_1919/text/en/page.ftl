### What the lobby says about the game

game-pitch = Paris, 1919: settle the issues of the peace, or let others settle them for you. Influence is lent, troops go home, regions rise, and every deal struck in a turn is kept in that turn.
game-years = 1919
game-length = 2 h
