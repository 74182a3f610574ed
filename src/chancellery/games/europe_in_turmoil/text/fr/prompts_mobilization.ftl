### Europe in Turmoil : ce que demande la mobilisation de guerre

prompt-mobilization = Choisissez une carte de mobilisation pour { $nation_art }. Elle reste secrète tant que sa priorité n’est pas atteinte.
prompt-mobilization-additional = Ajoutez les sous-marins à votre carte allemande, ou renoncez.
prompt-join-the-war = Entrée en guerre : { $nation }. Choisissez une carte de mobilisation, ou renoncez.
prompt-third_balkan_war-whose = À quel camp retirer un PS dans les Balkans ? Premier choix : l’Autoritaire ; second choix : le Libéral.
prompt-salonika = Choisissez l’espace des Balkans qui passe sous votre contrôle.
