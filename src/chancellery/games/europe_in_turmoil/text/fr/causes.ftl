### Pourquoi le chancelier ferait un choix : ce qu’il gagne, ou garde alors qu’un autre le perdrait

cause-region = { $mark_side ->
    [own] { $way ->
        [gain] prend { $space_art }, pour le pointage { $region_de }
       *[keep] garde { $space_art }, pour le pointage { $region_de }
    }
    [theirs] { $way ->
        [gain] affaiblit l’adversaire { $space_loc }, pour le pointage { $region_de }
       *[keep] ne laisse pas { $space_art } à l’adversaire, pour le pointage { $region_de }
    }
   *[none] { $way ->
        [gain] gagne du terrain { $region_loc }
       *[keep] ne perd pas de terrain { $region_loc }
    }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-space = { $way ->
    [gain] gagne du terrain { $space_loc }
   *[keep] ne perd pas de terrain { $space_loc }
}
cause-vp = { $way ->
    [gain] rapporte des PV
   *[keep] ne coûte pas de PV
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-navy = { $way ->
    [gain] fait progresser dans la course navale
   *[keep] évite de prendre du retard dans la course navale
}
cause-lasting = { $way ->
    [gain] apporte un événement durable
   *[keep] ne laisse pas d’événement durable à l’adversaire
}
cause-dearer = donne plus de valeur aux cartes de ce tour
cause-war = { $way ->
    [gain] améliore les perspectives dans la Grande Guerre
   *[keep] ne compromet pas les perspectives dans la Grande Guerre
}
cause-hand = { $mark_kind ->
    [card] garde { $card_quoted } en main
   *[none] garde une meilleure main
}
cause-their-hand = laisse à l’adversaire de moins bonnes cartes
