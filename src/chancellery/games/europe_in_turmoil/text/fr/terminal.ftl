### Europe in Turmoil : le plateau dans un terminal

## Lettres

letter-liberal = L
letter-authoritarian = A
letter-government = g
letter-monarch = m
letter-church = é
letter-worker = o
letter-bourgeoisie = b
letter-farmer = a
letter-army = r
letter-intellectual = i
letter-annex = x

## Espaces aux noms longs

short-brittany_normandy = Bret./Normandie
short-french_catholic_church = Église française
short-french_writers = Écrivains fr.
short-french_armed_forces = Armée française
short-colonials = Tr. coloniales
short-hanover_oldenburg = Hanovre/Oldenb.
short-viennese_secession = Sécession vienn.
short-austrian_catholic_church = Église cathol.
short-saint_petersburg = St-Pétersbourg
short-russian_bourgeoisie = Bourg. russe
short-orthodox_church = Église orthodoxe

## En-tête

terminal-turn = Tour { $turn } sur { $last }
terminal-round = { $phase ->
    [set-up] mise en place
    [extra-round] round d’action supplémentaire
    [great-war] la Grande Guerre
   *[other] round d’action { $round } sur { $last }
}
terminal-waiting = à jouer : { $seats }
terminal-over = la partie est finie
terminal-vp = { $side ->
    [liberal] PV : Libéral { $points }
    [authoritarian] PV : Autoritaire { $points }
   *[nobody] PV : { $points }
}
terminal-tension = Tension { $tension } sur { $most }
terminal-status = statut de crise { SIGNED($status) }
terminal-danger = { $danger ->
    [none] aucun jet n’amène la guerre
    [certain] tout jet amène la guerre
   *[some] guerre à partir de { $die } au dé
}
terminal-war-won = La Grande Guerre est gagnée ; vainqueur : { $seat }.

## La carte

terminal-legend = ◆ affrontement · icônes · stabilité · PS libéraux · PS autoritaires · contrôle L ou A
terminal-legend-targets = souligné : cible possible
terminal-boxes = Hors carte
terminal-independent = Indépendants

## Pistes

terminal-great-war = Grande Guerre
terminal-slot-open = libre { SIGNED($modifier) }
terminal-slot-first = LIBRE { SIGNED($modifier) }
terminal-markers = Marqueurs
terminal-marker-in = { $marker } { $space_loc }
terminal-naval = Jet requis
terminal-navy-liberal = Marine britannique
terminal-navy-authoritarian = Marine allemande
terminal-next-box = prochaine case { $box } ({ $needed })
terminal-no-next-box = au bout de la piste
terminal-doom = { $doom ->
    [bethmann] une tentative échoue d’office (« { card-von_bethmann_hollweg } »)
   *[start] une tentative échoue d’office : aucune marine n’a quitté le départ
}
terminal-attempts = { $attempts ->
    [one] { $attempts } tentative ce tour-ci
   *[other] { $attempts } tentatives ce tour-ci
}
terminal-owed = { $owed ->
    [one] encore { $owed } tentative due
   *[other] encore { $owed } tentatives dues
}
terminal-privilege = { $box } : { $effect }
terminal-naval-legend = + marqueur sur sa face +1, ◇ record de la Marine allemande

## Cartes

terminal-in-effect = En vigueur
terminal-used = Stabilité jouée
terminal-hands = Mains
terminal-hand-size = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
terminal-shown = Connues en main ({ $seat })
terminal-piles = pioche { $deck } · défausse { $discard } · retirées de la partie { $removed }
terminal-played = Carte en cours
terminal-hand = Votre main
terminal-hand-legend = * retirée de la partie après l’événement · OP imprimés→modifiés
terminal-ops = { $ops } OP
terminal-ops-modified = { $printed }→{ $ops } OP
terminal-neutral = neutre
terminal-scoring = pointage
terminal-era-victorian = victorienne
terminal-era-edwardian = édouardienne
terminal-era-georgian = géorgienne
terminal-face-down = Face cachée
