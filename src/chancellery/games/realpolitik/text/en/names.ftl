### Realpolitik: the names of powers, territories and pieces

## Powers and seats

power-austria = Austria
    .art = Austria
    .de = of Austria
    .to = to Austria
    .subject = Austria

power-france = France
    .art = France
    .de = of France
    .to = to France
    .subject = France

power-prussia = Prussia
    .art = Prussia
    .de = of Prussia
    .to = to Prussia
    .subject = Prussia

power-italy = Italy
    .art = Italy
    .de = of Italy
    .to = to Italy
    .subject = Italy

seat-austria = Austria
    .art = Austria
    .de = of Austria
    .to = to Austria
    .subject = Austria

seat-france = France
    .art = France
    .de = of France
    .to = to France
    .subject = France

seat-prussia = Prussia
    .art = Prussia
    .de = of Prussia
    .to = to Prussia
    .subject = Prussia

seat-italy = Italy
    .art = Italy
    .de = of Italy
    .to = to Italy
    .subject = Italy

## Territories

territory-paris = Paris
    .loc = in Paris
    .art = Paris
    .de = of Paris

territory-champagne = Champagne
    .loc = in Champagne
    .art = Champagne
    .de = of Champagne

territory-bourgogne = Bourgogne
    .loc = in Bourgogne
    .art = Bourgogne
    .de = of Bourgogne

territory-normandie = Normandie
    .loc = in Normandie
    .art = Normandie
    .de = of Normandie

territory-aquitaine = Aquitaine
    .loc = in Aquitaine
    .art = Aquitaine
    .de = of Aquitaine

territory-provence = Provence
    .loc = in Provence
    .art = Provence
    .de = of Provence

territory-berlin = Berlin
    .loc = in Berlin
    .art = Berlin
    .de = of Berlin

territory-magdeburg = Magdeburg
    .loc = in Magdeburg
    .art = Magdeburg
    .de = of Magdeburg

territory-hannover = Hannover
    .loc = in Hannover
    .art = Hannover
    .de = of Hannover

territory-hesse = Hesse
    .loc = in Hesse
    .art = Hesse
    .de = of Hesse

territory-schlesien = Schlesien
    .loc = in Schlesien
    .art = Schlesien
    .de = of Schlesien

territory-pommern = Pommern
    .loc = in Pommern
    .art = Pommern
    .de = of Pommern

territory-wien = Wien
    .loc = in Wien
    .art = Wien
    .de = of Wien

territory-tyrol = Tyrol
    .loc = in Tyrol
    .art = Tyrol
    .de = of Tyrol

territory-karinthia = Karinthia
    .loc = in Karinthia
    .art = Karinthia
    .de = of Karinthia

territory-hungari = Hungari
    .loc = in Hungari
    .art = Hungari
    .de = of Hungari

territory-dalmatia = Dalmatia
    .loc = in Dalmatia
    .art = Dalmatia
    .de = of Dalmatia

territory-moravia = Moravia
    .loc = in Moravia
    .art = Moravia
    .de = of Moravia

territory-liguria = Liguria
    .loc = in Liguria
    .art = Liguria
    .de = of Liguria

territory-toscania = Toscania
    .loc = in Toscania
    .art = Toscania
    .de = of Toscania

territory-lazio = Lazio
    .loc = in Lazio
    .art = Lazio
    .de = of Lazio

territory-sardinia = Sardinia
    .loc = in Sardinia
    .art = Sardinia
    .de = of Sardinia

territory-napoli = Napoli
    .loc = in Napoli
    .art = Napoli
    .de = of Napoli

territory-savoy = Savoy
    .loc = in Savoy
    .art = Savoy
    .de = of Savoy

territory-lombardia = Lombardia
    .loc = in Lombardia
    .art = Lombardia
    .de = of Lombardia

territory-venezia = Venezia
    .loc = in Venezia
    .art = Venezia
    .de = of Venezia

territory-romagna = Romagna
    .loc = in Romagna
    .art = Romagna
    .de = of Romagna

territory-lorraine = Lorraine
    .loc = in Lorraine
    .art = Lorraine
    .de = of Lorraine

territory-alsace = Alsace
    .loc = in Alsace
    .art = Alsace
    .de = of Alsace

territory-pfalz = Pfalz
    .loc = in Pfalz
    .art = Pfalz
    .de = of Pfalz

territory-rheinland = Rheinland
    .loc = in Rheinland
    .art = Rheinland
    .de = of Rheinland

territory-baden = Baden
    .loc = in Baden
    .art = Baden
    .de = of Baden

territory-holstein = Holstein
    .loc = in Holstein
    .art = Holstein
    .de = of Holstein

territory-thuringen = Thüringen
    .loc = in Thüringen
    .art = Thüringen
    .de = of Thüringen

territory-saxonia = Saxonia
    .loc = in Saxonia
    .art = Saxonia
    .de = of Saxonia

territory-bohemia = Bohemia
    .loc = in Bohemia
    .art = Bohemia
    .de = of Bohemia

territory-franken = Franken
    .loc = in Franken
    .art = Franken
    .de = of Franken

territory-bavaria = Bavaria
    .loc = in Bavaria
    .art = Bavaria
    .de = of Bavaria

territory-wurttemberg = Württemberg
    .loc = in Württemberg
    .art = Württemberg
    .de = of Württemberg

territory-luxembourg = Luxembourg
    .loc = in Luxembourg
    .art = Luxembourg
    .de = of Luxembourg

territory-mecklenburg = Mecklenburg
    .loc = in Mecklenburg
    .art = Mecklenburg
    .de = of Mecklenburg

territory-bosnia = Bosnia
    .loc = in Bosnia
    .art = Bosnia
    .de = of Bosnia

territory-marche = Marche
    .loc = in Marche
    .art = Marche
    .de = of Marche

territory-low_countries = Low Countries
    .loc = in the Low Countries
    .art = the Low Countries
    .de = of the Low Countries

territory-switzerland = Switzerland
    .loc = in Switzerland
    .art = Switzerland
    .de = of Switzerland

## Action cards

action_card-taxation = Taxation
action_card-mobilisation = Mobilisation
action_card-gain_influence = Gain Influence
action_card-dispatch = Dispatch
action_card-movement = Movement

## Generals

general-austria_1 = Austrian General I
general-austria_2 = Austrian General II
general-austria_3 = Austrian General III
general-austria_4 = Austrian General IV
general-france_1 = French General I
general-france_2 = French General II
general-france_3 = French General III
general-france_4 = French General IV
general-prussia_1 = Prussian General I
general-prussia_2 = Prussian General II
general-prussia_3 = Prussian General III
general-prussia_4 = Prussian General IV
general-italy_1 = Italian General I
general-italy_2 = Italian General II
general-italy_3 = Italian General III
general-italy_4 = Italian General IV

## Battle cards

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

## Sea lanes

lane-france_provence_sardinia = { territory-provence }–{ territory-sardinia }
lane-france_provence_lazio = { territory-provence }–{ territory-lazio }
lane-france_normandie_hannover = { territory-normandie }–{ territory-hannover }
lane-italy_liguria_sardinia = { territory-liguria }–{ territory-sardinia }
lane-italy_lazio_sardinia = { territory-lazio }–{ territory-sardinia }
lane-italy_napoli_sardinia = { territory-napoli }–{ territory-sardinia }
lane-italy_marche_dalmatia = { territory-marche }–{ territory-dalmatia }

## Borders

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
