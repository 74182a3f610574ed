# The game on one page.

intro-goal = Austria, France, Prussia and Italy, 1859 to 1871. You collect **influence**: for disputed territories with your stripe and other powers’ homes that you control, and for battles won. The turn in which somebody reaches **25** is the last, and the most influence wins.
    .title = Your goal
    .picture = The map as a match begins
intro-land = A territory in one colour is a **home**: it pays money to its power, and influence to any other that controls it. One with two stripes is **disputed**: it gives influence to the two powers whose stripes it shows. Outside your homes only a **garrison** controls a territory; a general alone does not.
    .title = Homes and disputed land
    .picture = Lorraine between France and Prussia
intro-card = Every turn each power chooses one **action card** in secret: Taxation, Mobilisation, Movement, Gain Influence or Dispatch. All are shown together. You cannot play the same card again until you play Dispatch, which returns all your cards.
    .title = A turn: one card each
    .picture = Action cards of a first hand
intro-march = In a Movement you choose another power as **envoy**; it gains morale, and decides whether you get a second and a third round. Generals move one territory, or further by **train** or through friendly land. Where they meet an opposing general or garrison there is a battle.
    .title = Moving, with an envoy’s consent
    .picture = The middle of Germany
intro-battle = General, units, garrison and **battle cards** are added up. Each card costs 1 morale, and some have a special ability: a 1 discards an opposing card, a 3 reveals one. Generals next to the battle may support. The defeated general loses its units; the winners gain 1 influence for it.
    .title = A battle
    .picture = Battle cards of a hand
intro-alliance = Nothing said at the table binds. When the diplomacy track is at its third step, everyone negotiates, then secretly offers one power an **alliance**: two powers become allies only if they offer each other one. You can have one ally at most, and you are at war with everyone else.
    .title = One ally at most
    .picture = Austria, Italy and their borders

## Words with a tip at their first use: spellings apart by “|”

terms = influence morale envoy garrison home disputed dispatch prestige battle alliance trains taxation mobilisation movement gain
term-influence = influence
    .tip = Victory points: the turn in which somebody reaches 25 is the last, and the most influence wins
term-morale = morale
    .tip = Pays for battle cards, 1 each; without it you can play only one card in a battle
term-envoy = envoy
    .tip = Another power that you choose before you move: it gains 1 morale, and may grant you more rounds
term-garrison = garrison
    .tip = A unit left behind: it controls the territory when the general has gone
term-home = home|homes
    .tip = A territory of one power’s colour: it pays money, and influence to others who control it
term-disputed = disputed
    .tip = A territory with two stripes: it gives influence to the two powers whose stripes it shows, money to others
term-dispatch = Dispatch
    .tip = Brings your action cards back and moves the diplomacy track one step
term-prestige = prestige
    .tip = The order of the powers: it decides ties and who acts first
term-battle = battle cards|battle card
    .tip = Each adds its figure to your strength in one battle, and costs 1 morale
term-alliance = alliances|alliance
    .tip = You may pass through each other’s land and do not fight; it ends when the diplomacy marker reaches its last box
term-trains = trains|rails
    .tip = Each joins the two territories beside it: they carry generals for nothing before the first move
term-taxation = Taxation
    .tip = An action card: money from the territories you hold
term-mobilisation = Mobilisation
    .tip = An action card: money becomes units, trains, generals and battle cards
term-movement = Movement
    .tip = An action card: trains, then a march with every general; an envoy may grant more rounds
term-gain = Gain Influence
    .tip = An action card: influence for disputed territories with your stripe and homes of others that you control
