# The guided first match.

learn-prestige = You are Europe, with two blocs: the EU and NATO. Russia is one bloc. After twenty turns the side with more prestige wins. Most of it comes from headlines: each asks for a certain situation and is checked in even turns; if it is so, the side whose colour it has is paid.
    .title = Prestige decides
learn-region = Twelve contested regions lie between the two sides, Poland among them. Each bloc may have one die in a region, and its number is the bloc’s influence there. From 5 on you take the region’s card; a 6 dominates it and is worth prestige.
    .title = Dice are influence
learn-commit = Both sides choose two of their four cards in secret. Only the two totals of initiative are announced, and the higher one acts first. Each card is good for one of the actions printed on it.
    .title = Two cards in secret
    .try = Choose Norway, then UK and Ireland.
learn-use = Now it is your turn to act. You decide which of your two cards comes first and for what; the other side sees it only now. An advantage card can come before.
    .title = Turn up a card
    .try = Use Norway.
learn-action = Place influence puts a new die into a region for 2 money. Increase influence, on other cards, raises one for nothing. Armies keep Russia from reaching a 6. What would change nothing cannot be chosen.
    .title = One action
    .try = Place influence of NATO.
learn-place = Each region says what a die would change there: dice, headlines, seas. Poland lies at the Baltic Sea, and borders on your own spaces.
    .title = Where?
    .try = Choose Poland.
learn-second = Dice cost money, so earn some. Then you may still play advantage cards, or end your actions.
    .title = The second card
    .try = Use UK and Ireland, gain money, then end your actions.
learn-answer = Russia uses its two cards as well, before or after you. The log says what it did; the dice on the map show what became of it. Then both sides draw two new cards.
    .title = The other side
learn-own = From here on the game is yours. A plan: raise NATO in Poland to 5 for its card, and read the two headlines: they say what would happen now, region by region. In turn 4 the first of them are checked. The number at each question leads to its rule. Good luck.
    .title = Turn 2 is yours
