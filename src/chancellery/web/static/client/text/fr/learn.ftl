### La première partie guidée, et la présentation d’un jeu

learn-by-playing = Tutoriel : apprendre en jouant
learn-steps = { $steps } étapes, à votre rythme
learn-guide = Guide
learn-step = Étape { $step } sur { $steps }
learn-on = Suite
learn-end = Continuer sans guide
learn-pause = Suspendre le guide
learn-back = Reprendre le guide
learn-line = Guide { $step } sur { $steps } : { $what }
learn-smaller = Réduire
learn-larger = Pourquoi ?
learn-show = Montrez-moi
learn-wait = Les autres jouent. Regardez le plateau et le journal.
learn-watch = Voyez ce que cela donne.
learn-rule = Qu’est-ce que c’est ? Règle { $rule }
learn-as-you-like = Choisissez librement. Le guide revient dans un instant.
learn-offer = On vous propose un accord. Acceptez-le, refusez-le ou appuyez sur « { offer-later } » : la question revient alors.
intro-rules = Toutes les règles
