package org.grundy.lang.rules.internal.bytecode;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.lang.rules.internal.proof.BoxAxis;
import org.grundy.lang.rules.internal.proof.Interval;
import org.grundy.lang.rules.internal.proof.StateBox;

/// The size of a table: numbers for each axis, or for each number of the state.
enum TableLayout {
    /// The length of each axis.
    LENGTHS(0),
    /// The stride of each axis.
    STRIDES(1),
    /// The largest value of each number of the state.
    LIMITS(2),
    /// The least number of each axis: 0 but in a window of a table.
    ORIGINS(3),
    /// How many of the first cells along each axis are passed over: none but in a window of a table.
    GIVEN(4);

    private final int row;

    TableLayout(int row) {
        this.row = row;
    }

    /// Where the numbers of this kind stand in the data passed to a compiled class.
    int row() {
        return row;
    }

    /// Whether windows of one size can differ in these numbers.
    boolean isOfWindow() {
        return this == ORIGINS || this == GIVEN;
    }

    /// One of the numbers of a table.
    int of(StateBox box, int place) {
        return numbers(box)[place];
    }

    private int[] numbers(StateBox box) {
        List<BoxAxis> axes = box.axes();
        int[] lengths = axes.stream().mapToInt(axis -> (int) axis.length()).toArray();
        return switch (this) {
            case LENGTHS -> lengths;
            case STRIDES -> {
                int[] strides = new int[lengths.length];
                int stride = 1;
                for (int i = lengths.length - 1; i >= 0; i--) {
                    strides[i] = stride;
                    stride *= lengths[i];
                }
                yield strides;
            }
            case LIMITS ->
                box.bounds().stream().mapToInt(bound -> (int) bound.max()).toArray();
            case ORIGINS, GIVEN -> new int[lengths.length];
        };
    }

    /// The data passed to a compiled class for a box, a row for each kind.
    static int[][] of(StateBox box) {
        return Stream.of(values())
                .sorted(Comparator.comparingInt(TableLayout::row))
                .map(kind -> kind.numbers(box))
                .toArray(int[][]::new);
    }

    /// The data passed to a compiled class for a window of a table.
    ///
    /// @param box as long as the window along each axis
    static int[][] of(StateBox box, int[] origin, int[] given) {
        int[][] data = of(box);
        data[ORIGINS.row] = origin.clone();
        data[GIVEN.row] = given.clone();
        return data;
    }

    /// Rounded-up bounds that cover those of a box and of many others.
    static StateBox rounded(StateBox box) {
        List<Interval> bounds = box.bounds().stream()
                .map(bound -> Interval.upTo(Math.max(1023, 2 * Long.highestOneBit(bound.max()) - 1)))
                .toList();
        List<BoxAxis> axes = box.axes().stream()
                .map(axis -> new BoxAxis(axis.place(), axis.others(), 0))
                .toList();
        return new StateBox(axes, bounds, box.nimbers());
    }
}
