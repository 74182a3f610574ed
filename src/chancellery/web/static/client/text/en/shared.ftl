### What every page says

try-again = Try again
to-the-lobby = Back to the lobby
copy-report = Copy report
close = Close
rules = Rules
theme-dark = Dark
theme-light = Light
account = Account
guest = Guest
you = you
bot = Bot
bot-random = Random bot
bot-attache = Easy bot (attaché)
bot-heuristic = Medium bot (secretary)
bot-search = Hard bot (chancellor)
# While a page opens; the server writes these into it, so that they can be said whatever is missing. One line each.
opening-broken = The page could not be opened
opening-broken-why = Part of it did not arrive. Your matches are safe on the server; reload the page.
opening-old = This browser is too old for Chancellery
opening-old-why = You need a browser from 2023 or later. Everything can also be played in a terminal: chancellery play.
opening-slow = The page is taking a long time to open
opening-slow-why = The connection is slow or lost. The page may still arrive; you can also reload it.
trouble-missing = Page not found
trouble-missing-why = The match may have been deleted. Check that the link is complete.
trouble-away = The server is not responding
trouble-away-why = Every confirmed move is saved. Try again in a moment.
trouble-crash = Something went wrong on this page
trouble-crash-why = Your match is safe on the server. Send us the report so we can fix it.
trouble-refused = This cannot be shown
trouble-newer = There is a newer version
trouble-newer-why = The server has a newer version of this page. Reload it; your matches are unchanged.
newer = A newer version of the page is available.
newer-load = Reload
newer-later = Later
refused-away = The server is not responding. Try again in a moment.
refused-other = The server refused this request.
