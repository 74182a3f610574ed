# What was mended in each version of the rules: what players read when a running match is carried over to it.
mended-rules-2 = Several stability cards are played one at a time, in the order that each side chooses; before or after is not asked of an event that cannot take place; the point of Balkan Federation is not lost by placing as usual.
mended-rules-3 = The Colossus class takes cards of one’s own side alone, and Bernhard von Bülow can be played for both when the operations could win the third ruler that its event lacks.
