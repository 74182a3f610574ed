### Pourquoi le chancelier ferait un choix : ce qu’il gagne, ou garde alors qu’un autre le perdrait

cause-region = { $mark_kind ->
    [bloc] { $mark_side ->
        [own] { $way ->
            [gain] augmente le dé { $bloc_de } { $space_loc }
           *[keep] préserve le dé { $bloc_de } { $space_loc }
        }
       *[theirs] { $way ->
            [gain] fait baisser le dé { $bloc_de } { $space_loc }
           *[keep] empêche le dé { $bloc_de } de monter { $space_loc }
        }
    }
    [seat] { $mark_side ->
        [own] { $way ->
            [gain] installe une armée { $space_loc }
           *[keep] garde une armée { $space_loc }
        }
       *[theirs] { $way ->
            [gain] retire une armée { $seat_de } { $space_loc }
           *[keep] n’accorde pas d’armée à l’adversaire { $space_loc }
        }
    }
   *[none] { $way ->
        [gain] renforce votre position { $space_loc }
       *[keep] n’affaiblit pas votre position { $space_loc }
    }
}
cause-headline = { $way ->
    [gain] rend la manchette « { $headline } » plus probable
   *[keep] garde la manchette « { $headline } » à portée
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) } %)
}
cause-headline-theirs = { $way ->
    [gain] rend la manchette « { $headline } » moins probable pour { $seat_art }
   *[keep] ne rapproche pas { $seat_art } de la manchette « { $headline } »
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) } %)
}
cause-sea = { $way ->
    [gain] fait progresser vers la carte { $sea_de }
   *[keep] garde à portée la carte { $sea_de }
}
cause-prestige = { $way ->
    [gain] rapporte du prestige
   *[keep] ne coûte pas de prestige
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-money = { $way ->
    [gain] rapporte plus d’argent
   *[keep] économise de l’argent
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-advantages = { $way ->
    [gain] rapporte une carte Avantage
   *[keep] garde une carte Avantage
}
cause-actions = { $way ->
    [gain] laisse une carte Action de plus à jouer
   *[keep] garde une carte Action à jouer
}
