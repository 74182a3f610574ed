### Europe in Turmoil: the stage: steps, sums and great moments

story-use = { $use ->
    [event] for its event
    [naval] on the fleet
    [both] for event and operations
    [scoring] scored
   *[operations] for operations
}
story-check = Check in { $space }: { $die } + { $ops } { $neighbours ->
    [0] {""}
   *[other] { SIGNED($neighbours) }{" "}
}= { $total } against { $double }.
story-check-failed = No effect.
story-check-title = Check in { $space }
story-check-headline = { $success ->
    [1] { $seat ->
        [liberal] Liberals driven back in { $space }: −{ $lost }
       *[authoritarian] Authoritarians driven back in { $space }: −{ $lost }
    }
   *[other] Check in { $space } fails
}
story-control = { $seat ->
    [liberal] Liberal control of { $spaces }.
    [authoritarian] Authoritarian control of { $spaces }.
   *[none] Nobody controls { $spaces }.
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
    [1] {" "}in { $space }
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
story-war-from = war from
story-level = Level
story-battlegrounds = Battlegrounds
story-independents = Independents
story-sum = Sum
story-scored = { $seat ->
    [liberal] { $region } scored: Liberal gains { $points }
    [authoritarian] { $region } scored: Authoritarian gains { $points }
   *[nobody] { $region } scored: nobody gains
}
story-peace = The peace holds
story-peace-why = Crisis roll after a scoring. Tension stays at { $tension }.
story-war = War breaks out
story-war-why = The Great War begins: both sides roll, each with its alliances.
story-war-won = { $seat ->
    [liberal] Liberals win the Great War
    [authoritarian] Authoritarians win the Great War
   *[nobody] Nobody wins the Great War
}
