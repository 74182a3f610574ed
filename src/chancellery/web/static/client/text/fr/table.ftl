### Ce que dit la table

## Le cadre

board = Le plateau
prompt = Consigne
options = Options
lobby = Salon
table-menu = Menu de la table
panels = Autres panneaux
hand = Votre main
hand-of = Main { $hand }
hand-empty = Votre main est vide.
hand-spectator = Vous regardez la partie : les mains restent cachées.
tracks = Pistes
players = Joueurs
log = Journal
log-empty = Rien ne s’est encore passé.
chat = Discussion
chat-unread = Discussion { $unread }
text-view = Le plateau en texte
back-to-board = Retour au plateau
answers = Actions possibles
plain-what = Élément
plain-value = Valeur
plain-yes = oui
plain-no = non
zoom-in = Agrandir
zoom-out = Réduire
whole-board = Ajuster à l’écran
other-theme = Mode clair/sombre
your-move-title = À vous · { $title }
menu-rule = Règle de cette question ({ $rule })
menu-lobby = Retour au salon
log-search = Chercher dans le journal
sheet-drag = Hauteur du panneau
sheet-raise = En montrer plus
sheet-lower = En montrer moins

## La question

read-rule = Lire le paragraphe { $rule }
question-mark = {" "}?
die-follows = Un jet de dé suit.
roll-it = Lancer
roll = dé { $roll }
odds-cell = dé { $roll } : { $result }
back = Retour
only-answer = La seule réponse.
only-answer-soon = Il n’y a qu’une réponse ; elle sera donnée pour vous dans un instant
offer-later = Plus tard
by-itself = Pour vous : { $what } (seule réponse).
undo = Annuler
decides = { $count ->
    [0] Aucune décision en attente.
   *[other] En attente : { $who }.
}
answer-within = Temps restant pour répondre
sealed = Choix fait : { $what }. Modifiable tant que tous n’ont pas choisi.
moved-on = Quelqu’un a joué avant vous. Le plateau est à jour : choisissez de nouveau.
asks-undo = L’annulation de la dernière action est demandée ({ $who }).
asks-undo-why = Quelque chose a été révélé depuis : tous doivent accepter.
agree = Accepter
refuse = Refuser
withdraw = Retirer
of-the-past = Vous revoyez : { $where }
of-the-past-why = Vous voyez une position antérieure. On ne peut rien y jouer.
return = Revenir au présent
old-rules = Cette partie a commencé avec la version { $rules } des règles ; ce serveur utilise la version { $installed }.
old-rules-why = Elle ne peut plus continuer. Vous pouvez lire son journal, voir la dernière position gardée et l’enregistrer dans un fichier.
old-rules-no-board = Elle ne peut plus continuer, et aucune position ne peut être montrée. Vous pouvez lire son journal et l’enregistrer dans un fichier.
object = M’y opposer…
rules-note-seen = Continuer
object-sure = Mettre fin à la partie ?
object-why = Si vous ne voulez pas continuer avec les règles corrigées, vous pouvez mettre fin à la partie jusqu’au { $at }, tant que vous n’avez pas rejoué. Elle s’arrête aussitôt, sans résultat, et ne change aucun classement.
object-do = Terminer sans résultat
abandoned = La partie a été abandonnée.
abandoned-upgrade = Quelqu’un n’a pas voulu continuer avec les règles corrigées : la partie s’est terminée sans résultat.
result = Résultat

## Joueurs

you-decide = à vous de décider
deciding = décide
asides = Vous pouvez aussi… ({ $count })
stands-in = { $how ->
    [away] pour { $name }, qui peut revenir
    [resigned] pour { $name }, qui a abandonné
   *[left] pour { $name }, qui a quitté la table
}
seat-open = libre
clock-days = { $d } j { $h } h

## Journal, relecture

since-your-turn = Depuis votre dernier coup
log-message = { $who } : { $text }
log-late = Le temps est écoulé sans réponse ({ $who }).
look-there = Montrer le plateau tel qu’il était alors
log-undo = La dernière action est annulée ({ $who }).
log-undo-agreed = D’un commun accord, la dernière action est annulée.
log-defect = Une erreur dans les règles du jeu a empêché un coup. Rien n’a changé, et l’administrateur du serveur a de quoi en trouver la cause.
replay = Revoir la partie
replay-ply = Position dans la partie
step = Coup
play = Lire
pause = Pause
live = En direct
watch-replay = Revoir la partie

## Messages

chat-empty = Aucun message pour l’instant.
chat-only = en privé : { $to }
chat-to = À qui
chat-all = À tous
chat-write = Écrire un message
chat-send = Envoyer
chat-closed = Discussion fermée pendant la bataille.

## Une table qui attend

table-waits = En attente de joueurs
table-waits-why = La partie commence quand toutes les places sont prises.
sit-here = Prendre cette place
get-up = Libérer la place
send-link = Envoyez ce lien aux personnes que vous invitez :
link = Lien vers cette table
sound-ask = Des sons pour les dés, les cartes et votre tour ?
sound-yes = Oui, discrets
sound-no = Non
share-link = Partager…
copy-link = Copier le lien
link-copied = Le lien est copié.
link-by-hand = Sélectionnez le lien et copiez-le à la main.
fill-with-bots = Compléter avec des bots

## Connexion

lost = Connexion perdue à { $at }. Tout ce que vous avez joué est conservé. Reconnexion…
unsaved = Le serveur ne peut rien enregistrer pour le moment. Tout ce que vous avez joué est conservé. Nouvel essai…
unsaved-sending = Le serveur ne peut rien enregistrer pour le moment. Votre coup partira automatiquement dès que possible, et ne comptera qu’une fois.
lost-sending = Connexion perdue à { $at }. Votre coup partira dès que la connexion sera rétablie, et ne comptera qu’une fois.

## Options

keys = Raccourcis clavier
export = Enregistrer dans un fichier
ask-undo = Demander l’annulation
resign = Abandonner
resign-sure = Abandonner ?
resign-why-over = La partie se termine et vous l’avez perdue. C’est une défaite pour votre classement.
resign-why-bot = Vous avez perdu, quoi qu’il arrive ensuite, et c’est une défaite pour votre classement. Un bot joue à votre place jusqu’à la fin, pour les autres.
leave = Quitter la table
leave-sure = Quitter la table ?
leave-why-bot = Un bot prend votre place, et vous ne pourrez plus y revenir. Son résultat comptera comme le vôtre.
leave-why-forfeit = Vous perdez la partie, et les autres la gagnent.
abandon = Arrêter la partie
abandon-sure = Arrêter la partie ?
abandon-why = Elle s’arrête sans résultat. Ce qui a été joué peut encore être revu.
delete-match = Supprimer la partie
delete-match-sure = Supprimer la partie ?
delete-match-why = Elle disparaît définitivement, avec son journal et sa discussion. Pour la garder, enregistrez-la d’abord dans un fichier.
commitment = Empreinte des tirages
seed = Graine
proof = Vérifier les tirages
proof-why = L’empreinte a été montrée avant le premier coup ; la graine qu’elle cachait est maintenant connue. Rejouer la partie avec les deux montre que ni dé ni carte n’a été truqué.
proof-why-shares = L’empreinte a été montrée d’abord ; puis chaque navigateur à la table a ajouté son propre nombre aléatoire. Ni le serveur ni un joueur n’a pu choisir seul les dés. Rejouer la partie montre que chaque dé et chaque carte vient de la graine et de tous ces nombres.
verify = Vérifier
verified = Confirmé : { $plies } { $plies ->
    [one] action rejouée
   *[other] actions rejouées
}, ni dé ni carte n’a été changé.
share-of = Nombre aléatoire fourni par : { $seat }
promise-kept = Ce navigateur a vu la même empreinte dès le début.
promise-kept-share = Ce navigateur a vu la même empreinte avant d’ajouter son nombre aléatoire, et ce nombre entre bien dans les dés.
promise-broken-commitment = L’empreinte des tirages n’est plus celle que ce navigateur a vue au début : la graine de cette partie a été remplacée sur le serveur. Ne vous fiez pas à ses dés.
promise-broken-share = Le nombre aléatoire ajouté par ce navigateur n’entre pas dans les dés de cette partie. À moins d’avoir pris place depuis un autre navigateur, ne vous y fiez pas.
verified-declared = Le résultat a été déclaré parce que quelqu’un a quitté la partie ou manqué de temps ; elle n’a pas été jouée jusqu’au bout.
verified-abandoned = La partie a été abandonnée, sans résultat.
verified-unbegun = Elle s’est arrêtée avant d’avoir vraiment commencé, et ne compte pas au classement.
verified-stretch-replayed = Actions { $first } à { $last } (règles { $rules }) : rejouées avec les règles actuelles.
verified-stretch-carried = Actions { $first } à { $last } (règles { $rules }) : rejouées depuis la position qui suit l’action { $ply }, où la partie a changé de règles et dont l’empreinte figure dans le journal de chacun.
verified-stretch-older = Actions { $first } à { $last } (règles { $rules }) : jouées avec d’anciennes règles que ce serveur n’a plus ; elles ne sont pas rejouées.
end-you-win = Vous gagnez
end-you-share = Vous partagez la victoire avec { $others }
end-alone-won = Vous gagnez
end-alone-lost = Vous perdez
end-to = { $count ->
    [0] , { $first } points
   *[other] , { $first } à { $rest }
}
end-by = { $count ->
    [one] {" "}(1 point d’écart)
   *[other] {" "}({ $count } points d’écart)
}
end-front = à lire et à partager
end-rematch = on change de place
end-review = ce qui a décidé la partie
end-table = Retour au plateau
review-short = Analyse
score-by = Points par catégorie
score-lead = Avance
rematch = Revanche
winner = vainqueur

## Touches

key-0 = vers l’espace suivant dans cette direction
key-1 = prochaine cible possible
key-2 = confirmer
key-3 = revenir en arrière
key-4 = annuler
key-5 = main
key-6 = journal
key-7 = la règle de la consigne
key-8 = cartes 1 à 9
key-9 = ajuster à l’écran
key-10 = agrandir, réduire
key-11 = cette aide
turn-ends = Après cela, quelqu’un d’autre décide.
confirm-it = Confirmer
not-possible = Impossible : { $what }
show-targets = Voir mes options
back-to-question = Revenir à la consigne
targets = { $count ->
    [one] Un lieu possible
   *[other] { $count } lieux possibles
}
targets-how = touchez-en un, ou parcourez-les
target-of = { $number } sur { $count }
target-before = Lieu précédent
target-after = Lieu suivant
target-wanted = Choisissez un lieu
card-open = La carte
picker = Choisir une carte
picker-find = Chercher un titre, un mot, un lieu
picker-count = { $shown } sur { $all } affichées, { $count } { $count ->
    [one] possible
   *[other] possibles
}
picker-among = Chercher parmi { $all } { $all ->
    [one] carte
   *[other] cartes
}, { $count } { $count ->
    [one] possible
   *[other] possibles
}
picker-none = Aucune carte ne correspond.
picker-cannot = Impossible pour l’instant
picker-walk = parcourir
picker-choose = choisir
picker-board = Voir le plateau
picker-cards = Revenir aux cartes
ends-it = Définitif
settings-watching = Suivre le jeu
settings-asking = Consignes et confirmation
settings-looks = Affichage et son
settings-page = Cette page
set-turns = Tours des autres
set-turns-what = comment ils vous sont montrés
set-turns-steps = Pas à pas
set-turns-summary = En résumé
set-turns-none = Non montrés
set-speed = Vitesse
set-speed-what = du pas à pas et des parties revues
set-speed-05 = 0,5×
set-speed-1 = 1×
set-speed-2 = 2×
set-speed-4 = 4×
set-moments = Moments clés
set-moments-what = pointage, crise, guerre, bataille, règlement
set-moments-wait = Attendre mon clic
set-moments-seconds = 4 secondes
set-moments-line = Une ligne
set-marks = Marques depuis mon dernier tour
set-marks-what = crochets et chiffres sur le plateau
set-marks-act = Jusqu’à mon coup
set-marks-key = Jusqu’à la touche M
set-marks-off = Aucune
set-odds = Chances
set-odds-what = et coûts, avant de choisir
set-odds-targets = Sur chaque cible
set-odds-chosen = Une fois choisi
set-odds-off = Non
set-follow = La carte suit l’action
set-follow-what = se déplace vers ce qui se passe
set-follow-hidden = Si c’est hors de l’écran
set-follow-always = Toujours
set-follow-never = Jamais
set-confirm = Confirmer
set-confirm-what = avant ce qui ne peut pas être annulé
set-confirm-dice = Les dés seuls
set-confirm-turn = Aussi la fin de mon tour
set-confirm-every = Chaque coup
set-confirm-never = Jamais
set-only = Questions à réponse unique
set-only-what = quand il n’y a rien à choisir
set-only-self = Répondre pour moi
set-only-ask = Me demander
set-text = Taille du texte
set-text-what = à côté du plateau
set-text-normal = Normale
set-text-large = Grande
set-text-larger = Très grande
set-colours = Couleurs
set-colours-what = des camps sur le plateau et les cartes
set-colours-usual = D’origine
set-colours-distinct = Pour les daltoniens
set-motion = Mouvement
set-motion-what = suit votre système
set-motion-system = Système
set-motion-full = Complet
set-motion-reduced = Réduit
set-column = Réponses, téléphone à l’horizontale
set-column-what = de quel côté du plateau
set-column-right = à droite
set-column-left = à gauche
set-sound = Son
set-sound-what = dés, cartes, une cloche pour votre tour
set-sound-off = Non
set-sound-quiet = Discret
set-sound-on = Oui
set-keys = Raccourcis à une lettre
set-keys-what = L, U, 1 à 9 et les autres agissent aussitôt
set-keys-on = Activées
set-keys-off = Désactivées
set-announce = Annonces
set-announce-what = pour les lecteurs d’écran
set-announce-headlines = L’essentiel
set-announce-every = Chaque changement
set-announce-mine = Mon tour seulement
set-language = Langue
set-language-what = de cette page
set-theme = Mode clair/sombre
set-theme-what = suit votre système
set-theme-system = Système
set-theme-light = Clair
set-theme-dark = Sombre
key-12 = chercher une carte
key-13 = des cartes au plateau, et retour
for-good = définitif
