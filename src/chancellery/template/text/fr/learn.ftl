# Ce que dit la première partie guidée.
learn-table = Deux joueurs, Nord et Sud, jouent des cartes à tour de rôle. Le joueur qui a le plus de points à la fin l’emporte.
    .title = La table
learn-first = Vous avez trois cartes. Une carte jouée reste devant vous et compte pour sa valeur.
    .title = Votre main
    .try = Jouez votre carte la plus forte.
learn-drawn = Vous avez pioché une carte à la place, et Sud a répondu. Tout ce qui s’est passé est dans le journal.
    .title = Une carte pour une carte
learn-second = C’est de nouveau à vous.
    .title = À vous
    .try = Jouez encore votre carte la plus forte.
learn-deck = Quand la pioche est vide, on ne pioche plus ; quand les mains le sont aussi, la partie est finie.
    .title = La fin
learn-alone = Continuez sans aide : toutes les cartes sont à votre choix.
    .title = À vous seul
learn-other = Jouez la carte que vous voulez : elle compte pour sa valeur, et vous en piochez une autre tant qu’il en reste.
    .title = Une carte au choix
