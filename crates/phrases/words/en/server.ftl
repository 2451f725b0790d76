### The server: why a request is refused, and what happens at a table besides moves.

## Who may do what

server-no-table = There is no such table, or it is gone.
server-no-token = For this you need a token, in the header “Authorization: Bearer …”.
server-wrong-token = This token is not valid here.
server-link-spent = This link has been used already, or it is older than a day. Make a new one on the device you play on.
server-not-a-player = Only somebody who plays at this table can do that.
server-not-the-host = Only the host of this table can do that.
server-not-invited = This table is private: you need its invitation to join.
server-no-seat = This seat is taken, or there is no free seat left.
server-seat-lost = You no longer sit where you sat at this table. Look at it again to go on from where you are now.
server-nobody-there = Nobody sits on seat { $number } who could be removed.

## When

server-not-now =
    { $reason ->
        [open] That is not possible before the game has started.
        [running] That is not possible while the game is under way.
        [paused] The table is paused; that is not possible until it goes on.
        [over] The game is over.
        [ended] The game was ended without a result.
       *[frozen] This table can only be looked at: its game can no longer be replayed.
    }
server-seats-open =
    { $n ->
        [one] The game cannot start yet: 1 seat is still open.
       *[other] The game cannot start yet: { $n } seats are still open.
    }
server-stale = The table has changed since: it is at version { $number } now. Look at it again and then answer.
server-key-used = This key has already been used for another request.
server-unreadable = This is not a move in the notation of records.
server-illegal = The rules do not allow this move.
server-out = You are out of this game.
server-nothing-to-take-back = There is nothing you could take back: something has been revealed since, or somebody else has acted.
server-no-hints = This table is played without hints.
server-not-asked = You are not being asked anything at the moment.
server-not-over = The record can be read once the game is over.

## The table wished for

server-table-unknown =
    { $field ->
        [game] There is no game called “{ $value }”.
        [family] There is no family called “{ $value }”.
        [character] There is no character called “{ $value }”.
        [variant] There is no variant called “{ $value }”.
       *[sheet] There is no sheet called “{ $value }”.
    }
server-table-twice = “{ $value }” is named twice.
server-table-not-here =
    { $field ->
        [game] This game cannot be chosen here.
        [family] This game has no families.
        [character] This game has no characters.
        [variant] This game has no variants.
       *[sheet] This game has no sheets.
    }
server-table-other-game = What you chose belongs to the game “{ $game }”: choose that game, or something else for this one.
server-table-seats = You described { $got } seats, but only { $n } play.
server-table-two-me = Only one of the seats can be yours.
server-table-pace = The time for thinking must be more than nothing, at most a day by the clock or { $most } days per answer.

## Names

server-name-empty = A name is missing.
server-name-long = A name has at most { $most } characters.
server-name-unprintable = This name contains characters that cannot be seen, or that change the direction of writing.
server-name-taken = Somebody at this table has a name that looks the same. Choose another one.

## The server itself

server-too-many =
    { $field ->
        [tables] You have { $most } unfinished tables already; finish or leave one of them first.
        [new_tables] You can make at most { $most } tables an hour.
        [practice] You have { $most } tables to practise at already; the oldest are deleted after some days.
        [new_practice] You can begin at most { $most } tables to practise at an hour.
        [records] You have { $most } records here already; the oldest are deleted after some days.
        [new_records] You can bring at most { $most } records an hour.
        [new_visitors] From your address at most { $most } visitors can come in an hour. Wait a while, then try again.
        [listeners] You can listen to at most { $most } tables at once.
        [hints] You can ask for at most { $most } hints at once.
        [talk] That was a lot of talk at once. Wait a moment, then say the next thing.
       *[requests] That was too much at once. Wait a moment, then try again.
    }
server-storage = It could not be stored, so it did not happen. Try again in a moment.
server-gone = The server’s data files are gone, so nothing can be stored and no move counts. Its operator has to see to it.
server-elsewhere = The table is just moving to another server. Try again in a moment.
server-slow = It is not certain yet that it was stored. Send the same request again with the same key.
server-stopping = The server is about to stop. Try again in a moment.
server-bad-request = The request cannot be understood.
server-not-found = There is nothing at this address.
server-not-allowed = This address does not answer requests of this kind.
server-too-large = The request is too long.
server-wrong-type = The request must be JSON (“Content-Type: application/json”).
server-timeout = The request took too long.
server-nothing-chosen = Choose something first.
server-foreign = Another site sent this request. Open the page here and try again.
server-internal = Something went wrong here. It is not your fault.
server-unwell = Tables can’t be read or kept at the moment.

## What happens at a table

server-happened-joined =
    { IS($who) ->
        [you] You sit down at the table.
       *[other] { $who } sits down at the table.
    }
server-happened-left =
    { IS($who) ->
        [you] You leave the table.
       *[other] { $who } leaves the table.
    }
server-happened-removed = Seat { $number } is free again.
server-happened-started = The game begins.
server-happened-took-back =
    { IS($who) ->
        [you] You take back your last answer.
       *[other] { $who } takes back an answer.
    }
server-happened-resigned =
    { IS($who) ->
        [you] You give up.
       *[other] { $who } gives up.
    }
server-happened-out-of-time =
    { IS($who) ->
        [you] You are out of the game.
       *[other] { $who } is out of the game.
    }
server-happened-away =
    { IS($who) ->
        [you] You are away; a bot plays for you.
       *[other] { $who } is away; a bot takes over.
    }
server-happened-returned =
    { IS($who) ->
        [you] You are back.
       *[other] { $who } is back.
    }
server-happened-offered =
    { IS($who) ->
        [you] You offer to end the game without a result.
       *[other] { $who } offers to end the game without a result.
    }
server-happened-withdrew =
    { IS($who) ->
        [you] You withdraw your offer.
       *[other] { $who } withdraws the offer.
    }
server-happened-ended = The game is ended without a result.
server-happened-paused = The table is paused.
server-happened-resumed = The table goes on.
server-happened-rematch = The same players play again at another table.
