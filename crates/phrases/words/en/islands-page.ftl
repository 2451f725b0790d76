### The table of Origami Islands in the browser: season track, auction, sheets, players, science sheet.

## The season track

islands-track = Season track
islands-the-round = Round { $round } of { $rounds }
islands-space = Space { $place } of { $count }
islands-not-begun = The first round begins as soon as everybody has chosen two sheets.

## The auction

islands-auction = Auction
islands-ours = The form or the colour rule is our own; no printed source gives it.
islands-mark = Carrambah adds 2 on this card
islands-no-card = The auction die has not been rolled yet.
islands-no-bid = No bid yet
islands-leads =
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
islands-won =
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
islands-unable = can’t bid

## Carrambah's bid

islands-carrambah = Carrambah
islands-carrambah-waits = As soon as you bid, Carrambah answers with two dice.
islands-carrambah-idle = You have not bid, so Carrambah keeps the dice.
islands-your-bid = Your bid
islands-carrambah-bid = Carrambah’s bid

## Bidding

islands-bid = Bid { $coins }
islands-bid-all = Bid all { $coins }
islands-bid-coins = Another bid, in coins
islands-bid-this = Bid this
islands-chance = { $n }%
islands-chance-text = The percentages: how likely it is that Carrambah’s dice don’t show more.
islands-bid-keys = Or type a number and press Enter; P passes.

## While others are asked

islands-waits =
    { IS($who) ->
        [you] It is your turn.
       *[other] { $key ->
            [bid] { $who } is bidding.
            [paint] { $who } is painting.
           *[other] { $who } is making a choice.
        }
    }
islands-have-passed = You have passed. After the bidding you paint one square and take your income.
islands-meanwhile = Meanwhile you can look at everybody’s islands: a click shows them large.

## Sheets

islands-sheet = Sheet { $n }
islands-kind =
    { $key ->
        [near] near islands
       *[far] far islands
    }
islands-keep-it = Keep these two
islands-squares-and-points = { $n } squares, at most { $score } points
islands-outlines =
    { $n ->
        [one] 1 outline
       *[other] { $n } outlines
    }
islands-your-choice = You keep these two sheets. Nobody else sees that until everybody has chosen.
islands-still-choosing = Still choosing: { $names }

## Players

islands-the-income = Income: { $sum }
islands-income-next = Next income: { $sum }
islands-has-card = has the card
islands-choosing = chooses sheets
islands-has-chosen = has chosen
islands-island-of =
    { IS($who) ->
        [you] Your island { $island }
       *[other] { $island }, an island of { $who }
    }

## The science sheet

islands-begun = { $n } of 4 technologies begun
islands-one-of-two = One of these two:
islands-researched = researched
islands-next = next
islands-at-once = at once when researched
islands-to-next =
    { $n ->
        [one] 1 point to the rank { $rank }
       *[other] { $n } points to the rank { $rank }
    }
islands-top = There is no higher rank.

## Technologies

islands-research = Research { $name }, level { $level }
islands-act = Act as usual: one square, then { $sum } income
islands-use = Use { $text }
islands-go-on = Go on without
