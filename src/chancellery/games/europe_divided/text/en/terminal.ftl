### Europe Divided: the board in a terminal

letter-eu = U
letter-nato = N
letter-russia = R

## Head

terminal-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn } of { $last }
}
terminal-period = { $period ->
    [1] New World Order
   *[other] New Cold War
}
terminal-waiting = waiting for { $seats }
terminal-over = the game is over
terminal-chosen = Your choice

## Sides

terminal-figure-prestige = Prestige
terminal-figure-money = Money
terminal-figure-total = Total
terminal-figure-hand = Hand
terminal-figure-deck = Deck
terminal-figure-discard = Discard
terminal-figure-advantages = Adv.
terminal-figure-contested_cards = Regions

## Map

terminal-contested = Contested regions
terminal-legend = U EU, N NATO, R Russia · ▲N1 armies · ● money token · ■ contested card taken · underlined: can be chosen
terminal-armies = { $side }
terminal-supply = { $count } in supply
terminal-tokens = Money tokens
terminal-fracture = EU fracture
terminal-nobody = nobody
terminal-sea = { $holder } (minimum { $least })

## Headlines and cards

terminal-current = Current headlines
terminal-forthcoming = Forthcoming headlines
terminal-headline-deck = To be drawn: { $first } of period 1, { $second } of period 2
terminal-headline = { $title } ({ $side } { $prestige }): { $condition } – { $regions }
terminal-text = { $title }: { $text }
terminal-own-committed = Your cards for this turn
terminal-within-reach = Contested cards within reach
terminal-own-hand = Your hand
terminal-own-advantages = Your advantage cards
terminal-own-headlines = Your headlines
terminal-their-shown = { $side }, shown
terminal-their-held = { $side }, certainly in hand
terminal-their-unseen = { $side }, in deck or hand
terminal-their-discard = { $side }, discarded
terminal-action = Special action
terminal-effect = Effect
terminal-reaction = Reaction
terminal-do-place_influence = place
terminal-do-increase_influence = +{ $value }
terminal-do-gain_money = { $value } money
terminal-do-build_army = { $places ->
    [none] build
   *[other] build ({ $places })
}
terminal-do-move_army = move
