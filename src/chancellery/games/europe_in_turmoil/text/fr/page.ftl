### Europe in Turmoil : le plateau dans un navigateur

## Où en est la partie

board-headline = { $phase ->
    [set-up] Tour { $turn } · { $era } · mise en place
    [extra-round] Tour { $turn } · { $era } · round d’action supplémentaire
    [great-war] Tour { $turn } · { $era } · la Grande Guerre
   *[other] Tour { $turn } · { $era } · round d’action { $round } sur { $last }
}
board-turn = Tour { $turn }
board-brief = Tour { $turn } · round { $round }
board-round = Round d’action
board-rounds-now = Tour { $turn } sur { $turns }, round d’action { $round } sur { $rounds }
board-wins = { $count ->
    [0] Les deux camps perdent
    [one] Vainqueur : { $seats }
   *[other] Partie nulle
}
board-vp = Points de victoire
board-vp-now = { $seat ->
    [liberal] Libéral { $points } PV
    [authoritarian] Autoritaire { $points } PV
   *[nobody] { $points } PV
}
board-figure-hand = Main
board-figure-stability = Stabilité
board-figure-navy = Marine

## Espaces

board-stability = stabilité { $stability }
board-points = Libéral { $liberal }, Autoritaire { $authoritarian }
board-control = { $seat ->
    [liberal] contrôle libéral
    [authoritarian] contrôle autoritaire
   *[none] sans contrôle
}
board-battleground = espace d’affrontement
board-target = cible possible
board-chosen = choix fait
board-touched = dernier coup
board-permanent = { $seat ->
    [liberal] toujours libéral
   *[authoritarian] toujours autoritaire
}
board-closed = N’accueille aucun PS avant l’événement « { card-norwegian_independence } ».
board-gone = Supprimé par l’événement « { card-state_secularism_in_france } ».
board-box-why = Cette case compte comme espace adjacent contrôlé dans les tests de soutien, et le soutien peut s’étendre à partir d’elle. Elle n’accueille jamais de PS.
board-need = Le contrôle demande { $stability } PS d’avance. Il manque { $liberal } PS au Libéral, { $authoritarian } à l’Autoritaire.
board-held = { $seat ->
    [liberal] Contrôle libéral : { $lead } PS d’avance, il en faut { $stability }. L’Autoritaire le rompt avec { $break } PS, le prend avec { $take }.
   *[authoritarian] Contrôle autoritaire : { $lead } PS d’avance, il en faut { $stability }. Le Libéral le rompt avec { $break } PS, le prend avec { $take }.
}
board-cost = 1 PS coûte { $liberal } OP au Libéral, { $authoritarian } OP à l’Autoritaire.
board-check = Test de soutien : les espaces adjacents donnent { SIGNED($liberal) } au Libéral, { SIGNED($authoritarian) } à l’Autoritaire ; le total doit dépasser { $double }.
board-neighbours = { $seat ->
    [liberal] Espaces adjacents libéraux : { $spaces }.
   *[authoritarian] Espaces adjacents autoritaires : { $spaces }.
}
board-black-hand = { marker-black_hand } : { $points } PS autoritaires ne peuvent être ni retirés ni remplacés ici, et aucun test de soutien n’y est possible.
board-annexed = Compte dans les Balkans et en Autriche-Hongrie.

## Régions

board-regions = Régions
board-letter-presence = P
board-letter-domination = D
board-letter-control = C
board-level = { $level ->
    [presence] présence
    [domination] domination
    [control] contrôle
   *[nothing] rien
}
board-region-line = { $seat } : { $level }, espaces d’affrontement { $battlegrounds } sur { $all }, indépendants adjacents { $beside }. { $vp } PV au pointage.
board-region-worth = Présence { $presence } PV, domination { $domination }, contrôle { $control } ; 1 de plus par espace d’affrontement et par indépendant adjacent que vous contrôlez.
board-region-net = { $seat ->
    [liberal] Pointage immédiat : Libéral +{ $points } PV.
    [authoritarian] Pointage immédiat : Autoritaire +{ $points } PV.
   *[nobody] Pointage immédiat : les camps se neutralisent.
}
board-region-wins = Le contrôle libéral lors du pointage donne la victoire.

## Tension et Grande Guerre

board-tension = Tension
board-weather = { $tension ->
    [0] Beau fixe
    [1] Beau temps
    [2] Variable
    [3] Incertain
    [4] Pluie
    [5] Orage
   *[other] Tempête
}
board-tension-most = La tension ne peut pas dépasser { $most } pour l’instant.
board-tension-why = Un jet de crise ajoute au dé la tension { $tension } et le statut { SIGNED($status) } ; à partir de { $least }, la Grande Guerre éclate. Pour l’instant : { $danger }.
board-status = Grande Guerre
board-status-now = modificateur de crise
board-status-why = La place libre la plus à gauche et les marqueurs donnent le modificateur de crise : { SIGNED($status) } actuellement.
board-marker-war = { $marker } : { SIGNED($points) } au jet de guerre ({ $seat }).
board-marker-crisis = { $marker } : { SIGNED($points) } aux jets de crise.
board-marker-plain = { $marker } : aucun modificateur.

## Course aux armements navals

board-naval = Course navale
board-next = { $needed ->
    [0] au bout de la piste
   *[other] ensuite { $box }, il faut { $needed }
}
board-doom = { $doom ->
    [bethmann] une tentative échouerait d’office (« { card-von_bethmann_hollweg } »)
   *[start] une tentative échouerait d’office : aucune marine n’a quitté le départ
}
board-next-flipped = ensuite { $box }, il faut { $needed }, +1 après un échec
board-naval-at = { $navy } : { $box }
board-box-needed = Il faut { $needed }.
board-box-first = Première marine : { $effect }
board-box-second = Deuxième marine : { $effect }
board-box-holder = Détenteur : { $seat }.
board-high-water = Le record de la Marine allemande est ici.
board-owed = { $owed ->
    [one] encore { $owed } tentative due
   *[other] encore { $owed } tentatives dues
}
board-stability-cards = Cartes de stabilité
board-stability-count = { $ready } sur { $all }
board-stability-used = jouée

## Cartes

board-op = { $ops } OP
board-op-changed = { $printed } OP sur la carte, { $ops } actuellement
board-side-neutral = Neutre
board-side-scoring = Pointage
board-number = { $era ->
    [victorian] victorienne { $number }
    [edwardian] édouardienne { $number }
   *[georgian] géorgienne { $number }
}
board-lasting = événement durable
board-starred = retirée de la partie après l’événement
board-blocked = Événement bloqué
board-enemy-event = { $possible ->
    [1] Jouée pour les opérations, cette carte déclenche aussi l’événement adverse ({ $seat }). Pas dans une tentative navale.
   *[0] Son événement n’aurait pas lieu actuellement.
}
board-happens = A lieu si vous la jouez
board-happens-lead = A lieu si vous la jouez :
board-must-play = Si vous l’avez encore en main à la fin du tour, vous perdez la partie.
board-do-event = Événement
board-do-score = Pointage
board-do-operate = Opérations
board-do-naval = Tentative navale
board-do-naval-doomed = Tentative navale (échoue)
board-do-both = Événement et opérations
board-do-pair = OP sans l’événement (avec « { card-eight_nation_alliance } »)
board-do-take = Choisir
board-do-discard = Défausser
board-do-stability = Choisir
board-do-mobilize = Mobiliser
board-priority = priorité { $priority }
board-sealed = choix fait

## Onglets

board-in-effect = En vigueur
board-lasting-cards = Événements durables
board-markers = Marqueurs
board-privileges = Privilèges navals
board-nothing-in-effect = Aucun effet durable en cours.
board-discards = Défausse
board-discard-pile = Défausse
board-removed-pile = Retirées de la partie
board-playing = Carte en cours
board-known = Connues en main : { $seat }
board-deck = { $cards ->
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}
board-no-cards = Aucune.

## Chances

odds-success = { $faces ->
    [one] réussite : { $faces } chance sur { $all }
   *[other] réussite : { $faces } chances sur { $all }
}
odds-war = { $faces ->
    [one] guerre : { $faces } chance sur { $all }
   *[other] guerre : { $faces } chances sur { $all }
}
board-odds-check = { $added ->
        [tension] Tension
       *[ops] OP
    } { SIGNED($ops) }, espaces adjacents { SIGNED($neighbours) } ; il faut dépasser 2×{ $stability }.
board-odds-naval = Dé { SIGNED($modifier) } ; { $box } : il faut { $needed }.
board-odds-war = Tension { $tension }, statut { SIGNED($status) } ; guerre à partir de { $least }.
board-odds-wartime = guerre
board-odds-advance = +1 case

## La vue en texte

board-text-space = Espace
board-text-stability = Stabilité
board-text-control = Contrôle
board-text-battleground = Affrontement
board-text-icons = Icônes
board-text-neighbours = Adjacents
board-text-region = Région
board-text-presence = Présence
board-text-domination = Domination
board-text-tracks = Pistes
board-text-track = Piste
board-text-now = Actuellement
board-text-yes = oui
board-text-no = non

## Les eaux de la carte

water-atlantic_ocean = Océan Atlantique
water-north_sea = Mer du Nord
water-baltic_sea = Mer Baltique
water-black_sea = Mer Noire
water-mediterranean_sea = Mer Méditerranée
water-ionian_sea = Mer Ionienne

## La une d’une partie terminée : le titre pour chaque fin

front-score = Les points de victoire, round par round
score-regions = Décomptes de régions
score-navy = Course navale
score-cards = Événements et tension
score-war = Grande Guerre
front-tally = Points de victoire
front-automatic-victory = { $seat ->
    [liberal] L’Europe devient libérale
   *[authoritarian] L’ordre ancien l’emporte
}
front-control-of-germany = L’Allemagne passe au Libéral
front-held-scoring = { $seat ->
    [liberal] Une carte gardée coûte la partie à l’Autoritaire
   *[authoritarian] Une carte gardée coûte la partie au Libéral
}
front-both-held-scoring = Les deux camps trébuchent sur leurs cartes
front-draw = Partie nulle après dix tours
front-final-scoring = { $seat ->
    [liberal] Le Libéral en tête au pointage final
   *[authoritarian] L’Autoritaire en tête au pointage final
}
front-great-war = { $seat ->
    [liberal] La Grande Guerre finie, le Libéral en tête
   *[authoritarian] La Grande Guerre finie, l’Autoritaire en tête
}
front-great-war-tied = { $seat ->
    [liberal] La Grande Guerre tranche pour l’Entente
   *[authoritarian] La Grande Guerre tranche pour les Puissances centrales
}
front-great-war-lost = La Grande Guerre ne laisse aucun vainqueur
front-resignation = { $seat ->
    [liberal] L’Autoritaire quitte la partie
   *[authoritarian] Le Libéral quitte la partie
}
front-time-out = { $seat ->
    [liberal] Temps écoulé pour l’Autoritaire
   *[authoritarian] Temps écoulé pour le Libéral
}
board-price-op = { $ops } OP
board-then-vp = PV { $old } → { $value }
board-then-tension = tension { $old } → { $value }
board-then-score = { $region } { $old } → { $value }
board-then-control = { $space } : { $seat }
board-then-free = { $space } : sans contrôle
