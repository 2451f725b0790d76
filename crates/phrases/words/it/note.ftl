### Il biglietto di un gioco di carte: che cosa si chiede in poche parole, e come si risponde al tavolo.

note-asks = { $name } ti chiede: { $card }
note-yours = La tua carta: { $card }
note-of = { $card }
note-quoted = “{ $text }”
note-action = Peschi o giochi?
note-action-or-use = Peschi, giochi o usi una carta?
note-another-action = Un’altra azione
note-play = Gioca un origami
note-take-or-play = Prendi o gioca una carta
note-take-one = Prendi una carta
note-play-bonus = Una carta gratis?
note-pay =
    { $n ->
        [0] Niente da pagare
        [one] Paga 1 piega
       *[other] Paga { $n } pieghe
    }
note-pay-range = Paga da { $least } a { $most } pieghe
note-pick = Scegli una carta
note-take = Prendi carte
note-discard-any = Scarti carte?
note-discard =
    { $n ->
        [one] Scarta 1 carta
       *[other] Scarta { $n } carte
    }
note-origami = Scegli un origami
note-place = Scegli un posto
note-player = Scegli un avversario
note-confirm = Usi l’effetto?
note-how-draw =
    { $n ->
        [one] tocca la fila, per 1 piega.
       *[other] tocca la fila, fino a { $n } pieghe.
    }
note-how-play = tocca una carta della tua mano.
note-how-use = premi sulla tua carta in cima.
note-how-pay = Tocca carte della tua mano per pagare.
note-how-onto = Tocca la collezione in cui metterla.
note-how-to-bottom = Toccalo dove si trova. Va in fondo alla sua collezione.
note-how-move = Toccalo dove si trova; poi il suo nuovo posto.
note-how-place = Tocca il posto dove va.
note-how-player = Tocca il nome.
note-goes-here = Va qui
note-choose = Scegli { $name }
note-onto-left = A sinistra
note-onto-right = A destra
note-full-hand = Limite di mano { $n }: il resto va via a fine turno.
note-touch-to-read = Per leggere una carta passaci sopra il puntatore o tieni premuto.
note-too-much = è troppo: toglila o cambiala
note-offered-here = Tra queste

### La barra di un tavolo.

table-goal = Scopo e fine
table-menu = Menu
table-deck-of = Mazzo { $n } di 2
