### Ce que dit la table

## Le cadre

board = Le plateau
prompt = Ce qui est demandé
options = Options
lobby = Accueil
table-menu = Cette table
panels = Autres panneaux
hand = Votre main
hand-of = Main { $hand }
hand-empty = Votre main est vide.
hand-spectator = Vous êtes spectateur : les mains ne sont pas montrées.
tracks = Pistes
players = Joueurs
log = Journal
log-empty = Rien ne s’est encore passé.
chat = Messages
chat-unread = Messages { $unread }
text-view = Le plateau en texte
back-to-board = Retour au plateau
answers = Ce que vous pouvez faire
zoom-in = Plus près
zoom-out = Plus loin
whole-board = Tout le plateau
other-theme = Clair ou sombre
your-move-title = À vous · { $title }
sheet-raise = En montrer plus
sheet-lower = En montrer moins

## La question

read-rule = Lire le paragraphe { $rule }
question-mark = {" "}?
dice-stay = Un jet de dé ne se reprend pas.
roll-it = Lancer
roll = dé { $roll }
odds = { $good } sur { $all }
odds-cell = dé { $roll } : { $result }
back = Retour
undo = Reprendre
decides = { $count ->
    [0] Personne n’a à décider.
    [one] À { $who } de décider.
   *[other] À décider : { $who }.
}
answer-within = Temps restant pour répondre
sealed = Scellé : { $what }. Modifiable jusqu’à ce que tous aient choisi.
moved-on = La partie a continué ; voici le présent.
asks-undo = { $who } demande à reprendre la dernière action.
asks-undo-why = Quelque chose a été révélé depuis : tous doivent accepter.
agree = Accepter
refuse = Refuser
withdraw = Retirer
of-the-past = { $where }, dans le passé
of-the-past-why = Le plateau montre un moment antérieur. On ne peut rien y jouer.
return = Revenir
abandoned = La partie a été abandonnée.
result = Résultat

## Joueurs

you-decide = à vous de décider
deciding = décide
seat-open = libre
clock-days = { $d } j { $h } h

## Journal, relecture

since-your-turn = Depuis votre dernier tour
log-message = { $who } : { $text }
log-late = { $who } : pas de réponse à temps.
look-there = Montrer le plateau à ce moment
log-undo = { $who } reprend la dernière action.
log-undo-agreed = D’un commun accord, la dernière action est reprise.
replay = Relecture
replay-ply = Moment de la partie
step = Pas
play = Lire
pause = Pause
live = En direct
watch-replay = Revoir la partie

## Messages

chat-empty = Rien n’a encore été dit.
chat-only = à { $to } seulement
chat-to = À qui
chat-all = À tous
chat-write = Écrire un message
chat-send = Envoyer
chat-closed = Silence : une bataille se livre.

## Une table qui attend

table-waits = La table attend des joueurs
table-waits-why = La partie commence quand toutes les places sont prises.
sit-here = S’asseoir ici
get-up = Se lever
send-link = Envoyez ce lien à qui doit jouer avec vous :
link = Lien vers cette table
copy-link = Copier le lien
link-copied = Le lien est copié.
link-by-hand = Sélectionnez le lien et copiez-le à la main.
fill-with-bots = Donner les places libres à des robots

## Connexion

lost = Connexion perdue à { $at }. Tout ce que vous avez joué est conservé. Nouvel essai.
lost-sending = Connexion perdue à { $at }. Votre coup partira dès le retour de la ligne, et ne comptera qu’une fois.

## Options

keys = Touches
export = Enregistrer dans un fichier
ask-undo = Demander à reprendre
leave = Quitter la table
leave-sure = Quitter la table ?
leave-why = Le sort de votre place a été réglé à l’ouverture de la table : un robot la reprend, ou la partie est perdue. Vous pourrez revenir à une place qu’un robot vous garde.
abandon = Abandonner la partie
abandon-sure = Abandonner la partie ?
abandon-why = Elle s’arrête sans résultat. Ce qui a été joué peut encore être revu.
commitment = Sceau des dés
seed = Graine
proof = Les dés étaient-ils honnêtes ?
proof-why = Le sceau a été montré avant le premier coup ; la graine qu’il cachait est maintenant connue. Rejouer la partie avec les deux montre que ni dé ni carte n’a été truqué.
verify = Vérifier
verified = C’est exact : { $plies } actions rejouées.
rematch = Revanche
winner = vainqueur

## Touches

key-0 = vers l’espace suivant dans cette direction
key-1 = prochaine cible légale
key-2 = agir
key-3 = revenir d’un pas
key-4 = reprendre
key-5 = main
key-6 = journal
key-7 = la règle de la question
key-8 = carte n
key-9 = tout le plateau
key-10 = plus près, plus loin
key-11 = cette aide
