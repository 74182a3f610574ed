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
refused-other = The server does not accept this.
