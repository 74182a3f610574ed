### Europe in Turmoil: what is asked

prompt-reveal-scoring = { $cards_count ->
    [0] The hands are dealt: no scoring card to show
    [one] The hands are dealt: one scoring card is not enough to show
   *[other] Show your { $cards_count } scoring cards?
}
    .why = { $cards_count ->
        [0] next, both sides place their first support
        [one] you hold { $cards_quoted } and would need two · next, both sides place their first support
       *[other] { $cards_quoted } · shown, they give you 1 extra SP at each of your three set-up steps
    }
    .yes = Show my scoring cards
    .no = { $cards_count ->
        [0] No scoring card to show
        [one] Nothing to show
       *[other] Show nothing
    }
prompt-discretionary = Set-up: place { $points } SP
    .why = spaces without opposing SP
prompt-play-card = Play a card
    .why = action round { $round } of { $rounds }{ $stranded ->
        [0] {""}
        [one] {" "}· play a scoring card now: if you still hold one at the end of the turn, you lose
       *[other] {" "}· more scoring cards than rounds left: if you still hold one at the end of the turn, you lose
    }{ $doom ->
        [start] {" "}· a naval attempt would fail without a roll: neither navy has left the start
        [bethmann] {" "}· a naval attempt would fail without a roll and only turn your marker to +1 (“{ card-von_bethmann_hollweg }”)
       *[none] {""}
    }
prompt-play-owed = Choose a card for a naval attempt
    .why = “{ card-two_power_standard }” requires naval attempts · { $owed } left
prompt-event-order = Event first, or your operations?
    .why = its event takes place either way · { $ops } OP for you
    .event-before = Event first
    .event-after = Operations first
prompt-helgoland = Extra naval attempt?
    .why = { box-helgoland } · die −1, with a card you spend{ $doom ->
        [start] {" "}· it would fail without a roll: neither navy has left the start
        [bethmann] {" "}· it would fail without a roll and only turn your marker to +1 (“{ card-von_bethmann_hollweg }”)
       *[none] {""}
    }
    .done = Skip the extra attempt
prompt-operate = Choose how to use { $ops } OP
    .why = { $bonus ->
        [0] for operations
       *[other] for operations · 1 extra OP if all are spent in the Balkans
    }
    .done = Use no OP
prompt-place-support = Place SP: { $ops } OP left
    .why = where you have support or in adjacent spaces · 1 OP each, normally 2 in spaces the opponent controls{ $bonus ->
        [0] {""}
       *[other] {" "}· 1 extra OP if all are spent in the Balkans
    }
prompt-support-check = Support check: choose a space
    .why = { SIGNED($ops) } to the die{ $added ->
        [tension] {" "}for tension
       *[ops] {""}
    } · { reason-where } · with opposing SP{ $lenient ->
        [0] {""}
       *[other] {" "}· adjacent spaces of the opponent do not count
    }{ $distinct ->
        [0] {""}
       *[other] {" "}· each in a different space
    }
    .count = check { $done } of { $total }
prompt-add-support = { $optional ->
        [0] Place { $points } SP
       *[other] Place up to { $points } SP
    }{ $independent ->
        [0] {""}
       *[other] {" "}in independent spaces
    }
    .why = { reason-where }{ $test ->
        [1] {" "}· not under the opponent’s control
        [2] {" "}· without opposing SP
        [3] {" "}· under nobody’s control
        [4] {" "}· under your control
       *[other] {""}
    }{ reason-most }
    .count = { $done } of { $total }
    .done = Place no more
prompt-add-support-in = { $optional ->
        [0] Place { $points } SP { $region_loc }
       *[other] Place up to { $points } SP { $region_loc }
    }
    .why = { reason-where }{ $test ->
        [1] {" "}· not under the opponent’s control
        [2] {" "}· without opposing SP
        [3] {" "}· under nobody’s control
        [4] {" "}· under your control
       *[other] {""}
    }{ reason-most }
    .count = { $done } of { $total }
    .done = Place no more
prompt-remove-support = { $optional ->
        [0] Remove { $points } { $owner } SP
       *[other] Remove up to { $points } { $owner } SP
    }
    .why = { reason-where }{ reason-most }
    .count = { $done } of { $total }
    .done = Remove no more
prompt-replace-support = Replace 1 opposing SP with your own
    .why = { reason-where } · each in a different space
    .count = { $done } of { $total }
prompt-move-from = { $optional ->
        [0] Move { $points } SP from { $space_art }: choose where to
       *[other] Move up to { $points } SP from { $space_art }: choose where to
    }
    .why = { reason-where }{ reason-most }
    .count = { $done } of { $total }
    .done = Move no more
    .place = Move 1 SP to { $space_art }
prompt-move-to = { $optional ->
        [0] Move { $points } SP to { $space_art }: choose where from
       *[other] Move up to { $points } SP to { $space_art }: choose where from
    }
    .why = { reason-where }{ reason-most }
    .count = { $done } of { $total }
    .done = Move no more
    .remove = Move 1 SP from { $space_art }
prompt-reroll = The die shows { $die }. Reroll it?
    .why = { box-konig } · once per turn
    .yes = Reroll
    .no = Keep the { $die }
prompt-redraw = Discard { $discards } cards and draw { $draws }?
    .why = { box-bayern }
    .yes = Discard { $discards }, draw { $draws }
    .no = Keep my hand
prompt-jaures = Lower tension before the crisis roll?
    .why = “{ card-jean_jaures }” · tension { $tension }, status { SIGNED($status) }: { $danger ->
        [none] this roll cannot bring war
        [certain] any die brings war
       *[some] war on a die of { $die } or more
    }
    .yes = Lose 1 VP, tension −1
    .no = Leave tension as it is
prompt-discard-cards = { $count ->
    [one] Discard a card
   *[other] Discard { $count } cards
}
    .why = from your hand · its event does not take place
prompt-exchange-cards = { $count ->
        [0] Draw as many cards as you discarded
        [one] Discard 1 more card?
       *[other] Discard up to { $count } cards?
    }
    .why = you then draw as many as you discarded
    .done = { $discarded ->
        [0] Keep my hand
        [one] Draw 1 card
       *[other] Draw { $discarded } cards
    }
prompt-choose-stability = { $count ->
        [one] Choose a stability card
       *[other] Choose up to { $count } stability cards
    }
    .why = stability check { $region_loc } · secret until played
    .done = No more cards
prompt-next-stability = Choose the next stability card
    .why = stability check { $region_loc } · one of those you chose
prompt-war-losses = War losses: choose the next region
    .why = each region that took part, once
prompt-remove-losses = War losses: remove { $points } of your own SP
    .why = the region and its adjacent independent spaces
    .count = { $done } of { $total }

## Events of the Victorian Era

prompt-admiral_von_tirpitz-ships = Remove how many Authoritarian SP from Germany?
    .why = the German Navy moves up one box for each
prompt-bernhard_von_bulow = Choose an event from the discard pile to carry out
    .why = one card, or none
    .done = Carry out no event
prompt-foreign_investments = Remove how many Liberal SP from Worker spaces?
    .why = of France and Germany · you place as many in Russia, Austria-Hungary and the Balkans, at most 2 per space
prompt-third_department_okhrana = Choose a Liberal stability card to mark as used

## Events of the Edwardian Era

prompt-second_hague_conference = Choose how the talks at The Hague end
    .why = the 4 SP go to Army or Monarch spaces, at most 1 per space
    .first-option = Talks fail: tension +1, +2 VP
    .second-option = Talks succeed: place 4 SP
prompt-belgian_rule_in_congo = Lose 2 VP, or Belgium?
    .why = either way Belgium becomes an Annex space as well
    .first-option = Lose 2 VP
    .second-option = Leave Belgium to the Authoritarian
prompt-move-within-region = Move 1 of your SP to a space of this kind: { $icon }
    .why = from a Farmer or Army space of the same region
    .count = { $points } left
    .done = Move no more
    .remove = Move 1 SP from { $space_art }
prompt-control_of_the_channel = Choose the event that takes place now
    .why = a card of the discard pile · its side carries it out, or you do if it is neutral
prompt-declaration_of_independence = Choose a Balkan space to take control of
prompt-legacy_of_1848 = Carry out one of the events shown?
    .why = Liberal or neutral · or choose “{ card-legacy_of_1848 }” to use its OP
    .done = Use neither
prompt-second_duma_disbanded = Choose the Liberal SP sent to Siberia
    .why = all those in one Russian space
prompt-military_parade = Choose where the parade is held
    .why = an Army space · you gain 1 SP in every adjacent space
prompt-central_authority = Choose a region
    .why = every space there under your control gets 1 SP
prompt-tangier_crisis = Give way in Tangier?
    .why = standing firm, the Authoritarian places 2 SP in the French Armed Forces (elsewhere in France if already controlled there)
    .first-option = Give way: −3 VP
    .second-option = Stand firm: tension +1, crisis roll
prompt-tangier_crisis-space = Choose a French space for your 2 SP
prompt-rosa_luxemburg-card = Choose a Liberal event to carry out
    .why = a prerequisite card from the discard pile

## Events of the Georgian Era

prompt-agadir_crisis = Give way in Agadir?
    .why = giving way leaves control of Morocco to the Authoritarian
    .first-option = Give way: −1 VP and Morocco
    .second-option = Stand firm: +1 VP, tension +2, crisis roll
prompt-balkan_civil_war-space = Choose where to add Liberal SP until both sides are even
    .why = one Balkan space
prompt-yugoslavia-space = Choose where every Liberal SP becomes yours
    .why = you have won the roll · one space
prompt-black_hand = Choose the space for the Black Hand
    .why = 2 Authoritarian SP that cannot be removed · no support checks there
prompt-preventive_war = Choose the region in which you remove 3 of your own SP
prompt-mitteleuropa = Move the German Navy back how many boxes?
    .why = each gives 4 OP to place SP in Germany, Austria-Hungary, the Balkans, Denmark, Italy or Constantinople

## Stability cards

prompt-anarchist_attack = Choose where the attack takes place
    .why = “{ stability-anarchist_attack }” · a Monarch or Government space loses 3 Authoritarian SP, or all if there are fewer
prompt-intelligentsia = Choose a card to take into your hand
    .why = “{ stability-intelligentsia }” · a card worth 2 OP from the discard pile

## War Mobilization

prompt-mobilization = Choose a mobilization card for { $nation_art }
    .why = secret until its turn comes · low priority numbers come first
prompt-mobilization-additional = Add “{ mobilization-u_boat_offensive }” to your German card?
    .why = you lose 2 VP; the German Navy draws level
    .done = Do not add it
prompt-join-the-war = Choose a card for { $nation_art } to enter the war
    .why = a mobilization card of a priority still to come, or none
    .done = No card
prompt-third_balkan_war-whose = Choose whose SP is removed from the Balkans
    .first-option = Remove an Authoritarian SP
    .second-option = Remove a Liberal SP
prompt-salonika = Choose a Balkan space to take control of
reason-where = { $where ->
    [anywhere] any space
    [regions] { $regions }
    [independent] independent spaces
    [icons] { $icons } spaces
    [icons-in] { $icons } spaces ({ $regions })
    [names] { $names }
   *[marked] the marked spaces
}
reason-most = { $most ->
    [99] {""}
   *[other] {" "}· at most { $most } per space
}
why-card-first = Play a card first: it determines what you may do on the map.
why-in-hand = This card is in your hand; the choice is among other cards.
why-owed = “{ card-two_power_standard }”: this round you must make a naval attempt ({ $owed } left), unless you must play a scoring card first.
why-too-dear = 1 SP { $space_loc } costs { $cost } OP; you have { $ops } left.
why-out-of-reach = You place where you have support or in adjacent spaces: you have none { $space_loc }, and none in the adjacent spaces ({ $near }).
why-closed-space = { $space }: no SP can be placed here.
why-barred = Under “{ $card }” no operations are possible in the Balkans.
why-outside-area = Not { $space_loc }. Choose from: { reason-where }.
why-limit-reached = At most { $most } per space: there are already that many { $space_loc }.
why-walled = “{ mobilization-east_wall_west_wall }”: no SP is added to or removed from Germany any more.
why-enemy-controls = The opponent controls { $space_art }.
why-enemy-support = The opponent has support { $space_loc }.
why-is-controlled = { $space }: already controlled; choose an uncontrolled space.
why-not-yours = You do not control { $space_art }.
why-nothing-to-remove = There is no SP to remove { $space_loc }.
why-checked-already = { $space }: already checked; each check needs a different space.
why-black-hand-holds = The Black Hand is { $space_loc }: no support checks there.
why-nothing-to-check = There is no opposing SP { $space_loc } to check.
