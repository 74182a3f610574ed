# What only the page says.
game-years = today
game-length = 5 min
page-hand = Your hand
page-points = Points
page-cards = Cards
page-deck = Deck
score-cards = Cards played

# The fields of the view, as a plain table names them: `page-` and the field, with hyphens.
page-deck-size = Cards in the deck
page-hand-size = Cards in hand
page-played = Cards played
page-seats = Players
