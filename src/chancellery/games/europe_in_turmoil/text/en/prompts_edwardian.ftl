### Europe in Turmoil: what the events of the Edwardian Era ask

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
