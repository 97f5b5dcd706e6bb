package org.grundy.render.picture;

import java.awt.Color;
import java.math.BigInteger;
import java.util.Optional;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.render.text.TableMessages;

/// Which colour each number of a table has.
final class Colours {
    private final Table table;
    private final Span lost;
    private final Span won;
    private final boolean someUnknown;
    private final boolean someDrawn;
    private final boolean someInfinite;

    /// The least and the largest of some numbers; none if the least is above the largest.
    private record Span(double least, double largest) {
        private static final Span NONE = new Span(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);

        private Span with(double value) {
            return new Span(Math.min(least, value), Math.max(largest, value));
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
        Span red = Span.NONE;
        Span blue = Span.NONE;
        boolean gaps = false;
        boolean draws = false;
        boolean circles = false;
        for (int i = 0; i < table.size(); i++) {
            Optional<BigInteger> value = table.value(i);
            gaps |= value.isEmpty() && !table.isInfinite(i);
            circles |= table.isInfinite(i);
            if (value.isPresent() && drawn(value.get())) {
                draws = true;
            } else if (value.isPresent() && TableMessages.lost(table, value.get())) {
                red = red.with(value.get().doubleValue());
            } else if (value.isPresent()) {
                blue = blue.with(value.get().doubleValue());
            }
        }
        this.lost = red;
        this.won = blue;
        this.someUnknown = gaps;
        this.someDrawn = draws;
        this.someInfinite = circles;
    }

    private boolean drawn(BigInteger value) {
        return table.quantity() == TableQuantity.OUTCOME && value.equals(BigInteger.TWO);
    }

    /// The colour of a cell.
    Color of(int cell) {
        return table.value(cell).map(this::of).orElse(table.isInfinite(cell) ? Palette.DRAWN : Palette.UNKNOWN);
    }

    private Color of(BigInteger value) {
        if (drawn(value)) {
            return Palette.DRAWN;
        }
        return TableMessages.lost(table, value)
                ? Palette.lost(table.quantity() == TableQuantity.REMOTENESS ? lost.share(value.doubleValue()) : 0)
                : won(value.doubleValue());
    }

    /// The colour of a number of N positions.
    Color won(double value) {
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
