### Europe Divided : le plateau sur la page

board-standing = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn } sur 20 · { $period ->
        [1] Nouvel ordre mondial
       *[other] Nouvelle guerre froide
    }
}
board-turn = Tour { $turn }
board-turns = Tour
board-current = Manchettes
board-forthcoming = À venir
board-met = À présent : { $prestige } { $prestige ->
    [one] point
   *[other] points
} de prestige pour { $seat_art }
board-unmet = À présent : condition non remplie
board-seas = Mers
board-nobody = personne
board-from = minimum { $least }
board-die = Dé { $bloc_adj } : { $value }.
board-armies = { $count ->
    [one] { $count } armée { $seat_army }.
   *[other] { $count } armées { $seat_army }.
}
board-tokens = { $count ->
    [one] { $count } jeton Crédit.
   *[other] { $count } jetons Crédit.
}
board-fracture = Fracture de l’UE : les actions de l’UE de cette carte sont perdues.
board-cost = { $cost ->
    [0] Y aller ne coûte rien.
    [one] Y aller coûte { $cost } crédit.
   *[other] Y aller coûte { $cost } crédits.
}
board-taken = { $seat_subject } a pris sa carte de cette région.
board-kind-contested = Région disputée.
board-kind-europe = Espace européen.
board-kind-russia = Espace russe.
board-kind-sea = Espace de mer.
board-headline-line = { $seat }, prestige { $prestige } : { $condition } – { $regions }
board-using = en cours
board-in-play = pour ce tour
board-in-hand = en main
board-advantage = carte Avantage
board-headline = Manchette
board-do-place_influence = Placer { $bloc }
board-do-increase_influence = Augmenter { $bloc }
board-do-gain_money = Crédits
board-do-build_army = Lever
board-do-move_army = Déplacer
board-figure-prestige = Prestige
board-figure-money = Crédits
board-figure-supply = Réserve
board-figure-initiative = Initiative
board-figure-hand = Main
board-figure-deck = Pioche
board-figure-advantages = Cartes Avantage
board-text-space = Espace
board-text-state = Contenu
board-text-sides = Camps
board-text-side = Camp
board-text-own = Vos cartes
board-text-cards = Cartes
board-text-pile = Pile
board-text-counted = Cartes { $seat_de }, d’après ce qui est connu
board-text-headlines = Manchettes
board-text-met = Condition remplie
board-text-contested = Régions disputées
board-text-others = Autres espaces
board-pile-shown = Utilisées ce tour
board-pile-held = Certainement en main ou face cachée
board-pile-unseen = { $drawn } de celles-ci en main ou face cachée, { $deck } dans la pioche
board-pile-discard = Défausse
board-wins = { $seat_subject } l’emporte
board-scores = Prestige : Europe { $europe }, Russie { $russia }.
board-turn-resolves = manchettes
board-turn-scores = domination
board-decided = fin du tour { $turn }
board-then-yes = ensuite : condition remplie
board-then-no = ensuite : condition non remplie
board-then-met = Manchette « { $headline } » : condition remplie.
board-then-unmet = Manchette « { $headline } » : condition non remplie.
board-then-sea = Carte { $sea_de } : à { $bloc_art }.
board-then-card = La carte « { $card } » serait prise.
board-then-die = Dé { $bloc_adj } { $region_loc } : { $old } → { $value }.
board-then-armies = Armées { $seat_army } { $space_loc } : { $old } → { $value }.
board-then-money = Crédits { $seat_de } : { $old } → { $value }.
board-money-change = crédits { $old } → { $value }
board-price = { $price ->
    [0] gratuit
   *[other] { $price }
}
board-over = contre
board-no-die = rien
board-no-army = pas d’armée
board-needs-six = il faut 6
board-of-armies = sur { $count }
board-brings-token = Jeton Crédit : { $spots }
board-eu-lost = actions UE perdues
board-sea-free = Personne ne détient la carte de mer.
board-sea-held = { $bloc_subject } détient la carte de mer.
board-sea-money = +{ $value } crédits avec { $cards }
board-sea-move = un déplacement gratuit ce tour
board-sea-moved = déplacement gratuit effectué
board-line = { $what } : { $state }
board-do-special = Action spéciale
board-finds-place_influence = { $finds ->
    [one] 2 crédits, { $finds } région
   *[other] 2 crédits, { $finds } régions
}
board-finds-increase_influence = { $finds ->
    [one] de { $value } au plus, { $finds } dé
   *[other] de { $value } au plus, { $finds } dés
}
board-finds-gain_money = gain de { $finds }
board-finds-build_army = 2 crédits, { $places }
board-printed-place_influence = 2 crédits
board-printed-increase_influence = de { $value } au plus
board-printed-gain_money = gain de { $value }
board-printed-build_army = 2 crédits, { $places }
board-printed-move_army = 1ᵉʳ espace gratuit
board-card-initiative = Initiative { $initiative }
board-pile-open = Cartes de région pas encore prises
board-finds-move_army = { $finds ->
    [one] { $finds } armée, 1ᵉʳ espace gratuit
   *[other] { $finds } armées, 1ᵉʳ espace gratuit
}
board-why-forbidden = interdite ce tour
board-why-fracture = perdue : Fracture de l’UE
board-why-die = il faut un dé { $bloc_adj } à 5 ou 6 { $space_loc }
board-why-supply = plus d’armée en réserve
board-why-money = coûte 2, vous avez { $money }
board-why-nothing = { $act ->
    [place_influence] déjà un dé dans chaque région
    [increase_influence] rien à augmenter
    [move_army] aucune armée à déplacer
   *[other] ne changerait rien
}
board-chosen = choisie
board-advantage-uses = À votre tour, jouez-la ou gagnez 3 crédits ; gardée jusqu’au tour 10 ou 20, elle vaut 1 point de prestige.
board-advantage-late = { $late ->
    [reactions] La Russie a déjà joué : seules ses réactions à vos cartes seraient empêchées ce tour-ci.
   *[nothing] La Russie a déjà joué : elle n’empêcherait plus rien ce tour-ci.
}
board-advantage-uses-then = À votre tour, vous ne pouvez que la défausser pour 3 crédits ; gardée jusqu’au tour 10 ou 20, elle vaut 1 point de prestige.
board-initiative-rule = le plus haut total joue en premier ; à égalité, l’Europe
board-face-down = face cachée
board-acts-first = joue en premier
board-has-chosen = a choisi
board-odds-of = Total { $seat_de } : { $all } { $all ->
    [one] paire possible
   *[other] paires possibles
}.
board-odds-first = Avec { $mine }, vous jouez en premier contre { $first } { $first ->
    [one] paire
   *[other] paires
} sur { $all }.
board-in-play-of = Carte { $seat_de } en jeu
board-piles = Main { $hand }{ $down ->
    [0] {""}
   *[other] , { $down } face cachée
} · pioche { $deck } · défausse { $discard }
board-pile-maybe = { $committed ->
    [one] La carte face cachée est l’une de celles-ci
   *[other] Les { $committed } cartes face cachée (total { $total }) sont parmi celles-ci
}
board-pile-deck = Certainement dans la pioche
board-pile-held-too = En main ou face cachée : la pioche est vide
board-awarded = Attribuées à { $seat_art }
board-failed = Conditions non remplies
board-spent = Cartes Avantage utilisées
board-headline-deck = À piocher : { $first } de la première période, { $second } de la seconde.
board-no-die-of = aucun dé { $bloc_adj }
board-why-die-special = dé trop bas { $space_loc }
