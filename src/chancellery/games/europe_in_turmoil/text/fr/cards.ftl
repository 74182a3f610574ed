### Europe in Turmoil : titres des cartes et effets

## Cartes de stratégie

card-admiral_von_tirpitz = Amiral von Tirpitz
    .effect = Tension +1, puis jet de crise. L’Autoritaire peut ensuite retirer 1 ou 2 PS autoritaires en Allemagne : la Marine allemande avance d’autant de cases et chaque case atteinte produit son effet. Ce n’est pas une tentative.

card-state_secularism_in_france = Laïcité de l’État en France
    .effect = Tous les PS des deux camps quittent l’espace Église catholique française. Jusqu’à la fin de la partie, cet espace et ses liaisons n’existent plus et la France n’a que 5 espaces d’affrontement.

card-second_international = Deuxième Internationale
    .effect = Seulement si la tension est de 2 ou moins. Le Libéral place jusqu’à 4 PS, 1 par espace, dans des espaces sans PS autoritaire.

card-franz_ferdinand = François-Ferdinand
    .effect = Impossible après l’événement « Gavrilo Princip ». L’Autoritaire place jusqu’à 3 PS, 1 par espace, dans des espaces d’Autriche-Hongrie sans contrôle libéral. Jusqu’à l’événement « Gavrilo Princip », tant que l’Autoritaire contrôle à la fois Vienne et Budapest, la tension ne dépasse pas 3 ; si elle est déjà plus haute, elle ne monte plus. Chaque point ainsi bloqué coûte 1 PV au camp dont l’événement est en cause.

card-dreyfus_affair = L’affaire Dreyfus
    .effect = Impossible après l’événement « Réhabilitation de Dreyfus ». Le camp qui joue la carte place 2 PS en France, répartis librement. Jusqu’à la fin du tour, placer des PS en France coûte deux fois plus d’OP à l’adversaire.

card-france_scoring = Pointage France
    .effect = Test de stabilité en France, puis pointage : présence 3 PV, domination 6 PV, contrôle 9 PV. Chaque camp ajoute 1 PV par espace d’affrontement qu’il y contrôle et par espace indépendant adjacent qu’il contrôle (Belgique, Suisse, Espagne/Portugal, Maroc, Algérie, Tunisie, Italie) ; seule la différence est marquée. Puis jet de crise. La carte n’a pas d’OP, et le camp qui l’a encore en main à la fin du tour perd la partie.

card-austria_hungary_scoring = Pointage Autriche-Hongrie
    .effect = Test de stabilité en Autriche-Hongrie, puis pointage : présence 2 PV, domination 4 PV, contrôle 6 PV. Chaque camp ajoute 1 PV par espace d’affrontement qu’il y contrôle (Bosnie comprise une fois annexée) et par espace indépendant adjacent qu’il contrôle (Suisse, Italie) ; seule la différence est marquée. Puis jet de crise. La carte n’a pas d’OP, et le camp qui l’a encore en main à la fin du tour perd la partie.

card-russia_scoring = Pointage Russie
    .effect = Test de stabilité en Russie, puis pointage : présence 3 PV, domination 6 PV, contrôle 9 PV. Chaque camp ajoute 1 PV par espace d’affrontement qu’il y contrôle et par espace indépendant adjacent qu’il contrôle (Norvège, Suède, Constantinople) ; seule la différence est marquée. Puis jet de crise. La carte n’a pas d’OP, et le camp qui l’a encore en main à la fin du tour perd la partie.

card-russo_japanese_war = Guerre russo-japonaise
    .effect = Le Libéral retire 4 PS autoritaires, 2 par espace au plus, des espaces Armée tsariste, Nicolas II, Saint-Pétersbourg et Moscou (autant que possible s’il y en a moins).

card-entente_cordiale = Entente cordiale
    .effect = Impossible après l’événement « Splendide isolement ». Le marqueur prend, sur la piste du statut de la Grande Guerre, la première place libre à gauche : tant que « Splendide isolement » ne le retourne pas, le Royaume-Uni est du côté de l’Entente et le Libéral a +2 au jet de guerre. Le Libéral place 4 PS, 2 par espace au plus, dans des espaces de France sans contrôle autoritaire. Rend possibles « Henry Wilson » et « Coopération navale franco-britannique ».

card-foreign_investments = Investissements étrangers
    .effect = Le Libéral prend jusqu’à 4 PS libéraux dans les espaces Ouvrier de France et d’Allemagne. Il en place autant, répartis librement, en Russie, en Autriche-Hongrie et dans les Balkans, 2 par espace au plus.

card-magyarization = Magyarisation
    .effect = Le Libéral place 3 PS à Budapest, puis fait 1 test de soutien en Autriche-Hongrie avec la valeur en OP de cette carte.

card-traditionalism = Traditionalisme
    .effect = L’Autoritaire place 4 PS dans des espaces Agriculteur, 2 par espace au plus.

card-radical_party_founded = Fondation du Parti radical
    .effect = Le Libéral place jusqu’à 4 PS, 1 par espace, dans des espaces de France sans contrôle autoritaire.

card-lord_fisher = Lord Fisher
    .effect = Jusqu’à la fin de la partie, le Libéral a +1 à chaque tentative navale. Si la Marine britannique est encore dans la case de départ, elle passe à la case HMS Dreadnought, qui produit son effet.

card-stymied = Entravé
    .effect = Jusqu’à la fin du tour, chaque carte jouée par l’adversaire vaut 1 OP de moins, sans descendre sous 1.

card-eight_nation_alliance = Alliance des huit nations
    .effect = Se joue pendant son propre round d’action, avec une autre carte de sa main dont l’événement est celui de l’adversaire : cette carte donne ses OP et son événement n’a pas lieu. Les deux cartes vont ensuite à la défausse, même avec un astérisque. Si la carte est jouée pour ses propres OP, l’adversaire gagne 1 PV (sauf pour une tentative navale).

card-bernhard_von_bulow = Bernhard von Bülow
    .effect = Seulement si l’Autoritaire contrôle au moins 3 espaces Monarque ; impossible après l’événement « Bethmann-Hollweg ». L’Autoritaire peut choisir dans la défausse une carte autoritaire ou neutre dont l’événement est jouable et appliquer aussitôt cet événement (ni carte de pointage, ni « Alliance des huit nations »).

card-union_of_liberation = Union de libération
    .effect = Le Libéral retire 2 PS autoritaires en Russie, répartis librement, puis y fait 1 test de soutien avec la valeur en OP de cette carte. Rend possible « Viktor Tchernov ».

card-bonapartism_monarchism = Bonapartisme/monarchisme
    .effect = Impossible après l’événement « Georges Clemenceau ». L’espace Forces armées françaises reçoit juste assez de PS autoritaires pour passer sous contrôle autoritaire. L’Autoritaire fait ensuite 1 test de soutien en France avec la valeur en OP de cette carte. Règle facultative : si ce test fait passer Paris sous contrôle autoritaire, Paris devient un espace Monarque, et non plus Gouvernement, jusqu’à la fin de la partie.

card-prussian_spirit = Esprit prussien
    .effect = L’Autoritaire place 3 PS en Allemagne, répartis librement.

card-socialist_movements = Mouvements socialistes
    .effect = Le Libéral place 2 PS dans des espaces Ouvrier, répartis librement.

card-third_department_okhrana = Troisième section / Okhrana
    .effect = L’Autoritaire regarde les cartes de stabilité disponibles du Libéral et en rend une indisponible. S’il n’en reste qu’une, toutes celles du Libéral redeviennent disponibles.

card-tsarist_repression = Répression tsariste
    .effect = L’Autoritaire lance un dé (+1 aux tours 4 à 7, +2 aux tours 8 à 10) et déplace autant de PS libéraux que le total (tous s’il y en a moins) depuis d’autres espaces de Russie : vers la Sibérie si le total est de 5 ou moins, vers Saint-Pétersbourg s’il est de 6 ou plus. L’Autoritaire choisit les PS déplacés.

card-legacy_of_bismarck = Héritage de Bismarck
    .effect = Jusqu’à la fin du tour, aucun camp ne peut dépenser d’OP dans les Balkans, et « Guerre dans les Balkans » et « Guerre civile dans les Balkans » n’entraînent pas de jet de crise. Les événements peuvent encore y placer et y retirer des PS.

card-franco_russian_alliance = Alliance franco-russe
    .effect = Impossible après l’événement « Effondrement russe ». Le marqueur Ligue des trois empereurs est retourné : son −2 aux jets de crise et le +2 de l’Autoritaire disparaissent ; jusqu’à « Effondrement russe », la Russie est du côté de l’Entente et le Libéral a +2 au jet de guerre. Le Libéral place 2 PS, répartis librement, dans des espaces de France et de Russie sans contrôle autoritaire.

card-the_dual_alliance = La Double Alliance
    .effect = Le marqueur prend, sur la piste du statut de la Grande Guerre, la première place libre à gauche : l’Autriche-Hongrie est du côté des Puissances centrales et l’Autoritaire a +2 au jet de guerre. L’Autoritaire place 2 PS, répartis librement, dans des espaces d’Autriche-Hongrie et d’Allemagne sans contrôle libéral.

card-scramble_for_africa = Lutte pour l’Afrique
    .effect = L’Autoritaire place 3 PS, répartis librement, au Maroc, en Algérie, en Tunisie et en Libye. La Belgique peut aussi être choisie si le marqueur Congo annexé est en jeu.

card-two_power_standard = Modèle des deux puissances
    .effect = Les 2 prochaines actions du Libéral doivent être des tentatives navales, les 3 prochaines si la Marine allemande est maintenant en tête. Elles se poursuivent au besoin au tour suivant, y compris quand un round restant doit servir à une carte de pointage. Elles échappent à la limite d’une tentative par tour, mais aucune tentative ordinaire ne peut les suivre dans le même tour.

card-military_tradition = Tradition militaire
    .effect = L’Autoritaire place 2 PS dans des espaces Armée, répartis librement.

card-status_quo = Statu quo
    .effect = L’Autoritaire place 3 PS dans des espaces Bourgeoisie, répartis librement.

card-copenhagenization = Copenhaguénisation
    .effect = Tension +1, puis jet de crise. La Marine allemande recule de 2 cases, jamais en deçà de la case de départ. Le marqueur de son record va sur la case quittée, sauf s’il est déjà sur la piste.

card-modernism = Modernisme
    .effect = Le Libéral place 4 PS dans des espaces Intellectuels, 2 par espace au plus.

card-government_sponsored_art = Art parrainé par le gouvernement
    .effect = L’Autoritaire place 1 PS dans chacun de ces espaces : Écrivains français, Fauvisme, Jugendstil, Sécession viennoise, Symbolisme, Danemark.

card-absolutism = Absolutisme
    .effect = Jusqu’à la fin du tour, chaque carte jouée par l’Autoritaire vaut 1 OP de plus. Cette carte-ci n’en profite pas.

card-march_of_history = Marche de l’histoire
    .effect = Jusqu’à la fin du tour, chaque carte jouée par le Libéral vaut 1 OP de plus. Cette carte-ci n’en profite pas.

card-ferdinand_esterhazy = Ferdinand Esterhazy
    .effect = Impossible après l’événement « Réhabilitation de Dreyfus ». Le Libéral défausse une carte de sa main tirée au hasard. Si elle porte un événement autoritaire jouable, l’Autoritaire l’applique aussitôt. Toute autre carte, même de pointage, est défaussée sans effet.

card-kulturkampf = Kulturkampf
    .effect = Le Libéral fait 2 tests de soutien, chacun dans un espace Église ou Intellectuels, avec la valeur en OP de cette carte ; les deux peuvent viser le même espace. Les espaces adjacents contrôlés par l’Autoritaire ne donnent pas de modificateur négatif.

card-spiritism_and_mysticism = Spiritisme et mysticisme
    .effect = Le Libéral retire jusqu’à 4 PS autoritaires, 1 par espace, d’espaces Église, Monarque ou Bourgeoisie, dans 2 espaces au plus de chaque région de pointage. Les espaces indépendants échappent à cette limite.

card-indecisiveness = Indécision
    .effect = Tension −1 ; si la tension est à 0, le camp qui joue la carte gagne 1 PV à la place. Ce camp place 1 PS dans n’importe quel espace.

card-dreyfus_rehabilitated = Réhabilitation de Dreyfus
    .effect = Seulement si le Libéral contrôlait l’espace Écrivains français au début du round d’action en cours. Le Libéral retire 2 PS autoritaires de l’espace Forces armées françaises et 2 d’autres espaces de France, répartis librement, puis fait 1 test de soutien en France avec la valeur en OP de cette carte. « L’affaire Dreyfus » et « Ferdinand Esterhazy » ne peuvent plus avoir lieu.

card-the_kaiser_intervenes = Le Kaiser intervient
    .effect = Tension +1. L’Autoritaire place 1 PS dans n’importe quel espace.

card-balkans_scoring = Pointage Balkans
    .effect = Test de stabilité dans les Balkans, puis pointage : présence 2 PV, domination 4 PV, contrôle 6 PV. Chaque camp ajoute 1 PV par espace d’affrontement qu’il y contrôle et par espace indépendant adjacent qu’il contrôle (Italie, Constantinople) ; seule la différence est marquée. Puis jet de crise. La carte n’a pas d’OP, et le camp qui l’a encore en main à la fin du tour perd la partie.

card-second_hague_conference = Deuxième conférence de La Haye
    .effect = L’Autoritaire choisit : soit tension +1 et 2 PV pour l’Autoritaire, soit 4 PS autoritaires, 1 par espace, dans des espaces Armée ou Monarque.

card-belgian_rule_in_congo = La domination belge au Congo
    .effect = Le Libéral choisit : soit il perd 2 PV, soit la Belgique reçoit juste assez de PS autoritaires pour passer sous contrôle autoritaire. Dans les deux cas, la Belgique est, jusqu’à la fin de la partie, un espace Annexe en plus d’un espace Ouvrier.

card-liberals_gain_power_in_uk = Les libéraux prennent le pouvoir au Royaume-Uni
    .effect = Le Libéral place 1 PS dans un espace Gouvernement de chaque région de pointage qui en a un (Paris ; Berlin ; Vienne ou Budapest ; Saint-Pétersbourg ou Moscou) et 1 PS dans un espace indépendant.

card-young_turk_revolution = La révolution des Jeunes-Turcs
    .effect = Le Libéral place 2 PS, 1 par espace, à Constantinople ou dans les Balkans, puis fait 2 tests de soutien dans les Balkans avec la valeur en OP de cette carte. Rend possibles « Parti de la liberté et de l’accord » et « Raid sur la Sublime Porte ».

card-enver_pasha = Enver Pacha
    .effect = L’Autoritaire place 2 PS à Constantinople. La prochaine fois que « Pointage Balkans » est joué, l’Autoritaire peut jouer 1 carte de stabilité de plus si la Macédoine est alors sous contrôle autoritaire. Rend possibles « Parti de la liberté et de l’accord » et « Raid sur la Sublime Porte ».

card-austria_annexes_bosnia = L’Autriche annexe la Bosnie
    .effect = Tension +1, puis jet de crise. L’Autoritaire place 3 PS en Bosnie. Jusqu’à la fin de la partie, la Bosnie appartient à la fois à l’Autriche-Hongrie et aux Balkans, comme espace d’affrontement des deux régions.

card-schlieffen_plan_adopted = Adoption du plan Schlieffen
    .effect = L’Autoritaire place 1 PS en Belgique. Jusqu’à la fin de la partie, l’Autoritaire a +1 au jet de guerre, et le Royaume-Uni est du côté de l’Entente sauf si « Splendide isolement » est en vigueur.

card-norwegian_independence = Indépendance de la Norvège
    .effect = Le Libéral place 2 PS en Norvège. Désormais, la Norvège est ouverte aux deux camps comme les autres espaces indépendants.

card-conrad_von_hotzendorf = Conrad von Hötzendorf
    .effect = L’Autoritaire place 1 PS dans chacun des espaces Vienne, Budapest et Galicie/Przemyśl. Tension +1.

card-germany_scoring = Pointage Allemagne
    .effect = Test de stabilité en Allemagne, puis pointage : présence 3 PV, domination 6 PV, contrôle 9 PV ; si le Libéral a le contrôle, il gagne aussitôt la partie. Chaque camp ajoute 1 PV par espace d’affrontement qu’il y contrôle et par espace indépendant adjacent qu’il contrôle (Pays-Bas, Belgique, Suisse, Norvège, Suède, Danemark) ; seule la différence est marquée. Puis jet de crise. La carte n’a pas d’OP, et le camp qui l’a encore en main à la fin du tour perd la partie.

card-traditionalists_gain_power = Les traditionalistes prennent le pouvoir
    .effect = L’Autoritaire déplace jusqu’à 4 PS autoritaires d’espaces Agriculteur et Armée, chacun vers un espace Gouvernement de la même région de pointage. Plusieurs régions peuvent servir.

card-viscount_grey = Vicomte Grey
    .effect = Impossible après l’événement « Splendide isolement ». Le Libéral peut mener des opérations avec 3 OP (4 OP aux tours 8 à 10). Placer des PS dans des espaces sous contrôle autoritaire ne coûte rien de plus, et les espaces adjacents contrôlés par l’Autoritaire ne donnent pas de modificateur négatif aux tests de soutien.

card-control_of_the_channel = Contrôle de la Manche
    .effect = Seulement si la marine du camp qui joue la carte est en tête. Ce camp choisit dans la défausse une carte dont l’événement est jouable (ni carte de pointage, ni « Alliance des huit nations »). L’événement a lieu aussitôt, appliqué par le camp auquel il appartient, ou par celui qui joue cette carte s’il est neutre.

card-naval_bill_fleet_law = Projet de loi navale / loi sur la flotte
    .effect = Tension +1, puis jet de crise. La marine du camp qui joue la carte avance d’une case, qui produit son effet. Ce n’est pas une tentative.

card-us_interventionism = Interventionnisme américain
    .effect = Impossible après l’événement « Non-interventionnisme américain ». Toutes les cartes de stabilité du Libéral deviennent disponibles. Jusqu’à « Non-interventionnisme américain », le Libéral a +2 au jet de guerre si le Royaume-Uni participe à la Grande Guerre, et « Marchands / industrie d’armes » ne peut pas avoir lieu.

card-declaration_of_independence = Déclaration d’indépendance
    .effect = L’Autoritaire choisit un espace des Balkans sans contrôle libéral. Celui-ci reçoit juste assez de PS autoritaires pour passer sous contrôle autoritaire.

card-legacy_of_1848 = Héritage de 1848
    .effect = L’Autoritaire révèle toutes les cartes à titre rouge de sa main. Le Libéral peut soit appliquer aussitôt l’un de ces événements, s’il est libéral ou neutre et jouable (il compte comme joué), soit mener des opérations avec cette carte.

card-russian_collapse = Effondrement russe
    .effect = Seulement si le Libéral contrôle au moins 3 espaces d’affrontement de Russie. Tension +1, puis jet de crise. Son marqueur remplace celui de la Ligue des trois empereurs ou de l’Alliance franco-russe, dont les modificateurs cessent, et la Russie n’est d’aucun camp. « Alliance franco-russe » ne peut plus avoir lieu.

card-jozef_pilsudski = Józef Piłsudski
    .effect = Le Libéral place 2 PS, répartis librement, dans les espaces Pologne, Prusse orientale, Silésie, Provinces baltes et Armée tsariste, puis fait 1 test de soutien en Pologne avec la valeur en OP de cette carte.

card-october_manifesto = Manifeste d’octobre
    .effect = Seulement après l’événement « Révolution de 1905 ». Le Libéral place 5 PS en Russie, 2 par espace au plus. Rend possible « La deuxième Douma est dissoute ».

card-diagonal_politics = Politique de la diagonale
    .effect = Le Libéral place 1 PS dans chaque espace d’Allemagne que l’Autoritaire contrôle au début de l’événement.

card-second_duma_disbanded = La deuxième Douma est dissoute
    .effect = Seulement après l’événement « Manifeste d’octobre » ou « Viktor Tchernov ». L’Autoritaire choisit un espace de Russie : tous les PS libéraux qui s’y trouvent passent en Sibérie.

card-henry_wilson = Henry Wilson
    .effect = Seulement après l’événement « Entente cordiale » ; impossible après l’événement « Splendide isolement ». Dans l’espace Forces armées françaises, 1 PS autoritaire, s’il y en a, est remplacé par 1 PS libéral. Le Libéral fait ensuite 1 test de soutien en France avec la valeur en OP de cette carte.

card-landslide_electoral_victory = Raz-de-marée électoral
    .effect = Le Libéral place 4 PS, 1 par espace, dans des espaces sous contrôle libéral (pas dans les cases hors carte).

card-triple_alliance = Triple Alliance
    .effect = Impossible après l’événement « Perfide Italie ». L’Italie reçoit juste assez de PS autoritaires pour passer sous contrôle autoritaire. Le marqueur prend, sur la piste du statut de la Grande Guerre, la première place libre à gauche : tant que « Perfide Italie » ne le retourne pas, l’Autoritaire a +2 au jet de guerre (avec la mobilisation de guerre, l’Italie est du côté des Puissances centrales).

card-prince_heinrich = Prince Henri de Prusse
    .effect = Seulement si la Marine allemande est en tête. L’Autoritaire gagne 1 PV par case d’avance sur la Marine britannique.

card-winston_churchill = Winston Churchill
    .effect = Seulement si la Marine britannique est en tête. Le Libéral peut défausser des cartes, même de pointage, au plus une par case d’avance de la Marine britannique, puis en pioche autant.

card-local_uprising = Soulèvement local
    .effect = Tension +1. Le Libéral place 3 PS dans des espaces Annexe, répartis librement.

card-military_parade = Défilé militaire
    .effect = L’Autoritaire choisit un espace Armée sous contrôle autoritaire et place 1 PS dans chaque espace adjacent (ni dans les cases hors carte, ni en Norvège avant son indépendance).

card-central_authority = Autorité centrale
    .effect = L’Autoritaire choisit une région de pointage et place 1 PS dans chaque espace de cette région sous contrôle autoritaire.

card-von_bethmann_hollweg = Bethmann-Hollweg
    .effect = Jusqu’à la fin de la partie, l’Autoritaire a +1 au jet de guerre et peut faire une tentative navale de plus à chaque tour. Toutefois, toute tentative autoritaire échoue d’office si le marqueur de la Marine allemande ne montre pas +1 ; cet échec le retourne sur +1. « Bernhard von Bülow » ne peut plus avoir lieu.

card-jean_jaures = Jean Jaurès
    .effect = Impossible après l’événement « Raoul Villain ». Tension −1. Jusqu’à « Raoul Villain », avant chaque jet de crise, le Libéral peut perdre 1 PV pour baisser la tension de 1, une fois par jet et jamais quand la tension est à 0.

card-georges_clemenceau = Georges Clemenceau
    .effect = Impossible après l’événement « Aristide Briand ». Chaque espace de France où les deux camps ont des PS perd 1 PS autoritaire. Jusqu’à « Aristide Briand », le Libéral ne paie aucun OP de plus pour placer des PS dans les espaces de France sous contrôle autoritaire. « Bonapartisme/monarchisme » ne peut plus avoir lieu.

card-alsace_lorraine = Alsace-Lorraine
    .effect = Si l’Autoritaire contrôle l’Alsace-Lorraine, il gagne 2 PV. Il y place ensuite 2 PS. Tension +1.

card-revolution_of_1905 = Révolution de 1905
    .effect = Tension +1. Le Libéral fait autant de tests de soutien en Russie que la valeur en OP de cette carte, en ajoutant à chaque dé la tension actuelle au lieu des OP ; un même espace peut être visé plusieurs fois. Puis jet de crise. Rend possible « Manifeste d’octobre ».

card-victor_chernov = Viktor Tchernov
    .effect = Seulement après l’événement « Union de libération ». Dans 3 espaces différents de Russie, le Libéral remplace chaque fois 1 PS autoritaire par 1 PS libéral. La prochaine fois que « Pointage Russie » est joué, le Libéral joue 1 carte de stabilité de plus. Rend possible « La deuxième Douma est dissoute ».

card-tangier_crisis = Crise de Tanger
    .effect = Le Libéral choisit : soit il perd 3 PV, soit l’Autoritaire place 2 PS dans l’espace Forces armées françaises, puis tension +1 et jet de crise. Si cet espace est déjà sous contrôle autoritaire, les 2 PS vont dans un seul espace de France au choix de l’Autoritaire.

card-raoul_villain = Raoul Villain
    .effect = L’Autoritaire gagne 1 PV. « Jean Jaurès » prend fin et ne peut plus avoir lieu.

card-agadir_crisis = Crise d’Agadir
    .effect = Le Libéral choisit : soit il perd 1 PV et le Maroc reçoit juste assez de PS autoritaires pour passer sous contrôle autoritaire, soit il gagne 1 PV, puis tension +2 et jet de crise.

card-gavrilo_princip = Gavrilo Princip
    .effect = Impossible si l’Autoritaire a gagné le jet de « Yougoslavie ». « François-Ferdinand » prend fin et ne peut plus avoir lieu. Tension +2, puis jet de crise.

card-balkan_federation = Fédération des Balkans
    .effect = Le Libéral place 1 PS dans un espace des Balkans. Jusqu’à la fin du tour, chaque carte jouée par le Libéral vaut 1 OP de plus si toutes ses opérations ont lieu dans les Balkans : tous les OP y servent à placer des PS, ou les deux tests de soutien y sont faits.

card-patriotism_nationalism = Patriotisme/nationalisme
    .effect = Dans 3 espaces Ouvrier différents, l’Autoritaire remplace chaque fois 1 PS libéral par 1 PS autoritaire.

card-parliament_act_of_1911 = Loi sur le Parlement de 1911
    .effect = Le Libéral gagne 1 PV, plus 1 PV pour chacun de ces espaces sous contrôle libéral : Belgique, Pays-Bas, Espagne/Portugal, Danemark, Norvège, Suède.

card-war_in_the_balkans = Guerre dans les Balkans
    .effect = Tension +1, puis jet de crise (aucun tant que « Héritage de Bismarck » est en vigueur). L’Autoritaire retire 3 PS libéraux dans les Balkans, répartis librement. Le marqueur Guerres des Balkans prend, sur la piste du statut de la Grande Guerre, la première place libre à gauche, sauf s’il y est déjà : +1 aux jets de crise, et les Balkans participent à la Grande Guerre.

card-us_non_interventionism = Non-interventionnisme américain
    .effect = « Interventionnisme américain » prend fin et ne peut plus avoir lieu ; son marqueur quitte la partie. Toutes les cartes de stabilité de l’Autoritaire deviennent disponibles. « Marchands / industrie d’armes » n’est plus bloqué.

card-stolypin_land_reforms = Réforme agraire de Stolypine
    .effect = La Biélorussie, l’Ukraine et la Crimée perdent chacune 1 PS libéral, s’il y en a, et reçoivent dans tous les cas 1 PS autoritaire.

card-balkan_civil_war = Guerre civile dans les Balkans
    .effect = Tension +1, puis jet de crise (aucun tant que « Héritage de Bismarck » est en vigueur). Le Libéral choisit un espace des Balkans et y ajoute des PS libéraux jusqu’à égaler les PS autoritaires. Le marqueur Guerres des Balkans prend, sur la piste du statut de la Grande Guerre, la première place libre à gauche, sauf s’il y est déjà : +1 aux jets de crise, et les Balkans participent à la Grande Guerre.

card-funeral_of_edward_vii = Funérailles d’Édouard VII
    .effect = Tension −1. Le Libéral place 1 PS dans chaque espace Monarque.

card-freedom_and_accord_party = Parti de la liberté et de l’accord
    .effect = Seulement après l’événement « La révolution des Jeunes-Turcs » ou « Enver Pacha » ; impossible après l’événement « Raid sur la Sublime Porte ». Si Constantinople est sous contrôle autoritaire, le Libéral y place juste assez de PS pour mettre fin à ce contrôle. Il place ensuite dans les Balkans, répartis librement, autant de PS qu’il y a de PS libéraux à Constantinople, 4 au plus.

card-raid_on_the_sublime_porte = Raid sur la Sublime Porte
    .effect = Seulement après l’événement « La révolution des Jeunes-Turcs » ou « Enver Pacha ». Jet de crise, puis tous les PS libéraux quittent Constantinople. L’Autoritaire déplace jusqu’à 4 PS autoritaires de Constantinople vers les Balkans, répartis librement. « Parti de la liberté et de l’accord » ne peut plus avoir lieu.

card-perfidious_italy = Perfide Italie
    .effect = « Triple Alliance » prend fin et ne peut plus avoir lieu. Son marqueur, s’il est sur la piste du statut de la Grande Guerre, est retourné sur Perfide Italie ; sinon, Perfide Italie prend la première place libre à gauche (avec la mobilisation de guerre, l’Italie est du côté de l’Entente). Le Libéral place 2 PS en Italie et 2 PS en Libye.

card-splendid_isolation = Splendide isolement
    .effect = Les Pays-Bas, la Belgique, la Norvège, la Suède et Paris perdent chacun 1 PS libéral, s’il y en a. Le marqueur Entente cordiale, s’il est sur la piste du statut de la Grande Guerre, est retourné sur Splendide isolement ; sinon, Splendide isolement prend la première place libre à gauche. Le Royaume-Uni reste hors de la Grande Guerre. « Entente cordiale », « Henry Wilson », « Vicomte Grey » et « Coopération navale franco-britannique » ne peuvent plus avoir lieu.

card-yugoslavia = Yougoslavie
    .effect = Chaque camp lance un dé et ajoute 1 par espace qu’il contrôle parmi Serbie, Monténégro, Bosnie, Croatie et Macédoine ; l’Autoritaire gagne en cas d’égalité. Si l’Autoritaire gagne, il choisit l’un de ces espaces, chaque PS libéral y est remplacé par un PS autoritaire et « Gavrilo Princip » ne peut plus avoir lieu. Si le Libéral gagne, rien ne se passe.

card-exiles_escape_return = Évasion / retour d’exil
    .effect = Le Libéral déplace jusqu’à 4 PS libéraux de Sibérie vers d’autres espaces de Russie, 1 par espace au plus.

card-reinhold_von_sydow = Reinhold von Sydow
    .effect = Jusqu’à la fin de la partie, l’Autoritaire a +2 à chaque tentative navale.

card-franco_british_naval_cooperation = Coopération navale franco-britannique
    .effect = Seulement si le marqueur Entente cordiale, non retourné, est sur la piste du statut de la Grande Guerre. La Marine britannique avance d’une case, ou de 2 si elle est derrière la Marine allemande, et chaque case atteinte produit son effet. Ce n’est pas une tentative.

card-arms_traders_industry = Marchands / industrie d’armes
    .effect = Impossible après l’événement « Interventionnisme américain », sauf si « Non-interventionnisme américain » a eu lieu. L’Autoritaire gagne autant de PV que la tension actuelle.

card-aristide_briand = Aristide Briand
    .effect = « Georges Clemenceau » prend fin et ne peut plus avoir lieu. Le Libéral place 2 PS, 1 par espace, dans des espaces Ouvrier ou Agriculteur de France. S’il contrôle Paris, il en place 4, 1 par espace, et gagne 1 PV.

card-german_army_expansion = Expansion de l’armée allemande
    .effect = L’Autoritaire place 1 PS dans chacun des espaces Armée impériale, Kiel et Prusse orientale qui n’est pas sous contrôle libéral. Jusqu’à la fin de la partie, l’Autoritaire a +1 au jet de guerre. Tension +1.

card-black_hand = Main noire
    .effect = L’Autoritaire pose le marqueur Main noire en Serbie, en Bosnie, au Monténégro ou en Macédoine. Jusqu’à la fin de la partie, il compte pour 2 PS autoritaires qu’on ne peut ni retirer ni remplacer, et aucun test de soutien ne peut être fait dans cet espace.

card-attempted_neutrality = Tentative de neutralité
    .effect = Le Libéral place 3 PS, 1 par espace, dans des espaces indépendants.

card-rosa_luxemburg = Rosa Luxemburg
    .effect = Le Libéral lance un dé, +1 par espace Intellectuels ou Ouvrier d’Allemagne sous contrôle libéral. Sur 5 ou plus, il choisit dans la défausse une carte libérale à titre rouge dont l’événement est jouable et applique aussitôt cet événement.

card-preventive_war = Guerre préventive
    .effect = L’Autoritaire gagne 2 PV, puis choisit une région de pointage et y retire 3 PS autoritaires ; il doit choisir une région qui en compte au moins 3, s’il y en a une. Tension −2.

card-mitteleuropa = Mitteleuropa
    .effect = L’Autoritaire peut faire reculer la Marine allemande de 1 ou 2 cases, jamais en deçà de la case de départ ; le marqueur de son record va sur la case quittée, sauf s’il est déjà sur la piste. Pour chaque case, l’Autoritaire reçoit 4 OP, uniquement pour placer des PS selon les règles normales au Danemark, à Constantinople, en Italie, en Allemagne, en Autriche-Hongrie et dans les Balkans.

card-weltpolitik = Weltpolitik
    .effect = L’Autoritaire gagne 4 PV. Le Libéral peut retirer jusqu’à 4 PS autoritaires, 1 par espace. Tension −1.

card-leopold_von_berchtold = Leopold von Berchtold
    .effect = L’Autoritaire place 1 PS dans un espace des Balkans. Placer des PS dans les Balkans coûte deux fois plus d’OP aux deux camps, tant que la piste du statut de la Grande Guerre ne porte pas le marqueur Guerres des Balkans.

card-istvan_tisza = István Tisza
    .effect = Le Libéral place 1 PS dans chacun des espaces Transylvanie, Budapest et Galicie/Przemyśl. Tension −1.

## Cartes de stabilité

stability-workers_unite = Union des travailleurs
    .effect = Chaque espace Ouvrier de la région sans contrôle autoritaire reçoit juste assez de PS libéraux pour passer sous contrôle libéral.

stability-farmer_collectives = Collectifs agricoles
    .effect = Le Libéral place jusqu’à 2 PS, 1 par espace, dans des espaces Agriculteur de la région.

stability-testimonials = Témoignages
    .effect = Seulement si le Libéral contrôle un espace Église de la région. Le Libéral place jusqu’à 2 PS, 1 par espace, dans des espaces Agriculteur, Ouvrier ou Annexe de la région.

stability-popular_uproar = Émeute populaire
    .effect = Seulement si l’Autoritaire a joué la carte de pointage et si le Libéral contrôle un espace Annexe de la région ou adjacent à elle. Le pointage s’arrête, sans PV ni jet de crise, et les cartes de stabilité pas encore appliquées restent disponibles. Le Libéral place 1 PS dans la région ; la carte de pointage revient dans la main de l’Autoritaire et le round d’action prend fin. L’Autoritaire reçoit un round d’action de plus ce tour-ci.

stability-intelligentsia = Intelligentsia
    .effect = Seulement si le Libéral contrôle un espace Intellectuels de la région. Tension −1. Le Libéral reprend en main une carte de la défausse d’une valeur imprimée de 2 OP, s’il y en a une.

stability-left_wing_governments = Gouvernements de gauche
    .effect = Seulement si le Libéral contrôle un espace Gouvernement de la région. Le Libéral place jusqu’à 3 PS, 1 par espace, dans des espaces non contrôlés de la région.

stability-anarchist_attack = Attentat anarchiste
    .effect = Seulement si le Libéral contrôle un espace Intellectuels ou un espace Ouvrier de la région. Le Libéral retire 1 PS autoritaire d’un seul espace Monarque ou Gouvernement de la région, ou 3 de cet espace (tous s’il y en a moins) s’il contrôle à la fois un espace Intellectuels et un espace Ouvrier de la région.

stability-blockade = Blocus
    .effect = Seulement si la Marine britannique est en tête. Le Libéral retire jusqu’à 2 PS autoritaires, 1 par espace, d’espaces Annexe n’importe où sur la carte.

stability-silent_majority = Majorité silencieuse
    .effect = Seulement si le Libéral contrôle au moins 4 espaces de la région. Le Libéral place 1 PS dans n’importe quel espace hors de la région.

stability-most_favoured_nation_liberal = Nation la plus favorisée
    .effect = Le Libéral place jusqu’à 2 PS, 1 par espace, dans des espaces indépendants non contrôlés adjacents à la région.

stability-support_of_the_farmers = Soutien des agriculteurs
    .effect = L’Autoritaire place autant de PS qu’il contrôle d’espaces Agriculteur dans la région, 1 par espace au plus, dans des espaces Église ou Gouvernement de la région. Les espaces Agriculteur se comptent avant le placement.

stability-absolutist_rule = Régime absolutiste
    .effect = Seulement si l’Autoritaire contrôle l’espace Monarque de la région (Paris en France) et au moins un autre espace Gouvernement, Armée ou Annexe de la région. L’Autoritaire gagne 2 PV. Avec la règle facultative de la monarchie, Paris ne compte que s’il est devenu un espace Monarque.

stability-support_of_the_generals = Soutien des généraux
    .effect = Seulement si l’Autoritaire contrôle un espace Armée de la région. Tension +1. L’Autoritaire fait 1 test de soutien dans la région en ajoutant 3 au dé.

stability-secret_treaty_clauses = Clauses secrètes du traité
    .effect = Seulement si l’Autoritaire contrôle en tout au moins 2 espaces parmi les espaces Annexe de la région et les espaces indépendants adjacents à elle. L’Autoritaire pioche 1 carte de stratégie, puis en défausse 1, même de pointage ; son événement n’a pas lieu.

stability-most_favoured_nation_authoritarian = Nation la plus favorisée
    .effect = L’Autoritaire place jusqu’à 2 PS, 1 par espace, dans des espaces indépendants non contrôlés adjacents à la région.

stability-naval_law_amendment = Amendement à la loi navale
    .effect = Seulement si la Marine allemande est en retard. L’Autoritaire fait une tentative navale d’une valeur de 2 OP, hors de la limite d’une tentative par tour.

stability-elitist_art = Art élitiste
    .effect = Seulement si l’Autoritaire contrôle un espace Intellectuels de la région. L’Autoritaire gagne 1 PV.

stability-government_suppression = Répression gouvernementale
    .effect = Seulement si l’Autoritaire contrôle un espace Gouvernement de la région. L’Autoritaire place jusqu’à 3 PS, 1 par espace, dans des espaces non contrôlés de la région.

stability-ecclesial_influence = Influence ecclésiastique
    .effect = Seulement si l’Autoritaire contrôle un espace Église de la région. L’Autoritaire place 2 PS, répartis librement, dans des espaces Agriculteur, Ouvrier ou Armée de la région.

stability-limited_franchise = Suffrage restreint
    .effect = Seulement si l’Autoritaire contrôle un espace Bourgeoisie de la région. L’Autoritaire place 2 PS, répartis librement, dans des espaces Gouvernement ou Monarque de la région.

## Cartes de mobilisation

mobilization-serbien_muss_sterbien = Serbien muß sterbien
    .effect = Valable si « La Double Alliance » est en vigueur. La Serbie reçoit juste assez de PS autoritaires pour passer sous contrôle autoritaire, et « Guerre de libération (Autriche-Hongrie) » n’a pas d’effet.
    .target = Balkans d’abord

mobilization-poland_campaign = Campagne de Pologne
    .effect = Valable si « La Double Alliance » est en vigueur, si la Russie n’est pas du côté des Puissances centrales et si l’Autoritaire contrôle l’espace Galicie/Przemyśl. L’Autoritaire gagne 1 PV et la Pologne reçoit juste assez de PS autoritaires pour passer sous contrôle autoritaire.
    .target = Russie d’abord

mobilization-isonzo_campaign = Campagne de l’Isonzo
    .effect = L’Italie reçoit juste assez de PS autoritaires pour passer sous contrôle autoritaire.
    .target = Italie d’abord

mobilization-third_balkan_war = Troisième guerre balkanique
    .effect = Le camp des Balkans retire dans la région 2 PS de l’un ou l’autre camp, puis l’adversaire peut y retirer 1 PS de l’un ou l’autre camp. Ces deux étapes sont ensuite répétées une fois.
    .target = Guerre civile d’abord

mobilization-war_of_liberation_austria_hungary = Guerre de libération (Autriche-Hongrie)
    .effect = Valable si les Balkans sont du côté de l’Entente. La Bosnie et la Croatie reçoivent chacune juste assez de PS libéraux pour passer sous contrôle libéral.
    .target = Autriche d’abord

mobilization-war_of_liberation_ottoman_empire = Guerre de libération (Empire ottoman)
    .effect = Tous les PS des deux camps quittent Constantinople.
    .target = Ottomans d’abord

mobilization-blockade = Blocus
    .effect = Valable si la Marine britannique est en tête. Le Libéral place 1 PS dans chaque espace d’Allemagne. Kiel reçoit ensuite juste assez de PS libéraux pour passer sous contrôle libéral.
    .target = Muraille d’acier

mobilization-british_expeditionary_force = Corps expéditionnaire britannique
    .effect = Le Libéral gagne 1 PV et place 3 PS, 1 par espace, dans des espaces de France sans contrôle autoritaire. Si « Interventionnisme américain » est en vigueur, ce sont 2 PV et 6 PS, toujours 1 par espace.
    .target = France d’abord

mobilization-gallipoli_allenby = Gallipoli / Allenby
    .effect = Valable si l’Empire ottoman est du côté des Puissances centrales. Constantinople reçoit juste assez de PS libéraux pour passer sous contrôle libéral.
    .target = Ottomans d’abord

mobilization-salonika = Salonique
    .effect = Valable si les Balkans ou l’Autriche-Hongrie, ou les deux, sont du côté des Puissances centrales. Un espace des Balkans, choisi par le Libéral, reçoit juste assez de PS libéraux pour passer sous contrôle libéral.
    .target = Balkans d’abord

mobilization-salerno_anzio = Salerne/Anzio
    .effect = Valable si l’Italie est du côté des Puissances centrales. L’Italie reçoit juste assez de PS libéraux pour passer sous contrôle libéral.
    .target = Italie d’abord

mobilization-avenging_pavia = La revanche de Pavie
    .effect = Valable si l’Italie est du côté des Puissances centrales. L’Italie reçoit juste assez de PS libéraux pour passer sous contrôle libéral.
    .target = Italie d’abord

mobilization-plan_xvi = Plan XVI
    .effect = Valable si le Libéral contrôle l’espace Forces armées françaises. Les PV donnés par « Canons d’août » ou « Guerre sur deux fronts » sont réduits de 2, sans descendre sous 0.
    .target = Reculer pour mieux sauter

mobilization-plan_xvii = Plan XVII
    .effect = Le Libéral gagne 1 PV et déplace jusqu’à 3 PS libéraux de l’espace Forces armées françaises vers l’Alsace-Lorraine.
    .target = Offensive à outrance

mobilization-colonial_sunset = Crépuscule colonial
    .effect = Valable si la Marine britannique est en tête. Le Libéral place 8 PS, répartis librement, dans l’espace Troupes coloniales et les espaces Annexe adjacents. Les PV donnés par les cartes « France d’abord » augmentent de 1.
    .target = Protéger les colonies

mobilization-plan_xv = Plan XV
    .effect = Le Libéral place 1 PS dans un espace de France. Les PV donnés par les cartes « France d’abord » sont réduits de 1, sans descendre sous 0.
    .target = La grande défense

mobilization-von_lettow_vorbeck = Lettow-Vorbeck
    .effect = Valable si la Marine allemande est en tête. L’Autoritaire gagne 1 PV pour chacun de ces espaces sous contrôle autoritaire : Libye, Algérie, Tunisie, Maroc, et Belgique avec le marqueur Congo annexé.
    .target = Afrique d’abord

mobilization-u_boat_offensive = Offensive sous-marine
    .effect = Peut être choisie en plus d’une autre carte allemande. L’Autoritaire perd 2 PV. Si elle est en retard, la Marine allemande rejoint la case de la Marine britannique, sans PV ni effet de case.
    .target = Sous les mers d’abord

mobilization-east_wall_west_wall = Rempart de l’Est / rempart de l’Ouest
    .effect = Désormais, aucun PS ne peut être ajouté ni retiré en Allemagne.
    .target = Guerre défensive

mobilization-guns_of_august = Canons d’août
    .effect = Valable si « Adoption du plan Schlieffen » est en vigueur. L’Autoritaire gagne 6 PV et tous les PS autoritaires quittent la Belgique. L’Autoritaire retire 2 PS libéraux en France, 4 si « Expansion de l’armée allemande » ou « Bethmann-Hollweg » est en vigueur, 6 si les deux le sont.
    .target = France d’abord

mobilization-two_front_war = Guerre sur deux fronts
    .effect = L’Autoritaire gagne 2 PV, plus 1 PV si « Expansion de l’armée allemande » est en vigueur et 1 PV si « Bethmann-Hollweg » l’est. Chaque espace d’Allemagne sous contrôle autoritaire perd 1 PS autoritaire.
    .target = France et Russie ensemble

mobilization-kaiser_wilhelms_plan = Plan du kaiser Guillaume
    .effect = L’Autoritaire gagne 2 PV. « Attaque de la sixième semaine » et « Campagne de Galicie » n’ont pas d’effet.
    .target = Russie d’abord

mobilization-tirol_war = Guerre du Tyrol
    .effect = Valable si l’Italie est du côté de l’Entente et sous contrôle libéral, et si l’Autriche-Hongrie est du côté des Puissances centrales. Le Libéral gagne 1 PV et le Haut-Adige reçoit juste assez de PS libéraux pour passer sous contrôle libéral.
    .target = Autriche d’abord

mobilization-neutrality = Neutralité
    .effect = Le camp de l’Italie place 2 PS dans le Haut-Adige.
    .target = Italie d’abord

mobilization-mare_nostrum = Mare Nostrum
    .effect = Valable si l’Empire ottoman est dans le camp ennemi. Le camp de l’Italie place 1 PS dans chacun des espaces Libye, Tunisie, Algérie, Espagne/Portugal et Maroc.
    .target = Ottomans d’abord

mobilization-savoyard_war = Guerre de Savoie
    .effect = Valable si l’Italie est sous contrôle autoritaire. L’Autoritaire gagne 1 PV et Nice reçoit juste assez de PS autoritaires pour passer sous contrôle autoritaire.
    .target = France d’abord

mobilization-balkan_reconquista = Reconquête des Balkans
    .effect = Valable si les Balkans participent à la guerre et si le camp de l’Empire ottoman contrôle Constantinople. Ce camp place 1 PS en Grèce, 1 en Macédoine, 1 en Roumanie et 1 en Bulgarie.
    .target = Balkans d’abord

mobilization-north_african_empire = Empire nord-africain
    .effect = Valable si Constantinople est sous contrôle autoritaire. L’Autoritaire place 1 PS en Libye, 1 en Tunisie, 1 en Algérie et 1 au Maroc.
    .target = Afrique d’abord

mobilization-persian_campaign = Campagne de Perse
    .effect = Valable si le camp de l’Empire ottoman contrôle Constantinople. Ce camp gagne 1 PV.
    .target = Perse d’abord

mobilization-caucasus_campaign_ottoman = Campagne du Caucase
    .effect = Valable si le camp de l’Empire ottoman contrôle Constantinople. Ce camp gagne 2 PV.
    .target = –

mobilization-the_great_game = Le Grand Jeu
    .effect = Valable si la Russie est du côté des Puissances centrales. L’Autoritaire gagne 3 PV. Si le Royaume-Uni n’est pas encore en guerre, il rejoint l’Entente, et le Libéral peut alors choisir une carte britannique de priorité supérieure à 4, qui sera jouée.
    .target = Inde d’abord

mobilization-day_15_attack = Attaque du jour 15
    .effect = Valable si la Russie est du côté de l’Entente. Le Libéral perd 1 PV. Les PV donnés par « Canons d’août » sont réduits de 2, sans descendre sous 0 ; ceux de « Plan du kaiser Guillaume » augmentent de 2.
    .target = Allemagne d’abord

mobilization-six_weeks_attack = Attaque de la sixième semaine
    .effect = Valable si la Russie est du côté de l’Entente. La Prusse orientale reçoit juste assez de PS libéraux pour passer sous contrôle libéral.
    .target = Mobilisation complète d’abord

mobilization-galician_campaign = Campagne de Galicie
    .effect = Valable si la Russie est du côté de l’Entente et l’Autriche-Hongrie du côté des Puissances centrales. Le Libéral gagne 1 PV. Les espaces Galicie/Przemyśl et Budapest reçoivent chacun juste assez de PS libéraux pour passer sous contrôle libéral.
    .target = Autriche d’abord

mobilization-caucasus_campaign_russian = Campagne du Caucase
    .effect = Constantinople reçoit juste assez de PS du camp de la Russie pour passer sous le contrôle de ce camp.
    .target = Ottomans d’abord
