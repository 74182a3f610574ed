# Ce que seule la page dit.
game-years = de nos jours
game-length = 5 min
page-hand = Votre main
page-points = Points
page-cards = Cartes
page-deck = Pioche
score-cards = Cartes jouées
