### Les conseils du chancelier

hint = Conseil
hint-ask = Que ferait le chancelier ?
hint-title = Ce que ferait le chancelier
hint-thinking = Le chancelier réfléchit.
hint-withdraw = Annuler
hint-chance = { $chance } % de chances de gagner
hint-choose = Choisir
hint-estimate = Estimations d’après ce que voit votre camp. Les cartes cachées sont devinées.
hint-told = Estimations d’après ce que voit votre camp. Toute la table sait que vous avez demandé conseil.
log-hint = { $who } : conseil demandé au chancelier.
new-hints = Autoriser les conseils
hints-allowed = Ici, chacun peut demander conseil au chancelier. Toute la table en est informée.
key-14 = ce que ferait le chancelier

## L’analyse d’une partie terminée

review = L’analyse du chancelier
review-why = Le chancelier examine chaque décision : qui menait à quel moment, les bonnes et les mauvaises décisions, et ce qui tient à la chance.
review-start = Analyser cette partie
review-working = Analyse de la partie : { $percent } %.
review-cap = Chances de victoire estimées après chaque décision. Quand la courbe saute sans repère, l’estimation n’avait pas vu venir la suite.
review-label = Courbe des chances de victoire estimées. À la fin : { $ends }.
review-swings = { $count ->
    [0] Aucun grand tournant
    [one] Le plus grand tournant
   *[other] Les { $count } plus grands tournants
}
review-by-decision = Décision : { $who }
review-by-luck = La chance ou une information cachée
review-deed = { $who } : { $what }
review-you = Vous
review-then = puis : { $what }
review-watch = Voir
review-try = Essayer à partir d’ici
review-colon = { " : " }
review-points = { $points } %
review-share = { $points } %
review-sums = Chance et décisions
review-luck = Chance
review-own = Décisions du camp
review-others = Décisions des autres
review-sums-why = Toutes les variations des chances d’un camp, additionnées. Une décision est comparée à ce qu’aurait fait le secrétaire ; la chance, c’est la part des dés, des cartes et des informations cachées.

## Reprendre d’ici

fork = Rejouer à partir d’ici
fork-why = Une nouvelle partie commence à cet instant ({ $where }). Les dés et les mélanges qui suivent sont nouveaux. Elle ne compte pas au classement.
fork-seat = Votre camp
fork-begin = Commencer
fork-of = Reprise d’une autre partie, après { $ply } actions
verified-fork = Les { $ply } premières actions sont celles d’une autre partie, sous sa propre graine ; l’empreinte couvre tout le hasard qui suit.
