package org.grundy.render.picture;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.analysis.table.Axis;

/// The labelled places of an axis: round numbers, so far apart that their labels do not touch.
///
/// @param places indices into the axis, and their labels
/// @param offset what all labels leave out; 0 unless the numbers are long
record Ticks(List<Tick> places, BigInteger offset) {
    private static final int LONGEST_LABEL = 7;

    /// A labelled place.
    ///
    /// @param index from 0
    /// @param label what is written there
    record Tick(int index, String label) {}

    /// The ticks of an axis.
    ///
    /// @param apart how many places there must be between two ticks at least
    static Ticks of(Axis axis, double apart) {
        boolean tooLong = axis.last().toString().length() > LONGEST_LABEL;
        BigInteger offset = tooLong ? axis.from() : BigInteger.ZERO;
        long step = step(apart);
        long first = axis.from().subtract(offset).longValueExact();
        List<Tick> ticks = new ArrayList<>();
        for (long value = Math.ceilDiv(first, step) * step; value < first + axis.count(); value += step) {
            ticks.add(new Tick((int) (value - first), Long.toString(value)));
        }
        return new Ticks(ticks, offset);
    }

    /// The least of 1, 2, 5, 10, 20, 50, … that is not below a bound.
    static long step(double bound) {
        long step = 1;
        for (int i = 0; step < bound; i++) {
            step = i % 3 == 1 ? step / 2 * 5 : step * 2;
        }
        return step;
    }

    /// The name of the axis, less what the labels leave out.
    String name(String coordinate) {
        return offset.signum() == 0 ? coordinate : coordinate + " − " + offset;
    }
}
