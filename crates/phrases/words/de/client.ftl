### Was die Skripte eines Tisches sagen und anbieten.

client-failed = Das hat nicht geklappt. Versuch es gleich noch einmal.
client-unanswered = Keine Antwort. Sobald die Verbindung wieder steht, siehst du, ob dein Zug angekommen ist.
client-over = Das wäre zu viel.
client-more = Mehr zeigen
client-close = Schließen
client-large = Karte, groß
client-here = In diesem Browser
client-sound = Ton
client-notice = Hinweis, wenn ich dran bin
client-keys = Tasten
client-keys-title = Der Tisch mit der Tastatur
client-key-tab = von einem zum nächsten
client-key-arrows = von Karte zu Karte
client-key-numbers = diese Karte deiner Hand
client-key-space = eine Karte ankreuzen
client-key-enter = eine Karte spielen; die Wahl bestätigen
client-key-escape = einen Schritt zurück
client-key-help = diese Liste
client-recap = Inzwischen ist viel geschehen: „Was geschah“ erzählt { $n } Ereignisse.
client-pace = Züge der anderen
client-pace-calm = gemächlich
client-pace-brisk = zügig
client-pace-at-once = sofort
