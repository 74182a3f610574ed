### Versailles 1919 : les consignes


## Mise en place et tours

prompt-choose-nation = Choisissez votre nation
    .why = restent : { $nations }
prompt-choose-order = Qui joue en { $number ->
    [1] premier
    [2] deuxième
   *[other] troisième
} ?
    .why = vous commencerez avec la dernière délégation
prompt-act = Choisissez une action politique
    .why = { $nation_subject } · l’une des trois, et une action militaire si vous voulez
    .done = Rien à faire : terminer le tour
prompt-act-political = Choisissez une action politique
    .why = { $nation_subject }
    .done = Rien à faire : terminer le tour
prompt-act-military = Une action militaire ?
    .why = { $nation_subject } · ou fin du tour
    .done = Terminer le tour

## Actions politiques

prompt-place-cubes = Combien de cubes sur « { $issue } » ?
    .why = { $nation_subject } · { $least } pour être en tête
prompt-place-second = Choisissez un second dossier
    .why = { $nation_subject } · après « { $issue } »
    .count = 2 sur 2
prompt-reclaim-cubes = Combien de cubes reprenez-vous ?
    .why = { $nation_subject } · { $most } au plus, { $cubes } { $cubes ->
        [one] épuisé
       *[other] épuisés
    }{ $units ->
        [0] {""}
        [one] {" "}· l’unité épuisée revient aussi
       *[other] {" "}· { $units } unités épuisées reviennent aussi
    }
prompt-recall-units = Quelle unité déployée rappeler ?
    .why = { $nation_subject }
    .done = { $recalled ->
        [0] Ne rappeler aucune unité
       *[other] Ne plus rappeler d’unité
    }
prompt-choose-option = Quelle option pour « { $issue } » ?
    .why = dossier détenu par { $nation_art }
prompt-choose-controller = Qui obtient « { $issue } » ?
    .why = { $nation_subject } { $nation_code ->
        [US] décident
       *[other] décide
    } · plusieurs y ont le plus de cubes, à égalité
prompt-choose-flag = Quel pavillon pour l’escadre sur « { $issue } » ?
    .why = { $nation_subject } { $nation_code ->
        [US] décident
       *[other] décide
    }
prompt-may-confer = Appliquer l’événement « { $event_card } » ?
    .why = { $nation_subject } { $nation_code ->
        [US] décident
       *[other] décide
    } · { $event_card_conference }
prompt-advance-issue = Quel dossier vient sur la table ?
    .why = { $nation_subject } { $nation_code ->
        [US] décident
       *[other] décide
    }
prompt-advance-event = Quel événement vient sur la table ?
    .why = { $nation_subject } { $nation_code ->
        [US] décident
       *[other] décide
    }
prompt-put-cube = Poser un cube sur l’événement « { $event_card } » ?
    .why = { $nation_subject } · un cube ici donne la décision au prochain règlement · { $event_card_conference }
prompt-add-issue = Ajoutez un dossier à l’antichambre
    .why = { $nation_subject } · de la défausse, ou de la pioche (cartes restantes : { $cards })
    .pick = { $number ->
        [1] Prendre « { $first } » (gratuit)
        [2] Prendre « { $second } » (1 cube)
       *[other] Prendre « { $third } » (2 cubes)
    }
    .draw = { $cards ->
        [0] Piocher : la partie se termine
       *[other] Piocher deux dossiers
    }
prompt-keep-issue = Quel dossier va dans l’antichambre ?
    .why = piochés : { $issues_quoted } · l’autre est défaussé

## Unités

prompt-give-up-unit = Quelle unité démobiliser ?
    .why = { $nation_subject } · satisfaction +{ $value }
prompt-choose-unit = Quelle unité déployer ({ $space }) ?
    .why = { $nation_subject }

## Événements

prompt-choose-region = Choisissez une région : agitation { SIGNED($change) }
    .why = { $nation_subject } · une région
prompt-name-player = « { $event_card } » : désignez un joueur
    .why = { $nation_subject } { $nation_code ->
        [US] décident
       *[other] décide
    } · le joueur désigné choisit ensuite entre deux effets
prompt-pick-alternative = « { $event_card } » : choisissez un effet
    .why = choix laissé { $nation_to }
    .first = { $event_card_first }
    .second = { $event_card_second }
prompt-reopen-issue = Quel dossier réglé rouvrir ?
    .why = { $nation_subject }
prompt-send-out = Quel dossier quitte la table ?
    .why = { $nation_subject } · pour l’antichambre
prompt-bring-in = Quel dossier vient sur la table ?
    .why = { $nation_subject } · à la place de « { $issue } »
prompt-discard-waiting = Quel dossier de l’antichambre défausser ?
    .why = { $nation_subject } · sans cube ; un autre prend sa place

## Soulèvements

prompt-announce = Modifier le dé de soulèvement { $region_loc } ?
    .why = { $nation_subject } y { $nation_code ->
        [US] ont
       *[other] a
    } des troupes · soulèvement à partir de { $needed } ; modificateurs : { SIGNED($modifier) }
    .plus-one = { $later ->
        [0] Ajouter 1 au dé (soulèvement : { $more } sur 6)
       *[other] Ajouter 1 au dé
    }
    .minus-one = { $later ->
        [0] Retirer 1 au dé (soulèvement : { $less } sur 6)
       *[other] Retirer 1 au dé
    }
    .no-change = { $later ->
        [0] Ne pas modifier le dé (soulèvement : { $chances } sur 6)
       *[other] Ne pas modifier le dé
    }
prompt-choose-victim = Choisissez qui est touché par le soulèvement
    .why = { $nation_subject } { $nation_code ->
        [US] ont
       *[other] a
    } l’unité la plus à gauche { $region_loc }
prompt-choose-issue-lost = Lequel de vos dossiers est mis aux enchères ?
    .why = { $nation_subject } · { $region }
prompt-make-bid = « { $issue } » : miser ou passer ?
    .why = { $nation_subject } · { $cubes ->
        [0] { $strength ->
            [0] personne n’a encore misé
           *[other] meilleure enchère : { $best }, force { $strength }, sans cube
        }
        [one] meilleure enchère : { $best }, force { $strength } et 1 cube
       *[other] meilleure enchère : { $best }, force { $strength } et { $cubes } cubes
    }
prompt-bid-cubes = Combien de cubes ajouter à l’enchère ?
    .why = { $nation_subject } · enchère : { $force }
prompt-choose-strategy = Choisissez votre carte de stratégie
    .why = { $nation_subject }

## Deux joueurs et solitaire

prompt-usa-act = Quelle action politique pour les États-Unis ?
    .why = { $nation_subject } les dirige ce tour-ci
prompt-reclaim-along = Combien de vos cubes reprenez-vous ?
    .why = { $nation_subject } · { $most } au plus
prompt-bot-settles = Quel dossier cette délégation règle-t-elle ?
    .why = { $nation_subject } · { $nation_code ->
        [US] leurs règles
       *[other] ses règles
    } vous laissent le choix
prompt-bot-places = Où cette délégation place-t-elle son influence ?
    .why = { $nation_subject } · { $nation_code ->
        [US] leurs règles
       *[other] ses règles
    } vous laissent le choix
prompt-choose-faction = De quelle délégation prenez-vous la tête ?
    .why = plusieurs sont les plus faibles, à égalité
prompt-choose-winner = Qui obtient « { $issue } » ?
    .why = deux délégations ont fait la même enchère
why-too-few-cubes = « { $issue } » : il faut { $least } { $least ->
    [one] cube
   *[other] cubes
} pour être en tête, et en garder assez pour l’être sur un second dossier ; vous en avez { $cubes }.
why-nobody-leads = Personne n’a d’influence sur « { $issue } » : un dossier sans cube ne peut pas être réglé.
why-must-settle = Vous êtes en tête sur les deux dossiers de la table : vous devez en régler un.
why-promised = Un engagement pris ce tour-ci vous l’interdit.
why-political-done = Vous avez déjà fait l’action politique de ce tour.
