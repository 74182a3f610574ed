# What happened.
event-card-played = { $seat } plays { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
event-card-drawn = { $seat } draws { $card }.
