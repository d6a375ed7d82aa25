## Itchy Monkey

game-itchy = Itchy Monkey
    .short = Itchy Monkey
    .time = 20–30 minutes
    .about = Spread your lice from monkey to monkey and found your colonies before anyone else does.
preset-itchy-base = Colonies
    .about = Found colonies on three gorillas, on four of one species, or on five species.
preset-itchy-spies = With spies
    .about = The same, with three spies each: they share monkeys with any lice and count for everyone.
preset-itchy-clan = Clan game
    .about = For two: pick a species and free all of its monkeys of lice.
option-itchy-mode = Game
    .about = The base game, or the clan game for two: pick a species and free its monkeys of all lice.
option-itchy-mode-base = Base game
option-itchy-mode-clan = Clan game, for two
option-itchy-edition = Edition
    .about = English: start at a distance from the others, and spawn after coming back. French: start alone in your row and column, and coming back is your spawn.
option-itchy-edition-english = English
option-itchy-edition-french = French
option-itchy-tamarin = Emperor tamarins
    .about = Five emperor tamarins replace another species.
option-itchy-tamarin-off = Not used
option-itchy-tamarin-L = Instead of the lemurs
option-itchy-tamarin-O = Instead of the orangutans
option-itchy-tamarin-S = Instead of the spider monkeys
option-itchy-tamarin-M = Instead of the mandrills
option-itchy-spies = Spies
    .about = Three spies each. They have no power, share monkeys with any lice and count for everyone’s colonies.
option-itchy-spies-off = Without spies
option-itchy-spies-on = With spies
option-itchy-first = Who begins
    .about = Whoever imitates an itchy monkey best places the first lice and takes the first turn.
option-itchy-first-1 = Player 1
option-itchy-first-2 = Player 2
option-itchy-first-3 = Player 3
option-itchy-first-4 = Player 4
option-itchy-first-drawn = Drawn at random
option-itchy-cap = Turn limit
    .about = If nobody has won after this many turns each, the game is a draw.

itchy-species =
    { $species ->
        [L] lemur
        [O] orangutan
        [S] spider monkey
        [M] mandrill
        [G] gorilla
       *[T] tamarin
    }
itchy-several =
    { $species ->
        [L] lemurs
        [O] orangutans
        [S] spider monkeys
        [M] mandrills
        [G] gorillas
       *[T] tamarins
    }
itchy-the = the { itchy-species }
itchy-the-other =
    { $species2 ->
        [L] the lemur
        [O] the orangutan
        [S] the spider monkey
        [M] the mandrill
        [G] the gorilla
       *[T] the tamarin
    }
# Cells are named only for players who want moves in notation.
itchy-at =
    { $notation ->
        [yes] { " at " }{ $cell }
       *[no] { "" }
    }
itchy-at-other =
    { $notation ->
        [yes] { " at " }{ $cell2 }
       *[no] { "" }
    }
itchy-from =
    { $notation ->
        [yes] { " from " }{ $cell }
       *[no] { "" }
    }
itchy-from-to =
    { $notation ->
        [yes] { " from " }{ $cell }{ " to " }{ $cell2 }
       *[no] { "" }
    }
itchy-named-cells =
    { $notation ->
        [yes] { " (" }{ $cells })
       *[no] { "" }
    }
itchy-workers =
    { $workers ->
        [one] 1 worker
       *[other] { $workers } workers
    }
itchy-queens =
    { $queens ->
        [one] 1 queen
       *[other] { $queens } queens
    }
itchy-lice =
    { $kinds ->
        [w] { itchy-workers }
        [q] { itchy-queens }
        [s] 1 spy
        [wq] { itchy-workers } and { itchy-queens }
        [ws] { itchy-workers } and 1 spy
        [qs] { itchy-queens } and 1 spy
        [wqs] { itchy-workers }, { itchy-queens } and 1 spy
       *[none] no lice
    }
itchy-counted = { itchy-lice }
itchy-badge-win = Moving here wins the game.
itchy-badge-join = Your lice can move here.
itchy-badge-beat = Power { $power } here, and you can bring { $ours }: your lice take this monkey.
itchy-badge-even = Power { $power } here, and you can bring { $ours }: all these lice go back to the supplies.
itchy-badge-weak = Power { $power } here, but you can bring only { $ours }: not enough.
itchy-badge-clan-join = The lice can move here.
itchy-badge-clan-weak = Power { $power } here: { $ours } is not enough, so the lice stay.
itchy-badge-pick = This monkey can be nitpicked.
itchy-badge-danger = { $name } can take this monkey next turn: power { $power } is enough.
itchy-badge-one-step = { $name } can win here with one move.
itchy-badge-barred = This monkey was just moved and must stay here this turn.
itchy-badge-crowded =
    { $count ->
        [5] Five workers: ready for an outbreak.
       *[other] One more worker starts an outbreak.
    }
itchy-sign-win = You can win here with one move.
itchy-sign-loss = An opponent can win here with one move: beware.
itchy-sign-danger = Your lice here can be taken next turn. The number is their power.
itchy-sign-beat = Your lice can take this monkey. The number is the power there.
itchy-sign-even = Equal power: all these lice would go back to the supplies.
itchy-sign-weak = Too strong for your lice.
itchy-sign-join = Lice can move here.
itchy-sign-pick = Five workers or more: this monkey can be nitpicked.
itchy-sign-denied = Just moved: this monkey stays here this turn.
itchy-safe =
    { $count ->
        [0] In front of { $name }: no safe monkeys yet
        [one] In front of { $name }: one safe monkey
       *[other] In front of { $name }: { $count } safe monkeys
    }
itchy-free = { $cell }: free
itchy-monkey = { $cell }: { itchy-species }, { $lice }
itchy-monkey-clean = { $cell }: { itchy-species }, no lice
itchy-clan-monkey = { $cell }: { $name }’s { itchy-species }, { $lice }
itchy-owned = { $name }: { itchy-lice }
itchy-and = { $first }, { $rest }
itchy-barred = just moved
itchy-stat-gorillas = Gorillas
itchy-stat-family = One species
itchy-stat-variety = Five species
itchy-stat-workers = Workers in supply
itchy-stat-queens = Queens in supply
itchy-stat-spies = Spies in supply
itchy-stat-clean =
    { $species ->
        [L] Lemurs without lice
        [O] Orangutans without lice
        [S] Spider monkeys without lice
        [M] Mandrills without lice
        [G] Gorillas without lice
       *[T] Tamarins without lice
    }
itchy-stat-safe = Safe monkeys
itchy-amount-workers = Workers
itchy-amount-queens = Queens
itchy-amount-spies = Spy

itchy-status-place =
    { $you ->
        [yes] Place a queen and two workers on a monkey
       *[no] { $name }: place a queen and two workers on a monkey
    }
itchy-status-enter =
    { $you ->
        [yes] Come back on a monkey without lice?
       *[no] { $name }: come back on a monkey without lice?
    }
itchy-status-spawn =
    { $you ->
        [yes] Choose where to spawn
       *[no] { $name }: choose where to spawn
    }
itchy-status-spawn-spy =
    { $you ->
        [yes] Spawn a spy, or skip the spawn
       *[no] { $name }: spawn a spy, or skip the spawn
    }
itchy-status-exchange =
    { $you ->
        [yes] Exchange six workers for a queen, or skip the spawn
       *[no] { $name }: exchange six workers for a queen, or skip the spawn
    }
itchy-status-move =
    { $you ->
        [yes] Jump, bump or nitpick
       *[no] { $name }: jump, bump or nitpick
    }
itchy-status-after =
    { $you ->
        [yes] Exchange six workers for a queen, or end the turn
       *[no] { $name }: exchange six workers for a queen, or end the turn
    }
itchy-status-stuck =
    { $you ->
        [yes] You cannot move
       *[no] { $name } cannot move
    }
itchy-status-spawn-lice =
    { $you ->
        [yes] Which lice spawn on { itchy-the }?
       *[no] { $name }: which lice spawn on { itchy-the }?
    }
itchy-status-send =
    { $you ->
        [yes] Which lice go over to { itchy-the }?
       *[no] { $name }: which lice go over to { itchy-the }?
    }
itchy-status-pick =
    { $you ->
        [yes] Pick the species of your clan on the board
       *[no] { $name }: pick the species of your clan on the board
    }
itchy-status-clan-spawn =
    { $you ->
        [yes] Choose where to spawn
       *[no] { $name }: choose where to spawn
    }
itchy-status-clan-bump =
    { $you ->
        [yes] Move a monkey
       *[no] { $name }: move a monkey
    }
itchy-exchange = Exchange 6 workers for a queen
itchy-nitpick = Nitpick
itchy-off = Leave the board: safe!
itchy-nobody-goes = Just move
itchy-spawn-lice = Spawn { itchy-lice }
itchy-send = Send { itchy-lice } to { itchy-the }
itchy-takes = Send { itchy-lice } to { itchy-the }: { $name }’s lice go home
itchy-all-fall = Send { itchy-lice } to { itchy-the }: all go home, { $name }’s too
itchy-pass = Pass
itchy-pass-enter = Not this turn
itchy-pass-spawn = Skip the spawn
itchy-pass-after = End the turn
itchy-pick =
    { $species ->
        [L] Lemurs
        [O] Orangutans
        [S] Spider monkeys
        [M] Mandrills
        [G] Gorillas
       *[T] Tamarins
    }

itchy-first-drawn =
    { $you ->
        [yes] You begin.
       *[no] { $name } begins.
    }
itchy-placed =
    { $you ->
        [yes] You start on { itchy-the }{ itchy-at }.
       *[no] { $name } starts on { itchy-the }{ itchy-at }.
    }
itchy-entered =
    { $you ->
        [yes] You come back with { itchy-lice } on { itchy-the }{ itchy-at }.
       *[no] { $name } comes back with { itchy-lice } on { itchy-the }{ itchy-at }.
    }
itchy-spawned =
    { $you ->
        [yes] You spawn { itchy-lice } on { itchy-the }{ itchy-at }.
       *[no] { $name } spawns { itchy-lice } on { itchy-the }{ itchy-at }.
    }
itchy-exchanged =
    { $you ->
        [yes] You exchange 6 workers for a queen on { itchy-the }{ itchy-at }.
       *[no] { $name } exchanges 6 workers for a queen on { itchy-the }{ itchy-at }.
    }
itchy-jumped =
    { $you ->
        [yes] You jump with { itchy-lice } from { itchy-the }{ itchy-at } to { itchy-the-other }{ itchy-at-other }.
       *[no] { $name } jumps with { itchy-lice } from { itchy-the }{ itchy-at } to { itchy-the-other }{ itchy-at-other }.
    }
itchy-bumped =
    { $you ->
        [yes] You move { itchy-the }{ itchy-from-to }.
       *[no] { $name } moves { itchy-the }{ itchy-from-to }.
    }
itchy-crossed =
    { $you ->
        [yes] You move { itchy-lice } over to { itchy-the-other }{ itchy-at-other }.
       *[no] { $name } moves { itchy-lice } over to { itchy-the-other }{ itchy-at-other }.
    }
itchy-sent-home =
    { $you ->
        [yes] You take { itchy-lice } back into the supply.
       *[no] { $name } takes { itchy-lice } back into the supply.
    }
itchy-nitpicked =
    { $you ->
        [yes] You nitpick { itchy-the }{ itchy-at }.
       *[no] { $name } nitpicks { itchy-the }{ itchy-at }.
    }
itchy-founded =
    { $you ->
        [yes] You have a colony on { itchy-the }{ itchy-at }.
       *[no] { $name } has a colony on { itchy-the }{ itchy-at }.
    }
itchy-passed =
    { $step ->
        [enter] { $you ->
            [yes] You do not come back this turn.
           *[no] { $name } does not come back this turn.
        }
        [spawn] { $you ->
            [yes] You skip the spawn.
           *[no] { $name } skips the spawn.
        }
        [after] { $you ->
            [yes] You end the turn.
           *[no] { $name } ends the turn.
        }
       *[move] { $you ->
            [yes] You cannot move and passes.
           *[no] { $name } cannot move and passes.
        }
    }
itchy-won =
    { $reason ->
        [gorillas] { $you ->
            [yes] You have colonies on three gorillas!
           *[no] { $name } has colonies on three gorillas!
        }
        [family] { $you ->
            [yes] You have colonies on four monkeys of one species!
           *[no] { $name } has colonies on four monkeys of one species!
        }
       *[variety] { $you ->
            [yes] You have colonies on five species!
           *[no] { $name } has colonies on five species!
        }
    }
itchy-capped = The limit of { $count } turns is reached.
itchy-joined =
    { $you ->
        [yes] You play the { itchy-several }.
       *[no] { $name } plays the { itchy-several }.
    }
itchy-queen-made = Six workers on { itchy-the }{ itchy-at } become a queen.
itchy-picked = A second queen: { itchy-the }{ itchy-at } is nitpicked.
itchy-outbreak =
    { $count ->
        [one] Outbreak on { itchy-the }{ itchy-at }: one worker moves to the monkey beside it{ itchy-named-cells }.
       *[other] Outbreak on { itchy-the }{ itchy-at }: one worker each moves to { $count } monkeys beside it{ itchy-named-cells }.
    }
itchy-left = Safe! { $name } moves { itchy-the }{ itchy-from } off the board.
itchy-clean = All of { $name }’s { itchy-several } are free of lice!
# Reasons for a decision in the base game (some also serve the clan game)
itchy-reason-place =
    { $count ->
        [one] One species is within reach from there.
       *[other] { $count } species are within reach from there.
    }
itchy-reason-enter =
    { $count ->
        [one] Comes back with one species within reach.
       *[other] Comes back with { $count } species within reach.
    }
itchy-reason-keeps = Six workers are worth more here than a queen.
itchy-reason-then = Then { $text }. { $why }
itchy-reason-wins =
    { $reason ->
        [gorillas] Founds a colony on a third gorilla and wins.
        [family] Founds a fourth colony on { itchy-several } and wins.
       *[variety] Founds a colony on { itchy-several }, the fifth species, and wins.
    }
itchy-reason-loses = { $name2 } can win next turn anyway.
itchy-reason-stops =
    { $reason ->
        [gorillas] Keeps { $name2 } from a third gorilla, which would win next turn.
        [family] Keeps { $name2 } from a fourth colony on { itchy-several }, which would win next turn.
        [variety] Keeps { $name2 } from a fifth species, which would win next turn.
       *[other] Keeps { $name2 } from winning next turn.
    }
itchy-reason-takes = Takes { itchy-the }{ itchy-at } from { $name2 } and makes it a colony.
itchy-reason-gorilla = A colony on { itchy-the }{ itchy-at }. That makes { $count } of { $total } gorillas.
itchy-reason-species = A colony on { itchy-the }{ itchy-at }. That makes { $count } of { $total } species.
itchy-reason-family = A colony on { itchy-the }{ itchy-at }. That makes { $count } of { $total } { itchy-several }.
itchy-reason-breaks = Breaks up { $name2 }’s colony on { itchy-the }{ itchy-at }.
itchy-reason-drives =
    { $count ->
        [one] Drives one of { $name2 }’s lice off { itchy-the }{ itchy-at }.
       *[other] Drives { $count } of { $name2 }’s lice off { itchy-the }{ itchy-at }.
    }
itchy-reason-queen = Six workers become a queen on { itchy-the }{ itchy-at }, so more lice can spawn there.
itchy-reason-threatens = Threatens to win next turn.
itchy-reason-saves = Keeps { itchy-the }{ itchy-at } from being taken.
itchy-reason-begins = Brings lice to { itchy-the }{ itchy-at }: the start of a colony.
itchy-reason-grows = Raises the power on { itchy-the }{ itchy-at } to { $power }.
itchy-reason-reaches = Brings { itchy-the-other }{ itchy-at-other } within reach of the lice on { itchy-the }{ itchy-at }.
itchy-reason-waits = Gives nothing away and saves the better moves for later.
# Reasons for a decision in the clan game
itchy-clan-reason-first = All species are equally good: the board looks the same from every side.
itchy-clan-reason-second = A good match against { $name2 }’s { itchy-several }.
itchy-clan-reason-wins = Frees the last of your { itchy-several } of lice: that wins.
itchy-clan-reason-stops = Keeps { $name2 } from winning next turn.
itchy-clan-reason-nitpicked = A second queen means nitpicking: { itchy-the }{ itchy-at } loses its lice.
itchy-clan-reason-soils = Moves the lice from { itchy-the }{ itchy-at } onto a clean monkey of { $name2 }’s: { itchy-the-other }{ itchy-at-other }.
itchy-clan-reason-rids = Frees { itchy-the }{ itchy-at } of its lice. That makes { $count } of { $total } { itchy-several } clean.
itchy-clan-reason-gives = Gives lice to a clean monkey of { $name2 }’s: { itchy-the-other }{ itchy-at-other }.
itchy-clan-reason-outbreak =
    { $count ->
        [one] Starts an outbreak: one of { $name2 }’s clean monkeys gets lice.
       *[other] Starts an outbreak: { $count } of { $name2 }’s clean monkeys get lice.
    }
itchy-clan-reason-safe = Moves { itchy-the }{ itchy-at } to safety. That makes { $count } of { $total } { itchy-several } safe.
itchy-clan-reason-exit = Opens a way out for { itchy-the }{ itchy-at }.
itchy-clan-reason-bars = Blocks the way out for a clean monkey of { $name2 }’s: { itchy-the-other }{ itchy-at-other }.
itchy-clan-reason-shields = Moves { itchy-the }{ itchy-at } out of reach of lice.
itchy-clan-reason-holds = Keeps { $name2 } from passing on the lice of { itchy-the-other }{ itchy-at-other }.
itchy-clan-reason-ready = Puts { itchy-the }{ itchy-at } in a position to pass on its lice next turn.
itchy-clan-reason-looms = Threatens an outbreak next to a clean monkey of { $name2 }’s: { itchy-the-other }{ itchy-at-other }.
itchy-clan-reason-hems = Leaves { $name2 } less room to move { itchy-the-other }{ itchy-at-other }.
itchy-clan-reason-frees = Gives { itchy-the }{ itchy-at } more room to move.
itchy-clan-reason-away = Takes { itchy-the }{ itchy-at } out of the game.
itchy-clan-reason-queen = Six workers become a queen on { itchy-the }{ itchy-at }, strong enough to move onto almost any monkey.
itchy-clan-reason-strong = Makes { itchy-the }{ itchy-at } strong enough to pass on its lice with { $text }.
itchy-clan-reason-quiet = Does no harm here; then { $text }.
itchy-outcome-reason-gorillas = Colonies on three gorillas.
itchy-outcome-reason-family = Colonies on four monkeys of one species.
itchy-outcome-reason-variety = Colonies on five different species.
itchy-outcome-reason-cap = The turn limit is reached and nobody has won.
itchy-outcome-reason-clean = The whole clan is free of lice.

itchy-why-no-cell = There is no cell “{ $text }” on this board: it goes from a1 to { $last }.
itchy-why-no-monkey = There is no monkey on { $cell }.
itchy-why-lice-there = There are already lice on { $cell }: choose a monkey without lice.
itchy-why-too-near =
    { $edition ->
        [english] There are lice on { $cell2 }: start on a monkey with no lice in its row or column or right next to it, not even diagonally.
       *[french] There are lice on { $cell2 }: start on a monkey with no lice in its row or column.
    }
itchy-why-place-first = First place a queen and two workers on a monkey.
itchy-why-enter-first = First choose a monkey without lice to come back on, or stay away this turn.
itchy-why-exchange-or-pass = First exchange six workers for a queen, or skip the spawn.
itchy-why-nothing-of-yours = You have no lice on { $cell }.
itchy-why-not-alone = { $name } has lice on { $cell } too: spawn where nobody else has workers or queens.
itchy-why-no-worker = There is no worker left in your supply.
itchy-why-only-spy = There is no worker left in your supply: on { $cell } you can add only a spy.
itchy-why-worker-or-spy = Add only workers on { $cell }, or a spy as well?
itchy-why-spy-there = You already have a spy on { $cell }: only one of yours fits there.
itchy-why-no-spy = There is no spy left in your supply.
itchy-why-spawn-first = First choose a monkey where your lice spawn.
itchy-why-exchange = Choose a monkey with six of your workers.
itchy-why-few-workers =
    { $count ->
        [0] You have no workers on { $cell }: you need six for a queen.
        [one] You have one worker on { $cell }: you need six for a queen.
       *[other] You have { $count } workers on { $cell }: you need six for a queen.
    }
itchy-why-no-queen = Your three queens are all on the board.
itchy-why-moved-already = You have already moved: exchange workers for a queen, or end the turn.
itchy-why-move-first = You can still jump, bump or nitpick.
itchy-why-bump-first = You can still move a monkey.
itchy-why-nitpick = Choose a monkey with five workers of one opponent.
itchy-why-nobody-to-nitpick = No other player has workers on { $cell }.
itchy-why-few-to-nitpick =
    { $count ->
        [one] { $name } has only one worker on { $cell }: you need { $need } to nitpick.
       *[other] { $name } has only { $count } on { $cell }: you need { $need } to nitpick.
    }
itchy-why-where = Where to? Choose a cell for the monkey on { $cell }, or a monkey next to it to jump to.
itchy-why-where-to = Where to? Choose a cell for the monkey on { $cell }.
itchy-why-stuck = The monkey on { $cell } cannot move anywhere.
itchy-why-jump-beside = { $cell2 } is not next to { $cell }: lice jump one cell up, down, left or right.
itchy-why-jumper =
    { $spies ->
        [0] One louse jumps: a worker or a queen.
       *[other] One louse jumps: a worker or a queen, with or without a spy, or a spy alone.
    }
itchy-why-who-jumps = Who jumps? Choose a louse.
itchy-why-stays = A monkey must move at least one cell.
itchy-why-not-straight = { $cell2 } is not in line with { $cell }: monkeys move in a straight line, never diagonally.
itchy-why-in-the-way = There is a monkey in the way on { $cell }.
itchy-why-who-crosses = Which lice move over? Choose some, all or none.
itchy-why-crossers = Choose which of your lice move over, for example 2w1q.
itchy-why-nobody-beyond = There is no monkey right behind { $cell }, so no lice can move over.
itchy-why-not-so-many = You do not have that many on { $cell }.
itchy-why-weak = { $name } has { $power } there: you need { $power } or more.
itchy-why-pick = First pick the species of your clan.
itchy-why-gorillas-free = Gorillas belong to no clan: pick another species.
itchy-why-clan-taken = { $name } has already picked the { itchy-several }.
itchy-why-spawn-clean = There are no lice on { $cell }, so nothing can spawn there.
itchy-why-barred = { $name } has just moved that monkey: it stays on { $cell } this turn.
itchy-why-other-clan = The monkey on { $cell } belongs to { $name }’s clan: you cannot move it.
itchy-why-no-way-out = The monkey on { $cell } has no free path to an edge.
itchy-why-lice-stay = There are lice on { $cell }: only a clean monkey can leave the board.
itchy-why-all-or-none = Either all lice move over or none: please choose.
itchy-why-nobody-crosses = No lice move over from { $cell } with this move.
itchy-why-stronger = The lice on the other monkey are stronger than those on { $cell }, so they stay where they are.
itchy-position-step = Part { $field }: “{ $text }” should be a player’s number, a space and one of { $allowed }.
itchy-position-turns = Part { $field }: “{ $text }” should be the number of completed turns, for example turns=12.
itchy-position-turns-late = Part { $field }: { $count } turns are completed, but the game has at most { $most }.
itchy-position-first = With this many completed turns, player { $found } must have begun, but the options say { $first }.
itchy-position-rows = The board should have { $expected } rows, but has { $found }.
itchy-position-row = Row { $row } from the top should have { $expected } cells, but has { $found }.
itchy-position-cell = On { $cell }, “{ $text }” is not a monkey of this game.
itchy-position-monkeys = There should be { $expected } { itchy-several }, but there are { $found }.
itchy-position-together = Two players have workers or queens on { $cell }.
itchy-position-too-many = Player { $number } has more lice than the game contains.
itchy-position-crowded = There are too many lice on { $cell }.
itchy-position-clan = Part { $field }: “{ $text }” should begin with { $name }, followed by valid values.
itchy-position-unfit = Part { $field }: “{ $text }” does not fit the rest of the position.
