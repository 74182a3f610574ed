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
trouble-missing = There is nothing here
trouble-missing-why = The match may have been deleted. Check that the link is complete.
trouble-away = The server does not answer
trouble-away-why = Whatever was acknowledged is kept. Try again in a moment.
trouble-crash = The page has broken
trouble-crash-why = Your match is safe on the server. A report of what happened helps us mend it.
trouble-refused = That cannot be shown
refused-away = The server does not answer. Try again in a moment.
refused-too-often = That was too often. Wait a minute and try again.
# In English the server's own sentence says it best.
refused-400 = { $sentence }
refused-401 = { $sentence }
refused-403 = { $sentence }
refused-404 = { $sentence }
refused-409 = { $sentence }
refused-413 = { $sentence }
refused-422 = { $sentence }
refused-other = { $sentence }
