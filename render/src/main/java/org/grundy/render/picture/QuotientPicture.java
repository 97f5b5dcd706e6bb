package org.grundy.render.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.stream.IntStream;
import org.grundy.misere.BipartiteMonoid;
import org.grundy.misere.QuotientReport;
import org.grundy.render.Language;
import org.grundy.render.misere.ElementNames;
import org.grundy.render.picture.Lettering.Anchor;
import org.grundy.run.Run;

/// The multiplication table of a misère quotient, and the element of each heap: a colour for each element, those
/// of the P-portion red.
public final class QuotientPicture extends Picture {
    private static final double LABEL = 11;
    private static final int GAP = 8;
    private static final int ROOM = 760;
    private static final int LARGEST_CELL = 22;
    private static final int LEAST_WITH_NAMES = 14;
    private static final int MOST_RECTANGLES = 10_000;
    private static final int HEAP_CELL = 22;
    private static final int HEAPS_IN_ROW = 24;
    private static final int MOST_HEAPS = 600;

    private final QuotientReport report;
    private final BipartiteMonoid monoid;
    private final ElementNames names;
    private final Run run;

    private QuotientPicture(QuotientReport report, Language language, Run run) {
        super(language);
        this.report = report;
        this.monoid = report.quotient().monoid();
        this.names = new ElementNames(report.quotient());
        this.run = run;
    }

    /// The picture of a quotient. Called inside [Run#attempt].
    ///
    /// @param run charged for it, also as it is drawn
    public static QuotientPicture of(QuotientReport report, Language language, Run run) {
        return new QuotientPicture(report, language, run);
    }

    @Override
    Painting in(Language shown) {
        return new Layout(shown);
    }

    @Override
    String words(Language shown) {
        return new Layout(shown).words();
    }

    private Color colour(int element) {
        double share = element / Math.max(1.0, monoid.order() - 1.0);
        return monoid.lost(element) ? Palette.lost(share / 2) : Palette.won(share);
    }

    /// Where everything stands.
    private final class Layout implements Painting {
        private final Language shown;
        private final int order = monoid.order();
        private final int cell = Math.clamp(ROOM / order, 1, LARGEST_CELL);
        private final boolean named = cell >= LEAST_WITH_NAMES;
        private final int heaps = Math.min(MOST_HEAPS, report.quotient().images().length);
        private final int left;

        Layout(Language shown) {
            this.shown = shown;
            double widest = IntStream.range(0, named ? order : 0)
                    .mapToDouble(x -> lettering.width(names.name(x), LABEL))
                    .max()
                    .orElse(0);
            this.left = GAP + (int) Math.ceil(Math.max(widest, lettering.width("000", LABEL)));
        }

        private String title() {
            return report.game().name() + shown.of(" — misère quotient", "——反常商");
        }

        private String subtitle() {
            String size = shown.of(
                    "order " + order + ", " + monoid.lostElements() + " in the P-portion (red); ",
                    "阶 " + order + "，P 元 " + monoid.lostElements() + " 个（红色）；");
            int largest = report.quotient().largest();
            return size
                    + (report.complete()
                            ? shown.of("proved for all heaps", "对所有堆已证明")
                            : shown.of("proved for the heaps up to " + largest, "对不超过 " + largest + " 的堆已证明"));
        }

        private String heading() {
            return shown.of("The element of each heap, from heap 0 on", "从堆 0 起各堆的元素");
        }

        String words() {
            return title() + subtitle() + heading();
        }

        private int tableTop() {
            return HEAD + (named ? left : 0);
        }

        private int mapTop() {
            return tableTop() + order * cell + 2 * MARGIN;
        }

        private int columns() {
            return Math.min(HEAPS_IN_ROW, heaps);
        }

        @Override
        public int width() {
            double head = Math.max(headWidth(title(), subtitle()), lettering.width(heading(), SUBTITLE));
            int body = left + Math.max(order * cell, columns() * HEAP_CELL);
            return 2 * MARGIN + (int) Math.ceil(Math.max(head, body));
        }

        @Override
        public int height() {
            return mapTop() + Math.ceilDiv(heaps, columns()) * HEAP_CELL + MARGIN;
        }

        @Override
        public void paint(Graphics2D on) {
            paintHead(on, this, title(), subtitle());
            if (order * order > MOST_RECTANGLES) {
                paintImage(on);
            } else {
                IntStream.range(0, order).forEach(row -> paintRow(on, row));
            }
            lettering.write(on, heading(), MARGIN, mapTop() - (double) GAP, SUBTITLE, Anchor.START, Palette.TEXT);
            IntStream.range(0, heaps).forEach(heap -> paintHeap(on, heap));
        }

        private void paintImage(Graphics2D on) {
            PixelImage.paint(
                    on,
                    new Rectangle(MARGIN + left, tableTop(), order * cell, order * cell),
                    order,
                    order,
                    run,
                    (x, y) -> colour(monoid.product(x, y)));
        }

        private void paintRow(Graphics2D on, int row) {
            run.options(order);
            for (int x = 0; x < order; x++) {
                fill(on, MARGIN + left + x * cell, tableTop() + row * cell, cell, monoid.product(x, row));
            }
            if (named) {
                double base = tableTop() + (row + 0.5) * cell + LABEL * 0.36;
                lettering.write(
                        on, names.name(row), MARGIN + left - GAP / 2.0, base, LABEL, Anchor.END, Palette.QUIET_TEXT);
                paintColumnName(on, row);
            }
        }

        /// Names of columns are turned upwards.
        private void paintColumnName(Graphics2D on, int column) {
            double x = MARGIN + left + (column + 0.5) * cell + LABEL * 0.36;
            double y = tableTop() - GAP / 2.0;
            on.translate(x, y);
            on.rotate(-Math.PI / 2);
            lettering.write(on, names.name(column), 0, 0, LABEL, Anchor.START, Palette.QUIET_TEXT);
            on.rotate(Math.PI / 2);
            on.translate(-x, -y);
        }

        private void fill(Graphics2D on, int x, int y, int size, int element) {
            on.setColor(colour(element));
            on.fill(new Rectangle2D.Double(x, y, size, size));
        }

        private void paintHeap(Graphics2D on, int heap) {
            run.option();
            int x = MARGIN + left + heap % columns() * HEAP_CELL;
            int y = mapTop() + heap / columns() * HEAP_CELL;
            int element = report.quotient().images()[heap];
            fill(on, x, y, HEAP_CELL, element);
            String name = names.name(element);
            double size = Math.min(LABEL, LABEL * (HEAP_CELL - 2) / Math.max(1, lettering.width(name, LABEL)));
            double base = y + HEAP_CELL / 2.0 + size * 0.36;
            lettering.write(on, name, x + HEAP_CELL / 2.0, base, size, Anchor.MIDDLE, Palette.on(colour(element)));
            if (heap % columns() == 0) {
                lettering.write(
                        on,
                        Integer.toString(heap),
                        MARGIN + left - GAP / 2.0,
                        y + HEAP_CELL / 2.0 + LABEL * 0.36,
                        LABEL,
                        Anchor.END,
                        Palette.QUIET_TEXT);
            }
        }
    }
}
