### Europe in Turmoil : ce que demandent les événements de l’ère géorgienne

prompt-agadir_crisis = Que faites-vous à Agadir ? Premier choix : céder, perdre 1 PV et laisser à l’Autoritaire le contrôle du Maroc ; second choix : tenir bon et gagner 1 PV, la tension monte de 2 et un jet de crise suit.
prompt-balkan_civil_war-space = Choisissez l’espace des Balkans qui reçoit des PS libéraux jusqu’à égalité des deux camps.
prompt-yugoslavia-space = Vous l’emportez au dé. Choisissez l’espace où chaque PS libéral devient l’un des vôtres.
prompt-black_hand = Choisissez l’espace où s’installe la Main noire : 2 PS que personne ne peut retirer.
prompt-preventive_war = Choisissez la région où vous retirez 3 PS de votre camp.
prompt-mitteleuropa = Choisissez de combien de cases recule la Marine allemande : chacune donne 4 OP pour placer des PS au milieu de l’Europe.
