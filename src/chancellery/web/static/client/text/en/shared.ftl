### What every page says

try-again = Try again
to-the-lobby = To the lobby
copy-report = Copy report
close = Close
rules = Rules
other-language = Français
theme-dark = Dark
theme-light = Light
account = Account
guest = Guest
you = you
bot = Bot
bot-random = Bot, random
bot-heuristic = Bot, steady
trouble-missing = There is nothing here
trouble-missing-why = The match may have been deleted, or the link has a letter too few.
trouble-away = The server does not answer
trouble-away-why = Whatever was acknowledged is kept. Try again in a moment.
trouble-crash = The page has broken
trouble-crash-why = Your match is safe on the server. A report of what happened helps us mend it.
trouble-refused = That cannot be shown
