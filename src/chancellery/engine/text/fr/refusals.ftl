# Ce qui est refusé, d’après son code.

## Parties et tables

refusal-abandoned-with-result = La partie du fichier a été abandonnée, et elle a pourtant un résultat.
refusal-action-not-legal = Cette action n’est pas permise maintenant.
refusal-already-played = Cette action a déjà été jouée (coup { $ply }).
refusal-already-seated = Vous avez déjà une place à cette table.
refusal-bot-failed = Le bot n’a pas répondu.
refusal-fork-of-older-rules = Au coup { $ply }, cette partie se jouait avec d’anciennes règles ; repartez du coup { $first } ou d’un coup suivant.
refusal-game-over = La partie est finie.
refusal-hint-withdrawn = La demande de conseil a été retirée.
refusal-imported-closed = Cette partie vient d’un fichier et sa graine est connue : personne d’autre ne peut la rejoindre.
refusal-imported-dice = Cette partie vient d’un fichier : ses tirages sont déjà fixés.
refusal-key-length = Une clé d’idempotence compte de 1 à { $most } caractères.
refusal-match-begun = La partie a déjà commencé.
refusal-match-not-running = { $status ->
    [waiting] La partie n’a pas encore commencé.
    [abandoned] La partie a été abandonnée.
   *[other] La partie est finie.
}
refusal-match-over = La partie est finie.
refusal-message-to-yourself = Vous ne pouvez pas vous écrire à vous-même.
refusal-moved-on = La partie a avancé entre-temps ; regardez la nouvelle situation.
refusal-newer-rules = Cette partie se joue avec la version { $rules } des règles du jeu { $game }, et ce serveur a encore la version { $installed } : sa mise à jour est en cours. Réessayez dans un instant.
refusal-no-hint-found = Le chancelier n’a pas trouvé de réponse ; réessayez.
refusal-no-hints-here = D’autres jouent ici, et cette table n’autorise pas les conseils.
refusal-no-open-seat = Aucune place n’est libre à cette table.
refusal-no-seat-here = Vous n’avez pas de place à cette table.
refusal-no-such-action = L’action « { $action } » n’existe pas.
refusal-no-such-action-but = L’action « { $action } » n’existe pas ; vouliez-vous dire « { $near } » ?
refusal-no-such-action-number = L’action { $action } n’existe pas.
refusal-no-such-match = La partie « { $id } » n’existe pas.
refusal-no-such-message = Cette personne n’a pas écrit ce message, ou vous ne pouvez pas le lire.
refusal-no-such-ply = La partie n’a pas de coup { $ply } ; le dernier est le coup { $last }.
refusal-no-such-seat = La place « { $seat } » n’existe pas ; il y a : { $known }.
refusal-no-such-seat-number = La place { $seat } n’existe pas.
refusal-no-undo-asked = Personne n’a demandé d’annulation.
refusal-nobody-asked = Dans cette partie, personne n’a de décision à prendre.
refusal-nobody-to-report = Il n’y a personne d’autre à signaler à cette table.
refusal-not-asked-now = La décision ne vous revient pas en ce moment.
refusal-not-carried-over = La partie ne peut pas passer aux règles actuelles : { $why }
refusal-not-over-export = La partie entière peut être exportée une fois finie.
refusal-not-over-fork = Une partie peut être rejouée à partir d’un de ses moments une fois qu’elle est finie.
refusal-not-over-rematch = La revanche sera possible une fois la partie finie.
refusal-not-over-review = Une partie ne peut être analysée qu’une fois finie.
refusal-not-over-story = Le récit d’une partie est disponible une fois qu’elle est finie.
refusal-not-over-verify = La graine est révélée à la fin de la partie ; on peut alors vérifier les tirages.
refusal-nothing-to-carry-over = Seule une partie en cours, jouée avec d’anciennes règles, passe aux nouvelles.
refusal-nothing-to-object-to = Il n’y a plus de changement de règles auquel s’opposer.
refusal-nothing-to-review = Rien n’a été joué : il n’y a rien à analyser.
refusal-nothing-to-undo = Rien n’a encore été joué.
refusal-only-the-owner = Seule la personne qui a ouvert cette table peut le faire.
refusal-other-rules = Cette partie a été jouée avec la version { $rules } des règles du jeu { $game }, et seule la version { $installed } est installée : on peut la lire, mais ni la rejouer ni la poursuivre.
refusal-others-play = D’autres jouent cette partie, même en leur absence : vous pouvez la quitter, mais pas y mettre fin pour eux.
refusal-others-played = D’autres ont joué cette partie : elle ne peut donc pas être supprimée.
refusal-over-at-ply = La partie était finie à ce moment ; choisissez-en un plus tôt.
refusal-pace-days = Une cadence en jours accorde de 1 à { $most } jours par coup.
refusal-pace-live = Une pendule en direct compte de 1 à { $most } secondes, avec un incrément de 0 à 3600.
refusal-played-on = En continuant à jouer, vous avez accepté les règles corrigées.
refusal-ply-of-older-rules = Le coup { $ply } a été joué avec des règles plus anciennes que celles de cette version : la partie se rejoue à partir du coup { $first }.
refusal-position-not-told = La position du coup { $ply }, où d’autres règles ont commencé à compter, n’est pas celle qui a été annoncée.
refusal-rematch-for-players = Seul quelqu’un qui a joué à cette table peut proposer une revanche.
refusal-resign-before-start = La partie n’a pas commencé ; libérez plutôt la place.
refusal-seat-count = Le nombre de places indiqué est { $given }, mais cette partie en compte { $wanted }.
refusal-seat-empty = Cette place est libre.
refusal-seat-kept = Cette place est réservée à quelqu’un qui n’a pas encore répondu.
refusal-seat-kind = Une place est libre, ou prise par un joueur ou par un bot.
refusal-seat-no-time = Le temps de cette place est écoulé : le bot qui la garde doit d’abord en regagner, ou il joue jusqu’à la fin.
refusal-seat-not-kept = Aucune place ne vous est réservée à cette table.
refusal-seat-not-yours = La place « { $seat } » n’est pas la vôtre.
refusal-seat-taken = Cette place est prise.
refusal-seat-taken-back = Quelqu’un est revenu à cette place.
refusal-seats-open = La partie commence quand toutes les places sont prises.
refusal-several-seats = Vous avez plusieurs places ici ; dites laquelle : { $known }.
refusal-share-brought = Cette place a déjà envoyé son nombre aléatoire.
refusal-table-changed = La table a changé entre-temps ; regardez à nouveau et recommencez.
refusal-table-not-open = Cette table ne vous est pas ouverte.
refusal-talk-closed = La discussion est fermée pendant cette phase du jeu.
refusal-talk-to-all = Les messages privés seront possibles une fois la partie commencée.
refusal-too-many-bot-matches = Vous avez déjà { $most } parties entre bots en cours ; attendez la fin de l’une d’elles, ou arrêtez-en une.
refusal-undo-no-time = Annulation impossible : le temps ainsi gagné est déjà dépensé, et une pendule serait à zéro.
refusal-undo-needs-everybody = Un bot joue pour quelqu’un qui est absent, et personne ne peut donner son accord à sa place : en attendant, rien ne s’annule d’un commun accord.
refusal-undo-too-late = Vous ne pouvez plus annuler cela sans l’accord des autres ; demandez-le-leur.

## Jeux et options

refusal-no-advice = { $game } ne donne pas encore de conseils aux bots : le bot « heuristic » ne peut pas y jouer ; essayez « random ».
refusal-no-bot-named = Aucun bot n’est nommé ; il y a : { $known }.
refusal-no-help = { $game } n’a pas encore d’aide.
refusal-no-such-bot = Le bot « { $bot } » n’existe pas ; il y a : { $known }.
refusal-no-such-game = Le jeu « { $game } » n’existe pas ; il y a : { $known }.
refusal-no-such-kind = Ce jeu n’a rien du genre « { $kind } ».
refusal-no-such-language = La langue « { $language } » n’existe pas ici ; il y a : { $known }.
refusal-no-such-option = { $game } n’a pas d’option « { $option } ». Ses options : { $known }.
refusal-no-such-paragraph = L’aide n’a pas de paragraphe « { $number } ».
refusal-no-such-step = L’étape « { $step } » n’existe pas ; il y a : { $known }.
refusal-no-such-thing = « { $name } » n’existe pas dans ce jeu.
refusal-no-tutorial = { $game } n’a pas de première partie guidée.
refusal-option-fixed = L’option « { $option } » ne peut valoir { $value } { $players ->
    [one] en solitaire
   *[other] à { $players } joueurs
} ; elle vaut alors toujours { $usual }.
refusal-option-for-bots = L’option « { $option } » est réservée aux parties entre bots.
refusal-option-number = L’option « { $option } » ne peut valoir { $value } ; il faut un nombre entier de { $least } à { $most }.
refusal-option-one-of = L’option « { $option } » ne peut valoir { $value } ; au choix : { $known }.
refusal-option-yes-or-no = L’option « { $option } » ne peut valoir { $value } ; c’est « yes » (oui) ou « no » (non).
refusal-options-not-named = Les options sont des noms suivis de valeurs.
refusal-player-count = { $game } ne se joue pas à { $count } ; possible : { $known }.
refusal-too-many-bots = Bots nommés : { $named } ; places pour eux : { $seats }.

## Personnes

refusal-already-an-account = Ce compte a déjà un nom et un mot de passe.
refusal-log-in-first = Il faut d’abord se connecter ou jouer en invité ; un programme envoie un jeton.
refusal-log-in-wrong = Nom ou mot de passe incorrect.
refusal-name-characters = Ce nom contient des caractères inutilisables ; essayez des lettres, des chiffres, des espaces et des traits d’union.
refusal-name-length = Un nom compte de { $least } à { $most } caractères.
refusal-name-ends = Un nom ne commence ni ne finit par un espace, un point ou un autre signe.
refusal-name-of-guests = Les noms qui commencent par « { $guest } » sont réservés aux invités.
refusal-name-reserved = On pourrait prendre ce nom pour celui du serveur, d’un administrateur ou d’un bot ; choisissez-en un autre.
refusal-name-stays = Le nom d’un compte ne change pas.
refusal-name-taken = Le nom « { $name } » est déjà pris.
refusal-no-such-account = Aucun compte ne porte le nom « { $name } ».
refusal-no-such-person = Personne ne s’appelle « { $name } » ici.
refusal-no-such-report = Ce signalement n’existe pas, ou il est déjà clos.
refusal-no-such-session = Cette session n’existe pas, ou elle est déjà close.
refusal-call-not-taken = Le service de messagerie de cet appareil ne l’a pas acceptée ; désactivez puis réactivez les notifications, ou réessayez plus tard.
refusal-calls-off = Ce serveur n’envoie pas de notifications aux appareils.
refusal-no-such-device = Cet appareil n’est pas, ou plus, parmi les vôtres.
refusal-no-such-zone = Il n’y a pas de fuseau horaire « { $zone } ».
refusal-not-called-here = Cet appareil ne reçoit pas de notifications.
refusal-not-device-keys = Ce ne sont pas les clés d’un appareil.
refusal-nobody-with-id = Personne n’a cet identifiant.
refusal-not-a-bearer = L’en-tête « Authorization » n’est pas « Bearer » suivi d’un jeton.
refusal-not-an-email = Ce n’est pas une adresse e-mail.
refusal-not-a-web-address = Ce n’est pas une adresse web.
refusal-not-yourself = Vous ne pouvez ni vous mettre en sourdine ni vous bloquer vous-même.
refusal-address-private = Cette adresse web mène à un réseau privé.
refusal-old-password-wrong = L’ancien mot de passe est incorrect.
refusal-only-guests-merge = Seul un invité peut être rattaché à un compte.
refusal-only-operators = C’est réservé aux administrateurs de ce serveur.
refusal-password-length = Un mot de passe compte au moins { $least } caractères.
refusal-password-wrong = Mot de passe incorrect.
refusal-profile-private = Ce profil est privé.
refusal-token-not-valid = Ce jeton n’est pas valable, ou ne l’est plus.
refusal-too-many-muted = Vous avez déjà { $most } personnes en sourdine ou bloquées.
refusal-too-many-tokens = Vous avez déjà { $most } jetons ; révoquez-en un d’abord.
refusal-web-address-scheme = L’adresse commence par : { $known }.

## Demandes

refusal-cut-short = La demande s’est interrompue en chemin.
refusal-database-away = La base de données ne répond pas ; réessayez dans un instant.
refusal-no-such-address = Il n’y a rien à cette adresse.
refusal-no-such-file = Ce fichier n’existe pas.
refusal-other-version = Il existe une version plus récente de cette page : rechargez-la.
refusal-not-json = Le corps de la demande doit être en JSON (application/json).
refusal-not-kept = La demande contient un texte ou un nombre qui ne peut être conservé.
refusal-not-text = La demande contient des octets qui ne forment pas de texte en UTF-8.
refusal-not-understood = Un champ n’est pas bien rempli : absent, trop court, trop long ou d’une autre nature.
refusal-other-host = Ce serveur ne porte pas ce nom.
refusal-other-site = Un autre site ne peut pas agir ici en votre nom.
refusal-server-failed = Une erreur s’est produite sur le serveur, sans faute de votre part ; elle a été notée.
refusal-rules-failed = Les règles du jeu échouent ici, sans faute de votre part : rien n’a changé, et l’administrateur a reçu de quoi comprendre ; un autre coup passera peut-être.
refusal-too-big = C’est trop volumineux.
refusal-too-deep = La demande a trop de niveaux imbriqués.
refusal-two-hosts = La demande nomme deux serveurs ; elle ne peut s’adresser qu’à un seul.
refusal-match-takes-too-long = Cette partie est trop longue à rejouer ; la demande n’a pas abouti.
refusal-server-busy = Le serveur est trop occupé pour cela en ce moment ; réessayez dans un instant.
refusal-too-often = { $seconds ->
    [one] Trop de demandes ; réessayez dans une seconde.
   *[other] Trop de demandes ; réessayez dans { $seconds } secondes.
}

## Parties en fichiers, et preuves

refusal-bad-journal = Cette partie ne peut être lue : le fichier est abîmé ou a été modifié. Détail en anglais : { $sentence }
refusal-end-not-told = Le journal ne dit pas que la partie s’est arrêtée à la table, et d’après les règles elle n’est pas finie.
refusal-file-action-not-legal = L’action { $ply } du fichier n’est pas permise. { $why }
refusal-file-does-not-fit = Le fichier ne convient pas. { $why }
refusal-file-exists = { $file } existe déjà ; choisissez un autre nom.
refusal-file-not-found = Le fichier { $file } n’existe pas.
refusal-backup-damaged = { $file } : cette sauvegarde est endommagée.
refusal-no-key = { $file } : ce n’est pas une clé pour les cookies ; supprimez le fichier, une nouvelle clé sera créée.
refusal-file-not-read = Impossible de lire { $file } : le fichier n’existe pas, ou son accès est refusé.
refusal-file-not-written = Impossible d’écrire { $file } : le dossier n’existe pas, est plein, ou son accès est refusé.
refusal-file-of-a-seat = { $file } : c’est ce qu’une seule place pouvait savoir d’une partie en cours ; la partie entière, avec sa graine, s’exporte une fois finie.
refusal-file-of-another-game = { $file } : c’est une partie d’un autre jeu ({ $found }), et non du jeu { $game }.
refusal-file-of-other-rules = Cette partie a été jouée avec la version { $rules } des règles du jeu { $game } ; c’est la version { $installed } qui est installée.
refusal-file-of-other-content = Cette partie a été jouée avec d’autres valeurs que celles du jeu { $game }, modifiées par une surcouche.
refusal-file-of-own-content = Cette partie a été jouée avec les valeurs imprimées du jeu { $game }, et non avec celles de la surcouche.
refusal-no-such-sight = --seen vaut { $choices }, et non « { $given } ».
refusal-no-content-to-overlay = { $file } : { $game } ne lit aucun contenu qui puisse être modifié.
refusal-saved-match-has-figures = Une partie enregistrée a déjà ses valeurs ; n’indiquez pas --content.
refusal-overlay-for-which-game = Dites à quel jeu s’applique ce fichier : chancellery play JEU --content FICHIER.
refusal-address-in-use = Un autre programme écoute déjà à l’adresse { $address } ; choisissez un autre port avec --port.
refusal-address-not-to-be-had = Le serveur ne peut pas écouter à l’adresse { $address } : { $why }.
refusal-server-with-overlay = Un serveur joue avec les valeurs d’origine des jeux ; supprimez la variable { $variable }.
refusal-not-in-the-mask = La partie { $match } n’autorise pas l’action { $action } maintenant ; son masque indique celles qui sont possibles.
refusal-content-loaded-already = { $game } est déjà chargé avec ses propres valeurs ; modifiez son contenu avant toute autre opération.
refusal-file-not-text = Le fichier n’est pas un texte en UTF-8.
refusal-file-rules-failed = Les règles échouent sur une action de ce fichier ; il n’a pas été importé, et l’administrateur l’a reçu.
refusal-file-takes-too-long = La partie de ce fichier est trop longue à rejouer ; elle n’a pas été importée.
refusal-file-too-long = La partie est trop longue ; on peut importer jusqu’à { $most } actions.
refusal-file-too-new = Le fichier a été écrit par une version plus récente de Chancellery.
refusal-follow-what = « { $given } » ne dit pas quoi suivre : partie:place:dernier.
refusal-in-file = { $file } : { $why }
refusal-not-a-match-file = Ce fichier n’est pas une partie de Chancellery.
refusal-not-a-text-file = { $file } n’est pas un fichier texte.
refusal-nothing-played = Rien n’a été joué : la victoire n’a été que déclarée.
refusal-one-seat = Nommez ici une seule place : { $known }.
refusal-position-not-true = En rejouant la partie, on n’arrive pas à la position finale annoncée.
refusal-result-makes-no-sense = Le résultat de la partie est incohérent.
refusal-result-not-true = En rejouant la partie, on n’arrive pas au résultat annoncé.
refusal-saved-match-has-options = Une partie enregistrée a déjà ses options et sa graine ; ne les indiquez pas.
refusal-seat-export-is-fixed = { $file } : c’est ce qu’une seule place peut savoir jusqu’ici ; rien pour les autres places ni pour un coup antérieur.
refusal-seed-not-promised = La graine n’est pas celle qui avait été promise à l’ouverture de la table.
refusal-shares-not-told = Les nombres aléatoires des joueurs ne sont pas ceux qui ont été annoncés au début de la partie.
refusal-undos-not-told = Le hasard a été renouvelé plus souvent que le journal ne compte d’annulations.

## Pour les personnes qui administrent un serveur ou créent un jeu

refusal-nothing-of-that-name = Rien ici ne s’appelle « { $name } ». Noms proches : { $near }.
refusal-bad-content = Un fichier d’un jeu est incorrect. Détail en anglais : { $sentence }
refusal-bad-save = La position enregistrée ne peut être lue. Détail en anglais : { $sentence }
refusal-bad-script = Le script échoue. Détail en anglais : { $sentence }
refusal-game-not-loaded = Le jeu « { $place } » ne peut être chargé.
refusal-guest-no-operator = { $name } est un invité ; un administrateur a besoin d’un compte avec mot de passe.
refusal-guest-no-password = { $name } est un invité, sans mot de passe.
refusal-missing-message = Un message manque. Détail en anglais : { $sentence }
refusal-no-such-folder = Le dossier { $folder } n’existe pas.
refusal-no-such-log-level = Le niveau « { $level } » n’existe pas ; il y a INFO, WARNING et ERROR.
refusal-not-a-backup = { $file } n’est pas une sauvegarde.
refusal-not-a-database = « { $url } » n’est pas une base de données ; essayez sqlite:///FICHIER ou postgresql://…
refusal-not-a-mail-server = Un serveur de courrier s’écrit smtp://, smtp+tls:// ou smtps://user:password@host:port.
refusal-operator-by-id = Un administrateur se désigne par son identifiant ; celui du compte « { $name } » est { $id }.
refusal-server-running = Un autre serveur utilise déjà { $database } ; arrêtez-le d’abord, ou prenez PostgreSQL pour en avoir plusieurs.
refusal-store-in-memory = Une base en mémoire oublierait tout ; nommez un fichier : sqlite:///FICHIER.
refusal-store-not-empty = La base à remplir n’est pas vide (parties : { $matches }, personnes : { $people }) ; une sauvegarde va dans une base vide : nommez-en une nouvelle avec --db, ou déplacez l’ancienne.
refusal-store-of-newer-version = Une version plus récente de Chancellery a écrit cette base (ses tables en sont à { $found }, cette version connaît { $known }) : réinstallez cette version-là, ou restaurez la sauvegarde qu’elle a faite.
refusal-store-of-newer-rules = Une version plus récente de Chancellery a écrit cette base : on y trouve des parties de la version { $rules } des règles du jeu { $game }, et cette version a la { $installed }. Réinstallez cette version-là, ou restaurez la sauvegarde qu’elle a faite.
refusal-store-of-other-version = La base a été faite par une autre version de Chancellery, peut-être plus récente.
refusal-workers-need-postgresql = Plusieurs processus ont besoin de PostgreSQL ; indiquez-le avec --db postgresql://…
