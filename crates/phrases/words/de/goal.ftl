### Ziel und Ende eines Kartenspiels und die Zeichen der Karten, auf einem Bildschirm.

goal-cards-goal = Wer in seinen beiden Sammlungen die meisten Punkte hat, gewinnt.
goal-cards-covered = Jedes Origami dort zählt, verdeckt oder nicht; manche Effekte bringen weitere Punkte.
goal-cards-turn = In deinem Zug tust du eines: Karten aus der Nachschubzeile ziehen, oder ein Origami aus der Hand spielen und seine Kosten mit Faltungen anderer Karten zahlen.
goal-cards-end = Ist der Stapel zum zweiten Mal aufgebraucht, wird die Runde zu Ende gespielt; dann folgt eine letzte Runde.
goal-signs = Zeichen
goal-cost = Kosten: so viele Faltungen zahlst du, um es zu spielen
goal-folds = Faltungen: so viel zahlt die Karte, und so viel wiegt sie beim Ziehen
goal-points = Punkte in deiner Sammlung
goal-instant = sofort: einmal, wenn es gespielt wird
goal-ongoing = dauernd: solange es oben liegt
goal-scoring = Wertung: am Ende des Spiels
goal-special = besondere Aktion: solange es oben liegt
goal-hand = Karten auf der Hand, von so vielen, die man behalten darf
goal-may = goldener Fuß: kann jetzt gewählt werden
goal-chosen = grüner Rand: ist gewählt
goal-new = blauer Rand: neu, seit du zuletzt hingesehen hast
