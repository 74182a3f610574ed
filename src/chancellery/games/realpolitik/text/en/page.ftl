### What the lobby says about the game

game-pitch = Four Powers, one alliance each at most, and nothing said at the table binds. Trains carry the armies, envoys sell their patience, and the first to 25 Influence ends the game.
game-years = 1859–1871
game-length = 3 h

### Waters on the map

water-gulf_of_lion = Gulf of Lion
water-adriatic_sea = Adriatic Sea
water-tyrrhenian_sea = Tyrrhenian Sea
water-north_sea = North Sea
water-bay_of_biscay = Bay of Biscay
water-baltic_sea = Baltic Sea
