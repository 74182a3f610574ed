### Realpolitik: the stage: steps, sums and great moments

story-revealed = Action cards revealed
story-order = carried out from left to right
story-brings = { $card ->
    [taxation] { $brings ->
        [0] Takes no money.
       *[other] Takes { $brings } money.
    }
    [gain_influence] { $brings ->
        [0] Gains no influence.
       *[other] Gains { $brings } influence.
    }
    [mobilisation] { $brings ->
        [0] Has no money to spend.
       *[other] Has { $brings } money to spend.
    }
    [dispatch] { $brings ->
        [3] Takes all cards back: diplomacy begins.
       *[other] Takes all cards back: marker to step { $brings }.
    }
   *[movement] { $brings ->
        [0] Has no general on the map.
        [one] Marches with 1 general.
       *[other] Marches with { $brings } generals.
    }
}
story-diplomacy = Diplomacy phase
story-battle = Battle { $territory_loc }
story-against = { $attack } against { $defence }
story-versus = against
story-attack = attack
story-defence = defence
story-decision = The battle is decided
story-buys = { $power } buys
story-money = { $money } money to spend.
story-units = { $units ->
    [one] 1 unit: { $where }.
   *[other] { $units } units: { $where }.
}
story-fortresses = Fortress: { $where }.
story-cards = { $cards ->
    [one] 1 battle card.
   *[other] { $cards } battle cards.
}
story-morale = { $morale } morale, now { $now }.
story-taxes = Taxes: { $who }.
story-trains = { $count ->
    [one] A train: { $where }.
   *[other] { $count } trains: { $where }.
}
story-generals = { $count ->
    [one] A general: { $where }.
   *[other] { $count } generals: { $where }.
}
story-march = { $how ->
    [general-rode] By train: { $way }.
    [general-sailed] By sea: { $way }.
   *[other] { $way }.
}
story-garrison = Garrison: { $where }.
story-march-title = A general moves
story-march-headline = { $how ->
    [general-rode] { $power } takes the train to { $goal_art }
    [general-sailed] { $power } lands { $goal_loc }
   *[other] { $power } moves to { $goal_art }
}
story-battle-headline = { $outcome ->
    [attack] { $power } wins { $territory_loc }
    [defence] { $power } defeated { $territory_loc }
   *[draw] Draw { $territory_loc }
}
story-pile = Cards
story-worth = Worth
story-influence = { $power }: { $gained } influence.
story-entreaties = Alliance offers revealed
story-asks = offers { $power } an alliance
story-allies = { $pair } are allies
story-alliances = { $count ->
    [0] No alliance is made
    [one] One alliance is made
   *[other] { $count } alliances are made
}
story-kept = { $pair } remain allies
story-made = Allied: { $pair }.
story-broken = Over: the alliance of { $pair }.
story-dispatch = { $powers }: all action cards taken back.
