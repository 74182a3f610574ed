### Versailles 1919 : le journal


## Mise en place et tours

event-nation-chosen = { $seat } joue { $nation_art }.
event-order-set = Ordre du tour : { $nations }. Vous commencez avec la dernière délégation.
event-turn-begun = Tour { $turn } : { $nation_art }.
event-no-political-action = { $nation_subject } : aucune action politique possible.

## Actions politiques

event-influence-placed = { $nation_subject } : { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
} sur « { $issue } ».
event-influence-reclaimed = { $nation_subject } : reprise, { $cubes ->
    [0] aucun cube
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} et { $units ->
    [0] aucune unité épuisée
    [one] { $units } unité épuisée
   *[other] { $units } unités épuisées
}.
event-unit-recalled = { $nation_subject } : rappel de l’unité qui était { $region_loc }.
event-issue-settled = { $nation_subject } { $nation_code ->
    [US] règlent
   *[other] règle
} « { $issue } ». Détenteur : { $controller }.
event-cubes-returned = { $nation_subject } : cubes rendus { $available }, épuisés { $exhausted }.
event-option-chosen = { $nation_subject } { $nation_code ->
    [US] choisissent
   *[other] choisit
} pour « { $issue } » : { $issue_option }.
event-counters-placed = Jetons sur « { $issue } » : { $counters }.
event-conference-resolved = { $nation_subject } { $nation_code ->
    [US] appliquent
   *[other] applique
} l’événement « { $event_card } ». { $event_card_conference }
event-conference-declined = { $nation_subject } : l’événement « { $event_card } » reste sans effet.
event-issue-advanced = { $nation_subject } : « { $issue } » vient sur la table.
event-event-advanced = { $nation_subject } : l’événement « { $event_card } » vient sur la table.
event-cube-put = { $nation_subject } : un cube sur l’événement « { $event_card } ».
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
event-issue-kept = « { $issue } » attend dans l’antichambre.
event-issue-discarded = « { $issue } » va à la défausse.
event-events-shuffled = La défausse des événements est remélangée : { $cards } cartes.
event-crisis-begun = Crise « { $event_card } » : { $event_card_crisis }

## Satisfaction, régions et unités

event-happiness-changed = { $nation_subject } : satisfaction { SIGNED($change) }, désormais { $happiness }.
event-mutinied = { $nation_subject } : mutinerie. Une unité doit être démobilisée.
event-unrest-changed = L’agitation passe de { $before } à { $column } { $region_loc } ({ $needed ->
    [0] pas de soulèvement possible
   *[other] soulèvement à partir de { $needed }
}).
event-keg-moved = { $region } : poudrière { $column ->
     [0] dans sa case de départ
    *[other] en colonne { $column }
}.
event-region-rolled = Dé pour la région : { $die }, { $region }.
event-unit-deployed = { $nation_subject } : déploiement d’une unité ({ $space }).
event-unit-demobilized = { $nation_subject } { $nation_code ->
    [US] démobilisent
   *[other] démobilise
} une unité dans la case +{ $value }.
event-influence-recovered = { $nation_subject } : récupération de { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-influence-exhausted = { $nation_subject } : épuisement de { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-units-recovered = { $nation_subject } : reprise de { $units } { $units ->
    [one] unité
   *[other] unités
}.

## Événements

event-player-named = { $nation_subject } { $nation_code ->
    [US] désignent
   *[other] désigne
} { $named_art }.
event-issue-reopened = Dossier « { $issue } » rouvert.
event-issues-swapped = « { $out } » quitte la table, « { $back } » prend sa place.

## Soulèvements

event-no-uprising-possible = { $region } : trop calme pour un soulèvement.
event-modifier-announced = { $nation_subject } : { SIGNED($change) } au dé ({ $region }).
event-uprising-rolled = { $region } : dé { $die }, modificateur { SIGNED($modifier) }, il faut { $needed } : { $uprising ->
     [1] soulèvement
    *[other] pas de soulèvement
}.
event-roll-off = { $nation_subject } : dé { $die }.
event-nobody-hit = { $region } : soulèvement, mais personne n’y détient de dossier.
event-uprising-begun = { $region } : le soulèvement touche { $nation_art } ; « { $issue } » est aux enchères.
event-bid-made = { $nation_subject } { $nation_code ->
    [US] misent
   *[other] mise
} : { $force } (force { $strength }) et { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-bid-passed = { $nation_subject } { $nation_code ->
    [US] passent et ne peuvent plus miser
   *[other] passe et ne peut plus miser
}.
event-bid-won = { $nation_subject } : dossier « { $issue } » remporté pour { $units } { $units ->
    [one] unité
   *[other] unités
} et { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}.
event-nobody-bid = Personne ne mise : « { $issue } » va à la défausse.
event-counters-removed = Les jetons de « { $issue } » sont retirés.

## Stratégie et fin

event-strategy-chosen = { $nation_subject } { $nation_code ->
    [US] choisissent
   *[other] choisit
} la stratégie « { $strategy } ».
event-game-end-settled = { $nation_subject } : la carte de fin est réglée ; détenteur : { $controller }. La partie est finie.
event-deck-empty = { $nation_subject } : plus de dossier à piocher. La partie est finie.
event-conference-stalled = { $nation_subject } : plus rien n’est possible, pour personne. La partie est finie.
event-scored = { $nation_subject } : étoiles { $stars }, pavillons { $flags }, stratégie { $strategy }, satisfaction { $happiness } ; total { $total }.

## Négociation

event-deal-drafted = { $nation_subject } : brouillon d’accord avec { $partner_art }.
event-deal-offered = { $nation_subject } : accord proposé { $partner_to }{ $gives ->
    [0] {""}
    [one] , 1 cube à épuiser en sa faveur
   *[other] , { $gives } cubes à épuiser en sa faveur
}{ $asks ->
    [0] {""}
    [one] , 1 cube demandé
   *[other] , { $asks } cubes demandés
}.
event-deal-withdrawn = { $nation_subject } : retrait de l’offre faite { $partner_to }.
event-deal-lapsed = Le projet d’accord entre { $nation_art } et { $partner_art } tombe : il portait sur une décision déjà prise.
event-deal-refused = { $nation_subject } : refus de l’accord { $partner_of }.
event-deal-struck = Accord conclu : { $nation } et { $partner }.
event-influence-dealt = { $giver_subject } : épuisement de { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
}, autant de récupérés par { $taker_art }.
event-promise-made = { $nation_subject }, { $refrain ->
     [1] engagement à ne pas faire
    *[other] engagement
} : { $verb ->
     [reclaim] reprendre
     [demobilize] démobiliser une unité
     [accept] appliquer l’événement
     [decline] ne pas appliquer l’événement
     [first] le premier effet
     [second] le second effet
     [put-cube] poser un cube sur l’événement
     [no-cube] ne pas poser de cube sur l’événement
     [draw] piocher deux dossiers
     [plus-one] ajouter 1 au dé
     [minus-one] retirer 1 au dé
     [no-change] ne pas modifier le dé
     [pass] ne pas miser
     [pick] prendre la carte { $number } de la défausse
     [place-on] placer de l’influence sur « { $issue } »
     [settle] régler « { $issue } »
     [reopen] rouvrir « { $issue } »
     [advance] faire venir « { $issue } » sur la table
     [deploy] déployer ({ $space })
     [choose] choisir « { $issue_option } »
     [fly] une escadre ({ $other })
     [name] désigner { $other_art }
     [hit] le soulèvement touche { $other_art }
     [region] { $region }
     [call] faire venir l’événement « { $event_card } » sur la table
     [keep] garder « { $issue } »
     [lose] mettre « { $issue } » aux enchères
     [send-out] renvoyer « { $issue } » dans l’antichambre
     [bring-in] faire venir « { $issue } » sur la table en échange
     [discard] défausser « { $issue } »
     [strategy] choisir la stratégie « { $strategy } »
    *[other] miser { $force }
}.

## Deux joueurs et solitaire

event-usa-action-begun = { $nation_subject } dirige maintenant les États-Unis.
event-usa-idle = { $nation_subject } : rien n’est possible.
event-point-scored = La délégation { $nation_of } est seule la plus forte : +1 point de victoire ({ $points } en tout).
event-faction-switched = Vous dirigez désormais { $nation_art }.
event-bot-decided = { $nation_subject }, délégation automatique : { $priority ->
     [deploy] elle déploie une unité, car l’agitation menace une région où elle détient le plus de dossiers
     [demobilize] elle démobilise une unité, car une mutinerie est proche
     [settle] elle règle un dossier où elle est en tête
     [place] elle n’est en tête nulle part sur la table, donc elle place de l’influence
     [recover] elle ne peut pas placer d’influence, donc elle reprend des cubes et des unités
     [settle-other] elle règle un dossier où l’autre délégation est en tête
     [option] l’option de plus haute valeur, puis de moindre mécontentement
     [option-tie] plusieurs options se valent en valeur et en mécontentement, à vous de choisir
     [advance-led] un dossier où elle est en tête vient sur la table
     [advance-empty] elle n’est en tête nulle part dans l’antichambre : un dossier sans cube vient sur la table
     [advance-any] elle n’est en tête nulle part et aucun dossier n’est vide : à vous de choisir celui qui vient
     [calm] elle retire 1 au dé, car le soulèvement peut la toucher
     [stir] elle ajoute 1 au dé, car le soulèvement en toucherait une autre
     [bid] les unités de son barème et autant de cubes que le dossier vaut pour elle
     [outbid] enchères égales : ayant plus d’influence, elle ajoute un cube
    *[other] aucune action politique ne lui est possible
}.
