# What the guided first match says.
learn-table = Two players, North and South, play cards in turn. The player with more points at the end wins.
    .title = The table
learn-first = You have three cards. A card that you play stays in front of you and counts its value.
    .title = Your hand
    .try = Play your highest card.
learn-drawn = You have drawn a card in its place, and South has answered. What happened stands in the log.
    .title = A card for a card
learn-second = It is your turn again.
    .title = Your turn
    .try = Play your highest card once more.
learn-deck = When the deck is empty nobody draws any more; when the hands are empty too, the game is over.
    .title = The end
learn-alone = Go on alone: every card is yours to choose.
    .title = On your own
learn-other = Play any card you like: it counts its value at the end, and you draw another while there are any.
    .title = A card of your choice
