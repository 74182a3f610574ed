### Europe in Turmoil : la scène : étapes, sommes et grands moments

story-use = { $use ->
    [event] pour l’événement
    [naval] pour une tentative navale
    [both] pour l’événement et les opérations
    [scoring] pour le pointage
   *[operations] pour les opérations
}
story-verdict = { $success ->
    [0] Échec de { $by }
   *[other] Réussite de { $by }
}
story-idle = Son événement n’a pas lieu.
story-check = Test de soutien { $space_loc } : { $die } + { $ops } { $neighbours ->
    [0] {""}
   *[other] { SIGNED($neighbours) }{" "}
}= { PLAIN($total) } contre { $double }.
story-check-failed = Échec.
story-check-title = Test de soutien { $space_loc }
story-check-headline = { $success ->
    [1] { $seat ->
        [liberal] Le Libéral recule { $space_loc } : −{ $lost } PS
       *[authoritarian] L’Autoritaire recule { $space_loc } : −{ $lost } PS
    }
   *[other] Test de soutien manqué { $space_loc }
}
story-control = { $seat ->
    [liberal] Contrôle libéral : { $spaces }.
    [authoritarian] Contrôle autoritaire : { $spaces }.
   *[none] Plus aucun contrôle : { $spaces }.
}
story-stands-free = { $seat ->
    [liberal] Il faut { $liberal } PS au Libéral pour en reprendre le contrôle, { $authoritarian } à l’Autoritaire pour l’obtenir.
    [authoritarian] Il faut { $authoritarian } PS à l’Autoritaire pour en reprendre le contrôle, { $liberal } au Libéral pour l’obtenir.
   *[none] Pour en avoir le contrôle, il faut { $liberal } PS au Libéral, { $authoritarian } à l’Autoritaire.
}
story-stands-held = { $seat ->
    [liberal] L’Autoritaire y rompt le contrôle libéral avec { $break } PS et le prend avec { $take }.
   *[authoritarian] Le Libéral y rompt le contrôle autoritaire avec { $break } PS et le prend avec { $take }.
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
    [1] +{ $points } PS
   *[other] −{ $points } PS
}{ $count ->
    [1] {" "}{ $space_loc }
   *[other] {""}
}
story-die = dé
story-added = { $added ->
    [tension] tension
   *[other] OP
}
story-neighbours = adjacents
story-total = total
story-against = contre
story-double = 2 × { $stability }
story-modifier = modificateur
story-needed = requis
story-tension = tension
story-alliances = alliances
story-war-from = guerre à partir de
story-level = Niveau
story-battlegrounds = Espaces d’affrontement
story-independents = Indépendants
story-sum = Somme
story-scored = { $seat ->
    [liberal] Pointage, { $region } : +{ $points } PV au Libéral
    [authoritarian] Pointage, { $region } : +{ $points } PV à l’Autoritaire
   *[nobody] Pointage, { $region } : les camps se neutralisent
}
story-peace = La paix tient
story-peace-why = Le jet de crise reste sous { $least }. La tension est à { $tension }.
story-war = La guerre éclate
story-war-why = Un jet de crise de { $least } ou plus. La guerre, ses pertes et un dernier pointage achèvent la partie.
story-war-won = { $seat ->
    [liberal] Le Libéral gagne la Grande Guerre
    [authoritarian] L’Autoritaire gagne la Grande Guerre
   *[nobody] Les deux camps perdent la Grande Guerre
}
