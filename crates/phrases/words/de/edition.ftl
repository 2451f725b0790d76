### Was an einer Ausgabe-Datei nicht stimmt; Zeile und Spalte stehen davor. Was in der Datei steht, wird so zitiert.

edition-unreadable = Die Datei kann nicht gelesen werden: { $reason }
edition-too-large = Die Datei hat mehr als { $most } Bytes.
edition-not-text = Das ist kein UTF-8-Text.
edition-syntax = Das lässt sich nicht als TOML lesen: { $reason }

## Namen, die es nicht gibt.

edition-no-card = Eine Karte „{ $name }“ gibt es nicht.
edition-no-card-but = Eine Karte „{ $name }“ gibt es nicht. Gemeint vielleicht: „{ $card }“?
edition-no-field = Ein Feld „{ $name }“ gibt es hier nicht. Die Felder: { $list }.
edition-no-family = Eine Familie „{ $name }“ gibt es nicht. In Dateien heißen die Familien: { $list }.
edition-no-gender =
    Ein Geschlecht „{ $name }“ gibt es im { $language ->
        [en] Englischen
        [it] Italienischen
       *[de] Deutschen
    } nicht. Hier möglich: { $list }.
edition-no-language = Eine Sprache „{ $name }“ gibt es hier nicht. Die Sprachen: { $list }.

## Werte, die nicht passen.

edition-wants-card = „{ $field }“ ist eine Karte: Schreibe ihre Angaben unter eine Zeile wie [cat].
edition-wants-number = „{ $field }“ muss eine ganze Zahl ohne Anführungszeichen sein.
edition-wants-text = „{ $field }“ muss ein Text in Anführungszeichen sein.
edition-wants-names = „{ $field }“ braucht eine Sprache, zum Beispiel name.de.
edition-wants-name = „{ $field }“ braucht einen Text in Anführungszeichen oder die Formen des Namens in geschweiften Klammern.
edition-out-of-range = „{ $field }“ muss eine Zahl von { $least } bis { $most } sein, nicht { $value }.
edition-correction-out-of-range = In „{ $text }“ muss die Zahl zwischen { $least } und { $most } liegen.

## Namen von Karten.

edition-empty-name = Ein Name braucht mindestens ein Zeichen, das kein Leerzeichen ist.
edition-long-name = Ein Name darf höchstens { $most } Zeichen haben; dieser hat { $got }.
edition-unprintable-name = Das Zeichen { $value } ist nicht druckbar und darf deshalb in keinem Namen stehen.
edition-same-card = Ein anderer Abschnitt der Datei korrigiert schon { DEN($card) }.
edition-same-name =
    Im { $language ->
        [en] Englischen
        [it] Italienischen
       *[de] Deutschen
    } heißt schon { DER($card) } „{ $name }“.

## Alle Korrekturen zusammen.

edition-small-family =
    Mit diesen Korrekturen hat die Familie { $family } { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }; sie braucht mindestens { $least }.
edition-large-family =
    Mit diesen Korrekturen hat die Familie { $family } { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }; sie darf höchstens { $most } haben.
edition-many-cards = Mit diesen Korrekturen gibt es insgesamt { $n } Karten; Platz ist für { $most }.
edition-many-payments = Mit diesen Korrekturen gibt es zu viele Möglichkeiten, { DEN($card) } zu bezahlen.
edition-fixed-character = „{ $text }“: Ein Charakter hat keine Familie und keine Punkte, und von jeder Farbe gibt es genau 1 Karte; das lässt sich nicht korrigieren.
edition-fixed-rice-paper = „{ $text }“: Am Reispapier lässt sich nichts korrigieren.
edition-wrong-ability = „{ $text }“: Ein Charakter kann nur den Effekt eines anderen Charakters haben, eine Familienkarte nur den einer Familienkarte.
edition-many-rounds = Mit diesen Korrekturen lassen { $n } Karten alle Spieler reihum ausspielen oder können einen solchen Effekt kopieren; das sind zu viele.
edition-too-dear = Mit diesen Korrekturen könnten Charaktere eine Bezahlung um { $n } Faltungen erhöhen; das ist zu viel.
edition-other-size =
    Die Familie { $family } hat jetzt { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }; gedruckt hat sie { $count }.
