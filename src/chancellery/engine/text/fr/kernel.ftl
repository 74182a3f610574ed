# Les mots communs à tous les jeux.
nothing = rien
list = { $first } et { $last }
# Les formes d’un nom qui n’en a pas : en français, chaque nom a les siennes, hors les guillemets d’un titre.
any-name = { $name }
    .quoted = « { $name } »
action-retract = Revenir sur mon choix
event-pick-sealed = { $seat } : le choix est fait.
event-pick-retracted = { $seat } : le choix est annulé, un autre est en cours.

## Pourquoi une chose est impossible en ce moment

why-over = La partie est terminée.
why-wait = En attente : { $seats }.
why-may = Ce choix est possible.
why-outside = { $count ->
    [one] Ce n’est pas un choix possible ici ; un autre l’est.
   *[other] Ce n’est pas un choix possible ici ; { $count } autres le sont.
}
why-other-kind = Ce n’est pas ce que vous choisissez en ce moment.

## Ce que ferait le chancelier

hint-best = Le choix du chancelier : { $action }. Chances de victoire : environ { $chance } %.
hint-only = Une seule réponse est possible : { $action }.
hint-ahead = { $points ->
    [0] Tout aussi bon : { $other }.
    [one] Ensuite, un point derrière : { $other }.
   *[other] Ensuite, { $points } points derrière : { $other }.
}
hint-line = La suite attendue : { $line }.
hint-step = { $seat } : { $action }

## Rules that were mended while a match ran

rules-unchanged = À partir d’ici, c’est la version { $to } des règles qui compte ; rien ne change pour cette partie.
rules-carried = À partir d’ici, la partie continue avec des règles corrigées (version { $to }) : { $mended }
rules-back = La partie continue avec des règles corrigées (version { $to }) en reprenant { $plies ->
    [one] une action
   *[other] { $plies } actions
} plus tôt, car la question posée alors est différente à présent : { $mended }
# Where a game does not say what was mended.
rules-mended = voir le journal des changements du jeu.

## Qui joue à une place. Une personne de passage n’a pas de nom qui se lise ; un ancien journal ne nomme ni elle ni le bot.

bot-level-random = au hasard
bot-level-attache = facile
bot-level-heuristic = moyen
bot-level-search = difficile
seat-left = { $named ->
    [yes] { $who } ({ $seat })
   *[no] Un joueur ({ $seat })
} a quitté la partie{ $goes ->
    [on] {" "}; { $bot ->
        [none] un bot
       *[other] un bot ({ $bot })
    } joue à sa place.
   *[over] {""} et l’a donc perdue.
}
seat-resigned = { $named ->
    [yes] { $who } ({ $seat })
   *[no] Un joueur ({ $seat })
} abandonne{ $goes ->
    [on] {" "}; { $bot ->
        [none] un bot
       *[other] un bot ({ $bot })
    } joue à sa place.
   *[over] .
}
seat-late = { $named ->
    [yes] { $who } ({ $seat })
   *[no] Un joueur ({ $seat })
} a épuisé son temps{ $goes ->
    [on] {" "}; { $bot ->
        [none] un bot
       *[other] un bot ({ $bot })
    } joue à sa place.
   *[over] {""} et perd la partie.
}
seat-back = { $named ->
    [yes] { $who } ({ $seat })
   *[no] Un joueur ({ $seat })
} est de retour et reprend le jeu.

## Pourquoi le chancelier ferait un choix

hint-why = Comparé à l’option { $other } : ce choix { $causes }.
hint-why-not = Pourquoi pas { $action } ? Le choix du chancelier { $causes }.
hint-why-not-same = Pourquoi pas { $action } ? À court terme, rien ne les distingue.
hint-why-not-other = Pourquoi pas { $action } ? Aucune raison ne l’emporte à elle seule.
hint-why-not-best = { $action } : c’est bien le choix du chancelier.
hint-no-cause = Aucune raison ne l’emporte à elle seule.
hint-same = Les réponses comparées se valent : l’écart reste dans la marge d’erreur.
hint-decided = La partie est pour ainsi dire jouée : aucune réponse n’y change grand-chose.
cause-end = { $way ->
    [gain] peut gagner la partie sur-le-champ
   *[keep] évite de perdre la partie sur-le-champ
}
