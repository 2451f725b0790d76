### The server: why a request is refused, and what happens at a table besides moves.

## Who may do what

server-no-table = Diesen Tisch gibt es nicht oder nicht mehr.
server-no-token = Dafür brauchst du ein Token, in der Kopfzeile „Authorization: Bearer …“.
server-wrong-token = Dieses Token gilt hier nicht.
server-link-spent = Dieser Link wurde schon benutzt oder ist älter als ein Tag. Erstelle einen neuen auf dem Gerät, auf dem du spielst.
server-not-a-player = Das kann nur, wer an diesem Tisch mitspielt.
server-not-the-host = Das kann nur, wer diesen Tisch eröffnet hat.
server-not-invited = Dieser Tisch ist privat: Zum Mitspielen brauchst du seine Einladung.
server-no-seat = Dieser Platz ist besetzt, oder es ist kein Platz mehr frei.
server-seat-lost = Du sitzt an diesem Tisch nicht mehr, wo du gesessen hast. Sieh ihn dir neu an, um von dort weiterzumachen, wo du jetzt bist.
server-nobody-there = Auf Platz { $number } sitzt niemand, der entfernt werden könnte.

## When

server-not-now =
    { $reason ->
        [open] Das geht erst, wenn die Partie begonnen hat.
        [running] Das geht nicht, während die Partie läuft.
        [paused] Der Tisch ist angehalten; das geht erst, wenn er weiterläuft.
        [over] Die Partie ist zu Ende.
        [ended] Die Partie wurde ohne Ergebnis beendet.
       *[frozen] Diesen Tisch kann man nur noch ansehen: Seine Partie lässt sich nicht mehr nachspielen.
    }
server-seats-open =
    { $n ->
        [one] Die Partie kann noch nicht beginnen: 1 Platz ist noch frei.
       *[other] Die Partie kann noch nicht beginnen: { $n } Plätze sind noch frei.
    }
server-stale = Der Tisch hat sich inzwischen verändert: Er steht jetzt bei Version { $number }. Sieh ihn dir noch einmal an und antworte dann.
server-key-used = Dieser Schlüssel wurde schon für eine andere Anfrage verwendet.
server-unreadable = Das ist kein Zug in der Schreibweise der Aufzeichnungen.
server-illegal = Die Regeln erlauben diesen Zug nicht.
server-out = Du bist aus dieser Partie ausgeschieden.
server-nothing-to-take-back = Du kannst nichts zurücknehmen: Seither wurde etwas aufgedeckt, oder jemand anderes hat gehandelt.
server-no-hints = An diesem Tisch wird ohne Tipps gespielt.
server-not-asked = Du wirst gerade nichts gefragt.
server-not-over = Die Aufzeichnung gibt es, sobald die Partie zu Ende ist.

## The table wished for

server-table-unknown =
    { $field ->
        [game] Ein Spiel namens „{ $value }“ gibt es nicht.
        [family] Eine Familie namens „{ $value }“ gibt es nicht.
        [character] Einen Charakter namens „{ $value }“ gibt es nicht.
        [variant] Eine Variante namens „{ $value }“ gibt es nicht.
       *[sheet] Ein Blatt namens „{ $value }“ gibt es nicht.
    }
server-table-twice = „{ $value }“ ist doppelt genannt.
server-table-not-here =
    { $field ->
        [game] Dieses Spiel kann man hier nicht wählen.
        [family] Dieses Spiel hat keine Familien.
        [character] Dieses Spiel hat keine Charaktere.
        [variant] Dieses Spiel hat keine Varianten.
       *[sheet] Dieses Spiel hat keine Blätter.
    }
server-table-other-game = Deine Auswahl gehört zum Spiel „{ $game }“: Wähle jenes Spiel oder für dieses etwas anderes.
server-table-seats = Du hast { $got } Plätze beschrieben, es spielen aber nur { $n } mit.
server-table-two-me = Nur einer der Plätze kann deiner sein.
server-table-pace = Die Bedenkzeit muss größer als null sein: mit Uhr höchstens ein Tag, sonst höchstens { $most } Tage pro Antwort.

## Names

server-name-empty = Es fehlt ein Name.
server-name-long = Ein Name hat höchstens { $most } Zeichen.
server-name-unprintable = Dieser Name enthält Zeichen, die man nicht sieht oder die die Schreibrichtung ändern.
server-name-taken = An diesem Tisch hat jemand einen Namen, der genauso aussieht. Wähle einen anderen.

## The server itself

server-too-many =
    { $field ->
        [tables] Du hast schon { $most } Tische, die nicht beendet sind; beende oder verlasse zuerst einen davon.
        [new_tables] Du kannst höchstens { $most } Tische pro Stunde eröffnen.
        [practice] Du hast schon { $most } Übungstische; die ältesten werden nach einigen Tagen gelöscht.
        [new_practice] Du kannst höchstens { $most } Übungstische pro Stunde beginnen.
        [records] Du hast hier schon { $most } Aufzeichnungen; die ältesten werden nach einigen Tagen gelöscht.
        [new_records] Du kannst höchstens { $most } Aufzeichnungen pro Stunde mitbringen.
        [new_visitors] Von deiner Adresse können höchstens { $most } Gäste in einer Stunde kommen. Warte eine Weile und versuche es dann erneut.
        [listeners] Du kannst höchstens { $most } Tische zugleich verfolgen.
        [hints] Du kannst höchstens { $most } Tipps zugleich anfordern.
        [talk] Das war viel auf einmal. Warte einen Moment, bevor du weiterredest.
       *[requests] Das war zu viel auf einmal. Warte einen Moment und versuche es dann erneut.
    }
server-storage = Es konnte nicht gespeichert werden und ist deshalb nicht geschehen. Versuche es gleich noch einmal.
server-gone = Die Datendateien des Servers sind verschwunden: Nichts kann gespeichert werden, und kein Zug zählt. Wer ihn betreibt, muss sich darum kümmern.
server-elsewhere = Der Tisch zieht gerade auf einen anderen Server um. Versuche es in einem Moment noch einmal.
server-slow = Es steht noch nicht fest, ob es gespeichert wurde. Sende dieselbe Anfrage noch einmal mit demselben Schlüssel.
server-stopping = Der Server hält gleich an. Versuche es in einem Moment noch einmal.
server-bad-request = Die Anfrage ist nicht zu verstehen.
server-not-found = Unter dieser Adresse gibt es nichts.
server-not-allowed = Diese Adresse beantwortet Anfragen dieser Art nicht.
server-too-large = Die Anfrage ist zu lang.
server-wrong-type = Die Anfrage muss JSON sein („Content-Type: application/json“).
server-timeout = Die Anfrage hat zu lange gedauert.
server-nothing-chosen = Wähle zuerst etwas aus.
server-foreign = Diese Anfrage kam von einer anderen Seite. Öffne die Seite hier und versuche es noch einmal.
server-internal = Hier ist etwas schiefgegangen. Es liegt nicht an dir.
server-unwell = Tische können im Augenblick nicht gelesen oder gespeichert werden.

## What happens at a table

server-happened-joined =
    { IS($who) ->
        [you] Du setzt dich an den Tisch.
       *[other] { $who } setzt sich an den Tisch.
    }
server-happened-left =
    { IS($who) ->
        [you] Du verlässt den Tisch.
       *[other] { $who } verlässt den Tisch.
    }
server-happened-removed = Platz { $number } ist wieder frei.
server-happened-started = Die Partie beginnt.
server-happened-took-back =
    { IS($who) ->
        [you] Du nimmst deine letzte Antwort zurück.
       *[other] { $who } nimmt eine Antwort zurück.
    }
server-happened-resigned =
    { IS($who) ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
server-happened-out-of-time =
    { IS($who) ->
        [you] Du bist ausgeschieden.
       *[other] { $who } ist ausgeschieden.
    }
server-happened-away =
    { IS($who) ->
        [you] Du bist nicht da; ein Bot spielt für dich.
       *[other] { $who } ist nicht da; ein Bot übernimmt.
    }
server-happened-returned =
    { IS($who) ->
        [you] Du bist wieder da.
       *[other] { $who } ist wieder da.
    }
server-happened-offered =
    { IS($who) ->
        [you] Du bietest an, die Partie ohne Ergebnis zu beenden.
       *[other] { $who } bietet an, die Partie ohne Ergebnis zu beenden.
    }
server-happened-withdrew =
    { IS($who) ->
        [you] Du ziehst dein Angebot zurück.
       *[other] { $who } zieht das Angebot zurück.
    }
server-happened-ended = Die Partie wird ohne Ergebnis beendet.
server-happened-paused = Der Tisch ist angehalten.
server-happened-resumed = Der Tisch läuft weiter.
server-happened-rematch = Dieselben Spieler spielen an einem anderen Tisch noch einmal.
