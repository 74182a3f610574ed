# La première partie guidée.

learn-goal = Vous dirigez le Royaume-Uni à la conférence de 1919 ; la France, les États-Unis et l’Italie siègent avec vous. Le plus de points l’emporte : les étoiles des dossiers que vous détenez, 1 pour chacun de leurs jetons à votre pavillon, et jusqu’à 6 pour la satisfaction, si votre pays est plus satisfait que les autres. La partie finit quand la carte de fin, cachée au fond de la pioche, est réglée. Le premier tour de table est passé : dans celui-ci, vous pouvez gagner vos premiers points.
    .title = Étoiles, pavillons, satisfaction
learn-table = Deux dossiers sont sur la table : Smyrne, qui vaut 4 étoiles, et l’Autriche, qui en vaut 5. D’autres attendent dans l’antichambre. La nation qui a le plus de cubes d’influence sur un dossier y est en tête. Quand un dossier de la table est réglé, la nation en tête le détient, choisit une de ses options et en garde les étoiles. Vous êtes en tête sur Smyrne avec 3 cubes ; l’Italie l’est sur l’Autriche avec 4.
    .title = Ce qui se règle
learn-settle = À votre tour, vous faites une action politique : placer des cubes sur deux dossiers, régler un dossier de la table, ou reprendre des cubes épuisés. Si vous attendez, une autre nation peut mettre plus de cubes que vous sur Smyrne. Réglez ce dossier maintenant : il devient vôtre, et vos 3 cubes y sont épuisés jusqu’à ce que vous les repreniez.
    .title = Réglez ce que vous menez
    .try = Réglez « { issue-smyrna } ».
learn-option = Smyrne est à vous, avec ses 4 étoiles. Décidez maintenant de son sort ; chaque option montre ce qu’elle changerait. Toutes les trois vous coûtent 1 point de satisfaction. Celle-ci y met une escadre, britannique ou américaine : à votre pavillon, elle vaut 1 point de plus. En contrepartie, l’agitation augmente de 2 au Proche-Orient.
    .title = Choisir une option
    .try = Choisissez « { issue_option-smyrna-greece } », puis l’escadre du Royaume-Uni.
learn-event = L’événement de la table suit. Personne n’a de cube sur « { event_card-ataturk } » : c’est donc à vous de décider, puisque vous avez réglé le dossier. Là où l’agitation est forte, un soulèvement peut éclater, et un dossier de la région est alors remis aux enchères. Vous en détenez un au Proche-Orient : n’y ajoutez pas d’agitation et prenez l’autre effet, qui ne vous nuit pas.
    .title = Un événement
    .try = Choisissez « { event_card-ataturk.first } ».
learn-next = Vous avez réglé un dossier, vous comblez donc aussi les vides. Sur la table vient le dossier qui porte le moins de cubes, car c’est le moins cher à mener. Des deux événements, le premier peut vous rendre 2 cubes ; un cube posé dessus vous en réserve la décision. Enfin, un dossier pour l’antichambre : celui de la défausse est gratuit. Puis un nouvel événement est pioché et sa crise a lieu aussitôt ; le journal dit ce qu’elle a fait.
    .title = Combler les vides
    .try = « { issue-labor_reform } », puis « { event_card-john_maynard_keynes } », puis « { action-put-cube } », puis « { issue-reparations } ».
learn-military = En plus de l’action politique, vous pouvez faire une action militaire. Une unité déployée contient l’agitation d’une région et rend des cubes épuisés, mais coûte de la satisfaction. Une unité démobilisée est perdue pour de bon, mais rapporte de la satisfaction : 5 pour la toute première, moins pour les suivantes, et personne n’a encore démobilisé.
    .title = Les soldats
    .try = Choisissez « { action-demobilize } ».
learn-others = Ce que votre tour a rapporté : un dossier à 4 étoiles, une escadre à votre pavillon et de la satisfaction. Les autres jouent à présent, l’un après l’autre. Si une région se soulève, un dossier y est remis aux enchères ; après le premier soulèvement, chacun choisit une carte de stratégie, qui récompense certains jetons. Un bot peut vous proposer un accord : acceptez-le ou ignorez-le, la partie continue.
    .title = Autour de la table
learn-place = C’est de nouveau à vous. Si vous êtes en tête sur un dossier de la table, vous pouvez le régler. Sinon, placez de l’influence, sur la table ou dans l’antichambre : toujours sur deux dossiers, et vous devez finir en tête sur les deux. La question dit combien de cubes il faut. Cherchez beaucoup d’étoiles et peu de cubes adverses, et mettez un cube de plus que nécessaire : vous serez plus difficile à dépasser.
    .title = Placer de l’influence
learn-own = La suite est à vous. Réglez avant qu’on ne vous dépasse, surveillez l’agitation là où vous détenez des dossiers, et gardez des cubes pour les enchères. S’il vous en manque, reprenez ceux qui sont épuisés. La carte de fin vaut elle-même 7 étoiles, et quand elle est réglée, le plus de points l’emporte. Cliquez sur le numéro près d’une consigne pour lire sa règle. Bonne chance.
    .title = La conférence est à vous
