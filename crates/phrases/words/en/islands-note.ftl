### The note of Origami Islands: why something is asked, what in a few words, and how to answer.

islands-note-keep = Keep two sheets
islands-note-keep-why = Before the first round
islands-note-keep-how = You play on both islands of each sheet you keep. Touch two sheets; touch a landmark to read what it brings.
islands-note-keep-waits = Your two sheets are chosen
islands-note-bid = Bid or pass?
islands-note-bid-how =
    { $coins ->
        [one] You have 1 coin.
       *[other] You have { $coins } coins.
    } If you pass: one square, and { $sum } income.
islands-note-shape = Choose a shape
islands-note-shape-why =
    { $source ->
        [grove] You have surrounded a grove
       *[auction] You have won the card
    }
islands-note-shape-how = Touch a shape: you paint it next. What is pale fits nowhere.
islands-note-paint = Paint { $text }
islands-note-paint-why =
    { $source ->
        [square] Whoever has no card paints one square
        [coal-pit] Your coal-pit token gives you one more square
        [grove] The grove you have surrounded gives you a shape
        [expancing] Expancing gives you squares at once
       *[auction] You have won the card
    }
islands-note-from = Whose coins?
islands-note-token = Whose token?
islands-note-form = Three or five first?
islands-note-research = Research or act?
islands-note-research-why = You have no card this round
islands-note-research-how = Touch a technology on the science sheet to research its next level, or act as usual.
islands-note-use = Use a technology?
islands-note-use-how = Touch it on the science sheet, or go on without.
islands-note-last = Last round
islands-note-rounds-left =
    { $n ->
        [one] After this, 1 more round
       *[other] After this, { $n } more rounds
    }
islands-note-passed-at = passed at { $coins }
islands-note-open = { $name }: islands and tokens
islands-note-of = { $number } of { $count }
