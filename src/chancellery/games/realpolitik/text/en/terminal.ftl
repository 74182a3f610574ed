### Realpolitik: the board in a terminal

## Letters

letter-austria = A
letter-france = F
letter-prussia = P
letter-italy = I

## Headlines

terminal-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
terminal-movement = { $round ->
    [0] movement
   *[other] movement, round { $round }
}
terminal-envoy = envoy: { $power }
terminal-waiting = waiting for { $seats }
terminal-over = the game is over
terminal-chosen = You have chosen

## Powers

terminal-prestige = Prestige
terminal-influence = Influence
terminal-morale = Morale
terminal-money = Money
terminal-hand = Hand
terminal-deck = Deck
terminal-ally = Ally
terminal-card-taxation = Tax
terminal-card-mobilisation = Mob
terminal-card-gain_influence = Inf
terminal-card-dispatch = Dis
terminal-card-movement = Mov
terminal-cards-legend = ● in hand, with what it would bring · ■ played this turn · ▒ face down · – played before

## Diplomacy

terminal-diplomacy = Diplomacy
terminal-dispatches = { $left ->
    [0] diplomacy phase
    [one] 1 Dispatch to the diplomacy phase
   *[other] { $left } Dispatches to the diplomacy phase
}
terminal-allies = Allies
terminal-at-war = At war
terminal-controller = { $power } controls Italy
terminal-allows = { $power } tells { $ally }

## The map

terminal-disputed = Disputed
terminal-undisputed = Undisputed
terminal-legend = ◆ capital · 2¤ money or 2★ influence for its controller · A controlled · ▪ garrison · ▲ fortress ({ $fortresses } left) · A3 general with 3 units
terminal-legend-targets = underlined: can be chosen
terminal-trains = Trains
terminal-trains-left = { $left } left
terminal-lanes = Sea lanes
terminal-around = Around your generals
terminal-around-legend = = by train as well, ~ by sea
terminal-off-map = Off the map
terminal-generals = { $count ->
    [one] 1 general
   *[other] { $count } generals
}
terminal-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}

## Battles

terminal-battle = Battle { $territory_loc }
terminal-held-by = controlled by { $power }
terminal-attack = Attack
terminal-defence = Defence
terminal-strength = { $stage ->
    [open] strength { $base }; { $shown } with the open cards
    [decided] { $base } with all cards
   *[covered] strength { $base }
}
terminal-general = { $role ->
    [fights] fights
    [beaten] is defeated
   *[supports] supports, { $territory_loc }
}
terminal-garrison = garrison
terminal-passed = No more cards from
terminal-without-morale = Without morale
terminal-battle-legend = Piles, the oldest card first: 3 open · (3) yours, face down · ▒ face down · _ room for a card
terminal-to-fight = Still to fight
terminal-fought = Battles fought
terminal-score = { $territory } { $attack }:{ $defence }

## Battle cards

terminal-discarded = Discarded
terminal-own-cards = Your battle cards
terminal-italian-cards = Italy’s battle cards
terminal-ability-discard = face up, it discards a card of the other side
terminal-ability-home_ground = counts { $home } if you controlled the territory when the battle began
terminal-ability-reveal = face up, it reveals a card of the other side
terminal-ability-pair = two in one pile are worth { $bonus } more
terminal-ability-risk = costs you { $loss } more morale in a defeat
