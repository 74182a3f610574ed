# What the command line says.

cli-column-id = id
cli-column-title = title
cli-column-players = players
cli-column-options = options (the first value if not given)
cli-no-game = No game is installed yet.
cli-choose-game = Which game?
cli-how-to-play = To play: chancellery play { $game }

cli-you = you
cli-bot = { $bot ->
    [attache] easy bot (attaché)
    [heuristic] medium bot (secretary)
    [search] hard bot (chancellor)
    [random] random bot
   *[other] bot ({ $bot })
}
cli-spectator = What everyone saw
cli-type-help = Type the number of an action, or “help”.
cli-action-number = action { $ply }
cli-game-over = the game is over
cli-no-such-number = Type a number from 1 to { $most }.
cli-wins = { $count ->
    [one] { $winners } wins: { $reason }.
   *[other] { $winners } win: { $reason }.
}
cli-nobody-wins = Nobody wins: { $reason }.
cli-draw = Draw: { $reason }.
cli-to-act = [{ $rule }] { $count ->
    [one] Waiting for { $seats }.
   *[other] Waiting for { $seats }, at the same time.
}
cli-other-rules = This match was played with version { $rules } of the rules, and version { $installed } is installed: here are its moves, but it cannot be replayed or continued.
cli-older-part = Actions 1 to { $last } were played with older rules that are not installed: here are their names.
cli-kept-result = Result: { $result }
cli-no-result = none
cli-asides = You can also do this at any time (type the name):
cli-after-the-end = You may still type “log”, “save FILE” or “load FILE”; Enter leaves.
cli-goodbye = Goodbye.
cli-by-rule = Rule { $rule }.

cli-pass-keyboard = Pass the keyboard to { $seat }.
cli-press-enter = Then press Enter: { "" }

cli-no-undo = Cannot undo: new cards, a die roll or another player’s turn came in between.
cli-nothing-to-undo = There is nothing to undo yet.
cli-nothing-to-resign = There is nothing to resign yet: “quit” leaves the match without a result.
cli-resign-sure = { $ends ->
    [yes] If you resign, you lose and the match ends. Type “yes” to resign; anything else plays on.
   *[no] If you resign, you lose, whatever happens next; a bot plays your side to the end for the others. Type “yes” to resign; anything else plays on.
}
cli-resign-not = You play on.
cli-yes = yes
cli-log-empty = Nothing has happened yet.
cli-save-where = Give a file name: save { $file }
cli-load-where = Give a file name: load FILE
cli-saved = The match is saved in { $file }.

cli-chance = { $chance }% to win

cli-help-actions = Type an action’s number or the name next to it; Tab completes. Other commands:
cli-help-chapters = Chapters of the rules (type “help” and a number):
cli-no-paragraph = There is no rule { $number }.
cli-command-undo = undo your last action
    .usage = undo
cli-command-hint = what the chancellor would do here, and why; with an answer: why not that
    .usage = hint 3
cli-hint-no-answer = That is no answer to the open question.
cli-command-help = this list, or a paragraph of the rules
    .usage = help 3.1
cli-command-board = the board and the question again
    .usage = board
cli-command-log = everything so far
    .usage = log
cli-command-save = write the match to a file
    .usage = save FILE
cli-command-load = continue a match from a file
    .usage = load FILE
cli-command-resign = give the match up as lost
    .usage = resign
cli-command-quit = leave
    .usage = quit

cli-tutorial-step = Step { $step } of { $steps }
cli-tutorial-aside = Between the steps
cli-tutorial-silent = No step explains this question
cli-tutorial-more = … and { $count } more

cli-review-sums = From the deal to the result
cli-review-start = Before the deal
cli-review-luck = Luck
cli-review-own = Own decisions
cli-review-others = Others’ decisions
cli-review-rest = Unexplained
cli-review-result = Result
cli-review-why = In points: a win is 100, and every column adds up. Decisions are compared with the secretary’s.
cli-review-costly = { $ply } { $seat }: { $action }. Cost { $cost ->
    [one] 1 point
   *[other] { $cost } points
}. Better: { $better }.
cli-review-nothing-costly = No decision clearly cost anything.
cli-review-seen = In matches between equal players, luck as measured here explains { $percent }% of the results.
cli-review-seen-little = Luck is hard to measure in this game: in matches between equal players, what is measured here explains only { $percent }% of the results. Take the figures as a hint.
cli-review-unmeasured = How much of the luck this estimate sees has not been measured for this game. Take the figures as a hint.
