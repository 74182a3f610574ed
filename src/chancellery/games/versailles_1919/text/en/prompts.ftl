### Versailles 1919: what is asked


## Set-up and turns

prompt-choose-nation = Choose the nation you will play. Left: { $nations }.
prompt-choose-order = Choose the faction that is number { $number } in turn order. You will begin with the last one.
prompt-act = { $nation_subject }: take a political action. Before or after it you may take one military action.
    .done = Nothing to do: end the turn
prompt-act-political = { $nation_subject }: take a political action.
    .done = Nothing to do: end the turn
prompt-act-military = { $nation_subject }: you may take a military action, or end the turn.
    .done = End the turn without a military action

## Political actions

prompt-place-cubes = { $nation_subject }: how many cubes on { $issue }? You need { $least } to lead, and enough left to lead on a second issue.
prompt-place-second = { $nation_subject }: choose the second issue for your influence, after { $issue }.
prompt-reclaim-cubes = { $nation_subject }: how many exhausted cubes do you reclaim (of { $cubes })? Exhausted units ({ $units }) come back too.
prompt-recall-units = { $nation_subject }: choose a deployed unit to take back.
    .done = Leave the others in place
prompt-choose-option = { $nation_subject } controls { $issue }: choose the option to implement.
prompt-choose-flag = { $nation_subject }: whose squadron goes on { $issue }?
prompt-may-confer = { $nation_subject } decides on { $event_card }. { $event_card_conference }
prompt-advance-issue = { $nation_subject }: choose the issue that comes to the table.
prompt-advance-event = { $nation_subject }: choose the event that comes to the table.
prompt-put-cube = { $nation_subject }: put a cube on { $event_card } to decide on it later? { $event_card_conference }
prompt-add-issue = { $nation_subject }: add an issue to the waiting room, from the discard pile or the deck ({ $cards } left).
    .pick = { $number ->
        [1] Take { $first } (free)
        [2] Take { $second } (1 cube)
       *[other] Take { $third } (2 cubes)
    }
    .draw = { $cards ->
        [0] Draw: the game ends
       *[other] Draw two issues
    }
prompt-keep-issue = Drawn: { $issues }. Choose the one that waits; the other is discarded.

## Military

prompt-give-up-unit = { $nation_subject }: choose the unit to demobilize (happiness +{ $value }).
prompt-choose-unit = { $nation_subject }: which unit goes to { $space }?

## Events

prompt-choose-region = { $nation_subject }: choose the region where unrest changes by { SIGNED($change) }.
prompt-name-player = { $nation_subject } decides on { $event_card }: name a player, who then picks one of two effects.
prompt-pick-alternative = { $nation_subject }: { $event_card } leaves two ways. Pick one.
    .first = { $event_card_first }
    .second = { $event_card_second }
prompt-reopen-issue = { $nation_subject }: choose the settled issue that is re-opened.
prompt-send-out = { $nation_subject }: choose the issue that leaves the table.
prompt-bring-in = { $nation_subject }: choose the issue that takes the place of { $issue }.
prompt-discard-waiting = { $nation_subject }: choose the waiting issue to discard.

## Uprisings

prompt-announce = { $nation_subject } has troops { $region_loc }: change the die? An uprising needs { $needed }; modifiers so far { SIGNED($modifier) }.
    .plus-one = Add 1 to the die ({ $more } in 6)
    .minus-one = Subtract 1 from the die ({ $less } in 6)
    .no-change = Leave the die alone ({ $chances } in 6)
prompt-choose-victim = { $nation_subject } has the left-most unit { $region_loc }: choose whom the uprising hits.
prompt-choose-issue-lost = { $nation_subject }: choose which of your issues { $region_loc } is up for bid.
prompt-make-bid = { $nation_subject }: bid for { $issue }, or pass. { $cubes ->
    [0] { $strength ->
        [0] Nobody has bid yet.
       *[other] Best bid: { $best }, { $strength } military and no influence.
    }
   *[other] Best bid: { $best }, { $strength } military and { $cubes } influence.
}
prompt-bid-cubes = { $nation_subject } bids { $force }: with how many cubes?
prompt-choose-strategy = { $nation_subject }: choose your strategy card.

## Two players and solo

prompt-usa-act = { $nation_subject } leads the USA: choose its political action.
prompt-reclaim-along = { $nation_subject }: how many cubes of your own do you take back, up to { $most }?
prompt-bot-settles = { $nation_subject } settles an issue: two are worth as much to it. Choose one.
prompt-bot-places = { $nation_subject } places influence: choose the issues for it.
prompt-choose-faction = Several factions are weakest. Choose the one you take over.
prompt-choose-winner = Two factions bid as much for { $issue }. Choose which one gets it.
