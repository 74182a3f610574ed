### Versailles 1919 : ce que l’on peut faire


## Réponses

action-done = Terminer le tour
action-take = Jouer { $nation_art }
action-random-order = Tirer l’ordre au sort
action-place-on = Placer de l’influence sur « { $issue } »
action-cubes = { $number } { $number ->
    [one] cube
   *[other] cubes
}
action-reclaim = Reprendre influence et unités
action-recall = Rappeler l’unité qui est { $region_loc }
action-settle = Régler « { $issue } »
action-deploy = Déployer : { $space }
action-from-available = Utiliser une unité disponible
action-from = Déplacer l’unité qui est { $region_loc }
action-demobilize = Démobiliser une unité
action-give-up-available = Démobiliser une unité disponible
action-give-up-exhausted = Démobiliser une unité épuisée
action-give-up = Démobiliser l’unité qui est { $region_loc }
action-choose = { $issue_option }
action-fly = Escadre { $nation_of }
action-accept = Appliquer l’effet
action-decline = Ne pas appliquer l’effet
action-first = Premier effet
action-second = Second effet
action-name = Désigner { $nation_art }
action-region = { $region }
action-reopen = Rouvrir « { $issue } »
action-send-out = Renvoyer « { $issue } » dans l’antichambre
action-bring-in = Faire venir « { $issue } » sur la table
action-discard = Défausser « { $issue } »
action-advance = Faire venir « { $issue } » sur la table
action-call = Faire venir « { $event_card } » sur la table
action-put-cube = Poser un cube sur l’événement
action-no-cube = Ne pas poser de cube
action-pick = Prendre la carte { $number } de la défausse
action-draw = Piocher deux dossiers
action-keep = Garder « { $issue } »
action-plus-one = Ajouter 1 au dé
action-minus-one = Retirer 1 au dé
action-no-change = Ne pas modifier le dé
action-hit = Le soulèvement touche { $nation_art }
action-lose = Mettre « { $issue } » aux enchères
action-pass = Passer (définitif)
action-bid = Miser : { $force }
action-strategy = Choisir « { $strategy } »
action-switch = Prendre la tête { $nation_of }
action-award = Attribuer le dossier { $nation_to }

## Accords

action-offer = Préparer un accord avec { $nation_art }
action-give = Vous épuisez { $number } { $number ->
    [one] cube
   *[other] cubes
} : l’autre en récupère autant
action-ask = L’autre épuise { $number } { $number ->
    [one] cube
   *[other] cubes
} : vous en récupérez autant
action-no-influence = Pas d’influence dans cet accord
action-promise = Ajouter un engagement de votre part
action-demand = Demander un engagement
action-refrain = Inverser : le faire / ne pas le faire
action-about = Objet : { $topic }
action-back = Retour
action-propose = Proposer l’accord
action-scrap = Jeter le brouillon
action-withdraw = Retirer l’offre
action-accept-deal = Accepter l’accord { $nation_of }
action-refuse-deal = Refuser l’accord { $nation_of }

## Engagements

action-term-reclaim = Engagement : reprendre cubes et unités
action-term-demobilize = Engagement : démobiliser une unité
action-term-accept = Engagement : appliquer l’événement
action-term-decline = Engagement : ne pas appliquer l’événement
action-term-first = Engagement : choisir le premier effet
action-term-second = Engagement : choisir le second effet
action-term-put-cube = Engagement : poser un cube sur l’événement
action-term-no-cube = Engagement : ne pas poser de cube sur l’événement
action-term-draw = Engagement : piocher deux dossiers
action-term-plus-one = Engagement : ajouter 1 au dé
action-term-minus-one = Engagement : retirer 1 au dé
action-term-no-change = Engagement : ne pas modifier le dé
action-term-pass = Engagement : ne pas miser
action-term-pick-1 = Engagement : prendre la carte du dessus de la défausse
action-term-pick-2 = Engagement : prendre la deuxième carte de la défausse
action-term-pick-3 = Engagement : prendre la troisième carte de la défausse
action-term-place-on = Engagement : placer de l’influence sur « { $issue } »
action-term-settle = Engagement : régler « { $issue } »
action-term-deploy = Engagement : déployer ({ $space })
action-term-choose = Engagement : choisir « { $issue_option } »
action-term-fly = Engagement : choisir une escadre { $nation_of }
action-term-name = Engagement : désigner { $nation_art }
action-term-region = Engagement : choisir la région { $region }
action-term-reopen = Engagement : rouvrir « { $issue } »
action-term-advance = Engagement : faire venir « { $issue } » sur la table
action-term-call = Engagement : faire venir « { $event_card } »
action-term-hit = Engagement : diriger le soulèvement contre { $nation_art }
action-term-bid = Engagement : miser { $force }
action-term-keep = Engagement : garder « { $issue } »
action-term-lose = Engagement : mettre « { $issue } » aux enchères
action-term-send-out = Engagement : renvoyer « { $issue } » dans l’antichambre
action-term-bring-in = Engagement : faire venir « { $issue } » sur la table en échange
action-term-discard = Engagement : défausser « { $issue } »
action-term-strategy = Engagement : choisir « { $strategy } »
