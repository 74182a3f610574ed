### Ce que le salon dit du jeu

game-pitch = Paris, 1919 : réglez les dossiers de la paix, ou laissez les autres les régler. L’influence s’échange, les troupes rentrent, les régions se soulèvent, et tout accord conclu dans le tour est imposé.
game-years = 1919
game-length = 2 h

## La une d’une partie terminée : le titre pour chaque fin

front-score = Les points, tour par tour
score-stars = Étoiles
score-flags = Pavillons
score-strategy = Stratégie
score-happiness = Satisfaction
front-tally = Points
front-points = La paix de Versailles : { $winner }
front-happiness = Un peuple satisfait fait la différence : { $winner }
front-issues = Le nombre de dossiers fait la différence : { $winner }
front-shared = Une paix partagée : { $winner }
front-goal = La conférence atteint son but
front-short = La conférence manque son but
front-resignation = Une délégation rentre chez elle
front-time-out = Temps écoulé pour une délégation
