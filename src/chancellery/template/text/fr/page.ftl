# Ce que seule la page dit.
game-years = de nos jours
game-length = 5 min
