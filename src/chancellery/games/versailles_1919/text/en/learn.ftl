# The guided first match.

learn-goal = You lead the United Kingdom at the conference of 1919; France, the United States and Italy sit with you. Points come from the stars of the issues you control at the end, from counters with your flag on them, from your strategy card, and from happiness: how content your own country is compared with the others.
    .title = Stars, flags, happiness
learn-table = Two issues lie on the table: Smyrna, worth 4 stars, and Austria, worth 5. Others wait outside. Whoever has the most influence cubes on an issue leads it. When an issue on the table is settled, its leader takes control, chooses what becomes of it, and keeps its stars.
    .title = What is being settled
learn-act = In your turn you take one political action: place cubes on two issues, settle an issue on the table, or take cubes back. Nobody leads on Smyrna yet, so begin there. The number in its foot says what it takes to lead.
    .title = A political action
    .try = Place cubes on Smyrna.
learn-cubes = Cubes are scarce: you have fifteen, and those on a settled issue that you win are exhausted. One would lead now, but the others answer at once. Three are harder to beat.
    .title = How many?
    .try = Place 3.
learn-second = Influence always goes to two issues, and you must lead on both. Austria has the most stars.
    .title = A second issue
    .try = Place 2 on Austria.
learn-military = Beside the political action you may take one military action. A deployed unit holds the unrest of a region down and brings cubes back, but costs happiness. A demobilized one makes your country happier, and the first ones more than the rest.
    .title = Soldiers
    .try = Demobilize a unit.
learn-others = Now the others act, one after the other. Each step of a settlement says who decides and why. If a region rises, an issue there goes up for bids. A bot may offer you a deal: take it or leave it, nobody waits.
    .title = Around the table
learn-settle = If you lead on an issue of the table, settle it now: it becomes yours, and you choose its option; each shows what it would change. If others have passed you, place more cubes, or settle all the same to choose what comes to the table next.
    .title = Settle, or place more?
learn-own = From here on the game is yours. Your strategy card names the counters you want: read it in your block. Watch the unrest of your regions, and settle before somebody else passes you. The number at each question leads to its rule. Good luck.
    .title = The conference is yours
