### Realpolitik: battles. What is asked, and what happens

## Actions

action-hold = Keep the free card for another general

## Prompts

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
prompt-choose-pile = { $power }, battle { $territory_loc }: which general plays a card next? Passing ends your card play in this battle.
prompt-play-card = { $morale ->
    [0] { $power }, battle { $territory_loc }: without morale you have one free card. Play it for the general { $place_loc }, or pass for the rest of the battle.
   *[other] { $power }, battle { $territory_loc }: play a card for the general { $place_loc } (room for { $slots }, morale { $morale }), or pass for the rest of the battle.
}
prompt-choose-target = { $reveal ->
    [1] Your 3 lies open: choose the pile in which it uncovers a card.
   *[other] Your 1 lies open: choose the pile from which it strikes a card.
}
prompt-choose-target-card = { $reveal ->
    [1] Choose the card of { $power } ({ $territory }) to uncover; the first is the oldest.
   *[other] Choose the card of { $power } ({ $territory }) to strike; the first is the oldest.
}
prompt-rally = { $power }: your general is beaten. Should he reappear { $territory_loc }, your capital, or stay off the map?
prompt-retreat = { $units ->
    [0] { $power }: your general must leave { $territory_art }. Where to?
    [one] { $power }: your general must leave { $territory_art } with 1 unit, which is lost off the map. Where to?
   *[other] { $power }: your general must leave { $territory_art } with { $units } units, which are lost off the map. Where to?
}
prompt-garrison-conquest = { $power } has won { $territory_loc }. Flip one of { $units ->
    [one] your general’s units, the last one,
   *[other] your general’s { $units } units
} to a garrison?

## Events

event-battle-began = { $power } attacks { $territory_loc }: { $attack } against { $defence } before any card.
event-support-declared = { $side ->
    [attack] { $power }’s general { $territory_loc } supports the attack.
   *[defence] { $power }’s general { $territory_loc } supports the defence.
}
event-support-withheld = { $side ->
    [attack] { $power } gives the attack no support.
   *[defence] { $power } gives the defence no support.
}
event-card-committed = { $power } lays a card face down for the general { $territory_loc }; morale { $morale }.
event-card-shown = { $power } lays a { $value } face up for the general { $territory_loc }; morale { $morale }.
event-card-struck = { $power } loses a { $value } from the pile of the general { $territory_loc }.
event-card-turned = { $power }’s general { $territory_loc } turns out to have a { $value }.
event-card-held-back = { $power } keeps its free card for another general.
event-power-passed = { $power } passes and plays no more cards in this battle.
event-pile-revealed = { $power }, general { $territory_loc }: { $values }, worth { $strength }.
event-battle-decided = { $outcome ->
    [attack] Battle { $territory_loc }: { $attack } to { $defence }. The attack of { $power } succeeds.
    [defence] Battle { $territory_loc }: { $attack } to { $defence }. The attack of { $power } is beaten off.
   *[draw] Battle { $territory_loc }: { $attack } to { $defence }. It ends in a draw, and { $power } has to fall back.
}
event-unit-lost = { $power }’s general { $territory_loc } loses a unit.
event-general-beaten = { $power }’s general { $territory_loc } is beaten.
event-garrison-lost = { $power }’s garrison { $territory_loc } is lost.
event-general-rallied = { $power }’s beaten general reappears { $territory_loc }.
event-general-retreated = { $power }’s general falls back from { $origin } to { $territory }.
event-general-left = { $power }’s general leaves { $origin } and the map.
event-prestige-rose = { $power } overtakes { $other } in prestige.
