### Europe Divided: all cards, to be looked up

board-cards-starting = Starting deck: { $seat }
board-cards-contested = Contested cards: { $seat }
board-cards-advantages = Advantage cards
board-cards-headlines = { $period ->
    [1] Headlines of the first period
   *[2] Headlines of the second period
}
board-cards-banked = Set aside for prestige
board-cards-seas = Sea cards
board-cards-sea = Most influence, { $least } or more: { $spaces }
board-cards-sea-money = { $bloc }: +{ $value } money with { $cards }.
board-cards-sea-move = { $bloc }: one army moves one space free of charge each turn. From: { $from }.
board-cards-sea-move-to = { $bloc }: one army moves free of charge each turn. From: { $from }. To: { $to }.
board-cards-sea-ties = Ties go in this order: { $blocs }.
