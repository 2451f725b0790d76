### Origami Islands: what a player is asked. $colour is how it is painted, "in red" or "in any colour".

islands-ask-keep = Which two of your three sheets do you keep?
islands-ask-bid =
    Card { $number }, { $shape } in { $colouring ->
        [season] the season colour
        [random] a random colour
       *[any] any colour
    }: bid at least { $least ->
        [one] 1 coin
       *[other] { $least } coins
    }, or pass.
islands-ask-bid-choice =
    Card { $number }, a shape of your choice in { $colouring ->
        [season] the season colour
        [random] a random colour
       *[any] any colour
    }: bid at least { $least ->
        [one] 1 coin
       *[other] { $least } coins
    }, or pass.
islands-ask-shape =
    { $source ->
        [grove] The grove lets you paint a shape at once: which one?
       *[auction] Which shape do you paint?
    }
islands-ask-square =
    { $source ->
        [coal-pit] Which square do you paint { $colour } with a coal-pit token? Giving up ends all coal-pit squares.
       *[square] Which square do you paint { $colour }? You may give it up.
    }
islands-ask-whole =
    { $source ->
        [grove] Where do you paint { $shape } { $colour } for the grove? You may give it up.
       *[auction] Where do you paint { $shape } { $colour }? You may give it up.
    }
islands-ask-first =
    { $source ->
        [grove] Where do you paint the first half of { $shape } { $colour } for the grove? You may give up both halves.
       *[auction] Where do you paint the first half of { $shape } { $colour }? You may give up both halves.
    }
islands-ask-second = Where do you paint the second half of { $shape } { $colour }? It must follow the first.
islands-ask-richest =
    { $coins ->
        [one] Which of the richest players do you take 1 coin from?
       *[other] Which of the richest players do you take { $coins } coins from? If they have fewer, you take them all.
    }
islands-ask-token =
    { $landmark ->
        [coal-pit] The reserve has no coal-pit token left. Whose do you take, and with which side up?
       *[gold-mine] The reserve has no gold-mine token left. Whose do you take, and with which side up?
    }
