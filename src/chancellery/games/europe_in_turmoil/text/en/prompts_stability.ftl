### Europe in Turmoil: what the stability cards ask

prompt-anarchist_attack = Choose a Monarch or Government space: it loses 3 Authoritarian SP, or all if there are fewer.
prompt-intelligentsia = Choose a card worth 2 OP in the discard pile to take into your hand.
