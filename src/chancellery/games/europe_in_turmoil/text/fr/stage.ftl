### Europe in Turmoil : la scène : étapes, sommes et grands moments

story-use = { $use ->
    [event] pour l’événement
    [naval] pour la marine
    [both] événement et opérations
    [scoring] décompte
   *[operations] pour opérations
}
story-check = Test de soutien, { $space } : { $die } + { $ops } { $neighbours ->
    [0] {""}
   *[other] { SIGNED($neighbours) }{" "}
}= { $total } contre { $double }.
story-check-failed = Sans effet.
story-check-title = Test de soutien : { $space }
story-check-headline = { $success ->
    [1] { $seat ->
        [liberal] Libéraux refoulés : { $space }, −{ $lost }
       *[authoritarian] Autoritaires refoulés : { $space }, −{ $lost }
    }
   *[other] Test manqué : { $space }
}
story-control = { $seat ->
    [liberal] Contrôle libéral : { $spaces }.
    [authoritarian] Contrôle autoritaire : { $spaces }.
   *[none] Plus aucun contrôle : { $spaces }.
}
story-support = { $where }.
story-support-title = { $gained ->
    [1] Placement de soutien
   *[other] Perte de soutien
}
story-support-headline = { $seat ->
    [liberal] Libéral
   *[authoritarian] Autoritaire
} : { $gained ->
    [1] +{ $points } PS
   *[other] −{ $points } PS
}{ $count ->
    [1] , { $space }
   *[other] {""}
}
story-die = dé
story-added = { $added ->
    [tension] tension
   *[other] OP
}
story-neighbours = voisins
story-total = total
story-against = contre
story-double = 2 × { $stability }
story-modifier = modificateur
story-needed = requis
story-tension = tension
story-alliances = alliances
story-war-from = guerre dès
story-level = Niveau
story-battlegrounds = Espaces d’affrontement
story-independents = Indépendants
story-sum = Somme
story-scored = { $seat ->
    [liberal] Décompte, { $region } : +{ $points } au Libéral
    [authoritarian] Décompte, { $region } : +{ $points } à l’Autoritaire
   *[nobody] Décompte, { $region } : aucun gain
}
story-peace = La paix tient
story-peace-why = Jet de crise après un décompte. La tension reste à { $tension }.
story-war = La guerre éclate
story-war-why = La Grande Guerre commence : chaque camp lance le dé, avec ses alliances.
story-war-won = { $seat ->
    [liberal] Les Libéraux gagnent la Grande Guerre
    [authoritarian] Les Autoritaires gagnent la Grande Guerre
   *[nobody] Personne ne gagne la Grande Guerre
}
