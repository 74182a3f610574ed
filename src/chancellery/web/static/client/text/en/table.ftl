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
zoom-in = Closer
zoom-out = Further away
whole-board = The whole board
other-theme = Light or dark
your-move-title = Your move · { $title }
sheet-raise = Show more
sheet-lower = Show less

## The prompt

read-rule = Read paragraph { $rule }
question-mark = ?
dice-stay = A die roll cannot be undone.
roll-it = Roll
roll = roll { $roll }
odds = Odds { $good } in { $all }
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
abandoned = The match was abandoned.
result = Result

## Players

you-decide = you decide now
deciding = decides
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
leave-why-bot = Your seat goes to a bot, and you cannot take it back.
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
proof-why-shares = The commitment was shown first; then every browser at the table added chance of its own. Neither the server nor a player alone could choose the dice. Replaying the match shows that all of them came from both.
verify = Check it
verified = Confirmed: { $plies } actions replayed, no die or card was changed.
share-of = Chance brought by { $seat }
promise-kept = This browser has seen the same commitment from the start.
promise-kept-share = This browser saw the same commitment before it added its own chance, and that chance is in the dice.
promise-broken-commitment = The dice commitment is no longer the one that this browser saw first: the seed of this match was exchanged on the server. Do not trust its dice.
promise-broken-share = The chance that this browser brought is not in the dice of this match. Unless you sat down again in another browser, do not trust them.
verified-declared = The result was declared, because somebody gave up or ran out of time; it was not played out.
verified-abandoned = The match was abandoned and has no result.
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
key-10 = closer, further away
key-11 = this help
