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
review-why = The chancellor looks at every decision: who was ahead when, which decisions were good or bad, and what was luck.
review-start = Review this match
review-working = Reviewing the match: { $percent }% done.
review-cap = Estimated chances to win after every decision. Where the curve jumps without a mark, the estimate had missed something.
review-label = Curve of the estimated chances to win. At the end: { $ends }.
review-swings = { $count ->
    [0] No big swing
    [one] The biggest swing
   *[other] The { $count } biggest swings
}
review-by-decision = { $who }’s decision
review-by-luck = Luck or hidden information
review-deed = { $who }: { $what }
review-you = You
review-then = then: { $what }
review-watch = Watch
review-try = Try it from here
review-colon = : { "" }
review-points = { $points }%
review-share = { $points }%
review-sums = Luck and decisions
review-luck = Luck
review-own = Own decisions
review-others = Others’ decisions
review-sums-why = All changes in a seat’s chances, added up. A decision is compared with what the secretary would have done; luck is the share of dice, cards and hidden information.

## Try it from here

fork = Play on from here
fork-why = A new match starts from this position ({ $where }). Dice and shuffles from here on are new. It does not count towards anyone’s rating.
fork-seat = Your seat
fork-begin = Start
fork-of = Started from another match, after { $ply } actions
verified-fork = The first { $ply } actions are those of another match, under its own seed; the commitment covers all chance after them.
