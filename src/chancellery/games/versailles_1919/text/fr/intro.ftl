# Le jeu sur une page.

intro-goal = Paris, 1919 : vous menez une délégation. Les points viennent des **étoiles** des dossiers que vous contrôlez à la fin, des **drapeaux** de votre carte Stratégie, et de la **satisfaction** : celle de votre pays comparée aux autres. Le plus de points l’emporte.
    .title = Ce que vous cherchez
    .picture = La conférence : antichambre, table et pistes
intro-issue = Un **dossier** montre sa région, ses étoiles et ce qu’il peut devenir. Les options changent l’agitation, la satisfaction et les pions de tous. Qui a le plus d’influence sur lui le mène ; le chiffre du bas dit ce qu’il faut pour le mener.
    .title = Un dossier
    .picture = Les deux dossiers sur la table
intro-turn = À votre tour, une **action politique** : placer de l’influence sur deux dossiers, régler l’un des deux qui sont sur la table, ou reprendre des cubes. À côté, une **action militaire** : déployer une unité, ou en renvoyer une chez elle.
    .title = Un tour : une action de chaque sorte
    .picture = L’antichambre, où l’influence peut se placer tôt
intro-settle = **Régler** un dossier ouvre cinq étapes, chacune décidée par quelqu’un : celui qui le mène en prend le contrôle et choisit l’option, un événement est appliqué, de nouvelles cartes viennent sur la table. Vous pouvez régler ce qu’un autre mène, pour décider de la suite.
    .title = Régler
    .picture = L’événement qui suit, et les pioches
intro-unrest = L’agitation pousse une région vers un **soulèvement** : un dé, dès que sa piste le veut. Celui qu’il frappe peut y perdre un dossier, et tous enchérissent pour l’avoir, en influence et en unités. Les unités sur place calment la région, mais coûtent de la satisfaction.
    .title = L’agitation
    .picture = L’agitation des cinq régions
intro-deals = Un **accord** engage pour le tour : de l’influence tout de suite, et des promesses sur les décisions à venir, que les règles font respecter. Les paroles seules n’engagent personne. À la fin on compare la satisfaction : le premier à renvoyer ses soldats y gagne le plus.
    .title = Accords et satisfaction
    .picture = La satisfaction, et les unités renvoyées

## Mots expliqués à leur premier emploi ; graphies séparées par « | »

terms = stars flags happiness influence unrest counters deploy
term-stars = étoiles
    .tip = Ce que vaut un dossier pour qui le contrôle à la fin
term-flags = drapeaux
    .tip = Pions que nomme votre carte Stratégie : chacun donne des points à la fin
term-happiness = satisfaction
    .tip = Celle d’un pays : on la compare à la fin, et 0 coûte des points
term-influence = influence
    .tip = Vos cubes : qui en a le plus sur un dossier le mène
term-unrest = agitation
    .tip = Combien une région est proche d’un soulèvement ; les unités sur place la calment
term-counters = pions
    .tip = Ce qu’une option laisse sur un dossier réglé : empires, autonomie, réparations et autres
term-deploy = déployer
    .tip = Envoyer une unité dans une région : elle la calme et rend des cubes, mais coûte de la satisfaction
