### Europe in Turmoil : la table. Ce qu’on choisit, ce qu’on demande, ce qui arrive, comment tout finit

game-title = Europe in Turmoil

## Options

option-mobilization = Mobilisation de guerre
    .help = Si la Grande Guerre éclate, chaque camp choisit en secret une carte de mobilisation pour chacune de ses nations, au lieu de lancer les dés pour la victoire et les pertes.
    .rule = O.3

option-french_monarchy = Restauration de la monarchie française
    .help = Si le test de soutien de « { card-bonapartism_monarchism } » laisse Paris sous contrôle autoritaire, Paris devient un espace Monarque au lieu de Gouvernement jusqu’à la fin de la partie.
    .rule = O.2

option-switzerland_liberal = PS libéraux en Suisse
    .help = Nombre de points de soutien libéraux en Suisse à la mise en place. Davantage aide un Libéral opposé à plus fort que lui.
    .rule = O.1

option-switzerland_authoritarian = PS autoritaires en Suisse
    .help = Nombre de points de soutien autoritaires en Suisse à la mise en place. Quelques-uns aident un Autoritaire opposé à plus fort que lui.
    .rule = O.1

## Fins de partie

ending-automatic-victory = 20 points de victoire
ending-control-of-germany = contrôle libéral de l’Allemagne
ending-held-scoring = l’autre camp garde une carte de pointage à la fin du tour
ending-both-held-scoring = chaque camp garde une carte de pointage à la fin du tour
ending-draw = aucun point de victoire d’avance après dix tours
ending-final-scoring = en tête aux points de victoire après dix tours
ending-great-war = en tête aux points de victoire à l’issue de la Grande Guerre
ending-great-war-tied = aucun point de victoire d’avance, mais la Grande Guerre est gagnée
ending-great-war-lost = aucun point de victoire d’avance, et une Grande Guerre perdue pour tous

## Actions

action-done = Terminer
action-yes = Oui
action-no = Non
action-event-before = L’événement d’abord, puis les opérations
action-event-after = Les opérations d’abord, puis l’événement
action-placement = Placer du soutien
action-checks = Faire des tests de soutien
action-balkan-placement = Placer du soutien dans les Balkans seulement, avec 1 OP de plus
action-balkan-checks = Faire des tests de soutien dans les Balkans seulement, avec 1 OP de plus
action-attempt = Faire une tentative navale
action-first-option = Première possibilité
action-second-option = Seconde possibilité
action-event = Événement : { $card }
action-operate = Opérations : { $card }
action-naval = Tentative navale : { $card }
action-both = Événement et opérations : { $card }
action-pair = Avec { card-eight_nation_alliance } : { $card }
action-take = Choisir { $card }
action-discard = Défausser { $card }
action-place = Placer { $space_loc }
action-remove = Retirer { $space_de }
action-replace = Remplacer { $space_loc }
action-check = Tester { $space_art }
action-choose = Choisir { $space_art }
action-region = Choisir { $region_art }
action-stability = Choisir { $stability }
action-mobilize = Mobiliser : { $mobilization }
action-amount = { $number }

## Consignes

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

## Événements : tours et cartes

event-turn-began = Le tour { $turn } commence.
event-era-began = Une époque s’ouvre : { $era }. Ses cartes rejoignent la pioche.
event-deck-reshuffled = { $cards ->
    [one] La pioche est épuisée ; la défausse, une seule carte, la remplace.
   *[other] La pioche est épuisée ; la défausse, { $cards } cartes, est mélangée et la remplace.
}
event-cards-dealt = { $count ->
    [one] { $seat_subject } pioche une carte.
   *[other] { $seat_subject } pioche { $count } cartes.
}
event-cards-drawn = Nouveau en main, sous les seuls yeux { $seat_de } : { $cards }.
event-scoring-cards-revealed = { $seat_subject } révèle { $cards } et place donc davantage de soutien avant le premier tour.
event-round-forfeited = { $seat_subject } n’a plus de carte et laisse passer le round d’action.
event-card-played = { $use ->
    [event] { $seat_subject } joue « { $card } » pour l’événement.
    [operations] { $seat_subject } joue « { $card } » pour les opérations.
    [naval] { $seat_subject } consacre « { $card } » à la flotte.
    [both] { $seat_subject } joue « { $card } » pour l’événement et pour les opérations.
   *[scoring] { $seat_subject } joue « { $card } ».
}
event-cards-paired = { $seat_subject } joint « { card-eight_nation_alliance } » à « { $card } », dont l’événement est étouffé.
event-event-happened = « { $card } » entre dans l’histoire : { $seat_loc } d’appliquer l’événement.
event-event-blocked = « { $card } » reste lettre morte : les circonstances s’y opposent.
event-effect-ended = « { $card } » n’est plus en vigueur.
event-card-removed = La page est tournée : « { $card } » quitte la partie.
event-card-discarded = { $seat_subject } défausse « { $card } ».
event-card-taken = { $seat_subject } prend « { $card } » en main.
event-hand-shown = { $cards_count ->
    [0] { $seat_subject } n’a rien à montrer.
   *[other] { $seat_subject } doit montrer { $cards }.
}
event-hand-looked-at = { $seat_subject } regarde la main adverse.

## Événements : soutien

event-support-added = { $seat_subject } gagne { $points } PS { $space_loc }.
event-support-removed = { $seat_subject } perd { $points } PS { $space_loc }.
event-support-moved = { $seat_subject } voit { $points } PS passer { $origin_de } { $space_loc }.
event-control-gained = { $seat_subject } contrôle désormais { $space_art }.
event-control-lost = { $seat_subject } ne contrôle plus { $space_art }.
event-support-checked = { $seat_subject } met le soutien à l’épreuve { $space_loc } : dé { $die }, OP { SIGNED($ops) }, voisins { SIGNED($neighbours) }, contre 2×{ $stability }. Résultat { SIGNED($excess) }.
event-die-rolled = { $modifier ->
    [0] { $seat_subject } obtient { $die } au dé.
   *[other] { $seat_subject } obtient { $die } au dé ({ SIGNED($modifier) }).
}
event-die-rerolled = { $seat_subject } relance le dé : { $old } devient { $die }.

## Événements : course aux armements navals

event-naval-attempt = { $seat_navy } vise la case suivante, { $box } : dé { $die }, modificateur { SIGNED($modifier) }, il faut { $needed }.
event-naval-attempt-failed = { $seat_navy } s’efforce en vain : la tentative échoue sans jet de dé.
event-navy-advanced = { $seat_navy } progresse : { $box }.
event-navy-retreated = { $seat_navy } recule : { $box }.

## Événements : points de victoire, tension, crise

event-victory-points = { $seat } : { SIGNED($points) } PV. Le marqueur est à { SIGNED($vp) }.
event-tension-changed = Tension { SIGNED($change) } : l’Europe en est à { $tension }.
event-crisis-rolled = Jet de crise : dé { $die }, tension { SIGNED($tension) }, statut { SIGNED($status) }. Total { SIGNED($total) } ; à partir de 7, c’est la guerre.
event-crisis-avoided = « { card-legacy_of_bismarck } » apaise les Balkans : pas de jet de crise.
event-marker-placed = Le marqueur { $marker } prend place sur le plateau.
event-marker-removed = Le marqueur { $marker } quitte le plateau.

## Événements : tests de stabilité et pointage

event-stability-played = { $seat_subject } fait jouer « { $card } ».
event-stability-without-effect = « { $card } » reste sans effet : { $seat_art } n’en remplit pas la condition.
event-stability-made-unavailable = La carte de stabilité « { $card } » n’est plus disponible.
event-stability-refreshed = { $seat_subject } dispose à nouveau de toutes ses cartes de stabilité.
event-scoring-stopped = Le pointage tourne court { $region_loc } : ni PV ni jet de crise.
event-region-scored = { $net ->
    [0] Pointage { $region_loc } : Libéral { $liberal } PV, Autoritaire { $authoritarian } PV. Les deux camps se neutralisent.
   *[other] Pointage { $region_loc } : Libéral { $liberal } PV, Autoritaire { $authoritarian } PV.
}

## Événements : la Grande Guerre

event-war-broke-out = Les lumières s’éteignent dans toute l’Europe : la Grande Guerre éclate.
event-nation-took-part = Sous les armes du côté { $seat_alliance } : { $nation_art }.
event-war-rolled = { $seat_subject } tente la fortune des armes : dé { $die }, modificateur { SIGNED($modifier) }, total { $total }.
event-war-won = Les canons se taisent : { $seat_art } gagne la Grande Guerre.
event-war-lost = Les canons se taisent sur des ruines : les deux camps perdent la Grande Guerre.
event-losses-rolled = Lendemains de guerre { $region_loc } : { $seat_art } obtient { $die } au dé.
event-mobilization-played = { $seat_subject } mobilise : « { $card } ».
event-mobilization-invalid = « { $card } » n’aboutit pas : { $seat_art } n’en remplit pas la condition.
