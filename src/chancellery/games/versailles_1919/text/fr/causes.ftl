### Pourquoi le chancelier ferait un choix : ce qu’il gagne, ou garde alors qu’un autre le perdrait

cause-issue = { $way ->
    [gain] remporte « { $issue } »
   *[keep] garde « { $issue } »
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-issue-theirs = { $way ->
    [gain] retire « { $issue } » { $nation_to }
   *[keep] laisse { $nation_to } moins à gagner sur « { $issue } »
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-lead = { $way ->
    [gain] prend la tête sur « { $issue } »
   *[keep] garde la tête sur « { $issue } »
}
cause-lead-theirs = { $way ->
    [gain] affaiblit { $nation_art } sur « { $issue } »
   *[keep] ne laisse pas { $nation_art } en tête sur « { $issue } »
}
cause-strategy = { $way ->
    [gain] sert votre carte de stratégie
   *[keep] ne dessert pas votre carte de stratégie
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-strategy-theirs = { $way ->
    [gain] dessert la stratégie probable { $nation_of }
   *[keep] ne sert pas la stratégie probable { $nation_of }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-happiness = { $way ->
    [gain] fait progresser votre satisfaction face aux autres
   *[keep] ne perd pas de satisfaction face aux autres
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-happiness-theirs = { $way ->
    [gain] fait reculer la satisfaction { $nation_of }
   *[keep] n’augmente pas la satisfaction { $nation_of }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-units = { $way ->
    [gain] tire meilleur parti de vos unités
   *[keep] garde vos unités disponibles
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-units-theirs = { $way ->
    [gain] coûte des unités { $nation_to }
   *[keep] rend moins utiles les unités { $nation_of }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-cubes = { $way ->
    [gain] rend plus d’influence disponible
   *[keep] garde plus d’influence disponible
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-cubes-theirs = { $way ->
    [gain] coûte de l’influence { $nation_to }
   *[keep] laisse moins d’influence disponible { $nation_to }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-unrest = { $way ->
    [gain] réduit le risque de soulèvement { $region_loc }
   *[keep] n’accroît pas le risque de soulèvement { $region_loc }
}
cause-unrest-theirs = expose { $nation_art } à un soulèvement { $region_loc }
cause-turn = rapproche votre prochain tour
cause-turn-theirs = fait attendre son tour { $nation_to }
cause-solo = vous place mieux pour être la délégation la plus forte
