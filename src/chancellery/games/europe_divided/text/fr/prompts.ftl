### Europe Divided : ce qu’on demande

prompt-keep-advantages = Remettez une carte Avantage dans la pioche
    .why = vous en avez pioché trois et en gardez deux · le choix est secret
prompt-commit-cards = { $left ->
    [1] Choisissez votre deuxième carte Action
   *[other] Choisissez deux cartes Action
}
    .why = tour { $turn } · face cachée ; seul leur total d’initiative est annoncé
    .count = { $left ->
        [1] 2 sur 2
       *[other] 1 sur 2
    }
prompt-change-order = { $seat_subject } joue en premier. Changer l’ordre ?
    .why = totaux : Europe { $europe }, Russie { $russia } · vous pouvez jouer une carte Avantage qui fixe l’ordre
    .decline = Garder cet ordre
prompt-segment = { $cards ->
    [0] Autre chose avant de terminer vos actions ?
    [one] Utilisez votre deuxième carte
   *[other] Quelle carte utiliser en premier ?
}
    .why = { $late ->
        [nothing] la Russie a déjà joué : « { advantage-ae_us_sanctions } » n’empêcherait plus rien ce tour-ci
        [reactions] la Russie a déjà joué : « { advantage-ae_us_sanctions } » n’empêcherait que ses réactions à vos cartes
       *[none] { $cards ->
            [0] vos deux cartes sont jouées · cartes Avantage et déplacements gratuits en mer restent possibles
           *[other] vous pouvez d’abord jouer une carte Avantage ou un déplacement gratuit en mer
        }
    }
    .done = Terminer mes actions
prompt-use-card = Choisissez une action
    .why = une seule action par carte
prompt-place-influence = Où placer un dé pour { $bloc_art } ?
    .why = une région sans dé de ce bloc · il commence à 1 et coûte { $cost } crédits
prompt-increase-influence = { $value ->
    [one] Quel dé { $bloc_de } augmenter de 1 ?
   *[other] Quel dé { $bloc_de } augmenter, de { $value } au plus ?
}
    .why = un dé inférieur à 6
prompt-increase-by = De combien augmenter le dé { $bloc_de } { $region_loc } ?
    .why = il montre { $value }
prompt-add-influence = { $left ->
    [one] Augmentez un dé { $bloc_de } de { $value }
   *[other] Augmentez des dés { $bloc_de } de { $value } chacun
}
    .why = { $left ->
        [one] { $places ->
            [0] un dé présent sur la carte
           *[other] un nouveau dé coûte 2 crédits et commence à 1
        }
       *[other] dans des régions différentes
    }
    .count = { $left ->
        [one] le dernier
       *[other] jusqu’à { $left }
    }
    .decline = Ne pas utiliser l’effet
    .done = Aucune autre région
prompt-reduce-influence = Quel dé réduire de { $value } ?
    .why = jamais sous 1
    .decline = Ne pas utiliser l’effet
prompt-name-die = Choisissez un dé de l’UE
    .why = l’Europe paie { $cost } crédits, ou le dé baisse de 1
prompt-pay-or-lower = Payer { $cost } crédits, ou laisser baisser le dé { $bloc_de } ?
    .why = { $region } · il montre { $value } et ne passe jamais sous 1
    .pay = Payer { $cost } crédits
    .refuse = Laisser baisser le dé
prompt-build-army = Où lever l’armée ?
    .why = { $cost ->
        [0] elle ne coûte rien
       *[other] pour { $cost } crédits
    }
    .decline = Ne pas lever d’armée
prompt-choose-army = Quelle armée déplacer ?
    .why = { $most ->
        [0] le premier espace est gratuit, chaque espace de plus coûte 1 crédit
        [1] ce déplacement est gratuit
       *[other] { $most } espaces au plus chacune, gratuitement
    }
    .count = { $left ->
        [one] une armée
       *[other] jusqu’à { $left } armées
    }
    .decline = Ne rien déplacer
    .done = Ne plus rien déplacer
prompt-choose-destination = Où va l’armée qui est { $space_loc } ?
    .why = { $most ->
        [0] le premier espace est gratuit, chaque espace de plus coûte 1 crédit
        [1] ce déplacement est gratuit
       *[other] à { $most } espaces au plus
    }
prompt-place-fracture = Quelle région perd ses actions de l’UE ?
    .why = « { advantage-ar_fracture_eu } » · celles de la carte d’une région européenne, pour le reste de la partie
prompt-place-headlines = Choisissez une manchette
    .why = pour les manchettes à venir · les deux sont révélées ensemble ; elle revient au camp de son bandeau
why-has-die = { $bloc_subject } a déjà un dé { $region_loc } : il montre { $value }.
why-no-die = { $bloc_subject } n’a pas de dé { $region_loc }.
why-die-full = Le dé { $bloc_de } { $region_loc } montre { $value } et ne peut plus monter.
why-no-site = Cette carte ne permet de lever une armée qu’ici : { $names }.
why-no-army = Vous n’avez pas d’armée { $space_loc } qui puisse bouger.
why-too-far = { $most ->
    [0] Vous ne pouvez pas atteindre { $space_art } : vous avez { $money ->
        [0] 0 crédit
        [one] 1 crédit
       *[other] { $money } crédits
    }, et le chemin est fermé ou coûte plus.
    [1] Ce déplacement gratuit ne peut pas atteindre { $space_art }.
   *[other] Vous ne pouvez pas atteindre { $space_art } : c’est à plus de { $most } espaces, ou le chemin est fermé.
}
