### Toutes les cartes d’un jeu, à consulter

cards = Cartes
cards-of = Toutes les cartes : { $game }
cards-all-of = Toutes les cartes
cards-lead = Ce que dit chaque carte, avec nos mots.
cards-marked = Avec l’endroit où se trouve chaque carte, pour autant que vous puissiez le savoir.
cards-none = Ce jeu n’a pas de liste de cartes.
cards-find = Chercher par titre ou par mot
cards-group = Cartes
cards-where = Où
cards-all = Toutes
cards-count = { $shown ->
    [one] { $shown } carte
   *[other] { $shown } cartes
} sur { $all }
cards-found-none = Aucune carte ne correspond.
cards-held = Dans votre main
cards-open = Sur la table
cards-played = Jouées ou défaussées
cards-gone = Hors jeu
cards-unseen = Pas encore vues
