### Europe in Turmoil: what is asked

prompt-reveal-scoring = { $cards_count ->
    [0] The hands are dealt. You hold no scoring card, so there is nothing to show; next, both sides place their first support.
    [one] The hands are dealt. You hold one scoring card, { $cards }, and would need two to show them; next, both sides place their first support.
   *[other] You hold { $cards_count } scoring cards: { $cards }. Show them, and you place 1 extra SP at each of your three set-up steps.
}
    .yes = Show my scoring cards
    .no = { $cards_count ->
        [0] Go on
        [one] Go on
       *[other] Show nothing
    }
prompt-discretionary = Set-up: place { $points } SP in spaces without opposing SP.
prompt-play-card = Action round { $round }: play a card.{ $stranded ->
        [0] {""}
        [one] {" "}Play a scoring card now, or you lose at the end of the turn for holding it.
       *[other] {" "}You hold more scoring cards than you have rounds left: whoever holds one at the end of the turn loses.
    }{ $doom ->
        [start] {" "}A naval attempt would fail without a roll: neither navy has left the start.
        [bethmann] {" "}A naval attempt would fail without a roll and only turn your marker to +1 (“{ card-von_bethmann_hollweg }”).
       *[none] {""}
    }
prompt-play-owed = “{ card-two_power_standard }”: this round you must make a naval attempt ({ $owed } left). Choose a card.
prompt-event-order = “{ $card }” gives you { $ops } OP, and its event takes place. Before or after your operations?
prompt-helgoland = { box-helgoland }: you may make an extra naval attempt at −1. Choose a card to spend.{ $doom ->
        [start] {" "}It would fail without a roll: neither navy has left the start.
        [bethmann] {" "}It would fail without a roll and only turn your marker to +1 (“{ card-von_bethmann_hollweg }”).
       *[none] {""}
    }
    .done = Skip the extra attempt
prompt-operate = “{ $card }”: choose how to use { $ops } OP.{ $bonus ->
        [0] {""}
       *[other] {" "}If all are spent in the Balkans, there is 1 more.
    }
    .done = Use no OP
prompt-place-support = Place SP: { $ops } OP left. 1 OP each, normally 2 in spaces the opponent controls.{ $bonus ->
        [0] {""}
       *[other] {" "}If all are spent in the Balkans, there is 1 more.
    }
prompt-support-check = Choose a space for a support check ({ SIGNED($ops) } to the die{ $added ->
        [tension] {" "}for tension
       *[ops] {""}
    }). Checks left: { $count }.{ $distinct ->
        [0] {""}
       *[other] {" "}Each in a different space.
    }
prompt-add-support = { $optional ->
        [0] Place { $points } SP
       *[other] Place up to { $points } SP
    }{ $independent ->
        [0] {""}
       *[other] {" "}in independent spaces
    }.
    .done = Place no more
prompt-add-support-in = { $optional ->
        [0] Place { $points } SP { $region_loc }.
       *[other] Place up to { $points } SP { $region_loc }.
    }
    .done = Place no more
prompt-remove-support = { $optional ->
        [0] Remove { $points } { $owner } SP.
       *[other] Remove up to { $points } { $owner } SP.
    }
    .done = Remove no more
prompt-replace-support = { $points ->
    [one] Replace 1 SP of the opponent by one of your own: choose the space.
   *[other] Replace 1 SP of the opponent by one of your own in { $points } different spaces.
}
prompt-move-from = { $optional ->
        [0] Move { $points } SP from { $space_art }: choose where to.
       *[other] Move up to { $points } SP from { $space_art }: choose where to.
    }
    .done = Move no more
prompt-move-to = { $optional ->
        [0] Move { $points } SP to { $space_art }: choose where from.
       *[other] Move up to { $points } SP to { $space_art }: choose where from.
    }
    .done = Move no more
prompt-reroll = The die shows { $die }. Reroll it? ({ box-konig }, once per turn)
    .yes = Reroll
    .no = Keep the { $die }
prompt-redraw = { box-bayern }: discard { $discards } cards and draw { $draws }?
    .yes = Discard { $discards }, draw { $draws }
    .no = Keep my hand
prompt-jaures = “{ card-jean_jaures }”: lose 1 VP to lower tension by 1 before the crisis roll? Tension { $tension }, status { SIGNED($status) }: { $danger ->
        [none] this roll cannot bring war
        [certain] any die brings war
       *[some] war on a die of { $die } or more
    }.
    .yes = Lose 1 VP, tension −1
    .no = Leave tension as it is
prompt-discard-cards = { $count ->
    [one] Discard a card.
   *[other] Discard { $count } cards.
}
prompt-exchange-cards = { $count ->
        [0] Draw as many cards as you discarded.
        [one] Discard 1 card if you like; you then draw as many as you discarded.
       *[other] Discard up to { $count } cards; you then draw as many as you discarded.
    }
    .done = { $discarded ->
        [0] Keep my hand
        [one] Draw 1 card
       *[other] Draw { $discarded } cards
    }
prompt-choose-stability = { $count ->
        [one] Stability check { $region_loc }: choose a stability card. It stays secret until it is played.
       *[other] Stability check { $region_loc }: choose up to { $count } stability cards. They stay secret until they are played.
    }
    .done = No further card
prompt-next-stability = Stability check { $region_loc }: choose which of your selected cards you play next.
prompt-war-losses = War losses: choose the next region to resolve.
prompt-remove-losses = War losses: remove { $points } of your own SP from the region or its adjacent independent spaces.

## Events of the Victorian Era

prompt-admiral_von_tirpitz-ships = Choose how many Authoritarian SP to remove from Germany: the German Navy moves up one box for each.
prompt-bernhard_von_bulow = Choose a card in the discard pile and carry out its event, or none.
    .done = Carry out no event
prompt-foreign_investments = Choose how many Liberal SP to take from Worker spaces of France and Germany: you then place as many in Russia, Austria-Hungary and the Balkans, at most 2 per space.
prompt-third_department_okhrana = Choose the Liberal stability card that becomes unavailable.

## Events of the Edwardian Era

prompt-second_hague_conference = How do the talks at The Hague end? If they fail, tension rises by 1 and you gain 2 VP; if they succeed, you place 4 SP in Army or Monarch spaces, at most 1 per space.
    .first-option = Talks fail (tension +1, 2 VP)
    .second-option = Talks succeed (place 4 SP)
prompt-belgian_rule_in_congo = Lose 2 VP, or let the Authoritarian control Belgium? Either way Belgium becomes an Annex space as well.
    .first-option = Lose 2 VP
    .second-option = Give up Belgium
prompt-move-within-region = Choose a Farmer or Army space: 1 of your SP moves to a { $icon } space of its region ({ $points } left).
    .done = Move no more
prompt-control_of_the_channel = Choose the card of the discard pile whose event takes place now; its side carries it out, or you do if it is neutral.
prompt-declaration_of_independence = Choose the Balkan space that comes under your control.
prompt-legacy_of_1848 = Carry out one of the Liberal or neutral events shown, or choose “{ card-legacy_of_1848 }” to use its OP, or neither.
    .done = Neither
prompt-second_duma_disbanded = Choose the Russian space whose Liberal SP are sent to Siberia.
prompt-military_parade = Choose the Army space where the parade is held; every adjacent space gets 1 SP of yours.
prompt-central_authority = Choose the region where every space under your control gets 1 SP.
prompt-tangier_crisis = Tangier Crisis: give way, or stand firm? Then the Authoritarian places 2 SP in the French Armed Forces (elsewhere in France if already controlled there), tension rises by 1 and a crisis roll follows.
    .first-option = Give way (lose 3 VP)
    .second-option = Stand firm (tension +1, crisis roll)
prompt-tangier_crisis-space = Choose the French space that gets 2 SP of yours.
prompt-rosa_luxemburg-card = Choose a Liberal prerequisite card of the discard pile: you carry out its event.

## Events of the Georgian Era

prompt-agadir_crisis = Agadir Crisis: give way and leave control of Morocco to the Authoritarian, or stand firm? Then tension rises by 2 and a crisis roll follows.
    .first-option = Give way (lose 1 VP and Morocco)
    .second-option = Stand firm (+1 VP, tension +2, crisis roll)
prompt-balkan_civil_war-space = Choose the Balkan space where Liberal SP are added until both sides are even.
prompt-yugoslavia-space = You have won the roll. Choose the space where every Liberal SP becomes one of yours.
prompt-black_hand = Choose the space for the Black Hand: 2 Authoritarian SP that cannot be removed, and no support checks there.
prompt-preventive_war = Choose the region where you remove 3 of your own SP.
prompt-mitteleuropa = Choose how many boxes the German Navy goes back: each gives 4 OP to place SP in Germany, Austria-Hungary, the Balkans, Denmark, Italy or Constantinople.

## Stability cards

prompt-anarchist_attack = Choose a Monarch or Government space: it loses 3 Authoritarian SP, or all if there are fewer.
prompt-intelligentsia = Choose a card worth 2 OP in the discard pile to take into your hand.

## War Mobilization

prompt-mobilization = Choose a mobilization card for { $nation_art }. It stays secret until it is resolved; low priority numbers come first.
prompt-mobilization-additional = Add “{ mobilization-u_boat_offensive }” to your German card? You lose 2 VP; the German Navy draws level.
    .done = Do without
prompt-join-the-war = { $nation } enters the war: choose a mobilization card for it, or none.
    .done = No card
prompt-third_balkan_war-whose = Whose SP is removed from the Balkans?
    .first-option = Remove an Authoritarian SP
    .second-option = Remove a Liberal SP
prompt-salonika = Choose the Balkan space that comes under your control.
