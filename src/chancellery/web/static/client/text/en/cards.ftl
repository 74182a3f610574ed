### All cards of a game, to be looked up

cards = Cards
cards-of = All cards of { $game }
cards-all-of = All cards
cards-lead = What each card says, in our own words.
cards-marked = With where each card is, as far as you may know.
cards-none = This game has no list of cards.
cards-find = Search by title or word
cards-group = Cards
cards-where = Where
cards-all = All
cards-count = { $shown ->
    [one] 1 card
   *[other] { $shown } cards
} of { $all }
cards-found-none = No card matches.
cards-held = In your hand
cards-open = On the table
cards-played = Played or discarded
cards-gone = Out of the game
cards-unseen = Not seen yet
