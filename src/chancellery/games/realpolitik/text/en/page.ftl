### What the lobby says about the game

game-pitch = Four Powers, one alliance each at most, and nothing said at the table binds. Trains carry the armies, envoys sell their patience, and the first to 25 Influence ends the game.
game-years = 1859–1871
game-length = 3 h
