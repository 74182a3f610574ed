# Ce qu’une Chancellery installée dit d’elle-même, et ce que ses pages disent sans réseau.
installed-what = Une table numérique pour des jeux de plateau sur la diplomatie européenne.
installed-tables = Salon
installed-rules = Règles
installed-replays = Archives
offline-title = Pas de connexion
offline-why = Cette page a besoin du serveur, qui est injoignable pour l’instant. Vos parties y sont en sûreté, et rien de ce que vous avez fait n’est perdu.
offline-still = En attendant, vous pouvez lire les règles, vos listes et vos parties terminées, si vous les avez déjà ouvertes sur cet appareil.
offline-again = Réessayer
