### Qui joue ici : classement, recherche par nom, bots comme repères

nav-players = Joueurs
players-lead = Qui joue ici, et de quelle force : les cotes viennent des parties entre comptes, jeu par jeu.
players-game = Cotes au jeu
players-find = Chercher un joueur par son nom
players-found-none = Personne de ce nom dans les listes.
players-unrated = pas encore de cote
players-count = { $ranked ->
    [0] personne n’est encore classé
    [one] { $ranked } joueur classé
   *[other] { $ranked } joueurs classés
}{ $provisional ->
    [0] {""}
    [one] , { $provisional } provisoire
   *[other] , { $provisional } provisoires
}
players-none = Personne n’a encore de cote à ce jeu. Deux personnes ayant un compte suffisent pour la première partie.
players-between = de { $least } à { $most }
players-provisional = Provisoire : moins de { $enough } parties, pas encore classé
players-how = La cote est ce qu’un joueur vaut au moins, très probablement. Sa force réelle se trouve dans la fourchette indiquée 19 fois sur 20 : si deux fourchettes se recoupent, nul ne sait qui est le plus fort. L’une et l’autre gagnent en certitude à chaque partie.
players-bots = Des repères : les bots
players-bot = { $bot } – { $others ->
    [one] { $against }
   *[other] { $others } × { $against }
} : { $percent } victoires sur 100 (mesuré sur { $games } parties)
players-bots-why = Les bots n’ont pas de cote : les parties avec eux ne comptent pour personne. Votre profil dit vos résultats contre chacun.
players-who = Qui figure dans les listes
players-listed = Toute personne ayant un compte et un profil public, dès qu’une partie contre un autre compte a compté. Les invités, les profils privés et ceux qui ont demandé à ne pas y figurer n’apparaissent dans aucune liste et ne se trouvent pas par leur nom.
players-leave = Quitter les listes de joueurs, ou y revenir
profile-list = Me faire figurer parmi les joueurs
claim-listed = Votre nom et votre cote figurent alors sous « Joueurs », sauf si vous décochez cette case ici même.
col-place = Rang
col-player = Joueur
col-rating = Cote
col-likely = Fourchette probable
col-rated = Parties
