# The words of Troop in English.

## The page

page-skip = Skip to the board
page-tools = Page
page-theme = Day or night
sound = Sound
page-title = Troop – monkey board games
too-old = This browser cannot run Troop: it lacks WebAssembly or JavaScript modules. Any browser of the last years can.
menu = Menu
menu-shelf = Games and saved games
to-shelf = Shelf
to-game = Continue
language-name = English
close = Close
ask-title = Are you sure?
cancel = Cancel
done = Done
try-again = Try again
update = A new version of Troop is ready. Your game is saved.
update-apply = Switch to it

## The start of the engine

progress-download = Fetching the rules…
progress-start = Waking the rules engine…
progress-ready = Ready.
progress-restarting = The rules engine has to start again. Your game is safe.
progress-failed = The rules engine could not start.
engine-silent = The rules engine did not answer, even after a fresh start. Your game is safe.
engine-start = The rules engine could not start. Check your connection, then try again.
not-whole = A part of Troop did not arrive. Your games are safe. Check your connection, then try again.
part-missing = This part of Troop could not be fetched. Check the connection, then try again.
problem-engine = Something went wrong with the rules engine. Your game is safe.

## The shelf

shelf-title = What shall we play?
shelf-games = Games
shelf-players =
    { $most ->
        [one] 1 player
       *[other]
            { $fewest ->
                [2] { $most ->
                    [2] 2 players
                   *[other] 2–{ $most } players
                }
               *[other] { $fewest }–{ $most } players
            }
    }
shelf-who = Who plays?
shelf-how-many = Players
shelf-level = How well does the computer play?
shelf-play = Play
shelf-seats = Names and seats
shelf-seat-name = Name of player { $number }
shelf-seat-kind = Who is player { $number }?
shelf-options = Rules and board
shelf-hint = Choose on the board, or press Play.
preset-people =
    { $seats ->
        [one] One person
        [2] Two people
       *[other] { $seats } people
    }
preset-family = Family of four
preset-me-first =
    { $seats ->
        [2] Me against { $mind }
       *[other] Me against { $others } computers
    }
preset-me-last =
    { $seats ->
        [2] { $mind } begins
       *[other] The computers begin
    }

## Learning

shelf-learn = Learn
learn-title = Learn by playing
lesson-begun = Go on at step { $step } of { $steps }
lesson-done = Done
lesson-missing = The lesson could not be fetched. Check the connection, then try again.
lesson-step = Step { $step } of { $steps }
lesson-on = Go on
lesson-retry = Try again
lesson-again = Once more
lesson-play = Play a real game now
lesson-next = Next lesson: { $title }
lesson-show = Show me
lesson-task = The task
lesson-shown = Look at the board: { $text }.
lesson-astray = From here the way is a long one. Begin this step once more.
lesson-reached =
    { $step ->
        [0] Exactly.
        [1] Well played.
        [2] That’s it.
       *[other] Well seen.
    }
lesson-missed =
    { $step ->
        [0] Not quite.
        [1] Nearly.
        [2] Not this way.
       *[other] Not yet.
    }
lesson-finished = The lesson is done.

## Saved games

saves-title = Saved games
saves-more =
    { $count ->
        [one] Show one more
       *[other] Show { $count } more
    }
save-open =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } · { $when }
save-finished = Finished · { $when }
save-rename = Rename “{ $title }”
save-remove = Remove “{ $title }”
save-damaged = This one cannot be opened
save-cannot-open = “{ $title }” could not be opened: { $reason }
rename-title = Rename the game
rename-label = Name
name-save = Rename
remove-title = Remove this game?
remove-text = “{ $title }” will be taken off the shelf.
remove-yes = Remove
removed = “{ $title }” was removed.
removed-undo = Bring it back
save-nonsense = What is kept here is not a game that Troop knows.
damaged-title = This game cannot be opened
damaged-text = { $reason } Its text is still here: you can copy it and keep it.
damaged-copy = Copy its text
copied = The text was copied.
copy-denied = The browser did not allow copying.
store-denied = This browser does not let Troop save here. You can play, but the game will be gone when you close the page.
store-newer = The games on this device were kept by a newer version of Troop. Load the page again to get it; until then nothing is saved.
store-full = There is no room left to save. You can go on playing; remove an old game to save again.

## The table

table-title = The table
in-words = The position in words
in-words-seats = Who has what
in-words-board = What is where
board-label = Board
zoom-in = See the board larger
zoom-out = See the whole board
cell-playable = { $label }, can be played
seat-name = Player { $number }
seat-acts = to move
seat-won = won
kind-person = person
kind-mind = computer
kind-tamarin = Tamarin, who is still learning
kind-lemur = Lemur, who plays for fun
kind-mandrill = Mandrill, who knows the game
kind-orangutan = Orangutan, who thinks ahead
kind-gorilla = Gorilla, who misses little
kind-random = somebody who plays anything
mind-random = The computer
mind-tamarin = Tamarin
    .about = still learning
mind-lemur = Lemur
    .about = plays for fun
mind-mandrill = Mandrill
    .about = knows the game
mind-orangutan = Orangutan
    .about = thinks ahead
mind-gorilla = Gorilla
    .about = misses little
undo = Undo
redo = Redo
resign = Resign
new = New game
go-on = Go on
choice-back = Back
counter-less = { $name }: one less
counter-more = { $name }: one more
choice-by-escape = (Esc)
typed-toggle = Type
typed-label = Type a move
typed-play = Play the typed move
leave = Leave
leave-title = Leave the game?
leave-text = A computer player takes { $name }’s seat. This can be undone.
leave-yes = Leave
draw = Agree on a draw
overview = Signs
resign-title = Resign?
resign-text = { $name } gives up the game. You can still undo it.
resign-yes = Resign
status-turn = { $name } to move
status-chance = Chance decides
status-thinking = { $name } is thinking…
play-now = Play now
thought-label = How far it has thought
mind-trouble = { $name } could not decide: { $reason } Your game is safe.
mind-anything = Play anything for it
mind-person = A person takes the seat
thinking-less = This device is slow for this opponent: it is thinking less deeply here.
table-drawn = The position has come up three times: a draw is agreed.
table-resigned = { $name } resigns.
table-seated = Seat { $seat } is taken: { $kind }.
curtain-title = Pass the screen to { $name }
curtain-text = What is hidden lies under this leaf. Everybody else looks away now.
curtain-lift = I am { $name }: show what is mine

## How it ended

outcome-won = { $name } wins!
outcome-shared =
    { $count ->
        [2] { $name } and { $name2 } win together!
        [3] { $name }, { $name2 } and { $name3 } win together!
       *[other] { $count } players win together!
    }
outcome-draw = A draw: nobody wins, nobody loses.
reason-agreed = The same position came up again and again.
reason-resigned = The other side gave up.
result-title = The game is over
result-again = Play again
result-swap = Swap sides
result-look-back = Look back

## The log, and looking back

log-title = Log
log-empty = Nothing has been played yet.
review-first = First position
review-back = One step back
review-forward = One step forward
review-last = Last position
review-list = The log and the review
review-end = Back to the game
replay-play = Play it from here
replay-stop = Stop
replay-speed = Speed
review-status =
    { $at ->
        [0] The first position
       *[other] After move { $at } of { $last }
    }

## Hints, and the review of a game

hint = Hint
hint-more = Two more
hint-title = Hint
hint-thinking = Looking for a good move…
hint-play = Play { $text }
hint-close = Put the hints away
hint-chance = { $percent } %
hint-chip = { $text }: { $percent } % chance to win
hint-said = { $text }: { $why }
why-best = In what was tried, it wins { $percent } times out of 100.
study = Review
study-begin = Review this game
study-go-on = Go on with the review
study-stop = Stop
study-going =
    { $count ->
       *[other] Looked at { $done } of { $count } decisions…
    }
study-graph = Who stood how well, turn by turn
study-none = No turn cost much: well played.
study-found =
    { $count ->
        [one] One turn cost a lot:
       *[other] { $count } turns cost a lot:
    }
study-better = { $name } played { $played }: { $percent } % less chance to win. Better: { $text }. { $why }
study-instead = Better: { $text }. { $why }
study-stood =
    { $count ->
        [2] After move { $at }: { $name } { $percent } %, { $name2 } { $percent2 } %
        [3] After move { $at }: { $name } { $percent } %, { $name2 } { $percent2 } %, { $name3 } { $percent3 } %
       *[other] After move { $at }: { $name } { $percent } %, { $name2 } { $percent2 } %, { $name3 } { $percent3 } %, { $name4 } { $percent4 } %
    }
study-later = Something is hidden in this game: it can be reviewed when it is over.
branch = Play on from here
branched = This is a new game from that position. The other one is on the shelf.

## Settings and keys

settings-title = Settings
settings-language = Language
settings-language-auto = As the browser
settings-theme = Light
settings-theme-auto = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-speed = Things move
settings-speed-slow = slowly
settings-speed-normal = at an easy pace
settings-speed-fast = fast
settings-speed-none = at once
settings-pace = The computer’s turns
settings-pace-slow = slowly
settings-pace-normal = at an easy pace
settings-pace-fast = fast
settings-pace-none = at once
settings-left = For the left hand: what is beside the board stands at its left
settings-vibration = A little shake when it is my turn
settings-sound = Sounds
settings-ghosts = Show what a choice would do
settings-overview = Show on the board what can happen next
settings-letters = Show the letters of the notation
settings-spare = Ask me about disrupting only when a token of mine is useful
settings-past-reveals = Undo may go back behind what was revealed
tab-taken = This game goes on in another tab.
tab-take = Play here
backup-title = All games, settings and statistics
backup-save = Save as a file
backup-open = Bring back from a file
backup-unreadable = This file is no backup of Troop, or it is damaged or too large. Nothing was changed.
backup-restored =
    { $count ->
        [0] The backup is back. All its games were here already.
        [one] The backup is back, with one game.
       *[other] The backup is back, with { $count } games.
    }
report-copy = Copy a report of what happened last
report-copy-short = Copy a report
report-copied = The report is copied: version, browser, moves and what happened last, without names.
settings-private = Settings and games are kept in this browser alone. Nothing is sent anywhere.
keys-title = Keyboard
keys-tab = to the board, and on to the buttons
keys-arrows = from place to place on the board
keys-home-name = Home
keys-end-name = End
keys-home = to the first place, to the last
keys-enter-name = Enter
keys-enter = choose; skip what moves
keys-escape-name = Esc
keys-escape = take a choice back; let it be; skip what moves
keys-zoom = see the board larger; whole again
keys-type = type a move (on the board, just start typing)
keys-rules = the rules of the game
keys-help = this page

## Statistics

statistics = Statistics
statistics-none = No game has been played to its end yet.
statistics-games =
    { $count ->
        [one] One game was played to its end.
       *[other] { $count } games were played to their end.
    }
statistics-streak =
    { $longest ->
        [0] No game against the computer has been won yet.
       *[other] Won in a row against the computer: { $longest } at most, { $current } now.
    }
statistics-game = Game
statistics-level = Against
statistics-played = Played
statistics-won = Won
statistics-fastest = Fewest moves
statistics-private = All of this is kept on this device alone. Nothing is sent anywhere.
statistics-export = Save as a file
statistics-erase = Erase
statistics-erase-title = Erase the statistics?
statistics-erase-text = All results are forgotten. The saved games stay.

## The rules

rules = Rules
rules-title = { $game }: rules
rules-search = Search the rules
rules-contents = Contents
rules-loading = Opening the rules…
rules-trouble = The rules could not be fetched. Check your connection, then try again.
rules-found =
    { $count ->
        [0] Nothing found
        [one] 1 place
       *[other] { $count } places
    }
rules-rule = Rule { $number }
rules-option = { $option }: the rules
rules-notation = How moves are written

## Why not

why-over = The game is over.
why-no-draw = A draw can be agreed when a position has come up for the third time.
why-no-resigning = With three or four players nobody resigns: somebody else can take the seat.
lesson-step-over = This step is over: go on, or try it again.
why-no-undo = There is nothing to take back.
why-revealed = Something hidden has been shown since: that cannot be taken back. The settings can allow it.
why-chance = Chance decides now.
why-not-legal = “{ $text }” cannot be played here.
cannot-read = “{ $text }” is not a move in this game.
ambiguous = “{ $text }” could be { $first } or { $second }: please say which.
unknown-option = There is no option “{ $option }”.
options-contradict = “{ $option }” can be { $value } only when “{ $other }” is { $allowed }.
bad-option = “{ $option }” cannot be { $value }; it can be { $allowed }.
seats-differ =
    { $expected ->
        [one] The game has one seat
       *[other] The game has { $expected } seats
    }, but { $found ->
        [one] one is taken
       *[other] { $found } are taken
    }.
desk-call = The page asked for something the rules engine does not know.
desk-no-mind = It is not the computer’s turn.
desk-no-hint = There is nothing for you to decide now.
desk-not-yet = Something is hidden in this game: its past can be looked into when it is over.
fault = The rules engine made a mistake. Your game is safe, and you can go on.

## A damaged record

bad-record =
    { $word ->
        [0] Line { $line }: { $reason }
       *[other] Line { $line }, word { $word }: { $reason }
    }
record-not-one = this is not a game of Troop.
record-version = this game was saved in format { $found }, and this page reads format { $known }.
record-line = “{ $expected }” should stand here.
record-game = there is no game “{ $game }” on this shelf.
record-option = “{ $text }” is not an option.
record-seat = seat { $expected } should stand here.
record-kind = a player cannot be “{ $kind }”; it can be { $allowed }.
record-name =
    { $most ->
       *[other] a name has at most { $most } letters, and no control characters.
    }
record-seed = a seed is one word of at most { $most } letters.
record-too-long = the text is longer than { $most } letters.
record-too-many = the game has more than { $most } moves.
record-characters = there are characters that do not belong here.
record-empty-line = the line is empty.
record-empty-word = a move is missing here.
record-after-end = there is more text after the end.

## Sharing

share = Share
share-title = Share this game
share-link = Link
share-about = The whole game is in the link. It goes to nobody but those you give it to.
share-send = Send…
share-copy = Copy the link
share-copied = The link was copied.
share-denied = The browser did not allow sending. Copy the link instead.
share-code = QR code
share-code-label = The link as a code for a camera
share-keep = Keep it
share-file = The game as a file
share-png = Picture (PNG)
share-svg = Picture (SVG)
share-no-picture = This browser could not draw the picture.
share-hidden = Something in this game is still hidden, and a link would give it away. It can be shared when that is open, or when the game is over.
share-too-long = This game is too long for a link. Save it as a file and send that.
receive = Open a shared game
receive-paste = Paste a link, or the text of a game
receive-about = A file or a link can also be dropped anywhere on this page.
receive-file = Choose a file…
receive-yes = Open
file-too-large = This file is far too large to be a game.
file-unreadable = This file could not be read.
link-damaged = This link is damaged: it was cut off or altered on its way. Ask for it once more.
link-version = This link was made by another version of Troop. Load the page again; if that does not help, ask for the game as a file.
link-too-long = This link is far too long to be a game.
link-game = This link leads to the game “{ $game }”, which is not on this shelf.
link-reason = This link cannot be opened: { $reason }

## Games by letter

letter-by = By letter
letter-new = Play by letter
letter-new-about = You play by sending a link to and fro, in any messenger. You have the first seat; the names tell you whom to write to.
letter-me = Your name
letter-them = Name of player { $number }
letter-mode = Rolls
letter-fair = Fair letters
letter-fair-about = Nobody can know or choose a roll: it comes from the secrets of all. A roll that you need before your next choice costs one letter there and back.
letter-trusting = Trusting letters
letter-trusting-about = The page of who moves rolls. Fewer letters, among friends.
letter-begin = Begin
letter-send = Send the letter
letter-send-to = Send the letter to { $name }
letter-send-about = The whole game is in the letter, and what is hidden is under seal.
letter-sent = When { $name } answers, open that letter on this device.
letter-for-title = A letter for { $name }
letter-for-text = { $others } would like to play { $game } with you, by letter. Take the seat of { $name } on this device?
letter-for-yes = Yes, I am { $name }
letter-save-mine = By letter · your turn
letter-save-theirs = By letter · waiting for { $name }
seat-you = You
letter-theirs-join = Send the letter to { $name }, who is to take their seat.
letter-theirs-roll = Send the letter to { $name }: their secret is needed for the roll, which nobody can know before.
letter-theirs-open = Send the letter to { $name }, who is to open what they have under seal.
letter-theirs-play = Send the letter to { $name }, who is to play.
letter-over = The game is over. Nobody needs to write any more.
letter-over-send = The game is over. Send the letter once more, so that all see how it ended.
letter-not-now = It is not your turn: the letter is with somebody else.
letter-no-word = By letter you can resign, or agree on a draw, when it is your turn.
letter-no-undo = What has been sent, and what a roll has followed, cannot be taken back.
letter-people = By letter two to four people play, and no minds.
letter-kept = What this device had kept of the game by letter is damaged.
letter-old = This letter is older than what you know already. Nothing was changed.
letter-known = You know this letter already. Nothing was changed.
letter-fork = This letter does not go on from where you are: both of you have gone on since. Nothing was changed.
letter-other = This letter names the same game, but other players or other rules. Somebody has altered it. Nothing was changed.
letter-changed = In this letter a move of { $name } is not the one that you know. Somebody has altered it. Nothing was changed.
letter-seal = In this letter, what { $name } opens is not what was under seal. Somebody has altered it. Nothing was changed.
letter-secret = In this letter, { $name }’s secret is not the one that was promised at the beginning. Somebody has altered it. Nothing was changed.
letter-roll = In this letter a roll is not the one that you know. Somebody has altered it. Nothing was changed.
letter-forged = This letter tells of something that you are said to have done, and have not. Nothing was changed.
letter-too-far = This letter goes on where the game has to wait for somebody. It cannot be right. Nothing was changed.
letter-stranger = This letter belongs to a game by letter in which nobody on this device has a seat.
mancala-not-by-letter = Not by letter: with hidden hands, only a dealer whom all trust could draw the tokens.
codemonkey-not-by-letter-magic = Not by letter with three or four players: a magic card’s mark is known to all but its owner, and letters go through its owner’s hands.
codemonkey-not-by-letter-minutes = Not by letter: the timer would count minutes, and letters take days. Let it count rounds.

## A position as text

position-fields = A position has { $expected } parts, this one has { $found }.
position-count = Part { $field } should have { $expected } numbers, and has { $found }.
position-number = Part { $field }, word { $word }: “{ $text }” is not a number from 0 to { $most }.
position-chooser = Part { $field }: “{ $text }” should be one of { $allowed }.
position-over = Part { $field }: this game is over, so nobody is to move.
position-not-over = Part { $field }: this game is not over, so somebody is to move.

## CodeMonkey

game-codemonkey = CodeMonkey – Going Bananas
    .short = CodeMonkey
    .time = 20–40 minutes
    .about = Code your monkey in secret, run all programs together and bring home the most bananas.
option-codemonkey-level = Level
    .about = Each level adds something to those before it.
option-codemonkey-level-1 = 1: the basics
option-codemonkey-level-2 = 2: with traps
option-codemonkey-level-3 = 3: and the Loop
option-codemonkey-level-4 = 4: and magic cards
option-codemonkey-level-5 = 5: and a third die
option-codemonkey-level-6 = 6: and a fourth slot
option-codemonkey-level-7 = 7: and against time
option-codemonkey-parts = Parts
    .about = Any of these one by one instead of a level; none ticked: as the level says.
option-codemonkey-parts-traps = Traps
option-codemonkey-parts-loop = The Loop
option-codemonkey-parts-magic = Magic cards
option-codemonkey-parts-master = A third die and a second Swing
option-codemonkey-parts-grand = A fourth slot
option-codemonkey-parts-time = Against time
option-codemonkey-missions = Missions
    .about = Three trees each, to be collected from in an order, for extra bananas.
option-codemonkey-missions-off = Without missions
option-codemonkey-missions-on = With missions
option-codemonkey-setup = The jungle
    .about = Whether chance lays it, or the players do.
option-codemonkey-setup-quick = Laid by chance
option-codemonkey-setup-build = Built by the players
option-codemonkey-jungle = A given jungle
    .about = A finished layout as text; then nothing is laid.
option-codemonkey-first = Who begins
    .about = Who has the First Player Marker in the first round.
option-codemonkey-first-1 = Player 1
option-codemonkey-first-2 = Player 2
option-codemonkey-first-3 = Player 3
option-codemonkey-first-4 = Player 4
option-codemonkey-first-drawn = Drawn by lot
option-codemonkey-timer = The timer
    .about = What the hidden timer counts.
option-codemonkey-timer-rounds = Rounds
option-codemonkey-timer-minutes = Minutes
codemonkey-bad-layout = “{ $text }” cannot lie there: it is no tile or tree, or it breaks the rules of laying.
codemonkey-layout-size = A jungle for so many players has { $tiles } tiles and { $trees } trees.

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
codemonkey-hex = { $hex }, number { $number }
codemonkey-hex-monkey = { codemonkey-hex }, { $name }’s monkey
codemonkey-hex-trap = { codemonkey-hex }, { $name2 }’s trap
codemonkey-hex-both = { codemonkey-hex }, { $name }’s monkey in { $name2 }’s trap
codemonkey-tree =
    Tree { $tree }: { $count ->
        [0] no banana
        [one] 1 banana
       *[other] { $count } bananas
    }
codemonkey-tree-monkey = { codemonkey-tree }, { $name }’s monkey
codemonkey-cell = Place { $cell }
codemonkey-turn = Turned { $turn } of 6
codemonkey-ground = Planting ground { $cell }, { $count } sides on the path
codemonkey-stay = Stay on { $hex }
codemonkey-climb = Climb { $tree } ({ $count })
codemonkey-mission =
    { $place ->
        [1] { $tree } first
       *[other] { $tree } next
    }
codemonkey-trap-off =
    { $lies ->
        [0] Lay no trap
       *[other] Take the trap off
    }

codemonkey-status-dice = { $name } rolls the dice
codemonkey-status-tree = The tree die is rolled
codemonkey-status-lay = { $name } lays tile { $tile }
codemonkey-status-plant = { $name } plants { $tree }
codemonkey-status-place = { $name } puts the monkey on a { $number }
codemonkey-status-mark = { $name } marks a tree on { $name2 }’s magic card
codemonkey-status-order = { $name } puts the missions in order
codemonkey-status-code = Round { $round }: { $name } codes
codemonkey-status-run = { $name } runs slot { $slot }: { codemonkey-code }
codemonkey-status-name = { $name } names a tree for the banana
codemonkey-status-trap =
    { $lies ->
        [0] { $name }: lay the trap?
       *[other] { $name } moves the trap or takes it off
    }

codemonkey-fact-bananas = Bananas
codemonkey-fact-missions = Missions
codemonkey-fact-trap = Trap
codemonkey-fact-card = Magic card

codemonkey-first-drawn = { $name } is drawn to begin.
codemonkey-tile-drawn = Tile { $tile } is drawn.
codemonkey-tile-laid = Tile { $tile } is laid.
codemonkey-tile-laid-by = { $name } lays tile { $tile }.
codemonkey-planted = { $tree } is planted.
codemonkey-planted-by = { $name } plants { $tree }.
codemonkey-start-rolled = { $name } rolls a { $number } to start on.
codemonkey-placed = { $name }’s monkey starts on { $hex }.
codemonkey-marked =
    { $tree ->
        [hidden] { $name } marks a tree on { $name2 }’s magic card.
       *[other] { $name } marks { $tree } on { $name2 }’s magic card.
    }
codemonkey-missions-drawn = { $name } draws the missions { $missions }.
codemonkey-missions-ordered = { $name }’s missions, in this order: { $missions }.
codemonkey-timer-set = The hidden timer is set.
codemonkey-round-began = Round { $round }: { $name } is first.
codemonkey-round-ended = Round { $round } is over.
codemonkey-rolled = { $name } rolls { $dice }.
codemonkey-coded = { $name } has coded.
codemonkey-opened = { $name }’s program: { $listing }
codemonkey-slot = { $name }, slot { $slot }: { codemonkey-code }.
codemonkey-replayed = { $name } loops slot { $slot }: { codemonkey-code }.
codemonkey-stepped = { $name } steps to { $hex }.
codemonkey-moved =
    { $name } walks { $count ->
        [one] 1 step
       *[other] { $count } steps
    } to { $hex }{ $swings ->
        [0] .
       *[other] , with a swing.
    }
codemonkey-swung =
    { $tree2 ->
        [none] { $name } swings over { $tree } to { $hex }.
       *[other] { $name } swings over { $tree } and { $tree2 } to { $hex }.
    }
codemonkey-climbed = { $name } climbs { $tree } from { $hex }.
codemonkey-came-down = { $name } comes down from { $tree } to { $hex }.
codemonkey-collected = { $name } collects a banana from { $tree }.
codemonkey-nothing-there = { $tree } has been emptied: { $name } collects nothing.
codemonkey-struck = The magic card strikes: { $name } does not keep the banana of { $tree }.
codemonkey-why-broken =
    { $reason ->
        [monkey-in-the-way] another monkey is in the way
        [trap-in-the-way] a trap is in the way
        [not-on-tree] the monkey is not up a tree
        [on-tree] the monkey is up a tree
        [no-tree] no tree stands beside it
        [no-landing] there is nowhere to land
        [no-hex] no hex there has that number
        [base-taken] no hex there is free
        [occupied-tree] another monkey is up there
        [no-banana] it has no banana
        [same-tree] the last banana came from there
        [trapped] a trap lies on the hex
       *[no-route] there is no way
    }
codemonkey-denied = { $name } cannot do { codemonkey-code }: { codemonkey-why-broken }.
codemonkey-cut-short =
    { $name } makes only { $count ->
        [one] 1 step
       *[other] { $count } steps
    } of { $die }: { codemonkey-why-broken }.
codemonkey-no-climb = { $name } cannot climb { $tree }: { codemonkey-why-broken }.
codemonkey-trapped = { $name } steps into { $name2 }’s trap on { $hex }.
codemonkey-loop-broke = { $name }’s Loop is broken.
codemonkey-banana-lost =
    { $cause ->
        [trap] { $name } loses a banana in the trap.
       *[loop] { $name } loses a banana to the Loop.
    }
codemonkey-tree-die = The tree die shows { $number }.
codemonkey-returned = The banana goes to { $tree }.
codemonkey-waits = { $tree } is full: the banana waits for the next round.
codemonkey-ring = The timer rings.
codemonkey-rang = The timer rings.
codemonkey-fell = { $tree } loses a banana.
codemonkey-nothing-falls = The tree die shows { $number }: no banana falls.
codemonkey-trap-laid = { $name } lays a trap on { $hex }.
codemonkey-trap-moved = { $name } moves the trap to { $hex }.
codemonkey-trap-taken = { $name } takes the trap off.
codemonkey-trap-kept = { $name } lays no trap.
codemonkey-ended = The game is over.
codemonkey-reason-bananas-gone = No banana is left on the trees.
codemonkey-reason-cap = Sixty rounds have been played.
codemonkey-reason-stalled = For twelve rounds nobody collected a banana.
codemonkey-best-collects =
    { $count ->
        [one] Brings down a banana from { $trees }
       *[other] Brings down { $count } bananas, from { $trees }
    }{ $up ->
        [none] .
       *[other] , and climbs { $up } for the next.
    }
codemonkey-best-stays = Whatever it did now would make it worse.
codemonkey-best-climbs = Climbs { $tree }, to come down with its banana in the next round.
codemonkey-best-climb = Climbs { $tree } for its banana.
codemonkey-best-climb-down = Climbs { $tree } and comes down with its banana.
codemonkey-best-down = Comes down with the banana of { $tree }.
codemonkey-best-down-climb = Comes down with the banana of { $tree } to { $hex }, from where it climbs { $tree2 }.
codemonkey-best-leads = From { $hex } it climbs { $tree } next.
codemonkey-best-keeps = Keeps { $name2 } from climbing { $tree }.
codemonkey-best-place =
    { $count ->
        [0] From { $hex } no number climbs a tree at once, but the other places are no better.
        [one] From { $hex } one number of six climbs a tree.
       *[other] From { $hex } { $count } numbers of six climb a tree, with a Swing.
    }
codemonkey-best-trap = Nobody climbs { $trees } from { $hex } now.
codemonkey-best-trap-way = The others cannot pass over { $hex }.
codemonkey-best-trap-off = Wherever it lay, the trap would hinder you more than the others.
codemonkey-best-mark = { $name2 } will probably collect from { $tree } soon.
codemonkey-best-mark-up = { $name2 } is up { $tree } and will collect there.
codemonkey-best-name =
    { $count ->
        [0] From { $tree } the others will not get it so soon either.
        [one] One number of six climbs { $tree } from here.
       *[other] { $count } numbers of six climb { $tree } from here, with a Swing.
    }
codemonkey-best-order = { $tree } is within reach, and from there { $tree2 } and { $tree3 } are near.
codemonkey-best-lay = It leaves { $count } planting grounds.
codemonkey-best-plant =
    { $count ->
        [one] It can be climbed from one number.
       *[other] It can be climbed from { $count } different numbers.
    }

codemonkey-why-lay = Choose where the first hex of the tile goes, and how it is turned.
codemonkey-why-covers = A tile cannot cover what lies there already.
codemonkey-why-sides =
    { $count ->
        [0] The tile has to touch the path along exactly one side: there it touches nothing.
       *[other] The tile has to touch the path along exactly one side: there it would touch { $count }.
    }
codemonkey-why-grounds =
    { $count ->
        [one] The last tile has to leave planting grounds for { $trees } trees: there it leaves only 1.
       *[other] The last tile has to leave planting grounds for { $trees } trees: there it leaves only { $count }.
    }
codemonkey-why-other-tile = The tile to lay is { $tile }.
codemonkey-why-plant = Choose a planting ground for the tree.
codemonkey-why-on-path = A tile lies there: trees stand beside the path.
codemonkey-why-planted = A tree stands there already.
codemonkey-why-no-ground =
    { $count ->
        [one] A tree needs three sides on the path: that place has 1.
       *[other] A tree needs three sides on the path: that place has { $count }.
    }
codemonkey-why-other-tree = The tree to plant is { $tree }.
codemonkey-why-place = Choose a free hex with the number rolled.
codemonkey-why-no-hex = There is no hex “{ $text }” in this jungle.
codemonkey-why-no-tree = There is no tree “{ $text }” in this jungle.
codemonkey-why-number = { $hex } has a { $number }: a hex with a { $wanted } is needed.
codemonkey-why-occupied = There is a monkey on { $hex }.
codemonkey-why-mark = Choose a tree to mark.
codemonkey-why-order = Put your three missions in order.
codemonkey-why-code = Code one word for each slot.
codemonkey-why-word = “{ $text }” cannot stand in a program.
codemonkey-why-slots = A program has { $count } slots; an empty one is written -.
codemonkey-why-not-in-hand =
    { $code ->
        [die] You have no { $die } left.
        [die-swing] You have no { $die } or no Swing left.
       *[other] You have no { codemonkey-code } left.
    }
codemonkey-why-loop = A Loop repeats what stands before it: it needs a slot before it that is not empty.
codemonkey-why-run = Choose the hex where your monkey ends.
codemonkey-why-must-move = The monkey cannot stay on { $hex }: it moves if it can.
codemonkey-why-not-base = { $hex } is not beside { $tree }.
codemonkey-why-trap = An opponent’s trap lies on { $hex }: nobody else comes down or lands there.
codemonkey-why-no-landing = No swing from here lands on { $hex }.
codemonkey-why-no-route =
    { $count ->
        [one] No way of exactly 1 step ends on { $hex }.
       *[other] No way of exactly { $count } steps ends on { $hex }.
    }
codemonkey-why-cut-short =
    { $count ->
        [0] The { $die } cannot be walked from here, not even in part.
        [one] No way from here has { $die } steps; the longest has 1, and does not end on { $hex }.
       *[other] No way from here has { $die } steps; the longest have { $count }, and none of those ends on { $hex }.
    }
codemonkey-why-climb-or-stay = Say whether the monkey climbs from { $hex } or stays there.
codemonkey-why-nothing-to-climb = From { $hex } there is nothing to climb now: the hex is enough.
codemonkey-why-trapped-climb = A trap lies on { $hex }: nobody climbs from there.
codemonkey-why-not-seven = Die and hex have to make seven: { $hex } has a { $number }, so it takes a { $wanted }, walked in full.
codemonkey-why-no-climb = { $tree } cannot be climbed: { codemonkey-why-broken }.
codemonkey-why-name = Name a tree for the banana.
codemonkey-why-full = { $tree } is full.
codemonkey-why-trap-move = Choose a hex for the trap, or take it off.
codemonkey-why-trap-there = A trap lies on { $hex } already.
codemonkey-why-trap-number = { $hex } has the wrong number: a trap goes where you climbed from, or where its own number is.
codemonkey-why-no-ring = The timer can only ring before the first move of a slot, in a game by the clock.
codemonkey-position-layout = Part { $field }: “{ $text }” cannot lie there.
codemonkey-position-jungle = Part { $field }: this is not the jungle of the options.
codemonkey-position-word = Part { $field }: “{ $text }” is not understood.
codemonkey-position-misfit = Part { $field }: “{ $text }” does not fit with the rest of the position.

codemonkey-why-take-first = First take a die or a token, then choose where it goes.
codemonkey-why-loop-first = A Loop runs what stands before it again: it cannot be in the first slot.
codemonkey-slot-label = { $name }, slot { $slot }: { codemonkey-code }
codemonkey-slot-hidden = { $name }, slot { $slot }: hidden
codemonkey-piece =
    { $code ->
        [down] Down
        [swing] Swing
        [loop] Loop
       *[die] Die { $die }
    }
codemonkey-to-slot = Into slot { $slot }
codemonkey-tray = Back to the tray
codemonkey-code-done = Done: this is my program
codemonkey-preview = Tile { $tile }, as it would lie
codemonkey-turn-right = Turn right
codemonkey-turn-left = Turn left
codemonkey-lay-done = Lay it here
codemonkey-timer = A hidden timer is running
codemonkey-waiting =
    { $count ->
        [one] One banana waits for the tree die
       *[other] { $count } bananas wait for the tree die
    }
codemonkey-note-reach = Your monkey could be here after slot { $slots }.
codemonkey-note-climb = Your monkey could climb here in slot { $slots }.

## Monkey Mancala

game-mancala = Monkey Mancala
    .short = Mancala
    .time = 10–15 minutes
    .about = Sow your monkeys around the log and bring home more of them than the other side.
option-mancala-first = Who begins
    .about = The player who begins sits at South and sows the lower row.
option-mancala-first-1 = Player 1
option-mancala-first-2 = Player 2
option-mancala-first-drawn = Drawn by lot
option-mancala-capture = Captures
    .about = Your last monkey drops into an empty pocket of your own: when does it go home with those opposite?
option-mancala-capture-any = Always, even alone
option-mancala-capture-full = Only with monkeys opposite
option-mancala-tokens = Tokens
    .about = Tokens bend the rules: skip, reverse, steal and swap.
option-mancala-tokens-on = With tokens
option-mancala-tokens-off = Without tokens
option-mancala-copies = Tokens of each kind
    .about = How many of each kind the pile has.
option-mancala-disruption = Disrupting
    .about = Whether a token may be played against the other player’s sowing.
option-mancala-disruption-on = Allowed
option-mancala-disruption-off = Not allowed
option-mancala-hands = Hands
    .about = Whether the players see each other’s tokens.
option-mancala-hands-open = Open
option-mancala-hands-hidden = Hidden
option-mancala-pockets = Pockets on each side
    .about = A shorter log makes a quicker game.
option-mancala-each = Monkeys in each pocket
    .about = How many monkeys sit in every pocket at the start.

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
mancala-fact-store =
    { $side ->
        [south] South’s store
       *[north] North’s store
    }
mancala-first-drawn = { $name } is drawn to begin, at South.
mancala-lifted =
    { $name } lifts { $count ->
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
    { $count ->
        [one] { $name } brings the last monkey home from { $pocket }.
       *[other] { $name } captures { $count } monkeys from { $pocket } and { $opposite }.
    }
mancala-swept =
    { $count ->
        [one] 1 monkey that was left goes
       *[other] { $count } monkeys that were left go
    } to { $side ->
        [south] South’s store
       *[north] North’s store
    } ({ $name }).
mancala-ended = The game is over.
mancala-free-turn = { $name } plays again.
mancala-sown =
    { $name } sows { $count ->
        [one] 1 monkey
       *[other] { $count } monkeys
    } from { $pocket }, { $last ->
        [store] the last one into the store.
       *[other] as far as { $last }.
    }
mancala-status-free-turn = { $name } plays again
mancala-reason-side-empty = One side is empty: the monkeys left have gone home.
mancala-why-no-pocket = There is no pocket “{ $text }”: you sow one of the pockets on your own side.
mancala-why-not-yours = { $pocket } is on the other side: { $name } sows a pocket of their own.
mancala-why-empty = { $pocket } is empty: choose a pocket with monkeys in it.
mancala-position-first = Part { $field }: “{ $text }” should be first=1 or first=2.
mancala-position-side-empty = Part { $field }: one side is empty, so the monkeys of the other belong into its store.

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
mancala-fact-tokens = Tokens
mancala-announced = A { mancala-kind } against this sowing
mancala-force-skip =
    { $count ->
        [one] The next sowing passes over 1 space before it drops.
       *[other] The next sowing passes over { $count } spaces before it drops.
    }
mancala-force-reverse = The next sowing runs clockwise.
mancala-use =
    { $token ->
        [skip] Skip: roll the die and pass over that many spaces
        [reverse] Reverse: turn the next sowing round
        [steal] Steal a monkey
       *[swap] Swap two pockets
    }
mancala-disrupt =
    { $token ->
        [skip] Disrupt with a Skip: roll the die and push the sowing on
        [reverse] Disrupt with a Reverse: turn the sowing round
        [steal] Disrupt with a Steal: take a monkey first
       *[swap] Disrupt with a Swap: exchange two pockets first
    }
mancala-pass = Let it be
mancala-block = Block with a { mancala-kind }
mancala-do-not-block = Do not block
mancala-discard = Give a token back
mancala-best-wins =
    { $count ->
        [one] Wins by one monkey, whatever is played.
       *[other] Wins by { $count } monkeys, whatever is played.
    }
mancala-best-loses =
    { $count ->
        [one] Loses by one monkey at most.
       *[other] Loses by { $count } monkeys at most.
    }
mancala-best-ends =
    { $count ->
        [one] Ends the game and brings one monkey home.
       *[other] Ends the game and brings { $count } monkeys home.
    }
mancala-best-captures = Captures { $count } monkeys.
mancala-best-free = Ends in your store: another turn.
mancala-best-free-captures = Ends in your store: another turn, and then { $pocket } captures { $count } monkeys.
mancala-best-denies = Keeps the other from another turn with { $pocket }.
mancala-best-prepares-capture = Prepares { $pocket }, which may then capture { $count } monkeys.
mancala-best-prepares-free = Prepares { $pocket }, which may then end in your store.
mancala-best-saves = Keeps { $count } monkeys from being captured.
mancala-best-die =
    { $count ->
        [one] Brings a monkey home, and so the die.
       *[other] Brings { $count } monkeys home, and so the die.
    }
mancala-best-home =
    { $count ->
        [one] Brings a monkey home.
       *[other] Brings { $count } monkeys home.
    }
mancala-best-waits = Gives nothing away, and keeps the better sowings for later.
mancala-best-steals =
    { $place ->
        [store] Takes a monkey out of the other store.
       *[other] Takes a monkey out of { $place }.
    }
mancala-best-swaps = Swaps { $place } and { $place2 }: then more can be had.
mancala-best-bends = With a { mancala-kind } the next sowing ends where it should.
mancala-best-lets = This sowing does little harm: the tokens are worth more later.
mancala-best-disrupts = A { mancala-kind } makes this sowing worse.
mancala-best-disrupts-capture = A { mancala-kind } keeps { $count } monkeys from being captured.
mancala-best-disrupts-free = A { mancala-kind } keeps the other from another turn.
mancala-best-blocks = What the { mancala-kind } would do costs more than a token.
mancala-best-keeps-token = The { mancala-kind } does little harm: yours is worth more.
mancala-best-discards = A { mancala-kind } is the token that is missed least.
mancala-used = { $name } uses a { mancala-kind }.
mancala-named = { $name } is about to sow { $pocket }.
mancala-let-be = { $name } lets it be.
mancala-disrupted =
    { $token ->
        [steal] { $place ->
            [S] { $name } disrupts with a Steal, from South’s store.
            [N] { $name } disrupts with a Steal, from North’s store.
           *[other] { $name } disrupts with a Steal, from { $place }.
        }
        [swap] { $name } disrupts with a Swap of { $place } and { $place2 }.
       *[other] { $name } disrupts with a { mancala-kind }.
    }
mancala-blocked = { $name } blocks with a { mancala-kind }: nothing happens.
mancala-not-blocked = { $name } does not block.
mancala-turned =
    { $way ->
        [clockwise] { $name } turns the sowing round: it runs clockwise.
       *[other] { $name } turns the sowing back: it runs counter-clockwise.
    }
mancala-stolen =
    { $place ->
        [S] { $name } steals a monkey from South’s store.
        [N] { $name } steals a monkey from North’s store.
       *[other] { $name } steals a monkey from { $place }.
    }
mancala-swapped = { $name } swaps { $place } ({ $count }) and { $place2 } ({ $count2 }).
mancala-choose-again = { $pocket } is empty now: { $name } chooses again.
mancala-skip-rolled =
    { $name } rolls a { $die }: the sowing passes over { $count ->
        [one] 1 space.
       *[other] { $count } spaces.
    }
mancala-rolled =
    { $name } rolls a { $die } and draws { $count ->
        [0] nothing.
        [one] 1 token.
       *[other] { $count } tokens.
    }
mancala-nothing-left =
    { $count ->
        [one] The pile is empty: a draw is lost.
       *[other] The pile is empty: { $count } draws are lost.
    }
mancala-drew = { $name } draws a { mancala-kind }.
mancala-discarded = { $name } gives a { mancala-kind } back to the pile.
mancala-sown-bent =
    { $name } sows { $count ->
        [one] 1 monkey
       *[other] { $count } monkeys
    } from { $pocket }{ $way ->
        [clockwise] , clockwise
       *[other] { "" }
    }{ $skip ->
        [0] { "" }
        [one] , past 1 space
       *[other] , past { $skip } spaces
    }, { $last ->
        [store] the last one into the store.
       *[other] as far as { $last }.
    }
mancala-status-bent =
    { $name } to move{ $way ->
        [clockwise] , clockwise
       *[other] { "" }
    }{ $skip ->
        [0] { "" }
        [one] , past 1 space
       *[other] , past { $skip } spaces
    }
mancala-status-window = { $name }: disrupt the sowing of { $pocket }?
mancala-status-answer = { $name }: block the { mancala-kind }?
mancala-status-choose-again = { $name } chooses another pocket
mancala-status-discard = { $name } has six tokens: one goes back
mancala-status-die = The die of the Skip is rolled
mancala-status-roll = { $name } rolls the die
mancala-status-draw = { $name } draws a token
mancala-why-window = Before the sowing begins, { $name } may disrupt it: play a token, or let it be.
mancala-why-answer = First { $name } answers the disruption: block it, or not.
mancala-why-discard = { $name } holds six tokens: one of them has to go back first.
mancala-why-not-held = { $name } holds no { mancala-kind }.
mancala-why-steal-from = Choose where to steal from: a pocket of the other side, or its store.
mancala-why-steal-own = { $pocket } is your own: a Steal takes from the other side.
mancala-why-steal-empty =
    { $pocket ->
        [store] The other store is empty: there is no monkey to steal.
       *[other] { $pocket } is empty: there is no monkey to steal.
    }
mancala-why-swap-two = A Swap takes two different pockets.
mancala-why-swap-none = All pockets hold the same number: there is nothing to swap.
mancala-why-swap-equal =
    { $count ->
        [0] { $pocket } and { $pocket2 } are both empty: a Swap would change nothing.
        [one] { $pocket } and { $pocket2 } both hold 1 monkey: a Swap would change nothing.
       *[other] { $pocket } and { $pocket2 } both hold { $count } monkeys: a Swap would change nothing.
    }
mancala-why-no-pocket-there = There is no pocket “{ $text }” on this board.
mancala-position-token = Part { $field }: “{ $text }” is not a token; tokens are { $allowed }.
mancala-position-hand = Part { $field }: “{ $text }” cannot be a hand; the game has { $copies } tokens of each kind, and an empty hand is written -.
mancala-position-pending = Part { $field }: “{ $text }” does not fit with the rest of the position.

## Itchy Monkey

game-itchy = Itchy Monkey
    .short = Itchy Monkey
    .time = 20–30 minutes
    .about = Spread your lice from monkey to monkey, and found your colonies before the others do.
option-itchy-mode = Game
    .about = The base game, or the clan game for two: pick a species and rid its monkeys of all lice.
option-itchy-mode-base = Base game
option-itchy-mode-clan = Clan game, for two
option-itchy-edition = Edition
    .about = English: begin at a distance, and spawn after you come back. French: begin in a row and column of your own, and coming back is your spawn.
option-itchy-edition-english = English
option-itchy-edition-french = French
option-itchy-tamarin = Emperor tamarins
    .about = Five emperor tamarins take the place of another species.
option-itchy-tamarin-off = Not in the game
option-itchy-tamarin-L = Instead of the lemurs
option-itchy-tamarin-O = Instead of the orangutans
option-itchy-tamarin-S = Instead of the spider monkeys
option-itchy-tamarin-M = Instead of the mandrills
option-itchy-spies = Spies
    .about = Three spies each: they have no power, share monkeys with anybody and count for everybody’s colonies.
option-itchy-spies-off = Without spies
option-itchy-spies-on = With spies
option-itchy-first = Who begins
    .about = The first to place lice has the first turn.
option-itchy-first-1 = Player 1
option-itchy-first-2 = Player 2
option-itchy-first-3 = Player 3
option-itchy-first-4 = Player 4
option-itchy-first-drawn = Drawn by lot
option-itchy-cap = Turns at most
    .about = If nobody has won after so many turns each, the game is drawn.

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
itchy-note-win = Going here wins the game.
itchy-note-join = Your lice can go there.
itchy-note-beat = Power { $power } is there, { $ours } of yours can come: yours take it.
itchy-note-even = Power { $power } is there, { $ours } of yours can come: all of them go home.
itchy-note-weak = Power { $power } is there, only { $ours } of yours can come: not enough.
itchy-note-clan-join = The lice can go over.
itchy-note-clan-weak = Power { $power } is there, { $ours } is too little: the lice stay.
itchy-note-pick = It can be nitpicked.
itchy-note-danger = { $name } can take it next turn: it takes power { $power }.
itchy-note-one-step = { $name } can win here in one step.
itchy-note-barred = It was just moved, and stays this turn.
itchy-note-crowded =
    { $count ->
        [5] Five workers are ready to break out.
       *[other] One more worker, and they break out.
    }
itchy-safe =
    { $count ->
        [0] In front of { $name }: no monkey in safety yet
        [one] In front of { $name }: one monkey in safety
       *[other] In front of { $name }: { $count } monkeys in safety
    }
itchy-free = { $cell }: free
itchy-monkey = { $cell }: { itchy-species }, { $lice }
itchy-monkey-clean = { $cell }: { itchy-species }, no lice
itchy-clan-monkey = { $cell }: { itchy-species } of { $name }, { $lice }
itchy-owned = { $name } with { itchy-lice }
itchy-and = { $first }, { $rest }
itchy-barred = just moved
itchy-fact-gorillas = Gorillas
itchy-fact-family = One species
itchy-fact-variety = Five species
itchy-fact-workers = Workers in supply
itchy-fact-queens = Queens in supply
itchy-fact-spies = Spies in supply
itchy-fact-clean =
    { $species ->
        [L] Lemurs without lice
        [O] Orangutans without lice
        [S] Spider monkeys without lice
        [M] Mandrills without lice
        [G] Gorillas without lice
       *[T] Tamarins without lice
    }
itchy-fact-safe = Monkeys in safety
itchy-amount-workers = Workers
itchy-amount-queens = Queens
itchy-amount-spies = Spy

itchy-status-place = { $name }: put a queen and two workers on a monkey
itchy-status-enter = { $name }: come back onto a monkey without lice?
itchy-status-spawn = { $name }: choose where your lice spawn
itchy-status-exchange = { $name }: exchange six workers for a queen, or go on without a spawn
itchy-status-move = { $name }: jump, bump or nitpick
itchy-status-after = { $name }: exchange six workers for a queen, or end the turn
itchy-status-stuck = { $name } cannot move
itchy-status-pick = { $name }: pick the species of your clan
itchy-status-clan-spawn = { $name }: choose where lice spawn
itchy-status-clan-bump = { $name }: move a monkey
itchy-exchange = Exchange 6 workers for a queen
itchy-nitpick = Nitpick
itchy-off = Leave the board: safe!
itchy-nobody-goes = Take no lice along
itchy-all-go = All go over: { itchy-lice }
itchy-takes = { itchy-lice }: { $name } has to leave
itchy-all-fall = { itchy-lice }: all go home, those of { $name } too
itchy-pass = Pass
itchy-pass-enter = Stay away this turn
itchy-pass-spawn = Go on without a spawn
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

itchy-first-drawn = { $name } is drawn to begin.
itchy-placed = { $name } begins on { itchy-the } { $cell }.
itchy-entered = { $name } comes back: { itchy-lice } on { itchy-the } { $cell }.
itchy-spawned = { $name } spawns { itchy-lice } on { itchy-the } { $cell }.
itchy-exchanged = { $name } exchanges 6 workers for a queen on { itchy-the } { $cell }.
itchy-jumped = { $name } jumps with { itchy-lice } from { itchy-the } { $cell } to { itchy-the-other } { $cell2 }.
itchy-bumped = { $name } moves { itchy-the } { $cell } to { $cell2 }.
itchy-crossed = { $name } sends { itchy-lice } over to { itchy-the-other } { $cell2 }.
itchy-sent-home = Back home: { itchy-lice } of { $name }.
itchy-nitpicked = { $name } nitpicks { itchy-the } { $cell }.
itchy-founded = { $name } has a colony on { itchy-the } { $cell }.
itchy-passed =
    { $step ->
        [enter] { $name } stays away this turn.
        [spawn] { $name } goes on without a spawn.
        [after] { $name } ends the turn.
       *[move] { $name } cannot move, and passes.
    }
itchy-won =
    { $reason ->
        [gorillas] { $name } has colonies on three gorillas!
        [family] { $name } has colonies on four monkeys of one species!
       *[variety] { $name } has colonies on five species!
    }
itchy-capped = All { $count } turns have been played.
itchy-joined = { $name } plays for the { itchy-several }.
itchy-queen-made = Six workers on { itchy-the } { $cell } become a queen.
itchy-picked = Two queens are one too many: { itchy-the } { $cell } is nitpicked.
itchy-outbreak =
    { $count ->
        [one] Outbreak on { itchy-the } { $cell }: one worker goes to { $cells }.
       *[other] Outbreak on { itchy-the } { $cell }: one worker each goes to { $cells }.
    }
itchy-left = Safe: { $name } sends { itchy-the } { $cell } off the board.
itchy-clean = All { itchy-several } of { $name } are clean!
# What speaks for a decision of the base game; some of it also in the clan game
itchy-best-place =
    { $count ->
        [one] From there one species is within reach.
       *[other] From there { $count } species are within reach.
    }
itchy-best-enter =
    { $count ->
        [one] Comes back where one species is within reach.
       *[other] Comes back where { $count } species are within reach.
    }
itchy-best-keeps = Six workers are worth more here than a queen.
itchy-best-then = Then { $text }. { $why }
itchy-best-wins =
    { $reason ->
        [gorillas] A colony on a third gorilla: that wins.
        [family] A fourth colony on { itchy-several }: that wins.
       *[variety] With { itchy-several } there are colonies on five species: that wins.
    }
itchy-best-loses = After it { $name2 } can win next turn.
itchy-best-stops =
    { $reason ->
        [gorillas] Keeps { $name2 } from a third gorilla, which would win next turn.
        [family] Keeps { $name2 } from a fourth colony on { itchy-several }, which would win next turn.
        [variety] Keeps { $name2 } from a fifth species, which would win next turn.
       *[other] Keeps { $name2 } from winning next turn.
    }
itchy-best-takes = Takes { itchy-the } { $cell } from { $name2 } and makes it a colony.
itchy-best-gorilla = A colony on { itchy-the } { $cell }; gorillas then: { $count } of { $total }.
itchy-best-species = A colony on { itchy-the } { $cell }; species then: { $count } of { $total }.
itchy-best-family = A colony on { itchy-the } { $cell }; { itchy-several } then: { $count } of { $total }.
itchy-best-breaks = Breaks up the colony of { $name2 } on { itchy-the } { $cell }.
itchy-best-drives =
    { $count ->
        [one] Sends a louse of { $name2 } home from { itchy-the } { $cell }.
       *[other] Sends { $count } lice of { $name2 } home from { itchy-the } { $cell }.
    }
itchy-best-queen = Six workers become a queen on { itchy-the } { $cell }: with her, more lice spawn.
itchy-best-threatens = Threatens to win next turn.
itchy-best-saves = Keeps { itchy-the } { $cell } from being taken.
itchy-best-begins = Brings lice to { itchy-the } { $cell }: the beginning of a colony.
itchy-best-grows = More power on { itchy-the } { $cell }: { $power } then.
itchy-best-reaches = Brings { itchy-the-other } { $cell2 } within reach of the lice on { itchy-the } { $cell }.
itchy-best-waits = Gives nothing away, and keeps the better moves for later.
# What speaks for a decision of the clan game
itchy-clan-best-first = All species stand alike: the board looks the same from every side.
itchy-clan-best-second = A good match for the { itchy-several } of { $name2 }.
itchy-clan-best-wins = All { itchy-several } are clean then: that wins.
itchy-clan-best-stops = Keeps { $name2 } from winning next turn.
itchy-clan-best-nitpicked = Two queens are one too many: { itchy-the } { $cell } is rid of its lice.
itchy-clan-best-soils = Rids { itchy-the } { $cell } of its lice, and { $name2 } gets them on a clean monkey: { itchy-the-other } { $cell2 }.
itchy-clan-best-rids = Rids { itchy-the } { $cell } of its lice; { itchy-several } clean then: { $count } of { $total }.
itchy-clan-best-gives = Gives lice to a clean monkey of { $name2 }: { itchy-the-other } { $cell2 }.
itchy-clan-best-outbreak =
    { $count ->
        [one] Sets off an outbreak: a clean monkey of { $name2 } gets lice.
       *[other] Sets off an outbreak: { $count } clean monkeys of { $name2 } get lice.
    }
itchy-clan-best-safe = Brings { itchy-the } { $cell } to safety; { itchy-several } safe then: { $count } of { $total }.
itchy-clan-best-exit = Opens a way out for { itchy-the } { $cell }.
itchy-clan-best-bars = Bars the way out of a clean monkey of { $name2 }: { itchy-the-other } { $cell2 }.
itchy-clan-best-shields = Puts { itchy-the } { $cell } out of reach of lice.
itchy-clan-best-holds = Keeps { itchy-the-other } { $cell2 } of { $name2 } from passing its lice on.
itchy-clan-best-ready = Puts { itchy-the } { $cell } in a position to pass its lice on next turn.
itchy-clan-best-looms = An outbreak is near beside a clean monkey of { $name2 }: { itchy-the-other } { $cell2 }.
itchy-clan-best-hems = Leaves { itchy-the-other } { $cell2 } of { $name2 } less room to move.
itchy-clan-best-frees = Gives { itchy-the } { $cell } more room to move.
itchy-clan-best-away = Takes { itchy-the } { $cell } out of the game.
itchy-clan-best-queen = Six workers become a queen on { itchy-the } { $cell }: she is strong enough to go over to almost any monkey.
itchy-clan-best-strong = Makes { itchy-the } { $cell } strong enough to pass its lice on: { $text }.
itchy-clan-best-quiet = Does no harm there; then { $text }.
itchy-reason-gorillas = Colonies on three gorillas.
itchy-reason-family = Colonies on four monkeys of one species.
itchy-reason-variety = Colonies on five different species.
itchy-reason-cap = All turns have been played, and nobody has won.
itchy-reason-clean = The whole clan is rid of its lice.

itchy-why-no-cell = There is no cell “{ $text }” here: the board goes from a1 to { $last }.
itchy-why-no-monkey = There is no monkey on { $cell }.
itchy-why-lice-there = There are lice on { $cell } already: choose a monkey without any.
itchy-why-too-near =
    { $edition ->
        [english] There are lice on { $cell2 }: begin on a monkey with none in its row, its column or right around it.
       *[french] There are lice on { $cell2 }: begin on a monkey with none in its row or column.
    }
itchy-why-place-first = First put a queen and two workers on a monkey.
itchy-why-enter-first = First come back onto a monkey without lice, or stay away this turn.
itchy-why-exchange-or-pass = First exchange six workers for a queen, or go on without a spawn.
itchy-why-nothing-of-yours = Nothing of yours is on { $cell }.
itchy-why-not-alone = { $name } is on { $cell } too: you spawn where nobody else has workers or queens.
itchy-why-no-worker = There is no worker left in your supply.
itchy-why-worker-or-spy = Only workers on { $cell }, or a spy among them?
itchy-why-spy-there = A spy of yours is on { $cell } already: there is room for one.
itchy-why-no-spy = There is no spy left in your supply.
itchy-why-spawn-first = First your lice spawn: choose a monkey.
itchy-why-exchange = Choose a monkey with six of your workers.
itchy-why-few-workers =
    { $count ->
        [0] None of your workers are on { $cell }: a queen takes six.
        [one] One of your workers is on { $cell }: a queen takes six.
       *[other] { $count } of your workers are on { $cell }: a queen takes six.
    }
itchy-why-no-queen = Your three queens are all on the board.
itchy-why-moved-already = Your move is made: you can still exchange workers for a queen, or end the turn.
itchy-why-move-first = There is still something you can do: jump, bump or nitpick.
itchy-why-bump-first = There is still a monkey you can move.
itchy-why-nitpick = Choose a monkey with five workers of another player.
itchy-why-nobody-to-nitpick = On { $cell } are no workers of another player.
itchy-why-few-to-nitpick =
    { $count ->
        [one] { $name } has only one worker on { $cell }: nitpicking takes { $need }.
       *[other] { $name } has only { $count } on { $cell }: nitpicking takes { $need }.
    }
itchy-why-where = Where to? Choose a cell for the monkey on { $cell }, or a monkey beside it to jump to.
itchy-why-where-to = Where to? Choose a cell for the monkey on { $cell }.
itchy-why-stuck = The monkey on { $cell } has no way to go.
itchy-why-jump-beside = { $cell2 } is not beside { $cell }: lice jump to the next cell, up, down, left or right.
itchy-why-jumper =
    { $spies ->
        [0] One louse jumps: a worker or a queen.
       *[other] One louse jumps: a worker or a queen, with a spy or without, or a spy alone.
    }
itchy-why-who-jumps = Who jumps? Choose the louse.
itchy-why-stays = A monkey that moves goes one cell at least.
itchy-why-not-straight = { $cell2 } is not in line with { $cell }: monkeys move straight, never diagonally.
itchy-why-in-the-way = There is a monkey in the way, on { $cell }.
itchy-why-who-crosses = Which lice go over? Choose some, all or none.
itchy-why-crossers = Choose which of your lice go over, such as 2w1q.
itchy-why-nobody-beyond = No monkey stands right behind { $cell }, so no lice can go over.
itchy-why-not-so-many = You have not that many on { $cell }.
itchy-why-weak = { $name } has { $power } there: you need { $power } or more.
itchy-why-pick = First pick the species of your clan.
itchy-why-gorillas-free = The gorillas belong to no clan: pick another species.
itchy-why-clan-taken = The { itchy-several } are with { $name } already.
itchy-why-spawn-clean = There are no lice on { $cell } to spawn.
itchy-why-barred = { $name } has just moved that monkey: this turn it stays on { $cell }.
itchy-why-other-clan = The monkey on { $cell } is of the clan of { $name }: it is not yours to move.
itchy-why-no-way-out = The way to every edge is blocked for the monkey on { $cell }.
itchy-why-lice-stay = There are lice on { $cell }: only a clean monkey leaves the board.
itchy-why-all-or-none = All of the lice go over, or none: please say which.
itchy-why-nobody-crosses = From { $cell } no lice go over with this move.
itchy-why-stronger = The lice of the other monkey are stronger than those on { $cell }: they stay where they are.
itchy-position-step = Part { $field }: “{ $text }” should be the number of a player, a blank and one of { $allowed }.
itchy-position-turns = Part { $field }: “{ $text }” should be the turns complete, such as turns=12.
itchy-position-turns-late = Part { $field }: { $count } turns are complete, and the game can have { $most } at most.
itchy-position-first = With so many turns complete player { $found } has begun, and the options say { $first }.
itchy-position-rows = The board should have { $expected } rows, and has { $found }.
itchy-position-row = Row { $row } from the top should have { $expected } cells, and has { $found }.
itchy-position-cell = On { $cell } “{ $text }” is no monkey of this game.
itchy-position-monkeys = There should be { $expected } { itchy-several }, and there are { $found }.
itchy-position-together = On { $cell } are workers or queens of two players.
itchy-position-too-many = Player { $number } has more lice than there are.
itchy-position-crowded = On { $cell } are more lice than can stay there.
itchy-position-clan = Part { $field }: “{ $text }” should begin with { $name } and say what is known.
itchy-position-unfit = Part { $field }: “{ $text }” does not fit with the rest of the position.
