# Words that every game shares.
nothing = nothing
list = { $first } and { $last }
action-retract = Take my choice back
event-pick-sealed = { $seat } has chosen.
event-pick-retracted = { $seat } thinks again.
