### The chancellor's hints

hint = Hint
hint-ask = What would the chancellor do?
hint-title = What the chancellor would do
hint-thinking = The chancellor is thinking.
hint-withdraw = Never mind
hint-chance = { $chance } % to win
hint-choose = Choose
hint-estimate = Estimates from what your seat can see. Cards you cannot see are guessed.
hint-told = Estimates from what your seat can see. Everyone at the table is told that you asked.
log-hint = { $who } asks the chancellor for a hint.
new-hints = Hints for everyone
hints-allowed = Players may ask the chancellor for hints here. Everyone is told when somebody does.
key-14 = what the chancellor would do
