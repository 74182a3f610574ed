# What only the page says.
game-years = today
game-length = 5 min
page-hand = Your hand
page-points = Points
page-cards = Cards
page-deck = Deck
score-cards = Cards played
