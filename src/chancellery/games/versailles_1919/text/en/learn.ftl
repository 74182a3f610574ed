# The guided first match.

learn-goal = You lead the United Kingdom at the conference of 1919; France, the United States and Italy sit with you. The most points win: the stars of the issues you control, 1 for each counter with your flag on them, and up to 6 for happiness, if your country is more content than the others. The game ends when the game-end card, which lies deep in the deck, is settled. The first round is over: in this one you can win your first points.
    .title = Stars, flags, happiness
learn-table = Two issues lie on the table: Smyrna, worth 4 stars, and Austria, worth 5. Others are in the waiting room. The nation with the most influence cubes on an issue leads on it. When an issue on the table is settled, its leader takes control, chooses one of its options and keeps its stars. You lead on Smyrna with 3 cubes; Italy leads on Austria with 4.
    .title = What is being settled
learn-settle = In your turn you take one political action: place cubes on two issues, settle an issue on the table, or take exhausted cubes back. If you wait, any of the others can put more cubes on Smyrna than you. Settle it now: it becomes yours, and your 3 cubes there are exhausted until you take them back.
    .title = Settle what you lead
    .try = Settle “{ issue-smyrna }”.
learn-option = Smyrna is yours, with its 4 stars. Now say what becomes of it; each option shows what it would change. All three cost you 1 happiness. This one puts a naval squadron there, British or American, and with your flag it is worth 1 point more. In return, unrest in the Middle East rises by 2.
    .title = Choose an option
    .try = Choose “{ issue_option-smyrna-greece }”, then the squadron of the United Kingdom.
learn-event = The event on the table follows. Nobody has a cube on “{ event_card-ataturk }”, so you decide, because you have settled. Where unrest is high, an uprising can come, and then an issue there goes up for bid. You hold one in the Middle East now: raise unrest no further, and take the alternative that does you no harm.
    .title = An event
    .try = Choose “{ event_card-ataturk.first }”.
learn-next = You have settled, so you also fill the gaps. To the table comes the issue with the fewest cubes, because you can lead on it most cheaply. Of the events, the first can bring you 2 cubes back; a cube on it makes that decision yours. Last, an issue for the waiting room: the one from the discard pile is free. Then a new event is drawn and its crisis happens at once; the log says what it did.
    .title = Fill the gaps
    .try = “{ issue-labor_reform }”, then “{ event_card-john_maynard_keynes }”, then “{ action-put-cube }”, then “{ issue-reparations }”.
learn-military = Besides the political action you may take one military action. A deployed unit holds the unrest of a region down and brings exhausted cubes back, but costs happiness. A demobilized unit is gone for good, but makes your country happier: the first one of all brings 5, later ones less, and nobody has demobilized yet.
    .title = Soldiers
    .try = Choose “{ action-demobilize }”.
learn-others = What your turn brought: an issue with 4 stars, a squadron with your flag, and more happiness. Now the others act, one after the other. If a region rises, an issue there goes up for bid; after the first uprising everyone chooses a strategy card, which rewards certain counters. A bot may offer you a deal: accept or ignore it, the game goes on.
    .title = Around the table
learn-place = Your next turn. If you lead on an issue on the table, you can settle it. If not, place influence, on the table or in the waiting room: always on two issues, and you must lead on both when you are done. The question says how many cubes that takes. Look for many stars and few cubes of others, and put one cube more than you must, so that you are harder to overtake.
    .title = Place influence
learn-own = From here on you play on your own. Settle before somebody overtakes you, watch the unrest where you hold issues, and keep some cubes for bids. If you run short, take exhausted ones back. The game-end card is worth 7 stars itself, and when it is settled the most points win. Click the number beside a question to read its rule. Good luck.
    .title = The conference is yours
