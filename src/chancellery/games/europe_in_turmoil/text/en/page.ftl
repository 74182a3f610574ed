### What the lobby says about the game

game-pitch = Liberals and Authoritarians contest 70 seats of opinion while two navies race and a war draws near.
game-years = 1900–1914
game-length = 2 h

### Waters on the map

water-atlantic_ocean = Atlantic Ocean
water-north_sea = North Sea
water-baltic_sea = Baltic Sea
water-black_sea = Black Sea
water-mediterranean_sea = Mediterranean Sea
water-ionian_sea = Ionian Sea
