# The guided first match.

learn-prize = You are the Liberal. Every victory point (VP) moves the one marker on this track: towards your end, or towards the Authoritarian’s. At 20 you win at once; otherwise whoever is ahead after turn 10 wins. Most VP come from scoring a region: France, Germany, Austria-Hungary, Russia or the Balkans.
    .title = One marker, two ends
learn-space = A space shows your support points (SP) at the left, its stability in the middle and the opponent’s SP at the right. Lead by the stability and you control it. Paris has stability 2 and you have 1 SP: one more makes it yours. The striped edge marks a battleground, which counts for more when its region is scored.
    .title = How to read Paris
learn-hand = In each action round you play one card: for its event, or for its number of operations points (OP). Blue cards have Liberal events, yellow ones Authoritarian, and those take place even if you only want the OP. Events are for later: begin with operations.
    .title = One card, two uses
    .try = Choose “{ card-socialist_movements }”, then operations.
learn-how = OP do one of two things: place SP where you have some already or in an adjacent space, or make support checks against the opponent’s SP. Nothing is in your way yet, so place.
    .title = Place, or check
    .try = Choose to place SP.
learn-place = Each SP costs 1 OP, or 2 where the opponent has control. With one SP each, Paris and Beau-Monde become yours, and both are battlegrounds of France. Other spaces are allowed as well: whatever is outlined can be chosen.
    .title = Two points, two battlegrounds
    .try = Press Paris, then Beau-Monde.
learn-answer = Now the Authoritarian plays a card. The log says what happened, newest last; press a name in it to see the place. When it is your turn again, the bar at the top asks you.
    .title = The opponent answers
learn-second = You have seen placing; now a support check, which takes opposing SP away. A card with a high number helps: it is added to the die.
    .title = Your second round
    .try = Play “{ card-march_of_history }” for operations.
learn-check = A check adds a die, the OP of the card and 1 for each adjacent space you control, and takes off 1 for each of theirs. Every point above twice the stability removes 1 opposing SP; what is left over places SP of yours, up to control. Before you roll, you see all six results. Low stability makes a check easier.
    .title = Check their support
    .try = Choose support checks, then a space with good odds.
learn-own = From here on you play alone. A plan for France: the event “{ card-radical_party_founded }” places up to 4 SP there. Then play “{ card-france_scoring }” before this turn ends: a side that still holds a scoring card then loses the game. The number at each question leads to its rule. Good luck.
    .title = France is yours to score
