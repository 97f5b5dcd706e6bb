package org.grundy.render.picture;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.grundy.analysis.table.Table;
import org.grundy.analysis.table.TableQuantity;
import org.grundy.render.Language;
import org.grundy.render.picture.Lettering.Anchor;
import org.grundy.render.text.TableCaption;
import org.grundy.run.Run;
import org.grundy.text.BilingualText;
import org.grundy.text.InputError;

/// A table as a picture: a heat map of its cells, or a plot of a long line of numbers; with title, axes and
/// legend.
///
/// Works without a display. Where the machine has no font for Chinese, a PNG picture speaks English; where
/// it has no fonts at all, only numbers are written.
public final class TablePicture {
    private static final int MOST_CELLS_ACROSS = 4000;
    private static final int LONGEST_GRID_LINE = 1000;
    private static final int MARGIN = 24;
    private static final double TITLE = 20;
    private static final double SUBTITLE = 13;
    private static final int HEAD = 84;

    private final Table table;
    private final Language language;
    private final Run run;
    private final Lettering lettering;

    private TablePicture(Table table, Language language, Run run) {
        this.table = table;
        this.language = language;
        this.run = run;
        this.lettering = FontLettering.ofMachine();
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
                    "a picture has at most " + MOST_CELLS_ACROSS + " cells in a row; this table is too large for one",
                    "图片每行最多 " + MOST_CELLS_ACROSS + " 格；这张表太大，无法绘制");
        }
        return new TablePicture(table, language, run);
    }

    private static boolean isGrid(Table table) {
        return table.y().isPresent() || table.quantity() == TableQuantity.OUTCOME || table.size() <= LONGEST_GRID_LINE;
    }

    /// Writes it as PNG, with two pixels for each unit of length where that does not grow too large.
    ///
    /// @throws IOException if the stream does
    public void writePng(OutputStream out) throws IOException {
        PictureFormat.png(new Layout(shownLanguage()), out);
    }

    /// Writes it as SVG.
    ///
    /// @throws IOException if the stream does
    public void writeSvg(OutputStream out) throws IOException {
        PictureFormat.svg(new Layout(language), out);
    }

    /// What the PNG picture lacks because of the fonts of this machine; empty if nothing.
    public Optional<BilingualText> lacking() {
        TableCaption words = new TableCaption(table, language);
        return lettering.lacking(words.title() + words.lost(), language);
    }

    /// The language asked for if its words can be shown.
    private Language shownLanguage() {
        TableCaption words = new TableCaption(table, language);
        return lettering.shows(words.title() + words.lost()) ? language : Language.EN;
    }

    /// Where everything stands.
    private final class Layout implements Painting {
        private final TableCaption words;
        private final Chart chart;
        private final Legend legend;

        Layout(Language shown) {
            words = new TableCaption(table, shown);
            Colours colours = new Colours(table);
            chart = isGrid(table)
                    ? new GridChart(table, colours, lettering, run)
                    : new PlotChart(table, colours, lettering, run);
            legend = new Legend(table, colours, words, lettering, chart.height(), isGrid(table));
        }

        @Override
        public int width() {
            double head = Math.max(lettering.width(words.title(), TITLE), lettering.width(words.subtitle(), SUBTITLE));
            return 2 * MARGIN + Math.max((int) Math.ceil(head), chart.width() + MARGIN + legend.width());
        }

        @Override
        public int height() {
            return HEAD + MARGIN + Math.max(chart.height(), legend.height());
        }

        @Override
        public void paint(Graphics2D on) {
            on.setColor(Palette.BACKGROUND);
            on.fill(new Rectangle2D.Double(0, 0, width(), height()));
            lettering.write(on, words.title(), MARGIN, MARGIN + TITLE * 0.8, TITLE, Anchor.START, Palette.TEXT);
            lettering.write(
                    on, words.subtitle(), MARGIN, HEAD - (double) MARGIN, SUBTITLE, Anchor.START, Palette.QUIET_TEXT);
            legend.paint(on, MARGIN + chart.width() + (double) MARGIN, HEAD);
            on.translate(MARGIN, HEAD);
            chart.paint(on);
            on.translate(-MARGIN, -HEAD);
        }
    }
}
