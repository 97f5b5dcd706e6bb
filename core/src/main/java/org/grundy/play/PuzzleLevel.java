package org.grundy.play;

/// A range of difficulties.
public enum PuzzleLevel {
    /// Few moves, small values.
    EASY(0, 5),
    /// Between the others.
    MEDIUM(5, 7),
    /// Many moves, large values, or an unusual convention.
    HARD(7, Double.POSITIVE_INFINITY);

    private final double from;
    private final double to;

    PuzzleLevel(double from, double to) {
        this.from = from;
        this.to = to;
    }

    /// Whether a puzzle is as hard as this.
    public boolean holds(Puzzle puzzle) {
        return puzzle.difficulty() >= from && puzzle.difficulty() < to;
    }

    /// The level of a puzzle.
    public static PuzzleLevel of(Puzzle puzzle) {
        return EASY.holds(puzzle) ? EASY : MEDIUM.holds(puzzle) ? MEDIUM : HARD;
    }
}
