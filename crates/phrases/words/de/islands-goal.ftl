### Ziel und Ende von Origami Islands, und die Zeichen am Tisch, auf einer Seite.

islands-goal-goal =
    { $key ->
        [solo] Erreiche einen möglichst hohen Rang: Deine Punkte entscheiden.
       *[several] Wer nach der letzten Runde die meisten Punkte hat, gewinnt; bei Gleichstand zählen die Münzen.
    }
islands-goal-points = Umschlossene Häfen und Tempel und gefüllte Umrisse bringen Punkte. Jedes Feld, das auf einer begonnenen Insel leer bleibt, kostet 1 Punkt.
islands-goal-round =
    { $key ->
        [solo] In jeder Runde wählt ein Würfel eine Karte, und du bietest gegen Carrambahs zwei Würfel. Gewinnst du, malst du die Form der Karte aus; sonst malst du ein Feld aus und nimmst dein Einkommen, oder du forschst.
       *[several] In jeder Runde wählt ein Würfel eine Karte, und alle bieten Münzen darauf. Wer gewinnt, malt ihre Form aus; alle anderen malen ein Feld aus und nehmen ihr Einkommen.
    }
islands-goal-end = Das Spiel endet mit dem letzten Feld der Jahreszeitenleiste, nach { $n } Runden.
islands-goal-colours = Blau, Grün und Rot haben auch die Buchstaben { $list }. Die Jahreszeit sagt, in welcher Farbe ausgemalt wird.
islands-goal-coin = Münzen: zum Bieten
islands-goal-score = Punkte, als wäre das Spiel jetzt zu Ende
islands-goal-coal = Kohleplättchen: ein Feld mehr, sooft du eine Karte gewinnst
islands-goal-gold = Goldplättchen: mehr Einkommen
islands-goal-volcano = Vulkan: 1 Münze Einkommen weniger, bis du ihn umschließt
islands-goal-access = Zugang: Du darfst eine weitere Insel beginnen
islands-goal-first = Startspieler: bietet zuerst
