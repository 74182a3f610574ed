### Europe in Turmoil : ce que demandent les cartes de stabilité

prompt-anarchist_attack = Choisissez un espace Monarque ou Gouvernement : il perd 3 PS autoritaires, ou tous s’il y en a moins.
prompt-intelligentsia = Choisissez dans la défausse une carte de 2 OP à prendre en main.
