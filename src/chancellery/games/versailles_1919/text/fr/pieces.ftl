### Versailles 1919 : cases, enchères, objets, options et fins


## Cases des pistes régionales

space-europe-5 = Europe, colonne 5
space-europe-6 = Europe, colonne 6
space-europe-7 = Europe, colonne 7
space-europe-8 = Europe, colonne 8
space-balkans-5 = Balkans, colonne 5
space-balkans-6 = Balkans, colonne 6
space-balkans-7 = Balkans, colonne 7
space-balkans-8 = Balkans, colonne 8
space-middle_east-5 = Proche-Orient, colonne 5
space-middle_east-6 = Proche-Orient, colonne 6
space-middle_east-7 = Proche-Orient, colonne 7
space-middle_east-8 = Proche-Orient, colonne 8
space-africa-5 = Afrique, colonne 5
space-africa-6 = Afrique, colonne 6
space-africa-7 = Afrique, colonne 7
space-africa-8 = Afrique, colonne 8
space-asia_pacific-5 = Asie-Pacifique, colonne 5
space-asia_pacific-6 = Asie-Pacifique, colonne 6
space-asia_pacific-7 = Asie-Pacifique, colonne 7
space-asia_pacific-8 = Asie-Pacifique, colonne 8

## Cases de la piste de démobilisation

box-box_1 = case 1 (+5)
box-box_2 = case 2 (+4)
box-box_3 = case 3 (+4)
box-box_4 = case 4 (+3)
box-box_5 = case 5 (+3)
box-box_6 = case 6 (+2)
box-box_7 = case 7 (+1)

## Unités d’une enchère

force-none_at_all = aucune unité
force-one_unit = 1 unité disponible
force-two_units = 2 unités disponibles
force-three_units = 3 unités disponibles
force-local = l’unité de la région
force-local_and_one = l’unité de la région et 1 disponible
force-local_and_two = l’unité de la région et 2 disponibles

## Objets des accords

topic-politics = l’action politique
    .verb = régler, placer ou reprendre
topic-option = l’option d’un dossier
    .verb = choisir une option
topic-flag = le pavillon d’une escadre
    .verb = choisir une escadre
topic-event = l’événement sur la table
    .verb = appliquer ou non l’événement
topic-agenda = les prochaines cartes sur la table
    .verb = faire venir des cartes
topic-uprising = les tests de soulèvement
    .verb = peser sur un test de soulèvement
topic-bid = les enchères
    .verb = miser ou passer
topic-military = l’action militaire
    .verb = déployer ou démobiliser

## Options d’une partie

option-length = Durée
option-length-standard = normale (20 cartes sous la carte de fin)
option-length-intense = intense (15 cartes sous la carte de fin)
option-length-long = longue (10 cartes sous la carte de fin, satisfaction 22)
option-length-longest = très longue (parmi les six dernières cartes, satisfaction 24)
option-nations = Nations
option-nations-chosen = choisies tour à tour, à partir d’un joueur tiré au sort
option-nations-seated = selon la place : R.-U., France, É.-U., Italie
option-goal = Points pour gagner en solitaire

## Fins de partie

ending-points = le plus de points
ending-happiness = égalité aux points, satisfaction plus haute
ending-issues = égalité aux points et à la satisfaction, plus de dossiers
ending-shared = victoire partagée
ending-goal = l’objectif est atteint
ending-short = l’objectif est manqué
ending-time-out = le temps d’un joueur est écoulé
ending-resignation = un joueur a quitté la partie
