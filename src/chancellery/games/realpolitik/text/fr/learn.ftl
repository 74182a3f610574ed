# La première partie guidée.

learn-goal = Vous jouez la France. Les quatre puissances accumulent de l’influence : pour les territoires nationaux d’autrui et les territoires disputés qu’elles contrôlent, et pour les batailles gagnées. Le tour où quelqu’un atteint 25 est le dernier, et la plus grande influence l’emporte. Le moral, à côté, paie les cartes de bataille : sans lui, un général se bat seul.
    .title = L’influence fait gagner
learn-map = Vous contrôlez vos six territoires nationaux et avez un général avec 3 unités à Paris, un autre en Champagne. Un territoire à deux rayures est disputé : il n’est à personne et donne de l’influence aux deux puissances dont il porte les rayures. La Lorraine voisine porte la vôtre.
    .title = La Lorraine est libre
learn-card = À chaque tour, chaque puissance joue une carte Action en secret ; toutes sont révélées ensemble. Impôts rapporte de l’argent, Mobilisation le dépense, Mouvement fait marcher, Gain d’influence compte vos gains, Dépêche vous rend vos cartes et rapproche les prochaines alliances. Une carte jouée ne revient qu’avec votre prochaine Dépêche.
    .title = Cinq cartes, une par tour
    .try = Jouez Mouvement.
learn-envoy = Avant de vous déplacer, vous prenez une autre puissance pour émissaire. Elle gagne aussitôt 1 point de moral et pourra vous accorder une deuxième et une troisième série de mouvements, contre d’autres points de moral. Qui vous choisissez, vous le renforcez.
    .title = Un émissaire
    .try = Choisissez l’Autriche.
learn-move = Un général va dans un territoire voisin, plus loin seulement en terrain ami et par voie ferrée. Là où il s’arrête, il peut laisser une unité en garnison : elle garde le territoire quand le général est parti. Un territoire avec un général adverse, c’est la bataille.
    .title = En marche
    .try = La Champagne, puis la Lorraine, puis laissez-y une garnison. Terminez ensuite la série.
learn-round = Vous pouvez demander une autre série à l’émissaire, qui y gagne du moral. La Lorraine suffit pour un tour.
    .title = Assez, ou davantage ?
    .try = Terminez le mouvement.
learn-others = Les autres puissances appliquent leurs cartes, dans l’ordre de prestige. Si l’une d’elles vous attaque, des cartes de bataille vous seront demandées : la somme du général, des unités et des cartes décide. Le journal garde tout.
    .title = Les autres
learn-money = Mouvement ne revient qu’avec votre prochaine Dépêche. Remplissez maintenant les caisses : chaque territoire que vous contrôlez paie sa valeur.
    .title = Tour 2 : les caisses
    .try = Jouez Impôts.
learn-own = La suite est à vous. Un plan : Mobilisation change l’argent en unités, voies ferrées et généraux ; puis Mouvement prend la Rhénanie ou la Savoie ; puis Gain d’influence les compte. Surveillez la piste de diplomatie : à sa troisième case, les alliances se refont. Le numéro près de chaque consigne mène à sa règle. Bonne chance.
    .title = À vous, Sire
