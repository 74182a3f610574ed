### Europe in Turmoil: the board in a browser

## Where the game stands

board-headline = { $phase ->
    [set-up] Turn { $turn } · { $era } · set-up
    [extra-round] Turn { $turn } · { $era } · extra action round
    [great-war] Turn { $turn } · { $era } · the Great War
   *[other] Turn { $turn } · { $era } · action round { $round } of { $last }
}
board-turn = Turn { $turn }
board-brief = Turn { $turn } · round { $round }
board-round = Action round
board-rounds-now = Turn { $turn } of { $turns }, action round { $round } of { $rounds }
board-wins = { $count ->
    [one] { $seats } wins
    [0] Both sides lose
   *[other] Draw
}
board-vp = Victory points
board-vp-now = { $seat ->
    [liberal] Liberal { $points } VP
    [authoritarian] Authoritarian { $points } VP
   *[nobody] { $points } VP
}
board-figure-hand = Hand
board-figure-stability = Stability
board-figure-navy = Navy

## Spaces

board-stability = stability { $stability }
board-points = Liberal { $liberal }, Authoritarian { $authoritarian }
board-control = { $seat ->
    [liberal] Liberal control
    [authoritarian] Authoritarian control
   *[none] no control
}
board-battleground = battleground
board-target = can be chosen
board-chosen = chosen
board-touched = last move
board-permanent = { $seat ->
    [liberal] always Liberal
   *[authoritarian] always Authoritarian
}
board-closed = Holds no support before the event “{ card-norwegian_independence }”.
board-gone = Removed by the event “{ card-state_secularism_in_france }”.
board-box-why = It counts as a controlled adjacent space in support checks, and support may spread from it. It never holds SP.
board-need = Control needs a lead of { $stability } SP. The Liberal lacks { $liberal } SP, the Authoritarian { $authoritarian }.
board-held = { $seat ->
    [liberal] Liberal control: a lead of { $lead } SP, { $stability } needed. The Authoritarian breaks it with { $break } SP and takes over with { $take }.
   *[authoritarian] Authoritarian control: a lead of { $lead } SP, { $stability } needed. The Liberal breaks it with { $break } SP and takes over with { $take }.
}
board-cost = 1 SP costs the Liberal { $liberal } OP, the Authoritarian { $authoritarian } OP.
board-check = Support check: adjacent spaces give the Liberal { SIGNED($liberal) }, the Authoritarian { SIGNED($authoritarian) }; the total must exceed { $double }.
board-neighbours = { $seat ->
    [liberal] Adjacent Liberal spaces: { $spaces }.
   *[authoritarian] Adjacent Authoritarian spaces: { $spaces }.
}
board-black-hand = { marker-black_hand }: { $points } Authoritarian SP here cannot be removed or replaced, and no support check can be made here.
board-annexed = Counts in the Balkans and in Austria-Hungary.

## Regions

board-regions = Regions
board-letter-presence = P
board-letter-domination = D
board-letter-control = C
board-level = { $level ->
    [presence] presence
    [domination] domination
    [control] control
   *[nothing] nothing
}
board-region-line = { $seat }: { $level }, { $battlegrounds } of { $all } battlegrounds, adjacent independents: { $beside }. { $vp } VP if scored now.
board-region-worth = Presence { $presence } VP, domination { $domination }, control { $control }; plus 1 for each battleground and each adjacent independent space you control.
board-region-net = { $seat ->
    [liberal] Scored now: Liberal +{ $points } VP.
    [authoritarian] Scored now: Authoritarian +{ $points } VP.
   *[nobody] Scored now: the sides cancel out.
}
board-region-wins = Liberal control at its scoring wins the game.

## Tension and the Great War

board-tension = Tension
board-weather = { $tension ->
    [0] Set fair
    [1] Fair
    [2] Change
    [3] Unsettled
    [4] Rain
    [5] Stormy
   *[other] Tempest
}
board-tension-most = Tension cannot rise above { $most } now.
board-tension-why = A crisis roll adds tension { $tension } and status { SIGNED($status) } to the die; on { $least } or more the Great War breaks out. For now: { $danger }.
board-status = Great War status
board-status-now = crisis modifier now
board-status-why = The leftmost open slot and the markers give the crisis modifier: { SIGNED($status) } now.
board-marker-war = { $marker }: { SIGNED($points) } to the war roll of the { $seat }.
board-marker-crisis = { $marker }: { SIGNED($points) } to crisis rolls.
board-marker-plain = { $marker }: no modifier.

## Naval arms race

board-naval = Naval arms race
board-next = { $needed ->
    [0] at the end of the track
   *[other] next { $box }, { $needed } needed
}
board-doom = { $doom ->
    [bethmann] an attempt now would fail without a roll (“{ card-von_bethmann_hollweg }”)
   *[start] an attempt now would fail without a roll: neither navy has left the start
}
board-next-flipped = next { $box }, { $needed } needed, +1 after a failure
board-naval-at = { $navy }: { $box }
board-box-needed = Needs { $needed }.
board-box-first = First navy: { $effect }
board-box-second = Second navy: { $effect }
board-box-holder = Held only by: { $seat }.
board-high-water = The German high-water mark is here.
board-owed = { $owed ->
    [one] 1 attempt still owed
   *[other] { $owed } attempts still owed
}
board-stability-cards = Stability cards
board-stability-count = { $ready } of { $all }
board-stability-used = used

## Cards

board-op = { $ops } OP
board-op-changed = printed { $printed } OP, now { $ops }
board-side-neutral = Neutral
board-side-scoring = Scoring
board-number = { $era ->
    [victorian] Victorian { $number }
    [edwardian] Edwardian { $number }
   *[georgian] Georgian { $number }
}
board-lasting = lasting event
board-starred = removed from the game after its event
board-blocked = Event blocked
board-enemy-event = { $possible ->
    [1] If you play it for operations, its event takes place and the { $seat } carries it out. Not in a naval attempt.
   *[0] Its event would not take place now.
}
board-happens = Happens if you play it
board-happens-lead = Happens if you play it:
board-must-play = If you still hold it at the end of the turn, you lose.
board-do-event = Event
board-do-score = Score
board-do-operate = Operations
board-do-naval = Naval attempt
board-do-naval-doomed = Naval attempt (fails)
board-do-both = Event and operations
board-do-pair = Play with “{ card-eight_nation_alliance }”
board-do-take = Choose
board-do-discard = Discard
board-do-stability = Choose
board-do-mobilize = Mobilize
board-priority = priority { $priority }
board-sealed = your secret choice

## Tabs

board-in-effect = In effect
board-lasting-cards = Lasting events
board-markers = Markers
board-privileges = Naval privileges
board-nothing-in-effect = No lasting effect.
board-discards = Discard pile
board-discard-pile = Discard pile
board-removed-pile = Removed from the game
board-playing = Being played
board-known = Known in hand: { $seat }
board-deck = { $cards ->
    [one] Draw pile: 1 card
   *[other] Draw pile: { $cards } cards
}
board-no-cards = None.

## Odds

odds-success = success { $faces } in { $all }
odds-war = war { $faces } in { $all }
board-odds-check = { $added ->
        [tension] Tension
       *[ops] OP
    } { SIGNED($ops) }, adjacent { SIGNED($neighbours) }; the total must exceed 2×{ $stability }.
board-odds-naval = Die { SIGNED($modifier) }; { $box }: { $needed } needed.
board-odds-war = Tension { $tension }, status { SIGNED($status) }; war on { $least } or more.
board-odds-wartime = war
board-odds-advance = +1 box

## The text view

board-text-space = Space
board-text-stability = Stability
board-text-control = Control
board-text-battleground = Battleground
board-text-icons = Icons
board-text-neighbours = Adjacent
board-text-region = Region
board-text-presence = Presence
board-text-domination = Domination
board-text-tracks = Tracks
board-text-track = Track
board-text-now = Now
board-text-yes = yes
board-text-no = no

## Waters on the map

water-atlantic_ocean = Atlantic Ocean
water-north_sea = North Sea
water-baltic_sea = Baltic Sea
water-black_sea = Black Sea
water-mediterranean_sea = Mediterranean Sea
water-ionian_sea = Ionian Sea

## The front page of a finished match: the headline for each way to end

front-score = Victory points, round by round
score-regions = Regions scored
score-navy = Naval race
score-cards = Events and tension
score-war = Great War
front-tally = Victory points
front-automatic-victory = { $seat ->
    [liberal] Liberals carry Europe
   *[authoritarian] The old order prevails
}
front-control-of-germany = Liberals take Germany
front-held-scoring = { $seat ->
    [liberal] Authoritarians undone by a held card
   *[authoritarian] Liberals undone by a held card
}
front-both-held-scoring = Both sides undone by held cards
front-draw = Europe undecided after ten turns
front-final-scoring = { $seat ->
    [liberal] Liberals ahead at the last count
   *[authoritarian] Authoritarians ahead at the last count
}
front-great-war = { $seat ->
    [liberal] Great War ends with the Liberals ahead
   *[authoritarian] Great War ends with the Authoritarians ahead
}
front-great-war-tied = { $seat ->
    [liberal] Great War decides for the Entente
   *[authoritarian] Great War decides for the Central Powers
}
front-great-war-lost = Great War leaves no winner
front-resignation = { $seat ->
    [liberal] The Authoritarian leaves the match
   *[authoritarian] The Liberal leaves the match
}
front-time-out = { $seat ->
    [liberal] Time runs out for the Authoritarians
   *[authoritarian] Time runs out for the Liberals
}
board-price-op = { $ops } OP
board-then-vp = VP { $old } → { $value }
board-then-tension = tension { $old } → { $value }
board-then-score = { $region } { $old } → { $value }
board-then-control = { $space }: { $seat }
board-then-free = { $space }: uncontrolled
