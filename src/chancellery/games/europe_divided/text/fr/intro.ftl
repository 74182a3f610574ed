# Le jeu sur une page.

intro-goal = L’Europe, avec ses deux blocs, l’UE et l’OTAN, contre la Russie, de 1992 à 2019. Après vingt tours, le camp qui a le plus de **prestige** l’emporte. L’essentiel vient des manchettes, le reste des régions que vous dominez.
    .title = Le but du jeu
    .picture = La carte au tour 4
intro-region = Douze **régions disputées** séparent les deux camps. Chaque bloc peut avoir un dé dans chacune ; son chiffre est l’**influence** du bloc. À partir de 5, vous prenez la carte de la région ; un 6 la domine.
    .title = Les dés sont l’influence
    .picture = La Pologne et l’Ukraine
intro-card = Chaque camp choisit **deux cartes en secret**. Seuls les totaux d’initiative sont annoncés ; le camp au plus haut total joue en premier. Chaque carte permet l’une de ses actions ; certaines cartes de la Russie et toutes les cartes de région ont en plus un texte spécial.
    .title = Un tour : deux cartes
    .picture = Deux cartes d’une main
intro-actions = **Placer** un dé pour 2 crédits, en **augmenter** un, **gagner de l’argent**, **lever** ou **déplacer** une armée. Certains textes laissent l’autre camp réagir. Avant votre choix, chaque région montre ce qui y changerait.
    .title = Ce que permet une carte
    .picture = La Baltique et ses voisins
intro-headlines = Il y a deux **manchettes** du jour. Chacune pose une condition dans certaines régions, vérifiée aux tours pairs : si elle est remplie, le camp dont elle porte la couleur en reçoit le prestige. Chacune indique en permanence ce qu’elle donnerait maintenant.
    .title = Les manchettes
    .picture = La mer Noire, théâtre de nombreuses manchettes
intro-means = L’**argent** manque, surtout à la Russie. Les **armées** empêchent un dé adverse d’atteindre 6. Les **cartes Avantage** servent une fois, ou rapportent 3 crédits ; chacune encore en main à la fin du tour 10 ou 20 vaut 1 point de prestige.
    .title = Argent, armées, avantages
    .picture = La frontière de la Russie

## Mots expliqués à leur premier emploi ; graphies séparées par « | »

terms = prestige headlines influence initiative dominate advantage bloc contested eu nato
term-prestige = prestige
    .tip = Les points de victoire : le camp qui en a le plus après vingt tours l’emporte
term-headlines = manchettes
    .tip = Des conditions vérifiées aux tours pairs, qui rapportent du prestige
term-influence = influence
    .tip = Le chiffre du dé d’un bloc dans une région, de 1 à 6
term-initiative = initiative
    .tip = Le chiffre d’une carte : le camp au plus haut total joue en premier
term-dominate = domine|dominez
    .tip = Un dé qui montre 6 : il vaut du prestige au décompte des dominations
term-advantage = cartes Avantage
    .tip = Des cartes à usage unique ; chacune encore en main à la fin du tour 10 ou 20 vaut 1 point de prestige
term-bloc = blocs|bloc
    .tip = L’UE et l’OTAN pour l’Europe, un seul pour la Russie : chacun a ses dés
term-contested = régions disputées|région disputée
    .tip = Les douze régions qui séparent les deux camps, où les blocs ont leurs dés
term-eu = UE
    .tip = Un bloc de l’Europe ; elle a des dés et pas d’armées
term-nato = OTAN
    .tip = Un bloc de l’Europe, qui a aussi les armées de l’Europe
