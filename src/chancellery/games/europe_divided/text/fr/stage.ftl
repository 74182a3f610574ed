### Europe Divided : la scène : étapes et grands moments

story-initiative = Initiative
story-totals = Europe { $europe }, Russie { $russia }
story-advantage = carte Avantage
story-headlines = Manchettes
story-influence-title = Influence : { $region }
story-influence = { $bloc }, { $region } : { $value }
story-awarded = Manchette : { $headline }
story-condition = Condition
story-prestige = { $prestige } { $prestige ->
    [one] point
   *[other] points
} de prestige
story-dominance = Décompte de la domination
story-final = Décompte final
story-sixes = { $regions ->
    [one] un 6 dans { $regions } région
   *[other] un 6 dans { $regions } régions
}
