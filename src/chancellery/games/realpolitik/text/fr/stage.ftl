### Realpolitik : la scène : étapes, sommes et grands moments

story-revealed = Cartes d’action révélées
story-diplomacy = Phase de diplomatie
story-battle = Bataille { $territory_loc }
story-against = { $attack } contre { $defence }
story-versus = contre
story-attack = attaque
story-defence = défense
story-decision = La bataille est tranchée
story-buys = Achats : { $power }
story-money = { $money } pièces à dépenser.
story-units = { $units ->
    [one] { $units } unité : { $where }.
   *[other] { $units } unités : { $where }.
}
story-fortresses = Forteresse : { $where }.
story-cards = { $cards ->
    [one] { $cards } carte de bataille.
   *[other] { $cards } cartes de bataille.
}
story-morale = Moral +{ $morale }, désormais { $now }.
story-taxes = Impôts : { $who }.
story-trains = { $count ->
    [one] Un train : { $where }.
   *[other] { $count } trains : { $where }.
}
story-generals = { $count ->
    [one] Un général : { $where }.
   *[other] { $count } généraux : { $where }.
}
story-march = { $how ->
    [general-rode] En train : { $way }.
    [general-sailed] Par mer : { $way }.
   *[other] { $way }.
}
story-garrison = Garnison : { $where }.
story-march-title = Un général se déplace
story-march-headline = { $how ->
    [general-rode] { $power } en train : { $goal }
    [general-sailed] { $power } débarque : { $goal }
   *[other] { $power } en marche : { $goal }
}
story-battle-headline = { $outcome ->
    [attack] Victoire { $territory_loc } : { $power }
    [defence] Défaite { $territory_loc } : { $power }
   *[draw] Aucun vainqueur { $territory_loc }
}
story-pile = Cartes
story-worth = Valeur
story-influence = { $power } : influence { $gained }.
story-entreaties = Offres d’alliance révélées
story-asks = offre d’alliance : { $power }
story-allies = Alliance : { $pair }
story-alliances = { $count ->
    [0] Aucune alliance conclue
    [one] Une alliance conclue
   *[other] { $count } alliances conclues
}
story-made = Alliés : { $pair }.
story-broken = Rompue : l’alliance entre { $pair }.
story-dispatch = { $powers } : toutes les cartes d’action reprises.
