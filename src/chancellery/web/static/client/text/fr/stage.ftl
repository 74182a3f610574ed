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
   *[other] { $who } : coup en cours
}
stage-played = { $mine ->
    [1] Vous avez joué
   *[other] { $who } : dernier coup
}
place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
step-of = étape { $step } sur { $steps }
step-back = Une étape en arrière
step-on = Une étape en avant
key-space = Espace
speed = Vitesse
speed-now = Vitesse : ×{ $speed }
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
    [one] { $steps } étape sautée (voir le journal).
   *[other] { $steps } étapes sautées (voir le journal).
}
explained = Détails

## Le journal

log-find = Chercher dans le journal
log-whose = Par qui
log-all = Tous
log-copy = Copier
log-copied = Copié
log-nothing-found = Aucun résultat dans le journal.
log-more-lines = { $lines ->
    [one] { $lines } autre ligne
   *[other] { $lines } autres lignes
}
log-earlier = { $count ->
    [one] { $count } ligne plus ancienne
   *[other] { $count } lignes plus anciennes
}
next-moment = Prochain moment clé : { $headline }
