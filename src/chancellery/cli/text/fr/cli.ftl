# Ce que dit la ligne de commande.

cli-column-id = nom
cli-column-title = titre
cli-column-players = joueurs
cli-column-options = options (à défaut, la première valeur)
cli-no-game = Aucun jeu n’est encore installé.
cli-choose-game = Quel jeu ?
cli-how-to-play = Pour jouer : chancellery play { $game }

cli-you = vous
cli-bot = { $bot ->
    [attache] bot facile (attaché)
    [heuristic] bot moyen (secrétaire)
    [search] bot difficile (chancelier)
    [random] bot aléatoire
   *[other] bot ({ $bot })
}
cli-spectator = Ce que tout le monde a vu
cli-type-help = Tapez le numéro d’une action, ou « aide ».
cli-action-number = action { $ply }
cli-game-over = la partie est finie
cli-no-such-number = Tapez un nombre de 1 à { $most }.
cli-wins = { $count ->
    [one] Victoire : { $winners } ({ $reason }).
   *[other] Victoire : { $winners } ({ $reason }).
}
cli-nobody-wins = Personne ne gagne : { $reason }.
cli-draw = Partie nulle : { $reason }.
cli-to-act = [{ $rule }] { $count ->
    [one] À jouer : { $seats }.
   *[other] À jouer en même temps : { $seats }.
}
cli-other-rules = Cette partie a été jouée avec la version { $rules } des règles, et c’est la version { $installed } qui est installée : voici ses coups, mais on ne peut ni la rejouer ni la poursuivre.
cli-older-part = Les actions 1 à { $last } ont été jouées avec d’anciennes règles, qui ne sont plus installées : voici leurs noms.
cli-kept-result = Résultat : { $result }
cli-no-result = aucun
cli-asides = Vous pouvez aussi, à tout moment (tapez le nom) :
cli-after-the-end = Vous pouvez encore taper « journal », « enregistrer FICHIER » ou « charger FICHIER » ; Entrée pour quitter.
cli-goodbye = Au revoir.
cli-by-rule = Règle { $rule }.

cli-pass-keyboard = Passez le clavier. À jouer : { $seat }.
cli-press-enter = Puis appuyez sur Entrée : { "" }

cli-no-undo = Annulation impossible : une carte, un dé ou le coup d’un autre est venu entre-temps.
cli-nothing-to-undo = Il n’y a encore rien à annuler.
cli-nothing-to-resign = Il n’y a encore rien à abandonner : « quitter » ferme la partie sans résultat.
cli-resign-sure = { $ends ->
    [yes] Si vous abandonnez, vous avez perdu et la partie s’arrête. Tapez « oui » pour abandonner ; toute autre réponse continue la partie.
   *[no] Si vous abandonnez, vous avez perdu, quoi qu’il arrive ensuite ; un bot joue à votre place jusqu’au bout, pour les autres. Tapez « oui » pour abandonner ; toute autre réponse continue la partie.
}
cli-resign-not = La partie continue.
cli-yes = oui
cli-log-empty = Il ne s’est encore rien passé.
cli-save-where = Indiquez un fichier : enregistrer { $file }
cli-load-where = Indiquez un fichier : charger FICHIER
cli-saved = La partie est enregistrée dans { $file }.

cli-chance = { $chance } % de chances de gagner

cli-help-actions = Tapez le numéro d’une action ou le nom écrit à côté ; Tab le complète. Ou bien :
cli-help-chapters = Les chapitres des règles (tapez « aide » et un numéro) :
cli-no-paragraph = Il n’y a pas de règle { $number }.
cli-command-undo = annuler votre dernière action
    .usage = annuler
cli-command-hint = ce que ferait le chancelier ici, et pourquoi ; avec une réponse : pourquoi pas celle-là
    .usage = conseil 3
cli-hint-no-answer = Ce n’est pas une réponse à la question posée.
cli-command-help = cette liste, ou un paragraphe des règles
    .usage = aide 3.1
cli-command-board = revoir le plateau et la question
    .usage = plateau
cli-command-log = tout ce qui s’est passé
    .usage = journal
cli-command-save = enregistrer la partie dans un fichier
    .usage = enregistrer FICHIER
cli-command-load = continuer une partie enregistrée
    .usage = charger FICHIER
cli-command-resign = abandonner la partie, donc la perdre
    .usage = abandonner
cli-command-quit = quitter
    .usage = quitter

cli-tutorial-step = Étape { $step } sur { $steps }
cli-tutorial-aside = Entre les étapes
cli-tutorial-silent = Aucune étape n’explique cette question
cli-tutorial-more = … et { $count } de plus

cli-review-sums = De la donne au résultat
cli-review-start = Avant la donne
cli-review-luck = Chance
cli-review-own = Décisions du camp
cli-review-others = Décisions des autres
cli-review-rest = Inexpliqué
cli-review-result = Résultat
cli-review-why = En points : une victoire en vaut 100, et chaque colonne tombe juste. Les décisions sont comparées à celles du secrétaire.
cli-review-costly = { $ply } { $seat } : { $action }. Coût : { $cost } { $cost ->
    [one] point
   *[other] points
}. Mieux : { $better }.
cli-review-nothing-costly = Aucune décision n’a nettement coûté.
cli-review-seen = Entre joueurs de même force, la chance ainsi mesurée explique { $percent } % des résultats.
cli-review-seen-little = Dans ce jeu, la chance se mesure mal : entre joueurs de même force, ce qui est mesuré ici n’explique que { $percent } % des résultats. Ces chiffres ne sont qu’une indication.
cli-review-unmeasured = Pour ce jeu, personne n’a mesuré quelle part de la chance cette estimation voit. Ces chiffres ne sont qu’une indication.
