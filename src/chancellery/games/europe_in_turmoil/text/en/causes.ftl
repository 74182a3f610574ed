### Why the chancellor would do something: what its choice gains, or keeps while another would lose it

cause-region = { $mark_side ->
    [own] { $way ->
        [gain] takes { $space_art }, for the scoring { $region_de }
       *[keep] keeps { $space_art }, for the scoring { $region_de }
    }
    [theirs] { $way ->
        [gain] loosens the opponent’s hold on { $space_art }, for the scoring { $region_de }
       *[keep] keeps the opponent out of { $space_art }, for the scoring { $region_de }
    }
   *[none] { $way ->
        [gain] gains ground { $region_loc }
       *[keep] loses no ground { $region_loc }
    }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-space = { $way ->
    [gain] gains ground { $space_loc }
   *[keep] loses no ground { $space_loc }
}
cause-vp = { $way ->
    [gain] brings VP
   *[keep] costs no VP
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-navy = { $way ->
    [gain] gets ahead in the naval race
   *[keep] does not fall behind in the naval race
}
cause-lasting = { $way ->
    [gain] brings a lasting event
   *[keep] does not leave a lasting event to the opponent
}
cause-dearer = makes the cards of this turn worth more
cause-war = { $way ->
    [gain] improves the prospects in the Great War
   *[keep] does not worsen the prospects in the Great War
}
cause-hand = { $mark_kind ->
    [card] keeps { $card_quoted } in hand
   *[none] keeps a better hand
}
cause-their-hand = leaves the opponent with weaker cards
