package org.grundy.discover.sample;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// The values of all positions of a box, for one choice of parameters. Immutable.
public final class SampleBlock {
    /// Marks an unknown value, or a position that does not exist.
    public static final int UNKNOWN = -1;

    private final List<Long> parameters;
    private final int from;
    private final List<Integer> sizes;
    private final int[] values;

    /// Values in the order of the positions; the last number varies fastest.
    ///
    /// @param parameters their values
    /// @param from the smallest number of a position
    /// @param sizes how many numbers there are in each of one or two places
    /// @param values one for each position, each at least 0 or [#UNKNOWN]; not modified afterwards
    public SampleBlock(List<Long> parameters, int from, List<Integer> sizes, int[] values) {
        this.parameters = List.copyOf(parameters);
        this.from = from;
        this.sizes = List.copyOf(sizes);
        this.values = values;
    }

    /// A block of one position with unknown value.
    ///
    /// @param places the number of coordinates of a position
    public static SampleBlock unknown(List<Long> parameters, int places) {
        return new SampleBlock(parameters, 0, Collections.nCopies(places, 1), new int[] {UNKNOWN});
    }

    /// Values of single numbers.
    ///
    /// @param from the smallest number
    public static SampleBlock line(List<Long> parameters, int from, int... values) {
        return new SampleBlock(parameters, from, List.of(values.length), values);
    }

    /// The same values for other parameters.
    public SampleBlock of(List<Long> others) {
        return new SampleBlock(others, from, sizes, values);
    }

    /// The same values of positions that begin with another number.
    public SampleBlock from(int least) {
        return new SampleBlock(parameters, least, sizes, values);
    }

    /// Other values of the same positions; not modified afterwards.
    public SampleBlock with(int... others) {
        return new SampleBlock(parameters, from, sizes, others);
    }

    /// The values of the parameters.
    public List<Long> parameters() {
        return parameters;
    }

    /// The smallest number of a position.
    public int from() {
        return from;
    }

    /// The number of values of each coordinate.
    public List<Integer> sizes() {
        return sizes;
    }

    /// The number of positions.
    public int size() {
        return values.length;
    }

    /// The value of a position by its index, or [#UNKNOWN].
    public int value(int cell) {
        return values[cell];
    }

    /// Whether the value of a position is known.
    public boolean isKnown(int cell) {
        return values[cell] != UNKNOWN;
    }

    /// The indices of all positions.
    public IntStream cells() {
        return IntStream.range(0, values.length);
    }

    /// Those of known values.
    public IntStream knownCells() {
        return cells().filter(this::isKnown);
    }

    /// The value of a number of a line, [#UNKNOWN] below the smallest.
    ///
    /// @param number not above the largest
    public int valueOf(long number) {
        return number < from ? UNKNOWN : values[(int) number - from];
    }

    /// The value of a position by its one or two coordinates, or [#UNKNOWN].
    public int at(int... numbers) {
        return values[place(numbers)];
    }

    /// The index of a position, -1 if it is not in the box.
    ///
    /// @param numbers of the position
    public int cell(long... numbers) {
        int cell = 0;
        for (int i = 0; i < sizes.size(); i++) {
            if (numbers[i] < from || numbers[i] - from >= sizes.get(i)) {
                return -1;
            }
            cell = cell * sizes.get(i) + (int) numbers[i] - from;
        }
        return cell;
    }

    private int place(int... numbers) {
        int cell = 0;
        for (int i = 0; i < sizes.size(); i++) {
            cell = cell * sizes.get(i) + numbers[i] - from;
        }
        return cell;
    }

    /// The numbers of a position, then the parameters: the arguments of expressions.
    public long[] arguments(int cell) {
        long[] arguments = new long[sizes.size() + parameters.size()];
        int left = cell;
        for (int i = sizes.size() - 1; i >= 0; i--) {
            arguments[i] = from + (long) (left % sizes.get(i));
            left /= sizes.get(i);
        }
        for (int i = 0; i < parameters.size(); i++) {
            arguments[sizes.size() + i] = parameters.get(i);
        }
        return arguments;
    }

    /// The number of known values.
    public int known() {
        return (int) knownCells().count();
    }

    /// The first index from which all values are the same as the last one.
    public int steadyFrom() {
        int last = values.length - 1;
        int from = last;
        while (from > 0 && values[from - 1] == values[last]) {
            from--;
        }
        return from;
    }

    /// The corner of the box with the smallest numbers.
    ///
    /// @param most the maximum number of values of each coordinate
    public SampleBlock corner(int most) {
        List<Integer> smaller = sizes.stream().map(size -> Math.min(size, most)).toList();
        SampleBlock shape = new SampleBlock(
                parameters, from, smaller, new int[smaller.stream().reduce(1, (a, b) -> a * b)]);
        for (int cell = 0; cell < shape.values.length; cell++) {
            long[] arguments = shape.arguments(cell);
            int[] numbers = new int[sizes.size()];
            Arrays.setAll(numbers, i -> (int) arguments[i]);
            shape.values[cell] = at(numbers);
        }
        return shape;
    }

    /// The same positions with other values.
    ///
    /// @param made of each known value
    public SampleBlock with(java.util.function.IntUnaryOperator made) {
        return with(Arrays.stream(values)
                .map(value -> value == UNKNOWN ? UNKNOWN : made.applyAsInt(value))
                .toArray());
    }
}
