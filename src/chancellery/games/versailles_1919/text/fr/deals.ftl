### Versailles 1919 : offres toutes prêtes, offres en attente d’une réponse, motifs de refus d’un robot


## Une offre qui vous est faite, dans le bandeau

board-incoming = { $nation_subject } vous { $nation_code ->
    [US] proposent
   *[other] propose
} un accord
board-incoming-change = Vous : { $before } → { $after } cubes
board-incoming-nothing = Rien ne change
board-incoming-counter = La modifier
board-incoming-counter-how = en brouillon à vous
board-incoming-open = Personne n’attend votre réponse. L’offre prend fin avec le tour, ou avec la décision dont il s’agit.
board-incoming-late = Vous pourrez l’accepter une fois l’étape en cours terminée.

## Ce que l’on donne, avec des verbes

board-you-give = Vous donnez { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} { $partner_to }.
board-they-give = { $partner_subject } vous { $partner_code ->
    [US] donnent
   *[other] donne
} { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
board-you-promise = Vous vous engagez { $refrain ->
     [1] à ne pas
    *[other] à
} { promised-deed }.
board-give = Donner
board-ask-for = Demander
board-cubes-of-these = { $cubes ->
    [one] cube
   *[other] cubes
}
board-give-why = Les cubes donnés sont épuisés ; l’autre côté récupère autant des siens.
board-give-none = Aucun cube à donner pour l’instant
board-give-none-why = Aucun cube n’est disponible, ou l’autre n’en a aucun à récupérer.
board-promise-to = S’engager à …
board-promise-not = S’engager à ne pas …
board-demand-to = Demander { $nation_to } de …
board-demand-not = Demander { $nation_to } de ne pas …

## Offres toutes prêtes

board-ready = Offres toutes prêtes
board-ready-none = Aucune offre en vue qui vous profite et que d’autres accepteraient.
board-ready-fair = L’autre y gagne aussi, d’après l’estimation.
board-ready-long = L’autre y perdrait un peu, d’après l’estimation.
board-ready-go = Proposer
board-ready-own = Ou composez un accord avec
board-ready-sell-settle = { $partner_subject } { $partner_code ->
    [US] ont
   *[other] a
} le plus d’influence sur « { $issue } » et { $partner_code ->
    [US] l’obtiennent
   *[other] l’obtient
} si vous réglez ce dossier.
board-ready-sell-option = Cette option du dossier « { $issue } » convient mieux { $partner_to } que celle que vous prendriez.
board-ready-swap-option = « { $issue } » revient { $partner_to }, avec l’option la meilleure pour vous deux.
board-ready-buy-settle = Vous avez le plus d’influence sur « { $issue } » : le dossier est à vous si { $partner_art } le { $partner_code ->
    [US] règlent
   *[other] règle
}.
board-ready-sweeten-option = « { $issue } » vous revient, avec l’option la meilleure pour vous deux.
board-ready-buy-option = { $partner_subject } { $partner_code ->
    [US] peuvent
   *[other] peut
} régler « { $issue } » ; cette option vous convient mieux.
board-ready-sell-no-place = { $partner_subject } { $partner_code ->
    [US] mènent
   *[other] mène
} sur « { $issue } » et { $partner_code ->
    [US] préféreraient
   *[other] préférerait
} vous voir placer ailleurs.
board-ready-buy-no-place = Vous menez sur « { $issue } », et { $partner_art } { $partner_code ->
    [US] semblent
   *[other] semble
} sur le point de vous y dépasser.
board-ready-sell-place = { $partner_subject } { $partner_code ->
    [US] aimeraient
   *[other] aimerait
} voir un rival dépassé sur « { $issue } ».
board-ready-buy-place = Un rival mène sur « { $issue } » ; { $partner_art } { $partner_code ->
    [US] pourraient
   *[other] pourrait
} le dépasser.
board-ready-sell-no-settle = { $partner_subject } { $partner_code ->
    [US] préféreraient
   *[other] préférerait
} que le dossier « { $issue } » reste ouvert.
board-ready-buy-no-settle = { $partner_subject } { $partner_code ->
    [US] semblent
   *[other] semble
} vouloir régler le dossier « { $issue } », que vous préféreriez voir rester ouvert.
board-ready-sell-choice = Vous choisissez l’option du dossier « { $issue } » ; celle-ci convient mieux { $partner_to }.
board-ready-buy-choice = { $partner_subject } { $partner_code ->
    [US] choisissent
   *[other] choisit
} l’option du dossier « { $issue } » ; celle-ci vous convient mieux.
board-ready-buy-pass = Un enchérisseur de moins pour « { $issue } ».
board-ready-sell-pass = Sans vous, « { $issue } » coûte moins cher { $partner_to }.

## Refusés ce tour-ci

board-refused-by = { $nation_subject } { $nation_code ->
    [US] ont refusé
   *[other] a refusé
}

## Pourquoi un robot refuse

explained-refusal-impossible = { $nation_subject } { $nation_code ->
    [US] devaient
   *[other] devait
} refuser : l’accord ne peut pas être exécuté maintenant.
explained-refusal-nothing = { $nation_subject } { $nation_code ->
    [US] donneraient et s’engageraient
   *[other] donnerait et s’engagerait
} sans rien obtenir en échange.
    .attache = { $nation_subject } : « Mais nous, qu’est-ce que nous y gagnerions ? »
    .heuristic = { $nation_subject } : « Nous ne trouvons rien dans la colonne des recettes. »
    .search = { $nation_subject } : « Un cadeau, donc. Ce n’est pas notre métier. »
explained-refusal-price = { $nation_subject } { $nation_code ->
    [US] accepteraient
   *[other] accepterait
} pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
explained-refusal-even = { $nation_subject } { $nation_code ->
    [US] accepteraient
   *[other] accepterait
} sans rien donner.
explained-refusal-pays = { $nation_subject } { $nation_code ->
    [US] ne donneraient que
   *[other] ne donnerait que
} { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} pour cela.
explained-refusal-points = { $nation_subject } { $nation_code ->
    [US] estiment
   *[other] estime
} finir ainsi le tour avec moins de points.
explained-refusal-happiness = { $nation_subject } { $nation_code ->
    [US] estiment
   *[other] estime
} reculer ainsi en satisfaction.
explained-refusal-pieces = { $nation_subject } { $nation_code ->
    [US] estiment
   *[other] estime
} finir ainsi le tour avec moins d’influence ou d’unités.
explained-refusal-leads = { $nation_subject } { $nation_code ->
    [US] estiment
   *[other] estime
} se trouver ainsi moins bien sur les dossiers encore ouverts.
explained-refusal-unrest = { $nation_subject } { $nation_code ->
    [US] estiment
   *[other] estime
} avoir ainsi plus à craindre des soulèvements.
explained-refusal-rivals = { $nation_subject } { $nation_code ->
    [US] estiment que leurs
   *[other] estime que ses
} rivaux y gagneraient trop.
explained-refusal-series = { $nation_subject } y { $nation_code ->
    [US] gagneraient, mais veulent
   *[other] gagnerait, mais veut
} une plus grande part de ce qu’y { $author_code ->
    [US] gagneraient
   *[other] gagnerait
} { $author_art }.
    .attache = { $nation_subject } : « C’est bien pour nous, mais tellement mieux pour { $author_art } ! »
    .heuristic = { $nation_subject } : « Nous y gagnerions, mais le gros du gain irait { $author_to }. Le partage est à revoir. »
    .search = { $nation_subject } : « Vous nous devez déjà de bonnes affaires. La suivante coûtera plus cher. »
explained-refusal-little = { $nation_subject } { $nation_code ->
    [US] estiment
   *[other] estime
} ne rien y gagner.
    .attache = { $nation_subject } : « Nous ne voyons pas ce que cela nous apporterait. »
    .heuristic = { $nation_subject } : « Selon nos calculs, nous n’y gagnerions rien. »
    .search = { $nation_subject } : « Nous en serions au même point. Pourquoi bouger ? »

## Pourquoi un robot propose un accord

board-why-asks = Pourquoi { $nation_art } le { $nation_code ->
    [US] proposent
   *[other] propose
}
explained-offer-buy-settle = { $author_subject } { $author_code ->
    [US] ont
   *[other] a
} le plus d’influence sur « { $issue } » et { $author_code ->
    [US] obtiennent
   *[other] obtient
} ce dossier si { $partner_art } le { $partner_code ->
    [US] règlent
   *[other] règle
}.
    .attache = { $author_subject } : « Dossier “{ $issue }” : une fois réglé, il serait à nous. C’est nous qui menons, nous avons compté deux fois ! »
    .heuristic = { $author_subject } : « Le dossier “{ $issue }” nous revient dès qu’il est réglé. Les termes sont dans le projet. »
    .search = { $author_subject } : « Nous menons sur “{ $issue }”. Si { $partner_art } { $partner_code ->
            [US] règlent
           *[other] règle
    } ce dossier, nous saurons nous en souvenir. »
explained-offer-sweeten-option = { $author_subject } { $author_code ->
    [US] ont
   *[other] a
} le plus d’influence sur « { $issue } » et { $author_code ->
    [US] choisiraient
   *[other] choisirait
}, si { $partner_art } { $partner_code ->
    [US] règlent
   *[other] règle
} ce dossier, l’option la meilleure pour les deux.
    .attache = { $author_subject } : « Dossier “{ $issue }” : s’il est réglé, nous prenons l’option qui arrange tout le monde. Promis ! »
    .heuristic = { $author_subject } : « Si { $partner_art } { $partner_code ->
            [US] règlent
           *[other] règle
    } le dossier “{ $issue }”, nous retenons l’option la meilleure pour les deux délégations. »
    .search = { $author_subject } : « Que le dossier “{ $issue }” soit réglé, et nous choisirons comme si nous avions choisi ensemble. »
explained-offer-buy-option = { $partner_subject } { $partner_code ->
    [US] peuvent
   *[other] peut
} régler « { $issue } », et cette option conviendrait mieux { $author_to }.
    .attache = { $author_subject } : « Dossier “{ $issue }” : et si c’était cette option-là ? Elle nous aiderait tellement. »
    .heuristic = { $author_subject } : « C’est { $partner_to } de régler “{ $issue }”. De ses options, celle-ci nous convient mieux. »
    .search = { $author_subject } : « “{ $issue }” ira { $partner_to }. Nous ne demandons que la manière. »
explained-offer-buy-no-place = { $author_subject } { $author_code ->
    [US] mènent
   *[other] mène
} sur « { $issue } » et { $author_code ->
    [US] s’attendent
   *[other] s’attend
} à ce que { $partner_art } y { $partner_code ->
    [US] prennent
   *[other] prenne
} la tête.
    .attache = { $author_subject } : « { $partner_subject } { $partner_code ->
            [US] vont
           *[other] va
    } nous dépasser sur “{ $issue }”, c’est sûr. Oh non, pas là ! »
    .heuristic = { $author_subject } : « Selon nos notes, { $partner_art } { $partner_code ->
            [US] vont
           *[other] va
    } nous dépasser sur “{ $issue }”. Nous préférerions voir ces cubes ailleurs. »
    .search = { $author_subject } : « Nous voyons où iront les prochains cubes. Laissez-nous “{ $issue }” : il y a d’autres tables où gagner. »
explained-offer-buy-place = Un rival mène sur « { $issue } » ; { $author_art } { $author_code ->
    [US] aimeraient
   *[other] aimerait
} que { $partner_art } le { $partner_code ->
    [US] dépassent
   *[other] dépasse
}.
    .attache = { $author_subject } : « Un rival mène sur “{ $issue }”, et { $partner_art } { $partner_code ->
            [US] pourraient
           *[other] pourrait
    } le dépasser. Vous voulez bien ? »
    .heuristic = { $author_subject } : « Une tierce délégation mène sur “{ $issue }”. Il nous conviendrait de la voir dépassée. »
    .search = { $author_subject } : « Un tiers est en tête sur “{ $issue }”. Rien n’oblige à l’y laisser. »
explained-offer-buy-no-settle = { $author_subject } { $author_code ->
    [US] s’attendent
   *[other] s’attend
} à ce que { $partner_art } { $partner_code ->
    [US] règlent
   *[other] règle
} « { $issue } » et { $author_code ->
    [US] préféreraient
   *[other] préférerait
} que ce dossier reste ouvert.
    .attache = { $author_subject } : « Régler “{ $issue }”, déjà ? Nous espérions que cela pourrait attendre. »
    .heuristic = { $author_subject } : « Nous nous attendons à voir “{ $issue }” réglé. Nous proposons que le dossier reste ouvert. »
    .search = { $author_subject } : « “{ $issue }” peut attendre. Une conférence qui règle tout n’a plus rien à négocier. »
