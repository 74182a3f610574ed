### Europe Divided: what is asked

prompt-keep-advantages = Put one advantage card back
    .why = you drew three and keep two · your choice is secret
prompt-commit-cards = { $left ->
    [1] Choose your second action card
   *[other] Choose two action cards
}
    .why = turn { $turn } · face down; only the total of their initiative is announced
    .count = { $left ->
        [1] 2 of 2
       *[other] 1 of 2
    }
prompt-change-order = { $seat } acts first. Change the order?
    .why = totals: Europe { $europe }, Russia { $russia } · you can play an advantage card that sets the order
    .decline = Keep this order
prompt-segment = { $cards ->
    [0] Anything else before you end your turn?
    [one] Use your second card
   *[other] Choose which card to use first
}
    .why = { $late ->
        [nothing] Russia has acted: “{ advantage-ae_us_sanctions }” would stop nothing this turn
        [reactions] Russia has acted: “{ advantage-ae_us_sanctions }” would only stop its reactions to your cards
       *[none] { $cards ->
            [0] both cards are used · you can still use advantage cards and free sea moves
           *[other] you can use advantage cards and free sea moves first
        }
    }
    .done = End my turn
prompt-use-card = Choose one action
    .why = one action per card
prompt-place-influence = Place { $bloc_adj } influence: choose a region
    .why = a region where it has no die yet · it starts at 1 and costs { $cost } money
prompt-increase-influence = { $value ->
    [one] Choose { $bloc_adj } influence to raise by 1
   *[other] Choose { $bloc_adj } influence to raise by up to { $value }
}
    .why = a die that is below 6
prompt-increase-by = How far does the { $bloc_adj } die { $region_loc } rise?
    .why = it shows { $value }
prompt-add-influence = { $left ->
    [one] Raise one { $bloc_adj } die by { $value }
   *[other] Raise { $bloc_adj } dice by { $value } each
}
    .why = { $left ->
        [one] { $places ->
            [0] a die on the map
           *[other] a new die costs 2 money and starts at 1
        }
       *[other] in different regions
    }
    .count = { $left ->
        [one] the last one
       *[other] up to { $left }
    }
    .decline = Do not use this effect
    .done = No further region
prompt-reduce-influence = Choose a die to lower by { $value }
    .why = never below 1
    .decline = Do not use this effect
prompt-name-die = Choose an EU die
    .why = Europe pays { $cost } money, or the die drops by 1
prompt-pay-or-lower = Pay { $cost } money, or let the { $bloc_adj } die drop?
    .why = { $region } · it shows { $value } and never goes below 1
    .pay = Pay { $cost } money
    .refuse = Let the die drop
prompt-build-army = Choose where to build the army
    .why = { $cost ->
        [0] it costs nothing
       *[other] for { $cost } money
    }
    .decline = Build no army
prompt-choose-army = Choose an army to move
    .why = { $most ->
        [0] the first space is free, each further one costs 1 money
        [1] this move is free
       *[other] up to { $most } spaces each, for free
    }
    .count = { $left ->
        [one] one army
       *[other] up to { $left } armies
    }
    .decline = Move no army
    .done = Move no more armies
prompt-choose-destination = Choose where the army { $space_loc } goes
    .why = { $most ->
        [0] the first space is free, each further one costs 1 money
        [1] this move is free
       *[other] up to { $most } spaces away
    }
prompt-place-fracture = Choose the region that loses its EU actions
    .why = “{ advantage-ar_fracture_eu }” · those of one European region’s card, for the rest of the game
prompt-place-headlines = Choose a headline
    .why = for the forthcoming spaces · both are revealed together; the banner’s side scores it
why-has-die = { $bloc_subject } already has a die { $region_loc }: it shows { $value }.
why-no-die = { $bloc_subject } has no die { $region_loc }.
why-die-full = The { $bloc_adj } die { $region_loc } shows { $value } and cannot rise any further.
why-no-site = This card builds armies only in: { $names }.
why-no-army = You have no army { $space_loc } that can move.
why-too-far = { $most ->
    [0] You cannot reach { $space_art }: you have { $money } money, and the way there is closed or costs more.
    [1] You cannot reach { $space_art } by this free move.
   *[other] You cannot reach { $space_art }: it is more than { $most } spaces away, or the way is closed.
}
