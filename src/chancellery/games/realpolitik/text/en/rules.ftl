# What was mended in each version of the rules: what players read when a running match is carried over to it.
mended-rules-2 = A refusal closes the one territory or border that was asked for, standing permissions can be changed at any time, and the chat is closed only while battle cards are played.
mended-rules-3 = Taking a train into an ally’s land needs its consent for the rails and for the land, and each that is missing is asked for.
