### Europe in Turmoil : ce qu’on demande

prompt-reveal-scoring = { $cards_count ->
    [0] Les mains sont distribuées. Vous n’avez aucune carte de pointage à révéler ; chaque camp place ensuite ses premiers PS.
    [1] Les mains sont distribuées. Vous avez une carte de pointage, { $cards } ; il en faudrait deux pour les révéler. Chaque camp place ensuite ses premiers PS.
   *[other] Vous avez { $cards_count } cartes de pointage : { $cards }. Révélez-les et vous placez 1 PS de plus à chacun de vos trois placements.
}
    .yes = Révéler mes cartes de pointage
    .no = { $cards_count ->
        [0] Continuer
        [1] Continuer
       *[other] Ne rien révéler
    }
prompt-discretionary = Placez { $points } PS de départ, dans n’importe quels espaces sans PS adverse.
prompt-play-card = Round d’action { $round } : jouez une carte.{ $stranded ->
        [0] {""}
        [one] {" "}Jouez maintenant une carte de pointage : la garder à la fin du tour fait perdre la partie.
       *[other] {" "}Vous avez plus de cartes de pointage que de rounds restants : en garder une à la fin du tour fait perdre la partie.
    }{ $doom ->
        [start] {" "}Une tentative navale échouerait d’office : aucune marine n’a quitté le départ.
        [bethmann] {" "}Une tentative navale échouerait d’office et mettrait seulement votre marqueur sur +1 (« { card-von_bethmann_hollweg } »).
       *[none] {""}
    }
prompt-play-owed = « { card-two_power_standard } » : à ce round, vous devez faire une tentative navale (encore { $owed }). Choisissez une carte.
prompt-event-order = « { $card } » vous donne { $ops } OP, et son événement a lieu. Avant ou après vos opérations ?
prompt-helgoland = { box-helgoland } : vous pouvez faire une tentative navale de plus, à −1. Choisissez la carte à y consacrer.{ $doom ->
        [start] {" "}Elle échouerait d’office : aucune marine n’a quitté le départ.
        [bethmann] {" "}Elle échouerait d’office et mettrait seulement votre marqueur sur +1 (« { card-von_bethmann_hollweg } »).
       *[none] {""}
    }
    .done = Renoncer à la tentative
prompt-operate = « { $card } » : choisissez l’emploi de { $ops } OP.{ $bonus ->
        [0] {""}
       *[other] {" "}Tous dépensés dans les Balkans, vous en avez 1 de plus.
    }
    .done = Renoncer aux OP
prompt-place-support = Placez des PS : encore { $ops } OP. 1 OP par PS, normalement 2 sous contrôle adverse.{ $bonus ->
        [0] {""}
       *[other] {" "}Tous dépensés dans les Balkans, vous en avez 1 de plus.
    }
prompt-support-check = Choisissez l’espace d’un test de soutien ({ SIGNED($ops) } au dé{ $added ->
        [tension] {" "}pour la tension
       *[ops] {""}
    }). Tests restants : { $count }.{ $distinct ->
        [0] {""}
       *[other] {" "}Chacun dans un espace différent.
    }
prompt-add-support = { $optional ->
        [0] Placez { $points } PS
       *[other] Placez jusqu’à { $points } PS
    }{ $independent ->
        [0] {""}
       *[other] {" "}dans des espaces indépendants
    }.
    .done = Ne plus rien placer
prompt-add-support-in = { $optional ->
        [0] Placez { $points } PS { $region_loc }.
       *[other] Placez jusqu’à { $points } PS { $region_loc }.
    }
    .done = Ne plus rien placer
prompt-remove-support = { $optional ->
        [0] Retirez { $points } PS { $owner_de }.
       *[other] Retirez jusqu’à { $points } PS { $owner_de }.
    }
    .done = Ne plus rien retirer
prompt-replace-support = { $points ->
    [one] Remplacez 1 PS adverse par un des vôtres : choisissez l’espace.
   *[other] Remplacez 1 PS adverse par un des vôtres dans { $points } espaces différents (1 par espace).
}
prompt-move-from = { $optional ->
        [0] Déplacez { $points } PS { $space_de } : choisissez leur destination.
       *[other] Déplacez jusqu’à { $points } PS { $space_de } : choisissez leur destination.
    }
    .done = Ne plus rien déplacer
prompt-move-to = { $optional ->
        [0] Amenez { $points } PS { $space_loc } : choisissez leur provenance.
       *[other] Amenez jusqu’à { $points } PS { $space_loc } : choisissez leur provenance.
    }
    .done = Ne plus rien déplacer
prompt-reroll = Le dé donne { $die }. Le relancer ? ({ box-konig }, une fois par tour)
    .yes = Relancer
    .no = Garder le { $die }
prompt-redraw = { box-bayern } : défausser { $discards } cartes pour en piocher { $draws } ?
    .yes = En défausser { $discards }, en piocher { $draws }
    .no = Garder ma main
prompt-jaures = « { card-jean_jaures } » : perdre 1 PV pour baisser la tension de 1 avant le jet de crise ? Tension { $tension }, statut { SIGNED($status) } : { $danger ->
        [none] ce jet ne peut amener la guerre
        [certain] tout dé amène la guerre
       *[some] guerre sur un dé de { $die } ou plus
    }.
    .yes = Perdre 1 PV, tension −1
    .no = Laisser la tension
prompt-discard-cards = { $count ->
    [one] Défaussez une carte.
   *[other] Défaussez { $count } cartes.
}
prompt-exchange-cards = { $count ->
        [0] Piochez autant de cartes que vous en avez défaussé.
        [one] Défaussez encore 1 carte, ou non ; vous en piochez ensuite autant que vous en avez défaussé.
       *[other] Défaussez jusqu’à { $count } cartes ; vous en piochez ensuite autant que vous en avez défaussé.
    }
    .done = { $discarded ->
        [0] Garder ma main
        [one] Piocher 1 carte
       *[other] Piocher { $discarded } cartes
    }
prompt-choose-stability = { $count ->
        [one] Test de stabilité { $region_loc } : choisissez une carte de stabilité. Elle reste secrète jusqu’à ce qu’elle soit jouée.
       *[other] Test de stabilité { $region_loc } : choisissez une carte de stabilité (vous pouvez encore en choisir { $count }). Elles restent secrètes jusqu’à ce qu’elles soient jouées.
    }
    .done = Aucune autre carte
prompt-next-stability = Test de stabilité { $region_loc } : choisissez laquelle de vos cartes sélectionnées vous jouez maintenant.
prompt-war-losses = Pertes de guerre : choisissez la région suivante.
prompt-remove-losses = Pertes de guerre : retirez { $points } de vos PS dans la région ou dans ses espaces indépendants adjacents.

## Événements de l’ère victorienne

prompt-admiral_von_tirpitz-ships = Choisissez combien de PS autoritaires retirer d’Allemagne : la Marine allemande avance d’une case pour chacun.
prompt-bernhard_von_bulow = Choisissez une carte de la défausse pour en appliquer l’événement, ou aucune.
    .done = N’appliquer aucun événement
prompt-foreign_investments = Choisissez combien de PS libéraux prendre dans les espaces Ouvrier de France et d’Allemagne : vous en placez ensuite autant en Russie, en Autriche-Hongrie et dans les Balkans, 2 au plus par espace.
prompt-third_department_okhrana = Choisissez la carte de stabilité du Libéral à rendre indisponible.

## Événements de l’ère édouardienne

prompt-second_hague_conference = Comment finissent les pourparlers de La Haye ? S’ils échouent, la tension monte de 1 et vous gagnez 2 PV ; s’ils aboutissent, vous placez 4 PS dans des espaces Armée ou Monarque, 1 par espace.
    .first-option = Échec (tension +1, 2 PV)
    .second-option = Succès (placer 4 PS)
prompt-belgian_rule_in_congo = Perdre 2 PV, ou laisser à l’Autoritaire le contrôle de la Belgique ? Dans les deux cas, la Belgique devient aussi un espace Annexe.
    .first-option = Perdre 2 PV
    .second-option = Céder la Belgique
prompt-move-within-region = Choisissez un espace Agriculteur ou Armée : 1 de vos PS passe à un espace { $icon } de sa région (encore { $points }).
    .done = Ne plus rien déplacer
prompt-control_of_the_channel = Choisissez dans la défausse la carte dont l’événement a lieu tout de suite ; son camp l’applique, ou vous si elle est neutre.
prompt-declaration_of_independence = Choisissez l’espace des Balkans qui passe sous votre contrôle.
prompt-legacy_of_1848 = Appliquez l’un des événements libéraux ou neutres révélés, ou choisissez « { card-legacy_of_1848 } » pour employer ses OP, ou ni l’un ni l’autre.
    .done = Ni l’un ni l’autre
prompt-second_duma_disbanded = Choisissez l’espace de Russie dont les PS libéraux partent en Sibérie.
prompt-military_parade = Choisissez l’espace Armée où a lieu le défilé ; chaque espace adjacent reçoit 1 PS de votre camp.
prompt-central_authority = Choisissez la région où chaque espace sous votre contrôle reçoit 1 PS.
prompt-tangier_crisis = Crise de Tanger : céder ou tenir bon ? Alors l’Autoritaire place 2 PS dans l’espace Forces armées françaises (ailleurs en France s’il le contrôle déjà), la tension monte de 1 et un jet de crise suit.
    .first-option = Céder (perdre 3 PV)
    .second-option = Tenir bon (tension +1, jet de crise)
prompt-tangier_crisis-space = Choisissez l’espace de France qui reçoit 2 PS de votre camp.
prompt-rosa_luxemburg-card = Choisissez dans la défausse une carte préalable libérale : vous appliquez son événement.

## Événements de l’ère géorgienne

prompt-agadir_crisis = Crise d’Agadir : céder et laisser à l’Autoritaire le contrôle du Maroc, ou tenir bon ? Alors la tension monte de 2 et un jet de crise suit.
    .first-option = Céder (perdre 1 PV et le Maroc)
    .second-option = Tenir bon (+1 PV, tension +2, jet de crise)
prompt-balkan_civil_war-space = Choisissez l’espace des Balkans qui reçoit des PS libéraux jusqu’à égalité des deux camps.
prompt-yugoslavia-space = Vous l’emportez au dé. Choisissez l’espace où chaque PS libéral devient l’un des vôtres.
prompt-black_hand = Choisissez l’espace de la Main noire : 2 PS autoritaires qu’on ne peut retirer, et aucun test de soutien n’y est possible.
prompt-preventive_war = Choisissez la région où vous retirez 3 PS de votre camp.
prompt-mitteleuropa = Choisissez de combien de cases recule la Marine allemande : chacune donne 4 OP pour placer des PS en Allemagne, en Autriche-Hongrie, dans les Balkans, au Danemark, en Italie ou à Constantinople.

## Cartes de stabilité

prompt-anarchist_attack = Choisissez un espace Monarque ou Gouvernement : il perd 3 PS autoritaires, ou tous s’il y en a moins.
prompt-intelligentsia = Choisissez dans la défausse une carte de 2 OP à prendre en main.

## Mobilisation

prompt-mobilization = Choisissez une carte de mobilisation pour { $nation_art }. Elle reste secrète jusqu’à sa résolution ; les petites priorités passent d’abord.
prompt-mobilization-additional = Ajouter « { mobilization-u_boat_offensive } » à votre carte allemande ? Vous perdez 2 PV ; la Marine allemande rejoint la britannique.
    .done = Renoncer
prompt-join-the-war = Entrée en guerre : { $nation }. Choisissez une carte de mobilisation, ou aucune.
    .done = Aucune carte
prompt-third_balkan_war-whose = À quel camp retirer un PS dans les Balkans ?
    .first-option = Retirer un PS autoritaire
    .second-option = Retirer un PS libéral
prompt-salonika = Choisissez l’espace des Balkans qui passe sous votre contrôle.
