### Versailles 1919 : l’étape en cours et les accords


## L’étape en cours

board-stage = Étape
board-stage-tab = Tour
board-you = vous
board-unit-cubes = unité : cubes
board-unit-happiness = satisfaction
board-zone-units = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
board-unrest-note = soulèvement à partir de
board-happiness-note = Japon et Italie signent à { $signs }+
board-demobilized-note = case libre
board-no-units = · sans unités
board-settler-decides = décision : la nation qui règle
board-human-decides = à vous de décider
board-checks-in-deck = test de soulèvement sur { $checks } d’entre elles
board-settles = { $nation_subject } { $nation_code ->
    [US] règlent
   *[other] règle
} « { $issue } »
board-being-settled = en cours de règlement
board-step-of = étape { $step } sur 5
board-controlled-by = détenteur : { $nation }
board-chooses = { $who ->
    [vous] à vous de choisir
   *[other] choix : { $who }
}
board-step-1 = 1 Option
board-step-2 = 2 Événement
board-step-3 = 3 Vers la table
board-step-3-what = un dossier et un événement
board-step-4 = 4 Nouveau dossier
board-step-4-what = défausse ou pioche
board-step-5 = 5 Crise
board-no-event = aucun événement sur la table
board-with-cube = avec un cube
board-declined = non appliqué
board-resolved = appliqué
board-why-most = le plus d’influence
board-why-settles = règle le dossier
board-why-cube = y a son cube
board-why-human = en solitaire, vous décidez des événements
board-check-odds = test de soulèvement, { $checks } cartes sur { $cards }
board-risks = Soulèvement en cas de test, par région
board-in-six = { $faces } sur 6
board-needs = soulèvement à partir de { $needed }
board-rises-from = soulèvement à partir de { $needed }, { $chances } sur 6
board-later-points = points
board-later-none = points inchangés
board-highest = meilleure enchère
board-had-it = le détenait
board-can-bid = unités { $units }, cubes { $cubes }
board-bid-strength = force
board-bid-influence = influence
board-reason-bids = La force l’emporte, puis l’influence. Passer est définitif.
board-your-turn = À votre tour
board-turn-of = Tour { $nation_of }
board-turn-number = tour { $turn }
board-political = Action politique
board-political-what = placer, reprendre ou régler
board-military = Action militaire
board-military-what = déployer, déplacer ou démobiliser ; facultative
board-taken = faite
board-under-way = en cours
board-final = Décompte final
board-if-settled = Quand un dossier est réglé

board-solo-points = Vos points de victoire
board-solo-of = { $points } sur { $goal }
board-solo-why = +1 au début de votre tour si votre délégation est seule la plus forte et que chacune détient un dossier.
board-solo-stars = étoiles { $stars }, icônes { $icons }
board-solo-icons = Icônes, 1 point chacune où qu’elle soit

## Pourquoi la question se pose

board-bound-by = Un accord vous engage. { $promise }
board-promised-to = promis { $nation_to }
board-closed-by = exclu par l’accord avec { $nation_art }
board-reason-act = Si vous réglez : test de soulèvement, { $checks } cartes sur { $cards }.
board-reason-place = Vous devez être en tête sur les deux dossiers.
board-reason-option = { $own ->
    [1] Vous le réglez et avez le plus d’influence : à vous de choisir.
   *[other] { $nation_subject } { $nation_code ->
        [US] le règlent
       *[other] le règle
    }, mais vous avez le plus d’influence : à vous de choisir.
}
board-reason-won = Vous avez remporté l’enchère : choisissez à nouveau son option.
board-reason-settles = Étape { $step } sur 5 : la nation qui règle le dossier décide.
board-reason-cube = Étape 2 sur 5 : votre cube est sur l’événement.
board-reason-no-cube = Étape 2 sur 5 : aucun cube dessus, la nation qui règle décide.

## La table des accords

board-desk = Préparer un accord
board-desk-open = Préparer un accord
board-desk-close = Fermer les accords
board-desk-with = Avec
board-desk-why = Une fois proposé, tout le monde le voit. Il engage dès qu’il est accepté, et pour ce tour seulement.
board-deals-of-turn = Accords de ce tour
board-no-deals = Pas encore d’accord ce tour-ci.
board-deal-waits-for-you = attend votre réponse
board-deal-offered = Votre offre { $partner_to }
board-deal-accept = Accepter
board-deal-refuse = Refuser
board-deal-empty = Un accord doit comporter de l’influence ou un engagement.
board-deal-then = { $partner_subject } { $partner_code ->
    [US] peuvent
   *[other] peut
} accepter ou refuser ; la partie n’attend pas la réponse.
board-deal-offer = Proposer { $partner_to }
board-party-you = Vous
board-holds-nothing = ne détient encore aucun dossier

board-still-open = Ce qu’un accord peut encore fixer ce tour-ci
board-still-open-why = les promesses sur les tours suivants n’engagent pas
board-topic-open = ouvert
board-topic-maybe = si un dossier est réglé
board-topic-over = rien à promettre
board-topic-bound = fixé par un accord
board-topic-drafted = dans cet accord

## Les priorités d’une délégation automatique

board-rules-of = Règles { $nation_of }, tour { $turn }
board-tested = ne s’applique pas
board-decided = a décidé
board-priority-deploy = Déployer là où l’agitation atteint la colonne 4 et où elle détient le plus de dossiers, seule ou à égalité
board-priority-demobilize = Démobiliser quand une perte de 1 ou 2 points de satisfaction amènerait une mutinerie
board-priority-settle = Régler un dossier où elle est en tête, celui qui vaut le plus pour elle
board-priority-place = Placer sur deux dossiers juste assez de cubes pour être en tête
board-priority-recover = Reprendre six cubes et ses unités épuisées
board-priority-settle-other = Régler un dossier où l’autre délégation est en tête
