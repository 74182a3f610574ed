### Ce que le salon dit du jeu

game-pitch = L’Europe, riche et lente, contre la Russie, pauvre et rapide : deux cartes Action par tour, des dés d’influence, des armées en mouvement, et des manchettes pour qui se trouve là où l’histoire se fait.
game-years = 1992–2019
game-length = 1 h 30

## La une d’une partie terminée : le titre pour chaque fin

front-score = Le prestige, tour par tour
front-tally = Prestige
front-prestige = { $seat ->
    [europe] L’Ouest prend l’avantage
   *[russia] Moscou prend l’avantage
}
front-contested = { $seat ->
    [europe] Prestige égal : les confins choisissent l’Europe
   *[russia] Prestige égal : les confins choisissent la Russie
}
front-means = { $seat ->
    [europe] L’Europe devance par les armées et l’argent
   *[russia] La Russie devance par les armées et l’argent
}
front-tie = Égalité en tout ; l’avantage reste à l’Europe
front-resignation = { $seat ->
    [europe] La Russie quitte la partie
   *[russia] L’Europe quitte la partie
}
front-time-out = { $seat ->
    [europe] Temps écoulé pour la Russie
   *[russia] Temps écoulé pour l’Europe
}
