### Talk at a table: lines, quick phrases, paper figures, and what can be done about them.

talk-title = Talk
talk-none = Nobody has said anything yet. A quick phrase is a click away.
talk-watchers =
    { $n ->
        [0] Nobody is watching
        [one] 1 person is watching
       *[other] { $n } people are watching
    }
talk-watches = watching
talk-later = Players hear you after the game; others who watch hear you now.
talk-words = Something to say
talk-say = Say
talk-phrases = Quick phrases
talk-emotes = Paper figures
talk-phrase =
    { $key ->
        [hello] Hello!
        [good-luck] Good luck!
        [well-played] Well played!
        [thanks] Thank you!
        [sorry] Sorry!
        [one-moment] One moment, please.
        [what-a-move] What a move!
        [so-close] So close!
        [good-game] Good game!
       *[bye] Bye!
    }
talk-emote =
    { $key ->
        [pig] a paper pig
        [bird] a paper bird
        [fish] a paper fish
        [elephant] a paper elephant
        [butterfly] a paper butterfly
        [penguin] a paper penguin
        [dinosaur] a paper dinosaur
       *[crane] a paper crane
    }
talk-closed = The host of this table has turned talk off.
talk-switched =
    { $key ->
        [open] { $name } lets everybody talk again.
       *[closed] { $name } has turned talk off.
    }
talk-close = Turn talk off for everybody
talk-open = Let everybody talk
talk-hide = Hide talk at all tables
talk-show = Show talk
talk-hidden = You have hidden talk.
talk-about = About the line of { $name }
talk-mute = Don’t hear { $name }
talk-unmute = Hear { $name } again
talk-report = Report to the operator
talk-reported = Reported: the operator sees this line for 30 days.
talk-bad =
    { $reason ->
        [empty] Say something first.
        [long] At most { $n } characters.
        [unprintable] There are characters in it that can’t be shown.
       *[unknown] There is no such phrase or figure.
    }
talk-no-line = There is no such line here any more.
