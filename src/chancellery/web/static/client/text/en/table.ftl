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
dice-stay = Dice cannot be taken back.
roll-it = Roll
roll = roll { $roll }
odds = Odds { $good } in { $all }
odds-cell = roll { $roll }: { $result }
back = Back
undo = Undo
decides = { $count ->
    [0] Nobody has to decide.
    [one] { $who } decides.
   *[other] { $who } decide.
}
answer-within = Time left for an answer
sealed = Sealed: { $what }. It can be changed until all are in.
moved-on = The table has moved on; this is the present.
asks-undo = { $who } asks to take the last action back.
asks-undo-why = Something became known since, so everybody has to agree.
agree = Agree
refuse = Refuse
withdraw = Withdraw
of-the-past = { $where }, of the past
of-the-past-why = The board shows an earlier moment. Nothing can be played here.
return = Return
abandoned = The match was abandoned.
result = Result

## Players

you-decide = you decide now
deciding = decides
seat-open = free
clock-days = { $d } d { $h } h

## Log, replay

since-your-turn = Since your last turn
log-message = { $who }: { $text }
log-late = { $who } did not answer in time.
look-there = Show the board at this moment
log-undo = { $who } takes the last action back.
log-undo-agreed = By agreement the last action is taken back.
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
chat-closed = No talking now: a battle is being fought.

## A table that waits

table-waits = The table waits for players
table-waits-why = The match begins when every seat is taken.
sit-here = Sit here
get-up = Get up
send-link = Send this link to whoever shall play with you:
link = Link to this table
copy-link = Copy the link
link-copied = The link is copied.
link-by-hand = Select the link and copy it by hand.
fill-with-bots = Fill the free seats with bots

## Connection

lost = Connection lost at { $at }. All you have played is saved. Trying again.
lost-sending = Connection lost at { $at }. Your move is sent as soon as the line is back, and counts once.

## Options

keys = Keys
export = Save as a file
ask-undo = Ask to take back
leave = Leave the table
leave-sure = Leave the table?
leave-why = What becomes of your seat was settled when the table was laid: a bot takes it, or the match is lost. You can come back to a seat that a bot keeps for you.
abandon = Abandon the match
abandon-sure = Abandon the match?
abandon-why = It ends without a result. What has been played can still be watched.
commitment = Seal of the dice
seed = Seed
proof = Were the dice honest?
proof-why = The seal was shown before the first move; the seed behind it is known now. Replaying the match against both shows that no die and no card was tampered with.
verify = Check it
verified = It holds: { $plies } actions replayed.
rematch = Rematch
winner = wins

## Keys

key-0 = to the next space in that direction
key-1 = next legal target
key-2 = act
key-3 = step back
key-4 = undo
key-5 = hand
key-6 = log
key-7 = the rule of the prompt
key-8 = card n
key-9 = the whole board
key-10 = closer, further away
key-11 = this help
