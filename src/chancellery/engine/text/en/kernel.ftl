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
    [one] This does not fit what is asked; one other does.
   *[other] This does not fit what is asked; { $count } others do.
}
why-other-kind = The question now is about something else.

## What the chancellor would do

hint-best = The chancellor’s choice: { $action }. Chance to win: about { $chance } %.
hint-only = There is only one answer: { $action }.
hint-ahead = { $points ->
    [0] As good: { $other }.
    [one] Next best, 1 point behind: { $other }.
   *[other] Next best, { $points } points behind: { $other }.
}
hint-line = Expected after it: { $line }.
hint-step = { $seat }: { $action }

## Rules that were mended while a match ran

rules-unchanged = From here on version { $to } of the rules counts; nothing of this match changes by it.
rules-carried = From here on the match goes on by mended rules (version { $to }): { $mended }
rules-back = The match goes on by mended rules (version { $to }), from { $plies ->
    [one] one action
   *[other] { $plies } actions
} before, since what was asked there is asked otherwise now: { $mended }
# Where a game does not say what was mended.
rules-mended = the changelog of the game says what.
