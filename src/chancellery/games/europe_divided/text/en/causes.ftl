### Why the chancellor would do something: what its choice gains, or keeps while another would lose it

cause-region = { $mark_kind ->
    [bloc] { $mark_side ->
        [own] { $way ->
            [gain] gives { $bloc_art } a higher die { $space_loc }
           *[keep] keeps the { $bloc_adj } die { $space_loc }
        }
       *[theirs] { $way ->
            [gain] lowers the { $bloc_adj } die { $space_loc }
           *[keep] leaves { $bloc_art } no higher die { $space_loc }
        }
    }
    [seat] { $mark_side ->
        [own] { $way ->
            [gain] brings an army to { $space_art }
           *[keep] keeps an army { $space_loc }
        }
       *[theirs] { $way ->
            [gain] takes away a { $seat_army } army { $space_loc }
           *[keep] leaves { $seat_art } no army { $space_loc }
        }
    }
   *[none] { $way ->
        [gain] strengthens your position { $space_loc }
       *[keep] does not weaken your position { $space_loc }
    }
}
cause-headline = { $way ->
    [gain] makes “{ $headline }” likelier
   *[keep] keeps “{ $headline }” likely
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) }%)
}
cause-headline-theirs = { $way ->
    [gain] makes “{ $headline }” less likely for { $seat_art }
   *[keep] does not bring { $seat_art } closer to “{ $headline }”
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) }%)
}
cause-sea = { $way ->
    [gain] gains ground for the { $sea } card
   *[keep] keeps the { $sea } card in reach
}
cause-prestige = { $way ->
    [gain] brings prestige
   *[keep] costs no prestige
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
cause-advantages = { $way ->
    [gain] brings an advantage card
   *[keep] keeps an advantage card
}
cause-actions = { $way ->
    [gain] leaves one more action card to play
   *[keep] keeps an action card to play
}
