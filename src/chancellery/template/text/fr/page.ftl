# Ce que seule la page dit.
game-years = de nos jours
game-length = 5 min
page-hand = Votre main
page-points = Points
page-cards = Cartes
page-deck = Pioche
score-cards = Cartes jouées

# Les champs de la vue, tels qu’un plateau en texte les nomme.
page-deck-size = Cartes dans la pioche
page-hand-size = Cartes en main
page-played = Cartes jouées
page-seats = Joueurs
