# Ce que l’on demande aux joueurs.
prompt-play-card = Jouez une carte.
