package org.grundy.analysis.table;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.grundy.game.Play;
import org.grundy.run.Solved;
import org.grundy.value.Outcome;

/// A number for each position of a line or a rectangle, as far as they are known. Exact.
///
/// Made by [TableComputation]; immutable afterwards.
public final class Table {
    private static final int UNKNOWN = -1;
    private static final int LARGE = -2;
    private static final int INFINITE = -3;

    private final String game;
    private final TableQuantity quantity;
    private final Play play;
    private final Axis x;
    private final Optional<Axis> y;
    private final int[] cells;
    private final Map<Integer, BigInteger> large = new HashMap<>();
    private Optional<Solved.Undecided<?>> shortfall = Optional.empty();

    Table(String game, TableQuantity quantity, Play play, Region<?> region) {
        this.game = game;
        this.quantity = quantity;
        this.play = play;
        this.x = region.x();
        this.y = region.y();
        this.cells = new int[Math.toIntExact(region.size())];
        Arrays.fill(cells, UNKNOWN);
    }

    /// The number that stands for an outcome.
    static int code(Outcome outcome) {
        return switch (outcome) {
            case P -> 0;
            case N -> 1;
            case D -> 2;
        };
    }

    /// @param value at least 0
    void set(int cell, int value) {
        cells[cell] = value;
    }

    void set(int cell, BigInteger value) {
        if (value.bitLength() < Integer.SIZE) {
            cells[cell] = value.intValueExact();
        } else {
            cells[cell] = LARGE;
            large.put(cell, value);
        }
    }

    /// There is no value, and it is known that there is none.
    void setInfinite(int cell) {
        cells[cell] = INFINITE;
    }

    void recordShortfall(Solved.Undecided<?> limit) {
        if (shortfall.isEmpty()) {
            shortfall = Optional.of(limit);
        }
    }

    /// The game with its parameters.
    public String game() {
        return game;
    }

    /// What the numbers are.
    public TableQuantity quantity() {
        return quantity;
    }

    /// The play under which they hold.
    public Play play() {
        return play;
    }

    /// The first coordinate.
    public Axis x() {
        return x;
    }

    /// The second coordinate, empty for a line.
    public Optional<Axis> y() {
        return y;
    }

    /// How many cells there are, x running faster than y.
    public int size() {
        return cells.length;
    }

    /// The number of a cell, empty if it is not known.
    ///
    /// @param cell 0..size−1
    public Optional<BigInteger> value(int cell) {
        return switch (cells[cell]) {
            case UNKNOWN, INFINITE -> Optional.empty();
            case LARGE -> Optional.ofNullable(large.get(cell));
            default -> Optional.of(BigInteger.valueOf(cells[cell]));
        };
    }

    /// The number of a cell where it is known and below 2^31; a negative one elsewhere. For loops over all cells.
    ///
    /// @param cell 0..size−1
    public int number(int cell) {
        return cells[cell];
    }

    /// The number of a cell rounded to 53 bits; NaN where it is not known.
    ///
    /// @param cell 0..size−1
    public double rounded(int cell) {
        int number = cells[cell];
        return number >= 0 ? number : value(cell).map(BigInteger::doubleValue).orElse(Double.NaN);
    }

    /// Whether it is known of a cell that the position has no Grundy value: it is loony, or one that can
    /// come again and has the label ∞.
    ///
    /// @param cell 0..size−1
    public boolean isInfinite(int cell) {
        return cells[cell] == INFINITE;
    }

    /// Which limit kept a cell from being known, if one did.
    public Optional<Solved.Undecided<?>> shortfall() {
        return shortfall;
    }
}
