### The chancellor's hints

hint = Hint
hint-ask = What would the chancellor do?
hint-title = What the chancellor would do
hint-thinking = The chancellor is thinking.
hint-withdraw = Never mind
hint-chance = { $chance } % to win
hint-choose = Choose
hint-estimate = Estimates from what your seat can see. Cards you cannot see are guessed.
hint-told = Estimates from what your seat can see. Everyone at the table is told that you asked.
log-hint = { $who } asks the chancellor for a hint.
new-hints = Hints for everyone
hints-allowed = Players may ask the chancellor for hints here. Everyone is told when somebody does.
key-14 = what the chancellor would do

## The review of a match that is over

review = The chancellor’s review
review-why = The chancellor looks at every decision: who stood how well, what was chosen well or badly, and what was luck.
review-start = Review this match
review-working = The chancellor looks at the match: { $percent } % done.
review-cap = Estimated chances to win after every decision. Where the curve jumps without a mark, the estimate had not seen something coming.
review-label = Curve of the estimated chances to win. At the end: { $ends }.
review-swings = { $count ->
    [0] No great swing
    [one] The greatest swing
   *[other] The { $count } greatest swings
}
review-by-decision = A decision of { $who }
review-by-luck = Luck, or what was hidden
review-deed = { $who }: { $what }
review-colon = : { "" }
review-points = { $points } %
review-share = { $points } %
review-sums = Luck and decisions
review-luck = Luck
review-own = Own decisions
review-others = Decisions of others
review-sums-why = All changes of a seat’s chances, added up. A decision is compared with what the secretary would have done; luck is what dice, cards and hidden things made of it.

## Try it from here

fork = Try it from here
fork-why = A new match begins at this moment ({ $where }). Dice and shuffles from here on are new. It does not count for anybody’s rating.
fork-seat = Your seat
fork-begin = Begin
fork-of = Begun from another match, after { $ply } actions
verified-fork = The first { $ply } actions are those of another match, under its own seed; the commitment covers all chance after them.
