### Europe Divided: what is asked

prompt-keep-advantages = You drew three advantage cards and keep two. Choose the one to put back; your choice is secret.
prompt-commit-cards = { $left ->
    [1] Turn { $turn }: choose your second card. Only the two totals are announced.
   *[other] Turn { $turn }: choose two action cards. They stay face down; only the total of their initiative is announced.
}
prompt-change-order = Totals: Europe { $europe }, Russia { $russia }. { $seat } acts first. A card that sets the order of play can be used now.
    .decline = Keep this order
prompt-segment = { $cards ->
    [0] Both your cards are used. Advantage cards and free sea moves are still open to you.
    [one] Use your second card. Advantage cards and free sea moves can come first.
   *[other] Your actions: choose which of your two cards you use first.
}
    .done = End my actions
prompt-use-card = { $card }: choose one action.
prompt-place-influence = { $card }: choose a region for { $bloc_art }. The die starts at 1 and costs { $cost } money.
prompt-increase-influence = { $value ->
    [one] { $card }: choose the { $bloc } die to raise by 1.
   *[other] { $card }: choose the { $bloc } die to raise by up to { $value }.
}
prompt-increase-by = The { $bloc } die { $region_loc } shows { $value }. Raise it by how much?
prompt-add-influence = { $left ->
    [one] { $source }: choose one { $bloc } die to raise by { $value }.{ $places ->
        [0] {""}
       *[other] {" "}A new die costs 2 money and starts at 1.
    }
   *[other] { $source }: choose { $bloc } dice to raise by { $value } each, in up to { $left } different regions.
}
    .decline = Do not use this
    .done = No further region
prompt-reduce-influence = { $source }: choose a die to lower by { $value } (never below 1).
    .decline = Do not use this
prompt-name-die = { $source }: name a die. Europe pays { $cost } money, or the die drops by 1.
prompt-pay-or-lower = { $source }: pay { $cost } money, or the { $bloc } die { $region_loc } ({ $value }) drops by 1 (never below 1).
    .pay = Pay { $cost } money
    .refuse = Let the die drop
prompt-build-army = { $cost ->
    [0] { $source }: choose where the army appears. It costs nothing.
   *[other] { $source }: choose where to build an army for { $cost } money.
}
    .decline = Build no army
prompt-choose-army = { $left ->
    [one] { $source }: choose the army to move.
   *[other] { $source }: choose the first of up to { $left } armies to move.
}
    .decline = Move no army
    .done = Move no more
prompt-choose-destination = { $most ->
    [0] The army { $space_loc }: choose where it goes. The first space is free, each further one costs 1 money.
    [1] The army { $space_loc }: choose where it goes. This move is free.
   *[other] The army { $space_loc }: choose where it goes, up to { $most } spaces away.
}
prompt-place-fracture = “{ advantage-ar_fracture_eu }”: choose a European region. The EU actions of its card are lost for the rest of the game.
prompt-place-headlines = Choose a headline for the forthcoming spaces. Both are turned up together; the award goes to the side of the banner.
