### Pictures of tables, and of the house.

picture-house = The home of the Origami games
picture-free = No account, nothing to install

## The terminal: $n moves are recorded, $number were asked for.

picture-too-late =
    { $n ->
        [one] The record has only one move, so there is no picture after { $number }.
       *[other] The record has only { $n } moves, so there is no picture after { $number }.
    }
