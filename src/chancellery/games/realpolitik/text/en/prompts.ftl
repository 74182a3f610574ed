### Realpolitik: what is asked

prompt-lay-card = Choose an action card
    .why = turn { $turn } · secret; you can change it until everyone has chosen
prompt-lay-two-cards = Choose an action card, and one for Italy
    .why = turn { $turn } · secret; you can change them until everyone has chosen
prompt-talk = Negotiate
    .why = use the chat; nothing said is binding · when everyone is ready, alliance offers are made in secret
prompt-entreat = Choose a power to offer an alliance
    .why = secret · you become allies if it offers you one as well; you are at war with every other power
    .entreat = { $power }
prompt-entreat-or-italy = Offer an alliance to a power, or to Italy?
    .why = secret · a power that offers you one too becomes your ally · Italy goes to the only offer, or to the highest bid
prompt-bid-for-italy = Bid for control of Italy
    .why = 0 to { $morale } morale · the highest bid wins and pays; a tie goes to the higher prestige
prompt-place-free-trains = { $trains ->
    [one] Build one more free train?
   *[other] Build up to { $trains } free trains
}
    .why = { $power } · mobilisation, free of charge
    .done = No more free trains
prompt-allow-train = Allow a train on { $border }?
    .why = { $other_subject } asks · your common border
    .yes = Allow this train
    .no = Refuse it
prompt-place-generals = Place generals, or withdraw some?
    .why = { $power } · not both · purchases come next
    .done = Continue to purchases
prompt-purchase = { $money } money to spend
    .why = { $power } · a fortress costs 5, everything else 1 · unspent money is lost
    .done = End mobilisation (lose { $money } money)
prompt-lose-money = Lose { $money } money?
    .why = { $power } · unspent money is lost when mobilisation ends
    .yes = End it (lose { $money } money)
    .no = Keep buying
prompt-discard-down = { $cards ->
    [one] Discard a battle card
   *[other] Discard { $cards } battle cards
}
    .why = { $power } · hand limit: 7 at the end of a mobilisation
prompt-join-general = Choose the general that takes the garrison as a unit
    .why = { $power } · the garrison { $territory_loc } has to leave
prompt-allow-stay = May the general { $territory_loc } stay?
    .why = { $other_subject }, your new ally · if not, it retreats
    .yes = Let it stay
    .no = Make it retreat
prompt-choose-envoy = Choose an envoy for this movement
    .why = { $power } · it gains 1 morale now and decides whether you get more rounds
    .envoy = { $power }
prompt-move-generals = { $phase ->
    [0] Garrisons, trains, then generals
    [1] More trains, or move your generals
   *[other] Move your next general?
}
    .why = { $phase ->
        [0] { $power }, round { $round } · each step closes the one before
        [1] { $power }, round { $round } · the first move closes the trains
       *[other] { $power }, round { $round } · each general moves once
    }
    .done = End round { $round }
prompt-choose-ride = Choose where the general { $origin_loc } goes by train
    .why = { $power } · along connected trains
prompt-choose-forced-ride = Choose where the first general goes by train
    .why = { $power } · two of your generals cannot share { $origin_art } · or move the second back
prompt-allow-ride = Allow a train journey to { $territory_art }?
    .why = { $other_subject } asks for its general { $origin_loc } · by your trains
    .yes = Allow this journey
    .no = Refuse it
prompt-choose-taker = Choose the general that takes the unit
    .why = { $power } · from the general { $origin_loc }
prompt-allow-unit = Allow units to { $territory_art } by your trains?
    .why = { $other_subject } asks to send them from { $origin_art } · for this round
    .yes = Allow it
    .no = Refuse it
prompt-plan-move = Choose where the general { $origin_loc } goes
    .why = { $power } · to a neighbouring territory, by sea, or up to { $steps } territories through friendly land · it may leave a garrison
prompt-plan-forced-move = Choose where the first general goes
    .why = { $power } · two of your generals cannot share { $origin_art } · or move the second back
prompt-plan-further = Stop { $territory_loc }, or go on?
    .why = { $power } · the general from { $origin_art } · go on through friendly land, or leave a garrison
prompt-plan-return = Stop { $territory_loc }, or go on?
    .why = { $power } · the general is back at its starting point · go on through friendly land, or leave a garrison
prompt-allow-move = Allow a move through your territory?
    .why = { $other_subject } asks for its general { $origin_loc } · { $territories }
    .yes = Allow this move
    .no = Refuse it
prompt-allow-sail = Allow a move by sea ({ $territories })?
    .why = { $other_subject } asks for its general { $origin_loc }
    .yes = Allow this move
    .no = Refuse it
prompt-ask-for-round = { $round ->
    [2] Ask { $envoy_art } for a second round?
   *[other] Ask { $envoy_art } for a third round?
}
    .why = { $power } · the envoy gains morale if it agrees · or end your movement
    .done = End movement
prompt-end-movement = Place garrisons in your homes?
    .why = { $power } · before your movement ends
    .done = End movement
prompt-grant-round = { $round ->
    [2] Grant a second round of movement?
   *[other] Grant a third round of movement?
}
    .why = { $other_subject } asks you, its envoy
    .yes = Grant it (+{ $morale } morale)
    .no = Refuse it

## Battles

prompt-choose-battle = Choose the next battle
    .why = { $power } · battles to fight: { $battles }
prompt-declare-support = { $named ->
    [0] { $side ->
        [attack] Support the attack { $territory_loc }?
       *[defence] Support the defence { $territory_loc }?
    }
   *[other] { $side ->
        [attack] Another general for the attack { $territory_loc }?
       *[defence] Another general for the defence { $territory_loc }?
    }
}
    .why = { $power } · a supporting general loses a unit afterwards; each of its units allows one card
    .done = { $named ->
        [0] No support
       *[other] No more support
    }
prompt-choose-pile = Choose the general that plays a card next
    .why = { $power } · battle { $territory_loc } · if you pass, you play no more in this battle
prompt-play-card = { $morale ->
    [0] Play your one free card?
   *[other] Play a card?
}
    .why = { $morale ->
        [0] { $power } · battle { $territory_loc } · for the general { $place_loc }, without morale
       *[other] { $power } · battle { $territory_loc } · for the general { $place_loc } · 1 morale each, you have { $morale }
    }{ $decided ->
        [won] {" "}· your side wins whatever is played
        [lost] {" "}· your side loses whatever is played
       *[open] {""}
    }
    .count = { $slots ->
        [one] 1 card left
       *[other] { $slots } cards left
    }
prompt-choose-target = { $reveal ->
    [1] Choose the pile in which to reveal a card
   *[other] Choose the pile from which to discard a card
}
    .why = { $reveal ->
        [1] your 3 reveals an opposing card
       *[other] your 1 discards an opposing card
    }
prompt-choose-target-card = { $reveal ->
    [1] Choose the card to reveal
   *[other] Choose the card to discard
}
    .why = { $power } ({ $territory }) · card 1 is the oldest
prompt-rally = Return the general to { $territory_art }?
    .why = { $power } · it is defeated; { $territory_art } is your capital
    .off-map = Leave it off the map
prompt-retreat = Choose where the general { $territory_loc } retreats
    .why = { $units ->
        [0] { $power } · it must leave
        [one] { $power } · its unit is lost only if it leaves the map
       *[other] { $power } · its { $units } units are lost only if it leaves the map
    }
    .off-map = { $units ->
        [0] Leave the map
        [one] Leave the map (1 unit is lost)
       *[other] Leave the map ({ $units } units are lost)
    }
prompt-garrison-conquest = Leave a garrison { $territory_loc }?
    .why = { $power } has won there · { $units ->
        [one] the garrison takes the general’s last unit
       *[other] the garrison takes one of the general’s { $units } units
    }
    .done = Leave no garrison
why-no-general = You have no general { $territory_loc }.
why-moved-already = The general { $territory_loc } has already moved in this round.
why-no-way = The general { $territory_loc } has nowhere to go.
why-not-next = { $territory }: no border with { $place_art }, and no sea lane leads there.
why-ally-closed = { $territory }: controlled by { $power_art }, your ally, who does not let you in.
why-own-general = Another of your generals is { $territory_loc } and cannot make room.
why-not-friendly = A move can continue only through friendly land without enemy generals: not { $territory_loc }.
why-two-steps = A move goes through { $steps } territories at most.
why-no-money = You have { $money } money: a fortress costs 5, everything else 1.
why-unit-needs-general = Units go to your generals on the map: you have none { $territory_loc }, or it has all it can take.
why-no-retreat = Not to { $territory_art }: the retreat goes to the nearest land that you control, without another general of yours or one at war with you.
