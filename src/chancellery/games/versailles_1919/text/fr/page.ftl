### Ce que le salon dit du jeu

game-pitch = Paris, 1919 : réglez les dossiers de la paix, ou laissez les autres les régler. L’influence se prête, les troupes rentrent, les régions se soulèvent, et un accord conclu dans le tour est tenu dans le tour.
game-years = 1919
game-length = 2 h
