### Europe in Turmoil: all cards, to be looked up

board-cards-side = Side
board-cards-stability = Stability cards
board-cards-mobilization = Mobilization cards
