# The guided first match.

learn-prestige = You are Europe, with two blocs: the EU and NATO. Russia is one bloc. After twenty turns the side with more prestige wins. Most of it comes from headlines: each sets a condition, and if it is met when the headline is checked, the side of its colour scores its prestige. It is turn 4, and at its end two are checked: “{ headline-h1e_bosnian_war }” can bring you your first 3 prestige.
    .title = Prestige decides
learn-region = Dice are influence: each bloc may have one die in each of the twelve contested regions. “{ headline-h1e_bosnian_war }” asks for NATO above Russia in the Western Balkans and in Croatia and Slovenia. NATO shows 3 in the Western Balkans; in Croatia and Slovenia it has no die, and one is enough. (At 5 you take a region’s card into your deck: more actions, but you see your best cards less often. A 6 is worth 1 prestige in turns 10 and 20.)
    .title = One die is missing
learn-commit = Each turn both sides put two of their four cards face down; Russia has done so. Only the totals of their initiative, the number on each card, are announced, and the higher one acts first. Each card gives you one of its actions. For the headline you need a card that places a NATO die and one that raises it: the first can place, and the second raises by up to 3.
    .title = Two cards in secret
    .try = Choose “{ card-eu_norway }”, then “{ card-eu_uk_ireland }”.
learn-use = Russia had the higher total and has acted: the log says what it did. That is good for you, because nothing comes after your actions this turn. You decide which of your two cards to use first and for which action; only now does the other side see it. You may play an advantage card before, between or after them.
    .title = Turn up a card
    .try = Use “{ card-eu_norway }”.
learn-action = Placing influence puts a new die into a region, for 2 money. Increasing influence raises a die that you already have, for nothing. An army keeps the opponent’s die in its region from reaching 6. Actions that would change nothing are not offered. You need a new die.
    .title = One action
    .try = Choose “{ action-place-nato }”.
learn-place = The die can go to any region where NATO has none. Only one of them completes your headline: with a die in Croatia and Slovenia, NATO stands above Russia in both regions, as long as Russia has no die there.
    .title = Where?
    .try = Choose Croatia and Slovenia.
learn-second = What it brought: a NATO die with its 1. If Russia has placed one there as well, yours must show more; so raise it to 4, one short of the region’s card. After that you could still play advantage cards, but each one that you keep to turn 10 is worth 1 prestige, so end your actions.
    .title = The second card
    .try = Use “{ card-eu_uk_ireland }”, choose “{ action-increase-nato }”, Croatia and Slovenia and 3 points. Then “{ prompt-segment.done }”.
learn-award = What it brought: the headlines have been checked, and if NATO was above Russia in both regions, “{ headline-h1e_bosnian_war }” is yours, with 3 prestige. The next two have moved up, and each side now secretly adds one from its hand, of either colour. All of yours would pay Russia, so add the one that it can hardly fulfil: its armies are far from the Western Balkans.
    .title = The first prestige
    .try = Choose “{ headline-h1r_pristina }”.
learn-own = From here on you play on your own. The next headlines are checked at the end of turn 6: “{ headline-h1e_baltic_nato }” brings 3 if NATO shows 6 in the Baltics by then. A new die costs 2 money, and you have little left: “{ card-eu_germany }” can gain 4. Click the number beside a question to read its rule. Good luck.
    .title = Turn 5 is yours
learn-cards = Each of your two cards gives you one of its actions; you may play an advantage card as well. The line below the question names the card and says what limits your choice. Press a region, or look at an answer, to see what it would change, for the headlines too.
    .title = What a card lets you do
