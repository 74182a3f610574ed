### Europe in Turmoil: names of places, tracks, markers and sides

## Seats

seat-liberal = Liberal
    .loc = to the Liberal
    .de = of the Liberal
    .art = the Liberal
    .subject = The Liberal
    .navy = The British Navy
    .alliance = of the Entente

seat-authoritarian = Authoritarian
    .loc = to the Authoritarian
    .de = of the Authoritarian
    .art = the Authoritarian
    .subject = The Authoritarian
    .navy = The German Navy
    .alliance = of the Central Powers

## Regions

region-france = France
    .loc = in France
    .de = of France
    .art = France

region-germany = Germany
    .loc = in Germany
    .de = of Germany
    .art = Germany

region-austria_hungary = Austria-Hungary
    .loc = in Austria-Hungary
    .de = of Austria-Hungary
    .art = Austria-Hungary

region-russia = Russia
    .loc = in Russia
    .de = of Russia
    .art = Russia

region-balkans = Balkans
    .loc = in the Balkans
    .de = of the Balkans
    .art = the Balkans

region-independent = Independent spaces
    .loc = in the independent spaces
    .de = of the independent spaces
    .art = the independent spaces

region-box = Boxes
    .loc = in the boxes
    .de = of the boxes
    .art = the boxes

## Nations in the Great War

nation-austria_hungary = Austria-Hungary
    .loc = in Austria-Hungary
    .de = of Austria-Hungary
    .art = Austria-Hungary

nation-balkans = Balkans
    .loc = in the Balkans
    .de = of the Balkans
    .art = the Balkans

nation-britain = Britain
    .loc = in Britain
    .de = of Britain
    .art = Britain

nation-france = France
    .loc = in France
    .de = of France
    .art = France

nation-germany = Germany
    .loc = in Germany
    .de = of Germany
    .art = Germany

nation-italy = Italy
    .loc = in Italy
    .de = of Italy
    .art = Italy

nation-ottoman_empire = Ottoman Empire
    .loc = in the Ottoman Empire
    .de = of the Ottoman Empire
    .art = the Ottoman Empire

nation-russia = Russia
    .loc = in Russia
    .de = of Russia
    .art = Russia

## Spaces

space-brittany_normandy = Brittany/Normandy
    .loc = in Brittany/Normandy
    .de = of Brittany/Normandy
    .art = Brittany/Normandy

space-picardy = Picardy
    .loc = in Picardy
    .de = of Picardy
    .art = Picardy

space-beau_monde = Beau-Monde
    .loc = in the Beau-Monde
    .de = of the Beau-Monde
    .art = the Beau-Monde

space-french_writers = French Writers
    .loc = among the French Writers
    .de = of the French Writers
    .art = the French Writers

space-french_catholic_church = French Catholic Church
    .loc = in the French Catholic Church
    .de = of the French Catholic Church
    .art = the French Catholic Church

space-fauvism = Fauvism
    .loc = in Fauvism
    .de = of Fauvism
    .art = Fauvism

space-paris = Paris
    .loc = in Paris
    .de = of Paris
    .art = Paris

space-french_armed_forces = French Armed Forces
    .loc = in the French Armed Forces
    .de = of the French Armed Forces
    .art = the French Armed Forces

space-bordeaux = Bordeaux
    .loc = in Bordeaux
    .de = of Bordeaux
    .art = Bordeaux

space-dijon = Dijon
    .loc = in Dijon
    .de = of Dijon
    .art = Dijon

space-nice = Nice
    .loc = in Nice
    .de = of Nice
    .art = Nice

space-colonials = Colonials
    .loc = among the Colonials
    .de = of the Colonials
    .art = the Colonials

space-hanover_oldenburg = Hanover/Oldenburg
    .loc = in Hanover/Oldenburg
    .de = of Hanover/Oldenburg
    .art = Hanover/Oldenburg

space-kiel = Kiel
    .loc = in Kiel
    .de = of Kiel
    .art = Kiel

space-jugendstil = Jugendstil
    .loc = in Jugendstil
    .de = of Jugendstil
    .art = Jugendstil

space-east_prussia = East Prussia
    .loc = in East Prussia
    .de = of East Prussia
    .art = East Prussia

space-imperial_army = Imperial Army
    .loc = in the Imperial Army
    .de = of the Imperial Army
    .art = the Imperial Army

space-wilhelm_ii = Wilhelm II
    .loc = in the Wilhelm II space
    .de = of Wilhelm II
    .art = Wilhelm II

space-berlin = Berlin
    .loc = in Berlin
    .de = of Berlin
    .art = Berlin

space-silesia = Silesia
    .loc = in Silesia
    .de = of Silesia
    .art = Silesia

space-alsace_lorraine = Alsace-Lorraine
    .loc = in Alsace-Lorraine
    .de = of Alsace-Lorraine
    .art = Alsace-Lorraine

space-industrialists = Industrialists
    .loc = among the Industrialists
    .de = of the Industrialists
    .art = the Industrialists

space-saxony = Saxony
    .loc = in Saxony
    .de = of Saxony
    .art = Saxony

space-bavaria = Bavaria
    .loc = in Bavaria
    .de = of Bavaria
    .art = Bavaria

space-bohemia = Bohemia
    .loc = in Bohemia
    .de = of Bohemia
    .art = Bohemia

space-moravia = Moravia
    .loc = in Moravia
    .de = of Moravia
    .art = Moravia

space-galicia_przemysl = Galicia/Przemyśl
    .loc = in Galicia/Przemyśl
    .de = of Galicia/Przemyśl
    .art = Galicia/Przemyśl

space-viennese_secession = Viennese Secession
    .loc = in the Viennese Secession
    .de = of the Viennese Secession
    .art = the Viennese Secession

space-vienna = Vienna
    .loc = in Vienna
    .de = of Vienna
    .art = Vienna

space-budapest = Budapest
    .loc = in Budapest
    .de = of Budapest
    .art = Budapest

space-alto_adige = Alto Adige
    .loc = in Alto Adige
    .de = of Alto Adige
    .art = Alto Adige

space-trieste = Trieste
    .loc = in Trieste
    .de = of Trieste
    .art = Trieste

space-austrian_catholic_church = Catholic Church
    .loc = in the Catholic Church
    .de = of the Catholic Church
    .art = the Catholic Church

space-dual_monarchy = Dual Monarchy
    .loc = in the Dual Monarchy
    .de = of the Dual Monarchy
    .art = the Dual Monarchy

space-transylvania = Transylvania
    .loc = in Transylvania
    .de = of Transylvania
    .art = Transylvania

space-croatia = Croatia
    .loc = in Croatia
    .de = of Croatia
    .art = Croatia

space-finland = Finland
    .loc = in Finland
    .de = of Finland
    .art = Finland

space-siberia = Siberia
    .loc = in Siberia
    .de = of Siberia
    .art = Siberia

space-saint_petersburg = Saint Petersburg
    .loc = in Saint Petersburg
    .de = of Saint Petersburg
    .art = Saint Petersburg

space-russian_bourgeoisie = Russian Bourgeoisie
    .loc = among the Russian Bourgeoisie
    .de = of the Russian Bourgeoisie
    .art = the Russian Bourgeoisie

space-baltic_states = Baltic States
    .loc = in the Baltic States
    .de = of the Baltic States
    .art = the Baltic States

space-nicolas_ii = Nicolas II
    .loc = in the Nicolas II space
    .de = of Nicolas II
    .art = Nicolas II

space-moscow = Moscow
    .loc = in Moscow
    .de = of Moscow
    .art = Moscow

space-symbolism = Symbolism
    .loc = in Symbolism
    .de = of Symbolism
    .art = Symbolism

space-poland = Poland
    .loc = in Poland
    .de = of Poland
    .art = Poland

space-tsarist_army = Tsarist Army
    .loc = in the Tsarist Army
    .de = of the Tsarist Army
    .art = the Tsarist Army

space-belarus = Belarus
    .loc = in Belarus
    .de = of Belarus
    .art = Belarus

space-ukraine = The Ukraine
    .loc = in the Ukraine
    .de = of the Ukraine
    .art = the Ukraine

space-orthodox_church = Russian Orthodox Church
    .loc = in the Russian Orthodox Church
    .de = of the Russian Orthodox Church
    .art = the Russian Orthodox Church

space-crimea = Crimea
    .loc = in Crimea
    .de = of Crimea
    .art = Crimea

space-bosnia = Bosnia
    .loc = in Bosnia
    .de = of Bosnia
    .art = Bosnia

space-serbia = Serbia
    .loc = in Serbia
    .de = of Serbia
    .art = Serbia

space-romania = Romania
    .loc = in Romania
    .de = of Romania
    .art = Romania

space-montenegro = Montenegro
    .loc = in Montenegro
    .de = of Montenegro
    .art = Montenegro

space-bulgaria = Bulgaria
    .loc = in Bulgaria
    .de = of Bulgaria
    .art = Bulgaria

space-macedonia = Macedonia
    .loc = in Macedonia
    .de = of Macedonia
    .art = Macedonia

space-greece = Greece
    .loc = in Greece
    .de = of Greece
    .art = Greece

space-norway = Norway
    .loc = in Norway
    .de = of Norway
    .art = Norway

space-sweden = Sweden
    .loc = in Sweden
    .de = of Sweden
    .art = Sweden

space-denmark = Denmark
    .loc = in Denmark
    .de = of Denmark
    .art = Denmark

space-netherlands = Netherlands
    .loc = in the Netherlands
    .de = of the Netherlands
    .art = the Netherlands

space-belgium = Belgium
    .loc = in Belgium
    .de = of Belgium
    .art = Belgium

space-switzerland = Switzerland
    .loc = in Switzerland
    .de = of Switzerland
    .art = Switzerland

space-spain_portugal = Spain/Portugal
    .loc = in Spain/Portugal
    .de = of Spain/Portugal
    .art = Spain/Portugal

space-morocco = Morocco
    .loc = in Morocco
    .de = of Morocco
    .art = Morocco

space-algeria = Algeria
    .loc = in Algeria
    .de = of Algeria
    .art = Algeria

space-tunisia = Tunisia
    .loc = in Tunisia
    .de = of Tunisia
    .art = Tunisia

space-italy = Italy
    .loc = in Italy
    .de = of Italy
    .art = Italy

space-libya = Libya
    .loc = in Libya
    .de = of Libya
    .art = Libya

space-constantinople = Constantinople
    .loc = in Constantinople
    .de = of Constantinople
    .art = Constantinople

space-united_kingdom = UK
    .loc = in the UK
    .de = of the UK
    .art = the UK

space-egypt = Egypt
    .loc = in Egypt
    .de = of Egypt
    .art = Egypt

space-ottoman_empire = Ottoman Empire
    .loc = in the Ottoman Empire
    .de = of the Ottoman Empire
    .art = the Ottoman Empire

## Boxes of the naval arms race: reward of the first and of the second navy to arrive

box-pre_dreadnought = Pre-Dreadnought Era
    .first = Both navies start here. While both are still here, every Authoritarian attempt fails automatically.
    .second = –

box-hms_dreadnought = HMS Dreadnought
    .first = May place up to 2 SP, 1 per space, in uncontrolled independent spaces.
    .second = –

box-nassau = Nassau Class
    .first = Cards worth 3 OP or more that the opponent plays are worth 1 OP less, until the opposing navy reaches this box.
    .second = –

box-bellerophon = Bellerophon Class
    .first = 2 VP
    .second = 1 VP

box-helgoland = Helgoland Class
    .first = At the end of each turn, one extra action round for a naval attempt only, at −1 and with a card still in hand, until the opposing navy reaches this box.
    .second = –

box-colossus = Colossus Class
    .first = Once per turn, may play a card for both its OP and its event, in either order, until the opposing navy reaches this box.
    .second = –

box-kaiser = Kaiser Class
    .first = 2 VP
    .second = 1 VP

box-orion = Orion Class
    .first = Each turn, after the holder’s second action round, may look at the opponent’s hand, until the opposing navy reaches this box.
    .second = –

box-moltke = Moltke Class
    .first = May play 1 extra stability card at each stability check, until the opposing navy reaches this box.
    .second = –

box-king_george_v = King George V Class
    .first = 2 VP
    .second = 1 VP

box-konig = König Class
    .first = Once per turn, may reroll one die in the holder’s own action round, until the opposing navy reaches this box.
    .second = –

box-queen_elizabeth = Queen Elizabeth Class
    .first = 2 VP
    .second = 1 VP

box-bayern = Bayern Class
    .first = May at once discard 2 strategy cards from hand to draw 3.
    .second = –

box-revenge = Revenge Class
    .first = 4 VP
    .second = –

## Space icons

icon-government = Government
icon-monarch = Monarch
icon-church = Church
icon-worker = Worker
icon-bourgeoisie = Bourgeoisie
icon-farmer = Farmer
icon-army = Army
icon-intellectual = Intellectual
icon-annex = Annex

## Eras

era-victorian = Victorian era
era-edwardian = Edwardian era
era-georgian = Georgian era

## Markers

marker-three_emperor_league = Three Emperor League
marker-franco_russian_alliance = Franco-Russian Alliance
marker-russian_collapse = Russian Collapse
marker-entente_cordiale = Entente Cordiale
marker-splendid_isolation = Splendid Isolation
marker-dual_alliance = Dual Alliance
marker-triple_alliance = Triple Alliance
marker-perfidious_italy = Perfidious Italy
marker-balkan_wars = Balkan Wars
marker-schlieffen_plan_adopted = Schlieffen Plan Adopted
marker-german_army_expansion = German Army Expansion
marker-von_bethmann_hollweg = von Bethmann-Hollweg
marker-us_interventionism = US Interventionism
marker-state_secularism = State Secularism
marker-congo_annexed = Congo Annexed
marker-bosnia_annexed = Bosnia Annexed
marker-norwegian_independence = Norwegian Independence
marker-black_hand = Black Hand
marker-monarchy_restored = Monarchy Restored
marker-german_navy_high_water_mark = German Navy High Water Mark
