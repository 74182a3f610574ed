# Calls on somebody's device: the game, who else plays, and what it is about; never anything of the position.
call-turn = { $count ->
    [one] It is your turn
   *[other] { $count } tables are waiting for you
}
call-invited = { $count ->
    [one] { $name } offers you a rematch
   *[other] { $count } rematches are offered to you
}
call-over = { $count ->
    [one] One of your matches is over
   *[other] { $count } of your matches are over
}
call-table = { $names ->
    [none] { $game }
   *[other] { $game } · { $names }
}
call-guest = a guest
call-test = This is a test
call-test-why = Notifications from Chancellery arrive on this device.
