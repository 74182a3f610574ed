### What the table says

## The frame

board = The board
prompt = What is asked
options = Options
lobby = Lobby
table-menu = This table
panels = More
hand = Your hand
hand-of = Hand { $hand }
hand-empty = Your hand is empty.
hand-spectator = You are watching: hands are not shown.
tracks = Tracks
players = Players
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-unread = Chat { $unread }
text-view = The board as text
back-to-board = Back to the board
answers = What you can do
plain-what = What
plain-value = Value
plain-yes = yes
plain-no = no
zoom-in = Zoom in
zoom-out = Zoom out
whole-board = The whole board
other-theme = Light or dark
your-move-title = Your move · { $title }
sheet-raise = Show more
sheet-lower = Show less

## The prompt

read-rule = Read paragraph { $rule }
question-mark = ?
die-follows = A die roll follows.
roll-it = Roll
roll = roll { $roll }
odds-cell = roll { $roll }: { $result }
back = Back
undo = Undo
decides = { $count ->
    [0] Nobody has to decide.
   *[other] Waiting for { $who }.
}
answer-within = Time left for an answer
sealed = Your secret choice: { $what }. You can change it until everyone has chosen.
moved-on = Someone moved first. The board is up to date now: choose again.
asks-undo = { $who } asks to undo the last action.
asks-undo-why = New information has come out since, so everyone must agree.
agree = Agree
refuse = Refuse
withdraw = Withdraw
of-the-past = Replay: { $where }
of-the-past-why = You are looking at an earlier position. Nothing can be played here.
return = Back to now
old-rules = This match was begun with version { $rules } of the rules; this server plays version { $installed }.
old-rules-why = It cannot be played on. You can read its log and the last position that was kept, and save it as a file.
old-rules-no-board = It cannot be played on, and no position of it can be shown. You can read its log and save it as a file.
object = Object …
rules-note-seen = Play on
object-sure = End this match?
object-why = Whoever does not want to play on by the mended rules may end the match until { $at }, as long as they have not played on. It ends at once and without a result, and nobody’s strength changes.
object-do = End without a result
abandoned = The match was abandoned.
abandoned-upgrade = Somebody did not want to play on by the mended rules: the match has ended without a result.
result = Result

## Players

you-decide = you decide now
deciding = deciding
asides = Meanwhile you may … ({ $count })
seat-open = free
clock-days = { $d } d { $h } h

## Log, replay

since-your-turn = Since your last move
log-message = { $who }: { $text }
log-late = { $who } did not answer in time.
look-there = Show the board at this moment
log-undo = { $who } undoes the last action.
log-undo-agreed = By agreement the last action is undone.
log-defect = A move could not be carried out: the rules of the game failed at it. Nothing has changed, and the operator has what led to it.
replay = Replay
replay-ply = Moment of the match
step = Step
play = Play
pause = Pause
live = Live
watch-replay = Watch it again

## Talk

chat-empty = Nothing has been said yet.
chat-only = to { $to } alone
chat-to = To whom
chat-all = Everybody
chat-write = Write a message
chat-send = Send
chat-closed = The chat is closed during the battle.

## A table that waits

table-waits = The table waits for players
table-waits-why = The match begins when every seat is taken.
sit-here = Take this seat
get-up = Leave this seat
send-link = Send this link to the people you want to play with:
link = Link to this table
copy-link = Copy the link
link-copied = The link is copied.
link-by-hand = Select the link and copy it by hand.
fill-with-bots = Fill the free seats with bots

## Connection

lost = Connection lost at { $at }. All you have played is saved. Trying again.
unsaved = The server cannot save anything just now. All you have played is saved. Trying again.
unsaved-sending = The server cannot save anything just now. Your move will be sent by itself as soon as it can, and counts once.
lost-sending = Connection lost at { $at }. Your move will be sent when you are back online, and counts once.

## Options

keys = Keys
export = Save as a file
ask-undo = Ask for undo
leave = Leave the table
leave-sure = Leave the table?
leave-why-bot = Your seat goes to a bot, and you cannot take it back. How the bot ends counts as your result.
leave-why-forfeit = You lose the match, and the others win.
abandon = Abandon the match
abandon-sure = Abandon the match?
abandon-why = It ends without a result. What has been played can still be watched.
delete-match = Delete the match
delete-match-sure = Delete the match?
delete-match-why = It disappears for good, with its log and its chat. Save it to a file first if you want to keep it.
commitment = Dice commitment
seed = Seed
proof = Fairness check
proof-why = The commitment was shown before the first move; the seed behind it is known now. Replaying the match against both shows that no die and no card was tampered with.
proof-why-shares = The commitment was shown first; then every browser at the table added its own random number. Neither the server nor a player alone could choose the dice. Replaying the match shows that every die and every card came from the seed and these numbers together.
verify = Check it
verified = Confirmed: { $plies } actions replayed, no die or card was changed.
share-of = Random number of { $seat }
promise-kept = This browser has seen the same commitment from the start.
promise-kept-share = This browser saw the same commitment before it added its own random number, and that number is in the dice.
promise-broken-commitment = The dice commitment is no longer the one that this browser saw first: the seed of this match was exchanged on the server. Do not trust its dice.
promise-broken-share = The random number that this browser added is not in the dice of this match. Unless you took the seat again in another browser, do not trust them.
verified-declared = The result was declared, because somebody gave up or ran out of time; it was not played out.
verified-abandoned = The match was abandoned and has no result.
verified-unbegun = It ended before it had really begun, and changes no strength.
verified-stretch-replayed = Actions { $first } to { $last } (rules { $rules }): replayed by the present rules.
verified-stretch-carried = Actions { $first } to { $last } (rules { $rules }): replayed from the position after action { $ply }, at which the match was carried over and whose fingerprint is in everybody’s log.
verified-stretch-older = Actions { $first } to { $last } (rules { $rules }): by older rules, which this server does not have; they are not replayed.
rematch = Rematch
winner = wins

## Keys

key-0 = to the next space in that direction
key-1 = next space you can choose
key-2 = confirm
key-3 = step back
key-4 = undo
key-5 = hand
key-6 = log
key-7 = the rule of the prompt
key-8 = card n
key-9 = the whole board
key-10 = zoom in, zoom out
key-11 = this help
turn-ends = Your turn ends with this.
confirm-it = Do it
not-possible = Not possible: { $what }
show-targets = Show what I may choose
back-to-question = Back to the question
targets = { $count ->
    [one] One place
   *[other] { $count } places
}
targets-how = tap one, or walk through them
target-of = { $number } of { $count }
target-before = Previous place
target-after = Next place
target-wanted = Choose a place
card-open = The card
picker = Choose a card
picker-find = Find a title, a word, a place
picker-count = { $shown } of { $all } shown, { $count } possible
picker-among = Find among { $all } cards, { $count } possible
picker-none = No card has these words.
picker-cannot = Not possible now
picker-walk = walk
picker-choose = choose
picker-board = Look at the board
picker-cards = Back to the cards
ends-it = For good
settings-watching = Watching
settings-asking = Being asked
settings-looks = Sight and sound
settings-page = This page
set-turns = Turns of others
set-turns-what = how they are shown to you
set-turns-steps = Step by step
set-turns-summary = Summary
set-turns-none = Not shown
set-speed = Speed
set-speed-what = of steps and of the replay
set-speed-05 = 0.5×
set-speed-1 = 1×
set-speed-2 = 2×
set-speed-4 = 4×
set-moments = Great moments
set-moments-what = scoring, crisis, war, battle, settlement
set-moments-wait = Wait for me
set-moments-seconds = 4 seconds
set-moments-line = Line only
set-marks = Marks since my last turn
set-marks-what = brackets and figures on the board
set-marks-act = Until I act
set-marks-key = Until I press M
set-marks-off = Off
set-odds = Odds
set-odds-what = and prices, before anything is chosen
set-odds-targets = On targets
set-odds-chosen = When chosen
set-odds-off = Off
set-follow = The map follows
set-follow-what = moves to what is asked or happens
set-follow-hidden = When hidden
set-follow-always = Always
set-follow-never = Never
set-confirm = Confirm
set-confirm-what = before what cannot be undone
set-confirm-dice = Dice only
set-confirm-turn = Also the end of my turn
set-confirm-every = Every move
set-confirm-never = Never
set-text = Size of text
set-text-what = beside the board
set-text-normal = Normal
set-text-large = Large
set-text-larger = Larger
set-colours = Colours
set-colours-what = of the seats on board and cards
set-colours-usual = Their own
set-colours-distinct = For colour-blind eyes
set-motion = Motion
set-motion-what = follows your system
set-motion-system = System
set-motion-full = Full
set-motion-reduced = Reduced
set-sound = Sound
set-sound-what = a die, a stamp, your turn
set-sound-off = Off
set-sound-quiet = Quiet
set-sound-on = On
set-keys = Letter keys
set-keys-what = L, U, 1 to 9 and the like act at once
set-keys-on = On
set-keys-off = Off
set-announce = Announce
set-announce-what = to screen readers
set-announce-headlines = Headlines
set-announce-every = Every change
set-announce-mine = My turn only
set-language = Language
set-language-what = of this page
set-theme = Light or dark
set-theme-what = follows your system
set-theme-system = System
set-theme-light = Light
set-theme-dark = Dark
key-12 = find a card
key-13 = from the cards to the board and back
for-good = cannot be undone
