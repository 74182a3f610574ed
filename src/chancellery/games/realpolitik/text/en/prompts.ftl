### Realpolitik: what is asked

prompt-lay-card = Turn { $turn }: choose an action card. You can change it until everyone has chosen.
prompt-lay-two-cards = Turn { $turn }: choose an action card, and one for Italy. You can change them until everyone has chosen.
prompt-talk = Negotiation: use the chat; nothing said is binding. When everyone is ready, alliance offers are made in secret.
prompt-entreat = Offer one power an alliance. If it offers you one as well, you become allies; with every other power you are at war.
prompt-entreat-or-italy = Offer an alliance to one power or to Italy. A power that also offers you one becomes your ally; Italy goes to the only offer, or to the highest bid.
prompt-bid-for-italy = Bid 0 to { $morale } morale for control of Italy. The highest bid wins and pays; a tie goes to the higher prestige.
prompt-place-free-trains = { $trains ->
    [one] { $power }: you may place one more train free of charge.
   *[other] { $power }: you may place up to { $trains } trains free of charge.
}
    .done = No more free trains
prompt-allow-train = { $other_subject } asks to build a train on your common border { $border }. Allow this train?
    .yes = Allow this train
    .no = Refuse it
prompt-place-generals = { $power }: you may place generals on the map, or withdraw some from it, not both. Purchases come next.
    .done = Go on to purchases
prompt-purchase = { $power }: { $money } money to spend. A fortress costs 5, all else 1. What is left over is lost.
    .done = End mobilisation (lose { $money } money)
prompt-lose-money = { $power }: { $money } money is not spent and would be lost. End the mobilisation all the same?
    .yes = End it (lose { $money } money)
    .no = Go on buying
prompt-discard-down = { $cards ->
    [one] { $power }: seven battle cards are the limit. Discard one.
   *[other] { $power }: seven battle cards are the limit. Discard { $cards }.
}
prompt-join-general = { $power }: the garrison { $territory_loc } leaves. Which general takes it as a unit?
prompt-allow-stay = { $other_subject }, your new ally, has a general { $territory_loc }. May it stay? If not, it retreats.
    .yes = Let it stay
    .no = Make it retreat
prompt-choose-envoy = { $power }: choose an envoy for this movement. It gains 1 morale now and decides whether you get more rounds.
prompt-move-generals = { $phase ->
    [0] { $power }, round { $round }: you may disband garrisons, then use trains, then move generals. Each step closes the one before.
    [1] { $power }, round { $round }: use more trains, or move your generals. The first move closes the trains.
   *[other] { $power }, round { $round }: move your next general, or end the round.
}
    .done = End round { $round }
prompt-choose-ride = { $power }: where does the general { $origin_loc } ride to?
prompt-choose-forced-ride = { $power }: two of your generals cannot share { $origin_art }. Choose where the first one rides, or move the second back.
prompt-allow-ride = { $other_subject } asks to move its general { $origin_loc } to { $territory_art } by your trains. Allow this ride?
    .yes = Allow this ride
    .no = Refuse it
prompt-choose-taker = { $power }: which general takes a unit of the general { $origin_loc }?
prompt-allow-unit = { $other_subject } asks to send units from { $origin_art } to { $territory_art } by your trains. Allow it for this round?
    .yes = Allow it
    .no = Refuse it
prompt-plan-move = { $power }: where does the general { $origin_loc } go? A garrison may stay behind.
prompt-plan-forced-move = { $power }: two of your generals cannot share { $origin_art }. Choose where the first one goes, or move the second back.
prompt-plan-further = { $power }: the general from { $origin_art } is { $territory_loc }. Stop, place a garrison, or go on through friendly land?
prompt-plan-return = { $power }: the general is back { $territory_loc }. Stop, place a garrison, or go on through friendly land?
prompt-allow-move = { $other_subject } asks to move its general { $origin_loc } through your territory: { $territories }. Allow this move?
    .yes = Allow this move
    .no = Refuse it
prompt-allow-sail = { $other_subject } asks to move its general { $origin_loc } by sea to { $territories }. Allow this move?
    .yes = Allow this move
    .no = Refuse it
prompt-ask-for-round = { $round ->
    [2] { $power }: ask { $envoy_art } for a second round, or end your movement?
   *[other] { $power }: ask { $envoy_art } for a third round, or end your movement?
}
    .done = End movement
prompt-end-movement = { $power }: you may still place garrisons in your homes before your movement ends.
    .done = End movement
prompt-grant-round = { $round ->
    [2] { $other_subject } asks for a second round of movement. Grant it, and gain { $morale } morale?
   *[other] { $other_subject } asks for a third round of movement. Grant it, and gain { $morale } morale?
}
    .yes = Grant it (+{ $morale } morale)
    .no = Refuse it

## Battles

prompt-choose-battle = { $power }: { $battles } battles are waiting. Choose the one to fight now.
prompt-declare-support = { $named ->
    [0] { $side ->
        [attack] { $power }: which of your generals support the attack { $territory_loc }? Each loses a unit afterwards, and each of its units may bring a card.
       *[defence] { $power }: which of your generals support the defence { $territory_loc }? Each loses a unit afterwards, and each of its units may bring a card.
    }
   *[other] { $side ->
        [attack] { $power }: does another general support the attack { $territory_loc }?
       *[defence] { $power }: does another general support the defence { $territory_loc }?
    }
}
    .done = { $named ->
        [0] No support
       *[other] No more support
    }
prompt-choose-pile = { $power }, battle { $territory_loc }: which general plays a card next? If you pass, you play no more in this battle.
prompt-play-card = { $morale ->
    [0] { $power }, battle { $territory_loc }: without morale you have one free card. Play it for the general { $place_loc }, or pass.
   *[other] { $power }, battle { $territory_loc }: play a card for the general { $place_loc } (cards left { $slots }, 1 morale each, you have { $morale }). If you pass, you play no more in this battle.
}{ $decided ->
    [won] { " " }Your side wins whatever is played.
    [lost] { " " }Your side loses whatever is played.
   *[open] { "" }
}
prompt-choose-target = { $reveal ->
    [1] Your 3 reveals a card: choose the pile.
   *[other] Your 1 discards a card: choose the pile.
}
prompt-choose-target-card = { $reveal ->
    [1] Choose the card of { $power } ({ $territory }) to reveal; the first is the oldest.
   *[other] Choose the card of { $power } ({ $territory }) to discard; the first is the oldest.
}
prompt-rally = { $power }: your general is defeated. Return it to { $territory_art }, your capital, or leave it off the map?
    .off-map = Leave it off the map
prompt-retreat = { $units ->
    [0] { $power }: your general must retreat from { $territory_art }. Choose where.
    [one] { $power }: your general must retreat from { $territory_art }. Choose where. Its unit is lost only if it leaves the map.
   *[other] { $power }: your general must retreat from { $territory_art }. Choose where. Its { $units } units are lost only if it leaves the map.
}
    .off-map = { $units ->
        [0] Leave the map
        [one] Leave the map (1 unit is lost)
       *[other] Leave the map ({ $units } units are lost)
    }
prompt-garrison-conquest = { $power } has won { $territory_loc }. Flip one of { $units ->
    [one] your general’s units, the last one,
   *[other] your general’s { $units } units
} to a garrison?
    .done = Leave no garrison
