//! What help shows below the options: examples first, then what one should know.

/// Of the program itself.
pub const ALL: &str = "Examples:
  senbazuru                                       start the server on this machine, http://127.0.0.1:7777
  senbazuru serve --lan                           the same for everybody in the local network
  senbazuru tables                                the tables of the server
  senbazuru play origami                          play a game in the terminal
  senbazuru play legends --players 3 --lang de    the same, as you like it
  senbazuru play islands --islands near           Origami Islands, for a first game
  senbazuru rules O-5.1                           what a rule says; without an id, all rules
  senbazuru cards --family farm --lang it         the cards of a family, in Italian
  senbazuru card fox                              all about one card
  senbazuru card fox --svg fox.svg                its figure of folded paper
  senbazuru cards --sheet figures.svg             all figures on one page
  senbazuru island heron bay                      one island drawn; without a name, all islands
  senbazuru island heron bay --svg bay.svg        the same as a picture
  senbazuru fold crane --print crane.svg          a page that shows how to fold a crane
  senbazuru simulate origami --games 10000        play 10,000 random games and count
  senbazuru simulate islands --bots greedy        play 1,000 games between greedy bots
  senbazuru simulate islands-solo --bots greedy   the solo game: which scores and ranks come out
  senbazuru simulate mixed --games 3 --record d   write the records of 3 games into directory d
  senbazuru arena origami --bots ismcts,sensei    find out which bot is better
  senbazuru replay d/000001.txt                   check a record and print who won
  senbazuru replay d/000001.txt --watch           watch it step by step
  senbazuru picture d/000001.txt --png end.png    draw the table at its end
  senbazuru perft origami --seed 1 --depth 3      count positions
  senbazuru bench                                 measure the engine

Each command explains itself: senbazuru simulate --help.
Exit codes: 0 done, 2 something is wrong (one line says what), 130 stopped by Ctrl-C.";

/// Of `play`.
pub const PLAY: &str = "Examples:
  senbazuru play origami
  senbazuru play origami --families sea,lawn --seed 7
  senbazuru play legends --players 3 --lang it
  senbazuru play legends --families polar,exotic --characters musician,ninja
  senbazuru play mixed --families farm,legendary --characters none
  senbazuru play islands --players 4 --variant catch-up
  senbazuru play islands --islands heron,ember --bots greedy,random
  senbazuru play islands-solo                            (alone against Carrambah)
  senbazuru play islands-solo --challenge crane          (everybody who plays crane meets the same dice)
  senbazuru play origami --from origami-7.txt            (a game saved with: save)
  senbazuru play origami --seed 7 < answers.txt          (one answer a line)

Every question is answered by a short key; ? explains them. The others are who --bots says,
from hina, whom a child can beat, to tsuru; kitsune if it says nothing. A game that goes on from a file is the one the file names.";

/// Of `simulate`.
pub const SIMULATE: &str = "Examples:
  senbazuru simulate origami
  senbazuru simulate origami --families farm,lawn --games 100000 --seed 7
  senbazuru simulate legends --players 4 --games 1000 --json
  senbazuru simulate mixed --families sky,polar --characters geisha,monk
  senbazuru simulate origami --bots sensei,random --nodes 200 --games 20
  senbazuru simulate islands --players 6 --islands near --bots greedy
  senbazuru simulate islands --sheets mine --islands my_sheet,heron --bots greedy,random
  senbazuru simulate islands-solo --islands ember,heron --bots greedy --svg scores.svg
  senbazuru simulate islands-solo --challenge crane --games 100
  senbazuru simulate origami --games 20 --record games   (then: senbazuru replay games/000001.txt)
  senbazuru simulate origami --edition mine.toml         (with corrections of the cards)

Everybody chooses at random unless --bots says who plays; ismcts and sensei think for 500 worlds a decision, or as --nodes
or --ms says. The turns of islands are its rounds.
The solo game is told by its scores and ranks. In a challenge all games have the same dice, and bots choose anew.
The same seed gives the same games on every machine and with any number of threads, unless bots think by the clock
(--ms, and the levels that think): compare the digests.
Ctrl-C stops and prints what was done so far.";

/// Of `arena`.
pub const ARENA: &str = "Examples:
  senbazuru arena origami --bots sensei,ismcts --games 1000
  senbazuru arena legends --bots hina,kaeru,kitsune,fukuro --nodes 300
  senbazuru arena islands --bots sensei,greedy --ms 20 --until 2.5 --resume run.txt
  senbazuru arena origami --bots sensei@10ms,ismcts@100ms --json
  senbazuru arena mixed --bots all-seeing,ismcts --families farm,polar
  senbazuru arena islands-solo --bots sensei,greedy --games 500

As many play as bots are named. Each deal (the same cards and dice) is played in every rotation of the seats; --games is rounded up
to whole deals. What is not named (families, characters, sheets) is drawn anew for each deal. Intervals are of 95 % and count
deals, not games. With --nodes the result is the same with any number of threads; without it bots think for 10 ms.
A bot may have a budget of its own: name@10ms or name@500n; levels have theirs. all-seeing is ismcts with all cards open and ten
times the budget: it shows how much is luck. In islands-solo every bot plays every deal alone, --games of them.
With --resume each deal is written to a file as soon as it is played, and the same command goes on where it was stopped.
Ctrl-C stops and prints what was done so far.";

/// Of `replay`.
pub const REPLAY: &str = "Examples:
  senbazuru replay games/000001.txt
  senbazuru replay games/000001.txt --json
  senbazuru replay games/000001.txt --events | head
  senbazuru replay games/000001.txt --log --lang it      (the game in words)
  senbazuru replay games/000001.txt --log --as 0         (as player 0 saw it)
  senbazuru replay games/000001.txt --watch              (step by step: space plays, arrows go on and back)
  senbazuru replay - < games/000001.txt

Records of all games are read; each says which game it is.
A record that does not hold is refused with line and column; every move is checked by the rules.
docs/RECORDS.md describes the format of records and of events.";

/// Of `perft`.
pub const PERFT: &str = "Examples:
  senbazuru perft origami --seed 1 --depth 3
  senbazuru perft origami --seed 1 --depth 4 --families sky,sea --json
  senbazuru perft legends --seed 1 --depth 3 --characters none
  senbazuru perft islands --seed 1 --depth 3 --islands heron,ember
  senbazuru perft islands-solo --seed 1 --depth 3

Counting starts with the first question to a player. A move is one answer of one player, forced ones included; chance is answered
from the seed and counts for nothing. Each line is a depth and its number of positions.";

/// Of `bench`.
pub const BENCH: &str = "Examples:
  senbazuru bench
  senbazuru bench --seconds 20 --json

Random games, the full list of legal moves at every decision: Origami for 2 with all ten pairs of families in turn,
Legends for 2 with all six pairs, both games mixed for 4, Islands for 2 and alone with all our sheets.
Take a release build and an idle machine: cargo run --release -- bench.";

/// Of `serve`.
pub const SERVE: &str = "Examples:
  senbazuru                                         (the same as: senbazuru serve)
  senbazuru serve --lan                             (everybody in the local network can reach it)
  senbazuru serve --listen 8080 --data /srv/tables
  senbazuru serve --listen 127.0.0.1:0              (a port that is free)
  senbazuru serve --base-url https://play.example.org --trusted-proxy 127.0.0.1 --log json

Standard output has one line, with the address: listening on http://127.0.0.1:7777. The log goes to standard error; how
much of it there is can be set by the variable SENBAZURU_LOG (warn, debug, web=debug). Everything is kept in the data directory: DIR of --data, or senbazuru in $XDG_DATA_HOME, or
~/.local/share/senbazuru. One server works on a data directory at a time.
Ctrl-C and SIGTERM stop the server once the requests it has begun are answered; a second one stops it at once.
docs/SERVER.md tells the rest: proxy and TLS, backup, what is kept for how long.";

/// Of `tables`.
pub const TABLES: &str = "Examples:
  senbazuru tables
  senbazuru tables --status running --json          (one line of JSON for each table)
  senbazuru tables show 4tk0c3yj9d2m
  senbazuru tables pause 4tk0c3yj9d2m               (clocks stand still until: tables resume)
  senbazuru tables delete 4tk0c3yj9d2m --data /srv/tables

If a server runs on the data directory, it is asked to do it; otherwise it is done at once.";

/// Of `export`.
pub const EXPORT: &str = "Examples:
  senbazuru export 4tk0c3yj9d2m                     (to standard output)
  senbazuru export 4tk0c3yj9d2m 0d8v2qk5r7xw --out games
  senbazuru export --all --out games                (then: senbazuru replay games/4tk0c3yj9d2m.txt)

The record of a game that is not over shows all hands: it is for the operator only. A table whose game has not started has no
record and is left out of --all. docs/RECORDS.md describes the format.";

/// Of `import`.
pub const IMPORT: &str = "Examples:
  senbazuru import games/4tk0c3yj9d2m.txt
  senbazuru import games/*.txt --json
  senbazuru simulate origami --games 1 --record games && senbazuru import games/000001.txt

Each record becomes a new table, whose id is printed. If the game is not over, the tokens of its seats are printed too: they
are shown this once, and whoever has one plays that seat.";

/// Of `backup`.
pub const BACKUP: &str = "Examples:
  senbazuru backup tables-monday.db
  senbazuru backup /var/backups/tables.db --data /srv/tables

The copy is whole and consistent, whatever the server does meanwhile. A file that exists is not overwritten.
To restore: stop the server, put the copy into an empty data directory as senbazuru.db, start the server.";

/// Of `forget`.
pub const FORGET: &str = "Examples:
  senbazuru forget 7q2m9x0d4tkc

Visitors can do this themselves. Games they have played stay, without their name.";

/// Of `sweep`.
pub const SWEEP: &str = "Examples:
  senbazuru sweep --data /srv/tables

A running server does this every hour by itself, as long as its clock can be believed. Started with a clock that is more than a week
ahead of the last time it ran, it deletes nothing until this command says that the clock is right. How long things are kept is decided
by the options of the server, so one must run.";

/// Of `status`.
pub const STATUS: &str = "Examples:
  senbazuru status
  senbazuru status --json --data /srv/tables";
