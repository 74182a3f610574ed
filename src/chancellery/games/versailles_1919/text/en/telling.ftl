### Versailles 1919: the stage: steps and great moments

story-political = Political action
story-military = Military action
story-crisis = crisis
story-deal = A deal is offered
story-settling = { $nation_subject } settles “{ $issue }”
story-hits = Uprising { $region_loc }: “{ $issue }” is up for bid
story-uprising = Uprising: { $region }
story-placed = { $nation_subject } places { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}
story-roll = Uprising check: { $region }
story-rises = Uprising { $region_loc }
story-calm = No uprising { $region_loc }
story-quiet = Too quiet for an uprising: { $regions }.
story-die = die
story-modifier = modifier
story-total = total
story-from = uprising on
story-bids = The bidding begins.
story-settled = { $issue }: { $option }
story-decides = Decided by
story-happiness = happiness { $change }, now { $happiness }
story-unrest = unrest in column { $column }
story-cubes = Cubes returned: { $who }.
story-terms = The terms
story-happy = Happiness: { $who }.
