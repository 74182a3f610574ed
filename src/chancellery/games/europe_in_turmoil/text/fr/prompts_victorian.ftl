### Europe in Turmoil : ce que demandent les événements de l’ère victorienne

prompt-admiral_von_tirpitz-ships = Choisissez combien de PS autoritaires retirer d’Allemagne : la Marine allemande avance d’une case pour chacun.
prompt-bernhard_von_bulow = Choisissez une carte de la défausse pour en appliquer l’événement, ou terminez.
prompt-foreign_investments = Choisissez combien de PS libéraux prendre dans les espaces Ouvrier de France et d’Allemagne : autant vont en Russie, en Autriche-Hongrie et dans les Balkans.
prompt-third_department_okhrana = Choisissez la carte de stabilité du Libéral à rendre indisponible.
