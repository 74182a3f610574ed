### Who plays here: ratings, people by name, bots as points of reference

nav-players = Players
players-lead = Who plays here, and how well: ratings come from matches between people with an account, apart for each game.
players-game = Ratings in
players-find = Find a player by name
players-found-none = Nobody of that name is listed.
players-unrated = no rating yet
players-count = { $ranked ->
    [0] nobody ranked yet
    [one] 1 player ranked
   *[other] { $ranked } players ranked
}{ $provisional ->
    [0] {""}
   *[other] , { $provisional } provisional
}
players-none = Nobody has a rating in this game yet. Two people with an account are enough for the first match.
players-between = { $least } to { $most }
players-provisional = Provisional: fewer than { $enough } matches, not ranked yet
players-how = The rating is what somebody is at least, most probably. Their true strength lies within the range beside it, 19 times out of 20: where two ranges overlap, nobody knows who is stronger. Both grow more certain with every match.
players-bots = Points of reference: the bots
players-bot = { $bot } – { $others ->
    [one] { $against }
   *[other] { $others } × { $against }
}: wins { $percent } of 100 matches (measured over { $games })
players-bots-why = Bots have no rating: matches with them count for nobody. Your profile says how you fare against each.
players-who = Who is listed
players-listed = Everybody with an account whose profile is public, once a match against another account has counted. Guests, private profiles and whoever has asked to be left out are in no list, and cannot be found by name.
players-leave = Leave the lists of players, or come back
profile-list = List me among the players
claim-listed = Your name and rating are then listed under “Players”, unless you switch that off here.
col-place = Place
col-player = Player
col-rating = Rating
col-likely = Likely range
col-rated = Matches
