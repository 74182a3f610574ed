# The game on one page.

intro-goal = Europe, with its two blocs EU and NATO, against Russia, from 1992 to 2019. After twenty turns the side with more **prestige** wins. Most of it comes from headlines, some from regions that you dominate.
    .title = What you want
    .picture = The map in turn 4
intro-region = Twelve **contested regions** lie between the two sides. A bloc may have one die in each, and its number is the bloc’s **influence** there. From 5 on you take the region’s card; a 6 dominates it.
    .title = Dice are influence
    .picture = Poland and Ukraine
intro-card = Both sides choose **two cards in secret**. Only the totals of their initiative are announced; the higher one acts first. Each card is good for one of its actions; some of Russia’s cards and all cards of contested regions also have a special text.
    .title = A turn: two cards
    .picture = Two cards of a hand
intro-actions = **Place** a die for 2 money, **increase** one, **gain money**, **build** or **move** an army. Some texts let the other side react. Before you choose, every region says what would change there.
    .title = What a card can do
    .picture = The Baltic and its neighbours
intro-headlines = Two **headlines** are current. Each asks for a situation in named regions and is checked in even turns: if it is so, the side whose colour it has is awarded its prestige. They say at any time what would happen now.
    .title = Headlines
    .picture = The Black Sea, where many of them look
intro-means = **Money** is short, above all for Russia. **Armies** keep an opposing die from reaching 6. **Advantage cards** are good once, or for 3 money; each one still in hand at the end of turn 10 or 20 is worth 1 prestige.
    .title = Money, armies, advantages
    .picture = The border of Russia

## Words with a tip at their first use: spellings apart by “|”

terms = prestige headlines influence initiative dominate advantage bloc
term-prestige = prestige
    .tip = What wins after twenty turns
term-headlines = headlines
    .tip = Situations that are checked in even turns and pay prestige
term-influence = influence
    .tip = The number of a bloc’s die in a region, 1 to 6
term-initiative = initiative
    .tip = The number on a card: the higher total of two acts first
term-dominate = dominates|dominate
    .tip = A die that shows 6: worth prestige when dominance is scored
term-advantage = Advantage cards
    .tip = Cards for a single use; each that is still in hand in turn 10 or 20 is worth 1 prestige
term-bloc = blocs|bloc
    .tip = EU and NATO are Europe’s, Russia has one: each has its own dice
