# Le jeu sur une page.

intro-goal = L’Autriche, la France, la Prusse et l’Italie, de 1859 à 1871. Vous amassez de l’**influence** : pour les territoires disputés et les territoires nationaux d’autrui que vous contrôlez, et pour les batailles gagnées. Le tour où une puissance atteint **25** est le dernier, et le plus d’influence l’emporte.
    .title = Ce que vous cherchez
    .picture = La carte au début d’une partie
intro-land = Un territoire d’une seule couleur est **national** : il rapporte de l’argent. Un territoire à deux bandes est **disputé** : il donne de l’influence aux deux puissances dont il porte les bandes, si elles le contrôlent. Un général, ou la garnison qu’il laisse, contrôle un territoire.
    .title = Territoires nationaux et disputés
    .picture = La Lorraine entre France et Prusse
intro-card = À chaque tour, chaque puissance choisit en secret une **carte Action** : Impôts, Mobilisation, Mouvement, Gain d’influence ou Dépêche. Toutes sont révélées ensemble. Une carte jouée reste dehors jusqu’à votre prochaine Dépêche : pensez en cycles.
    .title = Un tour : une carte chacun
    .picture = Cartes Action d’une première main
intro-march = Pour le Mouvement, vous nommez une autre puissance comme **émissaire** ; elle gagne du moral et décide si vous avez une deuxième et une troisième série. Un général avance d’un territoire, plus loin en **train**. S’il rencontre un général adverse, il y a bataille.
    .title = Marcher, avec l’accord d’un émissaire
    .picture = Le cœur de l’Allemagne
intro-battle = On additionne le général, les unités, la garnison et les **cartes de bataille**. Chaque carte coûte 1 point de moral et a son usage : un 1 écarte une carte adverse, un 3 en révèle une. Les généraux voisins peuvent appuyer. Le vaincu se retire, le vainqueur gagne de l’influence.
    .title = Une bataille
    .picture = Cartes de bataille d’une main
intro-alliance = Rien de ce qui se dit à la table n’engage. Quand la piste de diplomatie atteint sa troisième case, tous parlent, puis choisissent en secret à qui proposer l’**alliance** : seuls deux qui se nomment l’un l’autre sont alliés. Un seul allié au plus ; avec tous les autres, c’est la guerre.
    .title = Un seul allié au plus
    .picture = L’Autriche, l’Italie et leurs frontières

## Mots expliqués à leur premier emploi ; graphies séparées par « | »

terms = influence morale envoy garrison home disputed dispatch prestige
term-influence = influence
    .tip = Ce qui fait gagner : 25 terminent la partie, et le plus l’emporte
term-morale = moral
    .tip = Paie les cartes de bataille, 1 chacune ; sans moral, un général se bat seul
term-envoy = émissaire
    .tip = Une autre puissance que vous nommez avant de bouger : elle gagne 1 point de moral et peut vous accorder d’autres séries
term-garrison = garnison
    .tip = Une unité laissée sur place : elle garde le territoire quand le général est parti
term-home = territoires nationaux|national
    .tip = Un territoire d’une seule couleur : il rapporte de l’argent, et de l’influence à qui d’autre le contrôle
term-disputed = disputé|disputés
    .tip = Un territoire à deux bandes : il donne de l’influence aux deux puissances dont il porte les bandes
term-dispatch = Dépêche
    .tip = Vous rend vos cartes Action et avance d’une case la piste de diplomatie
term-prestige = prestige
    .tip = L’ordre des puissances : il départage et dit qui agit d’abord
