### Europe Divided: the stage: steps and great moments

story-initiative = Initiative
story-totals = Europe { $europe }, Russia { $russia }
story-advantage = advantage card
story-headlines = Headlines
story-influence-title = Influence: { $region }
story-influence = { $bloc }, { $region }: { $value }
story-awarded = Headline: { $headline }
story-condition = Condition
story-prestige = { $prestige } prestige
story-dominance = Dominance is scored
story-final = Final score
story-sixes = { $regions ->
    [one] a 6 in 1 region
   *[other] a 6 in { $regions } regions
}
