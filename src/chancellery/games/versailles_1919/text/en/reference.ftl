### Versailles 1919: all cards, to be looked up

board-cards-issues = Issues: { $region }
board-cards-conference = At the conference: { $text }
board-cards-crisis = As a crisis: { $text }
board-cards-owner = { $nation }
board-cards-discarded = Discard pile
