### Versailles 1919 : la page


## Le plateau

board-titled = { $title } : { $text }
board-world = Monde
board-either-squadron = Escadre britannique ou américaine
board-either-squadron-short = Escadre R.-U. ou É.-U.
board-waiting-room = Antichambre
board-waiting-room-why = on peut y placer de l’influence, pas encore régler
board-choice = Dossiers au choix
board-table = Sur la table
board-table-why = deux dossiers à régler, et l’événement qui suit
board-nobody-leads = personne en tête
board-decides = décision : { $nation }
board-takes-cube = peut recevoir 1 cube
board-issue-deck = Pioche des dossiers
board-event-deck = Pioche des événements
board-game-end-after = carte de fin après { $cards } autres
board-discards = Défausse ({ $cards }) ; les trois premières cartes coûtent 0, 1 et 2 cubes
board-unrest = Agitation
board-unrest-why = soulèvement à partir de ce jet
board-happiness = Satisfaction
board-happiness-why = unités par zone ; Japon et Italie signent à { $signs }+
board-demobilized = Démobilisées
board-demobilized-why = case libre la plus haute : autant de satisfaction

## Bulles

board-issue-worth = { $stars } étoiles, { $region }
board-has-cubes = { $nation } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
board-to-lead = il vous faut { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} de plus pour être en tête
board-no-military = seule l’influence peut y être misée
board-crisis-was = Sa crise (déjà appliquée) : { $text }
board-space-effect = une unité placée ici rend { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} et coûte { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} de satisfaction
board-space-modifies = elle modifie les dés de soulèvement et compte double aux enchères
board-space-doubles = elle compte double aux enchères
board-unit-of = une unité { $nation_of }
board-target = peut être choisi

## Panneaux

board-bids-for = Enchères : { $issue }
board-passed = a passé
board-binding = Lié par un accord

## Accords

board-deals = { $count ->
    [0] Accords
   *[other] Accords { $count }
}
board-settled = Réglés { $count }
board-deal-cubes = { $giver } : { $cubes ->
    [one] { $cubes } cube épuisé, 1 récupéré
   *[other] { $cubes } cubes épuisés, autant de récupérés
} par { $taker_art }
board-deal-waits = attend une réponse
board-deal-impossible = impossible à exécuter maintenant
board-deal-draft = Votre brouillon pour { $partner_art }
board-deal-adding = Engagement ({ $nation }) : …
board-deal-adding-not = Engagement à ne pas faire ({ $nation }) : …
board-in-force = En vigueur jusqu’à la fin du tour
board-deals-why = Ce qu’un accord prévoit pour ce tour est obligatoire. Ce qui se dit des tours suivants n’engage pas.

## Places

board-available = Disponibles
board-exhausted = Épuisés
board-units = Unités : { $away } déployées, { $units } disponibles, { $exhausted } épuisées, { $home } démobilisées
board-automated = automatique
board-led-by-turn = dirigés par le joueur dont c’est le tour
board-strategies-why = Les cartes de stratégie se choisissent après le premier soulèvement.
board-points-now = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
board-strategies = Stratégies
board-icons = Icônes
board-figure-points = Points
board-figure-strength = Force

## Textes

board-headline-set-up = Choix des nations
board-headline = Tour { $turn } · { $nation } · { $settled ->
    [one] { $settled } réglé
   *[other] { $settled } réglés
}
# À combien de cartes est la fin et qui mène, aussi court qu’il le faut sur un téléphone
board-end-deck = { $least ->
    [0] { $most ->
        [0] fin à la prochaine carte
        [one] fin dans { $most } carte au plus
       *[other] fin dans { $most } cartes au plus
    }
   *[other] { $same ->
        [1] { $least ->
            [one] fin dans { $least } carte
           *[other] fin dans { $least } cartes
        }
       *[other] fin dans { $least } à { $most } cartes
    }
}
board-end-waiting = la fin attend
board-end-table = la fin est sur la table
board-end-settled = la fin est réglée
board-standing-watched = en tête : { $nation } { $points }
board-standing-behind = { $place ->
    [1] 1re
   *[other] { $place }e
} sur { $players }, { $nation } { $points }
board-standing-leading = { $ahead ->
    [0] 1re sur { $players }, { $nation } { $points }
   *[other] vous menez de { $ahead }
}
board-headline-solo = Tour { $turn } · { $nation } · { $points ->
    [one] { $points } point sur { $goal }
   *[other] { $points } points sur { $goal }
}
board-turn = Tour { $turn }, { $nation }
odds-uprising = { $faces ->
    [one] soulèvement : { $faces } chance sur { $all }
   *[other] soulèvement : { $faces } chances sur { $all }
}
board-odds = { $chances ->
    [one] { $chances } chance sur 6 de soulèvement.
   *[other] { $chances } chances sur 6 de soulèvement.
}
board-odds-quiet = calme
board-odds-uprising = soulèvement
board-nobody-wins = L’objectif est manqué
board-wins = Victoire : { $nations }
board-scores = Points : { $scores }.
board-text-issue = Dossier
board-text-stars = Étoiles
board-text-region = Région
board-text-cubes = Cubes
board-text-leader = En tête
board-text-options = Options
board-text-events = Événements
board-text-event = Événement
board-text-effect = Effet
board-text-unrest = Agitation
board-text-keg = Poudrière
board-text-needed = Jet
board-text-units = Unités
board-text-issues = Dossiers
board-text-powers = Puissances
board-text-nation = Nation
board-text-available = Disponibles
board-text-exhausted = Épuisés
board-text-happiness = Satisfaction
board-text-points = Points
board-text-settled = Dossiers réglés
board-text-option = Option
board-text-space = Place
