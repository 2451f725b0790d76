### The home page, lists of tables, waiting for a game to start, invitations.

## Playing at once

home-title = Play
home-lead = Fold, collect and outwit, or paint whole islands: the Origami games at a table in your browser. No account, nothing to install.
home-crane = A folded paper crane in flight
home-play-title = Start a game
home-game = Game
home-game-name =
    { $game ->
        [origami] Origami
        [legends] Legends
        [mixed] Mixed
        [islands] Islands
       *[islands-solo] Islands alone
    }
home-game-means =
    { $game ->
        [origami] Quick and clear, with five families of paper animals. The one to begin with.
        [legends] Four wilder families, and characters that change the rules for everybody.
        [islands] Bid coins for shapes, roll dice, and paint your islands square by square.
        [islands-solo] Science versus Carrambah: you, two dice and seven technologies. For points, a rank and your own best.
       *[mixed] Families of both games at one table.
    }
home-level = Opponent
home-animal =
    { $name ->
        [hina] chick
        [kaeru] frog
        [kitsune] fox
        [fukuro] owl
       *[tsuru] crane
    }
home-name = Your name
home-if-you-like = if you like
home-play = Play
home-friends = Play with friends
home-friends-means = sets a table for two and gives you a link to send.
home-all-options = More players, a clock, chosen families or islands: all options

## Lists of tables

home-mine = Your tables
home-mine-empty = You are not sitting at a table. Press “{ $name }” above: your game will wait for you here, even if you close the page.
home-mine-more = All your tables
home-asked =
    { $n ->
        [one] Your turn: go on playing
       *[other] Your turn at { $n } tables
    }
home-open = Open tables
home-open-empty = Nobody is looking for players right now. Set a table that everybody may join, and it will be listed here.
home-open-do = Set a table
home-live = Games to watch
home-live-empty = No public game is being played right now. Games at listed tables can be watched here.
home-your-turn = Your turn
home-turn-of = Waiting for { $names }
home-free-seats =
    { $n ->
        [one] 1 free seat
       *[other] { $n } free seats
    }
home-status =
    { $field ->
        [open] not started
        [running] under way
        [paused] paused
        [over] over
        [ended] ended without a result
       *[frozen] can only be looked at
    }
home-place =
    { $place ->
        [1] First place
       *[other] Place { $place }
    }
home-ago =
    { $moment ->
        [now] just now
        [minutes] { $n ->
            [one] 1 minute ago
           *[other] { $n } minutes ago
        }
        [hours] { $n ->
            [one] 1 hour ago
           *[other] { $n } hours ago
        }
       *[days] { $n ->
            [one] 1 day ago
           *[other] { $n } days ago
        }
    }
home-bot = { $name } (bot)
home-against = with { $names }
home-join = Sit down
home-watch = Watch
home-go-on = Go on
home-see = Look at it
home-of-table = { $text }: { $game }, { $names }

## What a table is played with

home-players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
home-families = Families
home-characters = Characters
home-no-characters = none
home-sheets = Islands
home-sheets-kind =
    { $key ->
        [near] near islands
        [far] far islands
        [chosen] chosen
       *[all] all islands
    }
home-sheets-chosen =
    { $n ->
        [one] 1 chosen sheet
       *[other] { $n } chosen sheets
    }
home-variant = Variant
home-pace = Pace
home-pace-free = no clock
home-pace-clock = { $value } min each, plus { $n } s per answer
home-pace-clock-only = { $value } min each
home-pace-short = { $value } min + { $n } s
home-pace-days =
    { $n ->
        [one] 1 day per answer
       *[other] { $n } days per answer
    }
home-absence = If somebody leaves
home-absence-bot = { $name } plays on for them until they are back
home-absence-out = they are out of the game
home-hints = Hints
home-hints-yes = may be asked for
home-hints-no = none at this table
home-who-joins = Who may join
home-joins-all = everybody: the table is in the list
home-joins-open = those who open its address
home-joins-invited = those who have the link
home-watching = Watching
home-behind =
    { $n ->
        [one] 1 move later than those who play
       *[other] { $n } moves later than those who play
    }

## Before the start

home-wait-title =
    { $n ->
        [0] Everybody is here
        [one] One seat is free
       *[other] { $n } seats are free
    }
home-wait-send = Send this link to those who shall play. Whoever opens it can sit down.
home-wait-link = Link to the table
home-wait-copy = Select all of it, then copy and send it.
home-link-copy = Copy
home-link-copied = Copied
home-link-share = Share
home-wait-qr = QR code of the link to this table
home-wait-camera = Or let a phone’s camera read this.
home-wait-local = This link works on this computer only. For other devices in your network, start the server like this:
home-wait-base = If it is reached by another address, say which, so that links are right:
home-wait-by-itself = The game starts by itself as soon as every seat is taken.
home-wait-you-start = As soon as every seat is taken, you can start the game.
home-wait-host-starts = { $name } starts the game as soon as every seat is taken.
home-wait-start = Start the game
home-wait-again = Look again
home-wait-seats = Who plays
home-wait-game = What is played
home-wait-you = you
home-wait-host = host
home-wait-free = free seat
home-wait-remove = Free this seat
home-wait-remove-whom = Free the seat of { $name }
home-wait-leave = Leave the table
home-wait-onlooker = You are looking on.

## An invitation

home-invite-title = { $name } invites you to play
home-invite-title-plain = You are invited to play
home-sit-title = Sit down at this table?
home-invite-sit = Sit down
home-invite-watch = Just watch
home-invite-rules = New to it? The rules
home-wrong-title = This invitation does not fit
home-wrong = The link may be incomplete, or it is one to another table. Ask whoever sent it to you to send it again.
home-full-title = All seats are taken
home-full = Somebody was faster. You can watch this table, or set one of your own.
home-late-title = The game has already begun
home-late = Nobody can sit down any more, but you can watch.
home-seat-title = A seat is kept for you
home-seat-lead = This link holds a seat at this table. Take it, and this browser plays it from now on.
home-seat-take = Take the seat
home-seat-wrong-title = This seat can’t be taken
home-seat-wrong = The link may be incomplete, or somebody has taken the seat for themselves already.
home-to-table = To the table
home-home = To the home page
