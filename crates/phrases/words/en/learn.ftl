### Lessons: learning a game by playing it.

learn-title = Learn by playing
learn-lead = Each lesson is a small real game. The crane tells you one thing at a time, you do everything by hand, and nothing can go wrong.
learn-for-whom =
    { $game ->
        [origami] For everybody, and for the first evening: quick turns, clear cards.
        [legends] For those who know Origami and want surprises: characters change the rules for all.
        [islands] For those who like to plan and to paint: bid for shapes, fill your islands.
       *[islands-solo] For a quiet hour alone, against Carrambah and the dice.
    }
learn-minutes =
    { $n ->
        [one] About one minute.
       *[other] About { $n } minutes.
    }
learn-show = Show me how
learn-resume = Go on with the lesson ({ $n } of { $count })
learn-anew = From the start
learn-step = Step { $n } of { $count }
learn-on = Go on
learn-on-first = One moment: read what the crane says above, then press “{ $text }”.
learn-first = First read
learn-waits = The crane is waiting for you
learn-read = Read what it says above, then press “{ $text }”.
learn-leave = Leave the lesson
learn-others = Other lessons
learn-play = Now play against { $name }
learn-play-alone = Now play on your own

# At a normal table, each new thing once.
tip-label = Tip
tip-heard = Got it
tip-silence = No more tips
