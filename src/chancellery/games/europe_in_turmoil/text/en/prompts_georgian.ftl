### Europe in Turmoil: what the events of the Georgian Era ask

prompt-agadir_crisis = What do you do about Agadir? First: give way, lose 1 VP and leave control of Morocco to the Authoritarian; second: stand firm and gain 1 VP, tension rises by 2 and a crisis roll follows.
prompt-balkan_civil_war-space = Choose the Balkan space where Liberal SP are added until both sides are even.
prompt-yugoslavia-space = You have won the roll. Choose the space where every Liberal SP becomes one of yours.
prompt-black_hand = Choose the space where the Black Hand settles: 2 SP that nobody can remove.
prompt-preventive_war = Choose the region where you remove 3 of your own SP.
prompt-mitteleuropa = Choose how many boxes the German Navy goes back: each gives 4 OP for placing SP in the middle of Europe.
