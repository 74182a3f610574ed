### Ce que le salon dit du jeu

game-pitch = L’Europe, riche et lente, contre la Russie, pauvre et rapide : deux cartes Action par tour, des dés d’influence, des armées en mouvement, et des manchettes pour qui se trouve là où l’histoire se fait.
game-years = 1992–2019
game-length = 1 h 30
