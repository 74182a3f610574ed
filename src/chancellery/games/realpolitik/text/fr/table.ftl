### Realpolitik : la table. Ce qu’on peut choisir, ce qu’on demande, ce qui arrive, comment la partie finit

game-title = Realpolitik

## Options

option-talk = Un temps pour parler
    .help = À chaque phase de diplomatie, on discute avant de sceller les ouvertures, jusqu’à ce que tous soient prêts. En direct, ce temps s’achève au bout de trois minutes ; sinon, il dure autant que vous voulez.
    .rule = 7.1
option-limit = Arrêt après 60 tours
    .help = Pour les parties entre robots seulement : après 60 tours, la puissance qui a le plus d’influence l’emporte. Une personne joue sans cette limite.
    .rule = 4

## Fins de partie

ending-influence = 25 points d’influence ou plus à la fin d’un tour
ending-limit = le plus d’influence après 60 tours

## Autorisations

permission-enter = Entrer dans mes territoires
permission-rails = Emprunter mes voies ferrées
permission-lanes = Emprunter mes routes maritimes
permission-build = Voies ferrées sur notre frontière
permission-stay = Rester chez moi quand nous nous allions

mode-always = toujours
mode-ask = demander
mode-never = jamais

grant-enter_always = { permission-enter } : { mode-always }
grant-enter_ask = { permission-enter } : { mode-ask }
grant-enter_never = { permission-enter } : { mode-never }
grant-rails_always = { permission-rails } : { mode-always }
grant-rails_ask = { permission-rails } : { mode-ask }
grant-rails_never = { permission-rails } : { mode-never }
grant-lanes_always = { permission-lanes } : { mode-always }
grant-lanes_ask = { permission-lanes } : { mode-ask }
grant-lanes_never = { permission-lanes } : { mode-never }
grant-build_always = { permission-build } : { mode-always }
grant-build_ask = { permission-build } : { mode-ask }
grant-build_never = { permission-build } : { mode-never }
grant-stay_always = { permission-stay } : { mode-always }
grant-stay_ask = { permission-stay } : { mode-ask }
grant-stay_never = { permission-stay } : { mode-never }

## Actions

action-done = Terminé
action-yes = Oui
action-no = Non
action-lay = Poser { $action_card }
action-lay-italy = Poser { $action_card } pour l’Italie
action-permit = { $grant }
action-entreat = Faire une ouverture { $power_to }
action-bid = Miser { $number }
action-train = Voie ferrée { $border }
action-place = Placer un général { $territory_loc }
action-withdraw = Retirer le général { $territory_loc }
action-unit = Une unité pour le général { $territory_loc }
action-fortress = Une forteresse { $territory_loc }
action-buy-card = Une carte de bataille
action-buy-morale = Un point de moral
action-discard = Défausser un { $number }
action-envoy = Prendre { $power_art } pour émissaire
action-disband = Dissoudre la garnison { $territory_loc }
action-ride = Le général { $territory_loc } prend le train
action-send = Envoyer par rail une unité du général { $territory_loc }
action-march = Déplacer le général { $territory_loc }
action-go = Vers { $territory_art }
action-sail = Par mer vers { $territory_art }
action-garrison = Mettre une garnison { $territory_loc }
action-halt = S’arrêter ici
action-take-back = Reprendre le mouvement
action-ask-round = Demander une autre série
action-battle = Bataille { $territory_loc }
action-support = Appui du général { $territory_loc }
action-commit = Une carte pour le général { $territory_loc }
action-play = Jouer un { $number } face cachée
action-play-to-discard = Jouer un 1 face visible : défausser une carte adverse
action-play-to-reveal = Jouer un 3 face visible : découvrir une carte adverse
action-target = Pile du { $general }
action-card = Carte { $number }
action-pass = Passer
action-capital = Dans la capitale
action-off-map = Hors carte
action-retreat = Se replier vers { $territory_art }
action-join = Une unité pour le général { $territory_loc }
action-ready = Passer au choix

## Consignes

prompt-lay-card = Tour { $turn } : posez une de vos cartes Action. Vous pouvez en changer tant que tous n’ont pas choisi.
prompt-lay-two-cards = Tour { $turn } : posez une de vos cartes Action et une pour l’Italie. Vous pouvez en changer tant que tous n’ont pas choisi.
prompt-talk = Le temps des pourparlers : promettez, menacez, écoutez. Quand tous seront prêts, les ouvertures se scelleront.
prompt-entreat = À qui donner votre marqueur Alliance ? Qui vous choisit aussi devient votre allié ; avec les autres, c’est la guerre.
prompt-entreat-or-italy = À qui donner votre marqueur Alliance ? Une puissance qui vous choisit aussi devient votre alliée ; l’Italie revient à son seul prétendant, ou à la plus forte mise.
prompt-bid-for-italy = D’autres courtisent aussi l’Italie. Combien de vos { $morale } points de moral misez-vous ? Seul le gagnant paie.
prompt-place-free-trains = { $trains ->
    [one] { $power } : placez encore une voie ferrée gratuite, ou terminez.
   *[other] { $power } : placez jusqu’à { $trains } voies ferrées gratuites.
}
prompt-allow-train = { $other_subject } veut poser une voie ferrée { $border }. L’autoriser ?
prompt-place-generals = { $power } : placez des généraux sur la carte, ou retirez-en ; pas les deux.
prompt-purchase = { $money ->
    [one] { $power } : 1 pièce à dépenser. Tout coûte 1, une forteresse 5. Ce qui reste est perdu.
   *[other] { $power } : { $money } pièces à dépenser. Tout coûte 1, une forteresse 5. Ce qui reste est perdu.
}
prompt-discard-down = { $cards ->
    [one] { $power } : sept cartes de bataille au plus. Défaussez-en une.
   *[other] { $power } : sept cartes de bataille au plus. Défaussez-en { $cards }.
}
prompt-join-general = { $power } : la garnison { $territory_loc } est levée. Quel général la reprend comme unité ?
prompt-allow-stay = { $other_subject }, votre nouvelle alliée, a un général { $territory_loc }. Peut-il rester ?
prompt-choose-envoy = { $power } : choisissez l’émissaire de votre mouvement. Il gagne aussitôt 1 point de moral.
prompt-move-generals = { $phase ->
    [0] { $power }, série { $round } : dissolvez des garnisons, utilisez le rail, puis déplacez vos généraux.
    [1] { $power }, série { $round } : utilisez encore le rail, ou déplacez vos généraux.
   *[other] { $power }, série { $round } : déplacez un autre général, ou terminez la série.
}
prompt-choose-ride = { $power } : où le train mène-t-il le général { $origin_loc } ?
prompt-choose-forced-ride = { $power } : deux de vos généraux sont { $origin_loc }. Où le train mène-t-il celui qui s’y trouvait ?
prompt-allow-ride = { $other_subject } veut envoyer son général { $origin_loc } par vos voies ferrées vers { $territory_art }. L’autoriser ?
prompt-choose-taker = { $power } : quel général reçoit une unité du général { $origin_loc } ?
prompt-allow-unit = { $other_subject } veut envoyer une unité { $origin_de } vers { $territory_art } par vos voies ferrées. L’autoriser ?
prompt-plan-move = { $power } : où va le général { $origin_loc } ? Il peut laisser une garnison.
prompt-plan-forced-move = { $power } : deux de vos généraux sont { $origin_loc }. Où va celui qui s’y trouvait ?
prompt-plan-further = { $power } : le général venu { $origin_de } est { $territory_loc }. S’arrêter, laisser une garnison, ou continuer en terre amie ?
prompt-allow-move = { $other_subject } veut déplacer son général { $origin_loc } ; il passera par : { $territories }. L’autoriser ?
prompt-allow-sail = { $other_subject } veut déplacer son général { $origin_loc } par mer ; destination : { $territories }. L’autoriser ?
prompt-ask-for-round = { $round ->
    [2] { $power } : demander { $envoy_to } une deuxième série, ou terminer le mouvement ?
   *[other] { $power } : demander { $envoy_to } une troisième série, ou terminer le mouvement ?
}
prompt-end-movement = { $power } : mettez des garnisons chez vous, ou terminez le mouvement.
prompt-grant-round = { $round ->
    [2] { $other_subject } demande une deuxième série de mouvements. L’accorder et gagner { $morale } points de moral ?
   *[other] { $other_subject } demande une troisième série de mouvements. L’accorder et gagner { $morale } points de moral ?
}

## Événements

event-turn-began = Tour { $turn }.
event-action-revealed = { $power_subject } a posé { $action_card }.
event-permission-changed = { $power_subject } fait savoir à son allié : { $grant }.
event-money-gained = { $money ->
    [one] { $power_subject } reçoit { $money } pièce.
   *[other] { $power_subject } reçoit { $money } pièces.
}
event-morale-changed = { $power } : moral { SIGNED($change) }, désormais { $morale }.
event-influence-gained = { $gained ->
    [one] { $power_subject } gagne { $gained } point d’influence et en a { $influence }.
   *[other] { $power_subject } gagne { $gained } points d’influence et en a { $influence }.
}
event-cards-drawn = { $cards ->
    [one] { $power_subject } pioche une carte de bataille.
   *[other] { $power_subject } pioche { $cards } cartes de bataille.
}
event-cards-taken = Cartes piochées ({ $power }) : { $values }.
event-deck-shuffled = { $power } : les cartes de bataille défaussées sont mélangées et forment une nouvelle pioche.
event-train-built = { $power_subject } pose une voie ferrée : { $border }.
event-general-placed = { $power_subject } place un général { $territory_loc }.
event-general-withdrawn = { $power_subject } retire son général { $territory_loc }.
event-unit-bought = { $power_subject } achète une unité pour le général { $territory_loc }.
event-fortress-built = { $power_subject } bâtit une forteresse { $territory_loc }.
event-card-bought = { $power_subject } achète une carte de bataille.
event-morale-bought = { $power_subject } achète du moral et en a { $morale }.
event-money-lost = { $money ->
    [one] { $power_subject } perd { $money } pièce dans la corruption.
   *[other] { $power_subject } perd { $money } pièces dans la corruption.
}
event-card-discarded = { $power_subject } défausse un { $value }.
event-cards-returned = { $power_subject } reprend toutes ses cartes Action.
event-marker-moved = Le marqueur de diplomatie monte d’un cran : { $box }.
event-diplomacy-began = Phase de diplomatie.
event-entreaty-revealed = { $power_subject } a fait une ouverture { $other_to }.
event-alliance-formed = { $power_subject } et { $other_art } se sont choisies : les voici alliées.
event-alliance-kept = { $power_subject } et { $other_art } restent alliées.
event-alliance-broken = L’alliance { $power_de } et { $other_de } est rompue.
event-bid-revealed = { $power_subject } mise { $morale } de moral pour l’Italie.
event-italy-controlled = { $power_subject } contrôle l’Italie jusqu’à la prochaine phase de diplomatie.
event-garrison-joined = La garnison { $power_de } { $territory_loc } devient une unité du général { $joined_loc }.
event-garrison-paid = La garnison { $power_de } { $territory_loc } devient 1 pièce.
event-stay-granted = { $power_subject } laisse rester { $territory_loc } le général { $other_de }.
event-stay-refused = { $power_subject } ne laisse pas rester { $territory_loc } le général { $other_de }.
event-lot-cast = Forces égales { $territory_loc } : { $power_art } lance { $die }, { $other_art } { $other_die }.
event-movement-began = { $power_subject } se met en mouvement.
event-envoy-chosen = { $power_subject } prend { $envoy_art } pour émissaire.
event-no-envoy = Aucune puissance ne peut être l’émissaire { $power_de } : une seule série.
event-round-requested = { $power_subject } demande la série { $round }.
event-round-granted = { $power_subject } accorde la série { $round }.
event-round-refused = { $power_subject } refuse la série { $round }.
event-round-began = { $power } : série { $round }.
event-movement-ended = { $power_subject } a fini son mouvement.
event-garrison-disbanded = { $power_subject } dissout sa garnison { $territory_loc }.
event-garrison-placed = { $power_subject } met une garnison { $territory_loc }.
event-general-rode = Un général { $power_de } prend le train { $origin_de } vers { $territory_art }.
event-unit-sent = Une unité { $power_de } prend le train { $origin_de } vers { $territory_art }.
event-general-moved = Le général { $power_de } { $origin_loc } se déplace : { $territories }.
event-general-sailed = Le général { $power_de } { $origin_loc } gagne par mer { $territory_art }.
event-move-taken-back = Le général { $power_de } revient { $origin_de } vers { $territory_art }.
event-consent-given = { $power_subject } donne son accord { $other_to }.
event-consent-refused = { $power_subject } refuse son accord { $other_to }.
