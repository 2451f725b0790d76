### The daily challenge of the solo game.

daily-title = Daily challenge
daily-title-of = Daily challenge of { $text }
daily-date =
    { $key ->
        [jan] { $text } January { $value }
        [feb] { $text } February { $value }
        [mar] { $text } March { $value }
        [apr] { $text } April { $value }
        [may] { $text } May { $value }
        [jun] { $text } June { $value }
        [jul] { $text } July { $value }
        [aug] { $text } August { $value }
        [sep] { $text } September { $value }
        [oct] { $text } October { $value }
        [nov] { $text } November { $value }
       *[dec] { $text } December { $value }
    }

## What it is

daily-intro = One solo game a day: everybody plays the same two sheets with the same dice.
daily-rule = The first attempt you begin counts. Whoever gives it up, or has not finished it by midnight UTC, stands on the board as that. There are no hints.
daily-cookie = This browser is known by its cookie, and nothing else: with a fresh cookie you would be a new visitor here, with a first attempt of your own. So the scores are worth as much as the word of those who play.
daily-start = Play today’s challenge
daily-continue = Continue your attempt
daily-again = Play once more
daily-again-note =
    { $key ->
        [resigned] You gave up today’s challenge. Another attempt is for practice and does not count.
        [unfinished] Your attempt at today’s challenge was not finished and cannot be continued. Another attempt is for practice and does not count.
       *[finished] You have finished today’s challenge. Another attempt is for practice and does not count.
    }
daily-next = The next challenge begins on { $text } UTC.

## The scores

daily-board = Scores
daily-players =
    { $n ->
        [one] 1 player has finished.
       *[other] { $n } players have finished.
    }
daily-others =
    { $n ->
        [one] 1 more has begun.
       *[other] { $n } more have begun.
    }
daily-ending =
    { $key ->
        [resigned] gave up
        [unfinished] not finished
       *[finished] finished
    }
daily-empty = Nobody has finished today’s challenge yet.
daily-empty-past = Nobody finished the challenge of this day.
daily-place = Place
daily-player = Player
daily-points = Points
daily-rank = Rank
daily-game = Game
daily-no-rank = none
daily-replay = Replay
daily-replay-of = Replay of { $name }
daily-you = you
daily-locked = Replays open once you have finished your own attempt or given it up, or tomorrow.
daily-best =
    { $n ->
        [one] Your best solo game so far: 1 point.
       *[other] Your best solo game so far: { $n } points.
    }

## After the day

daily-key = The dice of this day
daily-key-why = The day is past, so this key is published. The two sheets and every die follow from it: anybody can check the games, or play the challenge in a terminal.
daily-command = In a terminal
daily-days = Other days
daily-before = Day before
daily-after = Day after
daily-today = Today

## On the home page

daily-teaser = The same two sheets and the same dice for everybody, once a day. How do you compare?
daily-teaser-running = Your attempt at today’s challenge waits for you.
daily-teaser-done =
    { $n ->
        [one] You have finished today’s challenge: place { $place }, of 1 player so far.
       *[other] You have finished today’s challenge: place { $place } of { $n } players so far.
    }
daily-teaser-resigned = You gave up today’s challenge. How did the others do?
daily-teaser-go = To the daily challenge

## Why something is refused

daily-secret = This is a game of today’s challenge: you can look at it once you have finished your own attempt or given it up, or tomorrow.
daily-bad-date = This is not a date: write it like 2026-11-16.
daily-no-challenge = There is no challenge of this date yet.
