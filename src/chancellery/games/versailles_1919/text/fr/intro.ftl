# Le jeu sur une page.

intro-goal = Paris, 1919 : vous menez une délégation. Les points viennent des **étoiles** des dossiers que vous détenez à la fin, des **pavillons** de votre nation sur ces dossiers, de votre carte de stratégie et de la **satisfaction** : celle de votre pays comparée à celle des autres. La nation qui a le plus de points l’emporte.
    .title = Le but du jeu
    .picture = La conférence : antichambre, table et pistes
intro-issue = Un **dossier** montre sa région, ses étoiles et les options pour le régler. Les options changent l’agitation et la satisfaction, et laissent des **jetons** sur le dossier. La nation qui y a le plus d’**influence** est en tête ; le chiffre du bas dit combien de cubes il faut pour l’être.
    .title = Un dossier
    .picture = Les deux dossiers sur la table
intro-turn = À votre tour, une **action politique** : placer de l’influence sur deux dossiers, régler l’un des deux qui sont sur la table, ou reprendre des cubes. Vous pouvez y ajouter une **action militaire** : déployer une unité, ou en démobiliser une.
    .title = Un tour : une action politique, une action militaire
    .picture = L’antichambre, où l’influence peut se placer tôt
intro-settle = **Régler** un dossier ouvre cinq étapes, et chacune dit qui décide : la nation en tête le détient et choisit son option, un événement est appliqué, de nouvelles cartes viennent sur la table. Vous pouvez régler un dossier où une autre nation est en tête, pour choisir ce qui vient ensuite.
    .title = Régler
    .picture = L’événement qui suit, et les pioches
intro-unrest = L’agitation pousse une région vers un **soulèvement** : lors d’un test, il éclate si le dé atteint le chiffre de sa colonne. La nation qui détient le plus de dossiers dans la région remet en jeu celui qui vaut le plus d’étoiles, et toutes peuvent miser des unités et de l’influence pour l’obtenir. Les unités sur place contiennent l’agitation, mais coûtent de la satisfaction.
    .title = L’agitation
    .picture = L’agitation des cinq régions
intro-deals = Un **accord** engage pour le tour : de l’influence tout de suite, et des engagements sur les décisions à venir, que les règles font respecter. Ce qui se dit seulement dans la discussion n’engage pas. À la fin, on compare la satisfaction : la première nation à démobiliser y gagne le plus.
    .title = Accords et satisfaction
    .picture = La satisfaction, et les unités démobilisées

## Mots expliqués à leur premier emploi ; graphies séparées par « | »

terms = stars flags happiness influence unrest counters deploy waiting uprising exhausted
term-stars = étoiles
    .tip = Les points que rapporte un dossier à la nation qui le détient à la fin
term-flags = pavillons|pavillon
    .tip = Jetons Escadre et Empire de votre nation : chacun vaut 1 point sur un dossier que vous détenez à la fin
term-happiness = satisfaction
    .tip = Celle d’un pays : on la compare à la fin, et 0 coûte des points
term-influence = influence
    .tip = Vos cubes : la nation qui en a le plus sur un dossier y est en tête
term-unrest = agitation
    .tip = À quel point une région est proche d’un soulèvement ; les unités sur place la contiennent
term-counters = jetons
    .tip = Ce qu’une option laisse sur un dossier réglé : Empire, Autodétermination, Réparations et autres
term-deploy = déployer
    .tip = Envoyer une unité dans une région : elle y contient l’agitation et rend des cubes, mais coûte de la satisfaction
term-waiting = antichambre
    .tip = Les dossiers et événements qui viendront plus tard sur la table ; on peut déjà y placer de l’influence
term-uprising = soulèvements|soulèvement
    .tip = Là où l’agitation est forte, un dé peut le déclencher : un dossier de la région est remis aux enchères
term-exhausted = épuisés|épuisé
    .tip = Utilisés, et hors de portée jusqu’à ce que vous les repreniez
