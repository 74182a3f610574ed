### Europe Divided : ce qu’on peut choisir, et comment la partie finit

game-title = Europe Divided

## Réponses

action-done = Terminer
action-decline = Renoncer
action-pass = Passer (aucune action)
action-pay = Payer
action-refuse = Refuser

## Cartes

action-put-back = Remettre « { $advantage } » dans la pioche
action-commit = Choisir « { $card } »
action-use = Utiliser « { $card } »
action-play = Jouer « { $advantage } »
action-cash = Défausser « { $advantage } » (gagner 3 crédits)
action-sail = Déplacement gratuit : { $sea }
action-run = Placer « { $headline } »
action-first = { $seat_subject } joue en premier

## Les actions d’une carte

action-place-eu = Placer de l’influence de l’UE (2 crédits)
action-place-nato = Placer de l’influence de l’OTAN (2 crédits)
action-place-russia = Placer de l’influence russe (2 crédits)
action-increase-eu = Augmenter l’influence de l’UE
action-increase-nato = Augmenter l’influence de l’OTAN
action-increase-russia = Augmenter l’influence russe
action-gain-money = Gagner de l’argent
action-build-army = Lever une armée (2 crédits)
action-move-army = Déplacer une armée
action-special = Action spéciale
action-special-eu = Action spéciale pour l’UE
action-special-nato = Action spéciale pour l’OTAN

## Cibles

action-place = Placer un dé { $region_loc } (2 crédits)
action-raise = Augmenter le dé { $region_loc }
action-by = { $number ->
    [one] Augmenter de { $number }
   *[other] Augmenter de { $number }
}
action-lower-eu = Réduire le dé de l’UE { $region_loc }
action-lower-nato = Réduire le dé de l’OTAN { $region_loc }
action-lower-russia = Réduire le dé russe { $region_loc }
action-build = Lever une armée { $space_loc }
action-army = Déplacer l’armée qui est { $space_loc }
action-to = Aller { $space_loc }
action-fracture = Poser le marqueur { $space_loc }

## Fins de partie

ending-prestige = le plus de prestige
ending-contested = égalité au prestige ; le plus de cartes de région prises
ending-means = égalité au prestige et aux cartes de région ; le plus grand total d’armées sur la carte et de crédits
ending-tie = égalité sur tous les plans : l’Europe l’emporte
ending-resignation = un joueur a quitté la partie
ending-time-out = le temps d’un joueur est écoulé
