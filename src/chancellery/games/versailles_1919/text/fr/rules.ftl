# Ce que chaque version des règles a corrigé : ce que lisent les joueurs quand leur partie en cours y passe.
mended-rules-2 = « Smyrne », attribuée à la Grèce, n’enlève plus de satisfaction à l’Italie, et les délégations automatiques annoncent à leur tour ce qu’elles font d’un dé de soulèvement.
mended-rules-3 = Une offre ne peut être acceptée que si ce qu’elle promet est encore à venir, un engagement est tenu dès qu’on a agi une fois, et un accord conclu ne peut plus être défait par un seul camp.
mended-rules-4 = Ce que fixe un accord ne peut plus être promis autrement, et l’on ne contourne plus un engagement en renonçant à un événement, par une réponse antérieure ou en cédant les cubes dont il a besoin.
