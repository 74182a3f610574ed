### Why the chancellor would do something: what its choice gains, or keeps while another would lose it

cause-issue = { $way ->
    [gain] wins “{ $issue }”
   *[keep] keeps “{ $issue }”
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-issue-theirs = { $way ->
    [gain] takes “{ $issue }” away from { $nation_art }
   *[keep] leaves { $nation_art } less to gain from “{ $issue }”
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-lead = { $way ->
    [gain] takes the lead on “{ $issue }”
   *[keep] keeps the lead on “{ $issue }”
}
cause-lead-theirs = { $way ->
    [gain] weakens { $nation_art } on “{ $issue }”
   *[keep] leaves { $nation_art } no lead on “{ $issue }”
}
cause-strategy = { $way ->
    [gain] serves your strategy card
   *[keep] does not hurt your strategy card
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-strategy-theirs = { $way ->
    [gain] works against the strategy that { $nation_art } may have
   *[keep] does not serve the strategy that { $nation_art } may have
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-happiness = { $way ->
    [gain] improves your standing in happiness
   *[keep] does not fall back in happiness
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-happiness-theirs = { $way ->
    [gain] sets { $nation_art } back in happiness
   *[keep] does not raise the happiness of { $nation_art }
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-units = { $way ->
    [gain] gets more out of your units
   *[keep] keeps your units ready
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-units-theirs = { $way ->
    [gain] costs { $nation_art } units
   *[keep] leaves the units of { $nation_art } less useful
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-cubes = { $way ->
    [gain] makes more influence available
   *[keep] keeps more influence available
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-cubes-theirs = { $way ->
    [gain] costs { $nation_art } influence
   *[keep] leaves { $nation_art } with less influence available
}{ $points ->
    [0] { "" }
   *[other] { " " }({ SIGNED($points) })
}
cause-unrest = { $way ->
    [gain] lessens the danger of an uprising { $region_loc }
   *[keep] does not raise the danger of an uprising { $region_loc }
}
cause-unrest-theirs = exposes { $nation_art } to an uprising { $region_loc }
cause-turn = brings your next turn sooner
cause-turn-theirs = makes { $nation_art } wait for its turn
cause-solo = leaves you better placed to be the strongest faction
