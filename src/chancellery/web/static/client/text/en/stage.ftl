### The stage: how the turns of others are shown, and the log

stage = In play
stations = Steps
others-turn = Another player’s turn
plays = { $mine ->
    [1] You play { $what } { $how }
   *[other] { $who } plays { $what } { $how }
}
stage-plays = { $mine ->
    [1] You play
   *[other] { $who } plays
}
stage-played = { $mine ->
    [1] You played
   *[other] { $who } played
}
place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
step-of = step { $step } of { $steps }
step-back = One step back
step-on = One step forward
key-space = Space
speed = Speed
speed-now = Speed: { $speed }×
skip = Skip
skip-to-mine = Skip to my turn
due-choices = { $count ->
    [one] Show my choice
   *[other] Show my { $count } choices
}
go-on = Continue
watch = Watch
watch-again = Watch again
offer-turn = { $steps ->
    [one] Since your last move: 1 step.
   *[other] Since your last move: { $steps } steps.
}
skipped = { $steps ->
    [0] Back to the present.
    [one] 1 step skipped. See the log.
   *[other] { $steps } steps skipped. See the log.
}
explained = Details

## The log

log-find = Search the log
log-whose = By whom
log-all = Everyone
log-copy = Copy
log-copied = Copied
log-nothing-found = No matching entries.
log-more-lines = { $lines ->
    [one] 1 more line
   *[other] { $lines } more lines
}
log-earlier = { $count ->
    [one] 1 earlier entry
   *[other] { $count } earlier entries
}
next-moment = Next key moment: { $headline }
