### Realpolitik : noms des puissances, des territoires et des pièces

## Puissances et places

power-austria = Autriche
    .art = l’Autriche
    .de = de l’Autriche
    .to = à l’Autriche
    .subject = L’Autriche

power-france = France
    .art = la France
    .de = de la France
    .to = à la France
    .subject = La France

power-prussia = Prusse
    .art = la Prusse
    .de = de la Prusse
    .to = à la Prusse
    .subject = La Prusse

power-italy = Italie
    .art = l’Italie
    .de = de l’Italie
    .to = à l’Italie
    .subject = L’Italie

seat-austria = Autriche
    .art = l’Autriche
    .de = de l’Autriche
    .to = à l’Autriche
    .subject = L’Autriche

seat-france = France
    .art = la France
    .de = de la France
    .to = à la France
    .subject = La France

seat-prussia = Prusse
    .art = la Prusse
    .de = de la Prusse
    .to = à la Prusse
    .subject = La Prusse

seat-italy = Italie
    .art = l’Italie
    .de = de l’Italie
    .to = à l’Italie
    .subject = L’Italie

## Territoires

territory-paris = Paris
    .loc = à Paris
    .art = Paris
    .de = de Paris

territory-champagne = Champagne
    .loc = en Champagne
    .art = la Champagne
    .de = de Champagne

territory-bourgogne = Bourgogne
    .loc = en Bourgogne
    .art = la Bourgogne
    .de = de Bourgogne

territory-normandie = Normandie
    .loc = en Normandie
    .art = la Normandie
    .de = de Normandie

territory-aquitaine = Aquitaine
    .loc = en Aquitaine
    .art = l’Aquitaine
    .de = d’Aquitaine

territory-provence = Provence
    .loc = en Provence
    .art = la Provence
    .de = de Provence

territory-berlin = Berlin
    .loc = à Berlin
    .art = Berlin
    .de = de Berlin

territory-magdeburg = Magdebourg
    .loc = à Magdebourg
    .art = Magdebourg
    .de = de Magdebourg

territory-hannover = Hanovre
    .loc = en Hanovre
    .art = le Hanovre
    .de = du Hanovre

territory-hesse = Hesse
    .loc = en Hesse
    .art = la Hesse
    .de = de Hesse

territory-schlesien = Silésie
    .loc = en Silésie
    .art = la Silésie
    .de = de Silésie

territory-pommern = Poméranie
    .loc = en Poméranie
    .art = la Poméranie
    .de = de Poméranie

territory-wien = Vienne
    .loc = à Vienne
    .art = Vienne
    .de = de Vienne

territory-tyrol = Tyrol
    .loc = au Tyrol
    .art = le Tyrol
    .de = du Tyrol

territory-karinthia = Carinthie
    .loc = en Carinthie
    .art = la Carinthie
    .de = de Carinthie

territory-hungari = Hongrie
    .loc = en Hongrie
    .art = la Hongrie
    .de = de Hongrie

territory-dalmatia = Dalmatie
    .loc = en Dalmatie
    .art = la Dalmatie
    .de = de Dalmatie

territory-moravia = Moravie
    .loc = en Moravie
    .art = la Moravie
    .de = de Moravie

territory-liguria = Ligurie
    .loc = en Ligurie
    .art = la Ligurie
    .de = de Ligurie

territory-toscania = Toscane
    .loc = en Toscane
    .art = la Toscane
    .de = de Toscane

territory-lazio = Latium
    .loc = dans le Latium
    .art = le Latium
    .de = du Latium

territory-sardinia = Sardaigne
    .loc = en Sardaigne
    .art = la Sardaigne
    .de = de Sardaigne

territory-napoli = Naples
    .loc = à Naples
    .art = Naples
    .de = de Naples

territory-savoy = Savoie
    .loc = en Savoie
    .art = la Savoie
    .de = de Savoie

territory-lombardia = Lombardie
    .loc = en Lombardie
    .art = la Lombardie
    .de = de Lombardie

territory-venezia = Vénétie
    .loc = en Vénétie
    .art = la Vénétie
    .de = de Vénétie

territory-romagna = Romagne
    .loc = en Romagne
    .art = la Romagne
    .de = de Romagne

territory-lorraine = Lorraine
    .loc = en Lorraine
    .art = la Lorraine
    .de = de Lorraine

territory-alsace = Alsace
    .loc = en Alsace
    .art = l’Alsace
    .de = d’Alsace

territory-pfalz = Palatinat
    .loc = dans le Palatinat
    .art = le Palatinat
    .de = du Palatinat

territory-rheinland = Rhénanie
    .loc = en Rhénanie
    .art = la Rhénanie
    .de = de Rhénanie

territory-baden = Bade
    .loc = en Bade
    .art = Bade
    .de = de Bade

territory-holstein = Holstein
    .loc = au Holstein
    .art = le Holstein
    .de = du Holstein

territory-thuringen = Thuringe
    .loc = en Thuringe
    .art = la Thuringe
    .de = de Thuringe

territory-saxonia = Saxe
    .loc = en Saxe
    .art = la Saxe
    .de = de Saxe

territory-bohemia = Bohême
    .loc = en Bohême
    .art = la Bohême
    .de = de Bohême

territory-franken = Franconie
    .loc = en Franconie
    .art = la Franconie
    .de = de Franconie

territory-bavaria = Bavière
    .loc = en Bavière
    .art = la Bavière
    .de = de Bavière

territory-wurttemberg = Wurtemberg
    .loc = au Wurtemberg
    .art = le Wurtemberg
    .de = du Wurtemberg

territory-luxembourg = Luxembourg
    .loc = au Luxembourg
    .art = le Luxembourg
    .de = du Luxembourg

territory-mecklenburg = Mecklembourg
    .loc = au Mecklembourg
    .art = le Mecklembourg
    .de = du Mecklembourg

territory-bosnia = Bosnie
    .loc = en Bosnie
    .art = la Bosnie
    .de = de Bosnie

territory-marche = Marches
    .loc = dans les Marches
    .art = les Marches
    .de = des Marches

territory-low_countries = Belgique et Pays-Bas
    .loc = en Belgique et aux Pays-Bas
    .art = la Belgique et les Pays-Bas
    .de = de Belgique et des Pays-Bas

territory-switzerland = Suisse
    .loc = en Suisse
    .art = la Suisse
    .de = de Suisse

## Cartes Action

action_card-taxation = Impôts
action_card-mobilisation = Mobilisation
action_card-gain_influence = Gain d’influence
action_card-dispatch = Dépêche
action_card-movement = Mouvement

## Généraux

general-austria_1 = général autrichien I
general-austria_2 = général autrichien II
general-austria_3 = général autrichien III
general-austria_4 = général autrichien IV
general-france_1 = général français I
general-france_2 = général français II
general-france_3 = général français III
general-france_4 = général français IV
general-prussia_1 = général prussien I
general-prussia_2 = général prussien II
general-prussia_3 = général prussien III
general-prussia_4 = général prussien IV
general-italy_1 = général italien I
general-italy_2 = général italien II
general-italy_3 = général italien III
general-italy_4 = général italien IV

## Cartes de bataille

card-austria_1_a = { power-austria } 1 (I)
card-austria_1_b = { power-austria } 1 (II)
card-austria_2_a = { power-austria } 2 (I)
card-austria_2_b = { power-austria } 2 (II)
card-austria_2_c = { power-austria } 2 (III)
card-austria_3_a = { power-austria } 3 (I)
card-austria_3_b = { power-austria } 3 (II)
card-austria_3_c = { power-austria } 3 (III)
card-austria_4_a = { power-austria } 4 (I)
card-austria_4_b = { power-austria } 4 (II)
card-austria_4_c = { power-austria } 4 (III)
card-austria_5_a = { power-austria } 5 (I)
card-austria_5_b = { power-austria } 5 (II)
card-france_1_a = { power-france } 1 (I)
card-france_1_b = { power-france } 1 (II)
card-france_2_a = { power-france } 2 (I)
card-france_2_b = { power-france } 2 (II)
card-france_2_c = { power-france } 2 (III)
card-france_3_a = { power-france } 3 (I)
card-france_3_b = { power-france } 3 (II)
card-france_3_c = { power-france } 3 (III)
card-france_4_a = { power-france } 4 (I)
card-france_4_b = { power-france } 4 (II)
card-france_4_c = { power-france } 4 (III)
card-france_5_a = { power-france } 5 (I)
card-france_5_b = { power-france } 5 (II)
card-prussia_1_a = { power-prussia } 1 (I)
card-prussia_1_b = { power-prussia } 1 (II)
card-prussia_2_a = { power-prussia } 2 (I)
card-prussia_2_b = { power-prussia } 2 (II)
card-prussia_2_c = { power-prussia } 2 (III)
card-prussia_3_a = { power-prussia } 3 (I)
card-prussia_3_b = { power-prussia } 3 (II)
card-prussia_3_c = { power-prussia } 3 (III)
card-prussia_4_a = { power-prussia } 4 (I)
card-prussia_4_b = { power-prussia } 4 (II)
card-prussia_4_c = { power-prussia } 4 (III)
card-prussia_5_a = { power-prussia } 5 (I)
card-prussia_5_b = { power-prussia } 5 (II)
card-italy_1_a = { power-italy } 1 (I)
card-italy_1_b = { power-italy } 1 (II)
card-italy_2_a = { power-italy } 2 (I)
card-italy_2_b = { power-italy } 2 (II)
card-italy_2_c = { power-italy } 2 (III)
card-italy_3_a = { power-italy } 3 (I)
card-italy_3_b = { power-italy } 3 (II)
card-italy_3_c = { power-italy } 3 (III)
card-italy_4_a = { power-italy } 4 (I)
card-italy_4_b = { power-italy } 4 (II)
card-italy_4_c = { power-italy } 4 (III)
card-italy_5_a = { power-italy } 5 (I)
card-italy_5_b = { power-italy } 5 (II)

## Routes maritimes

lane-france_provence_sardinia = { territory-provence }–{ territory-sardinia }
lane-france_provence_lazio = { territory-provence }–{ territory-lazio }
lane-france_normandie_hannover = { territory-normandie }–{ territory-hannover }
lane-italy_liguria_sardinia = { territory-liguria }–{ territory-sardinia }
lane-italy_lazio_sardinia = { territory-lazio }–{ territory-sardinia }
lane-italy_napoli_sardinia = { territory-napoli }–{ territory-sardinia }
lane-italy_marche_dalmatia = { territory-marche }–{ territory-dalmatia }

## Frontières

border-paris-aquitaine = { territory-paris }–{ territory-aquitaine }
border-paris-bourgogne = { territory-paris }–{ territory-bourgogne }
border-paris-champagne = { territory-paris }–{ territory-champagne }
border-paris-normandie = { territory-paris }–{ territory-normandie }
border-champagne-bourgogne = { territory-champagne }–{ territory-bourgogne }
border-champagne-lorraine = { territory-champagne }–{ territory-lorraine }
border-champagne-luxembourg = { territory-champagne }–{ territory-luxembourg }
border-champagne-normandie = { territory-champagne }–{ territory-normandie }
border-bourgogne-alsace = { territory-bourgogne }–{ territory-alsace }
border-bourgogne-aquitaine = { territory-bourgogne }–{ territory-aquitaine }
border-bourgogne-lorraine = { territory-bourgogne }–{ territory-lorraine }
border-bourgogne-provence = { territory-bourgogne }–{ territory-provence }
border-bourgogne-savoy = { territory-bourgogne }–{ territory-savoy }
border-normandie-aquitaine = { territory-normandie }–{ territory-aquitaine }
border-aquitaine-provence = { territory-aquitaine }–{ territory-provence }
border-provence-savoy = { territory-provence }–{ territory-savoy }
border-berlin-hannover = { territory-berlin }–{ territory-hannover }
border-berlin-magdeburg = { territory-berlin }–{ territory-magdeburg }
border-berlin-mecklenburg = { territory-berlin }–{ territory-mecklenburg }
border-berlin-pommern = { territory-berlin }–{ territory-pommern }
border-berlin-saxonia = { territory-berlin }–{ territory-saxonia }
border-berlin-schlesien = { territory-berlin }–{ territory-schlesien }
border-magdeburg-hannover = { territory-magdeburg }–{ territory-hannover }
border-magdeburg-hesse = { territory-magdeburg }–{ territory-hesse }
border-magdeburg-saxonia = { territory-magdeburg }–{ territory-saxonia }
border-magdeburg-thuringen = { territory-magdeburg }–{ territory-thuringen }
border-hannover-hesse = { territory-hannover }–{ territory-hesse }
border-hannover-holstein = { territory-hannover }–{ territory-holstein }
border-hannover-mecklenburg = { territory-hannover }–{ territory-mecklenburg }
border-hannover-rheinland = { territory-hannover }–{ territory-rheinland }
border-hesse-baden = { territory-hesse }–{ territory-baden }
border-hesse-franken = { territory-hesse }–{ territory-franken }
border-hesse-pfalz = { territory-hesse }–{ territory-pfalz }
border-hesse-rheinland = { territory-hesse }–{ territory-rheinland }
border-hesse-thuringen = { territory-hesse }–{ territory-thuringen }
border-schlesien-bohemia = { territory-schlesien }–{ territory-bohemia }
border-schlesien-moravia = { territory-schlesien }–{ territory-moravia }
border-schlesien-pommern = { territory-schlesien }–{ territory-pommern }
border-schlesien-saxonia = { territory-schlesien }–{ territory-saxonia }
border-pommern-mecklenburg = { territory-pommern }–{ territory-mecklenburg }
border-wien-bavaria = { territory-wien }–{ territory-bavaria }
border-wien-bohemia = { territory-wien }–{ territory-bohemia }
border-wien-hungari = { territory-wien }–{ territory-hungari }
border-wien-karinthia = { territory-wien }–{ territory-karinthia }
border-wien-moravia = { territory-wien }–{ territory-moravia }
border-wien-tyrol = { territory-wien }–{ territory-tyrol }
border-tyrol-bavaria = { territory-tyrol }–{ territory-bavaria }
border-tyrol-karinthia = { territory-tyrol }–{ territory-karinthia }
border-tyrol-lombardia = { territory-tyrol }–{ territory-lombardia }
border-tyrol-venezia = { territory-tyrol }–{ territory-venezia }
border-karinthia-dalmatia = { territory-karinthia }–{ territory-dalmatia }
border-karinthia-hungari = { territory-karinthia }–{ territory-hungari }
border-karinthia-venezia = { territory-karinthia }–{ territory-venezia }
border-hungari-bosnia = { territory-hungari }–{ territory-bosnia }
border-hungari-dalmatia = { territory-hungari }–{ territory-dalmatia }
border-hungari-moravia = { territory-hungari }–{ territory-moravia }
border-dalmatia-bosnia = { territory-dalmatia }–{ territory-bosnia }
border-dalmatia-venezia = { territory-dalmatia }–{ territory-venezia }
border-moravia-bohemia = { territory-moravia }–{ territory-bohemia }
border-liguria-lombardia = { territory-liguria }–{ territory-lombardia }
border-liguria-savoy = { territory-liguria }–{ territory-savoy }
border-liguria-toscania = { territory-liguria }–{ territory-toscania }
border-toscania-lazio = { territory-toscania }–{ territory-lazio }
border-toscania-lombardia = { territory-toscania }–{ territory-lombardia }
border-toscania-marche = { territory-toscania }–{ territory-marche }
border-toscania-romagna = { territory-toscania }–{ territory-romagna }
border-lazio-marche = { territory-lazio }–{ territory-marche }
border-lazio-napoli = { territory-lazio }–{ territory-napoli }
border-napoli-marche = { territory-napoli }–{ territory-marche }
border-lombardia-romagna = { territory-lombardia }–{ territory-romagna }
border-lombardia-venezia = { territory-lombardia }–{ territory-venezia }
border-venezia-romagna = { territory-venezia }–{ territory-romagna }
border-romagna-marche = { territory-romagna }–{ territory-marche }
border-lorraine-alsace = { territory-lorraine }–{ territory-alsace }
border-lorraine-luxembourg = { territory-lorraine }–{ territory-luxembourg }
border-lorraine-pfalz = { territory-lorraine }–{ territory-pfalz }
border-alsace-baden = { territory-alsace }–{ territory-baden }
border-alsace-pfalz = { territory-alsace }–{ territory-pfalz }
border-pfalz-baden = { territory-pfalz }–{ territory-baden }
border-pfalz-rheinland = { territory-pfalz }–{ territory-rheinland }
border-rheinland-luxembourg = { territory-rheinland }–{ territory-luxembourg }
border-baden-wurttemberg = { territory-baden }–{ territory-wurttemberg }
border-holstein-mecklenburg = { territory-holstein }–{ territory-mecklenburg }
border-thuringen-franken = { territory-thuringen }–{ territory-franken }
border-thuringen-saxonia = { territory-thuringen }–{ territory-saxonia }
border-saxonia-bohemia = { territory-saxonia }–{ territory-bohemia }
border-bohemia-bavaria = { territory-bohemia }–{ territory-bavaria }
border-bohemia-franken = { territory-bohemia }–{ territory-franken }
border-franken-bavaria = { territory-franken }–{ territory-bavaria }
border-franken-wurttemberg = { territory-franken }–{ territory-wurttemberg }
border-bavaria-wurttemberg = { territory-bavaria }–{ territory-wurttemberg }
