# What is refused, by its code, as people read it. The English ones say what the source says.

## Matches and tables

refusal-abandoned-with-result = The match in the file was abandoned, and yet it has a result.
refusal-action-not-legal = This action is not legal now.
refusal-already-played = This action has already been played, as ply { $ply }.
refusal-already-seated = You already have a seat at this table.
refusal-bot-failed = The bot did not answer.
refusal-fork-of-older-rules = At ply { $ply } this match was played by older rules; branch off at ply { $first } or later.
refusal-game-over = The game is over.
refusal-hint-withdrawn = The hint was cancelled.
refusal-imported-closed = This match was imported and its seed is known, so nobody else can join.
refusal-imported-dice = This match came from a file: its dice are settled.
refusal-key-length = An idempotency key has 1 to { $most } characters.
refusal-match-begun = The match has already started.
refusal-match-not-running = { $status ->
    [waiting] The match has not started.
    [abandoned] The match was abandoned.
   *[other] The match is over.
}
refusal-match-over = The match is over.
refusal-message-to-yourself = You cannot send a message to yourself.
refusal-moved-on = The match has moved on; look again.
refusal-newer-rules = This match is played with version { $rules } of the rules of { $game }, and this server still has version { $installed }: it is being upgraded. Try again in a moment.
refusal-no-hint-found = The chancellor found no answer; try again.
refusal-no-hints-here = Others play here too, and this table does not allow hints.
refusal-no-open-seat = No seat is open at this table.
refusal-no-seat-here = You have no seat at this table.
refusal-no-such-action = There is no action “{ $action }”.
refusal-no-such-action-but = There is no action “{ $action }”; did you mean “{ $near }”?
refusal-no-such-action-number = There is no action { $action }.
refusal-no-such-match = There is no match “{ $id }”.
refusal-no-such-message = This person wrote no such message, or you may not read it.
refusal-no-such-ply = The match has no ply { $ply }; the last is { $last }.
refusal-no-such-seat = There is no seat “{ $seat }”; there are { $known }.
refusal-no-such-seat-number = There is no seat { $seat }.
refusal-no-undo-asked = Nobody has asked for an undo.
refusal-nobody-asked = Nobody is asked anything in this match.
refusal-nobody-to-report = There is nobody else at this table to report.
refusal-not-asked-now = It is not your decision right now.
refusal-not-carried-over = The match cannot be carried over to the present rules: { $why }
refusal-not-over-export = The whole match can be exported once it is over.
refusal-not-over-fork = You can branch off a match once it is over.
refusal-not-over-rematch = A rematch is possible once the match is over.
refusal-not-over-review = A match can be reviewed once it is over.
refusal-not-over-story = The story of a match is available once it is over.
refusal-not-over-verify = The seed is revealed, and the match can be verified, after its end.
refusal-nothing-to-carry-over = Only a running match played by older rules can be carried over.
refusal-nothing-to-object-to = There is no longer a change of the rules to object to.
refusal-nothing-to-review = Nothing was played, so there is nothing to review.
refusal-nothing-to-undo = Nothing has been played yet.
refusal-only-the-owner = Only the person who created this match may do this.
refusal-other-rules = This match was played with version { $rules } of the rules of { $game }, and only version { $installed } is installed: it can be read, but not replayed or continued.
refusal-others-play = Others play in this match too, even while they are away: you may leave it, but not end it for them.
refusal-others-played = Others have played in this match too, so it stays.
refusal-over-at-ply = The match was already over at this point; choose an earlier one.
refusal-pace-days = A pace in days has 1 to { $most } days per move.
refusal-pace-live = A live clock has 1 to { $most } seconds and an increment of 0 to 3600.
refusal-played-on = By playing on you have agreed to the corrected rules.
refusal-ply-of-older-rules = Ply { $ply } was played by older rules than this version has: the match is replayed from ply { $first } on.
refusal-position-not-told = The position at ply { $ply }, from which other rules applied, is not the one that was announced.
refusal-rematch-for-players = Only somebody who sat at this table may offer a rematch.
refusal-resign-before-start = The match has not started; leave the seat instead.
refusal-seat-count = { $given ->
    [one] 1 seat is given
   *[other] { $given } seats are given
}, but this match has { $wanted }.
refusal-seat-empty = That seat is empty.
refusal-seat-kept = This seat is reserved for someone who has not answered yet.
refusal-seat-kind = A seat is open, or taken by a person or by a bot.
refusal-seat-no-time = This seat has run out of time: the bot that keeps it must gain some first, or it plays to the end.
refusal-seat-not-kept = No seat at this table is kept for you.
refusal-seat-not-yours = The seat “{ $seat }” is not yours.
refusal-seat-taken = This seat is taken.
refusal-seat-taken-back = A player has taken this seat back.
refusal-seats-open = The match begins when every seat is taken.
refusal-several-seats = You have several seats here; say which: { $known }.
refusal-share-brought = This seat has already sent its random number.
refusal-table-changed = The table has changed in the meantime; look again and repeat.
refusal-table-not-open = This table is not open to you.
refusal-talk-closed = The chat is closed during this part of the game.
refusal-talk-to-all = Private messages are possible once the match has started.
refusal-too-many-bot-matches = You already have { $most } bot-only matches running; wait for one to finish or end one.
refusal-undo-no-time = This cannot be undone: the time it gained has already been used, and a clock would run out.
refusal-undo-needs-everybody = A bot plays for somebody who is away, and nobody can agree for them: nothing can be undone by agreement for now.
refusal-undo-too-late = You can no longer undo this yourself; ask the others to agree.

## Games and their options

refusal-no-advice = { $game } gives bots no advice yet, so the heuristic bot cannot play it; try “random”.
refusal-no-bot-named = No bot is named; there are { $known }.
refusal-no-help = { $game } has no help yet.
refusal-no-such-bot = There is no bot “{ $bot }”; there are { $known }.
refusal-no-such-game = There is no game “{ $game }”; there are { $known }.
refusal-no-such-kind = This game has nothing of the kind “{ $kind }”.
refusal-no-such-language = There is no language “{ $language }”; there are { $known }.
refusal-no-such-option = { $game } has no option “{ $option }”. Its options: { $known }.
refusal-no-such-paragraph = The help has no paragraph “{ $number }”.
refusal-no-such-step = There is no step “{ $step }”; there are { $known }.
refusal-no-such-thing = There is no “{ $name }” in this game.
refusal-no-tutorial = { $game } has no guided first match.
refusal-option-fixed = Option “{ $option }” cannot be { $value } with { $players ->
    [one] one player
   *[other] { $players } players
}; it is always { $usual } then.
refusal-option-for-bots = Option “{ $option }” is only for matches between bots.
refusal-option-number = Option “{ $option }” cannot be { $value }; it takes a whole number from { $least } to { $most }.
refusal-option-one-of = Option “{ $option }” cannot be { $value }; it takes one of { $known }.
refusal-option-yes-or-no = Option “{ $option }” cannot be { $value }; it takes yes or no.
refusal-options-not-named = Options are names with values.
refusal-player-count = { $game } cannot be played by { $count ->
    [one] 1 player
   *[other] { $count } players
}; possible: { $known }.
refusal-too-many-bots = { $named ->
    [one] 1 bot is named
   *[other] { $named } bots are named
}, but there is room for { $seats }.

## People

refusal-already-an-account = This account has a name and a password already.
refusal-log-in-first = Log in or play as a guest first; a program sends a token.
refusal-log-in-wrong = Wrong name or password.
refusal-name-characters = This name has characters that cannot be used; try letters, digits, spaces and hyphens.
refusal-name-length = A name has { $least } to { $most } characters.
refusal-name-ends = A name neither begins nor ends with a space, a dot or any other mark.
refusal-name-of-guests = Names that begin with “{ $guest }” are for guests.
refusal-name-reserved = This name could be taken for the server, its operators or a bot; choose another.
refusal-name-stays = An account keeps its name.
refusal-name-taken = The name “{ $name }” is taken.
refusal-no-such-account = Nobody has an account with the name “{ $name }”.
refusal-no-such-person = There is nobody called “{ $name }” here.
refusal-no-such-report = There is no such report that is still open.
refusal-no-such-session = You have no such session.
refusal-call-not-taken = The push service of this device did not accept it; switch notifications off and on again, or try later.
refusal-calls-off = This server sends no notifications to devices.
refusal-no-such-device = You have no such device.
refusal-no-such-zone = There is no time zone “{ $zone }”.
refusal-not-called-here = This device gets no notifications.
refusal-not-device-keys = These are not the keys of a device.
refusal-nobody-with-id = There is nobody with this id.
refusal-not-a-bearer = The Authorization header is not 'Bearer' and a token.
refusal-not-an-email = This is not an e-mail address.
refusal-not-a-web-address = This is not a web address.
refusal-not-yourself = You cannot mute or block yourself.
refusal-address-private = This web address leads into a private network.
refusal-old-password-wrong = The old password is wrong.
refusal-only-guests-merge = Only a guest can be merged into an account.
refusal-only-operators = Only an operator of this server may do this.
refusal-password-length = A password has at least { $least } characters.
refusal-password-wrong = Wrong password.
refusal-profile-private = This profile is private.
refusal-token-not-valid = This token is not valid, or no longer.
refusal-too-many-muted = You have muted or blocked { $most } people already.
refusal-too-many-tokens = You already have { $most } tokens; revoke one first.
refusal-web-address-scheme = The address begins with: { $known }.

## Requests

refusal-cut-short = The request ended in the middle of its body.
refusal-database-away = The database cannot be reached now; try again in a moment.
refusal-no-such-address = There is nothing at this address.
refusal-no-such-file = There is no such file.
refusal-other-version = There is a newer version of this page: reload it.
refusal-not-json = The body must be JSON, with Content-Type: application/json.
refusal-not-kept = The request contains text or numbers that cannot be stored.
refusal-not-text = The request contains bytes that are not UTF-8 text.
refusal-not-understood = Something is not filled in properly: missing, too short, too long or of another kind.
refusal-other-host = This server does not go by that name.
refusal-other-site = Another site may not act for you here.
refusal-server-failed = Something went wrong on the server, through no fault of yours; it was logged.
refusal-rules-failed = The rules of this game failed here, through no fault of yours: nothing was changed, and the operator was told; another move may work.
refusal-too-big = This is too big.
refusal-too-deep = The request is nested too deeply.
refusal-two-hosts = The request names two hosts; it can be for one only.
refusal-match-takes-too-long = This match takes too long to replay; the request was given up.
refusal-server-busy = The server is too busy for this now; try again in a moment.
refusal-too-often = { $seconds ->
    [one] Too many requests; try again in a second.
   *[other] Too many requests; try again in { $seconds } seconds.
}

## Matches in files, and proofs

refusal-bad-journal = This match cannot be read: the file is damaged or was changed. { $sentence }
refusal-end-not-told = The log does not say that the match was ended at the table, and by the rules it is not over.
refusal-file-action-not-legal = Action { $ply } of the file is not legal. { $why }
refusal-file-does-not-fit = The file does not fit. { $why }
refusal-file-exists = { $file } is there already; choose another name.
refusal-file-not-found = There is no file { $file }.
refusal-backup-damaged = { $file }: the backup is damaged.
refusal-no-key = { $file }: this is not a key for cookies; remove the file, and a new one is made.
refusal-file-not-read = { $file } cannot be read: it is not there, or may not be opened.
refusal-file-not-written = { $file } cannot be written: its folder is not there, is full, or may not be opened.
refusal-file-of-a-seat = { $file }: this is what one seat may know of a match that was not over; the whole match, with its seed, can be exported once it is over.
refusal-file-of-another-game = { $file }: this is a match of { $found }, not of { $game }.
refusal-file-of-other-rules = This match was played with version { $rules } of the rules of { $game }; this is version { $installed }.
refusal-file-of-other-content = This match was played with other figures than those of { $game }, which an overlay changed.
refusal-file-of-own-content = This match was played with the printed figures of { $game }, and not with those of the overlay.
refusal-no-such-sight = --seen is one of { $choices }, not "{ $given }".
refusal-no-content-to-overlay = { $file }: { $game } reads no content that an overlay could change.
refusal-saved-match-has-figures = A saved match has its figures already; leave --content out.
refusal-overlay-for-which-game = Say which game the overlay is for: chancellery play GAME --content FILE.
refusal-address-in-use = Another program already listens at { $address }; choose another port with --port.
refusal-address-not-to-be-had = The server cannot listen at { $address }: { $why }.
refusal-server-with-overlay = A server plays with the games’ own figures; unset { $variable }.
refusal-not-in-the-mask = Match { $match } does not allow action { $action } now; its mask has those that are legal.
refusal-content-loaded-already = { $game } is loaded with its own figures already; change its content before anything else is done with it.
refusal-file-not-text = The file is not UTF-8 text.
refusal-file-rules-failed = The rules fail at an action of this file; it was not imported, and the operator has it.
refusal-file-takes-too-long = The match in this file takes too long to replay; it was not imported.
refusal-file-too-long = The match is too long; up to { $most } actions can be imported.
refusal-file-too-new = The file was written by a newer version of Chancellery.
refusal-follow-what = '{ $given }' does not say what to follow: match:seat:last.
refusal-in-file = { $file }: { $why }
refusal-not-a-match-file = This file is not a match of Chancellery.
refusal-not-a-text-file = { $file } is not a text file.
refusal-nothing-played = Nothing was played: the win was only declared.
refusal-one-seat = Name one seat here: { $known }.
refusal-position-not-true = The match replays to another final position than it claims.
refusal-result-makes-no-sense = The result of the match makes no sense.
refusal-result-not-true = The match claims a different result from the one it replays to.
refusal-saved-match-has-options = A saved match has its options and its seed already; leave them out.
refusal-seat-export-is-fixed = { $file }: this is what one seat may know so far; it cannot be shown for others or for an earlier moment.
refusal-seed-not-promised = The seed is not the one that was promised when the match was created.
refusal-shares-not-told = The players' random numbers are not those that were announced when the match began.
refusal-undos-not-told = New chance was drawn for more undos than the log has.

## For whoever runs a server or makes a game

refusal-nothing-of-that-name = Nothing here is called “{ $name }”. Similar names: { $near }.
refusal-bad-content = A game file contains an error. { $sentence }
refusal-bad-save = The saved position cannot be read. { $sentence }
refusal-bad-script = The script fails. { $sentence }
refusal-game-not-loaded = The game at “{ $place }” cannot be loaded.
refusal-guest-no-operator = { $name } is a guest; an operator needs an account with a password.
refusal-guest-no-password = { $name } is a guest and has no password.
refusal-missing-message = A message is missing. { $sentence }
refusal-no-such-folder = There is no folder { $folder }.
refusal-no-such-log-level = There is no log level “{ $level }”; there are INFO, WARNING and ERROR.
refusal-not-a-backup = { $file } is not a backup of a store.
refusal-not-a-database = “{ $url }” is not a database; try sqlite:///FILE or postgresql://…
refusal-not-a-mail-server = A mail server is given as smtp://, smtp+tls:// or smtps://user:password@host:port.
refusal-operator-by-id = Operators are appointed by id; the account “{ $name }” has the id { $id }.
refusal-server-running = Another server already runs on { $database }; stop it first, or use PostgreSQL for several.
refusal-store-in-memory = A store in memory would forget everything; name a file: sqlite:///FILE.
refusal-store-not-empty = The store to be filled already has { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} and { $people ->
    [one] 1 person
   *[other] { $people } people
}; a backup goes into an empty store: name a new one with --db, or move the old one out of the way.
refusal-store-of-newer-version = A newer version of Chancellery wrote this store (its tables are at { $found }, this version knows { $known }): install that version again, or restore the backup that it made.
refusal-store-of-newer-rules = A newer version of Chancellery wrote this store: it has matches of version { $rules } of the rules of { $game }, and this version has { $installed }. Install that version again, or restore the backup that it made.
refusal-store-of-other-version = The store was made by another version of Chancellery, perhaps a newer one.
refusal-workers-need-postgresql = Several workers need PostgreSQL; give one with --db postgresql://…
