# Ce que dit le dessin du terminal.
terminal-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-hand = Votre main : { $cards } ; { $deck ->
    [0] la pioche est vide
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}
