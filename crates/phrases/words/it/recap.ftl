### Che cosa è successo mentre chi gioca non c'era, al tavolo a cui torna.

recap-title = Mentre non c'eri
recap-older =
    { $n ->
        [one] Un'altra cosa prima
       *[other] Altre { $n } cose prima
    }
