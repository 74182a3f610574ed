# Ce que chaque version des règles a corrigé : ce que lisent les joueurs quand leur partie en cours y passe.
mended-rules-2 = Smyrne à la Grèce n’enlève plus de satisfaction à l’Italie, et les factions automatiques annoncent à leur tour ce qu’elles font d’un dé de soulèvement.
mended-rules-3 = Une offre ne s’accepte plus que si ce qu’elle promet est encore à venir, une promesse est tenue quand on a agi une fois, et un accord conclu ne peut plus être défait par un seul camp.
mended-rules-4 = Ce qu’un accord engage ne peut plus être promis autrement, et l’on ne contourne plus une promesse en renonçant à un événement, par une réponse donnée avant elle ou en cédant les cubes dont elle a besoin.
