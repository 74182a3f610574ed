# Appels sur un appareil : le jeu, qui d’autre joue, et de quoi il s’agit ; jamais rien de la position.
call-turn = { $count ->
    [one] C’est à vous de jouer
   *[other] { $count } tables vous attendent
}
call-invited = { $count ->
    [one] { $name } vous propose une revanche
   *[other] { $count } revanches vous sont proposées
}
call-over = { $count ->
    [one] Une de vos parties est terminée
   *[other] { $count } de vos parties sont terminées
}
call-table = { $names ->
    [none] { $game }
   *[other] { $game } · { $names }
}
call-guest = un invité
call-test = Ceci est un essai
call-test-why = Les notifications de Chancellery arrivent sur cet appareil.
