### Realpolitik : le plateau dans un navigateur

## Où en est la partie

board-titled = { $title } : { $text }
board-turn = Tour { $turn }
board-headline = { $phase ->
    [cards] Tour { $turn } · cartes Action
    [opening] Avant le tour 1 · diplomatie
    [diplomacy] Tour { $turn } · diplomatie
    [mobilisation] Tour { $turn } · mobilisation
   *[none] Tour { $turn }
}
board-headline-movement = Tour { $turn } · mouvement, série { $round } · émissaire : { $envoy }
# La même chose, aussi court qu’il le faut sur un téléphone
board-where-battle = Tour { $turn } · bataille
board-where-movement = Tour { $turn } · mouvement
board-headline-movement-alone = Tour { $turn } · mouvement sans émissaire
board-headline-battle = Tour { $turn } · bataille { $territory_loc }
board-wins = { $powers_count ->
    [one] Victoire { $power_de }
   *[other] Victoire : { $powers }
}
board-scores = Influence : { $scores }.
board-figure-influence = Influence
board-figure-morale = Moral
board-figure-money = Pièces
board-figure-cards = Cartes

## Territoires

board-home = { $capital ->
    [1] territoire national { $power_de }, capitale
   *[0] territoire national { $power_de }
}
board-disputed = disputé : { $powers }
board-undisputed = non disputé
board-worth-home = { $value ->
    [one] Rapporte { $value } pièce { $power_to }, { $value } point d’influence à toute autre puissance qui le contrôle
   *[other] Rapporte { $value } pièces { $power_to }, { $value } points d’influence à toute autre puissance qui le contrôle
}
board-worth-disputed = { $value ->
    [one] { $value } point d’influence pour { $powers }, { $value } pièce pour les autres
   *[other] { $value } points d’influence pour { $powers }, { $value } pièces pour les autres
}
board-worth-undisputed = { $value ->
    [one] Rapporte { $value } pièce à la puissance qui le contrôle
   *[other] Rapporte { $value } pièces à la puissance qui le contrôle
}
board-value-influence = influence { $value }
board-value-money = { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}
board-held-by-nobody = Sans contrôle : il y faut une garnison
board-held = { $by ->
    [fortress] { $power_subject } le contrôle avec une garnison dans une forteresse
    [garrison] { $power_subject } le contrôle avec une garnison
   *[home] { $power_subject } le contrôle : c’est chez elle, sans garnison étrangère
}
board-control = contrôlé par { $power_art }
board-garrison = garnison { $power_de }
board-fortress = forteresse
board-army = { $units ->
    [0] { $general } sans unité
    [one] { $general } avec { $units } unité
   *[other] { $general } avec { $units } unités
}
board-units = { $units ->
    [0] sans unité
    [one] { $units } unité
   *[other] { $units } unités
}
board-stand-here = Ici : { $generals }
board-base = Défense ({ $powers }) : force { $strength } avant appuis et cartes
board-rails = Voies ferrées vers : { $territories }
board-lane = Route maritime { $power_de } vers { $territory_art }
board-battle-here = bataille
board-target = cible possible
board-chosen = choisi
board-touched = dernier coup

## Frontières et généraux

board-train-there = une voie ferrée passe cette frontière
board-no-train = aucune voie ferrée ne passe cette frontière
board-border-between = De part et d’autre : { $powers }
board-trains-left = { $trains ->
    [one] { $trains } voie ferrée en réserve
   *[other] { $trains } voies ferrées en réserve
}
board-general-at = { $units ->
    [0] { $territory_loc } sans unité : force { $strength }
    [one] { $territory_loc } avec { $units } unité : force { $strength }
   *[other] { $territory_loc } avec { $units } unités : force { $strength }
}
board-general-where = { $units ->
    [0] { $territory_loc }, sans unité
    [one] { $territory_loc }, { $units } unité
   *[other] { $territory_loc }, { $units } unités
}
board-general-cards = { $units ->
    [0] Ne joue pas de carte de bataille : chacune demande une unité
    [one] Peut jouer { $units } carte de bataille par bataille, une par unité
   *[other] Peut jouer { $units } cartes de bataille par bataille, une par unité
}
board-general-moved = a déjà bougé dans cette série

## Cartes

board-brief-taxation = L’argent de vos territoires
board-brief-mobilisation = Unités, cartes, voies ferrées
board-brief-gain_influence = L’influence des terres prises
board-brief-dispatch = Cartes reprises, diplomatie plus proche
board-brief-movement = Tous vos généraux marchent
board-action-taxation = Des pièces pour chaque territoire que vous contrôlez : vos territoires nationaux, les non disputés, et les disputés sans votre rayure.
board-action-mobilisation = Jusqu’à { $trains } voies ferrées gratuites ; 1 carte de bataille par général hors carte ; placer ou retirer des généraux ; acheter unités, voies ferrées, cartes, moral, forteresses. L’argent non dépensé est perdu.
board-action-gain_influence = De l’influence pour chaque territoire national d’une autre puissance et chaque territoire disputé qui porte votre rayure, si vous les contrôlez.
board-action-dispatch = Le marqueur de diplomatie monte d’une case ; toutes vos cartes Action reviennent.
board-action-movement = Choisissez un émissaire, prenez le train, jouez une série. L’émissaire peut en accorder une deuxième et une troisième.
board-battle-short = bataille
board-battle-won = gagne
board-battle-lost = perd
board-battle-cards = { $count ->
    [one] Carte de bataille
   *[other] { $count } cartes de bataille
}
board-ability-discard = Force { $strength }. Jouée visible, elle écarte une carte d’une pile adverse.
board-ability-home_ground = Force { $strength } ; { $home } si vous-même (non votre allié) contrôliez le territoire attaqué au début de la bataille.
board-ability-reveal = Force { $strength }. Jouée visible, elle révèle une carte d’une pile adverse.
board-ability-pair = Force { $strength }. Deux dans une même pile valent { $bonus } de plus.
board-ability-risk = Force { $strength }. { $loss ->
    [one] Si votre camp perd, elle vous coûte { $loss } point de moral de plus.
   *[other] Si votre camp perd, elle vous coûte { $loss } points de moral de plus.
}
board-do-lay = La jouer
board-do-lay-italy = La jouer pour l’Italie
board-do-play = La jouer face cachée
board-do-discard = En défausser une
board-do-play-to-discard = Visible : écarter une carte
board-do-play-to-reveal = Visible : révéler une carte
board-sealed = Choix fait : vous pouvez en changer tant que tous n’ont pas choisi.
board-sealed-short = Choix fait

## Puissances et pistes

board-influence = Influence : { $victory } met fin à la partie
board-morale = Moral
board-prestige = Prestige
board-status = Relations diplomatiques
board-pair-war = En guerre
board-pair-alliance = Alliance
board-pair-controls = Contrôle
board-pair-war-said = { $power_subject } et { $other_art } sont en guerre
board-pair-alliance-said = { $power_subject } et { $other_art } sont alliées
board-pair-controls-said = { $power_subject } contrôle { $other_art }
board-all-at-war = Toutes les puissances sont en guerre.
board-rest-at-war = Toutes les autres sont en guerre.
board-ally = alliée
board-alliance-with = Votre alliance avec { $power_art }
board-alliance-means = Vous ne pouvez pas vous attaquer. Avec l’accord de l’autre, chacune entre sur ses terres et emprunte ses voies ferrées et ses routes maritimes. L’alliance prend fin si, en phase de diplomatie, vous ne vous choisissez plus l’une l’autre.
board-diplomacy-track = Piste de diplomatie
board-box = { $box ->
    [0] Départ
   *[other] { $box ->
        [3] Diplomatie
       *[other] Case { $box }
    }
}
board-laid-hidden = jouée, cachée
board-laid-choosing = choisit
board-talk-choosing = négocie
board-talk-hidden = a fini de négocier
board-offer-choosing = choisit un allié
board-bid-choosing = mise
board-offer-hidden = offre faite
board-bid-hidden = mise faite
board-own-offer = offre { $power_to }
board-own-bid = mise { $morale }
board-minor-free = Puissance mineure, sous aucun contrôle
board-minor-of = Puissance mineure, contrôlée par { $power_art }

## Réserve

board-supply = Réserve
board-supply-tokens = Jetons en réserve
board-supply-deck = Pioche
board-supply-discards = Défausse
board-fortresses-left = { $fortresses ->
    [one] { $fortresses } forteresse en réserve
   *[other] { $fortresses } forteresses en réserve
}

## Batailles

board-battle-title = Bataille { $territory_loc }
board-decided-won = Votre camp gagne quoi qu’on joue.
board-decided-lost = Votre camp perd quoi qu’on joue.
board-side-attack = Attaque
board-side-defence = Défense
board-base-strength = Force sans cartes
board-with-open = Avec les cartes visibles
board-total = Total
board-role-fights = { $territory_loc }
board-role-supports = en appui, { $territory_loc }
board-role-beaten = battu
board-passed = { $power_subject } a passé
board-no-morale = { $power_subject } est sans moral : une carte gratuite
board-your-turn = À vous
board-turn-of = En attente : { $power }
board-card-hidden = une carte face cachée
board-card-open = { $value } face visible
board-card-own = votre { $value } face cachée
board-card-place = Carte { $place }
board-attack-won = L’attaque réussit.
board-defence-won = L’attaque est repoussée.
board-draw = Bataille indécise : les attaquants se replient.
board-struck = écartée
board-report = Nouvelles du front
board-strengths = { $attack } contre { $defence }.
board-close = Fermer
board-fold = Réduire
board-unfold = Tout afficher

## Autorisations et mises

board-permissions = Ce que votre allié peut faire
board-permissions-answer = Ou fixer la réponse une fois pour toutes
board-bid = Moral misé pour l’Italie

## Le plateau en tableaux

board-text-powers = Puissances, par ordre de prestige
board-text-power = Puissance
board-text-prestige = Prestige
board-text-influence = Influence
board-text-morale = Moral
board-text-money = Pièces
board-text-cards = Cartes de bataille
board-text-ally = Allié
board-text-action = Carte Action
board-text-minor = { $power } (puissance mineure)
board-text-disputed = Territoires disputés
board-text-undisputed = Territoires non disputés
board-text-home = Territoires nationaux { $power_de }
board-text-territory = Territoire
board-text-value = Valeur
board-text-control = Contrôlé par
board-text-garrison = Garnison
board-text-generals = Généraux
board-text-trains = Voies ferrées vers
board-text-neighbours = Voisins
board-text-sites = Frontières où poser une voie ferrée
board-text-border = Frontière
board-text-strengths = { $attack } contre { $defence } avant les cartes
board-text-general = Général
board-text-side = Camp
board-text-units = Unités
board-text-cards-played = Cartes
board-text-answers = Réponses
board-text-answer = Réponse

## Les eaux de la carte

water-gulf_of_lion = Golfe du Lion
water-adriatic_sea = Mer Adriatique
water-tyrrhenian_sea = Mer Tyrrhénienne
water-north_sea = Mer du Nord
water-bay_of_biscay = Golfe de Gascogne
water-baltic_sea = Mer Baltique

## La une d’une partie terminée : le titre pour chaque fin

front-score = L’influence, tour par tour
score-action = Gain d’influence
score-battles = Généraux battus
front-tally = Influence
front-influence = Première des puissances : { $winner }
front-limit = Soixante tours ; en tête : { $winner }
front-resignation = { $count ->
    [one] Une puissance se retire ; reste : { $winner }
   *[other] Une puissance se retire ; restent : { $winner }
}
front-time-out = { $count ->
    [one] Temps écoulé ; reste : { $winner }
   *[other] Temps écoulé ; restent : { $winner }
}
board-then-battle = une bataille
board-then-won = vous gagnez quoi qu’il advienne
board-then-lost = vous perdez quoi qu’il advienne
board-then-strength = { $own } contre { $other }{ $hidden ->
    [0] {""}
    [one] , 1 carte cachée
   *[other] , { $hidden } cartes cachées
}
board-chip-battle = bataille
board-then-money = pièces { $old } → { $value }
board-then-morale = moral { $old } → { $value }
