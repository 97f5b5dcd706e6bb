package org.grundy.render.sheet;

import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.analysis.table.Table;
import org.grundy.render.Language;
import org.grundy.render.sheet.SheetWriter.Cell;
import org.grundy.render.text.TableCaption;

/// A table as a sheet: a rectangle with y downwards, a line of numbers in rows of ten. Lost positions stand out.
public final class TableSheet {
    private static final int ROW = 10;

    private final Table table;
    private final TableCaption words;

    private TableSheet(Table table, Language language) {
        this.table = table;
        this.words = new TableCaption(table, language);
    }

    /// Writes the sheet.
    ///
    /// @throws IOException if the stream does
    public static void write(Table table, SheetFormat format, Language language, OutputStream out) throws IOException {
        new TableSheet(table, language).write(new SheetWriter(format, out), language.code());
    }

    private void write(SheetWriter sheet, String language) throws IOException {
        boolean pairs = table.y().isPresent();
        int width = pairs ? table.x().count() : Math.min(ROW, table.size());
        Stream<String> columns =
                IntStream.range(0, width).mapToObj(i -> pairs ? table.x().at(i).toString() : "+" + i);
        sheet.begin(
                words.title(),
                words.subtitle(),
                language,
                Stream.concat(
                                Stream.of(
                                        pairs
                                                ? table.y().get().name() + ", "
                                                        + table.x().name()
                                                : table.x().name()),
                                columns)
                        .toList());
        for (int first = 0; first < table.size(); first += width) {
            int row = first;
            String name = (pairs ? table.y().get().at(row / width) : table.x().at(row)).toString();
            sheet.row(
                    name,
                    IntStream.range(row, row + width)
                            .mapToObj(i -> i < table.size() ? cell(i) : new Cell("", false))
                            .toList());
        }
        sheet.end();
    }

    private Cell cell(int i) {
        String text = table.value(i).map(BigInteger::toString).orElse(table.isInfinite(i) ? "∞" : "·");
        return new Cell(text, TableCaption.lost(table, i));
    }
}
