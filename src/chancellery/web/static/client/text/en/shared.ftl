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
bot-attache = Attaché (easy bot)
bot-heuristic = Secretary (medium bot)
bot-search = Chancellor (hard bot)
# While a page opens; the server writes these into it, so that they can be said whatever is missing. One line each.
opening-broken = The page could not be opened
opening-broken-why = Part of it did not arrive. Your matches are safe on the server; load the page again.
opening-old = This browser is too old for Chancellery
opening-old-why = It takes a browser from 2023 or later. Everything can be played in a terminal too: chancellery play.
opening-slow = The page is taking long to open
opening-slow-why = The connection is slow or has broken. It may still come; you can also load it again.
trouble-missing = There is nothing here
trouble-missing-why = The match may have been deleted. Check that the link is complete.
trouble-away = The server does not answer
trouble-away-why = Whatever was acknowledged is kept. Try again in a moment.
trouble-crash = The page has broken
trouble-crash-why = Your match is safe on the server. A report of what happened helps us mend it.
trouble-refused = That cannot be shown
trouble-newer = There is a newer version
trouble-newer-why = The server has a newer version of this page. Load it anew; your matches are as they were.
newer = A newer version of the page is here.
newer-load = Load it
newer-later = Later
refused-away = The server does not answer. Try again in a moment.
refused-other = The server does not accept this.
