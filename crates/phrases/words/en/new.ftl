### A new table with all its options.

new-title = A new table
new-game = Game
new-players = Players
new-seats = Who sits where
new-seat = Seat { $number }
new-me = you
new-person = somebody you invite
new-bots = Bots
new-bot = { $name }, the { $text }
new-only-bots = A table of bots alone is one to watch.
new-drawn = drawn by lot
new-chosen = chosen
new-none = none
new-families = Families
new-families-hint = As many as there are players.
new-families-mixed = As many as there are players; at least one of each game, or families of Origami with characters.
new-characters = Characters
new-characters-hint = As many pairs as there are players. Each is in the game in yellow and in red.
new-pace = Pace
new-pace-free = no clock
new-pace-clock = a clock
new-pace-days = days
new-minutes = Minutes for each player
new-increment = Seconds added per answer
new-days = Days for each answer
new-absence = If somebody leaves or runs out of time
new-absence-bot = { $name } plays on for them until they are back
new-absence-out = they are out of the game
new-rest = At this table
new-listed = Everybody may join: list it under open tables
new-open = Whoever has the table’s address may sit down; untick it to let in only those you send the invitation
new-delay = Those who watch see it
new-delay-moves =
    { $n ->
        [0] at once
        [one] 1 move later
       *[other] { $n } moves later
    }
new-hints = Players may ask for hints
new-starts = The game starts by itself once every seat is taken
new-more = All other options
new-make = Set the table

## Of Islands

new-sheets = Islands
new-sheets-means =
    { $key ->
        [near] The islands for a first game.
        [far] For those who know the near ones.
        [chosen] Choose at least two sheets; each has two islands.
       *[all] Near and far.
    }
new-sheets-dealt = Everybody is dealt three sheets and keeps two. With exactly two chosen, everybody plays on these. (I-2.2)
new-sheets-dealt-solo = You are dealt three sheets and keep two. With exactly two chosen, you play on these. (I-2.2)
new-sheets-look = Look at all islands closely
new-variant = Variant
