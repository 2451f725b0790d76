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
