### The guided first match, and the introduction to a game

learn-by-playing = Tutorial: learn by playing
learn-steps = { $steps } steps, at your own pace
learn-guide = Guide
learn-step = Step { $step } of { $steps }
learn-on = Next
learn-end = Continue without the guide
learn-pause = Pause the guide
learn-back = Bring the guide back
learn-line = Guide { $step } of { $steps }: { $what }
learn-smaller = Smaller
learn-larger = Why?
learn-show = Show me
learn-wait = The others are playing. Watch the board and the log.
learn-watch = See what it brings.
learn-rule = What is this? Rule { $rule }
learn-as-you-like = Choose freely. The guide will be back in a moment.
learn-offer = Somebody offers you a deal. Accept it, refuse it, or press “{ offer-later }”: then the question comes back.
intro-rules = All rules
