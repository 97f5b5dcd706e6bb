package org.grundy.render.picture;

import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.render.Language;
import org.grundy.render.canvas.Canvas;
import org.grundy.render.canvas.Painting;
import org.grundy.render.text.TableCaption;
import org.grundy.run.Run;
import org.grundy.text.InputError;

/// A table as a picture: a heat map of its cells, or a plot of a long line of numbers; with title, axes and
/// legend.
public final class TablePicture extends Picture {
    private static final int MOST_CELLS_ACROSS = 4000;
    private static final int LONGEST_GRID_LINE = 1000;

    private final Table table;
    private final Run run;

    private TablePicture(Table table, Language language, Run run) {
        super(language);
        this.table = table;
        this.run = run;
    }

    /// The picture of a table.
    ///
    /// @param run charged as it is drawn, inside [Run#attempt]
    /// @throws InputError if the table has more than 4000 cells in a row or a column
    public static TablePicture of(Table table, Language language, Run run) {
        boolean rectangle = table.y().isPresent();
        int across = rectangle ? Math.max(table.x().count(), table.y().get().count()) : 0;
        boolean longLine = !rectangle && isGrid(table) && table.size() > MOST_CELLS_ACROSS * 1000;
        if (across > MOST_CELLS_ACROSS || longLine) {
            throw new InputError(
                    "a picture has at most %s cells in a row; this table is too large for one",
                    "图片每行最多 %s 格；这张表太大，无法绘制", MOST_CELLS_ACROSS);
        }
        return new TablePicture(table, language, run);
    }

    private static boolean isGrid(Table table) {
        return table.y().isPresent() || table.quantity() == TableQuantity.OUTCOME || table.size() <= LONGEST_GRID_LINE;
    }

    @Override
    Painting in(Language shown) {
        return new Layout(shown);
    }

    @Override
    String words(Language shown) {
        TableCaption words = new TableCaption(table, shown);
        return words.title() + words.subtitle() + words.lost();
    }

    /// Where everything stands.
    private final class Layout implements Painting {
        private final TableCaption words;
        private final Painting chart;
        private final Legend legend;

        Layout(Language shown) {
            words = new TableCaption(table, shown);
            Colours colours = new Colours(table);
            chart = isGrid(table) ? new GridChart(table, colours, run) : new PlotChart(table, colours, run);
            legend = new Legend(table, colours, words, chart.height(), isGrid(table));
        }

        @Override
        public int width() {
            double head = headWidth(words.title(), words.subtitle());
            return 2 * MARGIN + Math.max((int) Math.ceil(head), chart.width() + MARGIN + legend.width());
        }

        @Override
        public int height() {
            return HEAD + MARGIN + Math.max(chart.height(), legend.height());
        }

        @Override
        public void paint(Canvas on) {
            paintHead(on, this, words.title(), words.subtitle());
            legend.paint(on, MARGIN + chart.width() + (double) MARGIN, HEAD);
            on.draw(chart, MARGIN, HEAD);
        }
    }
}
