package org.grundy.render.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.analysis.table.Axis;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.render.picture.Lettering.Anchor;
import org.grundy.render.text.TableCaption;
import org.grundy.run.Run;

/// A cell for each number. In a rectangle x runs to the right and y upwards; a line is broken into rows
/// that follow each other downwards.
final class GridChart implements Painting {
    private static final int ROOM = 880;
    private static final int LARGEST_CELL = 36;

    /// Above this number of cells one image is drawn: many rectangles are slow to draw, and slow to read as SVG.
    private static final int MOST_RECTANGLES = 100_000;

    private static final int LEAST_WITH_LINES = 7;
    private static final double LARGEST_NUMBER = 0.48;
    private static final double LEAST_NUMBER = 6.5;
    private static final double LEAST_OUTCOME = 9;
    private static final double LABEL = 12;
    private static final int GAP = 8;

    private final Table table;
    private final Colours colours;
    private final Lettering lettering;
    private final Run run;
    private final int columns;
    private final int rows;
    private final int cell;
    private final int left;

    GridChart(Table table, Colours colours, Lettering lettering, Run run) {
        this.table = table;
        this.colours = colours;
        this.lettering = lettering;
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
    public void paint(Graphics2D on) {
        if (table.size() > MOST_RECTANGLES) {
            paintImage(on);
        } else {
            IntStream.range(0, rows).forEach(row -> paintRow(on, row));
        }
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

    private void paintImage(Graphics2D on) {
        PixelImage.paint(
                on,
                new Rectangle(left, 0, columns * cell, rows * cell),
                columns,
                rows,
                run,
                (column, row) ->
                        column < length(above(row)) ? colours.of(above(row) * columns + column) : Palette.BACKGROUND);
    }

    /// Adjacent cells of one colour are drawn as one rectangle, which keeps SVG files small.
    private void paintRow(Graphics2D on, int row) {
        int start = 0;
        run.options(columns);
        for (int column = 1; column <= length(row); column++) {
            Color colour = colours.of(row * columns + start);
            if (column == length(row) || !colours.of(row * columns + column).equals(colour)) {
                on.setColor(colour);
                on.fill(new Rectangle2D.Double(
                        left + start * (double) cell, top(row), (column - start) * (double) cell, cell));
                start = column;
            }
        }
    }

    private void paintLines(Graphics2D on) {
        on.setColor(Palette.BACKGROUND);
        for (int column = 1; column < columns; column++) {
            on.fill(new Rectangle2D.Double(left + column * (double) cell - 0.5, 0, 1, rows * (double) cell));
        }
        for (int row = 1; row < rows; row++) {
            on.fill(new Rectangle2D.Double(left, row * (double) cell - 0.5, columns * (double) cell, 1));
        }
    }

    private void paintNumbers(Graphics2D on) {
        double least = table.quantity() == TableQuantity.OUTCOME ? LEAST_OUTCOME : LEAST_NUMBER;
        if (LARGEST_NUMBER * cell < least) {
            return;
        }
        String widest = IntStream.range(0, table.size())
                .mapToObj(i -> table.value(i).map(BigInteger::toString).orElse(""))
                .reduce("", (a, b) -> a.length() >= b.length() ? a : b);
        double size = Math.min(
                LARGEST_NUMBER * cell, 0.8 * cell / Math.max(0.01, lettering.width("0".repeat(widest.length()), 1)));
        if (size < least) {
            return;
        }
        for (int i = 0; i < table.size(); i++) {
            Optional<BigInteger> value = table.value(i);
            if (value.isPresent() || table.isInfinite(i)) {
                double x = left + (i % columns + 0.5) * cell;
                double y = top(i / columns) + 0.5 * cell + 0.36 * size;
                lettering.write(
                        on,
                        value.map(BigInteger::toString).orElse(TableCaption.INFINITE),
                        x,
                        y,
                        size,
                        Anchor.MIDDLE,
                        Palette.on(colours.of(i)));
            }
        }
    }

    private Axis columnAxis() {
        return table.y().isPresent() ? table.x() : new Axis(BigInteger.ZERO, columns);
    }

    private Ticks columnTicks() {
        int longest = Math.min(7, columnAxis().last().toString().length());
        return Ticks.of(columnAxis(), (lettering.width("0".repeat(longest), LABEL) + GAP) / cell);
    }

    private void paintColumnLabels(Graphics2D on) {
        Ticks ticks = columnTicks();
        String sign = table.x().from().signum() == 0 ? "" : "+";
        double y = rows * (double) cell + LABEL + GAP / 2.0;
        for (Ticks.Tick tick : ticks.places()) {
            double x = left + (tick.index() + 0.5) * cell;
            String label = table.y().isPresent() ? tick.label() : sign + tick.label();
            lettering.write(on, label, x, y, LABEL, Anchor.MIDDLE, Palette.QUIET_TEXT);
        }
        if (table.y().isPresent()) {
            double middle = left + columns * cell / 2.0;
            lettering.write(
                    on, ticks.name(table.x().name()), middle, y + LABEL + GAP, LABEL + 1, Anchor.MIDDLE, Palette.TEXT);
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
                .mapToDouble(tick -> lettering.width(rowLabel(tick), LABEL))
                .max()
                .orElse(0);
    }

    private void paintRowLabels(Graphics2D on) {
        Ticks ticks = rowTicks();
        for (Ticks.Tick tick : rows > 1 ? ticks.places() : List.<Ticks.Tick>of()) {
            double y = top(tick.index()) + 0.5 * cell + 0.36 * LABEL;
            lettering.write(on, rowLabel(tick), left - GAP, y, LABEL, Anchor.END, Palette.QUIET_TEXT);
        }
        String name = table.y()
                .map(axis -> ticks.name(axis.name()))
                .orElseGet(() -> table.x().name());
        double middle = rows * cell / 2.0 + 0.36 * LABEL;
        double turn = name.length() == 1 ? 0 : -Math.PI / 2;
        on.rotate(turn, LABEL, middle);
        lettering.write(on, name, LABEL, middle, LABEL + 1, Anchor.MIDDLE, Palette.TEXT);
        on.rotate(-turn, LABEL, middle);
    }
}
