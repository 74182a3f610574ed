### What the pages around the tables say

skip-to-content = Skip to content
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
game-play-bots = { $bots ->
    [one] Play against a bot
   *[other] Play against bots
}
game-new-match = New match
game-learn = Rules
game-undrawn = No graphical board yet: playable as plain text.

## My matches

matches-mine = Your matches
matches-wait = { $count ->
    [0] no turn waiting
    [one] your turn in 1
   *[other] your turn in { $count }
}
matches-none = No matches yet. Play against bots: you are at the table in one click.
matches-finished = { $count ->
    [one] 1 finished match: see replays
   *[other] { $count } finished matches: see replays
}
col-due = Due
col-game = Game
col-opponents = Opponents
col-next = Next
col-clock = Clock
col-open = Open
col-seats = Seats
col-free = Free seats, time control, options
col-people = Players
col-begun = Started
col-result = Result
due-now = Now
match-your-move = Your move
match-your-turn = It is your turn.
match-watch = Watch
match-open = Open
match-yourself = yourself
match-decides = Waiting for { $who }.
match-old-rules = Started under an older version of the rules: you can view it, but not continue it.
match-waits = { $count ->
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
}
invitation-copy = Copy link
invitation-copied = Link copied. Send it to the people you want to play with.
list-away = The server is not responding.
list-stale = The server is not responding; this list may be out of date.
time-days = { $days } d
time-days-hours = { $days } d { $hours } h
time-hours = { $hours } h
time-minutes = { $minutes } min

## Open tables

tables-open = Open matches
tables-open-hint = seats free
tables-none = No open matches. Create one and choose “Anyone” as opponent.
tables-take = Join
seats-taken = { $taken } of { $all }
seat-free = free seat
seat-one-free = { $seat } is free
seat-some-free = { $count } seats are free
seat-take = Take this seat

## A new match

new-match = New match
new-match-of = New match of { $game }
new-match-what = choose game, seats, pace
new-others = { $count ->
    [one] Your opponent
   *[other] The others
}
new-by-link = you send the link once the match is created
new-in-list = the table is listed in the lobby
new-same-page = you play this seat too
new-summary = { $seats ->
    [1] You play alone.
   *[other] { $seats } seats: you{ $people ->
        [0] {""}
        [one] , 1 other person
       *[other] , { $people } other people
    }{ $bots ->
        [0] .
        [one] , 1 bot.
       *[other] , { $bots } bots.
    }
}
cancel = Cancel
new-game = Game
new-players = Players
new-your-seat = Your seat
new-friend = Invite a friend (link)
new-anyone = Anyone, in an open match
new-myself = Myself
new-pace = Time control
new-minutes = Minutes per player
new-increment = Extra seconds per move
new-days = Days per move
new-timeout = If a player runs out of time
new-sit-down = Create match
pace-none = No clock
pace-live = Real-time, with a clock
pace-days = Turn-based, days per move
pace-none-short = no clock
pace-so-many-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
pace-so-many-minutes = real-time, { $minutes } min each
timeout-bot = A bot takes over
timeout-forfeit = That player loses, the others win

## Joining

join = Join by link
join-link = Link or id of a match
join-go = Open match
join-full = This match is full.

## What is refused

refused-link-no-such-match = There is no such match. Check that the link is complete.
refused-claim-not-understood = A name needs 2 to 30 characters, a password at least 8.
refused-import-not-json = This file is not a match.
refused-import-too-big = The file is too big (4 MB at most).

## Rules

rule-title = Rule { $number }
rule-missing = There is no rule { $number }.
rule-back = Back to { $number }
rule-all = All rules
library-lead = All rules, explained in our own words. Numbers follow the rulebook where it has any.
library-by = { $year ->
    [none] { $designers }; { $publisher }
   *[other] { $designers }; { $publisher }, { $year }
}
rules-of = Rules of { $game }
rules-missing = This game has no rules page
rules-search = Search by number or word
rules-contents = Contents
rules-sections = { $count ->
    [one] 1 section
   *[other] { $count } sections
}
rules-found-list = Paragraphs found
rules-found = { $count ->
    [0] No results.
    [one] 1 paragraph
   *[other] { $count } paragraphs
}

## Replays

replays-lead = Finished matches. Replay any of them move by move, check the dice, or download it.
replays-none = No finished matches yet. Your finished matches will appear here.
replays-see = Replay
replays-rematch = Rematch
replays-file = Download
left-running = you have left; still being played
result-abandoned = abandoned, without a result
result-nobody = No winner: all sides lose
result-draw = Draw
result-won = { $count ->
    [one] { $who } won
   *[other] { $who } win
}
result-why = { $who }: { $reason }

## The account

account-unknown = You are not logged in. You can play as a guest right away; create an account to play from any device.
account-guest = You play as { $name }, a guest known only to this browser. Create an account to keep your matches.
account-named = You are { $name }.
claim = Create an account
claim-why = Keep your matches and play them from any device.
claim-do = Create account
claim-done = Account created: { $name }.
log-in = Log in
log-in-do = Log in
log-in-guest = If you log in to another account, your guest matches stay with this guest.
log-out = Log out
password = Password
password-why = Changing your password logs you out everywhere else and revokes all tokens.
password-do = Change password
password-done = Your password has been changed.
field-name = Name
field-password = Password
field-password-hint = 8 characters or more
field-password-old = Old password
field-password-new = New password
field-email = E-mail
field-webhook = Webhook address
field-webhook-hint = Gets a POST when it is your turn.
field-label = What it is for
settings = Settings
settings-language = Language
settings-theme = Theme
theme-system = Same as system
notices = Notifications
notices-why = Get a message when it is your turn, if this server sends them. Leave a field empty for none.
notices-do = Save
notices-done = Saved.
sessions = Where you are logged in
session-current = this browser
session-unnamed = a browser
session-dates = since { $created }, last seen { $seen }
session-none = None.
session-revoke = Log out
data = Your data
data-why = Download everything we store about you. Deleting your account gives your seats to bots and removes your messages.
data-export = Download my data
delete = Delete account
delete-sure = Delete this account permanently?
delete-why = Bots take over your seats, your messages are removed, and your name becomes free again. This cannot be undone.
delete-do = Delete permanently
delete-not = Keep it
delete-done = The account has been deleted.

## The workshop

workshop-lead = Anything you can do on this site, your program can do too, through the same API.
tokens = Tokens
tokens-why = A program uses a token instead of a name and a password.
token-make = Create a token
token-once = Shown only once: we keep just a hash.
token-none = No tokens yet.
token-revoke = Revoke
import = Import a match
import-why = Import a match exported from this or another server. Every move is checked, and you get all its seats.
import-file = Match file
workshop-bot = A bot in twenty lines
workshop-bot-how = All it needs is Python. Insert a token and change how it picks its moves.
workshop-docs = API documentation, to read and try out
workshop-openapi = OpenAPI description
workshop-lab = Simulations
workshop-lab-how = The same engine without a server: thousands of games between bots, and proof that a match was played fairly.

## The front page of a match that is over

front-page = Front page
front-who = At the table: { $sitters }.
front-sitter = { $seat } – { $name }
front-table = Open the table
front-score = Points, move by move
front-points = Points
front-curve-track = Up: { $up }. Down: { $down }.
front-curve-rows = One line per seat; the figures are the final ones.
front-curve-click = Click the curve to open the replay there.
front-curve-label = Curve of the score. At the end: { $ends }.
front-turning = { $count ->
    [one] The turning point
   *[other] { $count } turning points
}
front-turning-plain = Score changes
front-board = The final board
front-board-label = The board of { $game } at the end: { $headline }
front-luck = Luck of the dice
front-dice-all = Shared rolls
front-dice = { $count ->
    [one] 1 die, mean { $mean }
   *[other] { $count } dice, mean { $mean }
}
front-dice-faces = Times each face was rolled: { $faces }
front-dice-luck = { $tries ->
    [one] 1 success roll: { $successes } succeeded, { $expected } expected ({ $luck }).
   *[other] { $tries } success rolls: { $successes } succeeded, { $expected } expected ({ $luck }).
}
front-hands = In hand at the end
front-nothing-held = Nothing
front-figures = In figures
front-moves = Decisions

## People

lobby-what = Board games of European statecraft, with friends or against bots.
lobby-how = Free, in the browser, no account needed. The rules are enforced, the odds are shown, and every match can be replayed.
play-as = You play as
name-ask = Your name
name-keep = Save name
name-kept = You now play as { $name }.
refused-name-not-understood = A name needs 2 to 30 characters: letters, digits, spaces and hyphens.
invited-to = { $name } invites you to play { $title }
learn-first = Learn it first
invitation-waits = The table you were invited to is waiting for you.
invitation-back = To the table
invited-by = { $name } invites you to play
present = here now
absent = away
watching = { $count ->
    [0] nobody watching
    [one] 1 watching
   *[other] { $count } watching
}
tables-live = Watch live
tables-live-hint = hands are shown after the match
col-watching = Watching
col-ended = Ended
col-how = How
new-level = Bot level
level-attache = knows the rules, plays fast
level-heuristic = counts odds and points
level-search = looks ahead
call-ask = Get a browser notification when it is your turn?
call-yes = Yes, notify me
call-no = No, thanks
call-setting = Notify me in this browser when it is my turn
calls = Turn notifications on your devices
call-why = You are notified when it is your turn in a match with other people, when you are invited, and when a match is over. A notification names the game and the players, nothing about the position.
call-always = Also while no page of Chancellery is open. You are notified once, however many tables wait, and again after you have looked.
call-open = Only while a page of Chancellery is open: this browser cannot be reached otherwise.
call-denied = This browser does not allow notifications from here. You can change that in its settings for this site.
call-test = Send a test
call-test-sent = Sent. It should arrive in a moment.
call-devices = Your other devices
call-remove = Stop notifying me there
quiet = Quiet hours
quiet-why = You get no notifications between these two times ({ $zone }); whatever still matters arrives afterwards. Leave both empty for none.
quiet-from = From
quiet-to = To
profile = Profile
profile-own = Your profile, as others see it
profile-hide = Keep my profile private
profile-missing = No player with this name
profile-private = This profile is private
profile-private-own = Only you can see this page.
profile-lead = Here since { $since } · { $played ->
    [one] 1 match
   *[other] { $played } matches
}, { $won } won
profile-empty = No finished matches yet.
profile-played = Played
profile-won-as = Won as { $seat }
profile-of = { $won } of { $played }
profile-strength = rating, from { $rated ->
    [one] 1 match
   *[other] { $rated } matches
} between accounts
profile-provisional = (provisional)
profile-unrated = No rating yet: only matches between accounts count.
profile-course = Rating after the last matches: { $course }
profile-bots = Against bots
profile-rivals = Rivals
profile-rival = { $won } : { $lost }
profile-rivals-why = How often each finished ahead of the other.
profile-matches = Matches
profile-won = won
profile-lost = lost
profile-resigned = resigned
profile-drawn = draw
profile-place = { $place ->
    [2] second
    [3] third
   *[other] fourth
}
