# Ce que disent les boutons.
action-play = Jouer { $card }
