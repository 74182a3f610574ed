### Europe in Turmoil : ce qu’on demande

prompt-reveal-scoring = Deux cartes de pointage ou plus dans votre première main ? Révélez-les, et vous placez 1 PS de plus à chacune de vos trois étapes.
prompt-discretionary = Choisissez d’où part votre soutien : { $points } PS à placer, là où l’adversaire n’en a pas.
prompt-play-card = Round d’action { $round } : jouez une carte.
prompt-play-owed = { $owed ->
    [one] « { card-two_power_standard } » vous impose encore une tentative navale : choisissez une carte.
   *[other] « { card-two_power_standard } » vous impose encore { $owed } tentatives navales : choisissez une carte.
}
prompt-event-order = « { $card } » vous donne { $ops } OP, et son événement a lieu. Avant ou après vos opérations ?
prompt-helgoland = { box-helgoland } : encore une tentative navale, à −1. Choisissez une carte, ou terminez.
prompt-operate = « { $card } » : choisissez l’emploi de { $ops } OP.
prompt-place-support = Placez du soutien avec { $ops } OP : 1 par PS, en règle générale 2 sous contrôle adverse.
prompt-support-check = { $count ->
    [one] Choisissez l’espace de votre test de soutien (dé { SIGNED($ops) }).
   *[other] Choisissez l’espace d’un test de soutien (dé { SIGNED($ops) }) ; il y en a { $count } à faire.
}
prompt-add-support = { $optional ->
    [0] Placez { $points } PS.
   *[other] Placez jusqu’à { $points } PS.
}
prompt-remove-support = { $optional ->
    [0] Retirez { $points } PS { $owner_de }.
   *[other] Retirez jusqu’à { $points } PS { $owner_de }.
}
prompt-replace-support = { $points ->
    [one] Remplacez 1 PS adverse par un des vôtres : choisissez l’espace.
   *[other] Remplacez 1 PS adverse par un des vôtres, dans chacun de { $points } espaces différents.
}
prompt-move-from = { $optional ->
    [0] Déplacez { $points } PS { $space_de } : choisissez leur destination.
   *[other] Déplacez jusqu’à { $points } PS { $space_de } : choisissez leur destination.
}
prompt-move-to = { $optional ->
    [0] Amenez { $points } PS { $space_loc } : choisissez leur provenance.
   *[other] Amenez jusqu’à { $points } PS { $space_loc } : choisissez leur provenance.
}
prompt-reroll = Le dé donne { $die }. Le relancer ? ({ box-konig }, une fois par tour)
prompt-redraw = { box-bayern } : défausser { $discards } cartes pour en piocher { $draws } ?
prompt-jaures = Jet de crise en vue : tension { $tension }, statut { SIGNED($status) }. Céder 1 PV pour faire baisser la tension de 1 ?
prompt-discard-cards = { $count ->
    [one] Défaussez une carte.
   *[other] Défaussez { $count } cartes.
}
prompt-exchange-cards = { $count ->
    [0] Piochez autant de cartes que vous en avez défaussé.
    [one] Défaussez encore 1 carte, ou non ; vous en piochez ensuite autant que vous en avez défaussé.
   *[other] Défaussez jusqu’à { $count } cartes ; vous en piochez ensuite autant que vous en avez défaussé.
}
prompt-choose-stability = { $count ->
    [one] Test de stabilité { $region_loc } : choisissez une carte de stabilité. Elle reste secrète tant que les deux choix ne sont pas faits.
   *[other] Test de stabilité { $region_loc } : choisissez une carte de stabilité ; il peut y en avoir { $count }. Elles restent secrètes tant que les deux choix ne sont pas faits.
}
prompt-war-losses = La guerre marque chaque région qui y a pris part : choisissez la suivante.
prompt-remove-losses = Pertes de guerre : retirez { $points } de vos PS.

## Événements de l’ère victorienne

prompt-admiral_von_tirpitz-ships = Choisissez combien de PS autoritaires retirer d’Allemagne : la Marine allemande avance d’une case pour chacun.
prompt-bernhard_von_bulow = Choisissez une carte de la défausse pour en appliquer l’événement, ou terminez.
prompt-foreign_investments = Choisissez combien de PS libéraux prendre dans les espaces Ouvrier de France et d’Allemagne : autant vont en Russie, en Autriche-Hongrie et dans les Balkans.
prompt-third_department_okhrana = Choisissez la carte de stabilité du Libéral à rendre indisponible.

## Événements de l’ère édouardienne

prompt-second_hague_conference = Comment finissent les pourparlers de La Haye ? Premier choix : ils échouent, la tension monte de 1 et vous gagnez 2 PV ; second choix : ils aboutissent, vous placez 4 PS dans des espaces Armée et Monarque, un dans chacun.
prompt-belgian_rule_in_congo = Que vous coûte le Congo ? Premier choix : vous perdez 2 PV ; second choix : l’Autoritaire prend le contrôle de la Belgique.
prompt-move-within-region = Choisissez l’espace d’où un PS passe à un espace { $icon } de la même région (encore { $points }), ou terminez.
prompt-control_of_the_channel = Choisissez dans la défausse la carte dont l’événement a lieu tout de suite ; le camp auquel elle appartient l’exécute.
prompt-declaration_of_independence = Choisissez l’espace des Balkans qui passe sous votre contrôle.
prompt-legacy_of_1848 = Choisissez une carte rouge révélée pour exécuter son événement, ou « { card-legacy_of_1848 } » pour employer ses OP, ou renoncez.
prompt-second_duma_disbanded = Choisissez l’espace de Russie dont les PS libéraux partent en Sibérie.
prompt-military_parade = Choisissez l’espace Armée où a lieu le défilé ; chaque espace adjacent reçoit 1 PS de votre camp.
prompt-central_authority = Choisissez la région où chaque espace sous votre contrôle reçoit 1 PS.
prompt-tangier_crisis = Que faites-vous à Tanger ? Premier choix : céder et perdre 3 PV ; second choix : tenir bon, l’Autoritaire place 2 PS en France, la tension monte de 1 et un jet de crise suit.
prompt-tangier_crisis-space = Choisissez l’espace de France qui reçoit 2 PS de votre camp.
prompt-rosa_luxemburg-card = Choisissez dans la défausse la carte rouge dont vous exécutez l’événement.

## Événements de l’ère géorgienne

prompt-agadir_crisis = Que faites-vous à Agadir ? Premier choix : céder, perdre 1 PV et laisser à l’Autoritaire le contrôle du Maroc ; second choix : tenir bon et gagner 1 PV, la tension monte de 2 et un jet de crise suit.
prompt-balkan_civil_war-space = Choisissez l’espace des Balkans qui reçoit des PS libéraux jusqu’à égalité des deux camps.
prompt-yugoslavia-space = Vous l’emportez au dé. Choisissez l’espace où chaque PS libéral devient l’un des vôtres.
prompt-black_hand = Choisissez l’espace où s’installe la Main noire : 2 PS que personne ne peut retirer.
prompt-preventive_war = Choisissez la région où vous retirez 3 PS de votre camp.
prompt-mitteleuropa = Choisissez de combien de cases recule la Marine allemande : chacune donne 4 OP pour placer des PS au milieu de l’Europe.

## Cartes de stabilité

prompt-anarchist_attack = Choisissez un espace Monarque ou Gouvernement : il perd 3 PS autoritaires, ou tous s’il y en a moins.
prompt-intelligentsia = Choisissez dans la défausse une carte de 2 OP à prendre en main.

## Mobilisation

prompt-mobilization = Choisissez une carte de mobilisation pour { $nation_art }. Elle reste secrète tant que sa priorité n’est pas atteinte.
prompt-mobilization-additional = Ajoutez les sous-marins à votre carte allemande, ou renoncez.
prompt-join-the-war = Entrée en guerre : { $nation }. Choisissez une carte de mobilisation, ou renoncez.
prompt-third_balkan_war-whose = À quel camp retirer un PS dans les Balkans ? Premier choix : l’Autoritaire ; second choix : le Libéral.
prompt-salonika = Choisissez l’espace des Balkans qui passe sous votre contrôle.
