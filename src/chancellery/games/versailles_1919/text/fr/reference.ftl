### Versailles 1919 : toutes les cartes, à consulter

board-cards-issues = Dossiers : { $region }
board-cards-conference = À la conférence : { $text }
board-cards-crisis = En crise : { $text }
board-cards-owner = { $nation }
board-cards-discarded = Défausse
