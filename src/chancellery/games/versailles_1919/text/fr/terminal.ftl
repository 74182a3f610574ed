### Versailles 1919 : le plateau dans un terminal


## Lettres

letter-uk = R
letter-france = F
letter-usa = A
letter-italy = I
letter-japan = J

## En-tête

terminal-turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}
terminal-acting = à jouer : { $nation }
terminal-points = points de victoire { $points } sur { $goal }
terminal-waiting = en attente : { $seats }
terminal-over = la partie est finie

## Conférence

terminal-table = Sur la table
terminal-waiting_room = Antichambre
terminal-deck = pioche { $cards }
terminal-below = carte de fin après { $cards } autres
terminal-discards = défausse { $cards } :
terminal-drawn = Piochés
terminal-world = Monde
terminal-no-military = (sans armée)
terminal-events = Événements
terminal-waits = (attend)
terminal-settled = Dossiers réglés

## Régions

terminal-regions = Régions
terminal-needs = { $needed }+ ({ $odds } sur 6)
terminal-calm = calme
terminal-regions-legend = ● poudrière · ! agitation · lettres : unités, puis dossiers détenus
terminal-bidding = Enchères : { $issue }
terminal-bid = { $force } (force { $strength }) et { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
terminal-passed = a passé

## Puissances

terminal-powers = Puissances
terminal-available = libres
terminal-exhausted = épui.
terminal-units = unit.
terminal-spent = épui.
terminal-home = dém.
terminal-happiness = satisf.
terminal-stars = étoil.
terminal-points-short = pts
terminal-boxes = Démobilisation
terminal-strategies = Stratégies

## Pourparlers

terminal-deals = Accords
terminal-offer = Offre
terminal-draft = Brouillon
terminal-exhausts = { $nation } : { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} à épuiser, que l’autre récupère
terminal-promises = Engagements en vigueur
terminal-promises-to = Engagement ({ $nation } → { $to }) : « { $what } »
terminal-promises-not = Engagement à ne pas faire ({ $nation } → { $to }) : « { $what } »
