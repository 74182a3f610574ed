# What seats are asked.
prompt-play-card = Play a card.
