# The game on one page.

intro-goal = Two currents of opinion, one marker. Liberal and Authoritarian win support in cities, countries and social groups of Europe between 1900 and 1914. **20 victory points** on your side win at once; after turn 10 the side ahead wins. Points come from regions when they are scored, from the naval race and from events.
    .title = Your goal
    .picture = The whole map, as a match begins
intro-space = On each space the left number is Liberal support, the right number Authoritarian support, the middle one the **stability**. If your lead is at least the stability number, you control the space: its title bar takes your colour. A striped edge marks a **battleground**, which counts for more.
    .title = A space, read at a glance
    .picture = Paris and its neighbours
intro-card = In each action round you play one card. **For its event**, if its colour is yours or nobody’s; or **for operations**, with the number in its corner. If you use a card of the other colour for operations, its event takes place all the same.
    .title = A round: one card, two uses
    .picture = Two cards of a first hand
intro-operations = **Place support** where you have some or in adjacent spaces, 1 OP per point, 2 under opposing control. **Check** opposing support: a die, the card and adjacent spaces under control, against twice the stability; the odds are shown before you roll. Or **build the fleet**: a die and the card against the next box of the naval race.
    .title = Three operations
    .picture = France, where both sides have a foothold
intro-scoring = A scoring card must be played in the turn in which it was drawn. **Presence** is control of one space, **domination** more spaces and more battlegrounds than the other side, with at least one battleground and one ordinary space, **control** all battlegrounds and more spaces. Each battleground and each adjacent independent space you control adds 1 VP. Only the difference moves the marker.
    .title = A region is scored
    .picture = What each region is worth, and who is ahead
intro-war = Events raise tension. Some of them, and every scoring, call for a **crisis roll**: with tension and alliances **7 or more is the Great War**. It ends the game: losses are taken, the regions that fought are scored, and the marker decides.
    .title = And the war
    .picture = Tension and the alliances

## Words with a tip at their first use: spellings apart by “|”

terms = vp sp op battleground stability tension naval scoring check attempt crisis
term-vp = victory points|VP
    .tip = VP: the one marker of the game; 20 on your side win at once
term-sp = support points|SP
    .tip = SP: a support point, your following in a space
term-op = OP
    .tip = OP: operations points, the number in a card’s corner
term-battleground = battleground|battlegrounds
    .tip = A space with a striped edge: it decides domination and control of its region, and is worth 1 VP more
term-stability = stability
    .tip = The number in the middle of a space: the lead in SP that control needs
term-tension = tension
    .tip = From 0 to 6: added to every crisis roll; 7 or more in all is the Great War
term-naval = naval race
    .tip = The British and the German navy on a track of boxes: the first to reach a box takes its prize
term-scoring = scoring card
    .tip = Scores its region for both sides; if you still hold one at the end of the turn, you lose
term-check = support check|support checks
    .tip = A die, the OP and your neighbours against twice the stability: what is above takes the opponent’s SP away
term-attempt = naval attempt|naval attempts
    .tip = Moves your navy one box on the naval track if the die is high enough; the event of the card does not take place
term-crisis = crisis roll|crisis rolls
    .tip = After every scoring, and by some events: a die and the tension; 7 or more in all starts the Great War
