### My games: those that are over.

games-title = Your games
games-none = No finished games yet. Play one to its end, and it stands here: how the table lay, how it ended, and every move to watch again.
games-play = Play
games-nothing-found = None of your games is like that.
games-all = Show all games
games-filter = Find games
games-show = Show
games-game = Game
games-any-game = All games
games-with = With
games-anybody = Anybody
games-outcome = Result
games-any-outcome = Any result
games-result =
    { $field ->
        [won] Won
       *[other] Not won
    }
games-how-long = Length
games-any-length = Any length
games-length =
    { $field ->
        [short] Short (up to 100 moves)
        [medium] Medium
       *[long] Long (over 200 moves)
    }
games-end = The end
