### Ce que disent toutes les pages

try-again = Réessayer
to-the-lobby = Retour au salon
copy-report = Copier le rapport
close = Fermer
rules = Règles
theme-dark = Sombre
theme-light = Clair
account = Compte
guest = Invité
you = vous
bot = Bot
bot-random = Bot aléatoire
bot-attache = Attaché (bot facile)
bot-heuristic = Secrétaire (bot moyen)
bot-search = Chancelier (bot difficile)
trouble-missing = Il n’y a rien ici
trouble-missing-why = La partie a peut-être été supprimée. Vérifiez que le lien est complet.
trouble-away = Le serveur ne répond pas
trouble-away-why = Tout ce qui a été confirmé est conservé. Réessayez dans un instant.
trouble-crash = La page s’est interrompue
trouble-crash-why = Votre partie est en sûreté sur le serveur. Un rapport nous aidera à corriger l’erreur.
trouble-refused = Cela ne peut être affiché
refused-away = Le serveur ne répond pas. Réessayez dans un instant.
refused-other = Le serveur n’accepte pas cette demande.
