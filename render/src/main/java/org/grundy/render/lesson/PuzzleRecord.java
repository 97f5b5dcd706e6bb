package org.grundy.render.lesson;

import java.math.BigInteger;
import java.util.Optional;
import org.grundy.game.Convention;
import org.grundy.play.Puzzle;
import org.grundy.play.PuzzleLevel;
import org.grundy.play.WinningArgument;
import org.grundy.render.json.Json;
import org.grundy.render.json.writer.OmittedIfNull;
import org.jspecify.annotations.Nullable;

/// A position in which the only winning move is to be found. The move itself is not told, nor why it wins before that
/// is asked.
///
/// @param expression of the position
/// @param join disjunctive, conjunctive or selective
/// @param ending long, short or sj
/// @param play normal or misere
/// @param level `easy`, `medium` or `hard`
/// @param difficulty by which the level is chosen
/// @param moves how many there are
/// @param largest the largest Grundy value of a component
/// @param argument why the move wins; left out where it was not asked, or where no simple argument was found
public record PuzzleRecord(
        String expression,
        String join,
        String ending,
        String play,
        String level,
        double difficulty,
        int moves,
        BigInteger largest,
        @OmittedIfNull @Nullable ArgumentRecord argument) {
    private static final double TENTHS = 10;

    /// The record of a puzzle that is to be solved.
    public static PuzzleRecord of(Puzzle puzzle) {
        return of(puzzle, Optional.empty());
    }

    /// The record of a puzzle with the argument for its move.
    public static PuzzleRecord of(Puzzle puzzle, Optional<WinningArgument> argument) {
        Convention convention = puzzle.position().convention();
        return new PuzzleRecord(
                puzzle.position().sum().expression(),
                Json.word(convention.join()),
                Json.word(convention.ending()),
                Json.word(convention.play()),
                Json.word(PuzzleLevel.of(puzzle)),
                Math.round(puzzle.difficulty() * TENTHS) / TENTHS,
                puzzle.moves(),
                puzzle.largest(),
                argument.map(ArgumentRecord::of).orElse(null));
    }
}
