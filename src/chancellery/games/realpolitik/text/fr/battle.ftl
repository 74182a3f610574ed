### Realpolitik : les batailles. Ce qu’on demande, ce qui arrive

## Actions

action-hold = Garder la carte gratuite pour un autre général

## Consignes

prompt-choose-battle = { $power_subject } a { $battles } batailles à livrer. Choisissez celle qui a lieu maintenant.
prompt-declare-support = { $named ->
    [0] { $side ->
        [attack] { $power } : lesquels de vos généraux appuient l’attaque { $territory_loc } ? Chacun perd ensuite une unité, et chacune de ses unités peut apporter une carte.
       *[defence] { $power } : lesquels de vos généraux appuient la défense { $territory_loc } ? Chacun perd ensuite une unité, et chacune de ses unités peut apporter une carte.
    }
   *[other] { $side ->
        [attack] { $power } : un autre général en appui de l’attaque { $territory_loc } ?
       *[defence] { $power } : un autre général en appui de la défense { $territory_loc } ?
    }
}
prompt-choose-pile = { $power }, bataille { $territory_loc } : quel général joue une carte maintenant ? Passer, c’est ne plus jouer de carte dans cette bataille.
prompt-play-card = { $morale ->
    [0] { $power }, bataille { $territory_loc } : sans moral, il vous reste une carte gratuite. Jouez-la pour le général { $place_loc }, ou passez jusqu’à la fin de la bataille.
   *[other] { $power }, bataille { $territory_loc } : jouez une carte pour le général { $place_loc } (place pour { $slots }, moral { $morale }), ou passez jusqu’à la fin de la bataille.
}
prompt-choose-target = { $reveal ->
    [1] Votre 3 est visible : choisissez la pile où une carte se découvre.
   *[other] Votre 1 est visible : choisissez la pile qui perd une carte.
}
prompt-choose-target-card = { $reveal ->
    [1] Choisissez la carte { $power_de } ({ $territory }) à découvrir ; la première est la plus ancienne.
   *[other] Choisissez la carte { $power_de } ({ $territory }) à défausser ; la première est la plus ancienne.
}
prompt-rally = { $power } : votre général est battu. Le ramener { $territory_loc }, votre capitale, ou le garder hors carte ?
prompt-retreat = { $units ->
    [0] { $power } : votre général doit quitter { $territory_art }. Vers où ?
    [one] { $power } : votre général doit quitter { $territory_art } avec 1 unité, perdue hors carte. Vers où ?
   *[other] { $power } : votre général doit quitter { $territory_art } avec { $units } unités, perdues hors carte. Vers où ?
}
prompt-garrison-conquest = { $power_subject } l’emporte { $territory_loc }. Mettre en garnison { $units ->
    [one] la dernière unité
   *[other] une des { $units } unités
} de votre général ?

## Événements

event-battle-began = { $power_subject } attaque { $territory_loc } : { $attack } contre { $defence } avant toute carte.
event-support-declared = { $side ->
    [attack] Le général { $power_de } { $territory_loc } appuie l’attaque.
   *[defence] Le général { $power_de } { $territory_loc } appuie la défense.
}
event-support-withheld = { $side ->
    [attack] { $power_subject } n’appuie pas l’attaque.
   *[defence] { $power_subject } n’appuie pas la défense.
}
event-card-committed = { $power_subject } pose une carte face cachée pour le général { $territory_loc } ; moral { $morale }.
event-card-shown = { $power_subject } pose un { $value } face visible pour le général { $territory_loc } ; moral { $morale }.
event-card-struck = { $power_subject } perd un { $value } dans la pile du général { $territory_loc }.
event-card-turned = { $power_subject } avait posé un { $value } pour le général { $territory_loc }.
event-card-held-back = { $power_subject } garde sa carte gratuite pour un autre général.
event-power-passed = { $power_subject } passe et ne joue plus de carte dans cette bataille.
event-pile-revealed = { $power }, général { $territory_loc } : { $values }, soit une force de { $strength }.
event-battle-decided = { $outcome ->
    [attack] Bataille { $territory_loc } : { $attack } à { $defence }. L’attaque { $power_de } réussit.
    [defence] Bataille { $territory_loc } : { $attack } à { $defence }. L’attaque { $power_de } est repoussée.
   *[draw] Bataille { $territory_loc } : { $attack } à { $defence }. Elle reste indécise, et { $power_art } doit se replier.
}
event-unit-lost = Le général { $power_de } { $territory_loc } perd une unité.
event-general-beaten = Le général { $power_de } est battu { $territory_loc }.
event-garrison-lost = La garnison { $power_de } { $territory_loc } est perdue.
event-general-rallied = Le général battu { $power_de } reparaît { $territory_loc }.
event-general-retreated = Le général { $power_de } se replie { $origin_de } vers { $territory_art }.
event-general-left = Le général { $power_de } quitte { $origin_art } et la carte.
event-prestige-rose = { $power_subject } dépasse { $other_art } en prestige.
