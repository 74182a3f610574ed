### Realpolitik: what happens

event-turn-began = Turn { $turn }.
event-action-revealed = { $power } plays “{ $action_card }”.
event-permission-changed = { $power } lets its ally know: “{ $grant }”.
event-money-gained = { $power } takes { $money } money.
event-morale-changed = { $power }: { SIGNED($change) } morale, now { $morale }.
event-influence-gained = { $power } gains { $gained } influence and has { $influence }.
event-cards-drawn = { $cards ->
    [one] { $power } draws a battle card.
   *[other] { $power } draws { $cards } battle cards.
}
event-cards-taken = New battle cards for { $power_art }, by value: { $values } (hidden from the others).
event-deck-shuffled = { $power }’s discarded battle cards are shuffled into a new deck.
event-train-built = { $power } builds a train: { $border }.
event-general-placed = { $power } places a general { $territory_loc }.
event-general-withdrawn = { $units ->
    [0] { $power } withdraws its general from { $territory_art }.
    [one] { $power } withdraws its general from { $territory_art }; its unit goes back to the supply.
   *[other] { $power } withdraws its general from { $territory_art }; its { $units } units go back to the supply.
}
event-unit-bought = { $power } buys a unit for the general { $territory_loc }.
event-fortress-built = { $power } builds a fortress { $territory_loc }.
event-card-bought = { $power } buys a battle card.
event-morale-bought = { $power } buys morale and has { $morale }.
event-money-lost = { $power } loses { $money } unspent money (end of mobilisation).
event-card-discarded = { $power } discards a { $value }.
event-cards-returned = { $power } takes back all its action cards.
event-marker-moved = The diplomacy marker moves up to step { $box }; step { $top } (Diplomacy) starts the diplomacy phase.
event-diplomacy-began = The diplomacy phase begins.
event-entreaty-revealed = { $power } offers { $other_art } an alliance.
event-alliance-formed = { $power } and { $other } have offered each other an alliance: they are allies.
event-alliance-kept = { $power } and { $other } remain allies.
event-alliance-broken = The alliance between { $power } and { $other } is over.
event-bid-revealed = { $power } bids { $morale } morale for Italy.
event-italy-controlled = { $by ->
    [offer] { $power } controls Italy until the next diplomacy phase, as the only power to offer it an alliance.
    [bid] { $power } controls Italy until the next diplomacy phase, with the highest bid.
   *[prestige] { $power } controls Italy until the next diplomacy phase, by prestige: nobody offered it an alliance.
}
event-garrison-joined = { $power }’s garrison { $territory_loc } joins the general { $joined_loc } as a unit.
event-garrison-paid = { $power }’s garrison { $territory_loc } is exchanged for 1 money: no general has room for it.
event-stay-granted = { $power } lets { $other }’s general stay { $territory_loc }.
event-stay-refused = { $power } does not let { $other }’s general stay { $territory_loc }. It has to retreat.
event-lot-cast = Equal strength { $territory_loc } ({ $strength } each, no garrison): { $power } rolls { $die }, { $other } { $other_die }. { $leaves } has to leave.
event-movement-began = { $power } moves.
event-envoy-chosen = { $power } chooses { $envoy_art } as its envoy.
event-no-envoy = No power can be { $power }’s envoy: one round only.
event-round-requested = { $power } asks for round { $round }.
event-round-granted = { $power } grants round { $round }.
event-round-refused = { $power } refuses round { $round }.
event-round-began = { $power } begins round { $round }.
event-movement-ended = { $power }’s movement is over.
event-garrison-disbanded = { $power } disbands its garrison { $territory_loc }.
event-garrison-placed = { $power } places a garrison { $territory_loc }.
event-general-rode = { $power }’s general takes the train from { $origin_art } to { $territory_art }.
event-unit-sent = { $power } sends a unit by train from { $origin_art } to { $territory_art }.
event-general-moved = { $power } moves a general: { $origin } → { $territories }.
event-general-sailed = { $power }’s general sails from { $origin_art } to { $territory_art }.
event-move-taken-back = { $power }’s general goes back from { $origin_art } to { $territory_art }.
event-consent-given = { $power } allows { $other_art } to move to { $territory_art }.
event-consent-refused = { $power } does not allow { $other_art } to move to { $territory_art }.
event-battle-began = { $power } attacks { $territory_loc }: { $attack } against { $defence } before any card.
event-support-declared = { $side ->
    [attack] { $power }’s general { $territory_loc } supports the attack.
   *[defence] { $power }’s general { $territory_loc } supports the defence.
}
event-card-committed = { $power } plays a card face down for the general { $territory_loc }; morale { $morale }.
event-card-shown = { $power } plays a { $value } face up for the general { $territory_loc }; morale { $morale }.
event-card-struck = { $power }’s { $value } with the general { $territory_loc } is discarded by the opposing 1.
event-card-turned = { $power }’s card with the general { $territory_loc } is revealed by the opposing 3: a { $value }.
event-card-held-back = { $power } keeps its free card for another general.
event-power-passed = { $power } passes and plays no more cards in this battle.
event-pile-revealed = { $power }, general { $territory_loc }: { $values }, worth { $strength }.
event-battle-decided = { $outcome ->
    [attack] Battle { $territory_loc }: { $attack } to { $defence }. { $power }’s attack succeeds.
    [defence] Battle { $territory_loc }: { $attack } to { $defence }. { $power }’s attack is defeated.
   *[draw] Battle { $territory_loc }: { $attack } to { $defence }. A draw: { $power } has to retreat.
}
event-unit-lost = { $power }’s general { $territory_loc } loses a unit.
event-general-beaten = { $power }’s general { $territory_loc } is defeated and loses all its units.
event-garrison-lost = { $power }’s garrison { $territory_loc } is lost.
event-general-rallied = { $power }’s defeated general returns to { $territory_art }.
event-general-retreated = { $power }’s general retreats from { $origin_art } to { $territory_art }.
event-general-left = { $units ->
    [0] { $power }’s general leaves { $origin_art } and goes off the map.
    [one] { $power }’s general leaves { $origin_art } and goes off the map; its unit is lost.
   *[other] { $power }’s general leaves { $origin_art } and goes off the map; its { $units } units are lost.
}
event-prestige-rose = { $power } overtakes { $other } in prestige.
event-former-allies-met = { $by ->
    [garrison] Former allies { $territory_loc }: { $power } { $strength }, { $other } { $other_strength }. { $leaves } has no garrison and has to leave.
   *[strength] Former allies { $territory_loc }: { $power } { $strength }, { $other } { $other_strength }. { $leaves } is weaker and has to leave.
}
event-train-allowed = { $power } allows { $other_art } a train: { $border }.
event-train-refused = { $power } does not allow { $other_art } a train: { $border }.
event-purchases-began = { $power } has { $money } money for purchases.
