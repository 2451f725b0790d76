### The page about oneself.

me-title = You
me-nobody = We do not know you yet, and need not: with your first game you get a cookie, and this page shows your tables. If you play elsewhere already, make a link there and open it here.
me-name = Your name
me-name-hint = From the next table on. Where you sit already, your name stays as it is.
me-name-save = Save
me-tables = Your tables
me-tables-empty = No tables yet. Once you have played, you find every game again here.
me-tables-play = Play
me-best = Islands alone
me-best-games =
    { $n ->
        [one] 1 finished game.
       *[other] { $n } finished games. The best:
    }
me-best-again = Play alone again
me-older = Older ones
me-newest = The newest ones
me-device = On another device
me-device-lead = A link takes you along: the same name, the same tables. It works once.
me-device-make = Make a link
me-link-title = Open this link on your other device
me-link-lead =
    { $n ->
        [one] It works once, and only within 1 hour. Whoever opens it is you here, so send it to nobody else.
       *[other] It works once, and only within { $n } hours. Whoever opens it is you here, so send it to nobody else.
    }
me-link-link = Link for your other device
me-link-qr = QR code of the link for your other device
me-arrive-title = Is this you?
me-arrive-lead = This link makes you known in this browser: with the name and the tables you have on your other device.
me-arrive-instead = So far this browser knows you as { $name }. That name and its tables will no longer be found here.
me-arrive-do = Yes, that’s me
me-arrive-no = No
me-spent-title = This link is used up
me-spent = A link to another device works once, and for a day. Make a new one there, on the page “{ $name }”.
me-tips = Tips at the table
me-tips-told = In your first games the crane explains each new thing once, when it first matters.
me-tips-silent = The crane keeps silent at your tables.
me-tips-tell = Tell me again
me-tips-anew = Begin with all of them anew
me-look = Appearance
me-theme =
    { $value ->
        [auto] as the system
        [light] light
       *[dark] dark
    }
me-forget = Forget me
me-forget-lead = Your name, your cookie, and who you were at every table are deleted. You leave games that are not over.
me-forget-do = Forget me …
me-forget-title = Shall we forget you?
me-forget-sure = This cannot be undone. Games that are over stay, without your name.
me-forget-yes = Yes, forget me
me-forget-no = No, stay

## Their games in numbers.
me-numbers = Your games in numbers
me-numbers-none = Finish a game, and here stands how often you win, against whom, and with which cards.
me-numbers-newest = Of your newest { $n } games.
me-numbers-game = Game
me-numbers-finished = Finished
me-numbers-won = Won
me-numbers-best = Best
me-numbers-share = { $got } of { $n }
me-numbers-streak-none = Your last game was not won. Your longest run: { $most }.
me-numbers-streak =
    { $n ->
        [one] You have won your last game. Your longest run: { $most }.
       *[other] You have won your last { $n } games. Your longest run: { $most }.
    }
me-numbers-with = With whom
me-numbers-ahead = Ahead of them
me-numbers-cards = The cards you play most
me-numbers-times =
    { $n ->
        [one] once
       *[other] { $n } times
    }
me-numbers-scores = Your points: { $game }
me-numbers-bar =
    { $n ->
        [one] { $least } to { $most } points: 1 game
       *[other] { $least } to { $most } points: { $n } games
    }
me-export = All we know about you
me-export-lead = As a file for programs (JSON): who you are here, your tables, what you have reached.
me-export-do = Take it along
