# La première partie guidée.

learn-goal = Vous dirigez le Royaume-Uni à la conférence de 1919 ; la France, les États-Unis et l’Italie siègent avec vous. Les points viennent des étoiles des dossiers que vous détenez à la fin, de leurs jetons à votre pavillon, de votre carte de stratégie, et de la satisfaction : celle de votre pays comparée à celle des autres.
    .title = Étoiles, pavillons, satisfaction
learn-table = Deux dossiers sont sur la table : Smyrne, qui vaut 4 étoiles, et l’Autriche, qui en vaut 5. D’autres attendent dans l’antichambre. Avec le plus de cubes d’influence sur un dossier, on y est en tête. Quand un dossier de la table est réglé, la nation en tête le détient, choisit son sort et garde ses étoiles.
    .title = Ce qui se règle
learn-act = À votre tour, vous faites une action politique : placer des cubes sur deux dossiers, régler un dossier de la table, ou reprendre des cubes. Personne n’est en tête sur Smyrne : commencez là. Le chiffre au pied du dossier dit combien il en faut.
    .title = Une action politique
    .try = Placez des cubes sur Smyrne.
learn-cubes = Les cubes sont rares : vous en avez quinze, et ceux d’un dossier réglé en votre faveur sont épuisés. Un seul suffirait pour l’instant, mais les autres répondront aussitôt. Trois sont plus difficiles à dépasser.
    .title = Combien ?
    .try = Placez-en 3.
learn-second = L’influence se place toujours sur deux dossiers, et vous devez être en tête sur les deux. L’Autriche a le plus d’étoiles.
    .title = Un deuxième dossier
    .try = Placez 2 cubes sur l’Autriche.
learn-military = En plus de l’action politique, vous pouvez faire une action militaire. Une unité déployée contient l’agitation d’une région et rend des cubes, mais coûte de la satisfaction. Une unité démobilisée en rapporte, et les premières plus que les suivantes.
    .title = Les soldats
    .try = Démobilisez une unité.
learn-others = Les autres jouent à présent, l’un après l’autre. Chaque étape d’un règlement dit qui décide et pourquoi. Si une région se soulève, un dossier est remis aux enchères. Un bot peut vous proposer un accord : acceptez ou non, personne n’attend.
    .title = Autour de la table
learn-settle = Si vous êtes en tête sur un dossier de la table, réglez-le maintenant : il est à vous et vous choisissez son option ; chacune montre ce qu’elle changerait. Si d’autres sont passés devant, placez encore des cubes, ou réglez-le quand même pour choisir ce qui vient ensuite sur la table.
    .title = Régler, ou placer encore ?
learn-own = La suite est à vous. Votre carte de stratégie nomme les jetons à rechercher : lisez-la dans votre encadré. Surveillez l’agitation de vos régions, et réglez avant qu’on ne vous dépasse. Le numéro près de chaque consigne mène à sa règle. Bonne chance.
    .title = La conférence est à vous
