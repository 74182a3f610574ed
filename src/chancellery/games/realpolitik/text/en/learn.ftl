# The guided first match.

learn-goal = You are France. The four powers collect influence: for homes of other powers and disputed territories with their stripe that they control, and for battles they win. The turn in which somebody reaches 25 is the last, and the most influence wins. Morale, beside it, pays for battle cards, 1 each: without it you play one card in a battle at most.
    .title = Influence wins
learn-map = You control your six homes and have a general with 3 units in Paris and another in Champagne. A territory with two stripes is disputed: nobody controls it yet, and it gives influence to the two powers whose stripes it shows. Lorraine, next to Champagne, has yours.
    .title = Lorraine is free
learn-card = Every turn each power plays one action card in secret; all are shown together. Taxation brings money, Mobilisation spends it, Movement moves your generals, Gain Influence pays for what you control, Dispatch brings your cards back and the next alliances nearer. A card you play stays out until your next Dispatch.
    .title = Five cards, one each turn
    .try = Play Movement.
learn-envoy = Before you move you choose another power as envoy. It gains 1 morale at once, and may later grant you a second and a third round of movement, for 2 and 3 more. The power you choose becomes stronger.
    .title = An envoy
    .try = Choose Austria.
learn-move = A general moves to one neighbouring territory, further only through friendly land or by train. Only a garrison controls land that is not your home: where the general stops, it can leave a unit behind as one. A territory with an opposing general or garrison means battle.
    .title = Move
    .try = Champagne, then Lorraine, then leave a garrison there. End the round when you are done.
learn-round = You may ask the envoy for another round; if it agrees, it gains 2 morale. Lorraine is enough for one turn.
    .title = Enough, or more?
    .try = End your movement.
learn-others = The other powers carry out their cards as well; Movements go in the order of prestige. If one of them attacks you, you are asked for battle cards: the sum of general, units, garrison and cards decides. The log keeps everything.
    .title = The others
learn-money = Movement stays out until your next Dispatch. Now fill the treasury: your six homes pay their value, 8 money in all. Lorraine has your stripe: it gives influence instead.
    .title = Turn 2: the treasury
    .try = Play Taxation.
learn-own = From here on you play alone. A plan: Mobilisation turns the money into units, trains and generals; then Movement takes Alsace or Savoy; then Gain Influence counts them. Keep an eye on the diplomacy track: at its third step alliances are made anew. The number at each question leads to its rule. Good luck.
    .title = Your turn
