# Words that every game shares.
nothing = nothing
list = { $first } and { $last }
action-retract = Change my choice
event-pick-sealed = { $seat } has chosen.
event-pick-retracted = { $seat } is choosing again.
