### Versailles 1919 : la scène : étapes et grands moments

story-political = Action politique
story-military = Action militaire
story-crisis = crise
story-deal = Un accord est proposé
story-settling = { $nation_subject } { $nation_code ->
    [US] règlent
   *[other] règle
} « { $issue } »
story-hits = Soulèvement { $region_loc } : « { $issue } » est mis aux enchères
story-uprising = Soulèvement : { $region }
story-placed = { $nation_subject } { $nation_code ->
    [US] placent
   *[other] place
} { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}
story-roll = Test de soulèvement : { $region }
story-rises = Soulèvement { $region_loc }
story-calm = Pas de soulèvement { $region_loc }
story-quiet = Trop calme pour un soulèvement : { $regions }.
story-die = dé
story-modifier = modificateur
story-total = total
story-from = soulèvement à partir de
story-bids = Les enchères commencent.
story-settled = { $issue } : { $option }
story-decides = Décision
story-happiness = satisfaction { $change }, désormais { $happiness }
story-unrest = agitation, colonne { $column }
story-cubes = Cubes rendus : { $who }.
story-terms = L’option
story-happy = Satisfaction : { $who }.
