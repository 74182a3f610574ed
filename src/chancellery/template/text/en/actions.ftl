# What is on the buttons.
action-play = Play { $card }
