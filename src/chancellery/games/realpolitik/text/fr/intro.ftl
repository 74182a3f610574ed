# Le jeu sur une page.

intro-goal = L’Autriche, la France, la Prusse et l’Italie, de 1859 à 1871. Vous amassez de l’**influence** : pour les territoires disputés qui portent votre rayure et les territoires nationaux des autres que vous contrôlez, et pour les batailles gagnées. Le tour où une puissance atteint **25** est le dernier, et la puissance la plus influente l’emporte.
    .title = Le but du jeu
    .picture = La carte au début d’une partie
intro-land = Un territoire d’une seule couleur est **national** : il rapporte de l’argent à sa puissance, et de l’influence à toute autre qui le contrôle. Un territoire à deux rayures est **disputé** : il donne de l’influence aux deux puissances dont il porte les rayures. Hors de chez vous, seule une **garnison** contrôle un territoire ; un général seul ne suffit pas.
    .title = Territoires nationaux et disputés
    .picture = La Lorraine entre France et Prusse
intro-card = À chaque tour, chaque puissance choisit en secret une **carte Action** : Impôts, Mobilisation, Mouvement, Gain d’influence ou Dépêche. Toutes sont révélées ensemble. Une carte jouée ne revient qu’avec votre prochaine Dépêche.
    .title = Un tour : une carte chacun
    .picture = Cartes Action d’une première main
intro-march = Pour un mouvement, vous prenez une autre puissance pour **émissaire** ; elle gagne du moral et décide si vous avez une deuxième et une troisième série. Un général avance d’un territoire, plus loin en **train** ou en terre amie. S’il rencontre un général ou une garnison adverse, il y a bataille.
    .title = Se déplacer, avec l’accord d’un émissaire
    .picture = Le cœur de l’Allemagne
intro-battle = On additionne le général, les unités, la garnison et les **cartes de bataille**. Chaque carte coûte 1 point de moral, et certaines ont une capacité : un 1 écarte une carte adverse, un 3 en révèle une. Les généraux voisins peuvent appuyer. Le général battu perd ses unités ; les vainqueurs y gagnent 1 point d’influence.
    .title = Une bataille
    .picture = Cartes de bataille d’une main
intro-alliance = Rien de ce qui se dit à la table n’engage. Quand le marqueur arrive à la case Diplomatie (la troisième dépêche), tous négocient, puis proposent en secret l’**alliance** à une puissance : deux puissances ne deviennent alliées que si chacune l’a proposée à l’autre. Vous avez un seul allié au plus, et vous êtes en guerre avec tous les autres.
    .title = Un seul allié au plus
    .picture = L’Autriche, l’Italie et leurs frontières

## Mots expliqués à leur premier emploi ; graphies séparées par « | »

terms = influence morale envoy garrison home disputed dispatch prestige battle alliance trains taxation mobilisation movement gain
term-influence = influence
    .tip = Les points de victoire : le tour où une puissance atteint 25 est le dernier, et la plus influente l’emporte
term-morale = moral
    .tip = Paie les cartes de bataille, 1 point chacune ; sans moral, une carte au plus par bataille
term-envoy = émissaire
    .tip = Une autre puissance que vous choisissez avant de bouger : elle gagne 1 point de moral et peut vous accorder d’autres séries
term-garrison = garnison
    .tip = Une unité laissée sur place : elle contrôle le territoire quand le général est parti
term-home = territoires nationaux|national
    .tip = Un territoire d’une seule couleur : il rapporte de l’argent, et de l’influence à toute autre puissance qui le contrôle
term-disputed = disputé|disputés
    .tip = Un territoire à deux rayures : il donne de l’influence aux deux puissances dont il porte les rayures, de l’argent aux autres
term-dispatch = Dépêche
    .tip = Vous rend vos cartes Action et fait monter d’une case le marqueur de diplomatie
term-prestige = prestige
    .tip = L’ordre des puissances : il départage et dit qui agit d’abord
term-battle = cartes de bataille|carte de bataille
    .tip = Chacune ajoute son chiffre à votre force dans une bataille et coûte 1 point de moral
term-alliance = alliances|alliance
    .tip = Chacun peut passer chez l’autre et l’on ne se bat pas ; elle prend fin quand le marqueur de diplomatie atteint sa dernière case
term-trains = voies ferrées|trains
    .tip = Chacune relie les deux territoires voisins : elles transportent gratuitement les généraux avant le premier déplacement
term-taxation = Impôts
    .tip = Une carte Action : de l’argent selon les territoires que vous tenez
term-mobilisation = Mobilisation
    .tip = Une carte Action : l’argent devient unités, voies ferrées, généraux et cartes de bataille
term-movement = Mouvement
    .tip = Une carte Action : les trains, puis une marche de chaque général ; un émissaire peut accorder d’autres séries
term-gain = Gain d’influence
    .tip = Une carte Action : de l’influence pour les territoires disputés à votre rayure et les territoires nationaux d’autrui que vous contrôlez
