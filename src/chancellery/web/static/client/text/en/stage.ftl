### The stage: how the turns of others are shown, and the log

stage = In play
stations = How it is carried out
others-turn = Another’s turn
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
step-of = step { $step } of { $steps }
step-back = One step back
step-on = One step on
key-space = Space
speed = Speed
speed-now = Speed: { $speed } times
skip = Skip
skip-to-mine = Skip to my turn
due-choices = { $count ->
    [one] Show my choice
   *[other] Show my { $count } choices
}
go-on = Go on
watch = Watch
watch-again = Watch again
offer-turn = { $steps ->
    [one] Since your last move: 1 step.
   *[other] Since your last move: { $steps } steps.
}
skipped = { $steps ->
    [0] To the present.
    [one] 1 step skipped. The log has it.
   *[other] { $steps } steps skipped. The log has them.
}
explained = About it

## The log

log-find = Find in the log
log-whose = By whom
log-all = Everyone
log-copy = Copy
log-copied = Copied
log-nothing-found = Nothing in the log fits.
log-more-lines = { $lines ->
    [one] 1 more line
   *[other] { $lines } more lines
}
log-earlier = Earlier: { $count } more
next-moment = Next great moment: { $headline }
