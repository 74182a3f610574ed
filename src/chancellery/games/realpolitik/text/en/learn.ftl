# The guided first match.

learn-goal = You are France. The four powers collect influence: for homes of other powers and disputed territories they control, and for battles they win. The turn in which somebody reaches 25 is the last, and the most influence wins. Morale, beside it, pays for battle cards: without it a general fights alone.
    .title = Influence wins
learn-map = You control your six homes and have a general with 3 units in Paris and one in Champagne. A territory with two stripes is disputed: it belongs to nobody, and gives influence to the two powers whose stripes it shows. Lorraine next door has yours.
    .title = Lorraine is free
learn-card = Every turn each power plays one action card in secret; all are shown together. Taxation brings money, Mobilisation spends it, Movement marches, Gain Influence counts your gains, Dispatch brings your cards back and the next alliances nearer. Whatever you play stays out until your next Dispatch.
    .title = Five cards, one each turn
    .try = Play Movement.
learn-envoy = Before you move you name another power as envoy. It gains 1 morale at once, and may later grant you a second and a third round of movement, for more morale. Whom you name, you make stronger.
    .title = An envoy
    .try = Name Austria.
learn-move = A general moves to one neighbouring territory, further only through friendly land and by train. Where it stops, it can leave a unit behind as a garrison: that keeps the territory when the general has gone. A territory with an opposing general means battle.
    .title = March
    .try = Champagne, then Lorraine, then leave a garrison there. End the round when you are done.
learn-round = You may ask the envoy for another round, and pay for it with its morale gain. Lorraine is enough for one turn.
    .title = Enough, or more?
    .try = End your movement.
learn-others = The other powers now carry out their cards, in the order of prestige. If one of them attacks you, you are asked for battle cards: the sum of general, units and cards decides. The log keeps everything.
    .title = The others
learn-money = Movement stays out until your next Dispatch. Now fill the treasury: each territory you control pays its value.
    .title = Turn 2: the treasury
    .try = Play Taxation.
learn-own = From here on you play alone. A plan: Mobilisation turns the money into units, trains and generals; then Movement takes Rheinland or Savoy; then Gain Influence counts them. Keep an eye on the Diplomacy track: at its third step alliances are made anew. The number at each question leads to its rule. Good luck.
    .title = Your turn, Sire
