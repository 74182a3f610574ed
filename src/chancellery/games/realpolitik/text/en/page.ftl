### Realpolitik: the board in a browser

## Where the game stands

board-titled = { $title }: { $text }
board-turn = Turn { $turn }
board-headline = { $phase ->
    [cards] Turn { $turn } · action cards
    [opening] Before turn 1 · diplomacy
    [diplomacy] Turn { $turn } · diplomacy
    [mobilisation] Turn { $turn } · mobilisation
   *[none] Turn { $turn }
}
board-headline-movement = Turn { $turn } · movement, round { $round } · envoy { $envoy }
# The same, as short as a phone has room for
board-where-battle = Turn { $turn } · battle
board-where-movement = Turn { $turn } · movement
board-headline-movement-alone = Turn { $turn } · movement without envoy
board-headline-battle = Turn { $turn } · battle { $territory_loc }
board-wins = { $powers_count ->
    [one] { $power } wins
   *[other] { $powers } win
}
board-scores = Influence: { $scores }.
board-figure-influence = Influence
board-figure-morale = Morale
board-figure-money = Money
board-figure-cards = Cards

## Territories

board-home = { $capital ->
    [1] home { $power_de }, capital
   *[0] home { $power_de }
}
board-disputed = disputed by { $powers }
board-undisputed = undisputed
board-worth-home = Brings { $power_art } { $value } money, any other power that controls it { $value } influence
board-worth-disputed = Brings { $powers } { $value } influence, any other power { $value } money
board-worth-undisputed = Brings { $value } money to the power that controls it
board-value-influence = influence { $value }
board-value-money = money { $value }
board-held-by-nobody = Uncontrolled: a garrison is needed to control it
board-held = { $by ->
    [fortress] { $power } controls it with a garrison in a fortress
    [garrison] { $power } controls it with a garrison
   *[home] { $power } controls it: its home, without a foreign garrison
}
board-control = controlled by { $power_art }
board-garrison = garrison { $power_de }
board-fortress = fortress
board-army = { $units ->
    [0] { $general } without units
    [one] { $general } with 1 unit
   *[other] { $general } with { $units } units
}
board-units = { $units ->
    [0] no units
    [one] 1 unit
   *[other] { $units } units
}
board-stand-here = Here: { $generals }
board-base = { $powers } would defend it with strength { $strength } before support and cards
board-rails = Trains to: { $territories }
board-lane = { $power }’s sea lane to { $territory_art }
board-battle-here = battle
board-target = can be chosen
board-chosen = chosen
board-touched = last move

## Borders and generals

board-train-there = a train crosses this border
board-no-train = no train crosses this border
board-border-between = Controlled by { $powers }, one on each side
board-trains-left = { $trains ->
    [one] 1 train left in the supply
   *[other] { $trains } trains left in the supply
}
board-general-at = { $units ->
    [0] { $territory_loc } without units: strength { $strength }
    [one] { $territory_loc } with 1 unit: strength { $strength }
   *[other] { $territory_loc } with { $units } units: strength { $strength }
}
board-general-where = { $units ->
    [0] { $territory_loc }, no units
    [one] { $territory_loc }, 1 unit
   *[other] { $territory_loc }, { $units } units
}
board-general-cards = { $units ->
    [0] Plays no battle card: each card needs a unit
    [one] May play 1 battle card in a battle, one for each unit
   *[other] May play { $units } battle cards in a battle, one for each unit
}
board-general-moved = has already moved in this round

## Cards

board-brief-taxation = Money from the land you hold
board-brief-mobilisation = Buy units, cards, trains
board-brief-gain_influence = Score disputed and foreign land
board-brief-dispatch = Cards back, diplomacy draws nearer
board-brief-movement = March with every general
board-action-taxation = Money for each territory you control that is your home, undisputed, or disputed without your stripe.
board-action-mobilisation = Up to { $trains } free trains; 1 battle card per general off the map; place or withdraw generals; buy units, trains, cards, morale, fortresses. Unspent money is lost.
board-action-gain_influence = Influence for each home of another power and each disputed territory with your stripe that you control.
board-action-dispatch = The diplomacy marker goes up one step; all your action cards come back.
board-action-movement = Choose an envoy, use trains, move one round. The envoy may grant a second and a third.
board-battle-short = battle
board-battle-won = wins
board-battle-lost = loses
board-battle-cards = { $count ->
    [one] Battle card
   *[other] { $count } battle cards
}
board-ability-discard = Strength { $strength }. Played face up it discards one card from an opposing pile.
board-ability-home_ground = Strength { $strength }; { $home } if you (not your ally) controlled the territory when the battle began.
board-ability-reveal = Strength { $strength }. Played face up it reveals one card of an opposing pile.
board-ability-pair = Strength { $strength }. Two of them in one pile are worth { $bonus } more.
board-ability-risk = Strength { $strength }. If your side loses, it costs you { $loss } extra morale.
board-do-lay = Play it
board-do-lay-italy = Play it for Italy
board-do-play = Play it face down
board-do-discard = Discard one
board-do-play-to-discard = Face up: discard a card
board-do-play-to-reveal = Face up: reveal a card
board-sealed = Your secret choice. You can change it until everyone has chosen.
board-sealed-short = Chosen

## Powers and tracks

board-influence = Influence: { $victory } ends the game
board-morale = Morale
board-prestige = Prestige
board-status = Diplomatic status
board-pair-war = At war
board-pair-alliance = Alliance
board-pair-controls = Controls
board-pair-war-said = { $power } and { $other } are at war
board-pair-alliance-said = { $power } and { $other } are allies
board-pair-controls-said = { $power } controls { $other_art }
board-all-at-war = All powers are at war.
board-rest-at-war = All others are at war.
board-ally = ally
board-alliance-with = Your alliance with { $power_art }
board-alliance-means = You cannot attack each other. Each may enter the other’s land, and use its rails and sea lanes, with consent. The alliance ends when the two do not choose each other in a diplomacy phase.
board-diplomacy-track = Diplomacy track
board-box = { $box ->
    [0] Start
   *[other] { $box ->
        [3] Diplomacy
       *[other] Step { $box }
    }
}
board-laid-hidden = played, hidden
board-laid-choosing = choosing
board-talk-choosing = negotiating
board-talk-hidden = ready
board-offer-choosing = choosing an ally
board-bid-choosing = bidding
board-offer-hidden = offer made
board-bid-hidden = bid made
board-own-offer = offer { $power_to }
board-own-bid = bid { $morale }
board-minor-free = Minor power, under nobody’s control
board-minor-of = Minor power, controlled by { $power_art }

## Supply

board-supply = Supply
board-supply-tokens = Tokens left
board-supply-deck = Deck
board-supply-discards = Discards
board-fortresses-left = { $fortresses ->
    [one] 1 fortress left in the supply
   *[other] { $fortresses } fortresses left in the supply
}

## Battles

board-battle-title = Battle { $territory_loc }
board-decided-won = Your side wins whatever is played.
board-decided-lost = Your side loses whatever is played.
board-side-attack = Attack
board-side-defence = Defence
board-base-strength = Strength without cards
board-with-open = With the open cards
board-total = Total
board-role-fights = { $territory_loc }
board-role-supports = in support, { $territory_loc }
board-role-beaten = defeated
board-passed = { $power } has passed
board-no-morale = { $power } has no morale: one free card
board-your-turn = Your turn
board-turn-of = Waiting for { $power_art }
board-card-hidden = a card face down
board-card-open = { $value } face up
board-card-own = your { $value } face down
board-card-place = Card { $place }
board-attack-won = The attack succeeds.
board-defence-won = The attack is defeated.
board-draw = A draw: the attackers retreat.
board-struck = discarded
board-report = News from the front
board-strengths = { $attack } against { $defence }.
board-close = Close
board-fold = Show less
board-unfold = Show all

## Permissions and bids

board-permissions = What your ally may do
board-permissions-answer = Or set the answer for the rest of the alliance
board-bid = Morale for Italy

## The board as tables

board-text-powers = Powers, in the order of prestige
board-text-power = Power
board-text-prestige = Prestige
board-text-influence = Influence
board-text-morale = Morale
board-text-money = Money
board-text-cards = Battle cards
board-text-ally = Ally
board-text-action = Action card
board-text-minor = { $power } (minor power)
board-text-disputed = Disputed territories
board-text-undisputed = Undisputed territories
board-text-home = Home { $power_de }
board-text-territory = Territory
board-text-value = Value
board-text-control = Controlled by
board-text-garrison = Garrison
board-text-generals = Generals
board-text-trains = Trains to
board-text-neighbours = Neighbours
board-text-sites = Borders where a train may go
board-text-border = Border
board-text-strengths = { $attack } against { $defence } before cards
board-text-general = General
board-text-side = Side
board-text-units = Units
board-text-cards-played = Cards
board-text-answers = Answers
board-text-answer = Answer

## Waters on the map

water-gulf_of_lion = Gulf of Lion
water-adriatic_sea = Adriatic Sea
water-tyrrhenian_sea = Tyrrhenian Sea
water-north_sea = North Sea
water-bay_of_biscay = Bay of Biscay
water-baltic_sea = Baltic Sea

## The front page of a finished match: the headline for each way to end

front-score = Influence, turn by turn
score-action = Gain Influence
score-battles = Generals beaten
front-tally = Influence
front-influence = { $winner }: first among the powers
front-limit = Sixty turns, and { $winner } leads
front-resignation = { $count ->
    [one] A power withdraws, { $winner } remains
   *[other] A power withdraws: { $winner } remain
}
front-time-out = { $count ->
    [one] Time runs out, { $winner } remains
   *[other] Time runs out: { $winner } remain
}
board-then-battle = a battle
board-then-won = you win whatever comes
board-then-lost = you lose whatever comes
board-then-strength = { $own } against { $other }{ $hidden ->
    [0] {""}
    [one] , 1 card hidden
   *[other] , { $hidden } cards hidden
}
board-chip-battle = battle
board-then-money = money { $old } → { $value }
board-then-morale = morale { $old } → { $value }
