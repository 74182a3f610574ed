### Versailles 1919 : la salle, et les réponses à la question principale


## L’influence

board-tied = égalité
board-leads-by = { $nation_subject } { $nation_code ->
    [US] mènent
   *[other] mène
} de { $ahead }
board-you-lead-by = Vous menez de { $ahead }
board-settle-or-add = · réglez, ou ajoutez
board-need = · encore { $cubes } pour mener
board-need-more = · { $cubes } pour mener, vous en avez { $has }
board-held-by = { $stars } étoiles, détenteur : { $nation }
board-pick-cost = { $cubes ->
    [0] gratuit
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}

## Le mur

water-indian_ocean = Océan Indien
board-regions = Les régions
board-regions-why = rouge : agitation · à droite : jet de soulèvement · disques : unités · drapeaux : dossiers gagnés
board-rolls = { $needed ->
    [0] calme
    [6] 6
   *[other] { $needed }–6
}
board-posts-title = Déployer une unité
board-posts-why = agitation alors · soulèvement sur
board-posts-now = { $unrest } · { $needed ->
    [0] calme
    [6] 6
   *[other] { $needed }–6
}
board-posts-cubes = cubes
board-posts-happiness = satisfaction
board-tracks = Pistes
board-units-short = { $units ->
    [0] aucune prête
    [one] { $units } prête
   *[other] { $units } prêtes
}, { $away ->
    [one] { $away } déployée
   *[other] { $away } déployées
}

## Ce qu’on peut faire d’un tour

board-deed-place = Placer de l’influence
board-deed-settle = Régler
board-deed-reclaim = Reprendre
board-deed-military = Militaire
board-deed-back = Retour
board-deed-how-place = ou touchez un dossier
board-deed-how-settle = ou touchez un dossier
board-deed-how-reclaim = cubes et unités reviennent
board-deed-how-military = ou déployez une unité : dans le tableau ou sur la carte
board-pick-settle = { $own ->
    [1] sera à vous
   *[other] pour { $name }
}
board-pick-place = { $cubes ->
    [0] vous menez
   *[other] { $cubes } pour mener
}
board-deed-can-place = { $cubes } cubes, { $issues ->
    [one] 1 dossier
   *[other] { $issues } dossiers
}
board-deed-can-place-few = pas assez : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
board-deed-can-place-bound = vous devez régler
board-deed-can-place-promised = exclu par une promesse
board-deed-can-place-taken = action faite
board-deed-can-settle = { $issues }
board-deed-can-settle-none = pas encore de cubes
board-deed-can-settle-promised = exclu par une promesse
board-deed-can-settle-taken = action faite
board-deed-can-reclaim = { $cubes ->
    [0] { $units ->
        [0] unités déployées
        [one] { $units } unité
       *[other] { $units } unités
    }
    [one] { $cubes } cube{ $units ->
        [0] {""}
        [one] {" "}et { $units } unité
       *[other] {" "}et { $units } unités
    }
   *[other] { $cubes } cubes{ $units ->
        [0] {""}
        [one] {" "}et { $units } unité
       *[other] {" "}et { $units } unités
    }
}
board-deed-can-reclaim-none = rien d’épuisé
board-deed-can-reclaim-bound = vous devez régler
board-deed-can-reclaim-promised = exclu par une promesse
board-deed-can-reclaim-taken = action faite
board-deed-can-military = { $deploys ->
    [0] démobiliser : satisfaction +{ $value }
   *[other] déployer ou démobiliser
}
board-deed-can-military-none = plus d’unités
board-deed-can-military-promised = exclu par une promesse
board-deed-can-military-taken = action faite

## Ce qu’une réponse changerait

board-shift-unrest = { $region } { $before } → { $after }{ $needed ->
    [0] , calme
    [6] , soulèvement sur 6
   *[other] , soulèvement sur { $needed }–6
}
board-shift-cubes = cubes { $before } → { $after }
board-shift-happiness = satisfaction { $before } → { $after }
board-shift-moods = satisfaction : { $moods }
board-becomes-discarded = { $count ->
    [one] { $issues } est défaussé
   *[other] { $issues } sont défaussés
}
board-for-you = Pour vous
board-for-you-mood = satisfaction de { $least } à { $most }
board-for-you-none = satisfaction inchangée
board-mood-range = { $same ->
    [1] { $least }
   *[other] de { $least } à { $most }
}
board-bid-way = force { $strength }{ $cubes ->
    [0] , mène aussitôt
    [one] , mène avec { $cubes } cube
   *[other] , mène avec { $cubes } cubes
}
