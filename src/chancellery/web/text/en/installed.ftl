# What an installed Chancellery says of itself, and what its pages say without a network.
installed-what = A digital table for board games of European statecraft.
installed-tables = Lobby
installed-rules = Rules
installed-replays = Replays
offline-title = No connection
offline-why = This page needs the server, which cannot be reached at the moment. Your matches are safe there, and nothing you did is lost.
offline-still = In the meantime you can read the rules, your lists and finished matches that you have already opened on this device.
offline-again = Try again
