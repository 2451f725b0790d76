### Records of games that somebody brings.

records-title = Records of games
records-lead = A record is a whole game as a short text. Bring one, look at it step by step, and play on from any of its moments.
records-bring = Look at a record
records-file = A file
records-text = Or its text
records-text-hint = It begins with “{ $text }”.
records-show = Show it
records-who-sees = Whoever has the link of a record you bring can look at it. It is in no list but yours, counts for nothing, and is deleted after some days.
records-whence = Every finished game here can be saved as a record, at its end. The command line writes records too, and reads those that are played with cards or islands of your own.
records-mine = Your records
records-empty = You have brought none yet. Save one at the end of a game, or ask a friend for theirs.
records-look = Look at it
records-unfinished = unfinished
records-nothing = Choose a file, or put the text of a record in the field.
records-bad = Line { $number }, column { $n }: { $text }.
records-too-long = A record here has at most { $n } kilobytes and { $number } lines. This one is longer.
records-own-data = Line { $number }: this game was played with cards or islands of its own, which a server does not read. The command line shows it, by “senbazuru replay FILE”.
