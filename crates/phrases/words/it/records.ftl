### Registrazioni di partite portate da qualcuno.

records-title = Registrazioni di partite
records-lead = Una registrazione è un’intera partita come breve testo. Portane una, guardala passo dopo passo e gioca da uno qualsiasi dei suoi momenti.
records-bring = Guarda una registrazione
records-file = Un file
records-text = Oppure il suo testo
records-text-hint = Comincia con «{ $text }».
records-show = Mostrala
records-who-sees = Chi ha il link di una registrazione che porti può guardarla. Non sta in nessun elenco tranne il tuo, non conta nulla e dopo alcuni giorni viene cancellata.
records-whence = Ogni partita finita si può salvare come registrazione, alla sua fine. Anche la riga di comando scrive registrazioni, e legge quelle giocate con carte o isole proprie.
records-mine = Le tue registrazioni
records-empty = Non ne hai ancora portata nessuna. Salvane una alla fine di una partita, o chiedi la sua a un amico.
records-look = Guardala
records-unfinished = incompiuta
records-nothing = Scegli un file, o metti nel campo il testo di una registrazione.
records-bad = Riga { $number }, colonna { $n }: { $text }.
records-too-long = Qui una registrazione ha al massimo { $n } kilobyte e { $number } righe. Questa è più lunga.
records-own-data = Riga { $number }: questa partita è stata giocata con carte o isole proprie, che un server non legge. La riga di comando la mostra, con «senbazuru replay FILE».
