### Aufzeichnungen von Partien, die jemand mitbringt.

records-title = Aufzeichnungen von Partien
records-lead = Eine Aufzeichnung ist eine ganze Partie als kurzer Text. Bring eine mit, sieh sie Schritt für Schritt an und spiele von jedem ihrer Momente weiter.
records-bring = Eine Aufzeichnung ansehen
records-file = Eine Datei
records-text = Oder ihr Text
records-text-hint = Er beginnt mit „{ $text }“.
records-show = Zeigen
records-who-sees = Wer den Link einer Aufzeichnung hat, die du mitbringst, kann sie ansehen. Sie steht in keiner Liste außer deiner, zählt für nichts und wird nach einigen Tagen gelöscht.
records-whence = Jede beendete Partie lässt sich an ihrem Ende als Aufzeichnung speichern. Auch die Kommandozeile schreibt Aufzeichnungen, und sie liest solche mit eigenen Karten oder Inseln.
records-mine = Deine Aufzeichnungen
records-empty = Du hast noch keine mitgebracht. Speichere eine am Ende einer Partie, oder lass dir eine schicken.
records-look = Ansehen
records-unfinished = unvollendet
records-nothing = Wähle eine Datei, oder setze den Text einer Aufzeichnung in das Feld.
records-bad = Zeile { $number }, Spalte { $n }: { $text }.
records-too-long = Eine Aufzeichnung hat hier höchstens { $n } Kilobyte und { $number } Zeilen. Diese ist länger.
records-own-data = Zeile { $number }: Diese Partie wurde mit eigenen Karten oder Inseln gespielt, und solche liest ein Server nicht. Die Kommandozeile zeigt sie mit „senbazuru replay DATEI“.
