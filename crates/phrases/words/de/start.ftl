### Die Startseite des Servers, und wie es dem Server geht.

## Die Startseite

start-title = Senbazuru · das Zuhause der Origami-Spiele
start-crane = Ein gefalteter Papierkranich im Flug vor einer roten Sonne
start-lead = Papier, Geduld und ein Tisch für dich: die Kartenspiele Origami und Origami: Legends, beide gemischt, und das Roll-and-write Origami Islands.
start-skip = Zum Text springen
start-today = So spielt man heute
start-soon = Der Tisch im Browser ist unterwegs. Bis er hier steht, gibt es zwei Wege zu spielen.
start-terminal = Im Terminal
start-terminal-text = Allein oder gegen Bots in fünf Stärken. Jede Frage wird mit einer kurzen Taste beantwortet, und ein Fragezeichen erklärt sie alle.
start-api = Mit einem Programm
start-api-text = Dieser Server führt die Tische, gibt die Karten und kennt die Regeln. Was HTTP spricht, kann sich setzen: einen Tisch anlegen, ihn ansehen, mit einem Zug antworten.
start-api-name = Sag, wer du bist; in der Antwort steht dein Token.
start-api-table = Leg mit diesem Token einen Tisch mit einem Bot an.
start-api-listen = Sieh dir deinen Tisch an und hör zu, was dort geschieht.
start-api-document = Alles Weitere steht im OpenAPI-Dokument.
start-languages = Sprachen
start-fair = Nichts auf dieser Seite beobachtet dich: kein Skript, kein Cookie, nichts von anderswo.

## Wie es dem Server geht

start-unwell = Tische können im Augenblick nicht gelesen oder gespeichert werden.
