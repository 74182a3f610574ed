### Ce que disent les pages autour des tables

skip-to-content = Aller au contenu
nav = Pages
nav-tables = Salon
nav-library = Règles
nav-replays = Archives
nav-workshop = Développeurs
copy = Copier
copied = Copié.
verb-of = { $verb } : { $what }
on = Oui
off = Non

## Jeux

games = Jeux
game-players = { $range ->
    [yes] { $least }–{ $most } joueurs
   *[no] { $most ->
        [one] 1 joueur
       *[other] { $most } joueurs
    }
}
game-play-bots = { $bots ->
    [one] Contre un bot
   *[other] Contre des bots
}
game-new-match = Nouvelle partie
game-learn = Règles
game-undrawn = Pas encore de plateau dessiné : se joue en mode texte.

## Mes parties

matches-mine = Vos parties
matches-wait = { $count ->
    [0] aucune ne vous attend
    [one] une vous attend
   *[other] { $count } vous attendent
}
matches-none = Aucune partie pour l’instant. Commencez-en une contre un bot : un clic suffit.
matches-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
}
col-due = Échéance
col-game = Jeu
col-opponents = Adversaires
col-next = Suite
col-clock = Pendule
col-open = Ouvrir
col-seats = Places
col-free = Places libres, rythme, options
col-people = Joueurs
col-begun = Début
col-result = Résultat
due-now = Maintenant
match-your-move = À vous de jouer
match-your-turn = À vous de jouer.
match-watch = Regarder
match-open = Ouvrir
match-yourself = vous-même
match-decides = En attente : { $who }.
match-old-rules = Commencée avec une version plus ancienne des règles : on peut la consulter, mais plus la continuer.
match-waits = { $count ->
    [one] En attente d’un joueur.
   *[other] En attente de { $count } joueurs.
}
invitation-copy = Copier le lien
invitation-copied = Le lien est copié. Envoyez-le aux personnes que vous invitez.
list-away = Le serveur ne répond pas.
list-stale = Le serveur ne répond pas ; cette liste n’est peut-être plus à jour.
time-days = { $days } j
time-days-hours = { $days } j { $hours } h
time-hours = { $hours } h
time-minutes = { $minutes } min

## Tables ouvertes

tables-open = Parties ouvertes
tables-open-hint = places libres
tables-none = Aucune partie ouverte. Créez-en une et choisissez « Tout le monde » comme adversaire.
tables-take = Rejoindre
seats-taken = { $taken } sur { $all }
seat-free = place libre
seat-one-free = { $seat } : place libre
seat-some-free = { $count } places libres
seat-take = Prendre cette place

## Une nouvelle partie

new-match = Nouvelle partie
new-match-of = Nouvelle partie : { $game }
new-match-what = jeu, places, cadence
new-others = { $count ->
    [one] Votre adversaire
   *[other] Les autres
}
new-by-link = le lien s’envoie une fois la partie créée
new-in-list = la table figure dans la liste du salon
new-same-page = vous jouez aussi cette place
new-summary = { $seats ->
    [1] Vous jouez seul.
   *[other] { $seats } places : vous{ $people ->
        [0] {""}
        [one] , { $people } autre personne
       *[other] , { $people } autres personnes
    }{ $bots ->
        [0] .
        [one] , { $bots } bot.
       *[other] , { $bots } bots.
    }
}
cancel = Annuler
new-game = Jeu
new-players = Joueurs
new-your-seat = Votre place
new-friend = Inviter par lien
new-anyone = Tout le monde (partie ouverte)
new-myself = Moi-même
new-pace = Rythme de jeu
new-minutes = Minutes par joueur
new-increment = Secondes ajoutées par coup
new-days = Jours par coup
new-timeout = Si le temps d’un joueur est écoulé
new-sit-down = Créer la partie
pace-none = Sans pendule
pace-live = En direct, avec pendule
pace-days = En différé, jours par coup
pace-none-short = sans pendule
pace-so-many-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
pace-so-many-minutes = en direct, { $minutes } min par joueur
timeout-bot = Un bot prend la place
timeout-forfeit = Ce joueur perd, les autres gagnent

## Rejoindre

join = Rejoindre par lien
join-link = Lien ou identifiant d’une partie
join-go = Ouvrir la partie
join-full = Il n’y a plus de place libre.

## Refus

refused-link-no-such-match = Cette partie n’existe pas. Vérifiez que le lien est complet.
refused-claim-not-understood = Il faut un nom de 2 à 30 caractères et un mot de passe d’au moins 8.
refused-import-not-json = Ce fichier n’est pas une partie.
refused-import-too-big = Le fichier est trop gros (4 Mo au plus).

## Règles

rule-title = Règle { $number }
rule-missing = Il n’y a pas de règle { $number }.
rule-back = Revenir à { $number }
rule-all = Toutes les règles
library-lead = Les règles de chaque jeu avec nos mots, paragraphe par paragraphe. Les numéros sont ceux du livret, s’il en a.
library-by = { $year ->
    [none] { $designers } ; { $publisher }
   *[other] { $designers } ; { $publisher }, { $year }
}
rules-of = Règles : { $game }
rules-missing = Ce jeu n’a pas de page de règles
rules-search = Chercher par numéro ou par mot
rules-contents = Sommaire
rules-sections = { $count ->
    [one] { $count } section
   *[other] { $count } sections
}
rules-found-list = Paragraphes trouvés
rules-found = { $count ->
    [0] Aucun résultat.
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}

## Archives

replays-lead = Revoyez vos parties terminées coup par coup, vérifiez les tirages ou téléchargez-les.
replays-none = Aucune partie terminée pour l’instant. Vos parties terminées apparaîtront ici.
replays-see = Revoir
replays-rematch = Revanche
replays-file = Télécharger
left-running = vous avez quitté la table ; la partie continue
result-abandoned = abandonnée, sans résultat
result-nobody = Pas de vainqueur : tous les camps perdent
result-draw = Partie nulle
result-won = { $count ->
    [one] Victoire : { $who }
   *[other] Victoire : { $who }
}
result-why = { $who } ({ $reason })

## Le compte

account-unknown = Pas besoin de compte pour jouer. Avec un compte, vous retrouvez vos parties sur tous vos appareils.
account-guest = Vous jouez sous le nom { $name }, connu seulement de ce navigateur. Créez un compte pour garder vos parties.
account-named = Vous êtes { $name }.
claim = Créer un compte
claim-why = Vos parties restent les vôtres, sur tous les navigateurs où vous vous connectez.
claim-do = Créer le compte
claim-done = Compte créé : { $name }.
log-in = Connexion
log-in-do = Se connecter
log-in-guest = Si vous vous connectez à un autre compte, vos parties d’invité ne vous suivront pas.
log-out = Se déconnecter
password = Mot de passe
password-why = Changer de mot de passe vous déconnecte partout ailleurs et révoque tous les jetons.
password-do = Changer le mot de passe
password-done = Le mot de passe est changé.
field-name = Nom
field-password = Mot de passe
field-password-hint = 8 caractères au moins
field-password-old = Ancien mot de passe
field-password-new = Nouveau mot de passe
field-email = E-mail
field-webhook = Adresse web
field-webhook-hint = Reçoit un POST quand c’est à vous.
field-label = Usage
settings = Réglages
settings-language = Langue
settings-theme = Thème
theme-system = Celui du système
notices = Notifications
notices-why = Un message quand c’est à vous, si ce serveur en envoie. Laissez un champ vide pour ne pas en recevoir.
notices-do = Enregistrer
notices-done = Enregistré.
sessions = Vos connexions
session-current = ce navigateur
session-unnamed = un navigateur
session-dates = depuis le { $created }, vu le { $seen }
session-none = Aucune.
session-revoke = Déconnecter
data = Vos données
data-why = Téléchargez tout ce qui est gardé sur vous. Supprimer le compte laisse vos places à des bots et efface vos messages.
data-export = Télécharger mes données
delete = Supprimer le compte
delete-sure = Supprimer définitivement ce compte ?
delete-why = Des bots prennent vos places, vos messages sont effacés, votre nom redevient libre. Cette suppression ne peut pas être annulée.
delete-do = Supprimer définitivement
delete-not = Garder le compte
delete-done = Le compte est supprimé.

## L’atelier

workshop-lead = Tout ce que vous pouvez faire sur ce site, votre programme peut le faire aussi, par la même API.
tokens = Jetons d’accès
tokens-why = Un programme utilise un jeton au lieu d’un nom et d’un mot de passe.
token-make = Créer un jeton
token-once = Affiché une seule fois ; nous n’en gardons que l’empreinte.
token-none = Aucun jeton pour l’instant.
token-revoke = Révoquer
import = Importer une partie
import-why = Importez une partie exportée d’ici ou d’un autre serveur. Chaque coup est vérifié, et vous en obtenez toutes les places.
import-file = Fichier de partie
workshop-bot = Un bot en vingt lignes
workshop-bot-how = Il ne demande que Python. Insérez-y un jeton, puis changez sa façon de choisir.
workshop-docs = La documentation de l’API, à lire et à essayer
workshop-openapi = Description OpenAPI
workshop-lab = Simulations
workshop-lab-how = Le même moteur, sans serveur : des milliers de parties entre bots, et la preuve qu’une partie a été jouée loyalement.

## La une d’une partie terminée

front-page = La une
front-who = À la table : { $sitters }.
front-sitter = { $seat } – { $name }
front-table = Voir la table
front-score = Les points, coup par coup
front-points = Points
front-curve-track = Vers le haut : { $up } ; vers le bas : { $down }.
front-curve-rows = Une ligne par place ; les chiffres sont ceux de la fin.
front-curve-click = Cliquez sur la courbe pour revoir la partie à ce moment.
front-curve-label = Courbe du score. À la fin : { $ends }.
front-turning = { $count ->
    [one] Le tournant
   *[other] { $count } tournants
}
front-turning-plain = Changements de score
front-board = Le plateau final
front-board-label = Le plateau final ({ $game }) : { $headline }
front-luck = La chance aux dés
front-dice-all = Jets communs
front-dice = { $count ->
    [one] { $count } dé, moyenne { $mean }
   *[other] { $count } dés, moyenne { $mean }
}
front-dice-faces = Sorties de chaque face : { $faces }
front-dice-luck = { $tries ->
    [one] { $tries } jet à réussir : { $successes ->
        [one] { $successes } réussi
       *[other] { $successes } réussis
    } pour { $expected } attendu ({ $luck }).
   *[other] { $tries } jets à réussir : { $successes ->
        [one] { $successes } réussi
       *[other] { $successes } réussis
    } pour { $expected } attendus ({ $luck }).
}
front-hands = En main à la fin
front-nothing-held = Rien
front-figures = En chiffres
front-moves = Décisions

## Les gens

lobby-what = Jeux de plateau sur la diplomatie européenne, entre amis ou contre des bots.
lobby-how = Gratuit, dans le navigateur, sans compte. Les règles sont appliquées, les chances affichées, et chaque partie peut être revue.
play-as = Vous jouez sous le nom de
name-ask = Votre nom
name-keep = Enregistrer le nom
name-kept = Vous jouez maintenant sous ce nom : { $name }.
refused-name-not-understood = Un nom compte de 2 à 30 caractères : lettres, chiffres, espaces et traits d’union.
invited-to = { $name } vous invite à jouer à { $title }
learn-first = Apprendre d’abord
invitation-waits = La table de l’invitation vous attend.
invitation-back = Vers la table
invited-by = { $name } vous invite à jouer
present = en ligne
absent = hors ligne
watching = { $count ->
    [0] aucun spectateur
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
tables-live = À suivre en direct
tables-live-hint = les mains sont révélées après la partie
col-watching = Spectateurs
col-ended = Fin
col-how = Comment
new-level = Niveau des bots
level-attache = connaît les règles, joue vite
level-heuristic = compte les chances et les points
level-search = calcule plusieurs coups d’avance
call-ask = Recevoir une notification quand c’est à vous de jouer ?
call-yes = Oui, me prévenir
call-no = Non merci
call-setting = Me prévenir dans ce navigateur quand c’est à moi
calls = Notifications sur vos appareils
call-why = Une notification arrive quand c’est à vous dans une partie à plusieurs, quand on vous invite et quand une partie est terminée. Le message nomme le jeu et les joueurs, rien de la position.
call-always = Même quand aucune page de Chancellery n’est ouverte. Une seule notification arrive, quel que soit le nombre de tables qui attendent, puis une autre après votre passage.
call-open = Seulement tant qu’une page de Chancellery est ouverte : ce navigateur ne peut pas être joint autrement.
call-denied = Ce navigateur n’autorise pas les notifications d’ici. Vous pouvez changer cela dans ses réglages pour ce site.
call-test = Envoyer un essai
call-test-sent = Envoyé. Cela devrait arriver dans un instant.
call-devices = Vos autres appareils
call-remove = Ne plus m’y prévenir
quiet = Heures de silence
quiet-why = Rien ne vous est envoyé entre ces deux heures ({ $zone }) ; ce qui est encore d’actualité arrive ensuite. Laissez les deux champs vides pour n’en avoir aucune.
quiet-from = De
quiet-to = À
profile = Profil
profile-own = Votre profil, tel que les autres le voient
profile-hide = Garder mon profil privé
profile-missing = Aucun joueur ne porte ce nom
profile-private = Ce profil est privé
profile-private-own = Cette page n’est visible que pour vous.
profile-lead = Ici depuis { $since } · { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
}
profile-empty = Aucune partie terminée pour l’instant.
profile-played = Parties
profile-won-as = Victoires, { $seat }
profile-of = { $won } sur { $played }
profile-strength = de cote, d’après { $rated ->
    [one] { $rated } partie
   *[other] { $rated } parties
} entre comptes
profile-provisional = (provisoire)
profile-unrated = Pas encore de cote : seules comptent les parties entre comptes.
profile-course = Cote après les dernières parties : { $course }
profile-bots = Contre les bots
profile-rivals = Face à face
profile-rival = { $won } : { $lost }
profile-rivals-why = Combien de fois chacun a devancé l’autre.
profile-matches = Parties
profile-won = gagnée
profile-resigned = abandon
profile-lost = perdue
profile-drawn = nulle
profile-place = { $place ->
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
