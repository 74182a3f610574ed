### Europe Divided: names

## Sides and blocs

seat-europe = Europe
    .army = NATO
seat-russia = Russia
    .army = Russian
bloc-eu = EU
    .art = the EU
    .subject = The EU
    .de = of the EU
    .adj = EU
bloc-nato = NATO
    .adj = NATO
bloc-russia = Russia
    .adj = Russian

## Spaces

space-poland = Poland
space-baltics = Baltics
    .loc = in the Baltics
    .art = the Baltics
    .de = of the Baltics
space-belarus = Belarus
space-ukraine = Ukraine
space-czechia_slovakia = Czechia and Slovakia
space-hungary = Hungary
space-croatia_slovenia = Croatia and Slovenia
space-western_balkans = Western Balkans
    .loc = in the Western Balkans
    .art = the Western Balkans
    .de = of the Western Balkans
space-eastern_balkans = Eastern Balkans
    .loc = in the Eastern Balkans
    .art = the Eastern Balkans
    .de = of the Eastern Balkans
space-georgia = Georgia
space-armenia = Armenia
space-azerbaijan = Azerbaijan
space-uk_ireland = United Kingdom and Ireland
    .loc = in the United Kingdom and Ireland
    .art = the United Kingdom and Ireland
    .de = of the United Kingdom and Ireland
space-france = France
space-benelux = Benelux
space-germany = Germany
space-italy = Italy
space-iberia = Spain and Portugal
space-denmark = Denmark
space-norway = Norway
space-sweden = Sweden
space-finland = Finland
space-austria = Austria
space-greece = Greece
space-turkey = Turkey
space-moscow = Moscow
space-kaliningrad = Kaliningrad
space-western_fd = Western Federal District
    .loc = in the Western Federal District
    .art = the Western Federal District
    .de = of the Western Federal District
space-central_fd = Central Federal District
    .loc = in the Central Federal District
    .art = the Central Federal District
    .de = of the Central Federal District
space-southern_fd = Southern Federal District
    .loc = in the Southern Federal District
    .art = the Southern Federal District
    .de = of the Southern Federal District
space-volga_fd = Volga Federal District
    .loc = in the Volga Federal District
    .art = the Volga Federal District
    .de = of the Volga Federal District
space-baltic_sea = Baltic Sea
    .loc = in the Baltic Sea
    .art = the Baltic Sea
    .de = of the Baltic Sea
space-black_sea = Black Sea
    .loc = in the Black Sea
    .art = the Black Sea
    .de = of the Black Sea

## Contested regions

region-poland = { space-poland }
region-baltics = { space-baltics }
    .loc = { space-baltics.loc }
    .art = { space-baltics.art }
    .de = { space-baltics.de }
region-belarus = { space-belarus }
region-ukraine = { space-ukraine }
region-czechia_slovakia = { space-czechia_slovakia }
region-hungary = { space-hungary }
region-croatia_slovenia = { space-croatia_slovenia }
region-western_balkans = { space-western_balkans }
    .loc = { space-western_balkans.loc }
    .art = { space-western_balkans.art }
    .de = { space-western_balkans.de }
region-eastern_balkans = { space-eastern_balkans }
    .loc = { space-eastern_balkans.loc }
    .art = { space-eastern_balkans.art }
    .de = { space-eastern_balkans.de }
region-georgia = { space-georgia }
region-armenia = { space-armenia }
region-azerbaijan = { space-azerbaijan }

## Places for money tokens

spot-poland = { space-poland }
spot-baltics = { space-baltics }
    .loc = { space-baltics.loc }
    .art = { space-baltics.art }
    .de = { space-baltics.de }
spot-belarus = { space-belarus }
spot-ukraine = { space-ukraine }
spot-czechia_slovakia = { space-czechia_slovakia }
spot-hungary = { space-hungary }
spot-croatia_slovenia = { space-croatia_slovenia }
spot-western_balkans = { space-western_balkans }
    .loc = { space-western_balkans.loc }
    .art = { space-western_balkans.art }
    .de = { space-western_balkans.de }
spot-eastern_balkans = { space-eastern_balkans }
    .loc = { space-eastern_balkans.loc }
    .art = { space-eastern_balkans.art }
    .de = { space-eastern_balkans.de }
spot-georgia = { space-georgia }
spot-armenia = { space-armenia }
spot-azerbaijan = { space-azerbaijan }
spot-uk_ireland = { space-uk_ireland }
    .loc = { space-uk_ireland.loc }
    .art = { space-uk_ireland.art }
    .de = { space-uk_ireland.de }
spot-france = { space-france }
spot-benelux = { space-benelux }
spot-germany = { space-germany }
spot-italy = { space-italy }
spot-iberia = { space-iberia }
spot-denmark = { space-denmark }
spot-norway = { space-norway }
spot-sweden = { space-sweden }
spot-finland = { space-finland }
spot-austria = { space-austria }
spot-greece = { space-greece }
spot-turkey = { space-turkey }
spot-energy_sector = Energy Sector
    .loc = in the Energy Sector
    .art = the Energy Sector
    .de = of the Energy Sector

## Seas

sea-baltic_sea = { space-baltic_sea }
    .loc = { space-baltic_sea.loc }
    .art = { space-baltic_sea.art }
    .de = { space-baltic_sea.de }
sea-black_sea = { space-black_sea }
    .loc = { space-black_sea.loc }
    .art = { space-black_sea.art }
    .de = { space-black_sea.de }

## Actions and conditions

# Whether it matters for which bloc an action is taken.
act-place_influence = place influence
    .blocs = yes
act-increase_influence = increase influence
    .blocs = yes
act-gain_money = gain money
    .blocs = no
act-build_army = build an army
    .blocs = no
act-move_army = move an army
    .blocs = no

condition-ru_army_1 = a Russian army
condition-ru_army_2 = two Russian armies
condition-ru_gt_eu = Russia above the EU
condition-ru_gt_eu_and_nato = Russia above the EU and above NATO
condition-ru_gt_nato_and_army = Russia above NATO, and a Russian army
condition-ru_dominance = a Russian 6
condition-nato_gt_ru_and_army = NATO above Russia, and a NATO army
condition-nato_gt_ru = NATO above Russia
condition-eu_gt_ru = the EU above Russia
condition-nato_dominance = a NATO 6
condition-eu_dominance = an EU 6
