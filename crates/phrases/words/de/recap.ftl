### Was geschehen ist, während jemand weg war, am Tisch, zu dem man zurückkehrt.

recap-title = Während du weg warst
recap-older =
    { $n ->
        [one] Davor noch etwas
       *[other] Davor noch { $n } Ereignisse
    }
