### Realpolitik : ce qu’on demande

prompt-lay-card = Tour { $turn } : choisissez une carte Action. Vous pouvez en changer tant que tous n’ont pas choisi.
prompt-lay-two-cards = Tour { $turn } : choisissez une carte Action et une pour l’Italie. Vous pouvez en changer tant que tous n’ont pas choisi.
prompt-talk = Négociation : utilisez la discussion ; rien de ce qui s’y dit n’engage. Ensuite, chacun choisira en secret à qui proposer l’alliance.
prompt-entreat = Proposez l’alliance à une puissance. Si elle vous la propose aussi, vous voilà alliées ; avec toutes les autres, c’est la guerre.
prompt-entreat-or-italy = Proposez l’alliance à une puissance ou à l’Italie. Une puissance qui vous la propose aussi devient votre alliée ; l’Italie revient à la seule offre, ou à la plus forte mise.
prompt-bid-for-italy = Misez de 0 à { $morale } points de moral pour contrôler l’Italie. La plus forte mise l’emporte et se paie ; à égalité, le prestige décide.
prompt-place-free-trains = { $trains ->
    [one] { $power } : vous pouvez placer encore une voie ferrée gratuite.
   *[other] { $power } : vous pouvez placer jusqu’à { $trains } voies ferrées gratuites.
}
    .done = Plus de voie ferrée gratuite
prompt-allow-train = { $other_subject } demande à construire une voie ferrée sur votre frontière commune { $border }. L’autoriser ?
    .yes = Autoriser cette voie
    .no = Refuser
prompt-place-generals = { $power } : vous pouvez placer des généraux sur la carte, ou en retirer, pas les deux. Les achats viennent ensuite.
    .done = Passer aux achats
prompt-purchase = { $money ->
    [one] { $power } : 1 pièce à dépenser. Une forteresse coûte 5, tout le reste 1. Ce qui reste est perdu.
   *[other] { $power } : { $money } pièces à dépenser. Une forteresse coûte 5, tout le reste 1. Ce qui reste est perdu.
}
    .done = { $money ->
        [one] Finir la mobilisation (perdre 1 pièce)
       *[other] Finir la mobilisation (perdre { $money } pièces)
    }
prompt-lose-money = { $money ->
    [one] { $power } : 1 pièce n’est pas dépensée et serait perdue. Finir quand même la mobilisation ?
   *[other] { $power } : { $money } pièces ne sont pas dépensées et seraient perdues. Finir quand même la mobilisation ?
}
    .yes = { $money ->
        [one] Finir (perdre 1 pièce)
       *[other] Finir (perdre { $money } pièces)
    }
    .no = Continuer les achats
prompt-discard-down = { $cards ->
    [one] { $power } : sept cartes de bataille au plus. Défaussez-en une.
   *[other] { $power } : sept cartes de bataille au plus. Défaussez-en { $cards }.
}
prompt-join-general = { $power } : la garnison { $territory_de } se retire. Quel général la reçoit comme unité ?
prompt-allow-stay = { $other_subject }, votre nouvelle alliée, a un général { $territory_loc }. Peut-il rester ? Sinon, il se replie.
    .yes = Le laisser rester
    .no = Le faire partir
prompt-choose-envoy = { $power } : choisissez l’émissaire de ce mouvement. Il gagne aussitôt 1 point de moral et dira si vous avez d’autres séries.
prompt-move-generals = { $phase ->
    [0] { $power }, série { $round } : vous pouvez dissoudre des garnisons, puis utiliser le rail, puis déplacer vos généraux. Chaque étape ferme la précédente.
    [1] { $power }, série { $round } : utilisez encore le rail, ou déplacez vos généraux. Le premier déplacement ferme le rail.
   *[other] { $power }, série { $round } : déplacez un autre général, ou finissez la série.
}
    .done = Finir la série { $round }
prompt-choose-ride = { $power } : où le train mène-t-il le général { $origin_de } ?
prompt-choose-forced-ride = { $power } : deux de vos généraux ne peuvent rester ensemble { $origin_loc }. Choisissez où le train mène le premier, ou annulez le déplacement du second.
prompt-allow-ride = { $other_subject } demande à envoyer son général { $origin_de } vers { $territory_art } par vos voies ferrées. L’autoriser ?
    .yes = Autoriser ce trajet
    .no = Refuser
prompt-choose-taker = { $power } : quel général reçoit une unité du général { $origin_de } ?
prompt-allow-unit = { $other_subject } demande à envoyer des unités { $origin_de } vers { $territory_art } par vos voies ferrées. L’autoriser pour cette série ?
    .yes = L’autoriser
    .no = Refuser
prompt-plan-move = { $power } : où va le général { $origin_de } ? Il peut laisser une garnison.
prompt-plan-forced-move = { $power } : deux de vos généraux ne peuvent rester ensemble { $origin_loc }. Choisissez où va le premier, ou annulez le déplacement du second.
prompt-plan-further = { $power } : le général venu { $origin_de } est { $territory_loc }. S’arrêter, placer une garnison, ou continuer en terre amie ?
prompt-plan-return = { $power } : le général est de retour { $territory_loc }. S’arrêter, placer une garnison, ou continuer en terre amie ?
prompt-allow-move = { $other_subject } demande à déplacer son général { $origin_de } sur vos terres. Trajet : { $territories }. L’autoriser ?
    .yes = Autoriser ce déplacement
    .no = Refuser
prompt-allow-sail = { $other_subject } demande à déplacer par mer son général { $origin_de } ; destination : { $territories }. L’autoriser ?
    .yes = Autoriser ce déplacement
    .no = Refuser
prompt-ask-for-round = { $round ->
    [2] { $power } : demander { $envoy_to } une deuxième série, ou finir le mouvement ?
   *[other] { $power } : demander { $envoy_to } une troisième série, ou finir le mouvement ?
}
    .done = Finir le mouvement
prompt-end-movement = { $power } : vous pouvez encore placer des garnisons chez vous avant la fin du mouvement.
    .done = Finir le mouvement
prompt-grant-round = { $round ->
    [2] { $other_subject } demande une deuxième série de mouvements. L’accorder et gagner { $morale } points de moral ?
   *[other] { $other_subject } demande une troisième série de mouvements. L’accorder et gagner { $morale } points de moral ?
}
    .yes = L’accorder (+{ $morale } moral)
    .no = Refuser

## Batailles

prompt-choose-battle = { $power_subject } a { $battles } batailles à livrer. Choisissez celle qui a lieu maintenant.
prompt-declare-support = { $named ->
    [0] { $side ->
        [attack] { $power } : lesquels de vos généraux appuient l’attaque { $territory_loc } ? Chacun perd ensuite une unité, et chacune de ses unités peut apporter une carte.
       *[defence] { $power } : lesquels de vos généraux appuient la défense { $territory_loc } ? Chacun perd ensuite une unité, et chacune de ses unités peut apporter une carte.
    }
   *[other] { $side ->
        [attack] { $power } : un autre général en appui de l’attaque { $territory_loc } ?
       *[defence] { $power } : un autre général en appui de la défense { $territory_loc } ?
    }
}
    .done = { $named ->
        [0] Pas d’appui
       *[other] Pas d’autre appui
    }
prompt-choose-pile = { $power }, bataille { $territory_loc } : quel général joue une carte maintenant ? Si vous passez, vous ne jouez plus dans cette bataille.
prompt-play-card = { $morale ->
    [0] { $power }, bataille { $territory_loc } : sans moral, il vous reste une carte gratuite. Jouez-la pour le général { $place_de }, ou passez.
   *[other] { $power }, bataille { $territory_loc } : jouez une carte pour le général { $place_de } (cartes possibles : { $slots }, 1 point de moral chacune, vous en avez { $morale }). Si vous passez, vous ne jouez plus dans cette bataille.
}{ $decided ->
    [won] { " " }Votre camp l’emporte quoi qu’on joue.
    [lost] { " " }Votre camp perd quoi qu’on joue.
   *[open] { "" }
}
prompt-choose-target = { $reveal ->
    [1] Votre 3 révèle une carte : choisissez la pile.
   *[other] Votre 1 écarte une carte : choisissez la pile.
}
prompt-choose-target-card = { $reveal ->
    [1] Choisissez la carte { $power_de } ({ $territory }) à révéler ; la première est la plus ancienne.
   *[other] Choisissez la carte { $power_de } ({ $territory }) à écarter ; la première est la plus ancienne.
}
prompt-rally = { $power } : votre général est battu. Le ramener { $territory_loc }, votre capitale, ou le garder hors carte ?
    .off-map = Le garder hors carte
prompt-retreat = { $units ->
    [0] { $power } : votre général doit quitter { $territory_art }. Vers où ?
    [one] { $power } : votre général doit quitter { $territory_art } avec 1 unité (perdue seulement s’il sort de la carte). Vers où ?
   *[other] { $power } : votre général doit quitter { $territory_art } avec { $units } unités (perdues seulement s’il sort de la carte). Vers où ?
}
    .off-map = { $units ->
        [0] Quitter la carte
        [one] Quitter la carte (1 unité perdue)
       *[other] Quitter la carte ({ $units } unités perdues)
    }
prompt-garrison-conquest = { $power_subject } l’emporte { $territory_loc }. Mettre en garnison { $units ->
    [one] la dernière unité
   *[other] une des { $units } unités
} de votre général ?
    .done = Ne pas laisser de garnison
