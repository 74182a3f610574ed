### Europe in Turmoil : ce que demandent les événements de l’ère édouardienne

prompt-second_hague_conference = Comment finissent les pourparlers de La Haye ? Premier choix : ils échouent, la tension monte de 1 et vous gagnez 2 PV ; second choix : ils aboutissent, vous placez 4 PS dans des espaces Armée et Monarque, un dans chacun.
prompt-belgian_rule_in_congo = Que vous coûte le Congo ? Premier choix : vous perdez 2 PV ; second choix : l’Autoritaire prend le contrôle de la Belgique.
prompt-move-within-region = Choisissez l’espace d’où un PS passe à un espace { $icon } de la même région (encore { $points }), ou terminez.
prompt-control_of_the_channel = Choisissez dans la défausse la carte dont l’événement a lieu tout de suite ; le camp auquel elle appartient l’exécute.
prompt-declaration_of_independence = Choisissez l’espace des Balkans qui passe sous votre contrôle.
prompt-legacy_of_1848 = Choisissez une carte rouge révélée pour exécuter son événement, ou « { card-legacy_of_1848 } » pour employer ses OP, ou renoncez.
prompt-second_duma_disbanded = Choisissez l’espace de Russie dont les PS libéraux partent en Sibérie.
prompt-military_parade = Choisissez l’espace Armée où a lieu le défilé ; chaque espace adjacent reçoit 1 PS de votre camp.
prompt-central_authority = Choisissez la région où chaque espace sous votre contrôle reçoit 1 PS.
prompt-tangier_crisis = Que faites-vous à Tanger ? Premier choix : céder et perdre 3 PV ; second choix : tenir bon, l’Autoritaire place 2 PS en France, la tension monte de 1 et un jet de crise suit.
prompt-tangier_crisis-space = Choisissez l’espace de France qui reçoit 2 PS de votre camp.
prompt-rosa_luxemburg-card = Choisissez dans la défausse la carte rouge dont vous exécutez l’événement.
