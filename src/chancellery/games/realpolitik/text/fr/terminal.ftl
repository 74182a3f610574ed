### Realpolitik : le plateau dans un terminal

## Lettres

letter-austria = A
letter-france = F
letter-prussia = P
letter-italy = I

## En-tête

terminal-turn = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn }
}
terminal-movement = { $round ->
    [0] mouvement
   *[other] mouvement, série { $round }
}
terminal-envoy = émissaire : { $power }
terminal-waiting = à jouer : { $seats }
terminal-over = la partie est finie
terminal-chosen = Votre choix

## Puissances

terminal-prestige = Prestige
terminal-influence = Influence
terminal-morale = Moral
terminal-money = Pièces
terminal-hand = Main
terminal-deck = Pioche
terminal-ally = Allié
terminal-card-taxation = Imp
terminal-card-mobilisation = Mob
terminal-card-gain_influence = Inf
terminal-card-dispatch = Dép
terminal-card-movement = Mvt
terminal-cards-legend = ● en main, avec ce qu’elle rapporterait · ■ posée · ▒ face cachée · – jouée

## Diplomatie

terminal-diplomacy = Diplomatie
terminal-dispatches = { $left ->
    [0] phase de diplomatie
    [one] encore 1 Dépêche avant la phase de diplomatie
   *[other] encore { $left } Dépêches avant la phase de diplomatie
}
terminal-allies = Alliances
terminal-at-war = En guerre
terminal-controller = { $power_subject } contrôle l’Italie
terminal-allows = { $power } → { $ally }

## La carte

terminal-disputed = Disputés
terminal-undisputed = Non disputés
terminal-legend = ◆ capitale · 2¤ pièces ou 2★ influence au détenteur · A contrôle · ▪ garnison · ▲ forteresse (reste { $fortresses }) · A3 général avec 3 unités
terminal-legend-targets = souligné : cible possible
terminal-trains = Voies ferrées
terminal-trains-left = reste { $left }
terminal-lanes = Routes maritimes
terminal-around = Autour de vos généraux
terminal-around-legend = = aussi par rail, ~ par mer
terminal-off-map = Hors carte
terminal-generals = { $count } { $count ->
    [one] général
   *[other] généraux
}
terminal-tokens = { $count } { $count ->
    [one] jeton
   *[other] jetons
}

## Batailles

terminal-battle = Bataille { $territory_loc }
terminal-held-by = sous contrôle { $power_de }
terminal-attack = Attaque
terminal-defence = Défense
terminal-strength = { $stage ->
    [open] force { $base } ; { $shown } avec les cartes visibles
    [decided] { $base } avec toutes les cartes
   *[covered] force { $base }
}
terminal-general = { $role ->
    [fights] combat
    [beaten] battu
   *[supports] en appui, { $territory_loc }
}
terminal-garrison = garnison
terminal-passed = Ne jouent plus de carte
terminal-without-morale = Sans moral
terminal-battle-legend = Piles, la plus ancienne carte d’abord : 3 visible · (3) à vous, cachée · ▒ cachée · _ place libre
terminal-to-fight = Encore à livrer
terminal-fought = Batailles livrées
terminal-score = { $territory } { $attack }:{ $defence }

## Cartes de bataille

terminal-discarded = Défausses
terminal-own-cards = Vos cartes de bataille
terminal-italian-cards = Cartes de bataille de l’Italie
terminal-ability-discard = visible, il écarte une carte adverse
terminal-ability-home_ground = compte { $home } si vous contrôliez le territoire au début de la bataille
terminal-ability-reveal = visible, il révèle une carte adverse
terminal-ability-pair = deux dans une même pile valent { $bonus } de plus
terminal-ability-risk = coûte { $loss } { $loss ->
    [one] point
   *[other] points
} de moral de plus en cas de défaite
