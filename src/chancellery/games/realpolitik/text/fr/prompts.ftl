### Realpolitik : ce qu’on demande

prompt-lay-card = Choisissez une carte Action
    .why = tour { $turn } · en secret ; vous pouvez en changer tant que tous n’ont pas choisi
prompt-lay-two-cards = Choisissez une carte Action, et une pour l’Italie
    .why = tour { $turn } · en secret ; vous pouvez en changer tant que tous n’ont pas choisi
prompt-talk = Négociez
    .why = par la discussion ; rien de ce qui s’y dit n’engage · quand tous ont fini, chacun choisit en secret à qui proposer l’alliance
prompt-entreat = À quelle puissance proposer l’alliance ?
    .why = en secret · vous devenez alliées si elle vous la propose aussi ; vous êtes en guerre avec toutes les autres
    .entreat = { $power }
prompt-entreat-or-italy = Proposer l’alliance à une puissance, ou à l’Italie ?
    .why = en secret · une puissance qui vous la propose aussi devient votre alliée · l’Italie revient à la seule offre, ou à la plus forte mise
prompt-bid-for-italy = Combien miser pour contrôler l’Italie ?
    .why = de 0 à { $morale } points de moral · la plus forte mise l’emporte et se paie ; à égalité, le prestige décide
prompt-place-free-trains = { $trains ->
    [one] Construire encore une voie ferrée gratuite ?
   *[other] Construisez jusqu’à { $trains } voies ferrées gratuites
}
    .why = { $power } · mobilisation, sans frais
    .done = Plus de voie ferrée gratuite
prompt-allow-train = Autoriser une voie ferrée ({ $border }) ?
    .why = { $other_subject } le demande · votre frontière commune
    .yes = Autoriser cette voie
    .no = Refuser
prompt-place-generals = Placer des généraux, ou en retirer ?
    .why = { $power } · pas les deux · les achats viennent ensuite
    .done = Passer aux achats
prompt-purchase = { $money ->
    [one] { $money } pièce à dépenser
   *[other] { $money } pièces à dépenser
}
    .why = { $power } · une forteresse coûte 5, tout le reste 1 · l’argent non dépensé est perdu
    .done = { $money ->
        [one] Finir la mobilisation (perdre { $money } pièce)
       *[other] Finir la mobilisation (perdre { $money } pièces)
    }
prompt-lose-money = { $money ->
    [one] Perdre { $money } pièce ?
   *[other] Perdre { $money } pièces ?
}
    .why = { $power } · l’argent non dépensé est perdu à la fin de la mobilisation
    .yes = { $money ->
        [one] Finir (perdre { $money } pièce)
       *[other] Finir (perdre { $money } pièces)
    }
    .no = Continuer les achats
prompt-discard-down = { $cards ->
    [one] Défaussez une carte de bataille
   *[other] Défaussez { $cards } cartes de bataille
}
    .why = { $power } · limite de main : 7 à la fin d’une mobilisation
prompt-join-general = Quel général reçoit la garnison comme unité ?
    .why = { $power } · la garnison { $territory_de } doit partir
prompt-allow-stay = Le général { $territory_de } peut-il rester ?
    .why = { $other_subject }, votre nouvelle alliée · sinon, il se replie
    .yes = Le laisser rester
    .no = Le faire se replier
prompt-choose-envoy = Choisissez l’émissaire de ce mouvement
    .why = { $power } · il gagne aussitôt 1 point de moral et décide si vous avez d’autres séries
    .envoy = { $power }
prompt-move-generals = { $phase ->
    [0] Garnisons, rail, puis généraux
    [1] Encore le rail, ou vos généraux
   *[other] Déplacer un autre général ?
}
    .why = { $phase ->
        [0] { $power }, série { $round } · chaque étape ferme la précédente
        [1] { $power }, série { $round } · le premier déplacement ferme le rail
       *[other] { $power }, série { $round } · chaque général bouge une fois
    }
    .done = Finir la série { $round }
prompt-choose-ride = Où le train mène-t-il le général { $origin_de } ?
    .why = { $power } · par des voies qui se suivent
prompt-choose-forced-ride = Où le train mène-t-il le premier général ?
    .why = { $power } · deux de vos généraux ne peuvent rester ensemble { $origin_loc } · ou annulez le déplacement du second
prompt-allow-ride = Autoriser un trajet vers { $territory_art } ?
    .why = { $other_subject } le demande pour son général { $origin_de } · par vos voies ferrées
    .yes = Autoriser ce trajet
    .no = Refuser
prompt-choose-taker = Quel général reçoit l’unité ?
    .why = { $power } · du général { $origin_de }
prompt-allow-unit = Autoriser des unités vers { $territory_art } par vos voies ?
    .why = { $other_subject } demande à les envoyer { $origin_de } · pour cette série
    .yes = L’autoriser
    .no = Refuser
prompt-plan-move = Où va le général { $origin_de } ?
    .why = { $power } · vers un territoire voisin, par mer, ou jusqu’à { $steps } territoires en terre amie · il peut laisser une garnison
prompt-plan-forced-move = Où va le premier général ?
    .why = { $power } · deux de vos généraux ne peuvent rester ensemble { $origin_loc } · ou annulez le déplacement du second
prompt-plan-further = S’arrêter { $territory_loc }, ou continuer ?
    .why = { $power } · le général venu { $origin_de } · continuer en terre amie, ou laisser une garnison
prompt-plan-return = S’arrêter { $territory_loc }, ou continuer ?
    .why = { $power } · le général est revenu à son point de départ · continuer en terre amie, ou laisser une garnison
prompt-allow-move = Autoriser un passage sur vos terres ?
    .why = { $other_subject } le demande pour son général { $origin_de } · { $territories }
    .yes = Autoriser ce déplacement
    .no = Refuser
prompt-allow-sail = Autoriser un déplacement par mer ({ $territories }) ?
    .why = { $other_subject } le demande pour son général { $origin_de }
    .yes = Autoriser ce déplacement
    .no = Refuser
prompt-ask-for-round = { $round ->
    [2] Demander { $envoy_to } une deuxième série ?
   *[other] Demander { $envoy_to } une troisième série ?
}
    .why = { $power } · l’émissaire y gagne du moral s’il accepte · ou finissez le mouvement
    .done = Finir le mouvement
prompt-end-movement = Placer des garnisons chez vous ?
    .why = { $power } · avant la fin du mouvement
    .done = Finir le mouvement
prompt-grant-round = { $round ->
    [2] Accorder une deuxième série de mouvements ?
   *[other] Accorder une troisième série de mouvements ?
}
    .why = { $other_subject } vous le demande : vous êtes l’émissaire
    .yes = L’accorder (moral +{ $morale })
    .no = Refuser

## Batailles

prompt-choose-battle = Choisissez la prochaine bataille
    .why = { $power } · batailles à livrer : { $battles }
prompt-declare-support = { $named ->
    [0] { $side ->
        [attack] Appuyer l’attaque { $territory_loc } ?
       *[defence] Appuyer la défense { $territory_loc } ?
    }
   *[other] { $side ->
        [attack] Un autre général pour l’attaque { $territory_loc } ?
       *[defence] Un autre général pour la défense { $territory_loc } ?
    }
}
    .why = { $power } · un général en appui perd ensuite une unité ; chacune de ses unités permet une carte
    .done = { $named ->
        [0] Pas d’appui
       *[other] Pas d’autre appui
    }
prompt-choose-pile = Quel général joue une carte maintenant ?
    .why = { $power } · bataille { $territory_loc } · si vous passez, vous ne jouez plus dans cette bataille
prompt-play-card = { $morale ->
    [0] Jouer votre seule carte gratuite ?
   *[other] Jouer une carte ?
}
    .why = { $morale ->
        [0] { $power } · bataille { $territory_loc } · pour le général { $place_de }, sans moral
       *[other] { $power } · bataille { $territory_loc } · pour le général { $place_de } · 1 point de moral chacune, vous en avez { $morale }
    }{ $decided ->
        [won] {" "}· votre camp l’emporte quoi qu’on joue
        [lost] {" "}· votre camp perd quoi qu’on joue
       *[open] {""}
    }
    .count = { $slots ->
        [one] encore { $slots } carte
       *[other] encore { $slots } cartes
    }
prompt-choose-target = { $reveal ->
    [1] Dans quelle pile révéler une carte ?
   *[other] De quelle pile écarter une carte ?
}
    .why = { $reveal ->
        [1] votre 3 révèle une carte adverse
       *[other] votre 1 écarte une carte adverse
    }
prompt-choose-target-card = { $reveal ->
    [1] Quelle carte révéler ?
   *[other] Quelle carte écarter ?
}
    .why = { $power } ({ $territory }) · la carte 1 est la plus ancienne
prompt-rally = Ramener le général battu { $territory_loc } ?
    .why = { $power } · { $territory_art } est votre capitale
    .off-map = Le garder hors carte
prompt-retreat = Vers où se replie le général { $territory_de } ?
    .why = { $units ->
        [0] { $power } · il doit partir
        [one] { $power } · son unité n’est perdue que s’il sort de la carte
       *[other] { $power } · ses { $units } unités ne sont perdues que s’il sort de la carte
    }
    .off-map = { $units ->
        [0] Quitter la carte
        [one] Quitter la carte (1 unité perdue)
       *[other] Quitter la carte ({ $units } unités perdues)
    }
prompt-garrison-conquest = Laisser une garnison { $territory_loc } ?
    .why = { $power_subject } l’emporte · { $units ->
        [one] la garnison prend la dernière unité du général
       *[other] la garnison prend une des { $units } unités du général
    }
    .done = Ne pas laisser de garnison
why-no-general = Vous n’avez pas de général { $territory_loc }.
why-moved-already = Le général { $territory_de } a déjà bougé dans cette série.
why-no-way = Le général { $territory_de } n’a nulle part où aller.
why-not-next = { $territory } : pas de frontière avec { $place_art }, et aucune route maritime n’y mène.
why-ally-closed = { $territory } : sous contrôle { $power_de }, votre alliée, qui ne vous laisse pas entrer.
why-own-general = Un autre de vos généraux est { $territory_loc } et ne peut pas lui céder la place.
why-not-friendly = Un déplacement ne continue qu’en terre amie, sans général ennemi : pas { $territory_loc }.
why-two-steps = Un déplacement traverse { $steps } territoires au plus.
why-no-money = Vous avez { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
} : une forteresse coûte 5, tout le reste 1.
why-unit-needs-general = Les unités vont à vos généraux sur la carte : aucun { $territory_loc }, ou il est au complet.
why-no-retreat = Pas vers { $territory_art } : le repli va vers la terre la plus proche que vous contrôlez, sans autre de vos généraux ni général en guerre avec vous.
