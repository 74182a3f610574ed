# What things are called.
game-title = Template
game-pitch = Play a card, draw a card.
seat-north = North
seat-south = South
card-one = the one
card-two = the two
card-three = the three
card-four = the four
card-five = the five
card-six = the six
card-seven = the seven
card-eight = the eight
ending-points = most points
ending-shared = shared victory
