### Europe in Turmoil: what the events of the Victorian Era ask

prompt-admiral_von_tirpitz-ships = Choose how many Authoritarian SP to remove from Germany: the German Navy moves up one box for each.
prompt-bernhard_von_bulow = Choose a card in the discard pile and carry out its event, or stop.
prompt-foreign_investments = Choose how many Liberal SP to take from Worker spaces of France and Germany: as many go to Russia, Austria-Hungary and the Balkans.
prompt-third_department_okhrana = Choose the Liberal stability card that becomes unavailable.
