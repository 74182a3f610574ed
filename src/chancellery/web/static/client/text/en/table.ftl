### What the table says

## The frame

board = The board
prompt = Your decision
options = Options
lobby = Lobby
table-menu = Table menu
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
whole-board = Fit to screen
other-theme = Light/dark mode
your-move-title = Your move · { $title }
menu-rule = Rule for this question ({ $rule })
menu-lobby = To the lobby
log-search = Search the log
sheet-drag = Height of the sheet
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
only-answer = The only answer.
only-answer-soon = There is only one answer; it will be given for you in a moment
offer-later = Later
by-itself = For you: { $what } (the only answer).
undo = Undo
decides = { $count ->
    [0] No decision is pending.
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
old-rules = This match was started with version { $rules } of the rules; this server uses version { $installed }.
old-rules-why = It cannot be continued. You can read its log and the last position that was kept, and save it as a file.
old-rules-no-board = It cannot be continued, and none of its positions can be shown. You can read its log and save it as a file.
object = Object …
rules-note-seen = Continue
object-sure = End this match?
object-why = Anyone who does not want to continue under the corrected rules may end the match until { $at }, as long as they have not made a move. It ends at once and without a result, and no ratings change.
object-do = End without a result
abandoned = The match was abandoned.
abandoned-upgrade = Somebody did not want to continue under the corrected rules: the match ended without a result.
result = Result

## Players

you-decide = you decide now
deciding = deciding
asides = You can also … ({ $count })
seat-open = free
stands-in = { $how ->
    [away] for { $name }, who may come back
    [resigned] for { $name }, who has resigned
   *[left] for { $name }, who has left
}
clock-days = { $d } d { $h } h

## Log, replay

since-your-turn = Since your last move
log-message = { $who }: { $text }
log-late = { $who } did not answer in time.
look-there = Show the board as it was then
log-undo = { $who } undoes the last action.
log-undo-agreed = By agreement the last action is undone.
log-defect = A move could not be carried out because of an error in the game’s rules. Nothing has changed, and the operator has the details.
replay = Replay
replay-ply = Position in the match
step = Step
play = Play
pause = Pause
live = Live
watch-replay = Watch the replay

## Talk

chat-empty = No messages yet.
chat-only = only to { $to }
chat-to = To
chat-all = Everyone
chat-write = Write a message
chat-send = Send
chat-closed = The chat is closed during the battle.

## A table that waits

table-waits = Waiting for players
table-waits-why = The match begins when every seat is taken.
sit-here = Take this seat
get-up = Leave this seat
send-link = Send this link to the people you want to play with:
link = Link to this table
sound-ask = Sounds for dice, cards and your turn?
sound-yes = Yes, quietly
sound-no = No
share-link = Share …
copy-link = Copy the link
link-copied = Link copied.
link-by-hand = Select the link and copy it by hand.
fill-with-bots = Fill the free seats with bots

## Connection

lost = Connection lost at { $at }. Your moves are saved. Reconnecting …
unsaved = The server cannot save anything at the moment. Your moves so far are saved. Trying again …
unsaved-sending = The server cannot save anything at the moment. Your move will be sent automatically as soon as possible, and only once.
lost-sending = Connection lost at { $at }. Your move will be sent when you are back online, and only once.

## Options

keys = Keyboard shortcuts
export = Save as a file
ask-undo = Ask for undo
resign = Resign
resign-sure = Resign?
resign-why-over = The match ends, and you have lost it. It counts as a defeat for your rating.
resign-why-bot = You have lost, whatever happens next, and it counts as a defeat for your rating. A bot plays your seat to the end for the others.
leave = Leave the table
leave-sure = Leave the table?
leave-why-bot = Your seat goes to a bot, and you cannot take it back. The bot’s result counts as yours.
leave-why-forfeit = You lose the match, and the others win.
abandon = Abandon the match
abandon-sure = Abandon the match?
abandon-why = It ends without a result. What has been played can still be watched.
delete-match = Delete the match
delete-match-sure = Delete the match?
delete-match-why = It is deleted permanently, with its log and its chat. Save it to a file first if you want to keep it.
commitment = Dice commitment
seed = Seed
proof = Fairness check
proof-why = The commitment was shown before the first move; the seed behind it is known now. Replaying the match against both shows that no die and no card was tampered with.
proof-why-shares = The commitment was shown first; then every browser at the table added its own random number. Neither the server nor a player alone could choose the dice. Replaying the match shows that every die and every card came from the seed and these numbers together.
verify = Verify
verified = Confirmed: { $plies ->
    [one] 1 action
   *[other] { $plies } actions
} replayed, no die or card was changed.
share-of = Random number from { $seat }
promise-kept = This browser has seen the same commitment from the start.
promise-kept-share = This browser saw the same commitment before it added its own random number, and that number is part of the dice.
promise-broken-commitment = The dice commitment is no longer the one that this browser saw first: the seed of this match was replaced on the server. Do not trust its dice.
promise-broken-share = The random number that this browser added is not in the dice of this match. Unless you took the seat again in another browser, do not trust them.
verified-declared = The result was declared because somebody resigned or ran out of time; the match was not played to the end.
verified-abandoned = The match was abandoned and has no result.
verified-unbegun = It ended before it had really started, and does not affect ratings.
verified-stretch-replayed = Actions { $first } to { $last } (rules { $rules }): replayed with the current rules.
verified-stretch-carried = Actions { $first } to { $last } (rules { $rules }): replayed from the position after action { $ply }, at which the match was carried over and whose fingerprint is in everybody’s log.
verified-stretch-older = Actions { $first } to { $last } (rules { $rules }): played with older rules that this server does not have; they are not replayed.
end-you-win = You win
end-you-share = You share the victory with { $others }
end-alone-won = You win
end-alone-lost = You lose
end-to = { $count ->
    [0] , { $first } points
   *[other] , { $first } to { $rest }
}
end-by = { $count ->
    [one] {" "}by 1 point
   *[other] {" "}by { $count } points
}
end-front = to read and to share
end-rematch = seats change
end-review = what decided the match
end-table = Back to the board
review-short = Review
score-by = Score by category
score-lead = Lead
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
key-7 = the rule behind the question
key-8 = card 1 to 9
key-9 = fit to screen
key-10 = zoom in, zoom out
key-11 = this help
turn-ends = After this, somebody else decides.
confirm-it = Confirm
not-possible = Not possible: { $what }
show-targets = Show my options
back-to-question = Back to the question
targets = { $count ->
    [one] One place
   *[other] { $count } places
}
targets-how = tap one, or step through them
target-of = { $number } of { $count }
target-before = Previous place
target-after = Next place
target-wanted = Choose a place
card-open = The card
picker = Choose a card
picker-find = Search for a title, a word, a place
picker-count = { $shown } of { $all } shown, { $count } possible
picker-among = Search { $all ->
    [one] 1 card
   *[other] { $all } cards
}, { $count } possible
picker-none = No matching card.
picker-cannot = Not possible now
picker-walk = browse
picker-choose = choose
picker-board = Look at the board
picker-cards = Back to the cards
ends-it = Final
settings-watching = Following the game
settings-asking = Prompts and confirmation
settings-looks = Display and sound
settings-page = This page
set-turns = Other players’ turns
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
set-moments = Key moments
set-moments-what = scoring, crisis, war, battle, settlement
set-moments-wait = Wait for me
set-moments-seconds = 4 seconds
set-moments-line = One line
set-marks = Marks since my last turn
set-marks-what = brackets and figures on the board
set-marks-act = Until I act
set-marks-key = Until I press M
set-marks-off = Off
set-odds = Odds
set-odds-what = and costs, shown before you choose
set-odds-targets = On targets
set-odds-chosen = When chosen
set-odds-off = Off
set-follow = Map follows the action
set-follow-what = scrolls to what is happening
set-follow-hidden = When off screen
set-follow-always = Always
set-follow-never = Never
set-confirm = Confirm
set-confirm-what = before anything that cannot be undone
set-confirm-dice = Dice only
set-confirm-turn = Also the end of my turn
set-confirm-every = Every move
set-confirm-never = Never
set-only = Questions with one answer
set-only-what = where there is nothing to choose
set-only-self = Answered for me
set-only-ask = Ask me
set-text = Text size
set-text-what = beside the board
set-text-normal = Normal
set-text-large = Large
set-text-larger = Larger
set-colours = Colours
set-colours-what = of the sides on board and cards
set-colours-usual = Standard
set-colours-distinct = Colour-blind friendly
set-motion = Motion
set-motion-what = follows your system
set-motion-system = System
set-motion-full = Full
set-motion-reduced = Reduced
set-column = Answers on a phone held sideways
set-column-what = which side of the board they are on
set-column-right = right
set-column-left = left
set-sound = Sound
set-sound-what = dice, cards, a bell for your turn
set-sound-off = Off
set-sound-quiet = Quiet
set-sound-on = On
set-keys = Letter keys
set-keys-what = L, U, 1 to 9 and others act at once
set-keys-on = On
set-keys-off = Off
set-announce = Announce
set-announce-what = to screen readers
set-announce-headlines = Headlines
set-announce-every = Every change
set-announce-mine = My turn only
set-language = Language
set-language-what = of this page
set-theme = Light/dark mode
set-theme-what = follows your system
set-theme-system = System
set-theme-light = Light
set-theme-dark = Dark
key-12 = find a card
key-13 = from the cards to the board and back
for-good = cannot be undone
