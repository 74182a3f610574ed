# The game on one page.

intro-goal = Paris, 1919: you lead a delegation. Points come from the **stars** of the issues you control at the end, from **flags** of your nation on them, from your strategy card, and from **happiness**: how content your country is compared with the others. The most points win.
    .title = Your goal
    .picture = The conference: waiting room, table and tracks
intro-issue = An **issue** shows its region, its stars and the options for settling it. The options change unrest and happiness, and leave **counters** on the issue. The nation with the most **influence** on it leads; the number at the bottom says how many cubes you need to lead.
    .title = An issue
    .picture = The two issues on the table
intro-turn = On your turn you take one **political action**: place influence on two issues, settle one of the two on the table, or reclaim cubes. In addition you may take one **military action**: deploy a unit, or demobilize one.
    .title = A turn: one political, one military action
    .picture = The waiting room, where influence can be placed early
intro-settle = **Settling** an issue triggers five steps, and each shows who decides: its leader takes control and chooses the option, an event is carried out, new cards come to the table. You may settle an issue that someone else leads, in order to choose what comes to the table next.
    .title = Settling
    .picture = The event that follows, and the decks
intro-unrest = Unrest drives a region towards an **uprising**: in an uprising check, a roll at or above the number of its column starts one. The player with the most issues there must put the one with the most stars up for bid, and everybody may bid units and influence for it. Units in the region hold unrest down, but cost happiness at home.
    .title = Unrest
    .picture = The unrest of the five regions
intro-deals = A **deal** is binding for the turn: influence now, and promises about decisions still to come, which the rules enforce. What is only said in chat is not binding. At the end happiness is compared: the first to demobilize gain most.
    .title = Deals and happiness
    .picture = Happiness, and demobilized units

## Words with a tip at their first use: spellings apart by “|”

terms = stars flags happiness influence unrest counters deploy waiting uprising exhausted
term-stars = stars
    .tip = The points an issue gives to its controller at the end
term-flags = flags|flag
    .tip = Naval and empire counters of your nation: each is 1 point on an issue that you control at the end
term-happiness = happiness
    .tip = How content a country is: it is compared at the end, and 0 costs points
term-influence = influence
    .tip = Your cubes: the nation with the most on an issue leads it
term-unrest = unrest
    .tip = How close a region is to an uprising; units there hold it down
term-counters = counters
    .tip = What an option leaves on a settled issue: Empire, Self-Determination, Reparations and others
term-deploy = deploy
    .tip = Send a unit to a region: it holds unrest down and brings cubes back, but costs happiness
term-waiting = waiting room
    .tip = Issues and events that come to the table later; influence can be placed on them already
term-uprising = uprisings|uprising
    .tip = Where unrest is high, a die may bring one: an issue of the region goes up for bid
term-exhausted = exhausted
    .tip = Used, and out of reach until you take it back
