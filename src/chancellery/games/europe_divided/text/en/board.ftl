### Europe Divided: the board on the page

board-standing = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn } of 20 · { $period ->
        [1] New World Order
       *[other] New Cold War
    }
}
board-turn = Turn { $turn }
board-turns = Turns
board-current = Current headlines
board-forthcoming = Forthcoming headlines
board-met = Now: to { $seat_art }
board-unmet = Not met for { $seat_art }
board-seas = Seas
board-nobody = nobody
board-from = from { $least }
board-die = { $bloc } die: { $value }.
board-armies = { $count ->
    [one] 1 army { $seat_de }.
   *[other] { $count } armies { $seat_de }.
}
board-tokens = { $count ->
    [one] 1 money token.
   *[other] { $count } money tokens.
}
board-fracture = EU fracture: the EU actions of this card are lost.
board-cost = { $cost ->
    [0] To move here costs nothing.
   *[other] To move here costs { $cost } money.
}
board-taken = { $seat_subject } has taken its card of this region.
board-kind-contested = Contested region.
board-kind-europe = European space.
board-kind-russia = Russian space.
board-kind-sea = Sea space.
board-headline-line = { $seat } { $prestige }: { $condition } – { $regions }
board-using = being used
board-in-play = for this turn
board-in-hand = in hand
board-advantage = advantage card
board-headline = Headline
board-do-place_influence = place
board-do-increase_influence = +{ $value }
board-do-gain_money = { $value } money
board-do-build_army = build
board-do-move_army = move
board-figure-prestige = Prestige
board-figure-money = Money
board-figure-supply = Supply
board-figure-initiative = Initiative
board-figure-hand = Hand
board-figure-deck = Deck
board-figure-advantages = Advantage cards
board-text-space = Space
board-text-state = What there is
board-text-sides = Sides
board-text-side = Side
board-text-own = Your cards
board-text-cards = Cards
board-text-pile = Pile
board-text-counted = Cards { $seat_de }, as far as known
board-text-headlines = Headlines
board-text-met = Met now
board-text-contested = Contested regions
board-text-others = Other spaces
board-pile-shown = shown this turn
board-pile-held = in hand for certain
board-pile-unseen = in deck or hand
board-pile-discard = discarded
board-yes = yes
board-no = no
board-wins = { $seat_subject } wins
board-scores = Prestige: Europe { $europe }, Russia { $russia }.
