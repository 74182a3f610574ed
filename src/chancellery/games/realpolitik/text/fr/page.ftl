### Ce que le salon dit du jeu

game-pitch = Quatre puissances, un seul allié au plus pour chacune, et pas une parole qui engage. Le rail porte les armées, les émissaires monnaient leur patience, et le premier à 25 points d’influence sonne la fin.
game-years = 1859–1871
game-length = 3 h

### Les eaux de la carte

water-gulf_of_lion = Golfe du Lion
water-adriatic_sea = Mer Adriatique
water-tyrrhenian_sea = Mer Tyrrhénienne
water-north_sea = Mer du Nord
water-bay_of_biscay = Golfe de Gascogne
water-baltic_sea = Mer Baltique
