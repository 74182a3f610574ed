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
bot-attache = Bot facile (attaché)
bot-heuristic = Bot moyen (secrétaire)
bot-search = Bot difficile (chancelier)
# Tant qu’une page s’ouvre ; le serveur les y inscrit, pour que tout puisse être dit quoi qu’il manque. Une ligne chacun.
opening-broken = La page n’a pas pu s’ouvrir
opening-broken-why = Il en manque une partie. Vos parties sont en sécurité sur le serveur ; rechargez la page.
opening-old = Ce navigateur est trop ancien pour Chancellery
opening-old-why = Il faut un navigateur de 2023 ou plus récent. On peut aussi jouer dans un terminal : chancellery play.
opening-slow = La page tarde à s’ouvrir
opening-slow-why = La connexion est lente ou coupée. La page peut encore arriver ; vous pouvez aussi la recharger.
trouble-missing = Page introuvable
trouble-missing-why = La partie a peut-être été supprimée. Vérifiez que le lien est complet.
trouble-away = Le serveur ne répond pas
trouble-away-why = Tous les coups confirmés sont conservés. Réessayez dans un instant.
trouble-crash = Une erreur est survenue sur cette page
trouble-crash-why = Votre partie est en sûreté sur le serveur. Envoyez-nous le rapport pour nous aider à corriger l’erreur.
trouble-refused = Cela ne peut pas être affiché
trouble-newer = Il existe une version plus récente
trouble-newer-why = Le serveur dispose d’une version plus récente de cette page. Rechargez-la : vos parties restent telles quelles.
newer = Une version plus récente de la page est disponible.
newer-load = Recharger
newer-later = Plus tard
refused-away = Le serveur ne répond pas. Réessayez dans un instant.
refused-other = Le serveur n’accepte pas cette demande.
