# Troop’s texts in English.

## The page

page-skip = Skip to the board
page-tools = Tools
page-theme = Switch between light and dark
sound = Sound
page-title = Troop – monkey board games
too-old = This browser cannot run Troop: it lacks WebAssembly or JavaScript modules. Any browser from the last few years will do.
menu = Menu
menu-home = Home and saved games
to-home = Home
to-game = Continue
language-name = English
close = Close
ask-title = Are you sure?
cancel = Cancel
done = Done
try-again = Try again
update = A new version of Troop is ready. Your game is saved.
update-apply = Update now

## Starting the rules engine

progress-download = Loading the rules…
progress-start = Starting the rules engine…
progress-ready = Ready.
progress-restarting = Restarting the rules engine. Your game is safe.
progress-failed = The rules engine could not start.
engine-silent = The rules engine did not answer, even after a fresh start. Your game is safe.
engine-start = The rules engine could not start. Check your connection, then try again.
not-whole = Part of Troop did not load. Your games are safe. Check your connection, then try again.
part-missing = This part of Troop could not be fetched. Check your connection, then try again.
problem-engine = Something went wrong with the rules engine. Your game is safe.

## Home

home-title = What shall we play?
home-games = Games
home-players =
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
home-who = Who is playing?
home-how-many = Players
home-level = How strong is the computer?
home-play = Play
home-seats = Players and names
home-seat-name = Name of player { $number }
home-seat-kind = Who is player { $number }?
home-options = Rules and board
home-hint = Make a move on the board, or press Play.
preset-people =
    { $seats ->
        [one] One person
        [2] Two people here
       *[other] { $seats } people here
    }
preset-family = Family of four
preset-computer =
    { $seats ->
        [2] Against the computer
       *[other] Against { $others } computers
    }
preparing = Preparing the board…
play-soon = Your game starts as soon as the rules are here.
home-begins = Who begins?
home-changed = Changed to fit: { $changes }
home-variants = Which rules?
variant-own = Your own choice of rules, below.
begins-me-first = I begin
begins-me-last =
    { $seats ->
        [2] It begins
       *[other] They begin
    }

## Learning

home-learn = Learn
learn-title = Learn by playing
lesson-begun = Continue at step { $step } of { $steps }
lesson-done = Done
lesson-missing = The lesson could not be fetched. Check your connection, then try again.
lesson-step = Step { $step } of { $steps }
lesson-on = Continue
lesson-retry = Try again
lesson-again = Start over
lesson-play = Play a real game
lesson-next = Next lesson: { $title }
lesson-show = Show me
lesson-task = Back to the task
lesson-shown = One solution, marked on the board: { $text }.
lesson-astray = It would take too long to solve this from here. Please start this step again.
lesson-reached =
    { $step ->
        [0] Exactly!
        [1] Well played!
        [2] That’s it!
       *[other] Well spotted!
    }
lesson-missed =
    { $step ->
        [0] Not quite.
        [1] Nearly.
        [2] Not that way.
       *[other] Not yet.
    }
lesson-finished = You have finished the lesson.

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
save-go-on = Continue
save-finished = Finished · { $when }
save-rename = Rename “{ $title }”
save-remove = Remove “{ $title }”
save-damaged = Cannot be opened
save-cannot-open = “{ $title }” could not be opened: { $reason }
rename-title = Rename this game
rename-label = Name
name-save = Rename
remove-title = Remove this game?
remove-text = “{ $title }” will be removed from your saved games.
remove-yes = Remove
removed = “{ $title }” was removed.
removed-undo = Undo
save-nonsense = The saved data is not a Troop game.
damaged-title = This game cannot be opened
damaged-text = { $reason } Its text is still here: you can copy it and keep it.
damaged-copy = Copy the text
copied = Text copied.
copy-denied = The browser did not allow copying.
store-denied = This browser does not let Troop save anything. You can play, but your game will be gone when you close the page.
store-newer = The games on this device were saved by a newer version of Troop. Reload the page to update; nothing is saved until then.
store-full = There is no room left to save. You can keep playing; remove an old game to start saving again.

## The match

match-title = Current game
position-words = Position in words
position-words-seats = Players
position-words-board = Board
board-label = Board
zoom-in = Enlarge the board
zoom-out = Show the whole board
cell-playable = { $label }, can be played
seat-name = Player { $number }
seat-acts = to move
seat-won = won
kind-person = person
kind-bot = computer
level-tamarin = Very easy
level-lemur = Easy
level-mandrill = Medium
level-orangutan = Hard
level-gorilla = Very hard
level-of = { $level } ({ $rank } of 5)
kind-tamarin = the computer, very easy
kind-lemur = the computer, easy
kind-mandrill = the computer, medium
kind-orangutan = the computer, hard
kind-gorilla = the computer, very hard
kind-random = computer, playing at random
bot-random = The computer
bot-tamarin = Pip
    .about = still learning
bot-tamarin-2 = Nino
bot-tamarin-3 = Zuzu
bot-tamarin-4 = Momo
bot-lemur = Kiki
    .about = plays for fun
bot-lemur-2 = Tico
bot-lemur-3 = Lulu
bot-lemur-4 = Bo
bot-mandrill = Rafi
    .about = knows the game
bot-mandrill-2 = Saba
bot-mandrill-3 = Oscar
bot-mandrill-4 = Nilo
bot-orangutan = Ada
    .about = thinks ahead
bot-orangutan-2 = Hugo
bot-orangutan-3 = Vera
bot-orangutan-4 = Emil
bot-gorilla = Magnus
    .about = rarely slips up
bot-gorilla-2 = Olga
bot-gorilla-3 = Titus
bot-gorilla-4 = Ramona
undo = Undo
redo = Redo
resign = Resign
new = New game
go-on = Continue
choice-back = Back
counter-less = { $name }: one less
counter-all = All
counter-all-of = All: { $label }
counter-more = { $name }: one more
card-use = Use
card-close = Not now
choice-not-again = Not again this turn
choice-by-escape = (Esc)
typed-toggle = Type
typed-label = Type a move
typed-play = Play the typed move
leave = Leave
leave-title = Leave the game?
leave-text = The computer takes over for { $name }. You can still undo this.
leave-yes = Leave
draw = Agree on a draw
end-offer = { $name } cannot be overtaken. End here?
end-here = End the game
overview = Signs
legend-title = Signs on the board
legend-none = No signs on the board right now.
resign-title = Resign?
resign-text = { $name } gives up the game. You can still undo this.
resign-yes = Resign
status-turn =
    { $you ->
        [yes] Your turn
       *[no] { $name } to move
    }
status-chance = Rolling or drawing…
move-played = { $name } plays { $text }.
chance-result = Result: { $text }.
choice-word = { $word }
status-thinking = { $name } is thinking…
play-now = Play now
thought-label = Thinking progress
bot-trouble = { $name } could not decide: { $reason } Your game is safe.
bot-anything = Play any move for it
bot-person = Let a person play
thinking-less = This device is slow for this opponent, so it is thinking less deeply here.
match-drawn = The same position has come up three times. The players agree on a draw.
match-ended = { $name } cannot be overtaken, so the game ends here.
match-resigned =
    { $you ->
        [yes] You resign.
       *[no] { $name } resigns.
    }
match-seated = New player in seat { $seat }: { $kind }.
curtain-title = Pass the screen to { $name }
curtain-text = What comes next is for one pair of eyes. Everyone else, please look away.
curtain-lift = I’m { $name } – start

## The result

outcome-won =
    { $you ->
        [yes] You win!
       *[no] { $name } wins!
    }
outcome-lost = You lost. { $outcome }
outcome-shared =
    { $count ->
        [2] { $name } and { $name2 } win together!
        [3] { $name }, { $name2 } and { $name3 } win together!
       *[other] { $count } players win together!
    }
outcome-draw = It’s a draw!
outcome-reason-agreed = The same position kept coming up.
outcome-reason-uncatchable = Nobody could catch up any more.
outcome-reason-resigned =
    { $you ->
        [yes] You resigned.
       *[no] { $name } resigned.
    }
result-title = Game over
result-again = Play again
result-swap = Swap sides
result-look-back = Watch again

## Log and replay

log-title = Log
log-empty = No moves yet.
history-first = Starting position
history-back = One step back
history-forward = One step forward
history-last = Last position
history-list = Log and review
history-end = Back to the game
run-pause = Pause
run-next = Next
others-turns =
    { $count ->
        [one] What did { $name } do?
       *[other] What did they do?
    }
replay-play = Play from here
replay-stop = Stop
replay-speed = Playback speed
history-status =
    { $at ->
        [0] Starting position
       *[other] After move { $at } of { $last }
    }

## Hints and review

hint = Hint
hint-more = Two more
hint-title = Hint
hint-thinking = Looking for a good move…
hint-do = Do it
hint-play = Play { $text }
hint-close = Close the hints
hint-said = { $text }: { $why }
reason-best = Won { $percent } out of 100 trial games.
review = Review
review-begin = Review this game
review-go-on = Continue the review
review-stop = Stop
review-going =
    { $count ->
       *[other] { $done } of { $count } decisions reviewed…
    }
review-graph = Each player’s chances, move by move
review-none = No costly mistakes: well played!
review-found =
    { $count ->
        [one] One move was costly:
       *[other] { $count } moves were costly:
    }
review-better =
    { $you ->
        [yes] You
       *[no] { $name }
    } played { $played }. Better: { $text }. { $why }
review-instead = Better: { $text }. { $why }
review-stood =
    { $count ->
        [2] After move { $at }: { $name } { $percent }%, { $name2 } { $percent2 }%
        [3] After move { $at }: { $name } { $percent }%, { $name2 } { $percent2 }%, { $name3 } { $percent3 }%
       *[other] After move { $at }: { $name } { $percent }%, { $name2 } { $percent2 }%, { $name3 } { $percent3 }%, { $name4 } { $percent4 }%
    }
review-later = This game has hidden information. You can review it when it is over.
branch = Play from here
branched = This is a new game from that position. The other one is in your saved games.

## Settings and keyboard

settings-title = Settings
settings-look = Appearance
settings-motion = Motion and sound
settings-play = Help while playing
settings-data = Data
settings-language = Language
settings-language-auto = Automatic
settings-theme = Theme
settings-theme-auto = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Animation speed
settings-speed-slow = Relaxed
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-none = Off
settings-bot-speed = Computer’s pace
settings-bot-speed-slow = Relaxed
settings-bot-speed-normal = Normal
settings-bot-speed-fast = Fast
settings-bot-speed-none = Instant
settings-left-handed = Left-handed layout
settings-vibration = Vibrate when it is my turn
settings-sound = Sound
settings-previews = Preview moves
settings-overview = Show signs for what can happen next
settings-notation-letters = Show coordinates
settings-place-names = Show the names of places
settings-aims = Light up good places for what I pick up
settings-notation = Write moves in notation
settings-auto-pass = Ask me only when one of my tokens would help
settings-past-reveals = Allow undo past revealed information
tab-taken = This game is open in another tab.
tab-take = Play here
backup-title = All games, settings and statistics
backup-save = Save as a file
backup-open = Restore from a file
backup-unreadable = This file is not a Troop backup, or it is damaged or too large. Nothing was changed.
backup-restored =
    { $count ->
        [0] Backup restored. You already had all of its games.
        [one] Backup restored, with one game.
       *[other] Backup restored, with { $count } games.
    }
report-copy = Copy a problem report
report-copy-short = Copy a report
report-copied = Report copied: version, browser, moves and latest events, without names.
settings-private = Settings and games are stored only in this browser. Nothing is sent anywhere.
keys-title = Keyboard
keys-tab = to the board, then to the buttons
keys-arrows = move around the board
keys-home-name = Home
keys-end-name = End
keys-home = first space, last space
keys-enter-name = Enter
keys-enter = choose; skip an animation
keys-escape-name = Esc
keys-escape = take back a choice; decline; skip an animation
keys-zoom = enlarge the board; show all of it
keys-type = type a move (or just start typing on the board)
keys-rules = the rules of this game
keys-help = this list

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
        [0] No win against the computer yet.
       *[other] Wins in a row against the computer: { $current } now, { $longest } at best.
    }
climb-next = Next: { $name }
climb-title = Climb the troop
climb-about = Win a game against each of them.
climb-done = { $name }: beaten
climb-open = { $name }: not beaten yet
statistics-game = Game
statistics-level = Against
statistics-played = Played
statistics-won = Won
statistics-fastest = Fewest moves
statistics-private = All of this stays on this device. Nothing is sent anywhere.
statistics-export = Save as a file
statistics-erase = Erase
statistics-erase-title = Erase the statistics?
statistics-erase-text = All results will be erased. Saved games are kept.

## Rules

rules = Rules
rules-title = { $game }: rules
rules-search = Search the rules
rules-contents = Contents
rules-loading = Loading the rules…
rules-trouble = The rules could not be fetched. Check your connection, then try again.
rules-found =
    { $count ->
        [0] Nothing found
        [one] 1 result
       *[other] { $count } results
    }
rules-why = Why?
rules-rule = Rule { $number }
rules-option = Rules for “{ $option }”
rules-notation = How moves are written

## Refusals

why-over = The game is over.
why-no-end = A game can be ended early when nobody can catch the leader any more.
why-no-draw = You can agree on a draw when a position has come up for the third time.
why-no-resigning = With three or four players nobody can resign, but someone else can take over the seat.
lesson-step-over = This step is finished: continue, or try it again.
why-no-undo = There is nothing to undo.
why-revealed = Hidden information has been shown since then, so this cannot be undone. You can allow it in the settings.
why-chance = Wait for the roll or the draw.
why-not-legal = “{ $text }” is not possible here.
why-not-listed = “{ $text }” is not possible here. You can play: { $moves }.
cannot-read = “{ $text }” is not a move in this game.
ambiguous = “{ $text }” could be { $first } or { $second }. Which one?
unknown-option = There is no option “{ $option }”.
options-contradict = “{ $option }” can be { $value } only if “{ $other }” is { $allowed }.
bad-option = “{ $option }” cannot be { $value }; it can be { $allowed }.
seats-differ =
    { $expected ->
        [one] This game is for one player
       *[other] This game is for { $expected } players
    }, but { $found ->
        [one] one is named
       *[other] { $found } are named
    }.
request-unknown = The page sent a request that the rules engine does not know.
request-no-bot = It is not the computer’s turn.
request-no-hint = There is nothing for you to decide right now.
request-not-yet = This game has hidden information. You can look back when it is over.
fault = The rules engine made a mistake. Your game is safe, and you can go on.

## Errors in a record

bad-record =
    { $word ->
        [0] Line { $line }: { $reason }
       *[other] Line { $line }, word { $word }: { $reason }
    }
record-not-one = this is not a Troop game.
record-version = this game was saved in format { $found }, and this page reads format { $known }.
record-line = “{ $expected }” is missing here.
record-game = Troop has no game called “{ $game }”.
record-option = “{ $text }” is not an option.
record-seat = seat { $expected } is missing here.
record-kind = a player cannot be “{ $kind }”; it can be { $allowed }.
record-name =
    { $most ->
       *[other] a name has at most { $most } characters, and no control characters.
    }
record-seed = a seed is one word of at most { $most } characters.
record-too-long = the text is longer than { $most } characters.
record-too-many = the game has more than { $most } moves.
record-characters = there are characters here that do not belong in a game.
record-empty-line = the line is empty.
record-empty-word = a move is missing here.
record-after-end = there is more text after the end.

## Sharing

share = Share
share-title = Share this game
share-link = Link
share-about = The link contains the whole game. Only the people you send it to can see it.
share-send = Send…
share-copy = Copy the link
shared-by = Shared by { $text }.
share-copied = Link copied.
share-denied = The browser did not allow sending. Copy the link instead.
share-code = QR code
share-code-label = The link as a QR code
share-keep = Save a copy
share-file = Game file
share-png = Picture (PNG)
share-svg = Picture (SVG)
share-no-picture = This browser could not draw the picture.
share-hidden = This game still has hidden information, and a link would give it away. You can share it once everything is revealed or the game is over.
share-too-long = This game is too long for a link. Save it as a file and send the file instead.
receive = Open a shared game
receive-paste = Paste a link or the text of a game
receive-about = You can also drop a file or a link anywhere on this page.
receive-file = Choose a file…
receive-yes = Open
file-too-large = This file is far too large to be a game.
file-not-a-game = This file is not a Troop game.
file-is-backup = This file is a backup of games and settings. Restore it? Nothing you have here is lost.
file-restore = Restore
file-unreadable = This file could not be read.
link-damaged = This link is damaged: part of it is missing or was changed. Please ask for it again.
link-version = This link was made by another version of Troop. Reload the page; if that does not help, ask for the game as a file.
link-too-long = This link is far too long to be a game.
link-game = This link is for the game “{ $game }”, which Troop does not have.
link-reason = This link cannot be opened: { $reason }

## Play by link

correspondence-by = A friend by link
correspondence-new = Play by link
correspondence-new-about = Take turns sending each other a link, in any messaging app. You are the first player; the names tell you who gets the link next.
correspondence-me = Your name
correspondence-them = Name of player { $number }
correspondence-mode = Dice and draws
correspondence-fair = Fair: everyone takes part in each roll
correspondence-fair-about = Nobody can know or choose a roll in advance. If you need a roll before your next choice, the link has to go back and forth once more.
correspondence-trusting = Trusting: your browser rolls your dice
correspondence-trusting-about = The link goes back and forth less often. Best among friends.
correspondence-begin = Start
correspondence-send = Send the link
correspondence-send-to = Send the link to { $name }
correspondence-send-about = The link contains the whole game, but hidden choices cannot be read from it.
correspondence-sent = When { $name } answers, open the new link on this device.
correspondence-for-title = An invitation for { $name }
correspondence-for-text = { $others } would like to play { $game } with you by link. Join as { $name } on this device?
correspondence-for-yes = Yes, I’m { $name }
correspondence-save-mine = By link · your turn
correspondence-save-theirs = By link · waiting for { $name }
seat-you = You
correspondence-theirs-join = Send the link to { $name } to let them join.
correspondence-theirs-roll = Send the link to { $name }: their browser has to take part in the next roll, so that nobody can know it in advance.
correspondence-theirs-open = Send the link to { $name }, who has to reveal hidden choices.
correspondence-theirs-play = Send the link to { $name }, who plays next.
correspondence-no-storage = This browser does not let Troop save anything, so a game by link would be lost. Try another browser, or allow storage for this site.
correspondence-over = The game is over. There is nothing more to send.
correspondence-over-send = The game is over. Send the link one last time, so that everyone sees how it ended.
correspondence-not-now = It is not your turn: someone else has the link.
correspondence-no-word = When playing by link, you can resign or agree on a draw only when it is your turn.
correspondence-no-undo = You cannot undo a move that was sent or that a roll has followed.
correspondence-people = A game by link is for two to four people, without computer players.
correspondence-kept = The game by link saved on this device is damaged.
correspondence-old = This link is older than the game on this device. Nothing was changed.
correspondence-known = You have already opened this link. Nothing was changed.
correspondence-fork = This link does not continue from your position: both of you have played on since. Nothing was changed.
correspondence-other = This link is for the same game, but with other players or other rules. Someone has altered it. Nothing was changed.
correspondence-changed = In this link, a move by { $name } differs from the one you know. Someone has altered it. Nothing was changed.
correspondence-seal = In this link, what { $name } reveals does not match the hidden choice. Someone has altered it. Nothing was changed.
correspondence-secret = In this link, { $name }’s part in the rolls does not match the start of the game. Someone has altered it. Nothing was changed.
correspondence-roll = In this link, a roll differs from the one you know. Someone has altered it. Nothing was changed.
correspondence-forged = This link contains a move of yours that you did not make. Nothing was changed.
correspondence-too-far = This link goes on past a point where the game has to wait for someone. It cannot be right. Nothing was changed.
correspondence-stranger = Nobody on this device takes part in the game this link belongs to.

## A position as text

position-unreadable = “{ $text }” is not a position of this game.
position-fields = A position has { $expected } parts, but this one has { $found }.
position-count = Part { $field } should have { $expected } numbers, but has { $found }.
position-number = Part { $field }, word { $word }: “{ $text }” is not a number from 0 to { $most }.
position-chooser = Part { $field }: “{ $text }” should be one of { $allowed }.
position-over = Part { $field }: the game is over, so it is nobody’s turn.
position-not-over = Part { $field }: the game is not over, so it must be someone’s turn.
