### Les conseils du chancelier

hint = Conseil
hint-ask = Que ferait le chancelier ?
hint-title = Ce que ferait le chancelier
hint-thinking = Le chancelier réfléchit.
hint-withdraw = Tant pis
hint-chance = { $chance } % de chances
hint-choose = Choisir
hint-estimate = Estimations d’après ce que voit votre camp. Les cartes cachées sont supposées.
hint-told = Estimations d’après ce que voit votre camp. Toute la table sait que vous avez demandé conseil.
log-hint = { $who } demande conseil au chancelier.
new-hints = Conseils pour tous
hints-allowed = Ici, chacun peut demander conseil au chancelier. Toute la table en est informée.
key-14 = ce que ferait le chancelier
