### La première partie guidée, et la présentation d’un jeu

learn-by-playing = Apprendre en jouant
learn-guide = Guide
learn-step = Étape { $step } sur { $steps }
learn-on = Continuer
learn-end = Continuer sans guide
learn-leave = Quitter le guide
learn-smaller = Réduire
learn-larger = Pourquoi ?
learn-wait = Les autres jouent. Regardez le plateau et le journal.
learn-as-you-like = Répondez comme vous voulez. Le guide revient dans un instant.
intro-rules = Toutes les règles
