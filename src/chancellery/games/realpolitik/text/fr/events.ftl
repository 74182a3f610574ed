### Realpolitik : ce qui arrive

event-turn-began = Tour { $turn }.
event-action-revealed = { $power_subject } joue « { $action_card } ».
event-permission-changed = { $power_subject } fait savoir à son allié : « { $grant } ».
event-money-gained = { $money ->
    [one] { $power_subject } reçoit { $money } pièce.
   *[other] { $power_subject } reçoit { $money } pièces.
}
event-morale-changed = Le moral { $power_de } passe à { $morale } ({ SIGNED($change) }).
event-influence-gained = { $gained ->
    [one] { $power_subject } gagne { $gained } point d’influence et en a { $influence }.
   *[other] { $power_subject } gagne { $gained } points d’influence et en a { $influence }.
}
event-cards-drawn = { $cards ->
    [one] { $power_subject } pioche une carte de bataille.
   *[other] { $power_subject } pioche { $cards } cartes de bataille.
}
event-cards-taken = { $power_subject } pioche, par valeur : { $values } (caché aux autres).
event-deck-shuffled = { $power_subject } mélange ses cartes de bataille défaussées en une nouvelle pioche.
event-train-built = { $power_subject } construit une voie ferrée : { $border }.
event-general-placed = { $power_subject } place un général { $territory_loc }.
event-general-withdrawn = { $units ->
    [0] { $power_subject } retire son général { $territory_de }.
    [one] { $power_subject } retire son général { $territory_de } ; son unité retourne en réserve.
   *[other] { $power_subject } retire son général { $territory_de } ; ses { $units } unités retournent en réserve.
}
event-unit-bought = { $power_subject } achète une unité pour le général { $territory_de }.
event-fortress-built = { $power_subject } bâtit une forteresse { $territory_loc }.
event-card-bought = { $power_subject } achète une carte de bataille.
event-morale-bought = { $power_subject } achète du moral et en a { $morale }.
event-money-lost = { $money ->
    [one] { $power_subject } perd { $money } pièce non dépensée (fin de la mobilisation).
   *[other] { $power_subject } perd { $money } pièces non dépensées (fin de la mobilisation).
}
event-card-discarded = { $power_subject } défausse un { $value }.
event-cards-returned = { $power_subject } reprend toutes ses cartes Action.
event-marker-moved = Le marqueur de diplomatie monte à la case { $box } ; la case { $top } (Diplomatie) ouvre la phase de diplomatie.
event-diplomacy-began = La phase de diplomatie commence.
event-entreaty-revealed = { $power_subject } propose l’alliance { $other_to }.
event-alliance-formed = { $power_subject } et { $other_art } se sont proposé l’alliance : les voici alliées.
event-alliance-kept = { $power_subject } et { $other_art } restent alliées.
event-alliance-broken = L’alliance entre { $power_art } et { $other_art } est rompue.
event-bid-revealed = { $morale ->
    [one] { $power_subject } mise { $morale } point de moral pour l’Italie.
   *[other] { $power_subject } mise { $morale } points de moral pour l’Italie.
}
event-italy-controlled = { $by ->
    [offer] { $power_subject } contrôle l’Italie jusqu’à la prochaine phase de diplomatie : aucune autre ne lui a proposé l’alliance.
    [bid] { $power_subject } contrôle l’Italie jusqu’à la prochaine phase de diplomatie, grâce à la plus forte mise.
   *[prestige] { $power_subject } contrôle l’Italie jusqu’à la prochaine phase de diplomatie, par son prestige : personne n’a proposé l’alliance à l’Italie.
}
event-garrison-joined = La garnison { $power_de } { $territory_loc } rejoint comme unité le général { $joined_de }.
event-garrison-paid = La garnison { $power_de } { $territory_loc } est échangée contre 1 pièce : aucun général n’a de place.
event-stay-granted = { $power_subject } autorise le général { $other_de } à rester { $territory_loc }.
event-stay-refused = { $power_subject } n’autorise pas le général { $other_de } à rester { $territory_loc }. Il doit se replier.
event-lot-cast = Forces égales { $territory_loc } ({ $strength } chacune, sans garnison) : { $power_art } obtient { $die } au dé, { $other_art } { $other_die }. { $leaves_subject } doit partir.
event-movement-began = { $power_subject } se met en mouvement.
event-envoy-chosen = { $power_subject } prend { $envoy_art } pour émissaire.
event-no-envoy = Aucune puissance ne peut être l’émissaire { $power_de } : une seule série.
event-round-requested = { $power_subject } demande la série { $round }.
event-round-granted = { $power_subject } accorde la série { $round }.
event-round-refused = { $power_subject } refuse la série { $round }.
event-round-began = { $power_subject } commence la série { $round }.
event-movement-ended = { $power_subject } finit son mouvement.
event-garrison-disbanded = { $power_subject } dissout sa garnison { $territory_de }.
event-garrison-placed = { $power_subject } place une garnison { $territory_loc }.
event-general-rode = { $power_subject } envoie un général en train { $origin_de } vers { $territory_art }.
event-unit-sent = { $power_subject } envoie une unité en train { $origin_de } vers { $territory_art }.
event-general-moved = { $power_subject } déplace un général : { $origin } → { $territories }.
event-general-sailed = { $power_subject } envoie un général par mer { $origin_de } vers { $territory_art }.
event-move-taken-back = Le général { $power_de } revient { $origin_de } vers { $territory_art }.
event-consent-given = { $power_subject } autorise { $other_art } à aller { $territory_loc }.
event-consent-refused = { $power_subject } refuse { $other_to } d’aller { $territory_loc }.
event-battle-began = { $power_subject } attaque { $territory_loc } : { $attack } contre { $defence } avant toute carte.
event-support-declared = { $side ->
    [attack] Le général { $power_de } { $territory_loc } appuie l’attaque.
   *[defence] Le général { $power_de } { $territory_loc } appuie la défense.
}
event-card-committed = { $power_subject } joue une carte face cachée pour le général { $territory_de } ; moral { $morale }.
event-card-shown = { $power_subject } joue un { $value } visible pour le général { $territory_de } ; moral { $morale }.
event-card-struck = Le 1 adverse écarte le { $value } { $power_de } dans la pile du général { $territory_de }.
event-card-turned = Le 3 adverse révèle une carte { $power_de } dans la pile du général { $territory_de } : un { $value }.
event-card-held-back = { $power_subject } garde sa carte gratuite pour un autre général.
event-power-passed = { $power_subject } passe et ne joue plus de carte dans cette bataille.
event-pile-revealed = { $power }, général { $territory_loc } : { $values }, soit une force de { $strength }.
event-battle-decided = { $outcome ->
    [attack] Bataille { $territory_loc } : { $attack } à { $defence }. L’attaque { $power_de } réussit.
    [defence] Bataille { $territory_loc } : { $attack } à { $defence }. L’attaque { $power_de } est repoussée.
   *[draw] Bataille { $territory_loc } : { $attack } à { $defence }. Bataille indécise : { $power_art } doit se replier.
}
event-unit-lost = Le général { $power_de } { $territory_loc } perd une unité.
event-general-beaten = Le général { $power_de } est battu { $territory_loc } et perd toutes ses unités.
event-garrison-lost = La garnison { $power_de } { $territory_loc } est perdue.
event-general-rallied = { $power_subject } ramène son général battu { $territory_loc }.
event-general-retreated = Le général { $power_de } se replie { $origin_de } vers { $territory_art }.
event-general-left = { $units ->
    [0] Un général { $power_de } quitte { $origin_art } et sort de la carte.
    [one] Un général { $power_de } quitte { $origin_art } et sort de la carte ; son unité est perdue.
   *[other] Un général { $power_de } quitte { $origin_art } et sort de la carte ; ses { $units } unités sont perdues.
}
event-prestige-rose = { $power_subject } dépasse { $other_art } en prestige.
event-former-allies-met = { $by ->
    [garrison] Anciens alliés { $territory_loc } : { $power } { $strength }, { $other } { $other_strength }. { $leaves_subject } n’a pas de garnison et doit partir.
   *[strength] Anciens alliés { $territory_loc } : { $power } { $strength }, { $other } { $other_strength }. { $leaves_subject } est la plus faible et doit partir.
}
event-train-allowed = { $power_subject } autorise { $other_art } à construire une voie ferrée : { $border }.
event-train-refused = { $power_subject } n’autorise pas { $other_art } à construire une voie ferrée : { $border }.
event-purchases-began = { $money ->
    [one] { $power_subject } a { $money } pièce pour ses achats.
   *[other] { $power_subject } a { $money } pièces pour ses achats.
}
