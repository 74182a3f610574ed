### What the lobby says of the game

game-pitch = Europe, rich and slow, against Russia, poor and quick: two action cards a turn, dice for influence, armies on the move, and headlines that reward the side that is in the right place when history is made.
game-years = 1992–2019
game-length = 90 min

## The front page of a finished match: the headline for each way to end

front-score = Prestige, turn by turn
score-headlines = Headlines met
score-dominance = Dominance
score-advantages = Advantage cards kept
front-tally = Prestige
front-prestige = { $seat ->
    [europe] The West gains the upper hand
   *[russia] Moscow gains the upper hand
}
front-contested = { $seat ->
    [europe] A tie on prestige: the borderlands choose Europe
   *[russia] A tie on prestige: the borderlands choose Russia
}
front-means = { $seat ->
    [europe] Europe ahead in armies and money
   *[russia] Russia ahead in armies and money
}
front-tie = A tie on every count: Europe wins
front-resignation = { $seat ->
    [europe] Russia leaves the field
   *[russia] Europe leaves the field
}
front-time-out = { $seat ->
    [europe] Time runs out for Russia
   *[russia] Time runs out for Europe
}
