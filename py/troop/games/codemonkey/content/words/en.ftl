## CodeMonkey

game-codemonkey = CodeMonkey – Going Bananas
    .short = CodeMonkey
    .time = 20–40 minutes
    .about = Program your monkey in secret, run all programs together and collect the most bananas.
option-codemonkey-level = Level
    .about = Each level adds something new to the levels before it.
option-codemonkey-level-1 = 1: the basics
option-codemonkey-level-2 = 2: with traps
option-codemonkey-level-3 = 3: with the Loop
option-codemonkey-level-4 = 4: with magic cards
option-codemonkey-level-5 = 5: with a third die
option-codemonkey-level-6 = 6: with a fourth slot
option-codemonkey-level-7 = 7: against the clock
option-codemonkey-parts = Extras
    .about = Pick single extras instead of a level. If none is ticked, the level decides.
option-codemonkey-parts-traps = Traps
option-codemonkey-parts-loop = The Loop
option-codemonkey-parts-magic = Magic cards
option-codemonkey-parts-master = A third die and a second Swing
option-codemonkey-parts-grand = A fourth slot
option-codemonkey-parts-time = Against the clock
option-codemonkey-missions = Missions
    .about = Three trees for each player: collect from them, best in the set order, for extra bananas.
option-codemonkey-missions-auto = From level 2
option-codemonkey-missions-on = With missions
option-codemonkey-missions-off = Without missions
option-codemonkey-setup = Jungle
    .about = Is the jungle laid at random, or do the players build it?
option-codemonkey-setup-quick = Random
option-codemonkey-setup-build = Built by the players
option-codemonkey-jungle = Ready-made jungle
    .about = A complete layout as text. The players then lay nothing.
option-codemonkey-first = Who begins
    .about = Who has the First Player Marker in the first round.
option-codemonkey-first-1 = Player 1
option-codemonkey-first-2 = Player 2
option-codemonkey-first-3 = Player 3
option-codemonkey-first-4 = Player 4
option-codemonkey-first-drawn = Drawn at random
option-codemonkey-timer = Timer
    .about = Does the hidden timer count rounds or minutes?
option-codemonkey-timer-rounds = Rounds
option-codemonkey-timer-minutes = Minutes
codemonkey-bad-layout = “{ $text }” cannot lie there: it is not a tile or tree, or it breaks the rules for laying.
codemonkey-layout-size = A jungle for this number of players has { $tiles } tiles and { $trees } trees.

codemonkey-word = { $word }
codemonkey-code =
    { $code ->
        [empty] nothing
        [down] Down
        [swing] Swing
        [loop] Loop
        [die-swing] { $die } with a Swing
       *[die] { $die }
    }
codemonkey-monkey =
    { $you ->
        [yes] your monkey
       *[no] { $name }’s monkey
    }
codemonkey-trap-of =
    { $you2 ->
        [yes] your trap
       *[no] { $name2 }’s trap
    }
codemonkey-card-of =
    { $you2 ->
        [yes] your magic card
       *[no] { $name2 }’s magic card
    }
codemonkey-hex = { $hex }, number { $number }
codemonkey-hex-monkey = { codemonkey-hex }, { codemonkey-monkey }
codemonkey-hex-trap = { codemonkey-hex }, { codemonkey-trap-of }
codemonkey-hex-both = { codemonkey-hex }, { codemonkey-monkey } in { codemonkey-trap-of }
codemonkey-tree =
    Tree { $tree }: { $count ->
        [0] no banana
        [one] 1 banana
       *[other] { $count } bananas
    }
codemonkey-tree-monkey = { codemonkey-tree }, { codemonkey-monkey }
codemonkey-cell = Cell { $cell }
codemonkey-turn = Rotation { $turn } of 6
codemonkey-ground = Planting ground { $cell }, { $count } sides touch the path
codemonkey-stay = Stay on { $hex }
codemonkey-climb = Climb { $tree }: { $die } + { $number } = 7
codemonkey-mission =
    { $place ->
        [1] { $tree } first
       *[other] { $tree } next
    }
codemonkey-trap-off =
    { $lies ->
        [0] Place no trap
       *[other] Remove the trap
    }

codemonkey-status-dice =
    { $you ->
        [yes] You roll
       *[no] { $name } rolls
    } the dice
codemonkey-status-tree = Rolling the tree die
codemonkey-status-lay =
    { $you ->
        [yes] Lay
       *[no] { $name } lays
    } tile { $tile }
codemonkey-status-plant =
    { $you ->
        [yes] Plant
       *[no] { $name } plants
    } { $tree }
codemonkey-status-place =
    { $you ->
        [yes] Place your monkey
       *[no] { $name } places the monkey
    } on a { $number }
codemonkey-status-mark =
    { $you ->
        [yes] Mark
       *[no] { $name } marks
    } a tree on { codemonkey-card-of }
codemonkey-status-order =
    { $you ->
        [yes] Put your missions in order
       *[no] { $name } puts the missions in order
    }
codemonkey-status-code = Round { $round }: { $you ->
        [yes] write your program
       *[no] { $name } codes
    }
codemonkey-status-held =
    { $code ->
        [down] Down: put it into a slot after a climb. It brings your monkey down with the banana.
        [swing] Swing: put it into a slot, or into the small place under a die.
        [loop] Loop: put it into a slot. It repeats all slots before it.
       *[die] { $die }: choose a slot. { $die } + { $number } = 7 next to a tree means a climb.
    }
codemonkey-status-run =
    { $you ->
        [yes] Your slot
       *[no] { $name }, slot
    } { $slot }: { codemonkey-code }
codemonkey-status-run-die =
    { $you ->
        [yes] Your { $die }: choose where your monkey stops
       *[no] { $name }, slot { $slot }: { codemonkey-code }
    }
codemonkey-status-name =
    { $you ->
        [yes] Choose
       *[no] { $name } chooses
    } a tree for the banana
codemonkey-status-trap =
    { $lies ->
        [0] { $you ->
            [yes] Place your trap?
           *[no] { $name }: place the trap?
        }
       *[other] { $you ->
            [yes] Move or remove your trap
           *[no] { $name } moves or removes the trap
        }
    }

codemonkey-stat-bananas = Bananas
codemonkey-stat-missions = Missions
codemonkey-stat-trap = Trap
codemonkey-stat-card = Magic card
codemonkey-stat-bananas-tip = Bananas collected. Whoever has the most at the end wins.
codemonkey-stat-missions-tip = Missions: collect from these three trees for 1 extra banana at the end, or for 3 if you do it in this order.
codemonkey-stat-card-tip = Magic card: a neighbour has marked one tree on it in secret. The banana from that tree cannot be kept; it flies to another one.
codemonkey-stat-trap-tip = Trap: an opponent’s monkey that steps onto it stops there and loses a banana. Nobody climbs a tree from that hex.

codemonkey-first-drawn =
    { $you ->
        [yes] You begin
       *[no] { $name } begins
    }.
codemonkey-jungle-made = The jungle is laid and the trees are planted.
codemonkey-tile-drawn = Tile { $tile } is drawn.
codemonkey-tile-laid = Tile { $tile } is laid.
codemonkey-tile-laid-by =
    { $you ->
        [yes] You lay
       *[no] { $name } lays
    } tile { $tile }.
codemonkey-planted = { $tree } is planted.
codemonkey-planted-by =
    { $you ->
        [yes] You plant
       *[no] { $name } plants
    } { $tree }.
codemonkey-start-rolled =
    { $you ->
        [yes] You roll
       *[no] { $name } rolls
    } a { $number } for the starting hex.
codemonkey-placed =
    { $you ->
        [yes] Your monkey
       *[no] { $name }’s monkey
    } starts on { $hex }.
codemonkey-marked =
    { $you ->
        [yes] You mark
       *[no] { $name } marks
    } { $tree ->
        [hidden] a tree
       *[other] { $tree }
    } on { codemonkey-card-of }.
codemonkey-missions-drawn =
    { $you ->
        [yes] You draw
       *[no] { $name } draws
    } the missions { $missions }.
codemonkey-missions-ordered =
    { $you ->
        [yes] Your missions
       *[no] { $name }’s missions
    }, in order: { $missions }.
codemonkey-timer-set = The hidden timer is set.
codemonkey-round-began = Round { $round }: { $you ->
        [yes] you go first.
       *[no] { $name } goes first.
    }
codemonkey-fresh-start = Six rounds without a banana: all monkeys start afresh.
codemonkey-round-ended = Round { $round } is over.
codemonkey-rolled =
    { $you ->
        [yes] You roll
       *[no] { $name } rolls
    } { $dice }.
codemonkey-coded =
    { $you ->
        [yes] You have coded.
       *[no] { $name } has coded.
    }
codemonkey-opened =
    { $you ->
        [yes] Your program
       *[no] { $name }’s program
    }: { $program }.
codemonkey-slot =
    { $you ->
        [yes] Your slot
       *[no] { $name }, slot
    } { $slot }: { codemonkey-code }.
codemonkey-replayed =
    { $you ->
        [yes] You repeat
       *[no] { $name } repeats
    } slot { $slot }: { codemonkey-code }.
codemonkey-stepped =
    { $you ->
        [yes] You step
       *[no] { $name } steps
    } to { $hex }.
codemonkey-moved =
    { $you ->
        [yes] You move
       *[no] { $name } moves
    } { $count ->
        [one] 1 step
       *[other] { $count } steps
    } to { $hex }{ $swings ->
        [0] .
       *[other] , with a Swing.
    }
codemonkey-swung =
    { $you ->
        [yes] You swing
       *[no] { $name } swings
    } { $tree2 ->
        [none] through { $tree }
       *[other] through { $tree } and { $tree2 }
    } to { $hex }.
codemonkey-climbed =
    { $you ->
        [yes] You climb
       *[no] { $name } climbs
    } { $tree } from { $hex }: { $die } + { $number } = 7.
codemonkey-came-down =
    { $you ->
        [yes] You come down
       *[no] { $name } comes down
    } from { $tree } to { $hex }.
codemonkey-collected =
    { $you ->
        [yes] You collect
       *[no] { $name } collects
    } a banana from { $tree }.
codemonkey-nothing-there =
    { $tree } is empty by now: { $you ->
        [yes] you collect nothing.
       *[no] { $name } collects nothing.
    }
codemonkey-struck = The magic card strikes: { $you ->
        [yes] you cannot keep
       *[no] { $name } cannot keep
    } the banana from { $tree }.
codemonkey-why-broken =
    { $reason ->
        [monkey-in-the-way] another monkey is in the way
        [trap-in-the-way] a trap is in the way
        [not-on-tree] the monkey is not on a tree
        [on-tree] the monkey is on a tree
        [no-tree] there is no tree next to it
        [no-landing] there is nowhere to land
        [no-hex] no hex there has that number
        [base-taken] no hex there is free
        [occupied-tree] another monkey is on it
        [no-banana] it has no banana
        [same-tree] the last banana came from there
        [trapped] there is a trap on the hex
       *[no-route] there is no way
    }
codemonkey-denied =
    { $you ->
        [yes] You cannot do
       *[no] { $name } cannot do
    } { codemonkey-code }: { codemonkey-why-broken }.
codemonkey-cut-short =
    { $you ->
        [yes] You make
       *[no] { $name } makes
    } only { $count ->
        [one] 1 step
       *[other] { $count } steps
    } of { $die }: { codemonkey-why-broken }.
codemonkey-no-climb =
    { $you ->
        [yes] You cannot climb
       *[no] { $name } cannot climb
    } { $tree }: { codemonkey-why-broken }.
codemonkey-trapped =
    { $you ->
        [yes] You step
       *[no] { $name } steps
    } into { codemonkey-trap-of } on { $hex }.
codemonkey-loop-broke =
    { $you ->
        [yes] Your Loop fails.
       *[no] { $name }’s Loop fails.
    }
codemonkey-banana-lost =
    { $you ->
        [yes] You lose
       *[no] { $name } loses
    } a banana { $cause ->
        [trap] in the trap.
       *[loop] to the Loop.
    }
codemonkey-tree-die = The tree die shows { $number }.
codemonkey-returned = The banana goes to { $tree }.
codemonkey-waits = { $tree } is full: the banana waits for the next round.
codemonkey-ring = The timer rings.
codemonkey-rang = The timer rings.
codemonkey-fell = { $tree } loses a banana.
codemonkey-nothing-falls = The tree die shows { $number }: no banana falls.
codemonkey-trap-laid =
    { $you ->
        [yes] You place
       *[no] { $name } places
    } a trap on { $hex }.
codemonkey-trap-moved =
    { $you ->
        [yes] You move your trap
       *[no] { $name } moves the trap
    } to { $hex }.
codemonkey-trap-taken =
    { $you ->
        [yes] You remove your trap.
       *[no] { $name } removes the trap.
    }
codemonkey-trap-kept =
    { $you ->
        [yes] You place no trap.
       *[no] { $name } places no trap.
    }
codemonkey-ended = The game is over.
codemonkey-outcome-reason-bananas-gone = There are no bananas left on the trees.
codemonkey-outcome-reason-cap = Sixty rounds have been played.
codemonkey-reason-collects =
    { $count ->
        [one] Collects a banana from { $trees }
       *[other] Collects { $count } bananas, from { $trees }
    }{ $up ->
        [none] .
       *[other] , and climbs { $up } for the next one.
    }
codemonkey-reason-stays = Anything else would be worse right now.
codemonkey-reason-climbs = Climbs { $tree }, ready to collect its banana next round.
codemonkey-reason-climb = Climbs { $tree } for its banana.
codemonkey-reason-climb-down = Climbs { $tree } and comes down with its banana.
codemonkey-reason-down = Comes down with the banana from { $tree }.
codemonkey-reason-down-climb = Comes down with the banana from { $tree } to { $hex }, ready to climb { $tree2 }.
codemonkey-reason-leads = Next, it can climb { $tree } from { $hex }.
codemonkey-reason-keeps = Keeps { $name2 } from climbing { $tree }.
codemonkey-reason-place =
    { $count ->
        [0] No roll climbs a tree from { $hex } right away, but the other hexes are no better.
        [one] From { $hex }, one roll in six climbs a tree.
       *[other] From { $hex }, { $count } rolls in six climb a tree, with a Swing.
    }
codemonkey-reason-trap = Nobody can climb { $trees } from { $hex } now.
codemonkey-reason-trap-way = The others cannot pass over { $hex }.
codemonkey-reason-trap-off = Wherever you put it, the trap would hinder you more than the others.
codemonkey-reason-mark = { $name2 } will probably collect from { $tree } soon.
codemonkey-reason-mark-up = { $name2 } is on { $tree } and will collect there.
codemonkey-reason-name =
    { $count ->
        [0] The others will not reach { $tree } soon either.
        [one] From here, one roll in six climbs { $tree }.
       *[other] From here, { $count } rolls in six climb { $tree }, with a Swing.
    }
codemonkey-reason-order = { $tree } is within reach, and { $tree2 } and { $tree3 } are close to it.
codemonkey-reason-lay = Leaves { $count } planting grounds.
codemonkey-reason-plant =
    { $count ->
        [one] It can be climbed with one number.
       *[other] It can be climbed with { $count } different numbers.
    }

codemonkey-why-lay = Choose a place for the tile’s first hex and a rotation.
codemonkey-why-covers = A tile cannot cover another tile.
codemonkey-why-sides =
    { $count ->
        [0] The tile has to touch the path along exactly one side: it would not touch anything there.
       *[other] The tile has to touch the path along exactly one side: it would touch { $count } there.
    }
codemonkey-why-grounds =
    { $count ->
        [one] The last tile has to leave planting grounds for { $trees } trees: there it would leave only 1.
       *[other] The last tile has to leave planting grounds for { $trees } trees: there it would leave only { $count }.
    }
codemonkey-why-other-tile = The tile to lay is { $tile }.
codemonkey-why-plant = Choose a planting ground for the tree.
codemonkey-why-on-path = There is a tile there: trees stand beside the path.
codemonkey-why-planted = There is already a tree there.
codemonkey-why-no-ground =
    { $count ->
        [one] A tree needs three sides on the path: this place has only 1.
       *[other] A tree needs three sides on the path: this place has only { $count }.
    }
codemonkey-why-other-tree = The tree to plant is { $tree }.
codemonkey-why-place = Choose a free hex with the number rolled.
codemonkey-why-no-hex = There is no hex “{ $text }” in this jungle.
codemonkey-why-no-tree = There is no tree “{ $text }” in this jungle.
codemonkey-why-number = { $hex } has a { $number }: you need a { $wanted }.
codemonkey-why-occupied = There is a monkey on { $hex }.
codemonkey-why-mark = Choose a tree to mark.
codemonkey-why-order = Choose the order of your three missions.
codemonkey-why-code = Fill in each slot, or leave it empty.
codemonkey-why-word = “{ $text }” cannot be part of a program.
codemonkey-why-slots = A program has { $count } slots; an empty one is written -.
codemonkey-why-not-in-hand =
    { $code ->
        [die] You have no { $die } left.
        [die-swing] You have no { $die } or no Swing left.
       *[other] You have no { codemonkey-code } left.
    }
codemonkey-why-loop = A Loop repeats the slots before it: at least one of them must not be empty.
codemonkey-why-run = Choose the hex where your monkey stops.
codemonkey-why-must-move = The monkey cannot stay on { $hex }: it has to move if it can.
codemonkey-why-not-base = { $hex } is not next to { $tree }.
codemonkey-why-trap = There is an opponent’s trap on { $hex }: you cannot start, come down or land there.
codemonkey-why-no-landing = No swing from here lands on { $hex }.
codemonkey-why-no-route =
    { $count ->
        [one] You cannot reach { $hex } in exactly 1 step.
       *[other] You cannot reach { $hex } in exactly { $count } steps.
    }
codemonkey-why-cut-short =
    { $count ->
        [0] You cannot use the { $die } from here, not even for one step.
        [one] You cannot make { $die } steps from here: only 1 is possible, and it does not end on { $hex }.
       *[other] You cannot make { $die } steps from here: only { $count } are possible, and they do not end on { $hex }.
    }
codemonkey-why-into-trap =
    { $count ->
        [one] The monkey has to step into a trap: { $hexes }. There is no other way from here.
       *[other] The monkey has to step into a trap: { $hexes }. Every way of { $count } steps ends in one.
    }
codemonkey-why-climb-or-stay = Does the monkey climb from { $hex }, or stay there?
codemonkey-why-nothing-to-climb = There is no tree to climb from { $hex } now: choose just the hex.
codemonkey-why-trapped-climb = There is a trap on { $hex }: nobody can climb from there.
codemonkey-why-not-seven = Die and hex have to add up to seven: { $hex } has a { $number }, so you need a { $wanted } and all of its steps.
codemonkey-why-no-climb = { $tree } cannot be climbed: { codemonkey-why-broken }.
codemonkey-why-name = Choose a tree for the banana.
codemonkey-why-full = { $tree } is full.
codemonkey-why-trap-move = Choose a hex for the trap, or remove it.
codemonkey-why-trap-there = There is already a trap on { $hex }.
codemonkey-why-trap-number = { $hex } has the wrong number: put the trap where you climbed this round, or on a hex with the number of the trap.
codemonkey-why-no-ring = The timer can ring only before the first move of a slot, in a game timed in minutes.
codemonkey-position-layout = Part { $field }: “{ $text }” cannot lie there.
codemonkey-position-jungle = Part { $field }: this is not the jungle from the options.
codemonkey-position-word = Part { $field }: “{ $text }” cannot be read.
codemonkey-position-misfit = Part { $field }: “{ $text }” does not fit the rest of the position.

codemonkey-why-take-first = First take a die or a token, then choose a slot for it.
codemonkey-why-loop-first = A Loop repeats the slots before it, so it cannot be in the first slot.
codemonkey-why-recess = Only a Swing fits into the small place under a die.
codemonkey-slot-label =
    { $you ->
        [yes] Your slot
       *[no] { $name }, slot
    } { $slot }: { codemonkey-code }
codemonkey-slot-hidden =
    { $you ->
        [yes] Your slot
       *[no] { $name }, slot
    } { $slot }: hidden
codemonkey-slot-result =
    { codemonkey-slot-label }. { $reason ->
        [done] Done.
       *[other] It did not work: { codemonkey-why-broken }.
    }
codemonkey-piece =
    { $code ->
        [down] Down
        [swing] Swing
        [loop] Loop
       *[die] Die { $die }
    }
codemonkey-piece-tip =
    { $code ->
        [down] Down: your monkey comes down from its tree with a banana.
        [swing] Swing: from the foot of a tree to any free hex there, or on through a neighbouring tree. It also fits under a die.
        [loop] Loop: repeats all slots before it. If any of that fails, you lose a banana.
       *[die] Die { $die }: your monkey makes exactly that many steps. If it ends next to a tree on a { $number }, it may climb: { $die } + { $number } = 7.
    }
codemonkey-to-slot = Into slot { $slot }
codemonkey-recess = Under the die in slot { $slot }: place for a Swing
codemonkey-tray = Take it back
codemonkey-code-done = Confirm program
codemonkey-confirm-empty = Your program is empty: your monkey will do nothing this round. Confirm it anyway?
codemonkey-line-loop =
    { $slot ->
        [1] repeats slot 1: { $code }
       *[other] repeats slots 1 to { $slot }: { $code }
    }
codemonkey-line-idle =
    { $reason ->
        [not-on-tree] does nothing: your monkey will be on the ground
       *[nothing] can do nothing here, as things stand
    }
codemonkey-line-latest = Last round:
codemonkey-line-failed = { codemonkey-why-broken }
codemonkey-hint-do = Put it in my slots
codemonkey-program =
    { $slots ->
        [1] { $slot1 }
        [2] { $slot1 }, { $slot2 }
        [3] { $slot1 }, { $slot2 }, { $slot3 }
       *[4] { $slot1 }, { $slot2 }, { $slot3 }, { $slot4 }
    }
codemonkey-said-run =
    { $tree ->
        [none] stop on { $hex }
       *[other] climb { $tree } from { $hex }
    }
codemonkey-said-order = { $tree1 }, { $tree2 }, { $tree3 }
codemonkey-preview = Tile { $tile }, preview
codemonkey-turn-right = Turn right
codemonkey-turn-left = Turn left
codemonkey-lay-done = Lay it here
codemonkey-timer = A hidden timer is running. When it rings, the tree die decides which tree loses a banana.
codemonkey-waiting =
    { $count ->
        [one] One banana waits for the tree die
       *[other] { $count } bananas wait for the tree die
    }
codemonkey-badge-reach = Your monkey could be here after slot { $slots }.
codemonkey-badge-climb = Your monkey could climb here in slot { $slots }.

codemonkey-no-correspondence-magic = Not available by link with three or four players: everyone but its owner knows the mark on a magic card, and the link passes through the owner’s hands.
codemonkey-no-correspondence-minutes = Not available by link: the timer counts minutes, but a game by link can take days. Let the timer count rounds.
