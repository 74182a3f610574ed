# What was mended in each version of the rules: what players read when a running match is carried over to it.
mended-rules-2 = “Smyrna”, given to Greece, no longer takes happiness from Italy, and automated factions announce in their turn what they do to an uprising die.
mended-rules-3 = An offer can be accepted only while what it promises is still to come, a promise is kept by acting once, and an accepted deal cannot be undone by one side alone.
mended-rules-4 = What a deal covers can no longer be promised otherwise, and a promise can no longer be avoided by declining an event, by an earlier answer or by giving away the cubes it needs.
