package org.grundy.catalog.puzzle;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.grundy.game.Sum;
import org.grundy.lang.ExpressionParser;
import org.grundy.lang.Library;
import org.grundy.play.PlayState;
import org.grundy.play.Puzzle;
import org.grundy.play.PuzzleLevel;
import org.grundy.play.WinningArgument;
import org.grundy.run.Budget;
import org.grundy.run.Run;

/// Makes puzzles: draws positions until one has exactly one winning move and is as hard as wanted. The
/// move of an easy one has an [argument][WinningArgument].
public final class PuzzleMaker {
    private static final int TRIES = 2000;
    private static final Budget EACH =
            Budget.UNLIMITED.withPositions(100_000).withWork(3_000_000).withMemory(1L << 25);

    private final Library library;
    private final RandomGenerator lot;

    /// A maker that draws by a lot.
    ///
    /// @param library holds the games of the catalogue
    public PuzzleMaker(Library library, RandomGenerator lot) {
        this.library = library;
        this.lot = lot;
    }

    /// A lot that is the same wherever it is drawn from the same number, by the splitmix64 of Steele, Lea and Flood,
    /// Fast splittable pseudorandom number generators (2014).
    ///
    /// @param seed any number
    public static RandomGenerator lot(long seed) {
        return new SeededLot(seed);
    }

    /// A puzzle; empty if none was found within many tries or within the run.
    ///
    /// @param run charged for the work
    public Optional<Puzzle> make(PuzzleLevel level, Run run) {
        return run.find(() -> drawn(level, run));
    }

    private Optional<Puzzle> drawn(PuzzleLevel level, Run run) {
        for (int i = 0; i < TRIES; i++) {
            run.piece(); // for reading, and so that tries end where the run does
            PuzzleForm form = PuzzleForm.TABLE.get(lot.nextInt(PuzzleForm.TABLE.size()));
            Sum sum = ExpressionParser.parse(library, form.drawn(lot));
            PlayState position = PlayState.of(sum, form.convention());
            Optional<Puzzle> found = run.find(EACH, () -> Puzzle.of(position, run));
            if (found.filter(puzzle -> level.holds(puzzle) && isTold(puzzle, level, run))
                    .isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /// Whether the move of a puzzle can be explained to those for whom it is meant.
    private static boolean isTold(Puzzle puzzle, PuzzleLevel level, Run run) {
        return level != PuzzleLevel.EASY || WinningArgument.of(puzzle, run).isPresent();
    }
}
