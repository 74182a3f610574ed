### The chancellor's hints

hint = Hint
hint-ask = What would the chancellor do?
hint-title = What the chancellor would do
hint-thinking = The chancellor is thinking.
hint-withdraw = Cancel
hint-chance = { $chance }% to win
hint-choose = Choose
hint-estimate = Estimates based on what you can see; hidden cards are guessed.
hint-told = Estimates based on what you can see. Everyone at the table is told that you asked.
log-hint = { $who } asks the chancellor for a hint.
new-hints = Allow hints
hints-allowed = Players may ask the chancellor for hints here. Everyone is told when somebody does.
key-14 = what the chancellor would do

## The review of a match that is over

review = The chancellor’s review
review-why = What was luck, and which decisions were good or bad? Every die and every draw is compared with all that could have come up, every decision with what the secretary (the medium bot) would have done.
review-start = Review this match
review-working = Reviewing the match: { $percent }% done.
review-cap = Estimated chances to win after every decision, all cards open. Where the curve jumps without a mark, the estimate had missed something.
review-label = Curve of the estimated chances to win. At the end: { $ends }.
review-play-much-better = { $who ->
    [you] You played better than your { $rivals ->
        [one] opponent
       *[other] opponents
    }.
   *[seat] { $seat } played better than the { $rivals ->
        [one] other side
       *[other] others
    }.
}
review-play-little-better = { $who ->
    [you] You played a little better than your { $rivals ->
        [one] opponent
       *[other] opponents
    }.
   *[seat] { $seat } played a little better than the { $rivals ->
        [one] other side
       *[other] others
    }.
}
review-play-equal = { $who ->
    [you] You played about as well as your { $rivals ->
        [one] opponent
       *[other] opponents
    }.
   *[seat] { $seat } played about as well as the { $rivals ->
        [one] other side
       *[other] others
    }.
}
review-play-little-worse = { $who ->
    [you] You played a little worse than your { $rivals ->
        [one] opponent
       *[other] opponents
    }.
   *[seat] { $seat } played a little worse than the { $rivals ->
        [one] other side
       *[other] others
    }.
}
review-play-much-worse = { $who ->
    [you] You played worse than your { $rivals ->
        [one] opponent
       *[other] opponents
    }.
   *[seat] { $seat } played worse than the { $rivals ->
        [one] other side
       *[other] others
    }.
}
review-luck-hardly = Luck hardly mattered.
review-luck-had-for = { $who ->
    [you] Luck was on your side: { review-so-many }.
   *[seat] Luck was on the side of { $seat }: { review-so-many }.
}
review-luck-had-against = { $who ->
    [you] Luck was against you: { review-so-many }.
   *[seat] Luck was against { $seat }: { review-so-many }.
}
review-luck-decided-for = { $who ->
    [you] Luck decided it in your favour: { review-so-many }.
   *[seat] Luck decided it in favour of { $seat }: { review-so-many }.
}
review-luck-decided-against = { $who ->
    [you] Luck decided it against you: { review-so-many }.
   *[seat] Luck decided it against { $seat }: { review-so-many }.
}
review-so-many = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-rest-most = The estimate cannot account for another { review-so-many }.
review-swings = { $count ->
    [0] No big swing
    [one] The biggest swing
   *[other] The { $count } biggest swings
}
review-by-decision = { $who }’s decision
review-by-luck = Luck
review-costly = { $count ->
    [0] No decision clearly cost anything
    [one] The costliest decision
   *[other] The { $count } costliest decisions
}
review-better = Better: { $what }
review-deed = { $who }: { $what }
review-you = You
review-then = then: { $what }
review-watch = Watch
review-try = Try it from here
review-colon = : { "" }
review-points = { $points }%
review-share = { $points }%
review-sums = From the deal to the result
review-before = Before the deal
review-luck = Luck
review-own = Own decisions
review-others = Others’ decisions
review-rest = Unexplained
review-at-end = Chances at the end
review-result = Result
review-sums-why = In points: a win is 100. Every column adds up. Luck is what dice and draws brought, compared with everything they could have brought; others’ hidden choices are not luck. A decision is compared with the secretary’s, by what the seat could know. Unexplained is what the estimate had not seen coming.
review-seen = In matches between equal players, luck as measured here explains { $percent }% of the results.
review-seen-little = Luck is hard to measure in this game: in matches between equal players, what is measured here explains only { $percent }% of the results. Take the figures as a hint.
review-unmeasured = How much of the luck this estimate sees has not been measured for this game. Take the figures as a hint.

## Try it from here

fork = Play on from here
fork-why = A new match starts from this position ({ $where }). Dice and shuffles from here on are new. It does not count towards anyone’s rating.
fork-seat = Your seat
fork-begin = Start
fork-of = Started from another match, after { $ply ->
    [one] 1 action
   *[other] { $ply } actions
}
verified-fork = { $ply ->
    [one] The first action is that
   *[other] The first { $ply } actions are those
} of another match, under its own seed; the commitment covers all chance after that.
