### Realpolitik: all cards, to be looked up

board-cards-actions = Action cards
board-cards-values = Battle cards
board-cards-value = Battle card { $value }
board-cards-each = { $count ->
    [one] 1 in each deck
   *[other] { $count } in each deck
}
board-cards-own = In your hand: { $count }
board-cards-own-italian = In Italy’s hand: { $count }
board-cards-used = { $power }: { $count } discarded
board-cards-laid = { $power }: face up
board-cards-spent = { $power }: played
