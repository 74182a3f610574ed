### Europe in Turmoil: what War Mobilization asks

prompt-mobilization = Choose a mobilization card for { $nation_art }. It stays secret until its priority comes up.
prompt-mobilization-additional = Add the submarines to your German card, or do without.
prompt-join-the-war = { $nation } enters the war: choose a mobilization card for it, or do without.
prompt-third_balkan_war-whose = Whose SP is removed from the Balkans? First: the Authoritarian’s; second: the Liberal’s.
prompt-salonika = Choose the Balkan space that comes under your control.
