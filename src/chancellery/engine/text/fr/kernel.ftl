# Les mots communs à tous les jeux.
nothing = rien
list = { $first } et { $last }
action-retract = Revenir sur mon choix
event-pick-sealed = { $seat } : choix fait.
event-pick-retracted = { $seat } : choix annulé, nouveau choix en cours.
