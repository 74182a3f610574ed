# Le jeu sur une page.

intro-goal = Deux courants d’opinion, un seul marqueur. Le Libéral et l’Autoritaire gagnent le soutien de villes, de pays et de groupes sociaux d’Europe entre 1900 et 1914. **20 points de victoire** de votre côté donnent la victoire aussitôt ; après le tour 10, le camp en tête l’emporte. Les points viennent du pointage des régions, de la course navale et des événements.
    .title = Le but du jeu
    .picture = Toute la carte au début d’une partie
intro-space = Sur chaque espace, le chiffre de gauche est le soutien libéral, celui de droite le soutien autoritaire, celui du milieu la **stabilité**. Si votre avance atteint le chiffre de stabilité, vous contrôlez l’espace : l’en-tête prend votre couleur. Un bord rayé signale un **espace d’affrontement**, qui compte davantage.
    .title = Un espace, d’un coup d’œil
    .picture = Paris et ses voisins
intro-card = À chaque round d’action, vous jouez une carte. **Pour l’événement**, s’il est de votre couleur ou neutre ; ou **pour les opérations**, avec le chiffre du coin. Si vous jouez une carte de l’autre couleur pour les opérations, son événement a lieu quand même.
    .title = Un round : une carte, deux usages
    .picture = Deux cartes d’une première main
intro-operations = **Placer du soutien** là où vous en avez ou dans un espace adjacent, 1 OP par point, 2 sous contrôle adverse. **Tester** le soutien adverse : un dé, la carte et les espaces adjacents contrôlés, contre le double de la stabilité ; les chances s’affichent avant le jet. Ou **construire la flotte** : un dé et la carte contre la case suivante de la course navale.
    .title = Trois opérations
    .picture = La France, où les deux camps sont implantés
intro-scoring = Une carte de pointage se joue dans le tour où elle est piochée. La **présence**, c’est contrôler un espace ; la **domination**, plus d’espaces et plus d’espaces d’affrontement que l’adversaire, dont au moins un espace d’affrontement et un espace ordinaire ; le **contrôle**, tous les espaces d’affrontement et plus d’espaces. Chaque espace d’affrontement et chaque espace indépendant adjacent que vous contrôlez ajoute 1 PV. Seule la différence déplace le marqueur.
    .title = Le pointage d’une région
    .picture = Ce que vaut chaque région, et qui y est en tête
intro-war = Des événements font monter la tension. Certains, comme tout pointage, demandent un **jet de crise** : avec la tension et les alliances, **7 ou plus, c’est la Grande Guerre**. Elle termine la partie : on subit les pertes, on marque les régions en guerre, et le marqueur tranche.
    .title = Et la guerre
    .picture = La tension et les alliances

## Mots expliqués à leur premier emploi ; graphies séparées par « | »

terms = vp sp op battleground stability tension naval scoring check attempt crisis
term-vp = points de victoire|PV
    .tip = PV : le seul marqueur du jeu ; 20 de votre côté donnent la victoire
term-sp = points de soutien|PS
    .tip = PS : un point de soutien, vos partisans dans un espace
term-op = OP
    .tip = OP : points d’opérations, le chiffre au coin d’une carte
term-battleground = espace d’affrontement|espaces d’affrontement
    .tip = Un espace au bord rayé : il décide de la domination et du contrôle de sa région, et vaut 1 PV de plus
term-stability = stabilité
    .tip = Le chiffre au milieu d’un espace : l’avance en PS qu’il faut pour contrôler
term-tension = tension
    .tip = De 0 à 6 : s’ajoute à chaque jet de crise ; 7 ou plus en tout, c’est la Grande Guerre
term-naval = course navale
    .tip = Les marines britannique et allemande sur une piste : la première dans une case en prend le prix
term-scoring = carte de pointage
    .tip = Fait marquer sa région aux deux camps ; si vous en gardez une à la fin du tour, vous perdez la partie
term-check = test de soutien|tests de soutien
    .tip = Un dé, les OP et vos voisins contre le double de la stabilité : chaque point au-dessus retire 1 PS adverse
term-attempt = tentative navale|tentatives navales
    .tip = Fait avancer votre marine d’une case si le dé suffit ; l’événement de la carte n’a pas lieu
term-crisis = jet de crise|jets de crise
    .tip = Après chaque pointage, et par certains événements : un dé et la tension ; 7 ou plus en tout déclenche la Grande Guerre
