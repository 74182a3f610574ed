### Europe in Turmoil : noms des lieux, des pistes, des marqueurs et des camps

## Camps

seat-liberal = Libéral
    .loc = au Libéral
    .de = du Libéral
    .art = le Libéral
    .subject = Le Libéral
    .navy = La Marine britannique
    .alliance = de l’Entente

seat-authoritarian = Autoritaire
    .loc = à l’Autoritaire
    .de = de l’Autoritaire
    .art = l’Autoritaire
    .subject = L’Autoritaire
    .navy = La Marine allemande
    .alliance = des Puissances centrales

## Régions

region-france = France
    .loc = en France
    .de = de la France
    .art = la France

region-germany = Allemagne
    .loc = en Allemagne
    .de = de l’Allemagne
    .art = l’Allemagne

region-austria_hungary = Autriche-Hongrie
    .loc = en Autriche-Hongrie
    .de = de l’Autriche-Hongrie
    .art = l’Autriche-Hongrie

region-russia = Russie
    .loc = en Russie
    .de = de la Russie
    .art = la Russie

region-balkans = Balkans
    .loc = dans les Balkans
    .de = des Balkans
    .art = les Balkans

region-independent = Espaces indépendants
    .loc = dans les espaces indépendants
    .de = des espaces indépendants
    .art = les espaces indépendants

region-box = Cases hors carte
    .loc = dans les cases hors carte
    .de = des cases hors carte
    .art = les cases hors carte

## Nations dans la Grande Guerre

nation-austria_hungary = Autriche-Hongrie
    .loc = en Autriche-Hongrie
    .de = de l’Autriche-Hongrie
    .art = l’Autriche-Hongrie

nation-balkans = Balkans
    .loc = dans les Balkans
    .de = des Balkans
    .art = les Balkans

nation-britain = Royaume-Uni
    .loc = au Royaume-Uni
    .de = du Royaume-Uni
    .art = le Royaume-Uni

nation-france = France
    .loc = en France
    .de = de la France
    .art = la France

nation-germany = Allemagne
    .loc = en Allemagne
    .de = de l’Allemagne
    .art = l’Allemagne

nation-italy = Italie
    .loc = en Italie
    .de = de l’Italie
    .art = l’Italie

nation-ottoman_empire = Empire ottoman
    .loc = dans l’Empire ottoman
    .de = de l’Empire ottoman
    .art = l’Empire ottoman

nation-russia = Russie
    .loc = en Russie
    .de = de la Russie
    .art = la Russie

## Espaces

space-brittany_normandy = Bretagne/Normandie
    .loc = dans l’espace Bretagne/Normandie
    .de = de l’espace Bretagne/Normandie
    .art = l’espace Bretagne/Normandie

space-picardy = Picardie
    .loc = en Picardie
    .de = de Picardie
    .art = la Picardie

space-beau_monde = Beau monde
    .loc = dans l’espace Beau monde
    .de = de l’espace Beau monde
    .art = l’espace Beau monde

space-french_writers = Écrivains français
    .loc = dans l’espace Écrivains français
    .de = de l’espace Écrivains français
    .art = l’espace Écrivains français

space-french_catholic_church = Église catholique française
    .loc = dans l’espace Église catholique française
    .de = de l’espace Église catholique française
    .art = l’espace Église catholique française

space-fauvism = Fauvisme
    .loc = dans l’espace Fauvisme
    .de = de l’espace Fauvisme
    .art = l’espace Fauvisme

space-paris = Paris
    .loc = à Paris
    .de = de Paris
    .art = Paris

space-french_armed_forces = Forces armées françaises
    .loc = dans l’espace Forces armées françaises
    .de = de l’espace Forces armées françaises
    .art = l’espace Forces armées françaises

space-bordeaux = Bordeaux
    .loc = à Bordeaux
    .de = de Bordeaux
    .art = Bordeaux

space-dijon = Dijon
    .loc = à Dijon
    .de = de Dijon
    .art = Dijon

space-nice = Nice
    .loc = à Nice
    .de = de Nice
    .art = Nice

space-colonials = Troupes coloniales
    .loc = dans l’espace Troupes coloniales
    .de = de l’espace Troupes coloniales
    .art = l’espace Troupes coloniales

space-hanover_oldenburg = Hanovre/Oldenbourg
    .loc = dans l’espace Hanovre/Oldenbourg
    .de = de l’espace Hanovre/Oldenbourg
    .art = l’espace Hanovre/Oldenbourg

space-kiel = Kiel
    .loc = à Kiel
    .de = de Kiel
    .art = Kiel

space-jugendstil = Jugendstil
    .loc = dans l’espace Jugendstil
    .de = de l’espace Jugendstil
    .art = l’espace Jugendstil

space-east_prussia = Prusse orientale
    .loc = en Prusse orientale
    .de = de Prusse orientale
    .art = la Prusse orientale

space-imperial_army = Armée impériale
    .loc = dans l’espace Armée impériale
    .de = de l’espace Armée impériale
    .art = l’espace Armée impériale

space-wilhelm_ii = Guillaume II
    .loc = dans l’espace Guillaume II
    .de = de l’espace Guillaume II
    .art = l’espace Guillaume II

space-berlin = Berlin
    .loc = à Berlin
    .de = de Berlin
    .art = Berlin

space-silesia = Silésie
    .loc = en Silésie
    .de = de Silésie
    .art = la Silésie

space-alsace_lorraine = Alsace-Lorraine
    .loc = en Alsace-Lorraine
    .de = de l’Alsace-Lorraine
    .art = l’Alsace-Lorraine

space-industrialists = Industriels
    .loc = dans l’espace Industriels
    .de = de l’espace Industriels
    .art = l’espace Industriels

space-saxony = Saxe
    .loc = en Saxe
    .de = de Saxe
    .art = la Saxe

space-bavaria = Bavière
    .loc = en Bavière
    .de = de Bavière
    .art = la Bavière

space-bohemia = Bohême
    .loc = en Bohême
    .de = de Bohême
    .art = la Bohême

space-moravia = Moravie
    .loc = en Moravie
    .de = de Moravie
    .art = la Moravie

space-galicia_przemysl = Galicie/Przemyśl
    .loc = dans l’espace Galicie/Przemyśl
    .de = de l’espace Galicie/Przemyśl
    .art = l’espace Galicie/Przemyśl

space-viennese_secession = Sécession viennoise
    .loc = dans l’espace Sécession viennoise
    .de = de l’espace Sécession viennoise
    .art = l’espace Sécession viennoise

space-vienna = Vienne
    .loc = à Vienne
    .de = de Vienne
    .art = Vienne

space-budapest = Budapest
    .loc = à Budapest
    .de = de Budapest
    .art = Budapest

space-alto_adige = Haut-Adige
    .loc = dans le Haut-Adige
    .de = du Haut-Adige
    .art = le Haut-Adige

space-trieste = Trieste
    .loc = à Trieste
    .de = de Trieste
    .art = Trieste

space-austrian_catholic_church = Église catholique
    .loc = dans l’espace Église catholique
    .de = de l’espace Église catholique
    .art = l’espace Église catholique

space-dual_monarchy = Double monarchie
    .loc = dans l’espace Double monarchie
    .de = de l’espace Double monarchie
    .art = l’espace Double monarchie

space-transylvania = Transylvanie
    .loc = en Transylvanie
    .de = de Transylvanie
    .art = la Transylvanie

space-croatia = Croatie
    .loc = en Croatie
    .de = de Croatie
    .art = la Croatie

space-finland = Finlande
    .loc = en Finlande
    .de = de Finlande
    .art = la Finlande

space-siberia = Sibérie
    .loc = en Sibérie
    .de = de Sibérie
    .art = la Sibérie

space-saint_petersburg = Saint-Pétersbourg
    .loc = à Saint-Pétersbourg
    .de = de Saint-Pétersbourg
    .art = Saint-Pétersbourg

space-russian_bourgeoisie = Bourgeoisie russe
    .loc = dans l’espace Bourgeoisie russe
    .de = de l’espace Bourgeoisie russe
    .art = l’espace Bourgeoisie russe

space-baltic_states = Provinces baltes
    .loc = dans les provinces baltes
    .de = des provinces baltes
    .art = les provinces baltes

space-nicolas_ii = Nicolas II
    .loc = dans l’espace Nicolas II
    .de = de l’espace Nicolas II
    .art = l’espace Nicolas II

space-moscow = Moscou
    .loc = à Moscou
    .de = de Moscou
    .art = Moscou

space-symbolism = Symbolisme
    .loc = dans l’espace Symbolisme
    .de = de l’espace Symbolisme
    .art = l’espace Symbolisme

space-poland = Pologne
    .loc = en Pologne
    .de = de Pologne
    .art = la Pologne

space-tsarist_army = Armée tsariste
    .loc = dans l’espace Armée tsariste
    .de = de l’espace Armée tsariste
    .art = l’espace Armée tsariste

space-belarus = Biélorussie
    .loc = en Biélorussie
    .de = de Biélorussie
    .art = la Biélorussie

space-ukraine = Ukraine
    .loc = en Ukraine
    .de = de l’Ukraine
    .art = l’Ukraine

space-orthodox_church = Église orthodoxe russe
    .loc = dans l’espace Église orthodoxe russe
    .de = de l’espace Église orthodoxe russe
    .art = l’espace Église orthodoxe russe

space-crimea = Crimée
    .loc = en Crimée
    .de = de Crimée
    .art = la Crimée

space-bosnia = Bosnie
    .loc = en Bosnie
    .de = de Bosnie
    .art = la Bosnie

space-serbia = Serbie
    .loc = en Serbie
    .de = de Serbie
    .art = la Serbie

space-romania = Roumanie
    .loc = en Roumanie
    .de = de Roumanie
    .art = la Roumanie

space-montenegro = Monténégro
    .loc = au Monténégro
    .de = du Monténégro
    .art = le Monténégro

space-bulgaria = Bulgarie
    .loc = en Bulgarie
    .de = de Bulgarie
    .art = la Bulgarie

space-macedonia = Macédoine
    .loc = en Macédoine
    .de = de Macédoine
    .art = la Macédoine

space-greece = Grèce
    .loc = en Grèce
    .de = de Grèce
    .art = la Grèce

space-norway = Norvège
    .loc = en Norvège
    .de = de Norvège
    .art = la Norvège

space-sweden = Suède
    .loc = en Suède
    .de = de Suède
    .art = la Suède

space-denmark = Danemark
    .loc = au Danemark
    .de = du Danemark
    .art = le Danemark

space-netherlands = Pays-Bas
    .loc = aux Pays-Bas
    .de = des Pays-Bas
    .art = les Pays-Bas

space-belgium = Belgique
    .loc = en Belgique
    .de = de Belgique
    .art = la Belgique

space-switzerland = Suisse
    .loc = en Suisse
    .de = de Suisse
    .art = la Suisse

space-spain_portugal = Espagne/Portugal
    .loc = dans l’espace Espagne/Portugal
    .de = de l’espace Espagne/Portugal
    .art = l’espace Espagne/Portugal

space-morocco = Maroc
    .loc = au Maroc
    .de = du Maroc
    .art = le Maroc

space-algeria = Algérie
    .loc = en Algérie
    .de = de l’Algérie
    .art = l’Algérie

space-tunisia = Tunisie
    .loc = en Tunisie
    .de = de Tunisie
    .art = la Tunisie

space-italy = Italie
    .loc = en Italie
    .de = de l’Italie
    .art = l’Italie

space-libya = Libye
    .loc = en Libye
    .de = de Libye
    .art = la Libye

space-constantinople = Constantinople
    .loc = à Constantinople
    .de = de Constantinople
    .art = Constantinople

space-united_kingdom = Royaume-Uni
    .loc = au Royaume-Uni
    .de = du Royaume-Uni
    .art = le Royaume-Uni

space-egypt = Égypte
    .loc = en Égypte
    .de = de l’Égypte
    .art = l’Égypte

space-ottoman_empire = Empire ottoman
    .loc = dans l’Empire ottoman
    .de = de l’Empire ottoman
    .art = l’Empire ottoman

## Cases de la course aux armements navals : récompense de la première et de la seconde marine

box-pre_dreadnought = Ère pré-dreadnought
    .first = Les deux marines partent de cette case. Tant que les deux y sont, toute tentative autoritaire échoue d’office.
    .second = –

box-hms_dreadnought = HMS Dreadnought
    .first = Peut placer jusqu’à 2 PS, 1 par espace, dans des espaces indépendants non contrôlés.
    .second = –

box-nassau = Classe Nassau
    .first = Les cartes d’au moins 3 OP jouées par l’adversaire valent 1 OP de moins, jusqu’à ce que la marine adverse atteigne cette case.
    .second = –

box-bellerophon = Classe Bellerophon
    .first = 2 PV
    .second = 1 PV

box-helgoland = Classe Helgoland
    .first = À la fin de chaque tour, un round d’action de plus, réservé à une tentative navale à −1 avec une carte encore en main, jusqu’à ce que la marine adverse atteigne cette case.
    .second = –

box-colossus = Classe Colossus
    .first = Une fois par tour, peut jouer une carte à la fois pour ses OP et pour son événement, dans l’ordre voulu, jusqu’à ce que la marine adverse atteigne cette case.
    .second = –

box-kaiser = Classe Kaiser
    .first = 2 PV
    .second = 1 PV

box-orion = Classe Orion
    .first = À chaque tour, à la fin de son deuxième round d’action, peut regarder la main de l’adversaire, jusqu’à ce que la marine adverse atteigne cette case.
    .second = –

box-moltke = Classe Moltke
    .first = Peut jouer 1 carte de stabilité de plus à chaque test de stabilité, jusqu’à ce que la marine adverse atteigne cette case.
    .second = –

box-king_george_v = Classe King George V
    .first = 2 PV
    .second = 1 PV

box-konig = Classe König
    .first = Une fois par tour, peut relancer un dé pendant son propre round d’action, jusqu’à ce que la marine adverse atteigne cette case.
    .second = –

box-queen_elizabeth = Classe Queen Elizabeth
    .first = 2 PV
    .second = 1 PV

box-bayern = Classe Bayern
    .first = Peut aussitôt défausser 2 cartes de stratégie de sa main pour en piocher 3.
    .second = –

box-revenge = Classe Revenge
    .first = 4 PV
    .second = –

## Icônes des espaces

icon-government = Gouvernement
icon-monarch = Monarque
icon-church = Église
icon-worker = Ouvrier
icon-bourgeoisie = Bourgeoisie
icon-farmer = Agriculteur
icon-army = Armée
icon-intellectual = Intellectuels
icon-annex = Annexe

## Ères

era-victorian = Ère victorienne
era-edwardian = Ère édouardienne
era-georgian = Ère géorgienne

## Marqueurs

marker-three_emperor_league = Ligue des trois empereurs
marker-franco_russian_alliance = Alliance franco-russe
marker-russian_collapse = Effondrement russe
marker-entente_cordiale = Entente cordiale
marker-splendid_isolation = Splendide isolement
marker-dual_alliance = Double Alliance
marker-triple_alliance = Triple Alliance
marker-perfidious_italy = Perfide Italie
marker-balkan_wars = Guerres des Balkans
marker-schlieffen_plan_adopted = Adoption du plan Schlieffen
marker-german_army_expansion = Expansion de l’armée allemande
marker-von_bethmann_hollweg = Bethmann-Hollweg
marker-us_interventionism = Interventionnisme américain
marker-state_secularism = Laïcité de l’État
marker-congo_annexed = Congo annexé
marker-bosnia_annexed = Bosnie annexée
marker-norwegian_independence = Indépendance de la Norvège
marker-black_hand = Main noire
marker-monarchy_restored = Monarchie restaurée
marker-german_navy_high_water_mark = Record de la Marine allemande
