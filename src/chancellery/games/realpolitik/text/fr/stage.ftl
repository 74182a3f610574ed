### Realpolitik : la scène : étapes, sommes et grands moments

story-revealed = Cartes Action révélées
story-order = résolues de gauche à droite
story-brings = { $card ->
    [taxation] { $brings ->
        [0] N’encaisse rien.
        [one] Encaisse { $brings } pièce.
       *[other] Encaisse { $brings } pièces.
    }
    [gain_influence] { $brings ->
        [0] Ne gagne aucune influence.
        [one] Gagne { $brings } point d’influence.
       *[other] Gagne { $brings } points d’influence.
    }
    [mobilisation] { $brings ->
        [0] N’a rien à dépenser.
        [one] A { $brings } pièce à dépenser.
       *[other] A { $brings } pièces à dépenser.
    }
    [dispatch] { $brings ->
        [3] Reprend ses cartes : la diplomatie s’ouvre.
       *[other] Reprend ses cartes : marqueur en case { $brings }.
    }
   *[movement] { $brings ->
        [0] N’a aucun général sur la carte.
        [one] Marche avec { $brings } général.
       *[other] Marche avec { $brings } généraux.
    }
}
story-diplomacy = Phase de diplomatie
story-battle = Bataille { $territory_loc }
story-against = { $attack } contre { $defence }
story-versus = contre
story-attack = attaque
story-defence = défense
story-decision = La bataille est tranchée
story-buys = Achats : { $power }
story-money = { $money ->
    [one] { $money } pièce à dépenser.
   *[other] { $money } pièces à dépenser.
}
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
    [one] Une voie ferrée : { $where }.
   *[other] { $count } voies ferrées : { $where }.
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
    [general-rode] { $power_subject } prend le train vers { $goal_art }
    [general-sailed] { $power_subject } débarque { $goal_loc }
   *[other] { $power_subject } avance vers { $goal_art }
}
story-battle-headline = { $outcome ->
    [attack] Victoire { $power_de } { $territory_loc }
    [defence] Défaite { $power_de } { $territory_loc }
   *[draw] Bataille indécise { $territory_loc }
}
story-pile = Cartes
story-worth = Valeur
story-influence = Influence { $gained } : { $power }.
story-entreaties = Offres d’alliance révélées
story-asks = offre d’alliance : { $power }
story-allies = Alliance : { $pair }
story-alliances = { $count ->
    [0] Aucune alliance conclue
    [one] Une alliance conclue
   *[other] { $count } alliances conclues
}
story-kept = { $pair } restent alliées
story-made = Alliées : { $pair }.
story-broken = Alliance rompue : { $pair }.
story-dispatch = { $powers } : toutes les cartes Action reprises.
