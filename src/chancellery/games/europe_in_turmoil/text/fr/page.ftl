### Ce que le salon dit du jeu

game-pitch = Le Libéral et l’Autoritaire se disputent 70 foyers d’opinion, pendant que deux marines s’arment et que la guerre approche.
game-years = 1900–1914
game-length = 2 h

### Les eaux de la carte

water-atlantic_ocean = Océan Atlantique
water-north_sea = Mer du Nord
water-baltic_sea = Mer Baltique
water-black_sea = Mer Noire
water-mediterranean_sea = Mer Méditerranée
water-ionian_sea = Mer Ionienne
