### What the pages around the tables say

skip-to-content = To the content
nav = Pages
nav-tables = Lobby
nav-library = Rules
nav-replays = Replays
nav-workshop = Developers
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
game-play-bot = Play against bots
game-new-match = New match
game-learn = Rules
game-undrawn = No drawn board yet: played at a plain table.

## My matches

matches-mine = Your matches
matches-wait = { $count ->
    [0] no move to make
    [one] 1 move to make
   *[other] { $count } moves to make
}
matches-none = No matches yet. Play against bots: one click and you are at the table.
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
col-people = Players
col-begun = Begun
col-result = Result
due-now = Now
match-your-move = Your move
match-your-turn = It is your turn.
match-watch = Watch
match-open = Open
match-yourself = yourself
match-decides = Waiting for { $who }.
match-old-rules = Begun with other rules: it can be read, but not played on.
match-waits = { $count ->
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
}
invitation-copy = Copy link
invitation-copied = Link copied. Send it to the people you want to play with.
list-away = The server does not answer.
list-stale = The server does not answer; this is what it said last.
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-minutes = { $minutes } min

## Open tables

tables-open = Open matches
tables-open-hint = seats free
tables-none = No open matches. Create one and choose “Anyone” as opponent.
tables-take = Take a seat
seats-taken = { $taken } of { $all }
seat-free = free seat
seat-one-free = { $seat } is free
seat-some-free = { $count } seats are free
seat-take = Take this seat

## A new match

new-match = New match
new-match-of = New match of { $game }
new-hint = Choose a game and an opponent.
new-game = Game
new-players = Players
new-your-seat = Your seat
new-opponent = Opponent
new-friend = A friend, by link
new-anyone = Anyone, in an open match
new-myself = Myself
new-pace = Pace
new-minutes = Minutes for each side
new-increment = Seconds more for each move
new-days = Days for each move
new-timeout = When time is up
new-what-is = What is “{ $option }”?
new-sit-down = Create match
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
timeout-forfeit = That player loses, the others win

## Joining

join = Join by link
join-link = Link or id of a match
join-go = Open match
join-full = No seat is free here any more.

## What is refused

refused-link-no-such-match = There is no such match. Check that the link is complete.
refused-claim-not-understood = A name needs 2 to 30 characters, a password at least 8.
refused-import-not-json = This file is not a match.
refused-import-too-big = The file is too big; 4 MB is the most.

## Rules

rule-title = Rule { $number }
rule-missing = The help has no paragraph { $number }.
rule-back = Back to { $number }
rule-all = All rules
library-lead = All rules, explained in our own words. Numbers follow the rulebook where it has any.
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
replays-file = Download
result-abandoned = abandoned, without a result
result-nobody = No winner: all sides lose
result-draw = Draw
result-won = { $count ->
    [one] { $who } won
   *[other] { $who } win
}
result-why = { $who }: { $reason }

## The account

account-unknown = You are not logged in. You can play as a guest at once; create an account to play from any device.
account-guest = You play as { $name }, a guest of this browser only. Create an account to keep your matches.
account-named = You are { $name }.
claim = Create an account
claim-why = Your matches stay yours, in every browser in which you log in.
claim-do = Create account
claim-done = Account created: { $name }.
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
notices = Notifications
notices-why = Get a message when it is your turn, if this server sends them. Leave a field empty for none.
notices-do = Save
notices-done = Saved.
sessions = Where you are logged in
session-current = this browser
session-unnamed = a browser
session-dates = since { $created }, last seen { $seen }
session-none = Nowhere.
session-revoke = Log out
data = Your data
data-why = Download everything that is stored about you. Deleting the account gives your seats to bots and removes your messages.
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
token-revoke = Revoke
import = Import a match
import-why = A file that somebody exported, from here or another server. It is checked action by action, and all its seats are yours.
import-file = Match file
workshop-bot = A bot in twenty lines
workshop-bot-how = It needs Python and nothing else. Put a token in, and change how it chooses.
workshop-docs = The API, to read and to try
workshop-openapi = The same for machines
workshop-lab = At scale
workshop-lab-how = The same engine, without a server: thousands of games between bots, and the proof that a match was played fairly.

## The front page of a match that is over

front-page = Front page
front-who = At the table: { $sitters }.
front-sitter = { $name } ({ $seat })
front-table = To the table
front-score = Points, move by move
front-points = Points
front-curve-track = Up is { $up }, down { $down }.
front-curve-rows = A line for each seat; the figures are those at the end.
front-curve-click = A click on the curve opens the replay there.
front-curve-label = Curve of the score. At the end: { $ends }.
front-turning = { $count ->
    [one] The turning point
   *[other] { $count } turning points
}
front-turning-plain = The score changes
front-board = The final board
front-board-label = The board of { $game } at the end: { $headline }
front-luck = The luck of the dice
front-dice-all = Rolled for all
front-dice = { $count ->
    [one] 1 die, mean { $mean }
   *[other] { $count } dice, mean { $mean }
}
front-dice-faces = How often each face came: { $faces }
front-dice-luck = { $tries ->
    [one] 1 roll that could succeed: { $successes } did, { $expected } expected ({ $luck }).
   *[other] { $tries } rolls that could succeed: { $successes } did, { $expected } expected ({ $luck }).
}
front-hands = In hand at the end
front-nothing-held = Nothing
front-figures = In figures
front-moves = Decisions

## People

lobby-what = Board games of European statecraft, against friends or bots.
lobby-how = Free, in the browser, no account needed. The rules are enforced, the odds are shown, every match can be watched again.
play-as = You play as
name-ask = Your name
name-keep = Keep this name
name-kept = You play as { $name } now.
refused-name-not-understood = A name needs 2 to 30 characters: letters, figures and the like.
invited-by = { $name } invites you to play
present = here now
absent = away
watching = { $count ->
    [0] nobody watching
    [one] 1 watching
   *[other] { $count } watching
}
tables-live = To watch
tables-live-hint = hands are shown after the match
col-watching = Watching
col-ended = Ended
col-how = How
new-level = Level of the bots
level-attache = knows the rules, plays fast
level-heuristic = counts odds and points
level-search = looks ahead
call-ask = Shall the browser tell you when it is your turn?
call-yes = Yes, tell me
call-no = No, thanks
call-setting = The browser tells me when it is my turn
calls = Your turn, on your devices
call-why = It tells you when it is your turn in a match with other people, when you are invited, and when a match is over: the game and the names, nothing of the position.
call-always = Also while no page of Chancellery is open. You are told once, however many tables wait, and again after you have looked.
call-open = Only while a page of Chancellery is open: this browser cannot be reached otherwise.
call-denied = This browser does not allow notifications from here. You can change that in its settings for this site.
call-test = Send me a test
call-test-sent = Sent. It should arrive in a moment.
call-devices = Your other devices
call-remove = Do not tell me there
quiet = Quiet hours
quiet-why = You are told nothing between these two times ({ $zone }); whatever is still news comes afterwards. Leave both empty for none.
quiet-from = From
quiet-to = To
profile = Profile
profile-own = Your profile, as others see it
profile-hide = Nobody else sees my profile
profile-missing = Nobody has an account with this name
profile-private = This profile is private
profile-private-own = Nobody else sees this page.
profile-lead = Here since { $since } · { $played ->
    [one] 1 match
   *[other] { $played } matches
}, { $won } won
profile-empty = No finished match yet.
profile-played = Played
profile-won-as = Won as { $seat }
profile-of = { $won } of { $played }
profile-strength = rating, from { $rated ->
    [one] 1 match
   *[other] { $rated } matches
} between accounts
profile-provisional = (still a guess)
profile-unrated = No rating yet: only matches between accounts count.
profile-course = Rating after the last matches: { $course }
profile-bots = Against the bots
profile-rivals = Rivals
profile-rival = { $won } : { $lost }
profile-rivals-why = How often each came out ahead of the other.
profile-matches = Matches
profile-won = won
profile-lost = lost
profile-drawn = draw
profile-place = { $place ->
    [2] second
    [3] third
   *[other] fourth
}
