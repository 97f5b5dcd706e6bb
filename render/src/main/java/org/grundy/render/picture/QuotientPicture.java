package org.grundy.render.picture;

import java.util.stream.IntStream;
import org.grundy.misere.BipartiteMonoid;
import org.grundy.misere.QuotientReport;
import org.grundy.render.Language;
import org.grundy.render.canvas.Canvas;
import org.grundy.render.canvas.Painting;
import org.grundy.render.canvas.Raster;
import org.grundy.render.canvas.TextStyle;
import org.grundy.render.canvas.TextWidths;
import org.grundy.render.misere.ElementNames;
import org.grundy.run.Run;

/// The multiplication table of a misère quotient, and the element of each heap: a colour for each element, those
/// of the P-portion red.
public final class QuotientPicture extends Picture {
    private static final double LABEL = 11;
    private static final TextStyle LABELS = new TextStyle(LABEL, Palette.QUIET_TEXT);
    private static final int GAP = 8;
    private static final int ROOM = 760;
    private static final int LARGEST_CELL = 22;
    private static final int LEAST_WITH_NAMES = 14;
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

    private int colour(int element) {
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
                    .mapToDouble(x -> TextWidths.of(names.name(x), LABEL))
                    .max()
                    .orElse(0);
            this.left = GAP + (int) Math.ceil(Math.max(widest, TextWidths.of("000", LABEL)));
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
            double head = Math.max(headWidth(title(), subtitle()), TextWidths.of(heading(), SUBTITLE));
            int body = left + Math.max(order * cell, columns() * HEAP_CELL);
            return 2 * MARGIN + (int) Math.ceil(Math.max(head, body));
        }

        @Override
        public int height() {
            return mapTop() + Math.ceilDiv(heaps, columns()) * HEAP_CELL + MARGIN;
        }

        @Override
        public void paint(Canvas on) {
            paintHead(on, this, title(), subtitle());
            Raster products = Raster.of(order, order, run, (x, y) -> colour(monoid.product(x, y)));
            on.squares(MARGIN + left, tableTop(), cell, products);
            IntStream.range(0, named ? order : 0).forEach(element -> paintName(on, element));
            on.write(heading(), MARGIN, mapTop() - (double) GAP, new TextStyle(SUBTITLE, Palette.TEXT));
            Raster map = Raster.of(columns(), Math.ceilDiv(heaps, columns()), run, this::heapColour);
            on.squares(MARGIN + left, mapTop(), HEAP_CELL, map);
            IntStream.range(0, heaps).forEach(heap -> paintHeap(on, heap));
        }

        /// Beside its row and, turned upwards, above its column.
        private void paintName(Canvas on, int element) {
            double middle = (element + 0.5) * cell + LABEL * 0.36;
            on.write(names.name(element), MARGIN + left - GAP / 2.0, tableTop() + middle, LABELS.ending());
            on.write(names.name(element), MARGIN + left + middle, tableTop() - GAP / 2.0, LABELS.turned());
        }

        private int heapColour(int column, int row) {
            int heap = row * columns() + column;
            return heap < heaps ? colour(report.quotient().images()[heap]) : Palette.BACKGROUND;
        }

        private void paintHeap(Canvas on, int heap) {
            int x = MARGIN + left + heap % columns() * HEAP_CELL;
            int y = mapTop() + heap / columns() * HEAP_CELL;
            int element = report.quotient().images()[heap];
            String name = names.name(element);
            double size = Math.min(LABEL, LABEL * (HEAP_CELL - 2) / Math.max(1, TextWidths.of(name, LABEL)));
            double base = y + HEAP_CELL / 2.0 + size * 0.36;
            TextStyle style = new TextStyle(size, Palette.on(colour(element)));
            on.write(name, x + HEAP_CELL / 2.0, base, style.centred());
            if (heap % columns() == 0) {
                double middle = y + HEAP_CELL / 2.0 + LABEL * 0.36;
                on.write(Integer.toString(heap), MARGIN + left - GAP / 2.0, middle, LABELS.ending());
            }
        }
    }
}
