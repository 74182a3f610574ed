### What the lobby says about the game

game-pitch = Liberals and Authoritarians contest 70 seats of opinion while two navies race and a war draws near.
game-years = 1900–1914
game-length = 2 h
