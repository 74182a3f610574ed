# La première partie guidée.

learn-prestige = Vous jouez l’Europe, avec deux blocs : l’UE et l’OTAN. La Russie est un seul bloc. Après vingt tours, le camp qui a le plus de prestige gagne. La plus grande part vient des manchettes : chacune pose une condition ; si elle est remplie au moment de la vérification, le camp dont la manchette porte la couleur en reçoit le prestige. Nous sommes au tour 4, et deux manchettes sont vérifiées à la fin : « { headline-h1e_bosnian_war } » peut vous rapporter vos 3 premiers points.
    .title = Le prestige décide
learn-region = Les dés sont l’influence : chaque bloc peut avoir un dé dans chacune des douze régions disputées. « { headline-h1e_bosnian_war } » demande que l’OTAN dépasse la Russie dans les Balkans occidentaux et en Croatie et Slovénie. L’OTAN affiche 3 dans les Balkans occidentaux ; en Croatie et Slovénie, elle n’a pas de dé, et un seul suffit. (À 5, la carte de la région entre dans votre paquet : plus d’actions, mais vos meilleures cartes reviennent moins souvent. Un 6 vaut 1 point de prestige aux tours 10 et 20.)
    .title = Il manque un dé
learn-commit = À chaque tour, les deux camps posent face cachée deux de leurs quatre cartes ; la Russie l’a déjà fait. Seuls les totaux d’initiative, le chiffre de chaque carte, sont annoncés, et le plus élevé joue en premier. Chaque carte permet une de ses actions. Pour la manchette, il vous faut une carte qui place un dé de l’OTAN et une autre qui l’augmente : la première peut placer, la deuxième augmente de 3 au plus.
    .title = Deux cartes en secret
    .try = Choisissez « { card-eu_norway } », puis « { card-eu_uk_ireland } ».
learn-use = La Russie avait le plus haut total et a joué : le journal dit ce qu’elle a fait. C’est un avantage pour vous, car rien ne suit vos actions de ce tour. Vous décidez laquelle de vos deux cartes utiliser d’abord et pour quelle action ; l’autre camp ne la voit qu’à présent. Vous pouvez jouer une carte Avantage avant, entre ou après elles.
    .title = Révéler une carte
    .try = Utilisez « { card-eu_norway } ».
learn-action = Placer l’influence met un nouveau dé dans une région, pour 2 crédits. Augmenter l’influence augmente gratuitement un dé déjà placé. Une armée empêche le dé adverse de sa région d’atteindre 6. Les actions qui ne changeraient rien ne sont pas proposées. Il vous faut un nouveau dé.
    .title = Une seule action
    .try = Choisissez « { action-place-nato } ».
learn-place = Le dé peut aller dans toute région où l’OTAN n’en a pas. Une seule complète votre manchette : avec un dé en Croatie et Slovénie, l’OTAN dépasse la Russie dans les deux régions, tant que la Russie n’y a pas de dé.
    .title = Où ?
    .try = Choisissez la Croatie et la Slovénie.
learn-second = Le résultat : un dé de l’OTAN qui affiche 1. Si la Russie en a placé un aussi, le vôtre doit être plus élevé ; portez-le donc à 4, à un point de la carte de la région. Ensuite, vous pourriez encore jouer des cartes Avantage, mais chacune que vous gardez jusqu’au tour 10 vaut 1 point de prestige : terminez vos actions.
    .title = La deuxième carte
    .try = Utilisez « { card-eu_uk_ireland } », choisissez « { action-increase-nato } », la Croatie et la Slovénie, puis 3 points. Enfin, « { prompt-segment.done } ».
learn-award = Le résultat : les manchettes ont été vérifiées, et si l’OTAN dépassait la Russie dans les deux régions, « { headline-h1e_bosnian_war } » est à vous et rapporte 3 points de prestige. Les deux suivantes ont pris la place, et chaque camp en ajoute maintenant une de sa main, en secret, de l’une ou l’autre couleur. Les vôtres rapporteraient toutes à la Russie : ajoutez celle qu’elle aura le plus de mal à remplir. Ses armées sont loin des Balkans occidentaux.
    .title = Le premier prestige
    .try = Choisissez « { headline-h1r_pristina } ».
learn-own = La suite est à vous. Les prochaines manchettes sont vérifiées à la fin du tour 6 : « { headline-h1e_baltic_nato } » rapporte 3 si l’OTAN affiche 6 dans les pays baltes d’ici là. Un nouveau dé coûte 2 crédits, et il vous en reste peu : « { card-eu_germany } » peut en rapporter 4. Cliquez sur le numéro près d’une consigne pour lire sa règle. Bonne chance.
    .title = Le tour 5 est à vous
learn-cards = Chacune de vos deux cartes vous donne une de ses actions ; une carte Avantage peut s’y ajouter. La ligne sous la question nomme la carte et dit ce qui limite votre choix. Appuyez sur une région, ou lisez une réponse, pour voir ce qu’elle changerait, manchettes comprises.
    .title = Ce que permet une carte
