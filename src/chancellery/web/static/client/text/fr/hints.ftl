### Les conseils du chancelier

hint = Conseil
hint-ask = Que ferait le chancelier ?
hint-title = Ce que ferait le chancelier
hint-thinking = Le chancelier réfléchit.
hint-withdraw = Annuler
hint-chance = { $chance } % de chances de gagner
hint-choose = Choisir
hint-estimate = Estimations d’après ce que voit votre camp ; les cartes cachées sont supposées.
hint-told = Estimations d’après ce que voit votre camp. Toute la table sait que vous avez demandé conseil.
log-hint = Un conseil est demandé au chancelier ({ $who }).
new-hints = Autoriser les conseils
hints-allowed = Ici, chacun peut demander conseil au chancelier. Toute la table en est informée.
key-14 = ce que ferait le chancelier

## L’analyse d’une partie terminée

review = L’analyse du chancelier
review-why = Qu’est-ce qui tient à la chance, et quelles décisions étaient bonnes ou mauvaises ? Chaque dé et chaque pioche sont comparés à tout ce qui aurait pu sortir, chaque décision à celle qu’aurait prise le secrétaire (le bot moyen).
review-start = Analyser cette partie
review-working = Analyse de la partie : { $percent } %.
review-cap = Chances de victoire estimées après chaque décision, cartes sur table. Quand la courbe saute sans repère, l’estimation n’avait pas vu venir la suite.
review-label = Courbe des chances de victoire estimées. À la fin : { $ends }.
review-play-much-better = { $who ->
    [you] Vous avez mieux joué que { $rivals ->
        [one] votre adversaire
       *[other] vos adversaires
    }.
   *[seat] Le camp { $seat } a mieux joué que { $rivals ->
        [one] le camp adverse
       *[other] les autres camps
    }.
}
review-play-little-better = { $who ->
    [you] Vous avez joué un peu mieux que { $rivals ->
        [one] votre adversaire
       *[other] vos adversaires
    }.
   *[seat] Le camp { $seat } a joué un peu mieux que { $rivals ->
        [one] le camp adverse
       *[other] les autres camps
    }.
}
review-play-equal = { $who ->
    [you] Vous avez joué à peu près aussi bien que { $rivals ->
        [one] votre adversaire
       *[other] vos adversaires
    }.
   *[seat] Le camp { $seat } a joué à peu près aussi bien que { $rivals ->
        [one] le camp adverse
       *[other] les autres camps
    }.
}
review-play-little-worse = { $who ->
    [you] Vous avez joué un peu moins bien que { $rivals ->
        [one] votre adversaire
       *[other] vos adversaires
    }.
   *[seat] Le camp { $seat } a joué un peu moins bien que { $rivals ->
        [one] le camp adverse
       *[other] les autres camps
    }.
}
review-play-much-worse = { $who ->
    [you] Vous avez moins bien joué que { $rivals ->
        [one] votre adversaire
       *[other] vos adversaires
    }.
   *[seat] Le camp { $seat } a moins bien joué que { $rivals ->
        [one] le camp adverse
       *[other] les autres camps
    }.
}
review-luck-hardly = La chance n’a presque rien changé.
review-luck-had-for = { $who ->
    [you] La chance était de votre côté : { review-so-many }.
   *[seat] La chance a souri au camp { $seat } : { review-so-many }.
}
review-luck-had-against = { $who ->
    [you] La chance était contre vous : { review-so-many }.
   *[seat] La chance a manqué au camp { $seat } : { review-so-many }.
}
review-luck-decided-for = { $who ->
    [you] La chance a décidé en votre faveur : { review-so-many }.
   *[seat] La chance a décidé en faveur du camp { $seat } : { review-so-many }.
}
review-luck-decided-against = { $who ->
    [you] La chance a décidé contre vous : { review-so-many }.
   *[seat] La chance a décidé contre le camp { $seat } : { review-so-many }.
}
review-so-many = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-rest-most = L’estimation n’explique pas { review-so-many } de plus.
review-swings = { $count ->
    [0] Aucun grand tournant
    [one] Le plus grand tournant
   *[other] Les { $count } plus grands tournants
}
review-by-decision = Décision : { $who }
review-by-luck = La chance
review-costly = { $count ->
    [0] Aucune décision n’a nettement coûté
    [one] La décision la plus coûteuse
   *[other] Les { $count } décisions les plus coûteuses
}
review-better = Mieux : { $what }
review-deed = { $who } : { $what }
review-you = Vous
review-then = puis : { $what }
review-watch = Voir
review-try = Essayer à partir d’ici
review-colon = { " : " }
review-points = { $points } %
review-share = { $points } %
review-sums = De la donne au résultat
review-before = Avant la donne
review-luck = Chance
review-own = Décisions du camp
review-others = Décisions des autres
review-rest = Inexpliqué
review-at-end = Chances à la fin
review-result = Résultat
review-sums-why = En points : une victoire en vaut 100. Chaque colonne tombe juste. La chance, c’est ce qu’ont donné les dés et les pioches, comparé à tout ce qu’ils auraient pu donner ; les choix cachés des autres n’en font pas partie. Une décision est comparée à celle du secrétaire, d’après ce que le camp pouvait savoir. L’inexpliqué, c’est ce que l’estimation n’avait pas vu venir.
review-seen = Entre joueurs de même force, la chance ainsi mesurée explique { $percent } % des résultats.
review-seen-little = Dans ce jeu, la chance se mesure mal : entre joueurs de même force, ce qui est mesuré ici n’explique que { $percent } % des résultats. Ces chiffres ne sont qu’une indication.
review-unmeasured = Pour ce jeu, personne n’a mesuré quelle part de la chance cette estimation voit. Ces chiffres ne sont qu’une indication.

## Reprendre d’ici

fork = Rejouer à partir d’ici
fork-why = Une nouvelle partie commence à cet instant ({ $where }). Les dés et les mélanges qui suivent sont nouveaux. Elle ne compte pas au classement.
fork-seat = Votre camp
fork-begin = Commencer
fork-of = Reprise d’une autre partie, après { $ply } { $ply ->
    [one] action
   *[other] actions
}
verified-fork = { $ply ->
    [one] La première action est celle
   *[other] Les { $ply } premières actions sont celles
} d’une autre partie, sous sa propre graine ; l’empreinte couvre tout le hasard qui suit.
