### What the pages around the tables say

skip-to-content = To the content
nav = Pages
nav-tables = Tables
nav-library = Library
nav-replays = Replays
nav-workshop = Workshop
copy = Copy
copied = Copied.
verb-of = { $verb }: { $what }
on = On
off = Off

## Games

games = Games
game-players = { $range ->
    [yes] { $least }–{ $most } players
   *[no] { $most ->
        [one] 1 player
       *[other] { $most } players
    }
}
game-play-bot = Play a bot
game-new-match = New match
game-learn = Learn
game-undrawn = No board of its own yet: for programs and the terminal.

## My matches

matches-mine = Your matches
matches-wait = { $count ->
    [0] none waits for you
    [one] one waits for you
   *[other] { $count } wait for you
}
matches-none = No matches yet. Start one against a bot; it takes two minutes.
matches-finished = { $count ->
    [one] 1 match is over: replays
   *[other] { $count } matches are over: replays
}
col-due = Due
col-game = Game
col-opponents = Opponents
col-next = Next
col-clock = Clock
col-open = Go there
col-seats = Seats
col-free = Free seats, pace, options
col-people = Who sits there
col-begun = Begun
col-result = Result
due-now = Now
match-your-move = Your move
match-your-turn = It is your turn.
match-watch = Watch
match-open = Open
match-yourself = yourself
match-decides = { $count ->
    [one] { $who } decides.
   *[other] { $who } decide.
}
match-waits = { $count ->
    [one] Waits for one more player.
   *[other] Waits for { $count } more players.
}
invitation-copy = Copy link
invitation-copied = The link is copied. Send it to whoever shall sit down.
list-away = The server does not answer.
list-stale = The server does not answer; this is what it said last.
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-minutes = { $minutes } min

## Open tables

tables-open = Open tables
tables-open-hint = seats free
tables-none = No open tables. Lay one: choose “Anyone” as your opponent.
tables-take = Take a seat
seats-taken = { $taken } of { $all }
seat-free = free seat
seat-one-free = { $seat } is free
seat-some-free = { $count } seats are free
seat-take = Sit down here

## A new match

new-match = New match
new-match-of = New match of { $game }
new-hint = Against a person or a bot. Sit down, and the table is laid.
new-game = Game
new-players = Players
new-your-seat = Your seat
new-opponent = Opponent
new-friend = A friend, by link
new-anyone = Anyone, at an open table
new-myself = Myself
new-pace = Pace
new-minutes = Minutes for each side
new-increment = Seconds more for each move
new-days = Days for each move
new-timeout = When time is up
new-what-is = What is “{ $option }”?
new-sit-down = Sit down
pace-none = No clock
pace-live = Live, with a clock
pace-days = Days for each move
pace-none-short = no clock
pace-so-many-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
pace-so-many-minutes = live, { $minutes } min each
timeout-bot = A bot takes over
timeout-forfeit = The match is lost

## Joining

join = Join by link
join-link = Link or id of a table
join-go = Look
join-full = No seat is free here any more.

## What is refused

refused-link-404 = There is no such table. The link may have a letter too few.
refused-join-400 = This match is for bots alone: one of its options is not for people.
refused-join-409 = Somebody was faster: this seat is taken.
refused-claim-409 = Somebody has this name already.
refused-claim-400 = This name or this password cannot be used.
refused-login-401 = The name or the password is not right.
refused-password-403 = The old password is not right.
refused-delete-403 = The password is not right.
refused-token-409 = You have too many tokens. Take one back first.
refused-import-415 = This file is not a match.
refused-import-413 = The file is too big; 4 MB is the most.

## Rules

rule-title = Rule { $number }
rule-missing = The help has no paragraph { $number }.
rule-back = Back to { $number }
rule-all = All rules
library-lead = The rules of every game in our own words, paragraph by paragraph, with the numbers of the rulebook.
library-by = { $year ->
    [none] { $designers }; { $publisher }
   *[other] { $designers }; { $publisher }, { $year }
}
rules-of = Rules of { $game }
rules-missing = There are no rules here
rules-search = Find a paragraph by number or word
rules-contents = Contents
rules-sections = { $count ->
    [one] 1 section
   *[other] { $count } sections
}
rules-found-list = Paragraphs found
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 paragraph
   *[other] { $count } paragraphs
}

## Replays

replays-lead = Matches that are over. Look at any of them move by move, verify its dice, or keep it as a file.
replays-none = No finished matches yet. What you play to the end is kept here.
replays-see = Replay
replays-rematch = Rematch
replays-file = File
result-abandoned = abandoned, without a result
result-nobody = A draw
result-won = { $count ->
    [one] { $who } won
   *[other] { $who } won together
}
result-why = { $who }: { $reason }

## The account

account-unknown = Nobody knows you here yet. Sit down at a table and you are a guest; with a name and a password you can come back from anywhere.
account-guest = You play as { $name }. This browser alone knows you, until you take a name and a password.
account-named = You are { $name }.
claim = Take a name
claim-why = Your matches stay yours, in every browser in which you log in.
claim-do = Take this name
claim-done = You are { $name } now.
log-in = Log in
log-in-do = Log in
log-in-guest = If you log in to another account, what you play as a guest here stays behind.
log-out = Log out
password = Password
password-why = With a new password, every other session and every token ends.
password-do = Change the password
password-done = The password is changed.
field-name = Name
field-password = Password
field-password-hint = 8 characters or more
field-password-old = Old password
field-password-new = New password
field-email = E-mail
field-webhook = Web address
field-webhook-hint = Gets a POST when it is your turn.
field-label = What it is for
settings = Settings
settings-language = Language
settings-theme = Theme
theme-system = As the system
notices = Notices
notices-why = News that it is your turn, if the operator of this server sends any. Leave a field empty for none.
notices-do = Save
notices-done = Saved.
sessions = Where you are logged in
session-current = this browser
session-unnamed = a browser
session-dates = since { $created }, last seen { $seen }
session-none = Nowhere.
session-revoke = End
data = Your data
data-why = All that is kept about you is in one file. Who deletes the account leaves their seats to bots, and their messages are gone.
data-export = Download my data
delete = Delete the account
delete-sure = Delete this account for good?
delete-why = Bots take over your seats, your messages are removed, your name is free again. This cannot be undone.
delete-do = Delete for good
delete-not = Keep it
delete-done = The account is deleted.

## The workshop

workshop-lead = Whatever this page can do, a program can do: it uses the same API.
tokens = Tokens
tokens-why = A program shows a token instead of a name and a password.
token-make = Make a token
token-once = Shown this once; only a hash of it is kept.
token-none = No tokens yet.
token-revoke = Take back
import = Bring a match
import-why = A file that somebody exported, from here or another server. It is checked action by action, and all its seats are yours.
import-file = Match file
workshop-bot = A bot in twenty lines
workshop-bot-how = It needs Python and nothing else. Put a token in, and change how it chooses.
workshop-docs = The API, to read and to try
workshop-openapi = The same for machines
workshop-lab = At scale
workshop-lab-how = The same engine, without a server: thousands of games between bots, and the proof that a match was played fairly.
