package org.grundy.render.picture;

import java.util.Arrays;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.render.text.TableCaption;

/// Which colour each number of a table has.
final class Colours {
    /// The colours of numbers below this one are mixed once.
    private static final int KEPT = 1 << 12;

    private static final int NOT_MIXED = -1;

    private final Table table;
    private final int[] kept = new int[KEPT];
    private final Span lost = new Span();
    private final Span won = new Span();
    private boolean someUnknown;
    private boolean someDrawn;
    private boolean someInfinite;

    /// The least and the largest of some numbers; none if the least is above the largest.
    private static final class Span {
        private double least = Double.POSITIVE_INFINITY;
        private double largest = Double.NEGATIVE_INFINITY;

        private void include(double value) {
            least = Math.min(least, value);
            largest = Math.max(largest, value);
        }

        private boolean empty() {
            return least > largest;
        }

        private double share(double value) {
            return largest > least ? (value - least) / (largest - least) : 0.5;
        }
    }

    Colours(Table table) {
        this.table = table;
        Arrays.fill(kept, NOT_MIXED);
        for (int i = 0; i < table.size(); i++) {
            double value = table.rounded(i);
            if (Double.isNaN(value)) {
                someInfinite |= table.isInfinite(i);
                someUnknown |= !table.isInfinite(i);
            } else if (drawn(i)) {
                someDrawn = true;
            } else {
                (TableCaption.lost(table, i) ? lost : won).include(value);
            }
        }
    }

    private boolean drawn(int cell) {
        return table.quantity() == TableQuantity.OUTCOME && table.number(cell) == 2;
    }

    /// The colour of a cell, as all colours 0xRRGGBB.
    int of(int cell) {
        int number = table.number(cell);
        if (number >= KEPT) {
            return mix(cell);
        }
        if (number < 0) {
            return Double.isNaN(table.rounded(cell))
                    ? table.isInfinite(cell) ? Palette.DRAWN : Palette.UNKNOWN
                    : mix(cell);
        }
        int colour = kept[number];
        if (colour == NOT_MIXED) {
            colour = mix(cell);
            kept[number] = colour;
        }
        return colour;
    }

    private int mix(int cell) {
        if (drawn(cell)) {
            return Palette.DRAWN;
        }
        double value = table.rounded(cell);
        return TableCaption.lost(table, cell)
                ? Palette.lost(table.quantity() == TableQuantity.REMOTENESS ? lost.share(value) : 0)
                : won(value);
    }

    /// The colour of a number of N positions.
    int won(double value) {
        return table.quantity() == TableQuantity.OUTCOME ? Palette.won(0.12) : Palette.won(won.share(value));
    }

    boolean anyLost() {
        return !lost.empty();
    }

    boolean anyWon() {
        return !won.empty();
    }

    boolean anyUnknown() {
        return someUnknown;
    }

    boolean anyDrawn() {
        return someDrawn;
    }

    /// Whether some position is known to have no Grundy value.
    boolean anyInfinite() {
        return someInfinite;
    }

    /// The least number of an N position.
    double least() {
        return won.least;
    }

    /// The largest number of an N position.
    double largest() {
        return won.largest;
    }
}
