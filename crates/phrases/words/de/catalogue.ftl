### Die Befehle rules, cards und card.

glossary-title = Glossar
language-en = Englisch
language-it = Italienisch
language-de = Deutsch

## Das Gesuchte gibt es nicht.

no-rule = Eine Regel „{ $name }“ gibt es nicht. Versuche es mit: { $list }. Alle Regeln zeigt: senbazuru rules
no-family = Eine Familie „{ $name }“ gibt es nicht. Die Familien: { $list }.
no-card = Eine Karte „{ $name }“ gibt es nicht. Alle Karten zeigt: senbazuru cards
no-card-but = Eine Karte „{ $name }“ gibt es nicht. Gemeint vielleicht: { $list }?
card-understood = „{ $name }“ wurde als { $card } verstanden.

## Die Kartentabelle. Kurze Überschriften; die Arten werden am Leerzeichen umbrochen.

column-quantity = Anz.
column-cost = Kost.
column-folds = Falt.
column-points = Pkt.
column-instant = Sofort- Effekt
column-scoring = Wertung
column-special = Sonder- aktion
column-ongoing = Dauer- effekt
legend-columns = Anz.: Anzahl gleicher Karten; Kost.: Kosten; Falt.: Faltungen; Pkt.: Punkte in einer Sammlung.
legend-ours = von uns: Keine gedruckte Quelle, die uns zugänglich ist, nennt die Angabe vollständig. Näheres: senbazuru card NAME
legend-edition = durch die Ausgabe-Datei korrigiert.

## Eine Karte. Charaktere und Reispapier gehören zu keiner Familie.

card-character-yellow = Charakter, gelb
card-character-red = Charakter, rot
card-no-family = keine
card-ours = Unsere Festlegung: { $value }.
card-ability-of = Effekt übernommen von
card-figure-of = Bild übernommen von
card-rules = Regeln, in denen diese Karte vorkommt
card-no-figure = Ein Bild { VOM($card) } gibt es noch nicht.
cards-sheet = Figuren aus gefaltetem Papier
