# The game on one page.

intro-goal = Europe, with its two blocs EU and NATO, against Russia, from 1992 to 2019. After twenty turns the side with more **prestige** wins. Most of it comes from headlines, some from regions that you dominate.
    .title = Your goal
    .picture = The map in turn 4
intro-region = Twelve **contested regions** lie between the two sides. Each bloc may have one die in each of them; the die shows that bloc’s **influence** there. At 5 or more you take the region’s card; a 6 dominates it.
    .title = Dice are influence
    .picture = Poland and Ukraine
intro-card = Both sides choose **two cards in secret**. Only the totals of their initiative are announced; the side with the higher total acts first. Use each card for one of its actions; some of Russia’s cards and all cards of contested regions also have a special text.
    .title = A turn: two cards
    .picture = Two cards of a hand
intro-actions = **Place** a die for 2 money, **increase** one, **gain money**, **build** or **move** an army. Some texts let the other side react. Before you choose, each region shows what would change there.
    .title = What a card can do
    .picture = The Baltic and its neighbours
intro-headlines = Two **headlines** are current. Each sets a condition for certain regions. They are checked in even turns: if the condition is met, the side whose colour it has gains its prestige. Each headline always shows what would happen if it were checked now.
    .title = Headlines
    .picture = The Black Sea, the scene of many headlines
intro-means = **Money** is short, above all for Russia. **Armies** keep an opposing die from reaching 6. **Advantage cards** can be used once, or discarded for 3 money; each one still in hand at the end of turn 10 or 20 is worth 1 prestige.
    .title = Money, armies, advantages
    .picture = The border of Russia

## Words with a tip at their first use: spellings apart by “|”

terms = prestige headlines influence initiative dominate advantage bloc contested eu nato
term-prestige = prestige
    .tip = Victory points: the most after twenty turns wins
term-headlines = headlines
    .tip = Conditions that are checked in even turns and give prestige
term-influence = influence
    .tip = The number of a bloc’s die in a region, 1 to 6
term-initiative = initiative
    .tip = The number on a card: the higher total of two cards acts first
term-dominate = dominates|dominate
    .tip = A die that shows 6: worth prestige when dominance is scored
term-advantage = Advantage cards
    .tip = Cards for a single use; each one still in hand at the end of turn 10 or 20 is worth 1 prestige
term-bloc = blocs|bloc
    .tip = EU and NATO are Europe’s, Russia has one: each has its own dice
term-contested = contested regions|contested region
    .tip = The twelve regions between the two sides, in which blocs have dice
term-eu = EU
    .tip = A bloc of Europe’s; it has dice and no armies
term-nato = NATO
    .tip = A bloc of Europe’s, which has Europe’s armies as well
