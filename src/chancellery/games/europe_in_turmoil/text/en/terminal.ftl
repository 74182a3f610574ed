### Europe in Turmoil: the board in a terminal

## Letters

letter-liberal = L
letter-authoritarian = A
letter-government = g
letter-monarch = m
letter-church = c
letter-worker = w
letter-bourgeoisie = b
letter-farmer = f
letter-army = a
letter-intellectual = i
letter-annex = x

## Spaces with long names

short-brittany_normandy = Britt./Normandy
short-french_catholic_church = French Church
short-french_writers = French Writers
short-french_armed_forces = French Army
short-colonials = Colonials
short-hanover_oldenburg = Hanover/Oldenb.
short-viennese_secession = Vienna Secession
short-austrian_catholic_church = Catholic Church
short-saint_petersburg = St. Petersburg
short-russian_bourgeoisie = Rus. Bourgeoisie
short-orthodox_church = Orthodox Church

## Headlines

terminal-turn = Turn { $turn } of { $last }
terminal-round = { $phase ->
    [set-up] set-up
    [extra-round] extra action round
    [great-war] the Great War
   *[other] action round { $round } of { $last }
}
terminal-waiting = waiting for { $seats }
terminal-over = the game is over
terminal-vp = { $side ->
    [liberal] VP: Liberal { $points }
    [authoritarian] VP: Authoritarian { $points }
   *[nobody] VP: { $points }
}
terminal-tension = Tension { $tension } of { $most }
terminal-status = crisis status { SIGNED($status) }
terminal-danger = { $danger ->
    [none] no die can bring war
    [certain] any die brings war
   *[some] war on a die of { $die } or more
}
terminal-war-won = The Great War is won by the { $seat }.

## The map

terminal-legend = ◆ battleground · icons · stability · Liberal SP · Authoritarian SP · L or A in control
terminal-legend-targets = underlined: can be chosen
terminal-boxes = Boxes
terminal-independent = Independent

## Tracks

terminal-great-war = Great War
terminal-slot-open = open { SIGNED($modifier) }
terminal-slot-first = OPEN { SIGNED($modifier) }
terminal-markers = Markers
terminal-marker-in = { $marker } { $space_loc }
terminal-naval = Roll needed
terminal-navy-liberal = British Navy
terminal-navy-authoritarian = German Navy
terminal-next-box = next { $box } ({ $needed })
terminal-no-next-box = at the end of the track
terminal-doom = { $doom ->
    [bethmann] an attempt fails (“{ card-von_bethmann_hollweg }”)
   *[start] an attempt fails: neither navy has left the start
}
terminal-attempts = { $attempts ->
    [one] 1 attempt this turn
   *[other] { $attempts } attempts this turn
}
terminal-owed = { $owed ->
    [one] 1 attempt still owed
   *[other] { $owed } attempts still owed
}
terminal-privilege = { $box }: { $effect }
terminal-naval-legend = + marker on its +1 side, ◇ German High Water Mark

## Cards

terminal-in-effect = In effect
terminal-used = Stability used
terminal-hands = Hands
terminal-hand-size = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
terminal-shown = Known in hand ({ $seat })
terminal-piles = draw pile { $deck } · discard pile { $discard } · removed from the game { $removed }
terminal-played = Being played
terminal-hand = Your hand
terminal-hand-legend = * removed from the game after its event · OP printed→modified
terminal-ops = { $ops } OP
terminal-ops-modified = { $printed }→{ $ops } OP
terminal-neutral = neutral
terminal-scoring = scoring
terminal-era-victorian = Victorian
terminal-era-edwardian = Edwardian
terminal-era-georgian = Georgian
terminal-face-down = Face down
