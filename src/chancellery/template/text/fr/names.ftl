# Les noms des choses.
game-title = Template
game-pitch = Jouez une carte, piochez une carte.
seat-north = Nord
seat-south = Sud
card-one = le un
card-two = le deux
card-three = le trois
card-four = le quatre
card-five = le cinq
card-six = le six
card-seven = le sept
card-eight = le huit
ending-points = le plus de points
ending-shared = victoire partagée
