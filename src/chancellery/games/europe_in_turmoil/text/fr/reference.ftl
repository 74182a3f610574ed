### Europe in Turmoil : toutes les cartes, à consulter

board-cards-side = Camp
board-cards-stability = Cartes Stabilité
board-cards-mobilization = Cartes Mobilisation
