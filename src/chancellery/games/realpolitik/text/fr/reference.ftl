### Realpolitik : toutes les cartes, à consulter

board-cards-actions = Cartes Action
board-cards-values = Cartes Bataille
board-cards-value = Carte Bataille { $value }
board-cards-each = { $count ->
    [one] { $count } par paquet
   *[other] { $count } par paquet
}
board-cards-own = Dans votre main : { $count }
board-cards-own-italian = Dans la main de l’Italie : { $count }
board-cards-used = { $power } : { $count ->
    [one] { $count } défaussée
   *[other] { $count } défaussées
}
board-cards-laid = { $power } : face visible
board-cards-spent = { $power } : jouée
