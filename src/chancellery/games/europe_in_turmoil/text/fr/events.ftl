### Europe in Turmoil : ce qui arrive, et pourquoi un événement ne peut avoir lieu

## Événements : tours et cartes

event-turn-began = Le tour { $turn } commence.
event-era-began = { $era_subject } commence : ses cartes sont mélangées à la pioche.
event-deck-reshuffled = { $cards ->
    [one] La pioche est vide ; l’unique carte de la défausse la remplace.
   *[other] La pioche est vide ; les { $cards } cartes de la défausse sont mélangées et la remplacent.
}
event-cards-dealt = { $count ->
    [one] { $seat_subject } pioche une carte.
   *[other] { $seat_subject } pioche { $count } cartes.
}
event-cards-drawn = { $seat_subject } pioche { $cards_quoted } (caché à l’adversaire).
event-scoring-cards-revealed = { $seat_subject } révèle { $cards_quoted } et place 1 PS de plus à chacun de ses trois placements.
event-round-forfeited = { $seat_subject } n’a plus de carte et perd son round d’action.
event-card-played = { $use ->
    [event] { $seat_subject } joue « { $card } » pour l’événement.
    [operations] { $seat_subject } joue « { $card } » pour les opérations.
    [naval] { $seat_subject } joue « { $card } » pour une tentative navale.
    [both] { $seat_subject } joue « { $card } » pour l’événement et pour les opérations.
   *[scoring] { $seat_subject } joue « { $card } ».
}
event-cards-paired = { $seat_subject } joue « { $card } » avec « { card-eight_nation_alliance } » : l’événement n’a pas lieu.
event-event-happened = L’événement « { $card } » a lieu ; { $seat_art } l’applique.
event-event-blocked = L’événement « { $card } » n’a pas lieu. { $reason ->
        [needs] { blocked-needs }
        [prevented] { blocked-prevented }
        [second_international] { blocked-second_international }
        [eight_nation_alliance] { blocked-eight_nation_alliance }
        [bernhard_von_bulow] { blocked-bernhard_von_bulow }
        [dreyfus_rehabilitated] { blocked-dreyfus_rehabilitated }
        [control_of_the_channel] { blocked-control_of_the_channel }
        [prince_heinrich] { blocked-prince_heinrich }
        [winston_churchill] { blocked-winston_churchill }
        [russian_collapse] { blocked-russian_collapse }
        [gavrilo_princip] { blocked-gavrilo_princip }
       *[franco_british_naval_cooperation] { blocked-franco_british_naval_cooperation }
    }
event-effect-ended = « { $card } » n’est plus en vigueur.
event-card-removed = La carte « { $card } » est retirée de la partie.
event-card-discarded = { $seat_subject } défausse « { $card } ».
event-card-taken = { $seat_subject } prend « { $card } » en main.
event-hand-shown = { $cards_count ->
    [0] { $seat_subject } n’a aucune carte de ce genre à révéler.
   *[other] { $seat_subject } révèle { $cards_quoted }.
}
event-hand-looked-at = { $seat_subject } regarde la main adverse.

## Événements : soutien

event-support-added = { $seat_subject } gagne { $points } PS { $space_loc }.
event-support-removed = { $seat_subject } perd { $points } PS { $space_loc }.
event-support-moved = { $points } PS { $seat_de } { $points ->
    [one] passe
   *[other] passent
} { $origin_de } vers { $space_art }.
event-control-gained = { $seat_subject } contrôle désormais { $space_art }.
event-control-lost = { $seat_subject } ne contrôle plus { $space_art }.
event-support-checked = Test de soutien { $seat_de } { $space_loc } : dé { $die }, { $added ->
        [tension] tension
       *[ops] OP
    } { SIGNED($ops) }, espaces adjacents { SIGNED($neighbours) } = { PLAIN($total) } contre 2×{ $stability }. { $success ->
        [0] Échec.
       *[other] Réussi de { $excess }.
    }
event-die-rolled = { $modifier ->
    [0] { $seat_subject } obtient { $die } au dé.
   *[other] { $seat_subject } obtient { $die } au dé ({ SIGNED($modifier) }).
}
event-die-rerolled = { $seat_subject } relance le dé : { $old } devient { $die }.

## Événements : course aux armements navals

event-naval-attempt = { $seat_navy } vise { $box_art } : dé { $die }, modificateur { SIGNED($modifier) } = { PLAIN($total) }, il faut { $needed }. { $success ->
        [0] Échec : son marqueur passe sur +1.
       *[other] Réussi.
    }
event-naval-attempt-failed = { $seat_navy } échoue d’office, sans jet de dé : { $cause ->
        [bethmann] son marqueur ne montrait pas +1 (« { card-von_bethmann_hollweg } »)
       *[start] aucune marine n’a quitté le départ
    }. Son marqueur passe sur +1.
event-navy-advanced = { $seat_navy } passe { $box_to }.
event-navy-retreated = { $seat_navy } revient { $box_to }.

## Événements : points de victoire, tension, crise

event-victory-points = { $seat } : { SIGNED($points) } PV. Score : { $vp ->
        [0] égalité
       *[other] { $leader } { $margin }
    }.
event-tension-changed = La tension passe à { $tension } ({ SIGNED($change) }).
event-crisis-rolled = Jet de crise : dé { $die }, tension { SIGNED($tension) }, statut { SIGNED($status) }. { $war ->
    [0] Total { PLAIN($total) }, il fallait 7 : la paix tient.
    [1] Total { PLAIN($total) }, il fallait 7 : c’est la guerre.
   *[other] Total { PLAIN($total) } ; la guerre éclate à partir de 7.
}
event-crisis-avoided = « { card-legacy_of_bismarck } » apaise les Balkans : pas de jet de crise.
event-marker-placed = Le marqueur « { $marker } » est placé sur le plateau.
event-marker-removed = Le marqueur « { $marker } » est retiré du plateau.

## Événements : tests de stabilité et pointage

event-stability-played = { $seat_subject } joue la carte de stabilité « { $card } ».
event-stability-without-effect = « { $card } » reste sans effet : { $seat_art } n’en remplit pas la condition.
event-stability-made-unavailable = La carte de stabilité « { $card } » compte désormais comme jouée.
event-stability-refreshed = { $seat_subject } dispose à nouveau de toutes ses cartes de stabilité.
event-scoring-stopped = Le pointage s’arrête { $region_loc } : ni PV ni jet de crise.
event-region-scored = { $net ->
    [0] Pointage { $region_loc } : Libéral { $liberal } PV, Autoritaire { $authoritarian } PV. Les deux camps se neutralisent.
   *[other] Pointage { $region_loc } : Libéral { $liberal } PV, Autoritaire { $authoritarian } PV.
}

## Événements : la Grande Guerre

event-war-broke-out = Les lumières s’éteignent dans toute l’Europe : la Grande Guerre éclate.
event-nation-took-part = Du côté { $seat_alliance } : { $nation_art }.
event-war-rolled = { $seat_subject } fait son jet de guerre : dé { $die }, modificateur { SIGNED($modifier) }, total { $total }.
event-war-won = { $seat_subject } gagne la Grande Guerre et { $points } PV.
event-war-lost = Égalité : les deux camps perdent la Grande Guerre.
event-losses-rolled = Pertes de guerre { $region_loc } : { $seat_art } obtient { $die } au dé et retire autant de PS.
event-gains-rolled = Gains de guerre { $region_loc } : { $seat_art } obtient { $die } au dé, autant d’OP pour placer des PS.
event-mobilization-played = { $seat_subject } mobilise : « { $card } ».
event-mobilization-invalid = « { $card } » reste sans effet : { $seat_art } n’en remplit pas la condition.


## Pourquoi un événement ne peut avoir lieu

blocked-needs = { $cards_count ->
    [one] Il faut d’abord l’événement « { $cards } ».
   *[other] Aucun de ces événements n’a eu lieu : { $cards_quoted }.
}
blocked-prevented = Bloqué depuis l’événement « { $cards } ».
blocked-second_international = Seulement avec une tension de 2 ou moins.
blocked-eight_nation_alliance = Seulement avec une autre carte de votre main dont l’événement est celui de l’adversaire.
blocked-bernhard_von_bulow = Seulement tant que l’Autoritaire contrôle au moins 3 espaces Monarque.
blocked-dreyfus_rehabilitated = Seulement si le Libéral contrôlait l’espace Écrivains français au début de ce round d’action.
blocked-control_of_the_channel = Seulement tant que votre propre marine est en tête.
blocked-prince_heinrich = Seulement tant que la Marine allemande est en tête.
blocked-winston_churchill = Seulement tant que la Marine britannique est en tête.
blocked-russian_collapse = Seulement tant que le Libéral contrôle au moins 3 espaces d’affrontement de Russie.
blocked-gavrilo_princip = L’Autoritaire a gagné le jet de « { card-yugoslavia } ».
blocked-franco_british_naval_cooperation = Seulement tant que le marqueur { marker-entente_cordiale } est sur la piste de la Grande Guerre.
