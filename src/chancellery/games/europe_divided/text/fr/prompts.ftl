### Europe Divided : ce qu’on demande

prompt-keep-advantages = Vous avez pioché trois cartes Avantage et en gardez deux. Choisissez celle que vous remettez ; le choix est secret.
prompt-commit-cards = { $left ->
    [1] Tour { $turn } : choisissez votre deuxième carte. Seuls les deux totaux sont annoncés.
   *[other] Tour { $turn } : choisissez deux cartes Action. Elles restent face cachée ; seul leur total d’initiative est annoncé.
}
prompt-change-order = Totaux : Europe { $europe }, Russie { $russia }. { $seat_subject } joue en premier. Une carte qui fixe l’ordre du tour peut se jouer maintenant.
    .decline = Garder cet ordre
prompt-segment = { $cards ->
    [0] Vos deux cartes sont jouées. Cartes Avantage et déplacements gratuits des mers restent possibles.
    [one] Utilisez votre deuxième carte. Cartes Avantage et déplacements gratuits des mers peuvent passer avant.
   *[other] Vos actions : choisissez laquelle de vos deux cartes vous utilisez d’abord.
}
    .done = Terminer mes actions
prompt-use-card = { $card } : choisissez une action.
prompt-place-influence = { $card } : choisissez une région pour { $bloc_art }. Le dé commence à 1 et coûte { $cost } crédits.
prompt-increase-influence = { $value ->
    [one] { $card } : choisissez le dé { $bloc_de } à augmenter de 1.
   *[other] { $card } : choisissez le dé { $bloc_de } à augmenter de { $value } au plus.
}
prompt-increase-by = Le dé { $bloc_de } { $region_loc } montre { $value }. De combien l’augmenter ?
prompt-add-influence = { $left ->
    [one] { $source } : choisissez un dé { $bloc_de } à augmenter de { $value }.{ $places ->
        [0] {""}
       *[other] {" "}Un nouveau dé coûte 2 crédits et commence à 1.
    }
   *[other] { $source } : choisissez des dés { $bloc_de } à augmenter de { $value } chacun, dans { $left } régions différentes au plus.
}
    .decline = Ne pas s’en servir
    .done = Aucune autre région
prompt-reduce-influence = { $source } : choisissez un dé à baisser de { $value } (jamais sous 1).
    .decline = Ne pas s’en servir
prompt-name-die = { $source } : désignez un dé. L’Europe paie { $cost } crédits, ou le dé baisse de 1.
prompt-pay-or-lower = { $source } : payez { $cost } crédits, ou le dé { $bloc_de } { $region_loc } ({ $value }) baisse de 1 (jamais sous 1).
    .pay = Payer { $cost } crédits
    .refuse = Laisser baisser le dé
prompt-build-army = { $cost ->
    [0] { $source } : choisissez où l’armée apparaît. Elle ne coûte rien.
   *[other] { $source } : choisissez où lever une armée pour { $cost } crédits.
}
    .decline = Ne pas lever d’armée
prompt-choose-army = { $left ->
    [one] { $source } : choisissez l’armée à déplacer.
   *[other] { $source } : choisissez la première armée à déplacer, { $left } au plus.
}
    .decline = Ne rien déplacer
    .done = Ne plus rien déplacer
prompt-choose-destination = { $most ->
    [0] L’armée { $space_loc } : choisissez où elle va. Le premier espace est gratuit, chaque espace de plus coûte 1 crédit.
    [1] L’armée { $space_loc } : choisissez où elle va. Ce déplacement est gratuit.
   *[other] L’armée { $space_loc } : choisissez où elle va, à { $most } espaces au plus.
}
prompt-place-fracture = « { advantage-ar_fracture_eu } » : choisissez une région européenne. Les actions de l’UE de sa carte sont perdues pour le reste de la partie.
prompt-place-headlines = Choisissez une manchette pour les manchettes à venir. Les deux sont révélées ensemble ; elle revient au camp de son bandeau.
