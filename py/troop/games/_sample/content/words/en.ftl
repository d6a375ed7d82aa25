## Sample

game-sample = Sample
    .short = Sample
    .time = 2 minutes
    .about = Put your discs in a row before your opponent does.
option-sample-size = Size of the board
    .about = As many discs in a row win.

sample-cell =
    { $owner ->
        [nobody] { $cell }: empty
       *[other] { $cell }: a disc of player { $owner }
    }
sample-outcome-reason-line = A line is full.
sample-outcome-reason-full = The board is full.
