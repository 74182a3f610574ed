### La scène : comment les tours des autres sont montrés, et le journal

stage = En jeu
stations = Déroulement
others-turn = Tour d’un autre joueur
plays = { $mine ->
    [1] Vous jouez { $what } { $how }
   *[other] { $who } : { $what } { $how }
}
stage-plays = { $mine ->
    [1] Vous jouez
   *[other] { $who } : en jeu
}
stage-played = { $mine ->
    [1] Vous avez joué
   *[other] { $who } : dernier coup
}
step-of = étape { $step } sur { $steps }
step-back = Une étape en arrière
step-on = Une étape en avant
key-space = Espace
speed = Vitesse
speed-now = Vitesse : { $speed } fois
skip = Sauter
skip-to-mine = Aller à mon tour
due-choices = { $count ->
    [one] Voir mon choix
   *[other] Voir mes { $count } choix
}
go-on = Continuer
watch = Regarder
watch-again = Revoir
offer-turn = { $steps ->
    [one] Depuis votre dernier coup : { $steps } étape.
   *[other] Depuis votre dernier coup : { $steps } étapes.
}
skipped = { $steps ->
    [0] Retour au présent.
    [one] { $steps } étape sautée ; le journal la garde.
   *[other] { $steps } étapes sautées ; le journal les garde.
}
explained = À son sujet

## Le journal

log-find = Chercher dans le journal
log-whose = Par qui
log-all = Tous
log-copy = Copier
log-copied = Copié
log-nothing-found = Rien de tel dans le journal.
log-more-lines = { $lines ->
    [one] { $lines } autre ligne
   *[other] { $lines } autres lignes
}
log-earlier = Plus tôt : { $count } de plus
next-moment = Prochain grand moment : { $headline }
