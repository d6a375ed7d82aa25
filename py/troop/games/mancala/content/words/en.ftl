## Monkey Mancala

game-mancala = Monkey Mancala
    .short = Mancala
    .time = 10–15 minutes
    .about = Sow your monkeys around the log and bring more of them home than your opponent.
option-mancala-first = Who begins
    .about = The player who begins is South and plays the lower row.
option-mancala-first-1 = Player 1
option-mancala-first-2 = Player 2
option-mancala-first-drawn = Drawn at random
option-mancala-capture = Captures
    .about = When your last monkey lands in an empty pocket of yours, does it capture even if the opposite pocket is empty?
option-mancala-capture-any = Always
option-mancala-capture-full = Only if monkeys are opposite
option-mancala-tokens = Tokens
    .about = Tokens bend the rules: Skip, Reverse, Steal and Swap.
option-mancala-tokens-on = With tokens
option-mancala-tokens-off = Without tokens
option-mancala-copies = Tokens of each kind
    .about = How many tokens of each kind the pile holds.
option-mancala-disruption = Disruption
    .about = May you play a token during your opponent’s turn?
option-mancala-disruption-on = Allowed
option-mancala-disruption-off = Not allowed
option-mancala-hands = Hands
    .about = Can the players see each other’s tokens?
option-mancala-hands-open = Open
option-mancala-hands-hidden = Hidden
option-mancala-pockets = Pockets on each side
    .about = A shorter log makes a quicker game.
option-mancala-each = Monkeys in each pocket
    .about = How many monkeys each pocket holds at the start.
preset-mancala-tokens = With tokens
    .about = The whole game: the die and the four tokens.
preset-mancala-plain = Without tokens
    .about = Just sowing and capturing. A last monkey in an empty pocket always captures.
preset-mancala-kalah = Standard Kalah
    .about = The classic rules: no tokens, and you capture only if there are monkeys opposite.
preset-mancala-quick = Quick game
    .about = Four pockets a side, three monkeys in each, no tokens. Good for a first try.

mancala-pocket =
    { $side ->
        [south] South
       *[north] North
    } { $pocket }: { $count ->
        [0] empty
        [one] 1 monkey
       *[other] { $count } monkeys
    }
mancala-store =
    { $side ->
        [south] South’s store
       *[north] North’s store
    }: { $count ->
        [0] empty
        [one] 1 monkey
       *[other] { $count } monkeys
    }
mancala-word = { $word }
mancala-stat-store = Store
mancala-stolen-store =
    { $you ->
        [yes] your opponent’s store
       *[no] { $you2 ->
            [yes] your store
           *[no] { $name2 }’s store
        }
    }
mancala-stolen-place =
    { $place ->
        [S] { mancala-stolen-store }
        [N] { mancala-stolen-store }
       *[other] { $place }
    }
mancala-first-drawn =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
mancala-lifted =
    { $you ->
        [yes] You pick up
       *[no] { $name } picks up
    } { $count ->
        [one] 1 monkey
       *[other] { $count } monkeys
    } from { $pocket }.
mancala-dropped =
    { $place ->
        [S] One into South’s store.
        [N] One into North’s store.
       *[other] One into { $place }.
    }
mancala-captured =
    { $you ->
        [yes] You capture
       *[no] { $name } captures
    } { $count ->
        [one] the last monkey, from { $pocket }.
       *[other] { $count } monkeys from { $pocket } and { $opposite }.
    }
mancala-swept =
    { $count ->
        [one] The last monkey goes
       *[other] The last { $count } monkeys go
    } into { $you ->
        [yes] your
       *[no] { $name }’s
    } store.
mancala-ended = The game is over.
mancala-free-turn =
    { $you ->
        [yes] You play again.
       *[no] { $name } plays again.
    }
mancala-sown =
    { $you ->
        [yes] You sow
       *[no] { $name } sows
    } { $count ->
        [one] 1 monkey
       *[other] { $count } monkeys
    } from { $pocket }, { $last ->
        [store] the last one into the store.
       *[other] the last one into { $last }.
    }
mancala-status-free-turn =
    { $you ->
        [yes] You play again
       *[no] { $name } plays again
    }
mancala-outcome-reason-side-empty = One side is empty. The monkeys left on the other side have gone into that player’s store.
mancala-why-no-pocket = There is no pocket “{ $text }”. Sow one of the pockets on your side.
mancala-why-not-yours =
    { $you ->
        [yes] { $pocket } is on the other side: you can only sow your own pockets.
       *[no] { $pocket } is on the other side: { $name } can only sow their own pockets.
    }
mancala-why-empty = { $pocket } is empty: choose a pocket with monkeys in it.
mancala-position-first = Part { $field }: “{ $text }” should be first=1 or first=2.
mancala-position-side-empty = Part { $field }: one side is empty, so the monkeys on the other side belong in their store.

## Monkey Mancala: the tokens

mancala-kind =
    { $token ->
        [skip] Skip
        [reverse] Reverse
        [steal] Steal
        [swap] Swap
       *[hidden] token
    }
mancala-token =
    { $side ->
        [south] South
       *[north] North
    }: { $token ->
        [hidden] { $count ->
            [one] 1 hidden token
           *[other] { $count } hidden tokens
        }
       *[other] { mancala-kind }, { $count ->
            [one] 1 token
           *[other] { $count } tokens
        }
    }
mancala-pile =
    Pile: { $count ->
        [0] empty
       *[other] Skip { $skip }, Reverse { $reverse }, Steal { $steal }, Swap { $swap }
    }
mancala-pile-hidden =
    Pile: { $count ->
        [0] empty
        [one] 1 token
       *[other] { $count } tokens
    }
mancala-stat-tokens = Tokens
mancala-announced = A { mancala-kind } against this sowing
mancala-force-skip =
    { $count ->
        [one] The next sowing skips the first space.
       *[other] The next sowing skips the first { $count } spaces.
    }
mancala-force-reverse = The next sowing runs clockwise.
mancala-use =
    { $token ->
        [skip] Skip: roll the die and skip that many spaces
        [reverse] Reverse: sow clockwise
        [steal] Steal a monkey
       *[swap] Swap two pockets
    }
mancala-disrupt =
    { $token ->
        [skip] Disrupt with a Skip: the sowing starts further on
        [reverse] Disrupt with a Reverse: turn the sowing round
        [steal] Disrupt with a Steal: take a monkey first
       *[swap] Disrupt with a Swap: swap two pockets first
    }
mancala-said-sow = Sow { $pocket }
mancala-said-use = Use a { mancala-kind }
mancala-said-steal =
    { $place ->
        [store] Steal a monkey from the store
       *[other] Steal a monkey from { $place }
    }
mancala-said-swap = Swap { $pocket } and { $pocket2 }
mancala-said-discard = Give up a { mancala-kind }
mancala-card-use =
    { $token ->
        [skip] Roll the die: your next sowing skips that many spaces.
        [reverse] Your next sowing runs clockwise.
        [steal] Take a monkey from one of your opponent’s pockets, or from their store.
       *[swap] Swap everything in two pockets.
    }
mancala-card-disrupt =
    { $token ->
        [skip] Roll the die: your opponent’s sowing skips that many spaces.
        [reverse] Your opponent’s sowing runs the other way.
        [steal] First take a monkey from one of your opponent’s pockets, or from their store.
       *[swap] First swap everything in two pockets.
    }
mancala-card-block = Block the { mancala-kind } with yours: nothing happens, and both tokens are gone.
mancala-card-return = Put this token back on the pile.
mancala-pass = Let it pass
mancala-block = Block with a { mancala-kind }
mancala-do-not-block = Do not block
mancala-discard = Return a token
mancala-reason-wins =
    { $count ->
        [one] Wins by 1 monkey, whatever your opponent does.
       *[other] Wins by { $count } monkeys, whatever your opponent does.
    }
mancala-reason-loses =
    { $count ->
        [one] Loses by only 1 monkey.
       *[other] Loses by only { $count } monkeys.
    }
mancala-reason-ends =
    { $count ->
        [one] Ends the game and brings 1 monkey home.
       *[other] Ends the game and brings { $count } monkeys home.
    }
mancala-reason-captures = Captures { $count } monkeys.
mancala-reason-free = Ends in your store: you play again.
mancala-reason-free-captures = Ends in your store: you play again, and { $pocket } can then capture { $count } monkeys.
mancala-reason-denies = Keeps your opponent from playing again with { $pocket }.
mancala-reason-prepares-capture = Prepares { $pocket }, which may capture { $count } monkeys next.
mancala-reason-prepares-free = Prepares { $pocket }, which may end in your store next.
mancala-reason-saves = Saves { $count } monkeys from being captured.
mancala-reason-die =
    { $count ->
        [one] Brings 1 monkey home, so you roll the die.
       *[other] Brings { $count } monkeys home, so you roll the die.
    }
mancala-reason-home =
    { $count ->
        [one] Brings 1 monkey home.
       *[other] Brings { $count } monkeys home.
    }
mancala-reason-waits = Gives nothing away and saves the better moves for later.
mancala-reason-steals =
    { $place ->
        [store] Takes a monkey from your opponent’s store.
       *[other] Takes a monkey from { $place }.
    }
mancala-reason-swaps = Swaps { $place } and { $place2 }, so that you can gain more.
mancala-reason-bends = With a { mancala-kind }, the next sowing ends in a better place.
mancala-reason-lets = This sowing does little harm: save your tokens for later.
mancala-reason-disrupts = A { mancala-kind } makes this sowing worse.
mancala-reason-disrupts-capture = A { mancala-kind } saves { $count } monkeys from being captured.
mancala-reason-disrupts-free = A { mancala-kind } keeps your opponent from playing again.
mancala-reason-blocks = The { mancala-kind } would cost you more than a token.
mancala-reason-keeps-token = The { mancala-kind } does little harm: your token is worth more.
mancala-reason-discards = You will miss a { mancala-kind } least.
mancala-used =
    { $you ->
        [yes] You use a { mancala-kind }.
       *[no] { $name } uses a { mancala-kind }.
    }
mancala-named =
    { $you ->
        [yes] You are about to sow { $pocket }.
       *[no] { $name } is about to sow { $pocket }.
    }
mancala-let-be =
    { $you ->
        [yes] You let it pass.
       *[no] { $name } lets it pass.
    }
mancala-disrupted =
    { $you ->
        [yes] You disrupt
       *[no] { $name } disrupts
    } with { $token ->
        [steal] a Steal from { mancala-stolen-place }
        [swap] a Swap of { $place } and { $place2 }
       *[other] a { mancala-kind }
    }.
mancala-blocked =
    { $you ->
        [yes] You block with a { mancala-kind }: nothing happens.
       *[no] { $name } blocks with a { mancala-kind }: nothing happens.
    }
mancala-not-blocked =
    { $you ->
        [yes] You do not block.
       *[no] { $name } does not block.
    }
mancala-turned =
    { $you ->
        [yes] You reverse
       *[no] { $name } reverses
    } { $way ->
        [clockwise] the sowing: it runs clockwise.
       *[other] the sowing again: it runs counter-clockwise.
    }
mancala-stolen =
    { $you ->
        [yes] You steal
       *[no] { $name } steals
    } a monkey from { mancala-stolen-place }.
mancala-swapped =
    { $you ->
        [yes] You swap
       *[no] { $name } swaps
    } { $place } ({ $count }) and { $place2 } ({ $count2 }).
mancala-choose-again =
    { $you ->
        [yes] { $pocket } is empty now: you choose again.
       *[no] { $pocket } is empty now: { $name } chooses again.
    }
mancala-skip-rolled =
    { $you ->
        [yes] You roll
       *[no] { $name } rolls
    } a { $die }: the sowing skips { $count ->
        [one] 1 space.
       *[other] { $count } spaces.
    }
mancala-rolled =
    { $you ->
        [yes] You roll a { $die } and draw
       *[no] { $name } rolls a { $die } and draws
    } { $count ->
        [0] nothing.
        [one] 1 token.
       *[other] { $count } tokens.
    }
mancala-nothing-left =
    { $count ->
        [one] The pile is empty: one draw is lost.
       *[other] The pile is empty: { $count } draws are lost.
    }
mancala-drew =
    { $you ->
        [yes] You draw a { mancala-kind }.
       *[no] { $name } draws a { mancala-kind }.
    }
mancala-discarded =
    { $you ->
        [yes] You return a { mancala-kind } to the pile.
       *[no] { $name } returns a { mancala-kind } to the pile.
    }
mancala-sown-bent =
    { $you ->
        [yes] You sow
       *[no] { $name } sows
    } { $count ->
        [one] 1 monkey
       *[other] { $count } monkeys
    } from { $pocket }{ $way ->
        [clockwise] , clockwise
       *[other] { "" }
    }{ $skip ->
        [0] { "" }
        [one] , skipping 1 space
       *[other] , skipping { $skip } spaces
    }, { $last ->
        [store] the last one into the store.
       *[other] the last one into { $last }.
    }
mancala-status-bent =
    { $you ->
        [yes] Your turn
       *[no] { $name } to move
    }{ $way ->
        [clockwise] , clockwise
       *[other] { "" }
    }{ $skip ->
        [0] { "" }
        [one] , skipping 1 space
       *[other] , skipping { $skip } spaces
    }
mancala-status-window =
    { $you ->
        [yes] Disrupt the sowing of { $pocket }?
       *[no] { $name }: disrupt the sowing of { $pocket }?
    }
mancala-status-answer =
    { $you ->
        [yes] Block the { mancala-kind }?
       *[no] { $name }: block the { mancala-kind }?
    }
mancala-status-choose-again =
    { $you ->
        [yes] Choose another pocket
       *[no] { $name } chooses another pocket
    }
mancala-status-discard =
    { $you ->
        [yes] You hold six tokens: give one up
       *[no] { $name } has six tokens and must return one
    }
mancala-status-steal =
    { $count ->
        [0] Steal: choose a pocket
       *[other] Steal: choose a pocket or the store
    }
mancala-status-swap = Swap: choose the first pocket
mancala-status-swap-with = Swap { $pocket } with …: choose the second pocket
mancala-status-die = Rolling the die for the Skip
mancala-status-roll =
    { $you ->
        [yes] You roll the die
       *[no] { $name } rolls the die
    }
mancala-status-draw =
    { $you ->
        [yes] You draw a token
       *[no] { $name } draws a token
    }
mancala-why-window =
    { $you ->
        [yes] You may disrupt this sowing first: play a token or let it pass.
       *[no] { $name } may disrupt this sowing first: play a token or let it pass.
    }
mancala-why-answer =
    { $you ->
        [yes] Answer the disruption first: block it or not.
       *[no] { $name } must answer the disruption first: block it or not.
    }
mancala-why-discard =
    { $you ->
        [yes] You hold six tokens: give one up first.
       *[no] { $name } has six tokens and must return one first.
    }
mancala-why-not-held =
    { $you ->
        [yes] You have no { mancala-kind }.
       *[no] { $name } has no { mancala-kind }.
    }
mancala-why-steal-from = Choose where to steal from: one of your opponent’s pockets or their store.
mancala-why-steal-own = { $pocket } is your own pocket: a Steal takes a monkey from your opponent.
mancala-why-steal-empty =
    { $pocket ->
        [store] Your opponent’s store is empty: there is no monkey to steal.
       *[other] { $pocket } is empty: there is no monkey to steal.
    }
mancala-why-swap-two = A Swap needs two different pockets.
mancala-why-swap-none = All pockets hold the same number of monkeys: there is nothing to swap.
mancala-why-swap-equal =
    { $count ->
        [0] { $pocket } and { $pocket2 } are both empty: a Swap would change nothing.
        [one] { $pocket } and { $pocket2 } both hold 1 monkey: a Swap would change nothing.
       *[other] { $pocket } and { $pocket2 } both hold { $count } monkeys: a Swap would change nothing.
    }
mancala-why-no-pocket-there = There is no pocket “{ $text }” on this board.
mancala-position-token = Part { $field }: “{ $text }” is not a token; the tokens are { $allowed }.
mancala-position-hand = Part { $field }: “{ $text }” cannot be a hand; the game has { $copies } tokens of each kind, and an empty hand is written -.
mancala-position-pending = Part { $field }: “{ $text }” does not fit the rest of the position.

mancala-no-correspondence = Not available by link: with hidden hands, someone you both trust would have to draw the tokens.
