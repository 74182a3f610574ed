# Ce qui s’est passé.
event-card-played = { $seat } joue { $card }, pour un total de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-card-drawn = { $seat } pioche { $card }.
