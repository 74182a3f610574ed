### Europe in Turmoil: the stage: steps, sums and great moments

story-use = { $use ->
    [event] for its event
    [naval] for a naval attempt
    [both] for its event and operations
    [scoring] to score its region
   *[operations] for operations
}
story-verdict = { $success ->
    [0] Failed by { $by }
   *[other] Passed by { $by }
}
story-idle = Its event does not take place.
story-check = Support check { $space_loc }: { $die } + { $ops } { $neighbours ->
    [0] {""}
   *[other] { SIGNED($neighbours) }{" "}
}= { PLAIN($total) } against { $double }.
story-check-failed = Failed.
story-check-title = Support check { $space_loc }
story-check-headline = { $success ->
    [1] { $seat ->
        [liberal] Liberal driven back { $space_loc }: −{ $lost } SP
       *[authoritarian] Authoritarian driven back { $space_loc }: −{ $lost } SP
    }
   *[other] Support check fails { $space_loc }
}
story-control = { $seat ->
    [liberal] Liberal control of { $spaces }.
    [authoritarian] Authoritarian control of { $spaces }.
   *[none] Nobody controls { $spaces }.
}
story-stands-free = { $seat ->
    [liberal] The Liberal needs { $liberal } SP there to win it back, the Authoritarian { $authoritarian } for control.
    [authoritarian] The Authoritarian needs { $authoritarian } SP there to win it back, the Liberal { $liberal } for control.
   *[none] For control the Liberal needs { $liberal } SP there, the Authoritarian { $authoritarian }.
}
story-stands-held = { $seat ->
    [liberal] The Authoritarian breaks Liberal control there with { $break } SP and takes over with { $take }.
   *[authoritarian] The Liberal breaks Authoritarian control there with { $break } SP and takes over with { $take }.
}
story-support = { $where }.
story-support-title = { $gained ->
    [1] Placing support
   *[other] Losing support
}
story-support-headline = { $seat ->
    [liberal] Liberal
   *[authoritarian] Authoritarian
} { $gained ->
    [1] gains { $points } SP
   *[other] loses { $points } SP
}{ $count ->
    [1] {" "}{ $space_loc }
   *[other] {""}
}
story-die = die
story-added = { $added ->
    [tension] tension
   *[other] OP
}
story-neighbours = adjacent
story-total = total
story-against = against
story-double = 2 × { $stability }
story-modifier = modifier
story-needed = needed
story-tension = tension
story-alliances = alliances
story-war-from = war on
story-level = Level
story-battlegrounds = Battlegrounds
story-independents = Independents
story-sum = Sum
story-scored = { $seat ->
    [liberal] { $region } scoring: Liberal gains { $points } VP
    [authoritarian] { $region } scoring: Authoritarian gains { $points } VP
   *[nobody] { $region } scoring: the sides cancel out
}
story-peace = The peace holds
story-peace-why = The crisis roll stays below { $least }. Tension is { $tension }.
story-war = War breaks out
story-war-why = A crisis roll of { $least } or more. The war, its losses and a last scoring end the game.
story-war-won = { $seat ->
    [liberal] The Liberal wins the Great War
    [authoritarian] The Authoritarian wins the Great War
   *[nobody] Both sides lose the Great War
}
