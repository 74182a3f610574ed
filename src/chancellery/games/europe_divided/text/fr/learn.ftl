# La première partie guidée.

learn-prestige = Vous jouez l’Europe, avec deux blocs : l’UE et l’OTAN. La Russie est un seul bloc. Après vingt tours, le camp qui a le plus de prestige gagne. La plus grande part vient des manchettes : chacune demande une certaine situation et se vérifie aux tours pairs ; si elle est remplie, le camp dont elle porte la couleur est payé.
    .title = Le prestige décide
learn-region = Douze régions disputées séparent les deux camps, dont la Pologne. Chaque bloc peut avoir un dé dans une région, et son chiffre est l’influence du bloc. À partir de 5, vous prenez la carte de la région ; un 6 la domine et vaut du prestige.
    .title = Les dés sont l’influence
learn-commit = Les deux camps choisissent en secret deux de leurs quatre cartes. Seuls les deux totaux d’initiative sont annoncés, et le plus élevé joue en premier. Chaque carte permet l’une des actions qu’elle porte.
    .title = Deux cartes en secret
    .try = Choisissez la Norvège, puis le Royaume-Uni et l’Irlande.
learn-use = C’est maintenant à vous d’agir. Vous décidez laquelle de vos deux cartes vient d’abord et pour quoi faire ; l’autre camp ne la voit qu’à présent. Une carte Avantage peut passer avant.
    .title = Révéler une carte
    .try = Utilisez la Norvège.
learn-action = Placer l’influence met un nouveau dé dans une région pour 2 crédits. Augmenter l’influence, sur d’autres cartes, en monte un sans rien payer. Les armées empêchent la Russie d’atteindre un 6. Ce qui ne changerait rien ne peut pas être choisi.
    .title = Une seule action
    .try = Placez l’influence de l’OTAN.
learn-place = Chaque région dit ce qu’un dé y changerait : dés, manchettes, mers. La Pologne borde la mer Baltique et touche vos propres espaces.
    .title = Où ?
    .try = Choisissez la Pologne.
learn-second = Les dés coûtent de l’argent : gagnez-en. Vous pouvez encore jouer des cartes Avantage ; sinon, terminez vos actions.
    .title = La deuxième carte
    .try = Utilisez le Royaume-Uni et l’Irlande, gagnez des crédits, puis terminez.
learn-answer = La Russie utilise aussi ses deux cartes, avant vous ou après. Le journal dit ce qu’elle a fait ; les dés de la carte montrent le résultat. Ensuite, chaque camp pioche deux cartes.
    .title = L’autre camp
learn-own = La suite est à vous. Un plan : montez l’OTAN à 5 en Pologne pour prendre sa carte, et lisez les deux manchettes : elles disent, région par région, ce qui arriverait maintenant. Les premières se vérifient au tour 4. Le numéro près de chaque consigne mène à sa règle. Bonne chance.
    .title = Le tour 2 est à vous
