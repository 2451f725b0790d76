### Reden am Tisch: Beiträge, fertige Sätze, Papierfiguren, und was man dagegen tun kann.

talk-title = Reden
talk-none = Noch hat niemand etwas gesagt. Ein fertiger Satz ist einen Klick entfernt.
talk-watchers =
    { $n ->
        [0] Niemand schaut zu
        [one] 1 Person schaut zu
       *[other] { $n } Personen schauen zu
    }
talk-watches = schaut zu
talk-later = Wer spielt, hört dich nach dem Spiel; wer zuschaut, hört dich jetzt.
talk-words = Etwas sagen
talk-say = Sagen
talk-phrases = Fertige Sätze
talk-emotes = Papierfiguren
talk-phrase =
    { $key ->
        [hello] Hallo!
        [good-luck] Viel Glück!
        [well-played] Gut gespielt!
        [thanks] Danke!
        [sorry] Entschuldigung!
        [one-moment] Einen Moment, bitte.
        [what-a-move] Was für ein Zug!
        [so-close] Das war knapp!
        [good-game] Schönes Spiel!
       *[bye] Bis bald!
    }
talk-emote =
    { $key ->
        [pig] ein Schwein aus Papier
        [bird] ein Vogel aus Papier
        [fish] ein Fisch aus Papier
        [elephant] ein Elefant aus Papier
        [butterfly] ein Schmetterling aus Papier
        [penguin] ein Pinguin aus Papier
        [dinosaur] ein Dinosaurier aus Papier
       *[crane] ein Kranich aus Papier
    }
talk-closed = Wer diesen Tisch leitet, hat das Reden abgestellt.
talk-switched =
    { $key ->
        [open] { $name } lässt wieder alle reden.
       *[closed] { $name } hat das Reden abgestellt.
    }
talk-close = Reden für alle abstellen
talk-open = Alle reden lassen
talk-hide = Reden an allen Tischen ausblenden
talk-show = Reden zeigen
talk-hidden = Du hast das Reden ausgeblendet.
talk-about = Zum Beitrag von { $name }
talk-mute = { $name } nicht hören
talk-unmute = { $name } wieder hören
talk-report = Dem Betreiber melden
talk-reported = Gemeldet: Der Betreiber sieht diesen Beitrag 30 Tage lang.
talk-bad =
    { $reason ->
        [empty] Sag erst etwas.
        [long] Höchstens { $n } Zeichen.
        [unprintable] Darin sind Zeichen, die sich nicht zeigen lassen.
       *[unknown] Diesen Satz oder diese Figur gibt es nicht.
    }
talk-no-line = Diesen Beitrag gibt es hier nicht mehr.
