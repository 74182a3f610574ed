### Versailles 1919 : les consignes


## Mise en place et tours

prompt-choose-nation = Choisissez la nation que vous jouerez. Restent : { $nations }.
prompt-choose-order = Choisissez la délégation numéro { $number } dans l’ordre du tour. Vous commencerez avec la dernière.
prompt-act = { $nation_subject } : effectuez une action politique. Avant ou après, une action militaire est possible.
    .done = Rien à faire : terminer le tour
prompt-act-political = { $nation_subject } : effectuez une action politique.
    .done = Rien à faire : terminer le tour
prompt-act-military = { $nation_subject } : action militaire, ou fin du tour.
    .done = Terminer le tour sans action militaire

## Actions politiques

prompt-place-cubes = { $nation_subject } : combien de cubes sur { $issue } ? Il en faut { $least } pour être en tête, et de quoi l’être sur un second dossier.
prompt-place-second = { $nation_subject } : choisissez le second dossier, après { $issue }.
prompt-reclaim-cubes = { $nation_subject } : combien de cubes épuisés reprenez-vous (sur { $cubes }) ? Les unités épuisées ({ $units }) reviennent aussi.
prompt-recall-units = { $nation_subject } : choisissez une unité déployée à reprendre.
    .done = Laisser les autres en place
prompt-choose-option = { $issue }, détenteur : { $nation }. Choisissez l’option.
prompt-choose-flag = { $nation_subject } : quel pavillon pour l’escadre sur { $issue } ?
prompt-may-confer = { $nation_subject } : à vous de décider pour { $event_card }. { $event_card_conference }
prompt-advance-issue = { $nation_subject } : choisissez le dossier qui vient sur la table.
prompt-advance-event = { $nation_subject } : choisissez l’événement qui vient sur la table.
prompt-put-cube = { $nation_subject } : poser un cube sur { $event_card } pour en décider plus tard ? { $event_card_conference }
prompt-add-issue = { $nation_subject } : ajoutez un dossier à l’antichambre, de la défausse ou de la pioche (cartes restantes : { $cards }).
    .pick = { $number ->
        [1] Prendre « { $first } » (gratuit)
        [2] Prendre « { $second } » (1 cube)
       *[other] Prendre « { $third } » (2 cubes)
    }
    .draw = { $cards ->
        [0] Piocher : la partie se termine
       *[other] Piocher deux dossiers
    }
prompt-keep-issue = Piochés : { $issues }. Choisissez celui qui attend ; l’autre est défaussé.

## Unités

prompt-give-up-unit = { $nation_subject } : choisissez l’unité à démobiliser (satisfaction +{ $value }).
prompt-choose-unit = { $nation_subject } : quelle unité placer ({ $space }) ?

## Événements

prompt-choose-region = { $nation_subject } : choisissez la région où l’agitation change de { SIGNED($change) }.
prompt-name-player = { $nation_subject } : pour { $event_card }, désignez un joueur, qui choisira entre deux effets.
prompt-pick-alternative = { $nation_subject } : { $event_card } laisse deux voies. Choisissez.
    .first = { $event_card_first }
    .second = { $event_card_second }
prompt-reopen-issue = { $nation_subject } : choisissez le dossier réglé à rouvrir.
prompt-send-out = { $nation_subject } : choisissez le dossier qui quitte la table.
prompt-bring-in = { $nation_subject } : choisissez le dossier qui remplace { $issue }.
prompt-discard-waiting = { $nation_subject } : choisissez le dossier de l’antichambre à défausser.

## Soulèvements

prompt-announce = { $nation_subject } : vos troupes { $region_loc } peuvent modifier le dé. Soulèvement à partir de { $needed } ; modificateurs : { SIGNED($modifier) }.
    .plus-one = Ajouter 1 au dé ({ $more } sur 6)
    .minus-one = Retirer 1 au dé ({ $less } sur 6)
    .no-change = Ne pas toucher au dé ({ $chances } sur 6)
prompt-choose-victim = { $nation_subject } : votre unité est la plus à gauche { $region_loc }. Choisissez qui est touché.
prompt-choose-issue-lost = { $nation_subject } : choisissez lequel de vos dossiers { $region_loc } est mis aux enchères.
prompt-make-bid = { $nation_subject } : misez pour le dossier { $issue }, ou passez. { $cubes ->
    [0] { $strength ->
        [0] Personne n’a encore misé.
       *[other] Meilleure enchère : { $best }, force { $strength }, sans cube.
    }
    [one] Meilleure enchère : { $best }, force { $strength } et 1 cube.
   *[other] Meilleure enchère : { $best }, force { $strength } et { $cubes } cubes.
}
prompt-bid-cubes = { $nation_subject } : enchère de { $force }, avec combien de cubes ?
prompt-choose-strategy = { $nation_subject } : choisissez votre carte de stratégie.

## Deux joueurs et solitaire

prompt-usa-act = { $nation_subject } : vous dirigez les États-Unis. Choisissez leur action politique.
prompt-reclaim-along = { $nation_subject } : combien de vos cubes reprenez-vous, { $most } au plus ?
prompt-bot-settles = { $nation_subject } : un dossier à régler, deux se valent. Choisissez.
prompt-bot-places = { $nation_subject } : influence à placer. Choisissez les dossiers.
prompt-choose-faction = Plusieurs délégations sont les plus faibles. Choisissez la vôtre.
prompt-choose-winner = Deux délégations misent autant pour { $issue }. Choisissez qui l’obtient.
