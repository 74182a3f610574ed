# La première partie guidée.

learn-goal = Vous jouez la France. Les quatre puissances accumulent de l’influence : pour les territoires nationaux d’autrui et les territoires disputés à leur rayure qu’elles contrôlent, et pour les batailles gagnées. Le tour où quelqu’un atteint 25 est le dernier, et la plus grande influence l’emporte. Le moral, à côté, paie les cartes de bataille, 1 point chacune : sans lui, vous jouez une carte au plus par bataille.
    .title = L’influence fait gagner
learn-map = Vous contrôlez vos six territoires nationaux et avez un général avec 3 unités à Paris, un autre en Champagne. Un territoire à deux rayures est disputé : personne ne le contrôle encore, et il donne de l’influence aux deux puissances dont il porte les rayures. La Lorraine, voisine de la Champagne, porte la vôtre.
    .title = La Lorraine est libre
learn-card = À chaque tour, chaque puissance pose une carte Action en secret ; toutes sont révélées ensemble. Impôts rapporte de l’argent, Mobilisation le dépense, Mouvement déplace vos généraux, Gain d’influence rapporte selon ce que vous contrôlez, Dépêche vous rend vos cartes et rapproche les prochaines alliances. Une carte jouée ne revient qu’avec votre prochaine Dépêche.
    .title = Cinq cartes, une par tour
    .try = Posez Mouvement.
learn-envoy = Avant de vous déplacer, vous prenez une autre puissance pour émissaire. Elle gagne aussitôt 1 point de moral et pourra vous accorder une deuxième et une troisième série de mouvements, contre 2 puis 3 points de plus. La puissance que vous choisissez s’en trouve renforcée.
    .title = Un émissaire
    .try = Choisissez l’Autriche.
learn-move = Un général va dans un territoire voisin, plus loin seulement en terre amie ou par rail. Hors de chez vous, seule une garnison contrôle un territoire : là où il s’arrête, le général peut y laisser une unité. Un territoire avec un général ou une garnison adverse, c’est la bataille.
    .title = Se déplacer
    .try = La Champagne, puis la Lorraine, puis laissez-y une garnison. Terminez ensuite la série.
learn-round = Vous pouvez demander une autre série à l’émissaire ; s’il accepte, il gagne 2 points de moral. La Lorraine suffit pour un tour.
    .title = Assez, ou davantage ?
    .try = Terminez le mouvement.
learn-others = Les autres puissances appliquent aussi leurs cartes ; les mouvements suivent l’ordre de prestige. Si l’une d’elles vous attaque, des cartes de bataille vous seront demandées : la somme du général, des unités, de la garnison et des cartes décide. Le journal garde tout.
    .title = Les autres
learn-money = Mouvement ne revient qu’avec votre prochaine Dépêche. Remplissez maintenant les caisses : vos six territoires nationaux rapportent leur valeur, 8 pièces en tout. La Lorraine porte votre rayure : elle donne de l’influence à la place.
    .title = Tour 2 : les caisses
    .try = Posez Impôts.
learn-own = La suite est à vous. Un plan : Mobilisation change l’argent en unités, voies ferrées et généraux ; puis Mouvement prend l’Alsace ou la Savoie ; puis Gain d’influence les compte. Surveillez la piste de diplomatie : à sa troisième case, les alliances se refont. Le numéro près de chaque consigne mène à sa règle. Bonne chance.
    .title = À vous de jouer
