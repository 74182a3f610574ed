# Words that every game shares.
nothing = nothing
list = { $first } and { $last }
# The forms of a name that has none of its own.
any-name = { $name }
    .art = { $name }
    .de = of { $name }
    .loc = in { $name }
    .quoted = “{ $name }”
    .subject = { $name }
    .to = to { $name }
action-retract = Change my choice
event-pick-sealed = { $seat_subject } has chosen.
event-pick-retracted = { $seat_subject } is choosing again.

## Why something cannot be done now

why-over = The match is over.
why-wait = Waiting for { $seats }.
why-may = This can be chosen.
why-outside = { $count ->
    [one] Not a valid choice here; one other is.
   *[other] Not a valid choice here; { $count } others are.
}
why-other-kind = That is not what you are choosing now.

## What the chancellor would do

hint-best = The chancellor’s choice: { $action }. Chance to win: about { $chance }%.
hint-only = There is only one answer: { $action }.
hint-ahead = { $points ->
    [0] Just as good: { $other }.
    [one] Next best, 1 point behind: { $other }.
   *[other] Next best, { $points } points behind: { $other }.
}
hint-line = Expected continuation: { $line }.
hint-step = { $seat }: { $action }

## Rules that were mended while a match ran

rules-unchanged = From here on version { $to } of the rules applies; nothing changes in this match.
rules-carried = From here on the match continues under corrected rules (version { $to }): { $mended }
rules-back = The match continues under corrected rules (version { $to }), from { $plies ->
    [one] one action
   *[other] { $plies } actions
} earlier, since the question asked there is different now: { $mended }
# Where a game does not say what was mended.
rules-mended = see the changelog of the game.

## Who plays on at a seat. A guest has no name that anybody wants to read; an old log names neither person nor bot.

bot-level-random = random
bot-level-attache = easy
bot-level-heuristic = medium
bot-level-search = hard
seat-left = { $named ->
    [yes] { $who } ({ $seat })
   *[no] { $seat }
} has left{ $goes ->
    [on] ; { $bot ->
        [none] a bot
       *[other] a bot ({ $bot })
    } plays on.
   *[over] {""} the match and loses.
}
seat-resigned = { $named ->
    [yes] { $who } ({ $seat })
   *[no] { $seat }
} resigns{ $goes ->
    [on] ; { $bot ->
        [none] a bot
       *[other] a bot ({ $bot })
    } plays on.
   *[over] .
}
seat-late = { $named ->
    [yes] { $who } ({ $seat })
   *[no] { $seat }
} is out of time{ $goes ->
    [on] ; { $bot ->
        [none] a bot
       *[other] a bot ({ $bot })
    } plays on.
   *[over] {""} and loses the match.
}
seat-back = { $named ->
    [yes] { $who } ({ $seat })
   *[no] { $seat }
} is back and plays on.

## Why the chancellor would do something

hint-why = Compared with { $other }: it { $causes }.
hint-why-not = Why not { $action }? The chancellor’s choice { $causes }.
hint-why-not-same = Why not { $action }? In the short run there is no difference.
hint-why-not-other = Why not { $action }? No single cause stands out.
hint-why-not-best = { $action }: that is what the chancellor would choose.
hint-no-cause = No single cause stands out.
hint-same = The answers compared come to the same: the difference is within the margin of error.
hint-decided = The match is as good as decided: no answer changes much.
cause-end = { $way ->
    [gain] may win the match at once
   *[keep] avoids losing the match at once
}
