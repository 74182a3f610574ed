### What the lobby says about the game

game-pitch = Paris, 1919: settle the issues of the peace, or let others settle them for you. Influence is traded, troops go home, regions rise, and every deal struck this turn is enforced.
game-years = 1919
game-length = 2 h

## The front page of a finished match: the headline for each way to end

front-score = Points, turn by turn
score-stars = Stars
score-flags = Flags
score-strategy = Strategy
score-happiness = Happiness
front-tally = Points
front-points = { $winner } dictates the peace
front-happiness = { $winner } wins: the people at home are content
front-issues = { $winner } wins by number of issues
front-shared = { $winner } share the peace
front-goal = The conference reaches its goal
front-short = The conference falls short
front-resignation = A delegation goes home
front-time-out = A delegation runs out of time
