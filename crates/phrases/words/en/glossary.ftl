term-origami = origami
term-origami-means = A card of the game that you play: a family card, which goes onto a collection, or a character. Rice paper does not count as one. (O-1.2, L-4.6)

term-family = family
term-family-means = One of the groups of 18 cards: farm, sky, sea, savannah and lawn in Origami; polar, exotic, dinosaurs and legendary in Origami: Legends. A game uses as many families as it has players. (O-1.1, O-2.1, L-1.1)

term-character = character
term-character-means = An origami without family or points. It goes to the middle of the table and changes the rules for all players while it is in play. (L-4.2, L-4.4)

term-version = version
term-version-means = One of the two cards of a character, the red one or the yellow one. They are never in play together. (L-1.1, L-4.2)

term-pair = pair
term-pair-means = The red and the yellow card of the same character. A game uses as many pairs as it has players. (L-2.1)

term-folds = folds
term-folds-means = What a card is worth when it pays for another card. Folds also count against a draw limit. (O-1.2)

term-cost = cost
term-cost-means = The folds you must pay to play a card. (O-1.2, O-5.1)

term-points = points
term-points-means = What a card in your collections scores at the end of the game, whether covered or not. (O-8.1)

term-hand = hand
term-hand-means = The cards you hold. They are secret; you play them, or pay with them. (O-2.4)

term-deck = deck
term-deck-means = The face-down cards you draw from. When it runs out, the discards are shuffled into a new one. (O-4.3)

term-rice-paper = rice paper
term-rice-paper-means = A card with a deck of its own, worth 1 fold. You can only pay with it, but it counts as a card in your hand. (L-5.1, L-5.2, L-5.3)

term-draw-line = Draw Line
term-draw-line-means = The face-up cards beside the deck, normally four. You take cards from it when you draw. (O-2.5)

term-discards = discards
term-discards-means = The discard pile. It lies face up, keeps its order and is public. (O-2.5)

term-top-discard = top discard
term-top-discard-means = The card on top of the discard pile. (O-2.5)

term-collection = collection
term-collection-means = One of the two columns in front of you that your origami go into. Their sizes differ by at most one card. (O-5.3)

term-on-top = on top
term-on-top-means = Lying uncovered at the end of a collection. Only a card on top offers its special action or has its ongoing effect. (O-5.6, L-4.1)

term-covered = covered
term-covered-means = Lying under another card of a collection. Its name, family and points still count, but its special action or ongoing effect is lost. (O-5.4, L-4.1)

term-visible = visible
term-visible-means = On top of any collection of any player, or in the Draw Line. (O-9.1)

term-in-play = in play
term-in-play-means = Said of a character that lies in the middle of the table. (L-4.2)

term-instant-effect = instant effect
term-instant-effect-means = An effect you may use at once, when you play the card. It is always optional. (O-5.5)

term-scoring-effect = scoring effect
term-scoring-effect-means = An effect that counts only at the end of the game, whether its card is covered or not. (O-5.7)

term-special-action = special action
term-special-action-means = An action printed on a card. While the card is on top of your collection you can use it on your turn, starting with your next one. (O-5.6, O-6.1)

term-ongoing-effect = ongoing effect
term-ongoing-effect-means = An effect that applies for as long as its card is on top of a collection. (L-4.1)

term-hand-modifier = hand modifier
term-hand-modifier-means = A number on a card, such as +3 or −1, that changes your hand limit while the card is on top of your collection or the character is in play. (L-1.2, L-3.2)

term-reaction = reaction
term-reaction-means = What a Caiman or a Toucan on top does because you play an origami. It is not optional. (L-4.7)

term-bonus = bonus
term-bonus-means = What you get for playing a character: you may play one origami that is in the Draw Line, without paying. (L-4.3)

term-starting-player = Starting Player
term-starting-player-means = The player who was dealt the fewest folds. Every round begins with them, for the whole game. (O-2.3)

term-turn = turn
term-turn-means = Your time to act: exactly one action, plus any that effects add. (O-3.1)

term-action = action
term-action-means = What you do on your turn: draw cards, play one origami or, with families of Origami, use a special action. (O-3.1, L-3.1)

term-another-action = another action
term-another-action-means = An extra action that an effect adds to your turn. You take it once the current action is complete. (O-3.4)

term-round = round
term-round-means = One turn of each player, from the Starting Player to the player on their right. (O-7.1)

term-final-round = final round
term-final-round-means = The last turn of every player, after the round of the second run-out is finished. (O-7.1)

term-run-out = run-out
term-run-out-means = The moment the last card leaves the deck. The second one triggers the end of the game. (O-4.3, O-7.1)

term-pay = pay
term-pay-means = To discard other cards from your hand whose folds total exactly the cost. (O-5.1)

term-discount = discount
term-discount-means = Folds that you need not pay for a card. A cost never falls below 0. (O-9.11)

term-free = for free
term-free-means = Without paying any card, whatever changes costs. (L-4.5, O-9.8)

term-discard = discard
term-discard-means = To put a card on the discard pile, from your hand unless the effect says otherwise. Rice paper goes back to its own deck instead. (O-5.9, L-5.2)

term-pass = pass
term-pass-means = To give a card from your hand to another player (O-5.9). You pass a turn only if you have no legal action (O-3.3).

term-draw = draw
term-draw-means = To add cards to your hand: from the deck by an effect, or from the Draw Line by the action of that name. (O-4.1, O-4.4)

term-take = take
term-take-means = To add a card to your hand, mostly from the Draw Line or the discards, where everyone sees which card it is. (O-4.4)

term-draw-limit = draw limit
term-draw-limit-means = The most folds you may take with the draw-cards action, normally 4. An effect states its own limit. (O-4.1)

term-unused-folds = unused folds
term-unused-folds-means = What is left of the draw limit after the cards you took with the draw-cards action. (L-7.15)

term-hand-limit = hand limit
term-hand-limit-means = The most cards you may keep at the end of your turn: 8, changed by hand modifiers. You discard the rest. (O-3.2, L-3.2)

term-decline = decline
term-decline-means = To choose not to use an effect, or part of one, that is optional. (O-5.5)

term-mixed = mixed
term-mixed-means = Said of a game with families of both Origami and Origami: Legends, or with characters and families of Origami. (L-8.1)

term-printed = printed
term-printed-means = Said of a fact about a card that is found on the card itself, in a rulebook or in a published review. (O-1.2)

term-ours = ours
term-ours-means = Said of a fact about a card that no printed source available to us gives, so we filled it in. (O-1.2)

term-edition = edition
term-edition-means = The numbers and effects of the cards in force, including the corrections of an edition file. (O-1.2)

term-record = record
term-record-means = The text of a whole game, including every shuffle and draw of lots. It can be replayed move by move. (O-2.3)
