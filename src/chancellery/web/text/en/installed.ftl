# What an installed Chancellery says of itself, and what its pages say without a network.
installed-what = A digital table for board games of European statecraft.
installed-tables = Lobby
installed-rules = Rules
installed-replays = Replays
offline-title = There is no connection
offline-why = This page needs the server, which cannot be reached just now. Your matches are safe there, and nothing that you did is lost.
offline-still = Meanwhile you can read the rules, your lists, and finished matches, as far as you have opened them on this device.
offline-again = Try again
