### What happened since a player was away, at the table they come back to.

recap-title = Since you were away
recap-older =
    { $n ->
        [one] One more before
       *[other] { $n } more before
    }
