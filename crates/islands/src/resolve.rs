//! From one question to the next: the round (I-3, I-4) and what a painting causes (I-6.3).

use tabletop::{Seat, Seats, Sink, Stream};

use crate::asks::{Kept, Move, Nth, Side, Source};
use crate::atlas::{Colouring, Landmark, SPACES, Shape};
use crate::bits::{Square, Squares};
use crate::colour::{Colour, Colours};
use crate::event::Event;
use crate::score::outline_points;
use crate::state::{Pending, Player, Stage, State};
use crate::technology::Purpose;

/// The income before gold mines and volcanoes (I-4.3).
const INCOME: u16 = 3;

impl State {
    /// Carries out a legal answer.
    #[inline]
    pub(crate) fn answer(&mut self, by: Option<Seat>, m: Move, log: &mut impl Sink<Event>) {
        match m {
            Move::Keep(kept) => self.keep(by.unwrap_or_default(), kept, log),
            Move::Bid(coins) => {
                let seat = self.acting;
                log.put(|| Event::Bids { seat, coins });
                if self.is_solo() {
                    return self.bid_solo(coins);
                }
                self.bid = coins;
                self.bidder = Some(seat);
                self.acting = self.next_bidder();
                self.go_on_bidding(log);
            }
            Move::Pass => {
                self.pass(false, log);
                self.go_on_bidding(log);
            }
            Move::Shape(shape) => self.choose_shape(shape, false, log),
            Move::Paint { island, colour, squares } => self.paint(island, squares, colour, false, log),
            Move::GiveUp => self.give_up(log),
            Move::From(seat) => {
                self.take_coins(seat, log);
                self.carry_out(log);
            }
            Move::Token(from, side) => {
                self.take_token(Some((from, side)), log);
                self.carry_out(log);
            }
            Move::Research(technology) => self.research(technology, log),
            Move::Use(used) => self.use_technology(used, log),
            Move::GoOn => self.go_on(log),
            Move::Form(size) => self.begin_form(size),
            Move::Shuffled(seed) => self.deal(seed, log),
            Move::Rolled(n) => match self.stage {
                Stage::Lot => {
                    self.first = Seat(n - 1);
                    log.put(|| Event::FirstPlayer { seat: Seat(n - 1) });
                    self.begin_round(log);
                }
                _ if self.is_solo() => self.roll_solo(n, log),
                Stage::AuctionDie => self.begin_bidding(n, log),
                _ => self.roll_colour(n, log),
            },
        }
    }

    // --- setup --------------------------------------------------------------------------------------------------------

    /// Deals three sheets to each player, independently of the others (I-2.2, I-2.4).
    fn deal(&mut self, seed: u64, log: &mut impl Sink<Event>) {
        let mut stream = Stream::new(seed);
        for seat in self.seats() {
            let dealt = self.sheets.draw(&mut stream);
            self.players[seat.index()].dealt = dealt;
            let atlas = self.atlas;
            log.put(|| Event::Dealt { seat, sheets: dealt.map(|sheet| atlas.sheet(sheet).id.as_str()) });
        }
        self.stage = Stage::Keep;
    }

    fn keep(&mut self, seat: Seat, kept: Kept, log: &mut impl Sink<Event>) {
        let atlas = self.atlas;
        let names = |kept: Kept| [kept.0, kept.1].map(|sheet| atlas.sheet(sheet).id.as_str());
        let player = &mut self.players[seat.index()];
        player.choice = (0..).take(player.dealt.len()).find(|&choice| player.keeping(choice) == kept);
        log.put(|| Event::Chose { seat, kept: names(kept) });
        if !self.undecided().is_empty() {
            return;
        }
        for seat in self.seats() {
            let player = &mut self.players[seat.index()];
            let choice = player.choice.take().unwrap_or(0);
            let kept = player.keeping(choice);
            player.kept = [kept.0, kept.1];
            log.put(|| Event::Keeps { seat, kept: names(kept) });
        }
        self.stage = Stage::Lot;
    }

    // --- bidding ------------------------------------------------------------------------------------------------------

    pub(crate) fn begin_round(&mut self, log: &mut impl Sink<Event>) {
        self.stage = Stage::AuctionDie;
        self.card = 0;
        self.bid = 0;
        self.bidder = None;
        self.passed = Seats::NONE;
        self.acted = 0;
        self.acting = self.first;
        let (round, colour, first) = (self.round(), self.season(), self.first);
        log.put(|| Event::Round { round, colour, first });
        if self.is_solo() {
            self.begin_solo_round();
        }
    }

    pub(crate) fn begin_bidding(&mut self, card: u8, log: &mut impl Sink<Event>) {
        self.card = card;
        log.put(|| Event::Card { card });
        self.stage = Stage::Bid;
        self.go_on_bidding(log);
    }

    /// The next player, clockwise, who has not passed.
    fn next_bidder(&self) -> Seat {
        let mut seat = self.acting;
        for _ in 0..self.count {
            seat = seat.left(self.count);
            if !self.passed.has(seat) {
                break;
            }
        }
        seat
    }

    fn pass(&mut self, unable: bool, log: &mut impl Sink<Event>) {
        let seat = self.acting;
        log.put(|| Event::Passes { seat, unable });
        self.passed.add(seat);
        self.acting = self.next_bidder();
    }

    /// Asks the next player who can bid, or ends the auction (I-3.3, I-3.4).
    fn go_on_bidding(&mut self, log: &mut impl Sink<Event>) {
        loop {
            let left = self.count - self.passed.len();
            match self.bidder {
                Some(winner) if left == 1 => return self.win(winner, log),
                None if left == 0 && self.is_solo() => return self.act_solo(log),
                None if left == 0 => {
                    log.put(|| Event::NoWinner);
                    self.acting = self.first;
                    return self.begin_square(log);
                }
                _ => {}
            }
            if self.players[self.acting.index()].coins >= self.least_bid() {
                return;
            }
            self.pass(true, log);
        }
    }

    pub(crate) fn win(&mut self, winner: Seat, log: &mut impl Sink<Event>) {
        let coins = self.bid;
        self.players[winner.index()].coins -= coins;
        self.first = winner;
        self.acting = winner;
        log.put(|| Event::Wins { seat: winner, coins });
        self.part = Source::CoalPit;
        self.coal_used = [0; 2];
        self.go_on_with_coal(log);
    }

    // --- action step --------------------------------------------------------------------------------------------------

    /// The square of a player without the card (I-4.3).
    pub(crate) fn begin_square(&mut self, log: &mut impl Sink<Event>) {
        self.part = Source::Square;
        let season = Colours::only(self.season());
        self.ask_for_square(Source::Square, season, log);
    }

    /// The next coal-pit square of the winner, or the auctioned shape (I-8.4).
    fn go_on_with_coal(&mut self, log: &mut impl Sink<Event>) {
        let held = self.players[self.acting.index()].coal;
        let [any, season] = [0, 1].map(|side| held[side] - self.coal_used[side]);
        if any == 0 && season == 0 {
            return self.begin_auctioned_shape(log);
        }
        let colours = if any > 0 { Colours::ANY } else { Colours::only(self.season()) };
        self.ask_for_square(Source::CoalPit, colours, log);
    }

    fn ask_for_square(&mut self, source: Source, colours: Colours, log: &mut impl Sink<Event>) {
        self.source = source;
        self.shape = None;
        self.colours = colours;
        self.stage = Stage::Paint;
        if !self.players[self.acting.index()].can_paint_square(self.atlas) {
            self.skip(log);
        }
    }

    fn begin_auctioned_shape(&mut self, log: &mut impl Sink<Event>) {
        self.part = Source::Auction;
        self.source = Source::Auction;
        let card = *self.atlas.board().card(self.card);
        self.colouring = card.colouring;
        match card.shape {
            // In the solo game technologies may still change one that does not fit (I-13.17).
            Some(shape) if self.fits(shape) || self.is_solo() => {
                self.shape = Some(shape);
                self.find_colour(log);
            }
            Some(_) => self.skip(log),
            None => self.ask_for_shape(log),
        }
    }

    fn begin_grove(&mut self, side: Side, log: &mut impl Sink<Event>) {
        self.source = Source::Grove;
        self.colouring = if side == Side::Single { Colouring::Any } else { Colouring::Random };
        self.ask_for_shape(log);
    }

    /// Can it be placed in at least one colour it may still get (I-4.6)?
    fn fits(&self, shape: Shape) -> bool {
        let colours = if self.colouring == Colouring::Season { Colours::only(self.season()) } else { Colours::ANY };
        self.players[self.acting.index()].can_place(shape, colours, self.atlas)
    }

    fn ask_for_shape(&mut self, log: &mut impl Sink<Event>) {
        for shape in Shape::ALL {
            self.fitting |= u8::from(self.fits(shape)) << shape as u8;
        }
        match self.fitting.count_ones() {
            0 if self.is_solo() && self.source == Source::Auction => self.offer_changes(log),
            0 => self.skip(log),
            1 => self.choose_shape(Shape::ALL[self.fitting.trailing_zeros() as usize], true, log),
            _ => self.stage = Stage::Shape,
        }
    }

    fn choose_shape(&mut self, shape: Shape, only: bool, log: &mut impl Sink<Event>) {
        let (seat, source) = (self.acting, self.source);
        log.put(|| Event::Chooses { seat, source, shape, only });
        self.shape = Some(shape);
        self.fitting = 0;
        if self.is_transforming() {
            self.offer_changes(log);
        } else {
            self.find_colour(log);
        }
    }

    /// The shape is chosen and fits; its colour is known, free, or rolled now (I-5.5).
    fn find_colour(&mut self, log: &mut impl Sink<Event>) {
        self.stage = Stage::Paint;
        self.colours = match self.colouring {
            Colouring::Season => Colours::only(self.season()),
            Colouring::Any => Colours::ANY,
            Colouring::Random => {
                if self.is_solo() {
                    let is_grove = self.source == Source::Grove;
                    self.ask_for_dice(if is_grove { Purpose::Grove } else { Purpose::Colour }, 1);
                }
                self.stage = Stage::ColourDie;
                Colours::NONE
            }
        };
        if self.is_solo() && self.source == Source::Auction && self.stage == Stage::Paint {
            self.offer_changes(log);
        }
    }

    pub(crate) fn roll_colour(&mut self, die: u8, log: &mut impl Sink<Event>) {
        let (seat, source, colour) = (self.acting, self.source, Colour::of_die(die));
        log.put(|| Event::ColourRolled { seat, source, die, colour });
        self.colours = Colours::only(colour);
        self.stage = Stage::Paint;
        if self.is_solo() && source == Source::Auction {
            return self.offer_changes(log);
        }
        let Some(shape) = self.shape else { return };
        // Only a shape of two halves can depend on its colour: through the access a lighthouse gives in between.
        if shape == Shape::Two && !self.players[seat.index()].can_place(shape, self.colours, self.atlas) {
            self.skip(log);
        }
    }

    /// Nothing can be painted: the action is over (I-5.10).
    pub(crate) fn skip(&mut self, log: &mut impl Sink<Event>) {
        let (seat, source) = (self.acting, self.source);
        log.put(|| Event::Skips { seat, source });
        self.leave_action(log);
    }

    fn give_up(&mut self, log: &mut impl Sink<Event>) {
        let (seat, source) = (self.acting, self.source);
        log.put(|| Event::GivesUp { seat, source });
        self.leave_action(log);
    }

    /// A painting action ends without paint. Without it no coal-pit square is painted either (I-8.4).
    fn leave_action(&mut self, log: &mut impl Sink<Event>) {
        if self.source == Source::CoalPit {
            self.clear_action();
            self.begin_auctioned_shape(log);
        } else {
            self.end_action(log);
        }
    }

    /// What is no longer needed is set back, so that equal positions are equal.
    pub(crate) const fn clear_action(&mut self) {
        self.shape = None;
        self.colours = Colours::NONE;
        self.colouring = Colouring::Season;
        self.is_second = false;
        self.fitting = 0;
        self.solo.form = 0;
    }

    /// A painting action and all it caused is finished, except for groves that wait.
    fn end_action(&mut self, log: &mut impl Sink<Event>) {
        self.clear_action();
        if let Some((nth, square)) = self.groves.pop() {
            let side = self.side_of(nth, square);
            return self.begin_grove(side, log);
        }
        match self.part {
            Source::CoalPit => self.go_on_with_coal(log),
            Source::Square => {
                self.take_income(log);
                self.end_step(log);
            }
            Source::Expancing => self.go_on_with_expancing(log),
            Source::Auction | Source::Grove => self.end_step(log),
        }
    }

    /// 3, plus gold mines, minus volcano tokens, never below 0 (I-4.3, I-8.6, I-8.7).
    fn take_income(&mut self, log: &mut impl Sink<Event>) {
        let seat = self.acting;
        let player = &mut self.players[seat.index()];
        let [two, one] = player.gold.map(u16::from);
        let (gold, volcanoes) = (2 * two + one, player.volcanoes);
        let coins = (INCOME + gold).saturating_sub(volcanoes.into());
        player.coins += coins;
        log.put(|| Event::Income { seat, gold, volcanoes, coins });
    }

    /// The next player acts, or the marker moves (I-4.1, I-4.4).
    pub(crate) fn end_step(&mut self, log: &mut impl Sink<Event>) {
        self.coal_used = [0; 2];
        self.part = Source::Square;
        self.source = Source::Square;
        if self.is_solo() {
            return self.end_solo_step(log);
        }
        self.acted += 1;
        if self.acted < self.count {
            self.acting = self.acting.left(self.count);
            self.begin_square(log);
        } else if usize::from(self.space) + 1 < SPACES {
            self.space += 1;
            self.begin_round(log);
        } else {
            self.stage = Stage::Over;
            log.put(|| Event::Ends);
        }
    }

    // --- painting and what it causes ------------------------------------------------------------------------------------

    fn paint(&mut self, island: Nth, squares: Squares, colour: Colour, only: bool, log: &mut impl Sink<Event>) {
        let (seat, source, atlas) = (self.acting, self.source, self.atlas);
        let season = self.season();
        let player = &mut self.players[seat.index()];
        let starts = player.painted(island).is_empty();
        log.put(|| Event::Paints { seat, source, island, squares, colour, only });
        let access = player.put(island, squares, colour, atlas);
        if starts {
            self.pending.started |= 1 << island.0;
            log.put(|| Event::Starts { seat, island, access });
        }
        if source == Source::CoalPit {
            // The token that can do least is used.
            let is_season = colour == season && self.coal_used[1] < player.coal[1];
            self.coal_used[usize::from(is_season)] += 1;
        }
        let here = player.island(island, atlas);
        let surrounded = player.surrounded_by(island, squares, atlas);
        self.pending.surrounded[island.index()] = self.pending.surrounded[island.index()].or(surrounded);
        for square in surrounded.iter() {
            let paint = player.paint[island.index()];
            log.put(|| {
                let site = here.site(square);
                let landmark = site.map_or(Landmark::Sea, |site| site.landmark);
                let side = paint.side(site.map_or(Squares::NONE, |site| site.around));
                Event::Surrounds { seat, island, square, landmark, side }
            });
        }
        // An outline is filled by one placement of exactly its form (I-7.1); it has two squares at least.
        for (i, outline) in here.outlines.iter().enumerate() {
            if outline.squares == squares {
                player.filled[island.index()][usize::from(outline.colour != colour)] |= 1 << i;
                self.pending.filled[island.index()] |= 1 << i;
            }
        }
        if self.is_solo() {
            self.note_painting(island, squares, starts, surrounded);
        }
        if self.shape == Some(Shape::Two) && !self.is_second {
            self.go_on_to_second_half(colour, log);
        } else {
            self.carry_out(log);
        }
    }

    /// Only lighthouses count before the second half (I-5.6).
    fn go_on_to_second_half(&mut self, colour: Colour, log: &mut impl Sink<Event>) {
        while let Some((nth, square)) = self.next_pending(&[Landmark::Lighthouse]) {
            self.give_access(nth, square, log);
        }
        self.is_second = true;
        self.colours = Colours::only(colour);
        let place = self.players[self.acting.index()].only_place(Shape::Two, self.atlas);
        if let Some((nth, squares)) = place {
            self.paint(nth, squares, colour, true, log);
        }
    }

    /// Carries out what the painting has caused, in the order of I-6.3, until a question is to be asked.
    fn carry_out(&mut self, log: &mut impl Sink<Event>) {
        if self.pending == Pending::default() {
            return self.end_action(log);
        }
        self.carry_out_pending(log);
    }

    #[inline(never)]
    fn carry_out_pending(&mut self, log: &mut impl Sink<Event>) {
        let seat = self.acting;
        self.take_volcano_tokens(log);
        let tokens = [Landmark::Lighthouse, Landmark::CoalPit, Landmark::GoldMine];
        while let Some((nth, square)) = self.next_pending(&tokens) {
            if self.island(seat, nth).at(Landmark::Lighthouse).has(square) {
                self.give_access(nth, square, log);
            } else if !self.give_token(log) {
                self.stage = Stage::Token;
                return;
            }
        }
        while self.next_pending(&[Landmark::Volcano]).is_some() {
            self.return_token(log);
            if !self.erupt(log) {
                self.stage = Stage::Richest;
                return;
            }
        }
        self.pay_outlines(log);
        self.collect_groves();
        self.end_action(log);
    }

    fn take_volcano_tokens(&mut self, log: &mut impl Sink<Event>) {
        let seat = self.acting;
        for island in Nth::ALL {
            let tokens = self.island(seat, island).at(Landmark::Volcano).len();
            if self.pending.started >> island.0 & 1 == 1 && tokens > 0 {
                self.players[seat.index()].volcanoes += tokens;
                log.put(|| Event::VolcanoTokens { seat, island, tokens });
            }
        }
        self.pending.started = 0;
    }

    /// A landmark has been carried out.
    fn settle(&mut self, nth: Nth, square: Square) {
        let pending = &mut self.pending.surrounded[nth.index()];
        *pending = pending.without(Squares::only(square));
    }

    fn give_access(&mut self, nth: Nth, square: Square, log: &mut impl Sink<Event>) {
        let (seat, side) = (self.acting, self.side_of(nth, square));
        self.players[seat.index()].access[side as usize] += 1;
        self.settle(nth, square);
        log.put(|| Event::Access { seat, side });
    }

    /// Who else has such a token, by side: the answers to "whose token" (I-12.3).
    pub(crate) fn token_holders(&self, landmark: Landmark) -> impl Iterator<Item = (Seat, Side)> {
        let others = self.seats().filter(|&seat| seat != self.acting);
        others.flat_map(move |seat| {
            let held = self.tokens(seat, landmark);
            Side::BOTH.into_iter().filter(move |&side| held[side as usize] > 0).map(move |side| (seat, side))
        })
    }

    /// Takes the next token that is owed; false if the player has to say whose.
    fn give_token(&mut self, log: &mut impl Sink<Event>) -> bool {
        let landmark = self.token_owed();
        if self.reserve(landmark) != Some(0) {
            self.take_token(None, log);
            return true;
        }
        let mut holders = self.token_holders(landmark);
        match (holders.next(), holders.next()) {
            (Some(_), Some(_)) => return false,
            (Some(only), None) => {
                drop(holders);
                self.take_token(Some(only), log);
            }
            (None, _) => {
                drop(holders);
                let seat = self.acting;
                log.put(|| Event::NoToken { seat, landmark });
                if let Some((nth, square)) = self.next_pending(&[Landmark::CoalPit, Landmark::GoldMine]) {
                    self.settle(nth, square);
                }
            }
        }
        true
    }

    fn take_token(&mut self, from: Option<(Seat, Side)>, log: &mut impl Sink<Event>) {
        let Some((nth, square)) = self.next_pending(&[Landmark::CoalPit, Landmark::GoldMine]) else { return };
        let (seat, landmark, side) = (self.acting, self.token_owed(), self.side_of(nth, square));
        let held = |player: &mut Player, side: Side, change: i8| {
            let tokens = if landmark == Landmark::CoalPit { &mut player.coal } else { &mut player.gold };
            tokens[side as usize] = tokens[side as usize].saturating_add_signed(change);
        };
        if let Some((from, side)) = from {
            held(&mut self.players[from.index()], side, -1);
        }
        held(&mut self.players[seat.index()], side, 1);
        self.settle(nth, square);
        log.put(|| Event::Token { seat, landmark, side, from });
    }

    fn return_token(&mut self, log: &mut impl Sink<Event>) {
        let seat = self.acting;
        let player = &mut self.players[seat.index()];
        player.volcanoes = player.volcanoes.saturating_sub(1);
        log.put(|| Event::TokenReturned { seat });
    }

    /// The richest of the other players, if they have a coin and nobody is richer (I-8.7).
    pub(crate) fn richest(&self) -> Seats {
        let others = || self.seats().filter(|&seat| seat != self.acting);
        let most = others().map(|seat| self.coins(seat)).max().unwrap_or(0);
        if most == 0 || most < self.coins(self.acting) {
            return Seats::NONE;
        }
        others().filter(|&seat| self.coins(seat) == most).collect()
    }

    /// A volcano takes coins from the richest; false if the player has to say from whom.
    fn erupt(&mut self, log: &mut impl Sink<Event>) -> bool {
        if self.is_solo() {
            self.erupt_solo(log);
            self.settle_volcano();
            return true;
        }
        let richest = self.richest();
        match richest.first() {
            Some(_) if richest.len() > 1 => return false,
            Some(from) => self.take_coins(from, log),
            None => {
                let (seat, richest) = (self.acting, self.coins(self.acting) > 0);
                log.put(|| Event::TakesNothing { seat, richest });
                self.settle_volcano();
            }
        }
        true
    }

    fn take_coins(&mut self, from: Seat, log: &mut impl Sink<Event>) {
        let seat = self.acting;
        let coins = self.coins(from).min(self.volcano_coins().into());
        self.players[from.index()].coins -= coins;
        self.players[seat.index()].coins += coins;
        self.settle_volcano();
        self.stage = Stage::Paint;
        log.put(|| Event::Takes { seat, from, coins });
    }

    fn settle_volcano(&mut self) {
        if let Some((nth, square)) = self.next_pending(&[Landmark::Volcano]) {
            self.settle(nth, square);
        }
    }

    /// 10 coins for an outline in its colour, 5 otherwise (I-7.1).
    fn pay_outlines(&mut self, log: &mut impl Sink<Event>) {
        let seat = self.acting;
        for island in Nth::ALL {
            let filled = std::mem::take(&mut self.pending.filled[island.index()]);
            if filled == 0 {
                continue;
            }
            let here = self.island(seat, island);
            let player = &mut self.players[seat.index()];
            for (i, outline) in here.outlines.iter().enumerate().filter(|(i, _)| filled >> i & 1 == 1) {
                let coins = outline_points(player.filled[island.index()][0] >> i & 1 == 1);
                player.coins += u16::from(coins);
                log.put(|| {
                    let square = outline.squares.first().unwrap_or_default();
                    Event::Fills { seat, island, square, coins }
                });
            }
        }
    }

    /// Groves wait until their turn; harbors and temples count at the end only.
    fn collect_groves(&mut self) {
        for nth in Nth::ALL.into_iter().rev() {
            let surrounded = std::mem::take(&mut self.pending.surrounded[nth.index()]);
            let mut groves = surrounded.and(self.island(self.acting, nth).at(Landmark::Grove));
            // The first in reading order is carried out first, so it is pushed last.
            while !groves.is_empty() {
                let last = Square(63 - groves.0.leading_zeros() as u8);
                groves = groves.without(Squares::only(last));
                self.groves.push(nth, last);
            }
        }
    }
}
