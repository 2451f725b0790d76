term-origami = origami
term-origami-means = A card of the game, especially one that you play onto a collection. It has a cost, folds, points and one effect. (O-1.2)

term-family = family
term-family-means = One of the five groups of 18 cards: farm, sky, sea, savannah and lawn. A game uses as many families as it has players. (O-1.1, O-2.1)

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

term-draw-line = Draw Line
term-draw-line-means = The face-up cards beside the deck, normally four. You take cards from it when you draw. (O-2.5)

term-discards = discards
term-discards-means = The discard pile. It lies face up, keeps its order and is public. (O-2.5)

term-top-discard = top discard
term-top-discard-means = The card on top of the discard pile. (O-2.5)

term-collection = collection
term-collection-means = One of the two columns in front of you that your origami go into. Their sizes differ by at most one card. (O-5.3)

term-on-top = on top
term-on-top-means = Lying uncovered at the end of a collection. Only a card on top offers its special action. (O-5.6)

term-covered = covered
term-covered-means = Lying under another card of a collection. Its name, family and points still count, but its special action is lost. (O-5.4)

term-visible = visible
term-visible-means = On top of any collection of any player, or in the Draw Line. (O-9.1)

term-instant-effect = instant effect
term-instant-effect-means = An effect you may use at once, when you play the card. It is always optional. (O-5.5)

term-scoring-effect = scoring effect
term-scoring-effect-means = An effect that counts only at the end of the game, whether its card is covered or not. (O-5.7)

term-special-action = special action
term-special-action-means = An action printed on a card. While the card is on top of your collection you can use it on your turn, starting with your next one. (O-5.6, O-6.1)

term-starting-player = Starting Player
term-starting-player-means = The player who was dealt the fewest folds. Every round begins with them, for the whole game. (O-2.3)

term-turn = turn
term-turn-means = Your time to act: exactly one action, plus any that effects add. (O-3.1)

term-action = action
term-action-means = What you do on your turn: draw cards, play one origami, or use a special action. (O-3.1)

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

term-discard = discard
term-discard-means = To put a card on the discard pile, from your hand unless the effect says otherwise. (O-5.9)

term-pass = pass
term-pass-means = To give a card from your hand to another player (O-5.9). You pass a turn only if you have no legal action (O-3.3).

term-draw = draw
term-draw-means = To add cards to your hand: from the deck by an effect, or from the Draw Line by the action of that name. (O-4.1, O-4.4)

term-take = take
term-take-means = To add a card to your hand, mostly from the Draw Line or the discards, where everyone sees which card it is. (O-4.4)

term-draw-limit = draw limit
term-draw-limit-means = The most folds you may take with the draw-cards action, normally 4. An effect states its own limit. (O-4.1)

term-hand-limit = hand limit
term-hand-limit-means = The most cards you may keep at the end of your turn: 8. You discard the rest. (O-3.2)

term-decline = decline
term-decline-means = To choose not to use an effect, or part of one, that is optional. (O-5.5)

term-printed = printed
term-printed-means = Said of a fact about a card that is found on the card itself, in a rulebook or in a published review. (O-1.2)

term-ours = ours
term-ours-means = Said of a fact about a card that no printed source available to us gives, so we filled it in. (O-1.2)

term-edition = edition
term-edition-means = The numbers and effects of the cards in force, including the corrections of an edition file. (O-1.2)

term-record = record
term-record-means = The text of a whole game, including every shuffle and draw of lots. It can be replayed move by move. (O-2.3)
