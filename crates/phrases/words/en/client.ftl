### What the scripts of a table say, and what they offer.

client-failed = That did not work. Try again in a moment.
client-unanswered = No answer. Once the connection is back you will see whether your move has arrived.
client-over = That would be too much.
client-more = Show more
client-close = Close
client-large = Card, large
client-here = In this browser
client-sound = Sound
client-notice = Notice on my turn
client-keys = Keys
client-keys-title = The table by keyboard
client-key-tab = from one thing to the next
client-key-arrows = from card to card
client-key-numbers = that card of your hand
client-key-space = tick a card
client-key-enter = play a card; confirm what is chosen
client-key-escape = one step back
client-key-help = this list
client-recap = A lot has happened meanwhile: “What happened” tells { $n } events.
client-pace = Moves of others
client-pace-calm = calm
client-pace-brisk = brisk
client-pace-at-once = at once
