### Origami Islands: why a move is refused; the id of the rule is put behind it. Say what is needed and what was given.

islands-refuse-over = The game is over.
islands-refuse-keep = Name the two sheets you keep.
islands-refuse-keep-not-dealt = You can keep only sheets you were dealt.
islands-refuse-keep-two = Name two different sheets, in the order in which they were dealt.
islands-refuse-bid = Bid some coins, or pass.
islands-refuse-bid-low =
    { $least ->
        [one] You must bid at least 1 coin; you offered { $got }.
       *[other] You must bid at least { $least } coins; you offered { $got }.
    }
islands-refuse-bid-high =
    { $most ->
        [0] You have no coins, so you can’t bid { $got }.
        [one] You have only 1 coin, so you can’t bid { $got }.
       *[other] You have only { $most } coins, so you can’t bid { $got }.
    }
islands-refuse-shape = Choose one of the shapes 2 to 5.
islands-refuse-shape-first = Choose a shape first; you can give it up when you place it.
islands-refuse-shape-nowhere = There is no place on your islands for { $shape }, so you can’t choose it.
islands-refuse-paint = Name an island, a colour and the squares you paint, or give up.
islands-refuse-paint-second = Name an island, a colour and the squares of the second half.
islands-refuse-second-half = The first half is painted, so you can’t give up the second.
islands-refuse-no-island = There is no island { $n }; your islands are numbered 1 to 4.
islands-refuse-square-count =
    { $least ->
        [one] You must paint exactly 1 square here; you named { $got }.
       *[other] You must paint exactly { $least } squares here; you named { $got }.
    }
islands-refuse-form = These squares don’t have the form of { $shape }. You can rotate it, but not mirror it.
islands-refuse-half-form = These squares don’t have the form of a half of { $shape }.
islands-refuse-not-empty =
    { $n ->
        [one] On { $island }, { $squares } is not an empty square, so you can’t paint it.
       *[other] On { $island }, { $squares } are not empty squares, so you can’t paint them.
    }
islands-refuse-painted =
    { $n ->
        [one] On { $island }, { $squares } is already painted.
       *[other] On { $island }, at least one of these squares is already painted: { $squares }.
    }
islands-refuse-first-painting = Your first painting must touch the regular harbor of { $island } along an edge.
islands-refuse-joined = On { $island } you must touch a square you have already painted, along an edge.
islands-refuse-new-island = You have no unused access, so you can’t start { $island }.
islands-refuse-harbor = To start { $island }, you must touch one of its harbors along an edge, and the secret harbor will do only with an access to both harbors.
islands-refuse-colour = You must paint { $colour } here, not { $text }.
islands-refuse-no-second = With the first half there, no place is left for the second.
islands-refuse-richest = Choose one of the richest among the other players.
islands-refuse-token = Choose a player and a side of the token.
islands-refuse-no-such-token =
    { IS($other) ->
        [you] You must take the token from another player.
       *[other] { $other } has no { $name }.
    }
islands-refuse-no-seat = There is no such player.
islands-refuse-number = The number must be from { $least } to { $most }, not { $got }.
islands-refuse-rule = This breaks the rule “{ $name }”.
islands-refuse-not-alone = The solo game is for 1 player, not for { $n }.
islands-refuse-sheets =
    { $n ->
        [0] A table needs at least 2 sheets to play on, and there are none.
        [one] A table needs at least 2 sheets to play on; there is only 1.
       *[other] A table needs at least 2 sheets to play on; there are { $n }.
    }
