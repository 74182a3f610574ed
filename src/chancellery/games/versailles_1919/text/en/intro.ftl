# The game on one page.

intro-goal = Paris, 1919: you lead a delegation. Points come from the **stars** of the issues you control at the end, from the **flags** on your strategy card, and from **happiness**: how content your country is compared with the others. Most points win.
    .title = What you want
    .picture = The conference: waiting room, table and tracks
intro-issue = An **issue** shows its region, its stars and what can become of it. The options change unrest, happiness and counters for everybody. Whoever has the most influence on it leads; its number in the foot says what leading takes.
    .title = An issue
    .picture = The two issues on the table
intro-turn = In your turn you take one **political action**: place influence on two issues, settle one of the two on the table, or take cubes back. Beside it one **military action**: deploy a unit, or send one home.
    .title = A turn: one action of each kind
    .picture = The waiting room, where influence can be placed early
intro-settle = Whoever **settles** an issue sets five steps going, each decided by somebody: its leader takes control and chooses the option, an event is carried out, new cards come to the table. You may settle what another leads, to decide what comes next.
    .title = Settling
    .picture = The event that follows, and the decks
intro-unrest = Unrest drives a region towards an **uprising**: a die, once its track says so. Whoever is hit may lose an issue there, and all bid with influence and units for it. Units in the region calm it, but cost happiness at home.
    .title = Unrest
    .picture = The unrest of the five regions
intro-deals = A **deal** is binding for the turn: influence now, and promises about decisions still to come, which the rules enforce. Words alone bind nobody. At the end happiness is compared: the first to send its soldiers home gains most.
    .title = Deals and happiness
    .picture = Happiness, and units sent home

## Words with a tip at their first use: spellings apart by “|”

terms = stars flags happiness influence unrest counters deploy
term-stars = stars
    .tip = What an issue is worth to whoever controls it at the end
term-flags = flags
    .tip = Counters that your strategy card names: each gives points at the end
term-happiness = happiness
    .tip = How content a country is: it is compared at the end, and 0 costs points
term-influence = influence
    .tip = Your cubes: the most on an issue lead it
term-unrest = unrest
    .tip = How close a region is to an uprising; units there calm it
term-counters = counters
    .tip = What an option leaves on a settled issue: empires, self-rule, reparations and the like
term-deploy = deploy
    .tip = Send a unit to a region: it calms it and brings cubes back, but costs happiness
