### Versailles 1919 : le journal


## Mise en place et tours

event-nation-chosen = { $seat } joue { $nation_art }.
event-order-set = Ordre du tour : { $nations }. Vous commencez avec la dernière.
event-turn-begun = Tour { $turn } : { $nation_art }.
event-no-political-action = { $nation_subject } { $nation_code ->
    [US] n’ont
   *[other] n’a
} aucune action politique possible.

## Actions politiques

event-influence-placed = { $nation_subject } { $nation_code ->
    [US] placent
   *[other] place
} { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} sur « { $issue } ».
event-influence-reclaimed = { $nation_subject } { $nation_code ->
    [US] reprennent
   *[other] reprend
} { $units ->
    [0] { $cubes ->
        [0] aucun cube
        [one] 1 cube
       *[other] { $cubes } cubes
    }
    [one] { $cubes ->
        [0] 1 unité épuisée
        [one] 1 cube et 1 unité épuisée
       *[other] { $cubes } cubes et 1 unité épuisée
    }
   *[other] { $cubes ->
        [0] { $units } unités épuisées
        [one] 1 cube et { $units } unités épuisées
       *[other] { $cubes } cubes et { $units } unités épuisées
    }
}.
event-unit-recalled = { $nation_subject } { $nation_code ->
    [US] rappellent
   *[other] rappelle
} l’unité qui était { $region_loc }.
event-issue-settled = { $nation_subject } { $nation_code ->
    [US] règlent
   *[other] règle
} « { $issue } ». Détenteur : { $controller }.
event-cubes-returned = { $nation_subject } { $available ->
    [0] { $nation_code ->
        [US] ne récupèrent aucun cube
       *[other] ne récupère aucun cube
    }
    [one] { $nation_code ->
        [US] récupèrent 1 cube
       *[other] récupère 1 cube
    }
   *[other] { $nation_code ->
        [US] récupèrent { $available } cubes
       *[other] récupère { $available } cubes
    }
}{ $exhausted ->
    [0] {""}
    [one] {" "}; 1 est épuisé
   *[other] {" "}; { $exhausted } sont épuisés
}.
event-option-chosen = { $nation_subject } { $nation_code ->
    [US] choisissent
   *[other] choisit
} pour « { $issue } » : { $issue_option }.
event-counters-placed = Jetons placés sur « { $issue } » : { $counters }.
event-conference-resolved = { $nation_subject } { $nation_code ->
    [US] appliquent
   *[other] applique
} l’événement « { $event_card } ». { $event_card_conference }
event-conference-declined = { $nation_subject } { $nation_code ->
    [US] n’appliquent
   *[other] n’applique
} pas l’événement « { $event_card } ».
event-issue-advanced = { $nation_subject } { $nation_code ->
    [US] font
   *[other] fait
} venir « { $issue } » sur la table.
event-event-advanced = { $nation_subject } { $nation_code ->
    [US] font
   *[other] fait
} venir l’événement « { $event_card } » sur la table.
event-cube-put = { $nation_subject } { $nation_code ->
    [US] posent
   *[other] pose
} un cube sur l’événement « { $event_card } ».
event-issue-picked = { $nation_subject } { $nation_code ->
    [US] reprennent
   *[other] reprend
} « { $issue } » dans la défausse{ $cubes ->
    [0] , gratuitement
    [one] {" "}pour 1 cube
   *[other] {" "}pour { $cubes } cubes
}.
event-issues-drawn = { $nation_subject } { $nation_code ->
    [US] piochent
   *[other] pioche
} { $issues_count ->
    [one] le dossier
   *[other] les dossiers
} { $issues_quoted }.
event-issue-kept = Le dossier « { $issue } » va dans l’antichambre.
event-issue-discarded = Le dossier « { $issue } » va à la défausse.
event-events-shuffled = La défausse des événements est remélangée : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
event-crisis-begun = Crise « { $event_card } » : { $event_card_crisis }

## Satisfaction, régions et unités

event-happiness-changed = La satisfaction { $nation_of } passe à { $happiness } ({ SIGNED($change) }).
event-mutinied = { $nation_subject } { $nation_code ->
    [US] subissent une mutinerie et doivent
   *[other] subit une mutinerie et doit
} démobiliser une unité.
event-unrest-changed = L’agitation passe de { $before } à { $column } { $region_loc } ({ $needed ->
    [0] pas de soulèvement possible
   *[other] soulèvement à partir de { $needed }
}).
event-keg-moved = La poudrière passe { $column ->
     [0] dans sa case de départ
    *[other] en colonne { $column }
} { $region_loc }.
event-region-rolled = Le dé désigne une région : { $region } ({ $die }).
event-unit-deployed = { $nation_subject } { $nation_code ->
    [US] déploient
   *[other] déploie
} une unité ({ $space }).
event-unit-demobilized = { $nation_subject } { $nation_code ->
    [US] démobilisent
   *[other] démobilise
} une unité dans la case +{ $value }.
event-influence-recovered = { $nation_subject } { $nation_code ->
    [US] récupèrent
   *[other] récupère
} { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-influence-exhausted = { $nation_subject } { $nation_code ->
    [US] épuisent
   *[other] épuise
} { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-units-recovered = { $nation_subject } { $nation_code ->
    [US] récupèrent
   *[other] récupère
} { $units } { $units ->
    [one] unité
   *[other] unités
}.

## Événements

event-player-named = { $nation_subject } { $nation_code ->
    [US] désignent
   *[other] désigne
} { $named_art }.
event-issue-reopened = Le dossier « { $issue } » est rouvert.
event-issues-swapped = Le dossier « { $out } » quitte la table, « { $back } » prend sa place.

## Soulèvements

event-no-uprising-possible = Pas de soulèvement possible { $region_loc } : la région est trop calme.
event-modifier-announced = { $nation_subject } { $nation_code ->
    [US] annoncent
   *[other] annonce
} { SIGNED($change) } au dé ({ $region }).
event-uprising-rolled = { $region } : dé { $die }, modificateur { SIGNED($modifier) }, il faut { $needed } : { $uprising ->
     [1] soulèvement
    *[other] pas de soulèvement
}.
event-roll-off = { $nation_subject } { $nation_code ->
    [US] lancent le dé et obtiennent
   *[other] lance le dé et obtient
} { $die }.
event-nobody-hit = Un soulèvement éclate { $region_loc }, mais personne n’y détient de dossier.
event-uprising-begun = { $region } : le soulèvement touche { $nation_art } ; le dossier « { $issue } » est mis aux enchères.
event-bid-made = { $nation_subject } { $nation_code ->
    [US] misent
   *[other] mise
} { $strength ->
    [0] { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
   *[other] { $force } (force { $strength }){ $cubes ->
        [0] {""}
        [one] , plus 1 cube
       *[other] , plus { $cubes } cubes
    }
}.
event-bid-passed = { $nation_subject } { $nation_code ->
    [US] passent et ne peuvent plus miser
   *[other] passe et ne peut plus miser
}.
event-bid-won = { $nation_subject } { $nation_code ->
    [US] remportent
   *[other] remporte
} « { $issue } » pour { $units ->
    [0] { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
    [one] { $cubes ->
        [0] 1 unité
        [one] 1 unité et 1 cube
       *[other] 1 unité et { $cubes } cubes
    }
   *[other] { $cubes ->
        [0] { $units } unités
        [one] { $units } unités et 1 cube
       *[other] { $units } unités et { $cubes } cubes
    }
}.
event-nobody-bid = Personne ne mise : le dossier « { $issue } » va à la défausse.
event-counters-removed = Les jetons du dossier « { $issue } » sont retirés.

## Stratégie et fin

event-strategy-chosen = { $nation_subject } { $nation_code ->
    [US] choisissent
   *[other] choisit
} la stratégie « { $strategy } ».
event-game-end-settled = { $nation_subject } { $nation_code ->
    [US] règlent
   *[other] règle
} la carte de fin, qui revient { $controller_to }. La partie est finie.
event-deck-empty = { $nation_subject } { $nation_code ->
    [US] doivent
   *[other] doit
} piocher, mais il n’y a plus de dossier. La partie est finie.
event-conference-stalled = { $nation_subject } { $nation_code ->
    [US] ne peuvent
   *[other] ne peut
} plus agir, et personne d’autre non plus. La partie est finie.
event-scored = { $nation_subject } { $nation_code ->
    [US] marquent
   *[other] marque
} { $total } { $total ->
    [one] point
   *[other] points
} : étoiles { $stars }, pavillons { $flags }, stratégie { $strategy }, satisfaction { $happiness }.

## Négociation

event-deal-drafted = { $nation_subject } { $nation_code ->
    [US] préparent
   *[other] prépare
} un accord avec { $partner_art }.
event-deal-offered = { $nation_subject } { $nation_code ->
    [US] proposent
   *[other] propose
} un accord { $partner_to }{ $gives ->
    [0] {""}
    [one] , avec 1 cube donné
   *[other] , avec { $gives } cubes donnés
}{ $asks ->
    [0] {""}
    [one] , contre 1 cube
   *[other] , contre { $asks } cubes
}{ $promises ->
    [0] .
   *[other]  :
}
event-deal-withdrawn = { $nation_subject } { $nation_code ->
    [US] retirent
   *[other] retire
} l’offre faite { $partner_to }.
event-deal-lapsed = Le projet d’accord entre { $nation_art } et { $partner_art } tombe : il portait sur une décision déjà prise.
event-deal-refused = { $nation_subject } { $nation_code ->
    [US] refusent
   *[other] refuse
} l’accord { $partner_of }.
event-deal-struck = Un accord est conclu entre { $nation_art } et { $partner_art }.
event-influence-dealt = { $giver_subject } { $giver_code ->
    [US] épuisent
   *[other] épuise
} { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} ; { $taker_art } { $taker_code ->
    [US] en récupèrent
   *[other] en récupère
} autant.
event-promise-made = { $nation_subject } { $nation_code ->
    [US] s’engagent
   *[other] s’engage
} { $refrain ->
     [1] à ne pas
    *[other] à
} { promised-deed }.
promised-deed = { $verb ->
     [reclaim] reprendre des cubes et des unités
     [demobilize] démobiliser une unité
     [accept] appliquer l’événement
     [decline] renoncer à l’événement
     [first] choisir le premier effet
     [second] choisir le second effet
     [put-cube] poser un cube sur l’événement
     [no-cube] laisser l’événement sans cube
     [draw] piocher deux dossiers
     [plus-one] ajouter 1 au dé
     [minus-one] retirer 1 au dé
     [no-change] laisser le dé tel quel
     [pass] s’abstenir de miser
     [pick] prendre la carte { $number } de la défausse
     [place-on] placer de l’influence sur « { $issue } »
     [settle] régler « { $issue } »
     [reopen] rouvrir « { $issue } »
     [advance] faire venir « { $issue } » sur la table
     [deploy] déployer ({ $space })
     [choose] choisir « { $issue_option } »
     [fly] choisir une escadre { $other_of }
     [name] désigner { $other_art }
     [hit] diriger le soulèvement contre { $other_art }
     [region] choisir la région { $region }
     [call] faire venir l’événement « { $event_card } » sur la table
     [keep] garder « { $issue } »
     [lose] mettre « { $issue } » aux enchères
     [send-out] renvoyer « { $issue } » dans l’antichambre
     [bring-in] faire venir « { $issue } » sur la table en échange
     [discard] défausser « { $issue } »
     [strategy] choisir la stratégie « { $strategy } »
    *[other] miser { $force }
}

## Deux joueurs et solitaire

event-usa-action-begun = { $nation_subject } dirige maintenant les États-Unis.
event-usa-idle = { $nation_subject } { $nation_code ->
    [US] ne peuvent
   *[other] ne peut
} rien faire.
event-point-scored = La délégation { $nation_of } est seule la plus forte : +1 point de victoire ({ $points } en tout).
event-faction-switched = Vous dirigez désormais { $nation_art }.
event-bot-decided = { $nation_subject } (délégation automatique) : { $priority ->
     [deploy] elle déploie une unité, car l’agitation menace une région où elle détient le plus de dossiers
     [demobilize] elle démobilise une unité, car une mutinerie est proche
     [settle] elle règle un dossier où elle est en tête
     [place] elle n’est en tête nulle part sur la table, donc elle place de l’influence
     [recover] elle ne peut pas placer d’influence, donc elle reprend des cubes et des unités
     [settle-other] elle règle un dossier où l’autre délégation est en tête
     [option] elle choisit l’option de plus haute valeur, puis de moindre mécontentement
     [option-tie] plusieurs options se valent en valeur et en mécontentement, à vous de choisir
     [advance-led] elle fait venir un dossier où elle est en tête
     [advance-empty] elle n’est en tête nulle part dans l’antichambre : elle fait venir un dossier sans cube
     [advance-any] elle n’est en tête nulle part et aucun dossier n’est vide : à vous de choisir celui qui vient
     [calm] elle retire 1 au dé, car le soulèvement peut la toucher
     [stir] elle ajoute 1 au dé, car le soulèvement en toucherait une autre
     [bid] elle mise les unités de son barème et autant de cubes que le dossier vaut pour elle
     [outbid] enchères égales : ayant plus d’influence, elle ajoute un cube
    *[other] aucune action politique ne lui est possible
}.
