# La première partie guidée.

learn-prize = Vous êtes le Libéral. Chaque point de victoire (PV) déplace l’unique marqueur de cette piste : vers votre extrémité ou vers celle de l’Autoritaire. À 20, vous gagnez aussitôt ; sinon, le camp en tête après le tour 10 l’emporte. La plupart des PV viennent du pointage d’une région : France, Allemagne, Autriche-Hongrie, Russie ou Balkans.
    .title = Un marqueur, deux extrémités
learn-space = Un espace montre vos points de soutien (PS) à gauche, sa stabilité au milieu et les PS adverses à droite. Avec une avance égale à la stabilité, vous le contrôlez. Paris a une stabilité de 2 et vous y avez 1 PS : un de plus et la ville est à vous. Le bord rayé signale un espace d’affrontement, qui compte davantage au pointage de sa région.
    .title = Comment lire Paris
learn-hand = À chaque round d’action, vous jouez une carte : pour son événement, ou pour son nombre de points d’opérations (OP). Les cartes bleues portent des événements libéraux, les jaunes des événements autoritaires ; ceux-ci ont lieu même si vous ne vouliez que les OP. Les événements viendront plus tard : commencez par les opérations.
    .title = Une carte, deux usages
    .try = Choisissez « { card-socialist_movements } », puis les opérations.
learn-how = Les OP servent à l’un ou à l’autre : placer des PS là où vous en avez déjà ou dans un espace adjacent, ou faire des tests de soutien contre les PS adverses. Rien ne vous gêne encore : placez.
    .title = Placer ou tester
    .try = Choisissez de placer des PS.
learn-place = Chaque PS coûte 1 OP, ou 2 sous contrôle adverse. Avec un PS chacun, Paris et le Beau monde sont à vous, et ce sont deux espaces d’affrontement de la France. Les autres espaces sont permis aussi : tout ce qui est entouré peut être choisi.
    .title = Deux PS, deux espaces d’affrontement
    .try = Touchez Paris, puis le Beau monde.
learn-answer = L’Autoritaire joue maintenant une carte. Le journal dit ce qui s’est passé, le plus récent en bas ; un nom touché y montre le lieu. Quand ce sera de nouveau à vous, la barre du haut posera la question.
    .title = La réponse adverse
learn-second = Vous savez placer ; voici le test de soutien, qui retire des PS adverses. Une carte à chiffre élevé aide : il s’ajoute au dé.
    .title = Votre deuxième round
    .try = Jouez « { card-march_of_history } » pour les opérations.
learn-check = Un test additionne un dé, les OP de la carte et 1 par espace adjacent que vous contrôlez, moins 1 par espace adjacent adverse. Chaque point au-dessus du double de la stabilité retire 1 PS adverse ; le reste place des PS à vous, jusqu’au contrôle. Avant de lancer le dé, vous voyez les six résultats. Une stabilité faible rend le test plus facile.
    .title = Tester leur soutien
    .try = Choisissez les tests de soutien, puis un espace où les chances sont bonnes.
learn-own = La suite est à vous. Un plan pour la France : l’événement « { card-radical_party_founded } » y place jusqu’à 4 PS. Jouez ensuite « { card-france_scoring } » avant la fin de ce tour, car garder alors une carte de pointage fait perdre la partie. Le numéro près de chaque consigne mène à sa règle. Bonne chance.
    .title = À vous de marquer la France
