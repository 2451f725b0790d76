### The start page of the server, and how the server is.

## The start page

start-title = Senbazuru · the home of the Origami games
start-crane = A folded paper crane in flight before a red sun
start-lead = Paper, patience, and a table for you: the card games Origami and Origami: Legends, the two mixed, and the roll-and-write Origami Islands.
start-skip = Skip to the text
start-today = How to play today
start-soon = The table in the browser is on its way. Until it stands here, there are two ways to play.
start-terminal = In the terminal
start-terminal-text = Alone, or against bots of five levels. Every question is answered by a short key, and a question mark explains them all.
start-api = With a program
start-api-text = This server keeps tables, deals the cards and knows the rules. Anything that speaks HTTP can sit down: make a table, look at it, answer with a move.
start-api-name = Say who you are; the answer has your token.
start-api-table = Make a table with a bot, with that token.
start-api-listen = Look at your table, and listen to what happens there.
start-api-document = All there is to know about it stands in the OpenAPI document.
start-languages = Languages
start-fair = Nothing on this page watches you: no script, no cookie, nothing from elsewhere.

## How the server is

start-unwell = Tables can’t be read or kept at the moment.
