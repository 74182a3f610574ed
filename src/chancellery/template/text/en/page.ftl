# What only the page says.
game-years = today
game-length = 5 min
