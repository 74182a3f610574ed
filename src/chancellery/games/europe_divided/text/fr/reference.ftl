### Europe Divided : toutes les cartes, à consulter

board-cards-starting = Paquet de départ : { $seat }
board-cards-contested = Cartes contestées : { $seat }
board-cards-advantages = Cartes Avantage
board-cards-headlines = { $period ->
    [1] Gros titres de la première période
   *[2] Gros titres de la seconde période
}
board-cards-banked = Mise de côté pour le prestige
board-cards-seas = Cartes de mer
board-cards-sea = Le plus d’influence, { $least } ou plus : { $spaces }
board-cards-sea-money = { $bloc } : +{ $value } crédits avec { $cards }.
board-cards-sea-move = { $bloc } : chaque tour, une armée se déplace gratuitement d’un espace. Départ : { $from }.
board-cards-sea-move-to = { $bloc } : chaque tour, une armée se déplace gratuitement. Départ : { $from }. Arrivée : { $to }.
board-cards-sea-ties = À égalité, dans cet ordre : { $blocs }.
