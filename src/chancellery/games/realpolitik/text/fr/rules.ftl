# Ce que chaque version des règles a corrigé : ce que lisent les joueurs quand leur partie en cours y passe.
mended-rules-2 = Un refus ne ferme plus que le territoire ou la frontière demandés, les autorisations permanentes se changent à tout moment, et la discussion n’est fermée que pendant qu’on joue les cartes de bataille.
mended-rules-3 = Pour entrer en train chez un allié, il faut son accord pour les rails et pour le territoire, et celui des deux qui manque encore est demandé.
