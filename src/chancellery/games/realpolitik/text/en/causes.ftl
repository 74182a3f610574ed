### Why the chancellor would do something: what its choice gains, or keeps while another would lose it

cause-influence = { $way ->
    [gain] brings more influence
   *[keep] loses no influence
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-influence-theirs = { $way ->
    [gain] costs { $seat_art } influence
   *[keep] gives { $seat_art } no more influence
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-renown = { $mark_kind ->
    [territory] { $way ->
        [gain] gains { $territory_art } for your “{ action_card-gain_influence }”
       *[keep] keeps { $territory_art } for your “{ action_card-gain_influence }”
    }
   *[none] { $way ->
        [gain] promises more from “{ action_card-gain_influence }”
       *[keep] keeps what “{ action_card-gain_influence }” will bring
    }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-renown-theirs = { $mark_kind ->
    [territory] { $way ->
        [gain] takes { $territory_art } out of { $seat_art }’s “{ action_card-gain_influence }”
       *[keep] leaves { $territory_art } out of { $seat_art }’s “{ action_card-gain_influence }”
    }
   *[none] { $way ->
        [gain] makes { $seat_art }’s “{ action_card-gain_influence }” worth less
       *[keep] does not raise { $seat_art }’s “{ action_card-gain_influence }”
    }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-income = { $way ->
    [gain] brings more income
   *[keep] loses no income
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-income-theirs = { $way ->
    [gain] costs { $seat_art } income
   *[keep] gives { $seat_art } no more income
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-money = { $way ->
    [gain] brings more money
   *[keep] saves money
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-money-theirs = { $way ->
    [gain] costs { $seat_art } money
   *[keep] gives { $seat_art } no more money
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-cards = { $way ->
    [gain] brings more battle cards
   *[keep] keeps battle cards in hand
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-cards-theirs = { $way ->
    [gain] costs { $seat_art } battle cards
   *[keep] gives { $seat_art } no more battle cards
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-generals = { $way ->
    [gain] brings a general onto the map
   *[keep] keeps a general on the map
}
cause-generals-theirs = { $way ->
    [gain] drives one of { $seat_art }’s generals off the map
   *[keep] keeps one of { $seat_art }’s generals off the map
}
cause-units = { $way ->
    [gain] brings more units
   *[keep] loses no units
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-units-theirs = { $way ->
    [gain] costs { $seat_art } units
   *[keep] gives { $seat_art } no more units
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
