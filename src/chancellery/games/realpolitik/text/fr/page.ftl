### Ce que le salon dit du jeu

game-pitch = Quatre puissances, un seul allié au plus pour chacune, et pas une parole qui engage. Le rail porte les armées, les émissaires monnaient leur patience, et le premier à 25 points d’influence sonne la fin.
game-years = 1859–1871
game-length = 3 h
