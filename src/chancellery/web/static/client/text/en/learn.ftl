### The guided first match, and the introduction to a game

learn-by-playing = Learn by playing
learn-guide = Guide
learn-step = Step { $step } of { $steps }
learn-on = Go on
learn-end = Play on alone
learn-leave = Leave the guide
learn-smaller = Smaller
learn-larger = Why?
learn-wait = The others are playing. Watch the board and the log.
learn-as-you-like = Answer as you like. The guide comes back in a moment.
intro-rules = All rules
