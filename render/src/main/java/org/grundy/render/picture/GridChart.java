package org.grundy.render.picture;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.render.canvas.Canvas;
import org.grundy.render.canvas.Painting;
import org.grundy.render.canvas.Raster;
import org.grundy.render.canvas.TextStyle;
import org.grundy.render.canvas.TextWidths;
import org.grundy.render.text.TableCaption;
import org.grundy.run.Run;

/// A cell for each number. In a rectangle x runs to the right and y upwards; a line is broken into rows
/// that follow each other downwards.
final class GridChart implements Painting {
    private static final int ROOM = 880;
    private static final int LARGEST_CELL = 36;

    private static final int LEAST_WITH_LINES = 7;
    private static final double LARGEST_NUMBER = 0.48;
    private static final double LEAST_NUMBER = 6.5;
    private static final double LEAST_OUTCOME = 9;
    private static final double LABEL = 12;
    private static final TextStyle LABELS = new TextStyle(LABEL, Palette.QUIET_TEXT);
    private static final TextStyle NAME = new TextStyle(LABEL + 1, Palette.TEXT);
    private static final int GAP = 8;

    private final Table table;
    private final Colours colours;
    private final Run run;
    private final int columns;
    private final int rows;
    private final int cell;
    private final int left;

    GridChart(Table table, Colours colours, Run run) {
        this.table = table;
        this.colours = colours;
        this.run = run;
        this.columns = table.y().isPresent() ? table.x().count() : rowLength(table.size());
        this.rows = Math.ceilDiv(table.size(), columns);
        this.cell = Math.clamp(ROOM / Math.max(columns, rows), 1, LARGEST_CELL);
        this.left = (int) Math.ceil(LABEL + 2 * GAP + widestRowLabel());
    }

    /// How many cells of a line stand in a row: a round number that gives the picture a pleasant shape.
    private static int rowLength(int count) {
        int wanted = (int) Math.ceil(Math.sqrt(1.6 * count));
        int round = count <= 20
                ? count
                : wanted <= 20 ? 20 : wanted <= 100 ? Math.ceilDiv(wanted, 10) * 10 : Math.ceilDiv(wanted, 50) * 50;
        return Math.min(count, round);
    }

    @Override
    public int width() {
        return left + columns * cell + GAP;
    }

    @Override
    public int height() {
        return rows * cell + GAP + (int) (table.y().isPresent() ? 3 * LABEL : LABEL);
    }

    @Override
    public void paint(Canvas on) {
        on.squares(left, 0, cell, Raster.of(columns, rows, run, this::colour));
        if (cell >= LEAST_WITH_LINES) {
            paintLines(on);
        }
        paintNumbers(on);
        paintColumnLabels(on);
        paintRowLabels(on);
    }

    private int length(int row) {
        return Math.min(columns, table.size() - row * columns);
    }

    /// How many rows are drawn above a row.
    private int above(int row) {
        return table.y().isPresent() ? rows - 1 - row : row;
    }

    private double top(int row) {
        return above(row) * (double) cell;
    }

    private int colour(int column, int place) {
        int row = above(place);
        return column < length(row) ? colours.of(row * columns + column) : Palette.BACKGROUND;
    }

    private void paintLines(Canvas on) {
        for (int column = 1; column < columns; column++) {
            on.fill(left + column * (double) cell - 0.5, 0, 1, rows * (double) cell, Palette.BACKGROUND);
        }
        for (int row = 1; row < rows; row++) {
            on.fill(left, row * (double) cell - 0.5, columns * (double) cell, 1, Palette.BACKGROUND);
        }
    }

    private void paintNumbers(Canvas on) {
        double least = table.quantity() == TableQuantity.OUTCOME ? LEAST_OUTCOME : LEAST_NUMBER;
        if (LARGEST_NUMBER * cell < least) {
            return;
        }
        String widest = IntStream.range(0, table.size())
                .mapToObj(i -> table.value(i).map(BigInteger::toString).orElse(""))
                .reduce("", (a, b) -> a.length() >= b.length() ? a : b);
        double size = Math.min(
                LARGEST_NUMBER * cell, 0.8 * cell / Math.max(0.01, TextWidths.of("0".repeat(widest.length()), 1)));
        if (size < least) {
            return;
        }
        for (int i = 0; i < table.size(); i++) {
            Optional<BigInteger> value = table.value(i);
            if (value.isPresent() || table.isInfinite(i)) {
                double x = left + (i % columns + 0.5) * cell;
                double y = top(i / columns) + 0.5 * cell + 0.36 * size;
                String number = value.map(BigInteger::toString).orElse(TableCaption.INFINITE);
                on.write(number, x, y, new TextStyle(size, Palette.on(colours.of(i))).centred());
            }
        }
    }

    private Axis columnAxis() {
        return table.y().isPresent() ? table.x() : new Axis(BigInteger.ZERO, columns);
    }

    private Ticks columnTicks() {
        int longest = Math.min(7, columnAxis().last().toString().length());
        return Ticks.of(columnAxis(), (TextWidths.of("0".repeat(longest), LABEL) + GAP) / cell);
    }

    private void paintColumnLabels(Canvas on) {
        Ticks ticks = columnTicks();
        String sign = table.x().from().signum() == 0 ? "" : "+";
        double y = rows * (double) cell + LABEL + GAP / 2.0;
        for (Ticks.Tick tick : ticks.places()) {
            double x = left + (tick.index() + 0.5) * cell;
            String label = table.y().isPresent() ? tick.label() : sign + tick.label();
            on.write(label, x, y, LABELS.centred());
        }
        if (table.y().isPresent()) {
            double middle = left + columns * cell / 2.0;
            on.write(ticks.name(table.x().name()), middle, y + LABEL + GAP, NAME.centred());
        }
    }

    private Ticks rowTicks() {
        double apart = 1.75 * LABEL / cell;
        return Ticks.of(table.y().orElseGet(() -> new Axis(BigInteger.ZERO, rows)), apart);
    }

    private String rowLabel(Ticks.Tick tick) {
        return table.y().isPresent()
                ? tick.label()
                : table.x().at(tick.index() * columns).toString();
    }

    private double widestRowLabel() {
        return rowTicks().places().stream()
                .mapToDouble(tick -> TextWidths.of(rowLabel(tick), LABEL))
                .max()
                .orElse(0);
    }

    private void paintRowLabels(Canvas on) {
        Ticks ticks = rowTicks();
        for (Ticks.Tick tick : rows > 1 ? ticks.places() : List.<Ticks.Tick>of()) {
            double y = top(tick.index()) + 0.5 * cell + 0.36 * LABEL;
            on.write(rowLabel(tick), left - GAP, y, LABELS.ending());
        }
        String name = table.y()
                .map(axis -> ticks.name(axis.name()))
                .orElseGet(() -> table.x().name());
        double middle = rows * cell / 2.0 + 0.36 * LABEL;
        on.write(
                name,
                LABEL,
                middle,
                name.length() == 1 ? NAME.centred() : NAME.centred().turned());
    }
}
