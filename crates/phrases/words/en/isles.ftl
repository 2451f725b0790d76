### The table of Origami Islands in the browser: season track, auction, sheets, players, science sheet.

## The season track

isles-track = Season track
isles-round = Round { $round } of { $rounds }
isles-space = Space { $place } of { $count }
isles-first-player =
    { IS($who) ->
        [you] You are the first player
       *[other] First player: { $who }
    }
isles-not-begun = The first round begins as soon as everybody has chosen two sheets.

## The auction

isles-auction = Auction
isles-ours = The form or the colour rule is our own; no printed source gives it.
isles-ours-short = our own form or rule
isles-mark = Carrambah adds 2 on this card
isles-no-card = The auction die has not been rolled yet.
isles-no-bid = No bid yet
isles-leads =
    { IS($who) ->
        [you] You lead with { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
       *[other] { $who } leads with { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
    }
isles-won =
    { IS($who) ->
        [you] You have won the card for { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
       *[other] { $who } has won the card for { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }
    }
isles-bids = Bids so far
isles-passes = passes
isles-unable = can’t bid
isles-purses = Everybody’s coins

## Carrambah's bid

isles-carrambah = Carrambah
isles-carrambah-waits = As soon as you bid, Carrambah answers with two dice.
isles-carrambah-idle = You have not bid, so Carrambah keeps the dice.
isles-your-bid = Your bid
isles-carrambah-bid = Carrambah’s bid

## Bidding

isles-bid = Bid { $coins }
isles-bid-all = Bid all { $coins }
isles-bid-coins = Another bid, in coins
isles-bid-this = Bid this
isles-chance = { $n }%
isles-chance-text = The percentages: how likely it is that Carrambah’s dice don’t show more.
isles-bid-keys = Or type a number and press Enter; P passes.

## While others are asked

isles-waits =
    { IS($who) ->
        [you] It is your turn.
       *[other] { $key ->
            [bid] { $who } is bidding.
            [paint] { $who } is painting.
           *[other] { $who } is making a choice.
        }
    }
isles-have-passed = You have passed. After the bidding you paint one square and take your income.
isles-meanwhile = Meanwhile you can look at everybody’s islands: a click shows them large.

## Sheets

isles-sheet = Sheet { $n }
isles-kind =
    { $key ->
        [near] near islands
       *[far] far islands
    }
isles-keep-text = You play on both islands of each sheet you keep. Tick two.
isles-keep-it = Keep these two
isles-squares-and-points = { $n } squares, at most { $score } points
isles-outlines =
    { $n ->
        [one] 1 outline
       *[other] { $n } outlines
    }
isles-your-choice = You keep these two sheets. Nobody else sees that until everybody has chosen.
isles-still-choosing = Still choosing: { $names }

## Players

isles-income = Income: { $sum }
isles-income-next = Next income: { $sum }
isles-has-card = has the card
isles-choosing = chooses sheets
isles-has-chosen = has chosen
isles-island-of =
    { IS($who) ->
        [you] Your island { $island }
       *[other] { $island }, an island of { $who }
    }

## The science sheet

isles-begun = { $n } of 4 technologies begun
isles-one-of-two = One of these two:
isles-researched = researched
isles-next = next
isles-at-once = at once when researched
isles-to-next =
    { $n ->
        [one] 1 point to the rank { $rank }
       *[other] { $n } points to the rank { $rank }
    }
isles-top = There is no higher rank.

## Technologies

isles-research = Research { $name }, level { $level }
isles-act = Act as usual: one square, then { $sum } income
isles-use = Use { $text }
isles-go-on = Go on without
