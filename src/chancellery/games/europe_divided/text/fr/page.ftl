### Ce que le salon dit du jeu

game-pitch = L’Europe, riche et lente, contre la Russie, pauvre et rapide : deux cartes Action par tour, des dés d’influence, des armées en mouvement, et des manchettes pour le camp qui se trouve là où l’histoire se fait.
game-years = 1992–2019
game-length = 1 h 30

## La une d’une partie terminée : le titre pour chaque fin

front-score = Le prestige, tour par tour
score-headlines = Manchettes
score-dominance = Domination
score-advantages = Cartes Avantage gardées
front-tally = Prestige
front-prestige = { $seat ->
    [europe] L’Ouest prend l’avantage
   *[russia] Moscou prend l’avantage
}
front-contested = { $seat ->
    [europe] Égalité au prestige : les confins choisissent l’Europe
   *[russia] Égalité au prestige : les confins choisissent la Russie
}
front-means = { $seat ->
    [europe] L’Europe l’emporte par les armées et l’argent
   *[russia] La Russie l’emporte par les armées et l’argent
}
front-tie = Égalité sur tous les plans : l’Europe l’emporte
front-resignation = { $seat ->
    [europe] La Russie quitte la partie
   *[russia] L’Europe quitte la partie
}
front-time-out = { $seat ->
    [europe] Temps écoulé pour la Russie
   *[russia] Temps écoulé pour l’Europe
}
