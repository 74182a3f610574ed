### Europe in Turmoil : ce qu’on demande

prompt-reveal-scoring = { $cards_count ->
    [0] Les mains sont distribuées : aucune carte de pointage à révéler
    [1] Les mains sont distribuées : une seule carte de pointage ne se révèle pas
   *[other] Révéler vos { $cards_count } cartes de pointage ?
}
    .why = { $cards_count ->
        [0] chaque camp place ensuite ses premiers PS
        [1] vous avez { $cards_quoted }, il en faudrait deux · chaque camp place ensuite ses premiers PS
       *[other] { $cards_quoted } · révélées, elles vous donnent 1 PS de plus à chacun de vos trois placements
    }
    .yes = Révéler mes cartes de pointage
    .no = { $cards_count ->
        [0] Aucune carte de pointage à révéler
        [1] Rien à révéler
       *[other] Ne rien révéler
    }
prompt-discretionary = Mise en place : placez { $points } PS
    .why = espaces sans PS adverse
prompt-play-card = Jouez une carte
    .why = round d’action { $round } sur { $rounds }{ $stranded ->
        [0] {""}
        [one] {" "}· jouez maintenant une carte de pointage : la garder à la fin du tour fait perdre la partie
       *[other] {" "}· plus de cartes de pointage que de rounds restants : en garder une à la fin du tour fait perdre la partie
    }{ $doom ->
        [start] {" "}· une tentative navale échouerait d’office : aucune marine n’a quitté le départ
        [bethmann] {" "}· une tentative navale échouerait d’office et mettrait seulement votre marqueur sur +1 (« { card-von_bethmann_hollweg } »)
       *[none] {""}
    }
prompt-play-owed = Choisissez une carte pour une tentative navale
    .why = « { card-two_power_standard } » l’exige · encore { $owed }
prompt-event-order = L’événement d’abord, ou vos opérations ?
    .why = son événement a lieu dans tous les cas · { $ops } OP pour vous
    .event-before = L’événement d’abord
    .event-after = Les opérations d’abord
prompt-helgoland = Une tentative navale de plus ?
    .why = { box-helgoland } · dé −1, avec une carte que vous y consacrez{ $doom ->
        [start] {" "}· elle échouerait d’office : aucune marine n’a quitté le départ
        [bethmann] {" "}· elle échouerait d’office et mettrait seulement votre marqueur sur +1 (« { card-von_bethmann_hollweg } »)
       *[none] {""}
    }
    .done = Renoncer à la tentative
prompt-operate = Comment utiliser vos { $ops } OP ?
    .why = { $bonus ->
        [0] pour des opérations
       *[other] pour des opérations · 1 OP de plus si tous vont dans les Balkans
    }
    .done = Renoncer aux OP
prompt-place-support = Placez des PS : encore { $ops } OP
    .why = là où vous avez du soutien ou dans un espace adjacent · 1 OP par PS, normalement 2 sous contrôle adverse{ $bonus ->
        [0] {""}
       *[other] {" "}· 1 OP de plus si tous vont dans les Balkans
    }
prompt-support-check = Test de soutien : où ?
    .why = { SIGNED($ops) } au dé{ $added ->
        [tension] {" "}pour la tension
       *[ops] {""}
    } · { reason-where } · avec des PS adverses{ $lenient ->
        [0] {""}
       *[other] {" "}· les espaces adjacents adverses ne comptent pas
    }{ $distinct ->
        [0] {""}
       *[other] {" "}· chacun dans un espace différent
    }
    .count = test { $done } sur { $total }
prompt-add-support = { $optional ->
        [0] Placez { $points } PS
       *[other] Placez jusqu’à { $points } PS
    }{ $independent ->
        [0] {""}
       *[other] {" "}dans des espaces indépendants
    }
    .why = { reason-where }{ $test ->
        [1] {" "}· pas sous contrôle adverse
        [2] {" "}· sans PS adverse
        [3] {" "}· que personne ne contrôle
        [4] {" "}· sous votre contrôle
       *[other] {""}
    }{ reason-most }
    .count = { $done } sur { $total }
    .done = Ne plus rien placer
prompt-add-support-in = { $optional ->
        [0] Placez { $points } PS { $region_loc }
       *[other] Placez jusqu’à { $points } PS { $region_loc }
    }
    .why = { reason-where }{ $test ->
        [1] {" "}· pas sous contrôle adverse
        [2] {" "}· sans PS adverse
        [3] {" "}· que personne ne contrôle
        [4] {" "}· sous votre contrôle
       *[other] {""}
    }{ reason-most }
    .count = { $done } sur { $total }
    .done = Ne plus rien placer
prompt-remove-support = { $optional ->
        [0] Retirez { $points } PS { $owner_de }
       *[other] Retirez jusqu’à { $points } PS { $owner_de }
    }
    .why = { reason-where }{ reason-most }
    .count = { $done } sur { $total }
    .done = Ne plus rien retirer
prompt-replace-support = Remplacez 1 PS adverse par un des vôtres
    .why = { reason-where } · chacun dans un espace différent
    .count = { $done } sur { $total }
prompt-move-from = { $optional ->
        [0] Déplacez { $points } PS { $space_de } : vers où ?
       *[other] Déplacez jusqu’à { $points } PS { $space_de } : vers où ?
    }
    .why = { reason-where }{ reason-most }
    .count = { $done } sur { $total }
    .done = Ne plus rien déplacer
    .place = Déplacer 1 PS vers { $space_art }
prompt-move-to = { $optional ->
        [0] Amenez { $points } PS { $space_loc } : d’où ?
       *[other] Amenez jusqu’à { $points } PS { $space_loc } : d’où ?
    }
    .why = { reason-where }{ reason-most }
    .count = { $done } sur { $total }
    .done = Ne plus rien déplacer
    .remove = Déplacer 1 PS { $space_de }
prompt-reroll = Le dé donne { $die }. Le relancer ?
    .why = { box-konig } · une fois par tour
    .yes = Relancer
    .no = Garder le { $die }
prompt-redraw = Défausser { $discards } cartes pour en piocher { $draws } ?
    .why = { box-bayern }
    .yes = En défausser { $discards }, en piocher { $draws }
    .no = Garder ma main
prompt-jaures = Baisser la tension avant le jet de crise ?
    .why = « { card-jean_jaures } » · tension { $tension }, statut { SIGNED($status) } : { $danger ->
        [none] ce jet ne peut pas amener la guerre
        [certain] quel que soit le dé, c’est la guerre
       *[some] guerre sur un dé de { $die } ou plus
    }
    .yes = Perdre 1 PV, tension −1
    .no = Ne pas toucher à la tension
prompt-discard-cards = { $count ->
    [one] Défaussez une carte
   *[other] Défaussez { $count } cartes
}
    .why = de votre main · son événement n’a pas lieu
prompt-exchange-cards = { $count ->
        [0] Piochez autant de cartes que vous en avez défaussé
        [1] Défausser encore 1 carte ?
       *[other] Défausser jusqu’à { $count } cartes ?
    }
    .why = vous en piochez ensuite autant que vous en avez défaussé
    .done = { $discarded ->
        [0] Garder ma main
        [one] Piocher 1 carte
       *[other] Piocher { $discarded } cartes
    }
prompt-choose-stability = { $count ->
        [one] Choisissez une carte de stabilité
       *[other] Choisissez jusqu’à { $count } cartes de stabilité
    }
    .why = test de stabilité { $region_loc } · choix secret jusqu’au moment de jouer
    .done = Aucune autre carte
prompt-next-stability = Quelle carte de stabilité jouer ensuite ?
    .why = test de stabilité { $region_loc } · l’une de celles que vous avez choisies
prompt-war-losses = Pertes de guerre : choisissez la région suivante
    .why = chaque région participante, une fois
prompt-remove-losses = Pertes de guerre : retirez { $points } de vos PS
    .why = la région et ses espaces indépendants adjacents
    .count = { $done } sur { $total }

## Événements de l’ère victorienne

prompt-admiral_von_tirpitz-ships = Combien de PS autoritaires quittent l’Allemagne ?
    .why = la Marine allemande avance d’une case pour chacun
prompt-bernhard_von_bulow = Quel événement de la défausse appliquer ?
    .why = une carte, ou aucune
    .done = N’appliquer aucun événement
prompt-foreign_investments = Combien de PS libéraux quittent les espaces Ouvrier ?
    .why = de France et d’Allemagne · vous en placez autant en Russie, en Autriche-Hongrie et dans les Balkans, 2 au plus par espace
prompt-third_department_okhrana = Quelle carte de stabilité libérale marquer comme jouée ?

## Événements de l’ère édouardienne

prompt-second_hague_conference = Comment finissent les pourparlers de La Haye ?
    .why = les 4 PS vont dans des espaces Armée ou Monarque, 1 au plus par espace
    .first-option = Échec : tension +1, +2 PV
    .second-option = Succès : placer 4 PS
prompt-belgian_rule_in_congo = Perdre 2 PV, ou la Belgique ?
    .why = dans les deux cas, la Belgique devient aussi un espace Annexe
    .first-option = Perdre 2 PV
    .second-option = Laisser la Belgique à l’Autoritaire
prompt-move-within-region = Déplacez 1 de vos PS vers un espace { $icon }
    .why = depuis un espace Agriculteur ou Armée de la même région
    .count = encore { $points }
    .done = Ne plus rien déplacer
    .remove = Déplacer 1 PS { $space_de }
prompt-control_of_the_channel = Quel événement a lieu maintenant ?
    .why = une carte de la défausse · son camp l’applique, ou vous si elle est neutre
prompt-declaration_of_independence = Quel espace des Balkans passe sous votre contrôle ?
prompt-legacy_of_1848 = Appliquer l’un des événements révélés ?
    .why = libéral ou neutre · ou choisissez « { card-legacy_of_1848 } » pour utiliser ses OP
    .done = N’utiliser ni l’un ni l’autre
prompt-second_duma_disbanded = Quels PS libéraux partent en Sibérie ?
    .why = tous ceux d’un espace de Russie
prompt-military_parade = Où a lieu le défilé ?
    .why = un espace Armée · chaque espace adjacent reçoit 1 PS de votre camp
prompt-central_authority = Dans quelle région ?
    .why = chaque espace qui y est sous votre contrôle reçoit 1 PS
prompt-tangier_crisis = Céder à Tanger ?
    .why = si vous tenez bon, l’Autoritaire place 2 PS dans les Forces armées françaises (ailleurs en France s’il les contrôle déjà)
    .first-option = Céder : −3 PV
    .second-option = Tenir bon : tension +1, jet de crise
prompt-tangier_crisis-space = Quel espace de France reçoit 2 PS de votre camp ?
prompt-rosa_luxemburg-card = Quel événement libéral appliquer ?
    .why = une carte préalable de la défausse

## Événements de l’ère géorgienne

prompt-agadir_crisis = Céder à Agadir ?
    .why = céder laisse à l’Autoritaire le contrôle du Maroc
    .first-option = Céder : −1 PV et le Maroc
    .second-option = Tenir bon : +1 PV, tension +2, jet de crise
prompt-balkan_civil_war-space = Où ajouter des PS libéraux jusqu’à l’égalité ?
    .why = un espace des Balkans
prompt-yugoslavia-space = Où chaque PS libéral devient-il l’un des vôtres ?
    .why = vous l’emportez au dé · un espace
prompt-black_hand = Choisissez l’espace de la Main noire
    .why = 2 PS autoritaires qu’on ne peut retirer · aucun test de soutien n’y est possible
prompt-preventive_war = Dans quelle région retirez-vous 3 de vos PS ?
prompt-mitteleuropa = De combien de cases recule la Marine allemande ?
    .why = chacune donne 4 OP pour placer des PS en Allemagne, en Autriche-Hongrie, dans les Balkans, au Danemark, en Italie ou à Constantinople

## Cartes de stabilité

prompt-anarchist_attack = Où frappe l’attentat ?
    .why = « { stability-anarchist_attack } » · un espace Monarque ou Gouvernement perd 3 PS autoritaires, ou tous s’il y en a moins
prompt-intelligentsia = Quelle carte prendre en main ?
    .why = « { stability-intelligentsia } » · une carte de 2 OP de la défausse

## Mobilisation

prompt-mobilization = Choisissez une carte de mobilisation pour { $nation_art }
    .why = secrète jusqu’à son tour · les priorités basses passent d’abord
prompt-mobilization-additional = Ajouter « { mobilization-u_boat_offensive } » à votre carte allemande ?
    .why = vous perdez 2 PV ; la Marine allemande rejoint la britannique
    .done = Ne pas l’ajouter
prompt-join-the-war = Entrée en guerre ({ $nation }) : choisissez une carte
    .why = une carte de mobilisation d’une priorité encore à venir, ou aucune
    .done = Aucune carte
prompt-third_balkan_war-whose = À quel camp retirer un PS dans les Balkans ?
    .first-option = Retirer un PS autoritaire
    .second-option = Retirer un PS libéral
prompt-salonika = Quel espace des Balkans passe sous votre contrôle ?
reason-where = { $where ->
    [anywhere] tout espace
    [regions] { $regions }
    [independent] espaces indépendants
    [icons] espaces { $icons }
    [icons-in] espaces { $icons } ({ $regions })
    [names] { $names }
   *[marked] les espaces marqués
}
reason-most = { $most ->
    [99] {""}
   *[other] {" "}· { $most } au plus par espace
}
why-card-first = Jouez d’abord une carte : c’est elle qui dit ce que vous pouvez faire sur la carte d’Europe.
why-in-hand = Cette carte est dans votre main ; le choix porte sur d’autres cartes.
why-owed = « { card-two_power_standard } » : à ce round, vous devez faire une tentative navale (encore { $owed }), sauf si vous devez d’abord jouer une carte de pointage.
why-too-dear = Un PS { $space_loc } coûte { $cost } OP ; il vous en reste { $ops }.
why-out-of-reach = Vous placez là où vous avez du soutien ou dans un espace adjacent : vous n’en avez ni { $space_loc }, ni dans les espaces adjacents ({ $near }).
why-closed-space = { $space } : aucun PS ne peut y être placé.
why-barred = Tant que dure « { $card } », aucune opération n’est possible dans les Balkans.
why-outside-area = Pas { $space_loc }. Choisissez parmi : { reason-where }.
why-limit-reached = { $most } au plus par espace : { $space_art } en a déjà autant.
why-walled = « { mobilization-east_wall_west_wall } » : plus aucun PS n’est ajouté ni retiré en Allemagne.
why-enemy-controls = { $space } : sous contrôle adverse.
why-enemy-support = Il y a des PS adverses { $space_loc }.
why-is-controlled = { $space } : déjà sous contrôle ; il faut un espace que personne ne contrôle.
why-not-yours = Vous ne contrôlez pas { $space_art }.
why-nothing-to-remove = Il n’y a aucun PS à retirer { $space_loc }.
why-checked-already = { $space } : test déjà fait ; chaque test demande un espace différent.
why-black-hand-holds = La Main noire est { $space_loc } : aucun test de soutien n’y est possible.
why-nothing-to-check = Il n’y a pas de PS adverse { $space_loc } : aucun test possible.
