# What the drawing in the terminal says.
terminal-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-hand = Your hand: { $cards }; { $deck ->
    [0] the deck is empty
    [one] { $deck } card in the deck
   *[other] { $deck } cards in the deck
}
