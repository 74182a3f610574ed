### Versailles 1919: ready-made offers, offers that wait for an answer, and why a bot refuses


## An offer to you, in the bar

board-incoming = { $nation_subject } offers you a deal
board-incoming-change = You: { $before } → { $after } cubes
board-incoming-nothing = Nothing changes
board-incoming-counter = Change it
board-incoming-counter-how = as a draft of your own
board-incoming-open = Nobody waits for your answer. The offer ends with the turn or with what it is about.
board-incoming-late = It can be accepted once the present step is over.

## What one gives, in verbs

board-you-give = You give { $partner_art } { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
board-they-give = { $partner_subject } gives you { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
board-you-promise = You promise { $refrain ->
     [1] not to
    *[other] to
} { promised-deed }.
board-give = Give
board-ask-for = Ask for
board-cubes-of-these = { $cubes ->
    [one] cube
   *[other] cubes
}
board-give-why = Given cubes are exhausted; the other side recovers as many of its own.
board-give-none = No cubes to give now
board-give-none-why = Either no cube is available, or the other side has none to recover.
board-promise-to = Promise to …
board-promise-not = Promise not to …
board-demand-to = Ask { $nation_art } to …
board-demand-not = Ask { $nation_art } not to …

## Ready-made offers

board-ready = Ready-made offers
board-ready-none = No deal in sight that you would gain from and others might accept.
board-ready-fair = They gain too, by estimate.
board-ready-long = They would lose a little, by estimate.
board-ready-go = Offer it
board-ready-own = Or put a deal together with
board-ready-sell-settle = { $partner_subject } has the most influence on “{ $issue }” and gets it if you settle it.
board-ready-sell-option = This option of “{ $issue }” suits { $partner_art } better than the one you would choose.
board-ready-swap-option = “{ $issue }” goes to { $partner_art }, by the option that is best for you both.
board-ready-buy-settle = You have the most influence on “{ $issue }”: it is yours if { $partner_art } settles it.
board-ready-sweeten-option = “{ $issue }” becomes yours, by the option that is best for you both.
board-ready-buy-option = { $partner_subject } may settle “{ $issue }”; this option suits you better.
board-ready-sell-no-place = { $partner_subject } leads on “{ $issue }” and would rather see you place elsewhere.
board-ready-buy-no-place = You lead on “{ $issue }”, and { $partner_art } looks ready to overtake you there.
board-ready-sell-place = { $partner_subject } would like to see a rival overtaken on “{ $issue }”.
board-ready-buy-place = A rival leads on “{ $issue }”; { $partner_art } could overtake it.
board-ready-sell-no-settle = { $partner_subject } would rather see “{ $issue }” left open.
board-ready-buy-no-settle = { $partner_subject } looks ready to settle “{ $issue }”, which you would rather see left open.
board-ready-sell-choice = You choose the option of “{ $issue }”; this one suits { $partner_art } better.
board-ready-buy-choice = { $partner_subject } chooses the option of “{ $issue }”; this one suits you better.
board-ready-buy-pass = One bidder fewer for “{ $issue }”.
board-ready-sell-pass = With you out of the way “{ $issue }” costs { $partner_art } less.

## Refused this turn

board-refused-by = { $nation_subject } refused

## Why a bot refuses

explained-refusal-impossible = { $nation_subject } had to refuse: the deal cannot be carried out now.
explained-refusal-nothing = { $nation_subject } would give and promise, and get nothing in return.
    .attache = { $nation_subject }: “But what would we get?”
    .heuristic = { $nation_subject }: “We find nothing on the side of receipts.”
    .search = { $nation_subject }: “A gift, then. We are not in that trade.”
explained-refusal-price = { $nation_subject } would do it for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
explained-refusal-even = { $nation_subject } would do it without giving any cubes.
explained-refusal-pays = { $nation_subject } would give only { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} for it.
explained-refusal-points = By its own estimate, { $nation_art } would end the turn with fewer points.
explained-refusal-happiness = By its own estimate, { $nation_art } would fall back in happiness.
explained-refusal-pieces = By its own estimate, { $nation_art } would end the turn with less influence or fewer units.
explained-refusal-leads = By its own estimate, { $nation_art } would stand worse on issues that are still open.
explained-refusal-unrest = By its own estimate, { $nation_art } would have more to fear from uprisings.
explained-refusal-rivals = By its own estimate, { $nation_art } would see its rivals gain too much.
explained-refusal-series = { $nation_subject } would gain by it, but wants a larger share of what { $author_art } would gain.
    .attache = { $nation_subject }: “That’s good for us, but so much better for { $author_art }!”
    .heuristic = { $nation_subject }: “We would gain by it, { $author_art } far more. The shares want correcting.”
    .search = { $nation_subject }: “You have done well out of us already. The next one costs more.”
explained-refusal-little = By its own estimate, { $nation_art } would gain nothing.
    .attache = { $nation_subject }: “We can’t see what it would bring us.”
    .heuristic = { $nation_subject }: “By our estimate, we would gain nothing.”
    .search = { $nation_subject }: “We would stand where we stand now. Why move?”

## Why a bot offers a deal

board-why-asks = Why { $nation_art } asks
explained-offer-buy-settle = { $author_subject } has the most influence on “{ $issue }” and gets it if { $partner_art } settles it.
    .attache = { $author_subject }: “{ $partner_subject } could settle ‘{ $issue }’, and it would be ours. We lead there; we counted twice!”
    .heuristic = { $author_subject }: “‘{ $issue }’ falls to us as soon as { $partner_art } settles it. The terms are in the draft.”
    .search = { $author_subject }: “We lead on ‘{ $issue }’. If { $partner_art } settles it, we shall remember by whose hand.”
explained-offer-sweeten-option = { $author_subject } has the most influence on “{ $issue }”. If { $partner_art } settles it, it would choose the option that is best for both.
    .attache = { $author_subject }: “If { $partner_art } settles ‘{ $issue }’, we take the option that suits both of us. Promise!”
    .heuristic = { $author_subject }: “Should { $partner_art } settle ‘{ $issue }’, we take the option that serves both delegations best.”
    .search = { $author_subject }: “Let { $partner_art } settle ‘{ $issue }’, and we shall choose as if we had chosen together.”
explained-offer-buy-option = { $partner_subject } may settle “{ $issue }”, and { $author_art } would be better off with this option.
    .attache = { $author_subject }: “{ $partner_subject } may settle ‘{ $issue }’. Could it be this option? It would help us such a lot.”
    .heuristic = { $author_subject }: “‘{ $issue }’ is for { $partner_art } to settle. Of its options, this one suits us better.”
    .search = { $author_subject }: “‘{ $issue }’ goes to { $partner_art }. We only ask in which form.”
explained-offer-buy-no-place = { $author_subject } leads on “{ $issue }” and expects { $partner_art } to overtake it there.
    .attache = { $author_subject }: “{ $partner_subject } is going to overtake us on ‘{ $issue }’, we just know it. Please don’t!”
    .heuristic = { $author_subject }: “Our papers have { $partner_art } overtaking us on ‘{ $issue }’. We would rather see those cubes elsewhere.”
    .search = { $author_subject }: “We can see where the next cubes of { $partner_art } are going. Leave us ‘{ $issue }’: there are other tables to win at.”
explained-offer-buy-place = A rival leads on “{ $issue }”, and { $author_art } would like { $partner_art } to overtake it.
    .attache = { $author_subject }: “A rival leads on ‘{ $issue }’, and { $partner_art } could overtake it. Would you?”
    .heuristic = { $author_subject }: “A third delegation leads on ‘{ $issue }’. It would suit us if { $partner_art } overtook it.”
    .search = { $author_subject }: “There is a third party in front on ‘{ $issue }’. { $partner_subject } and we need not leave it there.”
explained-offer-buy-no-settle = { $author_subject } expects { $partner_art } to settle “{ $issue }” and would rather see it left open.
    .attache = { $author_subject }: “Is { $partner_art } settling ‘{ $issue }’ already? We were hoping it could wait.”
    .heuristic = { $author_subject }: “We expect { $partner_art } to settle ‘{ $issue }’. We move that it stay open.”
    .search = { $author_subject }: “‘{ $issue }’ can wait. A conference that settles everything has nothing left to trade.”
