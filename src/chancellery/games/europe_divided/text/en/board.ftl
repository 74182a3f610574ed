### Europe Divided: the board on the page

board-standing = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn } of 20 · { $period ->
        [1] New World Order
       *[other] New Cold War
    }
}
board-turn = Turn { $turn }
board-turns = Turn
board-current = Headlines
board-forthcoming = Forthcoming
board-met = Now: { $prestige } prestige for { $seat_art }
board-unmet = Now: not met
board-seas = Seas
board-nobody = nobody
board-from = minimum { $least }
board-die = { $bloc_adj } die: { $value }.
board-armies = { $count ->
    [one] 1 { $seat_army } army.
   *[other] { $count } { $seat_army } armies.
}
board-tokens = { $count ->
    [one] 1 money token.
   *[other] { $count } money tokens.
}
board-fracture = EU fracture: the EU actions of this card are lost.
board-cost = { $cost ->
    [0] Moving here is free.
   *[other] Moving here costs { $cost } money.
}
board-taken = { $seat_subject } has taken its card of this region.
board-kind-contested = Contested region.
board-kind-europe = European space.
board-kind-russia = Russian space.
board-kind-sea = Sea space.
board-headline-line = { $seat }, { $prestige } prestige: { $condition } – { $regions }
board-using = in use
board-in-play = for this turn
board-in-hand = in hand
board-advantage = advantage card
board-headline = Headline
board-do-place_influence = Place { $bloc }
board-do-increase_influence = Raise { $bloc }
board-do-gain_money = Money
board-do-build_army = Build
board-do-move_army = Move
board-figure-prestige = Prestige
board-figure-money = Money
board-figure-supply = Supply
board-figure-initiative = Initiative
board-figure-hand = Hand
board-figure-deck = Deck
board-figure-advantages = Advantage cards
board-text-space = Space
board-text-state = Contents
board-text-sides = Sides
board-text-side = Side
board-text-own = Your cards
board-text-cards = Cards
board-text-pile = Pile
board-text-counted = { $seat_subject }’s cards, as far as known
board-text-headlines = Headlines
board-text-met = Met now
board-text-contested = Contested regions
board-text-others = Other spaces
board-pile-shown = Used this turn
board-pile-held = Certainly in hand or face down
board-pile-unseen = { $drawn } of these in hand or face down, { $deck } in the deck
board-pile-discard = Discard pile
board-wins = { $seat_subject } wins
board-scores = Prestige: Europe { $europe }, Russia { $russia }.
board-turn-resolves = headlines
board-turn-scores = dominance
board-decided = end of turn { $turn }
board-then-yes = then: met
board-then-no = then: not met
board-then-met = “{ $headline }” would be met.
board-then-unmet = “{ $headline }” would no longer be met.
board-then-sea = { $sea } card: to { $bloc_art }.
board-then-card = The card “{ $card }” would be taken.
board-then-die = { $bloc_adj } die { $region_loc }: { $old } → { $value }.
board-then-armies = { $seat_army } armies { $space_loc }: { $old } → { $value }.
board-then-money = { $seat_subject }’s money: { $old } → { $value }.
board-money-change = money { $old } → { $value }
board-price = { $price ->
    [0] free
   *[other] { $price }
}
board-over = over
board-no-die = none
board-no-army = no army
board-needs-six = needs 6
board-of-armies = of { $count }
board-brings-token = Money token: { $spots }
board-eu-lost = EU actions lost
board-sea-free = Nobody holds the sea card.
board-sea-held = { $bloc_subject } holds the sea card.
board-sea-money = +{ $value } money with { $cards }
board-sea-move = one free army move this turn
board-sea-moved = free army move made
board-line = { $what }: { $state }
board-do-special = Special action
board-finds-place_influence = { $finds ->
    [one] 2 money, 1 region
   *[other] 2 money, { $finds } regions
}
board-finds-increase_influence = { $finds ->
    [one] up to { $value }, 1 die
   *[other] up to { $value }, { $finds } dice
}
board-finds-gain_money = gain { $finds }
board-finds-build_army = 2 money, { $places }
board-printed-place_influence = 2 money
board-printed-increase_influence = up to { $value }
board-printed-gain_money = gain { $value }
board-printed-build_army = 2 money, { $places }
board-printed-move_army = first space free
board-card-initiative = Initiative { $initiative }
board-pile-open = Contested cards, not taken yet
board-finds-move_army = { $finds ->
    [one] 1 army, first space free
   *[other] { $finds } armies, first space free
}
board-why-forbidden = forbidden this turn
board-why-fracture = lost: Fracture in the EU
board-why-die = needs { $bloc } 5 or 6 { $space_loc }
board-why-supply = no army in supply
board-why-money = costs 2, you have { $money }
board-why-nothing = { $act ->
    [place_influence] already a die in every region
    [increase_influence] no die can rise
    [move_army] no army can move
   *[other] would change nothing
}
board-chosen = chosen
board-advantage-uses = On your turn you can play it or discard it for 3 money; kept until turn 10 or 20 it is worth 1 prestige.
board-advantage-late = { $late ->
    [reactions] Russia has acted: it would only stop reactions to your own cards this turn.
   *[nothing] Russia has acted: it would stop nothing this turn.
}
board-advantage-uses-then = On your turn you can only discard it for 3 money; kept until turn 10 or 20 it is worth 1 prestige.
board-initiative-rule = the higher acts first, Europe on a tie
board-face-down = face down
board-acts-first = acts first
board-has-chosen = has chosen
board-odds-of = { $seat_subject }’s total: { $all } pairs are possible.
board-odds-first = With { $mine } you act first against { $first } of { $all } possible pairs.
board-in-play-of = { $seat_subject }’s card in play
board-piles = Hand { $hand }{ $down ->
    [0] {""}
   *[other] , { $down } face down
} · deck { $deck } · discard { $discard }
board-pile-maybe = { $committed ->
    [one] The card face down is one of these
   *[other] The { $committed } cards face down (total { $total }) are among these
}
board-pile-deck = Certainly in the deck
board-pile-held-too = In hand or face down: the deck is empty
board-awarded = Awarded to { $seat_art }
board-failed = Not met
board-spent = Advantage cards used
board-headline-deck = To be drawn: { $first } of the first period, { $second } of the second.
board-no-die-of = no { $bloc_adj } die
board-why-die-special = die too low { $space_loc }
