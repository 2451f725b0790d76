### Pictures of tables, and of the house.

picture-house = La casa dei giochi Origami
picture-free = Senza account, niente da installare

## The terminal: $n moves are recorded, $number were asked for.

picture-too-late =
    { $n ->
        [one] La registrazione ha una sola mossa: non c’è un’immagine dopo { $number }.
       *[other] La registrazione ha solo { $n } mosse: non c’è un’immagine dopo { $number }.
    }
