### Pourquoi le chancelier ferait un choix : ce qu’il gagne, ou garde alors qu’un autre le perdrait

cause-influence = { $way ->
    [gain] rapporte plus d’influence
   *[keep] ne perd pas d’influence
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-influence-theirs = { $way ->
    [gain] coûte de l’influence { $seat_to }
   *[keep] ne donne pas plus d’influence { $seat_to }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-renown = { $mark_kind ->
    [territory] { $way ->
        [gain] gagne { $territory_art } pour votre « { action_card-gain_influence } »
       *[keep] garde { $territory_art } pour votre « { action_card-gain_influence } »
    }
   *[none] { $way ->
        [gain] promet davantage pour votre « { action_card-gain_influence } »
       *[keep] préserve ce que rapportera votre « { action_card-gain_influence } »
    }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-renown-theirs = { $mark_kind ->
    [territory] { $way ->
        [gain] retire { $territory_art } du « { action_card-gain_influence } » { $seat_de }
       *[keep] laisse { $territory_art } hors du « { action_card-gain_influence } » { $seat_de }
    }
   *[none] { $way ->
        [gain] réduit le « { action_card-gain_influence } » { $seat_de }
       *[keep] n’augmente pas le « { action_card-gain_influence } » { $seat_de }
    }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-income = { $way ->
    [gain] rapporte plus de revenus
   *[keep] ne perd pas de revenus
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-income-theirs = { $way ->
    [gain] coûte des revenus { $seat_to }
   *[keep] ne donne pas plus de revenus { $seat_to }
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
cause-money-theirs = { $way ->
    [gain] coûte de l’argent { $seat_to }
   *[keep] ne donne pas plus d’argent { $seat_to }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-cards = { $way ->
    [gain] rapporte plus de cartes de bataille
   *[keep] garde des cartes de bataille en main
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-cards-theirs = { $way ->
    [gain] coûte des cartes de bataille { $seat_to }
   *[keep] ne donne pas plus de cartes de bataille { $seat_to }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-generals = { $way ->
    [gain] amène un général sur la carte
   *[keep] garde un général sur la carte
}
cause-generals-theirs = { $way ->
    [gain] chasse de la carte un général { $seat_de }
   *[keep] garde hors de la carte un général { $seat_de }
}
cause-units = { $way ->
    [gain] rapporte plus d’unités
   *[keep] ne perd pas d’unités
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-units-theirs = { $way ->
    [gain] coûte des unités { $seat_to }
   *[keep] ne donne pas plus d’unités { $seat_to }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
