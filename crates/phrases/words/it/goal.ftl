### Scopo e fine di un gioco di carte, e i segni sulle carte, in una schermata.

goal-cards-goal = Vince chi ha più punti nelle sue due collezioni.
goal-cards-covered = Ogni origami lì conta, coperto o no; alcuni effetti danno altri punti.
goal-cards-turn = Nel tuo turno fai una cosa: pescare carte dalla fila, oppure giocare un origami dalla mano e pagarne il costo in pieghe con altre carte.
goal-cards-end = Quando il mazzo è finito due volte, si completa il giro, poi segue un ultimo giro.
goal-signs = Segni
goal-cost = costo: tante pieghe si pagano per giocarlo
goal-folds = pieghe: quanto vale per pagare, e quanto pesa quando si pesca
goal-points = punti nella tua collezione
goal-instant = immediato: una volta, quando viene giocato
goal-ongoing = continuo: finché sta in cima
goal-scoring = punteggio: alla fine della partita
goal-special = azione speciale: finché sta in cima
goal-hand = carte in mano, su quante se ne possono tenere
goal-may = piede dorato: si può scegliere ora
goal-chosen = bordo verde: è scelto
goal-new = bordo blu: nuovo dall’ultima volta che hai guardato
