### Versailles 1919: the room, and the answers to the main question


## Influence

board-tied = tied
board-leads-by = { $nation_subject } leads by { $ahead }
board-you-lead-by = You lead by { $ahead }
board-settle-or-add = · settle now, or add
board-need = · { $cubes } more to lead
board-need-more = · { $cubes } to lead, you have { $has }
board-held-by = { $stars } stars, controlled by { $nation_art }
board-pick-cost = { $cubes ->
    [0] free
    [one] 1 cube
   *[other] { $cubes } cubes
}

## The wall

water-indian_ocean = Indian Ocean
board-regions = The regions
board-regions-why = red = unrest · top right: uprising on · discs: units · flags: issues won
board-rolls = { $needed ->
    [0] quiet
    [6] 6
   *[other] { $needed }–6
}
board-posts-title = Deploy a unit
board-posts-why = unrest then · uprising on
board-posts-now = now { $unrest } · { $needed ->
    [0] quiet
    [6] 6
   *[other] { $needed }–6
}
board-posts-cubes = cubes
board-posts-happiness = happiness
board-tracks = Tracks
board-units-short = { $units } ready, { $away } deployed

## What can be done with a turn

board-deed-place = Place influence
board-deed-settle = Settle
board-deed-reclaim = Reclaim
board-deed-military = Military
board-deed-back = Back
board-deed-how-place = or press an issue
board-deed-how-settle = or press an issue
board-deed-how-reclaim = cubes and units come back
board-deed-how-military = or deploy a unit: in the table or on the map
board-pick-settle = { $own ->
    [1] becomes yours
   *[other] goes to { $name }
}
board-pick-place = { $cubes ->
    [0] you lead
   *[other] { $cubes } to lead
}
board-deed-can-place = { $cubes } cubes, { $issues ->
    [one] 1 issue
   *[other] { $issues } issues
}
board-deed-can-place-few = not enough: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
board-deed-can-place-bound = you must settle
board-deed-can-place-promised = ruled out by a promise
board-deed-can-place-taken = action taken
board-deed-can-settle = { $issues }
board-deed-can-settle-none = no cubes there yet
board-deed-can-settle-promised = ruled out by a promise
board-deed-can-settle-taken = action taken
board-deed-can-reclaim = { $cubes ->
    [0] { $units ->
        [0] deployed units
        [one] 1 unit
       *[other] { $units } units
    }
    [one] 1 cube{ $units ->
        [0] {""}
        [one] {" "}and 1 unit
       *[other] {" "}and { $units } units
    }
   *[other] { $cubes } cubes{ $units ->
        [0] {""}
        [one] {" "}and 1 unit
       *[other] {" "}and { $units } units
    }
}
board-deed-can-reclaim-none = nothing exhausted
board-deed-can-reclaim-bound = you must settle
board-deed-can-reclaim-promised = ruled out by a promise
board-deed-can-reclaim-taken = action taken
board-deed-can-military = { $deploys ->
    [0] demobilize: +{ $value } happiness
   *[other] deploy or demobilize
}
board-deed-can-military-none = no units left
board-deed-can-military-promised = ruled out by a promise
board-deed-can-military-taken = action taken

## What an answer would change

board-shift-unrest = { $region } { $before } → { $after }{ $needed ->
    [0] , quiet
    [6] , uprising on 6
   *[other] , uprising on { $needed }–6
}
board-shift-cubes = cubes { $before } → { $after }
board-shift-happiness = happiness { $before } → { $after }
board-shift-moods = happiness: { $moods }
board-becomes-discarded = { $issues } { $count ->
    [one] is
   *[other] are
} discarded
board-for-you = For you
board-for-you-mood = happiness { $least } to { $most }
board-for-you-none = no happiness either way
board-mood-range = { $same ->
    [1] { $least }
   *[other] { $least } to { $most }
}
board-bid-way = strength { $strength }{ $cubes ->
    [0] , leads at once
    [one] , leads with 1 cube
   *[other] , leads with { $cubes } cubes
}
