### Origami Islands, the solo game "Science versus Carrambah": names, what happened, questions, refusals.
###
### Technologies keep their printed names in all languages. $name is such a name, $level a level of it, 1 to 3.

islands-solo-title = Science versus Carrambah

## What each level does, in one sentence.

islands-level =
    { $key ->
        [expancing-1] At once, paint 3 connected squares on your first island in the season colour.
        [expancing-2] At once, paint 5 connected squares on your second island in the season colour.
        [expancing-3] At once, paint 3 and then 5 connected squares, or the other way round, on your third island in the season colour.
        [auctionis-1] Get 5 coins if you win the bidding with a bid of 6 or less.
        [auctionis-2] Get 3 coins if you win the bidding with a bid of 7, 8 or 9.
        [auctionis-3] Get 7 coins if a bid of 9 or more doesn’t win you the bidding.
        [economicus-1] Get 3 coins if you have surrounded at least 1 landmark this round.
        [economicus-2] Get 3 coins if you have painted at least 5 squares this round.
        [economicus-3] Get 5 coins if you have painted at least 7 squares this round.
        [re-color-1] Pay 3 coins, and the auctioned shape becomes green.
        [re-color-2] Pay 5 coins, and you choose the colour of the auctioned shape.
        [re-color-3] Get 5 coins, and the colour die decides the colour of the auctioned shape.
        [re-roll-1] Pay 3 coins to roll one die again.
        [re-roll-2] Pay 3 coins to roll both of Carrambah’s dice again.
        [re-roll-3] Get 7 coins if you roll a die again that shows 6.
        [transforming-1] Pay 3 coins, and the auctioned shape becomes shape 5.
        [transforming-2] Pay 7 coins, and the auctioned shape becomes shape 2, 3 or 4, as you choose.
        [transforming-3] Get 5 coins, and the auction die decides what the auctioned shape becomes.
        [timenautics-1] Get 7 coins, and the season marker moves 1 space further than usual.
        [timenautics-2] Get 17 coins, and the season marker moves 2 spaces further than usual.
       *[timenautics-3] If you have won the bidding with exactly 14 coins, the season marker stays where it is.
    }

## A level by its name, and what has to be said to use it.

islands-level-name = { $name }, level { $level }
islands-use-die = { $name }, level { $level }, die { $number }
islands-use-shape = { $name }, level { $level }, { $shape }

## When technologies are used, and what dice are rolled for.

islands-moment =
    { $moment ->
        [roll] after a roll
        [bidding] after the bidding
        [shape] before the auctioned shape is placed
        [step-end] at the end of the action step
       *[marker] before the season marker moves
    }
islands-purpose =
    { $purpose ->
        [auction] auction die
        [carrambah] Carrambah’s bid
        [colour] colour of the auctioned shape
        [grove] colour for the grove
        [transforming] shape for Transforming
        [re-color] colour for Re-Color
       *[re-roll] rolled again
    }

## Ranks.

islands-rank =
    { $rank ->
        [creator] Creator
        [founder] Founder
        [architect] Architect
        [builder] Builder
        [master] Master
       *[apprentice] Apprentice
    }
islands-solo-result =
    { $n ->
        [one] { $sum } point: { $rank }.
       *[other] { $sum } points: { $rank }.
    } (I-13.13)
islands-solo-no-rank =
    { $n ->
        [one] { $sum } point
       *[other] { $sum } points
    }: no rank; the lowest, { $rank }, begins at { $least ->
        [one] { $least } point
       *[other] { $least } points
    }. (I-13.13)

## What happened.

islands-solo-round =
    Season track, space { $place } of { $count } — { $colour ->
        [blue] winter (blue)
        [green] spring and summer (green)
       *[red] autumn (red)
    }
islands-rolled =
    { $purpose ->
        [auction] The auction die shows { $number }.
        [carrambah] One of Carrambah’s dice shows { $number }.
       *[re-roll] The new roll is { $number }.
    }
islands-rolled-two =
    { $purpose ->
        [carrambah] Carrambah’s dice show { $number } and { $n }.
       *[re-roll] The new rolls are { $number } and { $n }.
    }
islands-rolled-colour =
    { $purpose ->
        [colour] The colour die shows { $number }:
       *[re-roll] The new roll is { $number }:
    } { $colour ->
        [blue] blue
        [green] green
       *[red] red
    }.
islands-rolled-shape =
    { $purpose ->
        [transforming] The auction die shows { $number }: { $shape }.
       *[re-roll] The new roll is { $number }: { $shape }.
    }
islands-rolled-choice =
    { $purpose ->
        [transforming] The auction die shows { $number }: any shape may be chosen.
       *[re-roll] The new roll is { $number }: any shape may be chosen.
    }
islands-solo-card =
    Card { $number } is auctioned: { $shape } in { $colouring ->
        [season] the season colour
        [random] a random colour
       *[any] any colour
    }.
islands-solo-card-choice =
    Card { $number } is auctioned: a shape of the winner’s choice in { $colouring ->
        [season] the season colour
        [random] a random colour
       *[any] any colour
    }.
islands-carrambah-won =
    { IS($who) ->
        [you] Carrambah bids { $number }{ $sum }, so your bid is high enough.
       *[other] Carrambah bids { $number }{ $sum }, so { $who }’s bid is high enough.
    }
islands-carrambah-lost =
    { IS($who) ->
        [you] Carrambah bids { $number }{ $sum } and outbids you, so you have passed.
       *[other] Carrambah bids { $number }{ $sum } and outbids { $who }, who has thus passed.
    }
islands-solo-wins =
    { IS($who) ->
        [you] You win the bidding and pay { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
       *[other] { $who } wins the bidding and pays { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
    }
islands-researches =
    { IS($who) ->
        [you] Instead of acting, you research { $name }, level { $level }.
       *[other] Instead of acting, { $who } researches { $name }, level { $level }.
    }
islands-closes = This closes { $name } for the rest of the game.
islands-uses =
    { IS($who) ->
        [you] You use { $name }, level { $level }.
       *[other] { $who } uses { $name }, level { $level }.
    }
islands-uses-paid =
    { IS($who) ->
        [you] You use { $name }, level { $level }, and pay { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
       *[other] { $who } uses { $name }, level { $level }, and pays { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
    }
islands-uses-gained =
    { IS($who) ->
        [you] You use { $name }, level { $level }, and get { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
       *[other] { $who } uses { $name }, level { $level }, and gets { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }.
    }

## What a level that was used brings about, where no other sentence tells it.

islands-used =
    { $key ->
        [re-color-1] The auctioned shape is now green.
        [re-color-2] The colour of the auctioned shape is now free to choose.
        [re-roll-first] Carrambah’s first die is rolled again.
        [re-roll-second] Carrambah’s second die is rolled again.
        [re-roll-both] Both of Carrambah’s dice are rolled again.
        [timenautics-1] The season marker moves 1 space further than usual.
       *[timenautics-2] The season marker moves 2 spaces further than usual.
    }
islands-transformed = The auctioned shape is now { $shape }.
islands-volcano-gives =
    { IS($who) ->
        [you] You get { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } from the reserve.
       *[other] { $who } gets { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        } from the reserve.
    }
islands-volcano-too-rich =
    { IS($who) ->
        [you] You have more than 10 coins, so you get none for it. (I-13.4)
       *[other] { $who } has more than 10 coins and gets none for it. (I-13.4)
    }
islands-marker-stays = The season marker stays where it is.
islands-solo-ends = The season marker leaves the track: the game is over.

## What the player is asked.

islands-ask-technology =
    { $moment ->
        [roll] Do you roll again with Re-Roll, or go on?
        [bidding] Do you use Auctionis, or go on?
        [shape] Do you change the auctioned shape with a technology, or go on?
        [step-end] Do you use Economicus, or go on?
       *[marker] Do you use Timenautics, or does the season marker move as usual?
    }
islands-ask-carrambah-mark = Here Carrambah adds 2 to the dice.
islands-ask-research = Which technology do you research? Or do you act as usual: one square, then your income?
islands-ask-form-first = Which squares of Expancing do you paint first: the 3 or the 5?
islands-ask-free =
    { $n ->
        [one] Which square do you paint { $colour } with Expancing? You may give it up.
       *[other] Which { $n } connected squares do you paint { $colour } with Expancing? You may give them up.
    }

## Why a move is refused.

islands-refuse-technology = Use a level of a technology, or go on.
islands-refuse-level = You can use only levels you have researched, and each technology only once in a round.
islands-refuse-moment =
    { $key ->
        [expancing] Expancing paints at once when you research it; it can’t be used later.
        [auctionis] Auctionis can be used only when the bidding has been decided.
        [economicus] Economicus can be used only at the end of your action step.
        [re-color] Re-Color can be used only on the auctioned shape, before you place it.
        [re-roll] Re-Roll can be used only right after a roll.
        [transforming] Transforming can be used only on the auctioned shape, before you place it.
       *[timenautics] Timenautics can be used only when the season marker is about to move.
    }
islands-refuse-use =
    { $key ->
        [auctionis-1] Level 1 of Auctionis needs a bidding won with a bid of 6 or less.
        [auctionis-2] Level 2 of Auctionis needs a bidding won with a bid of 7, 8 or 9.
        [auctionis-3] Level 3 of Auctionis needs a bid of 9 or more that has not won the bidding.
        [economicus-1] Level 1 of Economicus needs a landmark surrounded this round.
        [economicus-2] Level 2 of Economicus needs at least 5 squares painted this round.
        [economicus-3] Level 3 of Economicus needs at least 7 squares painted this round.
        [re-roll-1] For level 1 of Re-Roll, name one of the dice that have just been rolled.
        [re-roll-2] Level 2 of Re-Roll is for both of Carrambah’s dice only; name no die.
        [re-roll-3] For level 3 of Re-Roll, name a die that shows 6.
        [transforming-2] For level 2 of Transforming, name shape 2, 3 or 4.
        [timenautics-3] Level 3 of Timenautics needs a bidding won with a bid of exactly 14.
       *[plain] For this level, name neither a die nor a shape.
    }
islands-refuse-fee =
    { $coins ->
        [one] { $name }, level { $level }, costs 1 coin, and you can’t pay that.
       *[other] { $name }, level { $level }, costs { $coins } coins, and you can’t pay that.
    }
islands-refuse-fee-unpaid = As long as your bid is unpaid, only the coins above it count.
islands-refuse-research = Research a technology, or act as usual.
islands-refuse-researched = You have already researched all levels of { $name }.
islands-refuse-closed = { $name } can’t be researched: either you have all its levels, or { $text } has closed it.
islands-refuse-form-first = Say which squares you paint first: the 3 or the 5.
islands-refuse-expancing-island = This level of Expancing can’t paint on { $island }: level 1 is for your first island, level 2 for your second, level 3 for your third, in the order in which you started them.
islands-refuse-unconnected = The squares of Expancing must be connected along their edges.
