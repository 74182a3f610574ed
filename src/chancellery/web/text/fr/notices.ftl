# Avis par courriel et vers des adresses web.
notice-running = { $title } : à vous de jouer
notice-finished = { $title } : la partie est terminée
notice-why = Vous avez demandé ces notifications ; la page de votre compte permet de les arrêter.
