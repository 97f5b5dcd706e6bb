package org.grundy.render.lesson;

import java.math.BigInteger;
import org.grundy.game.Convention;
import org.grundy.play.Puzzle;
import org.grundy.play.PuzzleLevel;
import org.grundy.render.json.Json;

/// A position in which the only winning move is to be found. The move itself is not told.
///
/// @param expression of the position
/// @param join disjunctive, conjunctive or selective
/// @param ending long, short or sj
/// @param play normal or misere
/// @param level `easy`, `medium` or `hard`
/// @param difficulty by which the level is chosen
/// @param moves how many there are
/// @param largest the largest Grundy value of a component
public record PuzzleRecord(
        String expression,
        String join,
        String ending,
        String play,
        String level,
        double difficulty,
        int moves,
        BigInteger largest) {
    private static final double TENTHS = 10;

    /// The record of a puzzle.
    public static PuzzleRecord of(Puzzle puzzle) {
        Convention convention = puzzle.position().convention();
        return new PuzzleRecord(
                puzzle.position().sum().expression(),
                Json.word(convention.join()),
                Json.word(convention.ending()),
                Json.word(convention.play()),
                Json.word(PuzzleLevel.of(puzzle)),
                Math.round(puzzle.difficulty() * TENTHS) / TENTHS,
                puzzle.moves(),
                puzzle.largest());
    }
}
