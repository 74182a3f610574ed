### Europe in Turmoil: what is asked

prompt-reveal-scoring = Did you open with two or more scoring cards? Show them, and you place 1 SP more at each of your three steps.
prompt-discretionary = Choose where your support starts: { $points } SP to place, in any space where the opponent has none.
prompt-play-card = Action round { $round }: play a card.
prompt-play-owed = { $owed ->
    [one] “{ card-two_power_standard }” still asks one naval attempt of you: choose a card.
   *[other] “{ card-two_power_standard }” still asks { $owed } naval attempts of you: choose a card.
}
prompt-event-order = “{ $card }” gives you { $ops } OP, and its event takes place. Before or after your operations?
prompt-helgoland = { box-helgoland }: one more naval attempt, at −1. Choose a card, or be done.
prompt-operate = “{ $card }”: choose how to use { $ops } OP.
prompt-place-support = Place support with { $ops } OP: 1 each, as a rule 2 where the opponent is in control.
prompt-support-check = { $count ->
    [one] Choose a space for your support check (die { SIGNED($ops) }).
   *[other] Choose a space for a support check (die { SIGNED($ops) }); there are { $count } to make.
}
prompt-add-support = { $optional ->
    [0] Place { $points } SP.
   *[other] Place up to { $points } SP.
}
prompt-remove-support = { $optional ->
    [0] Remove { $points } { $owner } SP.
   *[other] Remove up to { $points } { $owner } SP.
}
prompt-replace-support = { $points ->
    [one] Replace 1 SP of the opponent by one of your own: choose the space.
   *[other] Replace 1 SP of the opponent by one of your own, in each of { $points } different spaces.
}
prompt-move-from = { $optional ->
    [0] Move { $points } SP from { $space_art }: choose where to.
   *[other] Move up to { $points } SP from { $space_art }: choose where to.
}
prompt-move-to = { $optional ->
    [0] Move { $points } SP to { $space_art }: choose where from.
   *[other] Move up to { $points } SP to { $space_art }: choose where from.
}
prompt-reroll = The die shows { $die }. Reroll it? ({ box-konig }, once per turn)
prompt-redraw = { box-bayern }: discard { $discards } cards and draw { $draws }?
prompt-jaures = A crisis roll is due: tension { $tension }, status { SIGNED($status) }. Give up 1 VP to bring tension down by 1?
prompt-discard-cards = { $count ->
    [one] Discard a card.
   *[other] Discard { $count } cards.
}
prompt-exchange-cards = { $count ->
    [0] Draw as many cards as you discarded.
    [one] Discard 1 card if you like; you then draw as many as you discarded.
   *[other] Discard up to { $count } cards; you then draw as many as you discarded.
}
prompt-choose-stability = { $count ->
    [one] Stability check { $region_loc }: choose a stability card. It stays secret until both sides have chosen.
   *[other] Stability check { $region_loc }: choose a stability card; there may be { $count }. They stay secret until both sides have chosen.
}
prompt-war-losses = The war leaves its mark on every region that took part: choose the next.
prompt-remove-losses = War losses: remove { $points } of your own SP.

## Events of the Victorian Era

prompt-admiral_von_tirpitz-ships = Choose how many Authoritarian SP to remove from Germany: the German Navy moves up one box for each.
prompt-bernhard_von_bulow = Choose a card in the discard pile and carry out its event, or stop.
prompt-foreign_investments = Choose how many Liberal SP to take from Worker spaces of France and Germany: as many go to Russia, Austria-Hungary and the Balkans.
prompt-third_department_okhrana = Choose the Liberal stability card that becomes unavailable.

## Events of the Edwardian Era

prompt-second_hague_conference = How do the talks at The Hague end? First: they fail, tension rises by 1 and you gain 2 VP; second: they succeed, you place 4 SP in Army and Monarch spaces, one in each.
prompt-belgian_rule_in_congo = What does Congo cost you? First: you lose 2 VP; second: the Authoritarian gets control of Belgium.
prompt-move-within-region = Choose the space from which an SP goes to a { $icon } space of the same region ({ $points } left), or stop.
prompt-control_of_the_channel = Choose the card of the discard pile whose event takes place now; its own side carries it out.
prompt-declaration_of_independence = Choose the Balkan space that comes under your control.
prompt-legacy_of_1848 = Choose a red card that was shown and carry out its event, or “{ card-legacy_of_1848 }” itself to use its OP, or do without.
prompt-second_duma_disbanded = Choose the Russian space whose Liberal SP are sent to Siberia.
prompt-military_parade = Choose the Army space where the parade is held; every space next to it gets 1 SP of yours.
prompt-central_authority = Choose the region where every space under your control gets 1 SP.
prompt-tangier_crisis = What do you do about Tangier? First: give way and lose 3 VP; second: stand firm, the Authoritarian places 2 SP in France, tension rises by 1 and a crisis roll follows.
prompt-tangier_crisis-space = Choose the French space that gets 2 SP of yours.
prompt-rosa_luxemburg-card = Choose the red card of the discard pile whose event you carry out.

## Events of the Georgian Era

prompt-agadir_crisis = What do you do about Agadir? First: give way, lose 1 VP and leave control of Morocco to the Authoritarian; second: stand firm and gain 1 VP, tension rises by 2 and a crisis roll follows.
prompt-balkan_civil_war-space = Choose the Balkan space where Liberal SP are added until both sides are even.
prompt-yugoslavia-space = You have won the roll. Choose the space where every Liberal SP becomes one of yours.
prompt-black_hand = Choose the space where the Black Hand settles: 2 SP that nobody can remove.
prompt-preventive_war = Choose the region where you remove 3 of your own SP.
prompt-mitteleuropa = Choose how many boxes the German Navy goes back: each gives 4 OP for placing SP in the middle of Europe.

## Stability cards

prompt-anarchist_attack = Choose a Monarch or Government space: it loses 3 Authoritarian SP, or all if there are fewer.
prompt-intelligentsia = Choose a card worth 2 OP in the discard pile to take into your hand.

## War Mobilization

prompt-mobilization = Choose a mobilization card for { $nation_art }. It stays secret until its priority comes up.
prompt-mobilization-additional = Add the submarines to your German card, or do without.
prompt-join-the-war = { $nation } enters the war: choose a mobilization card for it, or do without.
prompt-third_balkan_war-whose = Whose SP is removed from the Balkans? First: the Authoritarian’s; second: the Liberal’s.
prompt-salonika = Choose the Balkan space that comes under your control.
